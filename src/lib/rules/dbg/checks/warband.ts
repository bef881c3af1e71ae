import type { Category } from '../../../catalogue/dbg.ts';
import type { Problem } from '../../problem.ts';
import { categoryFigures, type Check, type Context, onlyEntry, problem } from '../context.ts';
import { rulingValue } from '../lookup.ts';
import { LISTS, rulingSection, SCALE } from '../sections.ts';

const points: Check = ({ points: total, roster: { pointsLimit: limit } }) =>
	limit !== null && total > limit ? [problem('points-over-limit', LISTS, null, { points: total, limit })] : [];

function categoryLimits(context: Context, category: Category): Problem[] {
	const limits = context.composition?.limits[category];
	if (!limits) return [];
	const [min, max] = limits;
	const count = categoryFigures(context, category);
	if (count < min) return [problem('composition-below', LISTS, null, { category, count, min })];
	if (count > max) return [problem('composition-above', LISTS, null, { category, count, max })];
	return [];
}

/** Figures by category within the limits of the composition (dbg VI). */
const composition: Check = (context) =>
	context.catalogue.game.categories.flatMap((category) => categoryLimits(context, category));

/** Ruling special-character-limit: `one-in-all` allows one, `none` allows no special character at all. */
const SPECIAL_CHARACTERS_MAX: ReadonlyMap<unknown, number> = new Map([
	['one-in-all', 1],
	['none', 0]
]);
const SPECIAL_LIMIT = 'special-character-limit';

const specialCharacters: Check = (context) => {
	const max = SPECIAL_CHARACTERS_MAX.get(rulingValue(context.roster, SPECIAL_LIMIT, context.catalogue));
	const concerned = context.known.filter(({ unit }) => unit.category === 'special-characters');
	const count = concerned.reduce((sum, each) => sum + each.figures, 0);
	if (max === undefined || count <= max) return [];
	return [problem('special-characters-above', rulingSection(SPECIAL_LIMIT), onlyEntry(concerned), { count, max })];
};

/** A warband of a size that the book does not have in mind: told, not forbidden. */
const size: Check = ({ figures, catalogue }) => {
	const { min, max } = catalogue.game.figures;
	return figures < min || figures > max
		? [problem('figures-unusual', SCALE, null, { figures, min, max }, 'warning')]
		: [];
};

export const warbandChecks: readonly Check[] = [points, composition, specialCharacters, size];
