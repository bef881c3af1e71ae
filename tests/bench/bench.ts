import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { d10Value } from '#lib/dice/d10.ts';
import { seededDice } from '#lib/dice/random.ts';
import { type Attack, parseAttack } from '#lib/match/attack.ts';
import { duellistOf } from '#lib/match/dbg/duellist.ts';
import { randomDbgMatch, dbgEngine } from '#lib/match/dbg/games.fixture.ts';
import { resolveMelee } from '#lib/match/dbg-melee.ts';
import type { Duellist } from '#lib/match/duel.ts';
import { replay } from '#lib/match/fold.ts';
import { matchUps } from '#lib/match/matchup.ts';
import { attackOdds } from '#lib/match/odds.ts';
import { worthOf } from '#lib/match/worth.ts';
import { makeEntry } from '#lib/roster/dbg-document.ts';
import { ofGame, parseRoster } from '#lib/roster/document.ts';

/*
 * `npm run bench`: how long the odds and the match take, as medians; the lines with a limit say whether it is kept. Every
 * line is measured on inputs that change from run to run, so that nothing is answered from memory alone.
 */

const tables = dbgCatalogue.game.missileTables;

function attack(value: unknown): Attack {
	const parsed = parseAttack(value);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}

/** The median time of a run, in ms. */
function median(run: (round: number) => void, rounds: number): number {
	for (let round = 0; round < Math.ceil(rounds / 5); round++) run(round); // warm
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const start = performance.now();
		run(round);
		times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	return times[Math.floor(rounds / 2)] ?? 0;
}

let missed = 0;
function line(what: string, ms: number, limit: number | null): void {
	const kept = limit === null ? '' : ms < limit ? `under ${limit} ms` : `OVER ${limit} ms`;
	if (limit !== null && ms >= limit) missed++;
	console.log(`${what.padEnd(46)} ${ms.toFixed(ms < 1 ? 4 : 2).padStart(9)} ms  ${kept}`);
}

const odds = (value: Attack): void => {
	if (!attackOdds(value, tables).ok) throw new Error('bug: an attack of the bench has no odds');
};
const man = (round: number, shift: number) => ({
	combat: 4 + ((round + shift) % 5),
	defence: 10 + ((round * 3 + shift) % 4)
});
const melee = (round: number, others: number): Attack =>
	attack({
		game: 'dbg',
		kind: 'melee',
		sides: [[man(round, 0)], Array.from({ length: others }, (_, index) => man(round, index + 1))]
	});
const ROUNDS = 200;
const ones = Array.from({ length: ROUNDS }, (_, round) => melee(round, 1));
const fours = Array.from({ length: ROUNDS }, (_, round) => melee(round, 4));

const duelMs = median((round) => odds(ones[round] ?? melee(round, 1)), ROUNDS);
line('De Bello Gallico, melee 1 against 1, exact odds', duelMs, 0.2);
line(
	'De Bello Gallico, melee 1 against 4, exact odds',
	median((round) => odds(fours[round] ?? melee(round, 4)), ROUNDS),
	5
);

const pools = attack({ game: 'oscar', kind: 'melee', sides: [{ attack: '6k3' }, { attack: '6k3' }] });
const shots = attack({ game: 'oscar', kind: 'shot', attack: '6k3', defence: '6k3' });
line(
	'OSCAR, melee 6k3 against 6k3, exact odds',
	median(() => odds(pools), 60),
	5
);
line(
	'OSCAR, shot 6k3 against 6k3, exact odds',
	median(() => odds(shots), 60),
	5
);

// --- Monte Carlo beside the exact odds ---
const duel = melee(1, 1);
if (duel.game !== 'dbg' || duel.kind !== 'melee') throw new Error('bug: no melee');
const dice = seededDice(1);
const DUELS = 20_000;
const monteCarlo = median(() => {
	for (let n = 0; n < DUELS; n++) {
		const values = [dice.d10(), dice.d10()].map((faces) => {
			const value = d10Value(faces);
			return value.ok ? value.value : 0;
		});
		resolveMelee(duel, values);
	}
}, 5);
const perSecond = (DUELS / monteCarlo) * 1000;
console.log(`${'Monte Carlo duels'.padEnd(46)} ${Math.round(perSecond).toLocaleString('en').padStart(9)} a second`);
console.log(
	`${'  in the time of one exact answer'.padEnd(46)} ${((duelMs / 1000) * perSecond).toFixed(0).padStart(9)} duels`
);

// --- match-ups and worth ---
const read = parseRoster({ format: 'signifer.roster', version: 1, game: 'dbg', army: 'celts', entries: [] });
if (!read.ok) throw new Error('bug: no roster');
const roster = ofGame(read.value, 'dbg');
const SKILLS = ['elite-warrior', 'peerless-defender', 'tough', 'frenzy', 'guide'];
const UNITS = [...dbgCatalogue.units.keys()];
const fighters = Array.from({ length: 60 }, (_, index): Duellist => {
	const unit = UNITS[index % UNITS.length] ?? '';
	const skills = [SKILLS[index % SKILLS.length] ?? 'guide'];
	const one = duellistOf({ ...makeEntry('a', unit, 1), skills }, roster, dbgCatalogue);
	if (!one) throw new Error(`bug: ${unit} does not fight`);
	return one;
});
line(
	'match-up matrix 60 x 60, with duels to the end',
	median(() => void matchUps(fighters, fighters), 7),
	200
);
const opponent = fighters[0];
if (!opponent) throw new Error('bug: no opponent');
line(
	'worth of everything one entry may have',
	median(() => void worthOf(makeEntry('a', 'tigerno', 1), roster, opponent, dbgCatalogue), 20),
	null
);

// --- the match ---
const { document } = randomDbgMatch(11);
const replayMs = median(() => void replay(document, dbgEngine), 9);
line(`replay of a match of ${document.events.length} events`, replayMs, null);

if (missed > 0) console.log(`${missed} over their limit: is the machine doing something else?`);
