import { engine as battleEngine, randomBattle } from '#lib/match/battle/games.fixture.ts';
import { dbgEngine, randomDbgMatch } from '#lib/match/dbg/games.fixture.ts';
import { type MatchDocument, makeMatchDocument, parseMatchText } from '#lib/match/document.ts';
import type { MatchEngine } from '#lib/match/engine.ts';
import { type Fold, replay, withoutLast } from '#lib/match/fold.ts';
import { randomOscarMatch } from '#lib/match/oscar/games.fixture.ts';
import { engine as oscarEngine } from '#lib/match/oscar/table.fixture.ts';

/*
 * `npm run soak [GAMES] [FIRST SEED]`: random matches of each game, played to the end (1,000 if not said otherwise). No
 * crash, every state in its set, nobody acts twice, replay identical, undo exact. A failure names the seed that repeats it.
 */

const [games = 1000, first = 1] = process.argv.slice(2).map(Number);

interface Played<State> {
	readonly document: MatchDocument;
	readonly fold: Fold<State>;
}

/** One match: it ended, replays from its file as it was, and its last event can be undone. Gives its number of events. */
function soak<State>(played: Played<State>, engine: MatchEngine<State>): number {
	const { document, fold } = played;
	if (!engine.isOver(fold.state)) throw new Error('it does not end');
	const read = parseMatchText(JSON.stringify(makeMatchDocument(document)));
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	const again = replay(read.value, engine);
	if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(fold)) throw new Error('it replays otherwise');
	const undone = replay(withoutLast(document), engine);
	if (!undone.ok) throw new Error('undoing the last event breaks it');
	if (JSON.stringify(undone.value.log) !== JSON.stringify(fold.log.slice(0, -1))) throw new Error('undo is not exact');
	return document.events.length;
}

/** Every game that has a match engine: one match of it. */
const GAMES: Readonly<Record<string, (seed: number) => number>> = {
	dbg: (seed) => soak(randomDbgMatch(seed, 8, true), dbgEngine),
	oscar: (seed) => soak(randomOscarMatch(seed), oscarEngine),
	'bataille-rangee': (seed) => soak(randomBattle(seed), battleEngine)
};

let failed = 0;
for (const [game, playOne] of Object.entries(GAMES)) {
	let events = 0;
	const start = performance.now();
	for (let seed = first; seed < first + games; seed++) {
		try {
			events += playOne(seed);
		} catch (error) {
			failed++;
			console.error(`${game}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
		}
	}
	const seconds = ((performance.now() - start) / 1000).toFixed(0);
	console.log(`${game}: ${games} matches, seeds ${first} to ${first + games - 1}: ${events} events, ${seconds} s`);
}
process.exitCode = failed > 0 ? 1 : 0;
