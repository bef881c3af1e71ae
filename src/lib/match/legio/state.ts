import type { Edge, Section, Tendency, Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import type { RulingValue } from '../../roster/fields.ts';
import type { LegioRoster } from '../../roster/legio-document.ts';
import type { Placement, SideEdge } from '../../rules/legio/deployment.ts';
import { isRuled } from '../../rules/legio/lookup.ts';
import type { PlacedPiece } from '../../rules/legio/pieces.ts';
import { rulingValue } from '../../rules/ruling.ts';
import { assert } from '../../util/assert.ts';
import { type Side, otherSide } from '../engine.ts';

/* The set-up of a DBA Legio game: plain data, one step after the other. */

export const STEPS = ['roles', 'compulsory', 'sections', 'side', 'generals', 'plans', 'done'] as const;
export type Step = (typeof STEPS)[number];

export interface SetUpSide {
	/** Null when the roster names no tendency of the catalogue: nothing can be rolled for it. */
	readonly tendency: Tendency | null;
	readonly aggression: number;
	/** Entries of the army with what a plan needs of them. */
	readonly army: LegioRoster;
}

/** A section that has been rolled for, with what came. */
export interface Tested {
	readonly section: Section;
	readonly roll: number;
	readonly piece: Terrain | null;
}

/** A piece that is known but does not lie on the table yet: its edge is to be rolled, then its place chosen. */
export interface Pending {
	readonly section: Section;
	readonly piece: Terrain;
	readonly edge: Edge | null;
	readonly compulsory: boolean;
}

/** An optional test of the players' own rules, as they noted it. */
export interface Noted {
	readonly side: Side;
	readonly of: 'general' | 'army';
	readonly text: string;
}

export interface LegioState {
	readonly step: Step;
	readonly rulings: Readonly<Record<string, RulingValue>>;
	readonly sides: readonly [SetUpSide, SetUpSide];
	readonly attacker: Side | null;
	/** Where the compulsory piece came; it is not rolled for again. */
	readonly compulsory: Section | null;
	readonly tested: readonly Tested[];
	readonly pending: Pending | null;
	/** In the order in which they came, the compulsory piece first. */
	readonly pieces: readonly PlacedPiece[];
	/** The edge of the table of each side. */
	readonly edges: readonly [SideEdge, SideEdge] | null;
	readonly generals: readonly [number, number] | null;
	readonly noted: readonly Noted[];
	/** Each side's plan; to be shown to the other side only when both are ready. */
	readonly plans: readonly [readonly Placement[], readonly Placement[]];
	readonly ready: readonly [boolean, boolean];
	/** Seals of plans that are not revealed yet; null when there is none, or no longer one. */
	readonly sealed: readonly [string | null, string | null];
}

const isLegioState = (state: unknown): state is LegioState =>
	typeof state === 'object' && state !== null && 'sealed' in state && 'tested' in state;

/** The state of a match of this game, from one whose type is not known. */
export function legioStateOf(state: unknown): LegioState {
	assert(isLegioState(state), 'the state of another game');
	return state;
}

/** What a set-up starts from. The rulings of the match hold, whatever the rosters say. */
export interface LegioSetUp {
	readonly sides: readonly [LegioRoster, LegioRoster];
	readonly rulings: Readonly<Record<string, RulingValue>>;
}

export function startLegio({ sides, rulings }: LegioSetUp, catalogue: LegioCatalogue): LegioState {
	const sideOf = (army: LegioRoster): SetUpSide => ({
		tendency: catalogue.tendencies.get(army.tendency)?.id ?? null,
		aggression: army.aggression,
		army
	});
	return {
		step: 'roles',
		rulings: Object.fromEntries(
			[...catalogue.rulings.values()]
				.filter(({ phase }) => phase === 'playing')
				.map(({ id, default: usual }) => [id, rulingValue({ rulings }, id, catalogue) ?? usual])
		),
		sides: [sideOf(sides[0]), sideOf(sides[1])],
		attacker: null,
		compulsory: null,
		tested: [],
		pending: null,
		pieces: [],
		edges: null,
		generals: null,
		noted: [],
		plans: [[], []],
		ready: [false, false],
		sealed: [null, null]
	};
}

/** Who is who once the roles are rolled (dba-legio 1, 2; ruling second-player). */
export interface Roles {
	readonly attacker: Side;
	readonly defender: Side;
	/** Whose tendency gives the column of the terrain table, and who rolls for edges. */
	readonly second: Side;
	/** Who rolls for the sides of the table. */
	readonly first: Side;
}

export function rolesOf(state: LegioState, catalogue: LegioCatalogue): Roles | null {
	const { attacker } = state;
	if (attacker === null) return null;
	const defender = otherSide(attacker);
	const second = isRuled(state, 'second-player', 'attacker', catalogue) ? attacker : defender;
	return { attacker, defender, second, first: otherSide(second) };
}

/** Sections that have not been rolled for, in the order 1 to 6. */
export function sectionsLeft({ compulsory, tested }: LegioState, sections: readonly Section[]): readonly Section[] {
	return sections.filter((section) => section !== compulsory && !tested.some((each) => each.section === section));
}
