import { cleanLine } from '../cards/clean.ts';
import { type PlanLine, type PlanOptions, type PlanPage, type PlanWords, planLegioPlans } from '../cards/legio-plan.ts';
import type { Measure, Plan } from '../cards/plan.ts';
import type { NumberedBase } from '../cards/table/on-paper.ts';
import type { TextFile } from '../catalogue/dbg.ts';
import type { LegioCatalogue } from '../catalogue/legio-index.ts';
import type { Locale } from '../catalogue/text.ts';
import type { Side } from '../match/engine.ts';
import { type LegioState, rolesOf } from '../match/legio/state.ts';
import { m } from '../paraglide/messages.js';
import { type Placement, baseOf, checkPlan, elementKey } from '../rules/legio/deployment.ts';
import type { PlacedPiece } from '../rules/legio/pieces.ts';
import { legioDrawing } from '../wording/legio-picture.ts';
import { planSentence } from '../wording/legio-problems.ts';
import { numberOf, signedOf } from '../wording/words.ts';
import { clipped, printName } from './common.ts';
import { printEntry } from './legio-context.ts';

/** A set-up to print, in any step; `text` is in the language of the print. */
export interface LegioPlanContext {
	readonly state: LegioState;
	readonly catalogue: LegioCatalogue;
	readonly text: TextFile;
	readonly locale: Locale;
}

/** A plan of one side, to be kept from the other until both are ready; or both plans, and both armies on one table. */
export const PLAN_SHEETS = ['first', 'second', 'both'] as const;
export type PlanSheets = (typeof PLAN_SHEETS)[number];

const SIDES: readonly Side[] = [0, 1];
const MOST_NAME = 60;
/** Quarters of a turn have words. */
const QUARTER = 90;
/** A base may hang over the edge of the table by so many centimetres and still be drawn. */
const OFF = 4;

/** One element that stands on the table, with its number in the prints of this set-up. */
interface Standing {
	readonly side: Side;
	readonly number: number;
	readonly placement: Placement;
	readonly base: NumberedBase['base'];
}

/** Numbered through, the second side after the first, so that a number means one element on every page. */
function standingOf({ state, catalogue }: LegioPlanContext): Standing[] {
	return SIDES.flatMap((side) =>
		state.plans[side].flatMap((placement) => {
			const base = baseOf(placement, state.sides[side].army, catalogue);
			return base === null ? [] : [{ side, placement, base }];
		})
	).map((each, at) => ({ ...each, number: at + 1 }));
}

function facingWords(facing: number, locale: Locale): string {
	const lang = { locale };
	const words = [
		() => m.print_legio_plan_facing_n({}, lang),
		() => m.print_legio_plan_facing_e({}, lang),
		() => m.print_legio_plan_facing_s({}, lang),
		() => m.print_legio_plan_facing_w({}, lang)
	];
	const degrees = ((facing % 360) + 360) % 360;
	const word = words[degrees / QUARTER];
	return word ? word() : m.print_legio_plan_facing({ degrees: numberOf(Math.round(degrees), locale) }, lang);
}

function lineOf({ side, number, placement }: Standing, { state, catalogue, text, locale }: LegioPlanContext): PlanLine {
	const entry = state.sides[side].army.entries.find(({ id }) => id === placement.entry);
	const { depth } = catalogue.game.table;
	const own = state.edges?.[side] === 'S' ? depth - placement.y : placement.y;
	const distance = (cm: number): string => numberOf(Math.round(cm * 10) / 10, locale).replace('-', '−');
	const name = entry ? clipped(printEntry(entry, { text, locale }), MOST_NAME) : '';
	const code = entry ? cleanLine(entry.element) : '';
	return {
		number: String(number),
		name: entry?.general
			? m.print_legio_plan_with_general({ code, name }, { locale })
			: m.print_legio_plan_element({ code, name }, { locale }),
		cells: [distance(placement.x), distance(own), facingWords(placement.facing, locale)]
	};
}

const armyName = (side: Side, { state, locale }: LegioPlanContext): string => {
	const { name, army } = state.sides[side].army;
	return clipped(cleanLine(name) || cleanLine(army) || m.print_unnamed({}, { locale }), MOST_NAME);
};

const sideName = (side: Side, context: LegioPlanContext): string =>
	m.print_legio_plan_side({ side: side + 1, army: armyName(side, context) }, { locale: context.locale });

/** Attacker or defender, tendency, the general's value, the edge: what is known so far. */
function factsOf(side: Side, context: LegioPlanContext): string {
	const { state, catalogue, text, locale } = context;
	const lang = { locale };
	const roles = rolesOf(state, catalogue);
	const { tendency } = state.sides[side];
	const edge = state.edges?.[side];
	return [
		...(roles === null
			? []
			: [roles.attacker === side ? m.print_legio_plan_attacker({}, lang) : m.print_legio_plan_defender({}, lang)]),
		...(tendency === null ? [] : [printName(`tendency.${tendency}`, { text })]),
		...(state.generals === null
			? []
			: [m.print_legio_plan_general({ value: signedOf(state.generals[side], locale) }, lang)]),
		...(edge === undefined ? [] : [printName(`edge.${edge}`, { text })])
	].join(' · ');
}

