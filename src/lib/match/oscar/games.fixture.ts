import fc from 'fast-check';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { company, ownEntry } from '../../rules/oscar/testing.ts';
import type { RulingValue } from '../../roster/fields.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { seededDice } from '../../dice/random.ts';
import { type MatchEvent, newMatch } from '../document.ts';
import type { Fold } from '../fold.ts';
import { playRandomly } from '../random-player.fixture.ts';
import { sideOf } from './field.ts';
import { engine } from './table.fixture.ts';
import { MARKERS, type OscarState, PHASES, PLACES, POSTURES } from './state.ts';

/* Random matches of OSCAR, and what must hold in every state of them. */

const withOwn = (roster: OscarRoster, ...entries: Record<string, unknown>[]): OscarRoster => ({
	...company('', { entries: [...roster.entries, ...entries] })
});
const COMPANIES = [
	company('captain veteran-squad squad-1 squad-2 bazooka-man medium-tank'),
	company('kapitan-soviet groupsky-veteransky komissar-groupsky groupsky-1 mortar-team half-track'),
	company('hauptmann veteran-gruppe gruppe-1 gruppe-2 flamethrower-man jeep'),
	company('kapitan-polish grupa-weteran grupa-bojowa-1 grupa-bojowa-2 hmg-team truck'),
	withOwn(
		company('capitaine peloton-de-combat-1'),
		ownEntry('o1', { rules: ['lucky', 'frenzied'], weapons: ['spear-pike', 'bow'] }, 8),
		ownEntry('o2', { rules: ['poorly-trained'], weapons: ['hand-grenade'] }, 6),
		ownEntry(
			'o3',
			{ role: 'officer', commandRange: 9, rules: ['inspiring', 'cohesion', 'lucky'], weapons: ['knife'] },
			1
		),
		ownEntry('o4', { rules: ['fanatic', 'to-the-death'], weapons: ['sword-sabre', 'musket'] }, 10)
	)
];

const RULINGS = [...oscarCatalogue.rulings.values()].filter(({ phase }) => phase === 'playing');
const arbAnswers = RULINGS.map(({ id, choices }) =>
	fc.option(fc.constantFrom(...choices)).map((value): [string, RulingValue][] => (value === null ? [] : [[id, value]]))
);
const arbRulings = fc.tuple(...arbAnswers).map((answers) => Object.fromEntries(answers.flat()));

/** A recipe for a game, short enough to be read when it fails. */
export const arbGame = fc.record({
	companies: fc.tuple(fc.nat(COMPANIES.length - 1), fc.nat(COMPANIES.length - 1)),
	seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
	choices: fc.integer({ min: 1, max: 2 ** 30 }),
	rulings: arbRulings
});
type Game = typeof arbGame extends fc.Arbitrary<infer T> ? T : never;

interface Step {
	readonly before: Fold<OscarState>;
	readonly event: MatchEvent;
	readonly after: Fold<OscarState>;
}

export function playOscar({ companies: [a, b], seed, choices, rulings }: Game, most: number) {
	const [first, second] = [COMPANIES[a], COMPANIES[b]];
	if (!first || !second) throw new Error('no such company');
	const match = newMatch({ sides: [first, second], seed: `mt19937:${seed}`, rulings });
	if (!match.ok) throw new Error(match.error.code);
	const steps: Step[] = [];
	const watch = (before: Step['before'], event: MatchEvent, after: Step['after']): void => {
		steps.push({ before, event, after });
	};
	return { ...playRandomly(match.value, engine, seededDice(choices), { most, watch }), steps };
}

/** What is wrong with a state; nothing in a good one. */
export function oscarFaults(state: OscarState): string[] {
	const found = Object.entries(state.groups).flatMap(([ref, group]) => {
		const starting = state.field.pieces[ref]?.profile.headcount ?? 0;
		const dead = group.place === 'killed' || group.place === 'destroyed';
		const facts: Record<string, boolean> = {
			place: PLACES.includes(group.place),
			posture: POSTURES.includes(group.posture),
			marker: MARKERS.includes(group.marker),
			men: group.men >= 0 && group.men <= starting && (group.men === 0) === dead,
			gone: group.place === 'table' || (group.contacts.length === 0 && !group.overwatch),
			contacts: group.contacts.every(
				(enemy) => sideOf(enemy) !== sideOf(ref) && state.groups[enemy]?.contacts.includes(ref) === true
			),
			active: (group.marker === 'active') === (state.active?.group === ref)
		};
		return Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : [`${ref} ${name} ${JSON.stringify(group)}`]));
	});
	return [
		...found,
		...(PHASES.includes(state.phase) ? [] : ['phase']),
		...((state.phase === 'action') === (state.active !== null) ? [] : ['active']),
		...((state.active?.points ?? 0) >= 0 ? [] : ['points']),
		...((state.phase === 'ended') === (state.outcome !== null) ? [] : ['outcome'])
	];
}

/** One match, from two companies to its end: its whole document, and where it ended. Bad states are thrown. */
export function randomOscarMatch(seed: number): ReturnType<typeof playOscar> {
	const dice = seededDice(seed);
	const rulings = RULINGS.filter(() => dice.die(3) === 1).map(({ id, choices }) => [
		id,
		choices[dice.die(choices.length) - 1]
	]);
	const game: Game = {
		companies: [dice.die(COMPANIES.length) - 1, dice.die(COMPANIES.length) - 1],
		seed,
		choices: seed + 1,
		rulings: Object.fromEntries(rulings)
	};
	const played = playOscar(game, 2000);
	for (const { event, after } of played.steps) {
		const wrong = oscarFaults(after.state);
		if (wrong.length > 0) throw new Error(`${JSON.stringify(event)}: ${wrong.join('; ')}`);
	}
	return played;
}
