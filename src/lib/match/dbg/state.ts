import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { ofGame } from '../../roster/document.ts';
import { rulingValue } from '../../rules/dbg/lookup.ts';
import { fieldedProfile } from '../../rules/dbg/profile.ts';
import { figuresOf } from '../../rules/dbg/points.ts';
import type { DbgMelee, DbgShot } from '../attack.ts';
import { type MatchSetup, SIDES, type Side } from '../engine.ts';

/* The state of a De Bello Gallico match: plain data, one record per figure. Distances in centimetres. */

export const PHASES = ['initiative', 'movement', 'combat', 'morale'] as const;
export type Phase = (typeof PHASES)[number];

/** How a figure is (dbg II.C): `out` is out of action, `fled` has left the table; both are losses. */
export const CONDITIONS = ['fit', 'wounded', 'out', 'fled'] as const;
export type FigureCondition = (typeof CONDITIONS)[number];

export const FORMATIONS = ['line', 'square', 'wall'] as const;
export type FormationKind = (typeof FORMATIONS)[number];

export type Weather = DbgShot['weather'];

/** What a figure brings to the table; it never changes. Values are those of the fielded profile. */
export interface Card {
	readonly side: Side;
	readonly entry: string;
	readonly unit: string;
	readonly army: string;
	/** Place in its entry, from 1, and how many the entry has. */
	readonly number: number;
	readonly of: number;
	/** The entry's own name, or ''. */
	readonly name: string;
	readonly combat: number;
	readonly shooting: number;
	readonly defence: number;
	readonly discipline: number;
	/** Centimetres. */
	readonly movement: number;
	readonly equipment: readonly string[];
	readonly skills: readonly string[];
	readonly rules: readonly string[];
	readonly dog: boolean;
	readonly rank: 'superior' | 'junior' | null;
	/** Of a dog: its master. */
	readonly master: string | null;
}

export interface Mount {
	/** `horse` or `war-chariot`, an id of the catalogue. */
	readonly item: string;
	readonly condition: 'fit' | 'wounded';
	readonly bolting: boolean;
}

/** What happened to a figure in this turn; forgotten when the turn ends. */
export interface TurnMarks {
	readonly acted: boolean;
	/** Centimetres moved. */
	readonly moved: number;
	readonly shots: number;
	readonly fought: boolean;
	/** Came into contact in a cavalry charge. */
	readonly charged: boolean;
	readonly lightning: boolean;
	readonly violent: boolean;
	readonly furious: boolean;
	/** Failed to get out of an enemy's way: Defence -1. */
	readonly guardFailed: boolean;
}
export const FRESH: TurnMarks = {
	acted: false,
	moved: 0,
	shots: 0,
	fought: false,
	charged: false,
	lightning: false,
	violent: false,
	furious: false,
	guardFailed: false
};

export interface Figure {
	readonly id: string;
	readonly card: Card;
	readonly condition: FigureCondition;
	readonly retreat: boolean;
	readonly camouflaged: boolean;
	/** Fights with his bare hands. */
	readonly disarmed: boolean;
	/** Null on foot. */
	readonly mount: Mount | null;
	/** Id of his formation, `line:1` and the like, or null. */
	readonly formation: string | null;
	readonly turn: TurnMarks;
}

/** What the rules want settled before play goes on; `guard` and `breakthrough` are the player's choice. */
export type Due =
	/** `won`: he beat somebody who does not give ground, so he has to. */
	| { readonly kind: 'recoil'; readonly figure: string; readonly draw: boolean; readonly won: boolean }
	/** A lone winner chooses whom he strikes (dbg III.C.2). */
	| {
			readonly kind: 'strike';
			readonly figure: string;
			readonly targets: readonly string[];
			readonly aim: Readonly<Record<string, 'mount'>>;
			/** The melee as it was rolled, the winner on side 0, targets in the order of side 1. */
			readonly melee: DbgMelee;
			/** Recoils if his blow does not put the enemy out: a formation or an obstacle's defender does not give way. */
			readonly givesGround: boolean;
	  }
	| { readonly kind: 'test'; readonly figure: string; readonly why: TestReason }
	/** The bearer of the aquila fell: who stood within 20 cm? */
	| { readonly kind: 'aquila'; readonly side: Side }
	| { readonly kind: 'guard'; readonly figure: string; readonly against: string }
	| { readonly kind: 'breakthrough'; readonly figure: string };

export const TEST_REASONS = ['bolt', 'aquila', 'break'] as const;
export type TestReason = (typeof TEST_REASONS)[number];

/** What holds only while one figure is activated. */
export interface Moment {
	readonly active: string | null;
	/** Charged figures that passed or failed the test to shoot all the same. */
	readonly steady: readonly string[];
	readonly shaken: readonly string[];
	/** The dance of the blue rooster: this shot at the dancer has his Combat roll as its difficulty. */
	readonly dance: { readonly figure: string; readonly shooter: string; readonly score: number } | null;
}
export const NO_MOMENT: Moment = { active: null, steady: [], shaken: [], dance: null };

