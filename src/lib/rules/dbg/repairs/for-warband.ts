import type { Category, Unit } from '../../../catalogue/dbg.ts';
import type { Edit } from '../../../roster/edits.ts';
import type { Problem } from '../../problem.ts';
import { categoryFigures, type Context, fillsPlace, type KnownEntry } from '../context.ts';
import { entryCost } from '../points.ts';
import { type Candidate, fieldable, keepOne, lower, lowerAmong, raise, resetRuling, setComposition } from './edits.ts';
import { numberOf, textOf } from './facts.ts';

interface Priced {
	readonly each: KnownEntry;
	readonly perFigure: number;
	readonly extras: readonly { readonly edit: Edit; readonly points: number }[];
}

/** An entry with the points of each figure and of each thing bought for it, in points of the whole entry. */
function price({ roster, catalogue }: Context, each: KnownEntry): Priced {
	const { perFigure, figures, parts } = entryCost(each.entry, roster, catalogue);
	const entry = each.entry.id;
	const extras = parts.flatMap(({ kind, id, points }): Priced['extras'] => {
		const total = points * figures;
		if (kind === 'option') return [{ edit: { kind: 'remove-option', entry, option: id }, points: total }];
		if (kind === 'skill') return [{ edit: { kind: 'remove-skill', entry, skill: id }, points: total }];
		if (kind === 'unit') return [];
		return Object.entries(each.entry.swaps)
			.filter(([, by]) => by === id)
			.map(([replace]) => ({ edit: { kind: 'remove-swap', entry, replace }, points: total }));
	});
	return { each, perFigure, extras };
}

/** The category whose places a unit fills, with the limits that matter for it; null when it fills none. */
const placeOf = (context: Context, unit: Unit): Category | null =>
	context.catalogue.game.categories.find(
		(category) => fillsPlace(unit, category) && context.composition?.limits[category] !== undefined
	) ?? null;

/**
 * Saves points from one entry after the other, in the given order, as far as the minimum of each category allows, until
 * enough is saved.
 */
function saveInTurn(context: Context, order: readonly Priced[], over: number): Edit[] {
	const edits: Edit[] = [];
	const spare = new Map<Category, number>();
	let left = over;
	for (const { each, perFigure } of order) {
		const place = placeOf(context, each.unit);
		const min = (place && context.composition?.limits[place]?.[0]) ?? 0;
		const free = place === null ? each.figures : (spare.get(place) ?? categoryFigures(context, place) - min);
		const by = Math.min(Math.ceil(left / perFigure), free, each.figures);
		if (by <= 0) continue;
		edits.push(lower(each, by));
		if (place !== null) spare.set(place, free - by);
		left -= by * perFigure;
	}
	return edits;
}

/** Fewer figures of one entry, one thing less bought, the dearest figures in turn, or a higher limit. */
export function pointsOver(context: Context): Candidate[] {
	const over = context.points - (context.roster.pointsLimit ?? Infinity);
	const priced = context.known.map((each) => price(context, each)).filter(({ perFigure }) => perFigure > 0);
	const extras = priced.flatMap((each) => each.extras);
	const dearest = priced.toSorted((a, b) => b.perFigure - a.perFigure);
	const limit = context.catalogue.game.points.presets.find((preset) => preset >= context.points) ?? context.points;
	return [
		...extras.filter(({ points }) => points >= over).map(({ edit }) => [edit]),
		...priced
			.filter(({ each, perFigure }) => each.figures * perFigure >= over)
			.map(({ each, perFigure }) => [lower(each, Math.ceil(over / perFigure))]),
		saveInTurn(context, dearest, over),
		saveInTurn(context, dearest.toReversed(), over),
		[{ kind: 'set-limit' as const, limit }]
	].filter((edits) => edits.length > 0);
}

/** Units tried for an empty place: enough for a choice, few enough for a phone. */
const MOST_UNITS = 12;

export function compositionBelow(context: Context, problem: Problem): Candidate[] {
	const category = textOf(problem, 'category');
	const missing = numberOf(problem, 'min') - numberOf(problem, 'count');
	const units = fieldable(context).filter((unit) => fillsPlace(unit, category));
	return [...units.slice(0, MOST_UNITS).flatMap((unit) => raise(context, unit, missing)), ...setComposition(context)];
}

export function compositionAbove(context: Context, problem: Problem): Candidate[] {
	const category = textOf(problem, 'category');
	const excess = numberOf(problem, 'count') - numberOf(problem, 'max');
	const entries = context.known.filter(({ unit }) => fillsPlace(unit, category));
	return [...lowerAmong(entries, excess), ...setComposition(context)];
}

/** One of them stays, whichever; or as few as a ruling allows; or the usual ruling. */
export function specialCharacters(context: Context, problem: Problem): Candidate[] {
	const max = numberOf(problem, 'max');
	const entries = context.known.filter(({ unit, figures }) => unit.category === 'special-characters' && figures > 0);
	const kept = max === 1 ? keepOne(entries) : lowerAmong(entries, numberOf(problem, 'count') - max);
	return [...kept, ...resetRuling(context, 'special-character-limit')];
}

/** More figures of a unit that is fielded already, or fewer of one. */
export function figuresUnusual(context: Context, problem: Problem): Candidate[] {
	const missing = numberOf(problem, 'min') - numberOf(problem, 'figures');
	const excess = numberOf(problem, 'figures') - numberOf(problem, 'max');
	if (excess > 0) return lowerAmong(context.known, excess);
	return [...context.byUnit.keys()].flatMap((unit) => raise(context, unit, missing));
}
