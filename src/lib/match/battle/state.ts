import { type ActionId, type Balance, CHARACTERISTICS, SKILLS } from '../../catalogue/battle.ts';
import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import {
	type BattleCreature,
	type BattleHero,
	type BattleRoster,
	emptyBattleHero
} from '../../roster/battle-document.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { fieldedHeroes, strengthBonus } from '../../rules/battle/fielded.ts';
import { type Threshold, thresholdFor } from '../../rules/battle/threshold.ts';
import { rulingValue } from '../../rules/ruling.ts';
import { assert } from '../../util/assert.ts';
import { SIDES, type Side } from '../engine.ts';

/* A Bataille rangée battle: plain data. Points are victory points. */

export const PHASES = ['muster', 'moral', 'military', 'tactical', 'heroes', 'verdict', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** `0:h1`: the side and the id in its roster. */
export type Ref = string;

/** A hero, the general or a great creature; what does not change. */
export interface Actor {
	readonly ref: Ref;
	readonly side: Side;
	/** Its id in the roster; the general who is no hero there has an id of his own. */
	readonly entry: string;
	readonly kind: 'hero' | 'creature';
	readonly name: string;
	readonly general: boolean;
	/** Values to test against; a creature has none but its strength bonus. */
	readonly hero: BattleHero;
	readonly sb: number | null;
	/** Boxes on its card; null: not known. */
	readonly wounds: number | null;
}

/** How an actor fares. `out`: takes no part any more; `dead` too. */
export const FATES = ['fit', 'out', 'dead'] as const;
export type Fate = (typeof FATES)[number];
export interface ActorState {
	readonly lost: number;
	readonly fate: Fate;
	readonly acted: boolean;
	/** Fate points left. */
	readonly destiny: number;
}

/** What has to be settled before anything else. */
export type Due =
	| { readonly kind: 'tactical-gain'; readonly sides: readonly Side[] }
	/** The die of a heroic act that succeeded. */
	| { readonly kind: 'gain'; readonly hero: Ref; readonly action: ActionId; readonly degrees: number }
	/** Damage suffered, before armour and defence: what is lost of it is the table's to say. */
	| { readonly kind: 'wounds'; readonly hero: Ref; readonly damage: number | null }
	| { readonly kind: 'duel'; readonly hero: Ref; readonly opponent: Ref; readonly met: boolean }
	| { readonly kind: 'hunt'; readonly creature: Ref; readonly heroes: readonly Ref[]; readonly took: readonly Ref[] };

/** The score after something changed it. */
export interface ScoreStep {
	readonly turn: number;
	readonly phase: Phase;
	readonly points: readonly [number, number];
}

export const REASONS = ['threshold', 'higher', 'equal', 'agreed'] as const;
export interface Outcome {
	readonly winner: Side | null;
	readonly reason: (typeof REASONS)[number];
}

export interface BattleState {
	readonly game: 'bataille-rangee';
	readonly rulings: Readonly<Record<string, RulingValue>>;
	readonly sides: readonly [BattleRoster, BattleRoster];
	readonly actors: Readonly<Record<Ref, Actor>>;
	readonly people: Readonly<Record<Ref, ActorState>>;
	/** Of the table, for the soldiers of both camps; null when there are none. */
	readonly table: Threshold | null;
	/** Points that each camp needs; null before the forces are mustered. */
	readonly needed: readonly [number, number] | null;
	readonly balance: Balance | null;
	/** The stronger side; null when the forces are balanced. */
	readonly stronger: Side | null;
	readonly points: readonly [number, number];
	readonly turn: number;
	readonly phase: Phase;
	readonly due: readonly Due[];
	readonly course: readonly ScoreStep[];
	readonly outcome: Outcome | null;
}

export const isBattleState = (state: unknown): state is BattleState =>
	typeof state === 'object' && state !== null && 'game' in state && state.game === 'bataille-rangee';

/* Rosters are drafts with any number in them. A battle counts in whole points, and no turn may take points away. */
const MOST = 999;
const MOST_SOLDIERS = 1e9;
const whole = (value: number, most = MOST): number => Math.min(most, Math.max(0, Math.trunc(value)));
const percent = (value: number | null): number | null =>
	value === null ? null : Math.min(MOST, Math.max(-MOST, value));
const bonus = (sb: number | null): number | null => (sb === null ? null : whole(sb));

function soundHero(hero: BattleHero): BattleHero {
	const characteristics = { ...hero.characteristics };
	for (const each of CHARACTERISTICS) characteristics[each] = percent(characteristics[each]);
	const skills = { ...hero.skills };
	for (const each of SKILLS) skills[each] = percent(skills[each]);
	return { ...hero, characteristics, skills };
}

/** Victory points that a camp starts with. */
export const strategicPointsOf = ({ strategicPoints }: Pick<BattleRoster, 'strategicPoints'>): number =>
	whole(strategicPoints);

const heroActor = (hero: BattleHero): Omit<Actor, 'ref' | 'side'> => ({
	entry: hero.id,
	kind: 'hero',
	name: hero.name,
	general: hero.general,
	hero: soundHero(hero),
	sb: bonus(strengthBonus(hero)),
	wounds: hero.wounds
});
const creatureActor = ({ id, name, notes, sb, wounds }: BattleCreature): Omit<Actor, 'ref' | 'side'> => ({
	entry: id,
	kind: 'creature',
	name,
	general: false,
	hero: { ...emptyBattleHero(id), name, notes, wounds },
	sb: bonus(sb),
	wounds
});

function actorsOf(sides: BattleState['sides']): Record<Ref, Actor> {
	const actors: Record<Ref, Actor> = {};
	for (const side of SIDES) {
		const roster = sides[side];
		const all = [...fieldedHeroes(roster).map(heroActor), ...roster.creatures.map(creatureActor)];
		let general = false;
		for (const actor of all) {
			let ref = `${side}:${actor.entry}`;
			for (let n = 2; Object.hasOwn(actors, ref); n++) ref = `${side}:${actor.entry}~${n}`; // a roster that repeats an id
			actors[ref] = { ...actor, ref, side, general: actor.general && !general };
			general ||= actor.general;
		}
	}
	return actors;
}

/** Soldiers that count for the threshold (ruling size-counts). */
function battleSize(setup: Pick<BattleState, 'sides' | 'rulings'>, catalogue: BattleCatalogue): number {
	const [first, second] = setup.sides.map(({ soldiers }) => whole(soldiers, MOST_SOLDIERS));
	const larger = rulingValue(setup, 'size-counts', catalogue) === 'larger';
	return larger ? Math.max(first ?? 0, second ?? 0) : (first ?? 0) + (second ?? 0);
}

/** Before the forces are mustered: the strategic points stand on the score (bataille-rangee 3.2). */
export function startBattle(
	{ sides, rulings }: Pick<BattleState, 'sides' | 'rulings'>,
	catalogue: BattleCatalogue
): BattleState {
	const actors = actorsOf(sides);
	const points: [number, number] = [strategicPointsOf(sides[0]), strategicPointsOf(sides[1])];
	const fresh = ({ hero }: Actor): ActorState => ({ lost: 0, fate: 'fit', acted: false, destiny: whole(hero.fate) });
	return {
		game: 'bataille-rangee',
		rulings,
		sides,
		actors,
		people: Object.fromEntries(Object.values(actors).map((actor) => [actor.ref, fresh(actor)])),
		table: thresholdFor(battleSize({ sides, rulings }, catalogue), { rulings }, catalogue),
		needed: null,
		balance: null,
		stronger: null,
		points,
		turn: 1,
		phase: 'muster',
		due: [],
		course: [{ turn: 0, phase: 'muster', points }],
		outcome: null
	};
}

/** The actor with this reference; asking for one that is not there is a bug. */
export function actorIn(state: BattleState, ref: Ref): Actor {
	const actor = Object.hasOwn(state.actors, ref) ? state.actors[ref] : undefined;
	assert(actor, `no actor ${ref}`);
	return actor;
}
export function personIn(state: BattleState, ref: Ref): ActorState {
	const person = Object.hasOwn(state.people, ref) ? state.people[ref] : undefined;
	assert(person, `nobody ${ref}`);
	return person;
}
export const isFit = (state: BattleState, ref: Ref): boolean => personIn(state, ref).fate === 'fit';
/** May take an action in this turn. */
export const isFree = (state: BattleState, ref: Ref): boolean => isFit(state, ref) && !personIn(state, ref).acted;
export const actorsOfSide = (state: BattleState, side: Side): readonly Actor[] =>
	Object.values(state.actors).filter((actor) => actor.side === side);
export const generalOf = (state: BattleState, side: Side): Actor | null =>
	actorsOfSide(state, side).find(({ general }) => general) ?? null;