function pieceLine(piece: PlacedPiece, { text, locale }: LegioPlanContext): PlanPage['pieces'][number] {
	const upright = piece.edge === 'N' || piece.edge === 'S';
	const cm = (value: number): string => numberOf(value, locale);
	const facts = {
		edge: printName(`edge.${piece.edge}`, { text }),
		along: cm(piece.along),
		length: cm(piece.size.along),
		across: cm(piece.size.across)
	};
	return {
		name: m.print_legio_plan_piece_name(
			{ section: piece.section, piece: printName(`terrain.${piece.piece}`, { text }) },
			{ locale }
		),
		rule: upright
			? m.print_legio_plan_piece_from_left(facts, { locale })
			: m.print_legio_plan_piece_from_top(facts, { locale })
	};
}

function problemsOf(side: Side, { state, catalogue, text, locale }: LegioPlanContext): string[] {
	const edge = state.edges?.[side];
	if (edge === undefined) return [];
	const { army } = state.sides[side];
	const setting = { army, edge, pieces: state.pieces, answers: state };
	return checkPlan(state.plans[side], setting, catalogue).map((problem) =>
		cleanLine(planSentence(problem, { army, text }, locale))
	);
}

/** Who sits at the upper and at the lower edge; empty before the sides are rolled for. */
function edgesOf(shown: readonly Side[], context: LegioPlanContext): readonly [string, string] {
	const at = (edge: 'N' | 'S'): string => {
		const side = SIDES.find((each) => context.state.edges?.[each] === edge);
		if (side === undefined) return '';
		return shown.includes(side)
			? sideName(side, context)
			: m.print_legio_plan_player({ side: side + 1 }, { locale: context.locale });
	};
	return [at('N'), at('S')];
}

/** A base that stands far off the table is told in the legend, and not drawn over it. */
const isOnTable = (base: NumberedBase['base'], { game }: LegioCatalogue): boolean =>
	base.every(({ x, y }) => x >= -OFF && y >= -OFF && x <= game.table.width + OFF && y <= game.table.depth + OFF);

function pageOf(shown: readonly Side[], standing: readonly Standing[], context: LegioPlanContext): PlanPage {
	const { state, catalogue, text, locale } = context;
	const [only] = shown;
	const own = standing.filter(({ side }) => shown.includes(side));
	const one = shown.length === 1 && only !== undefined;
	return {
		title: one ? sideName(only, context) : m.print_legio_plan_both({}, { locale }),
		facts: one ? factsOf(only, context) : '',
		edges: edgesOf(shown, context),
		drawing: legioDrawing(state.pieces, [], catalogue, text),
		bases: own
			.filter(({ base }) => isOnTable(base, catalogue))
			.map(({ side, number, placement, base }) => ({
				key: `${side}.${elementKey(placement)}`,
				number: String(number),
				base
			})),
		pieces: state.pieces.toSorted((a, b) => a.section - b.section).map((piece) => pieceLine(piece, context)),
		lines: own.map((each) => lineOf(each, context)),
		problems: one ? problemsOf(only, context) : []
	};
}

function wordsOfPlan({ locale }: LegioPlanContext): PlanWords {
	const lang = { locale };
	return {
		scale: m.print_legio_plan_scale({}, lang),
		bar: m.print_legio_plan_bar({}, lang),
		pieces: m.print_legio_plan_pieces({}, lang),
		noPieces: m.print_legio_plan_no_terrain({}, lang),
		elements: m.print_legio_plan_elements({}, lang),
		noElements: m.print_legio_plan_none({}, lang),
		columns: [
			m.print_legio_element({}, lang),
			m.print_legio_plan_column_left({}, lang),
			m.print_legio_plan_column_edge({}, lang),
			m.print_legio_plan_column_facing({}, lang)
		],
		measured: m.print_legio_plan_units({}, lang),
		problems: m.print_legio_plan_problems({}, lang),
		page: (page, pages) => m.print_page({ page, pages }, lang)
	};
}

/** Plans ready to be laid out. */
export interface PreparedPlans {
	readonly title: string;
	/** Every text in one string: which characters fonts are needed for. */
	readonly text: string;
	readonly plan: (options: PlanOptions, measure: Measure) => Plan;
}

/** The plans of a set-up at 1:10, whatever step it is in. A sheet for one side shows nothing of the other. */
export function prepareLegioPlans(context: LegioPlanContext, sheets: PlanSheets): PreparedPlans {
	const standing = standingOf(context);
	const pages =
		sheets === 'both'
			? [...SIDES.map((side) => [side]), SIDES].map((shown) => pageOf(shown, standing, context))
			: [pageOf([sheets === 'first' ? 0 : 1], standing, context)];
	const words = wordsOfPlan(context);
	return {
		title: m.print_legio_plan_title({}, { locale: context.locale }),
		text: JSON.stringify([pages, words]),
		plan: (options, measure) => planLegioPlans(pages, options, words, measure)
	};
}