export interface SideState {
	readonly army: string;
	/** Figures at the start; the break point counts from it. */
	readonly figures: number;
	/** Figures of the roster that could not be fielded: unknown units, or far too many. */
	readonly leftOut: number;
	/** Its Discipline changes as the battle goes on (ruling impetuous). */
	readonly impetuous: boolean;
	/** Sylvan traps not sprung yet. */
	readonly traps: number;
	/** Reached its break point. */
	readonly broken: boolean;
}

export interface DbgState {
	readonly turn: number;
	readonly phase: Phase;
	/** Who won the initiative of this turn. */
	readonly initiative: Side | null;
	/** Whose figure is activated next; null when nobody is left to activate. */
	readonly hand: Side | null;
	readonly weather: Weather;
	readonly rulings: Readonly<Record<string, RulingValue>>;
	readonly sides: readonly [SideState, SideState];
	readonly figures: Readonly<Record<string, Figure>>;
	/** Pairs of enemies base to base, the first of side 0. The app has no map: the table says so. */
	readonly contacts: readonly (readonly [string, string])[];
	readonly due: readonly Due[];
	readonly moment: Moment;
	/** Formations made so far, for their numbers. */
	readonly formations: number;
	readonly over: { readonly winner: Side | null } | null;
}

/** House bound: far above the forty figures of a large game. */
export const MAX_FIGURES = 400;

interface Fielded {
	readonly figures: readonly Figure[];
	readonly leftOut: number;
}

function fieldSide(roster: DbgRoster, side: Side, catalogue: DbgCatalogue): Fielded {
	const figures: Figure[] = [];
	let leftOut = 0;
	for (const entry of roster.entries) {
		const unit = catalogue.units.get(entry.unit);
		const fielded = fieldedProfile(entry, roster, catalogue);
		const count = figuresOf(entry);
		if (!unit || !fielded) {
			leftOut += count;
			continue;
		}
		const { combat, shooting, defence, discipline, movement } = fielded.profile;
		const mount = fielded.equipment.find((id) => catalogue.equipment.get(id)?.kind === 'mount');
		for (let number = 1; number <= count; number++) {
			if (figures.length >= MAX_FIGURES) {
				leftOut++;
				continue;
			}
			figures.push({
				id: `${side + 1}.${entry.id}.${number}`,
				card: {
					side,
					entry: entry.id,
					unit: unit.id,
					army: unit.army,
					number,
					of: count,
					name: entry.name,
					...{ combat, shooting, defence, discipline, movement },
					equipment: fielded.equipment,
					skills: fielded.skills,
					rules: unit.rules,
					dog: unit.dog,
					rank: unit.rank ?? null,
					master: null
				},
				condition: 'fit',
				retreat: false,
				camouflaged: false,
				disarmed: false,
				mount: mount === undefined ? null : { item: mount, condition: 'fit', bolting: false },
				formation: null,
				turn: FRESH
			});
		}
	}
	return { figures: withMasters(figures, catalogue), leftOut };
}

/** Dogs are shared out among their masters in the order of the roster. */
function withMasters(figures: readonly Figure[], catalogue: DbgCatalogue): Figure[] {
	const led = new Map<string, number>();
	return figures.map((figure) => {
		const needs = catalogue.units.get(figure.card.unit)?.requires;
		if (!figure.card.dog || !needs) return figure;
		const masters = figures.filter(({ card }) => card.unit === needs.unit);
		const master = masters.find(({ id }) => (led.get(id) ?? 0) < needs.perUnit) ?? masters.at(-1);
		if (!master) return figure;
		led.set(master.id, (led.get(master.id) ?? 0) + 1);
		return { ...figure, card: { ...figure.card, master: master.id } };
	});
}

/** The table before the first turn: everybody fit, nobody in contact. */
export function startDbg({ sides, rulings }: MatchSetup, catalogue: DbgCatalogue): DbgState {
	const rosters = sides.map((roster) => ({ ...ofGame(roster, 'dbg'), rulings }));
	const fielded = SIDES.map((side): Fielded => {
		const roster = rosters[side];
		return roster ? fieldSide(roster, side, catalogue) : { figures: [], leftOut: 0 };
	});
	const sideOf = (side: Side): SideState => {
		const army = rosters[side]?.army ?? '';
		const figures = fielded[side]?.figures ?? [];
		return {
			army,
			figures: figures.length,
			leftOut: fielded[side]?.leftOut ?? 0,
			impetuous: catalogue.armies.get(army)?.trait?.ruling === 'impetuous',
			traps: figures.filter(({ card }) => card.skills.includes('sylvan-trap')).length,
			broken: false
		};
	};
	return {
		turn: 1,
		phase: 'initiative',
		initiative: null,
		hand: null,
		weather: 'clear',
		rulings: Object.fromEntries(
			[...catalogue.rulings.values()]
				.filter(({ phase }) => phase === 'playing')
				.map(({ id, default: usual }) => [id, rulingValue({ rulings }, id, catalogue) ?? usual])
		),
		sides: [sideOf(0), sideOf(1)],
		figures: Object.fromEntries(fielded.flatMap(({ figures }) => figures.map((figure) => [figure.id, figure]))),
		contacts: [],
		due: [],
		moment: NO_MOMENT,
		formations: 0,
		over: null
	};
}
