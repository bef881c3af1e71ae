import { parseMatchText, makeMatchDocument } from '#lib/match/document.ts';
import { dbgEngine, randomDbgMatch } from '#lib/match/dbg/games.fixture.ts';
import { replay, withoutLast } from '#lib/match/fold.ts';

/*
 * `npm run soak [GAMES] [FIRST SEED]`: random matches of each game, played to the end (1,000 if not said otherwise). No
 * crash, every state in its set, nobody acts twice, replay identical, undo exact. A failure names the seed that repeats it.
 */

const [games = 1000, first = 1] = process.argv.slice(2).map(Number);

interface Tally {
	events: number;
	turns: number;
	won: number;
}

/** One match of a game: plays it, replays it from its file, undoes its last event. */
function soakDbg(seed: number, tally: Tally): void {
	const { document, fold } = randomDbgMatch(seed);
	if (!dbgEngine.isOver(fold.state)) throw new Error('it does not end');
	const read = parseMatchText(JSON.stringify(makeMatchDocument(document)));
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	const again = replay(read.value, dbgEngine);
	if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(fold)) throw new Error('it replays otherwise');
	const undone = replay(withoutLast(document), dbgEngine);
	if (!undone.ok) throw new Error('undoing the last event breaks it');
	if (JSON.stringify(undone.value.log) !== JSON.stringify(fold.log.slice(0, -1))) throw new Error('undo is not exact');
	tally.events += document.events.length;
	tally.turns += fold.state.turn;
	if (fold.state.over?.winner !== null) tally.won++;
}

/** Every game that has a match engine. */
const GAMES: Readonly<Record<string, (seed: number, tally: Tally) => void>> = { dbg: soakDbg };

let failed = 0;
for (const [game, soak] of Object.entries(GAMES)) {
	const tally: Tally = { events: 0, turns: 0, won: 0 };
	const start = performance.now();
	for (let seed = first; seed < first + games; seed++) {
		try {
			soak(seed, tally);
		} catch (error) {
			failed++;
			console.error(`${game}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
		}
	}
	const seconds = ((performance.now() - start) / 1000).toFixed(0);
	const last = first + games - 1;
	console.log(
		`${game}: ${games} matches, seeds ${first} to ${last}: ${tally.events} events, ${tally.turns} turns, ${tally.won} won, ${seconds} s`
	);
}
process.exitCode = failed > 0 ? 1 : 0;
