import type { Category } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import type { Problem, Report } from '#lib/rules/problem.ts';
import { categoryFigures, makeContext } from '#lib/rules/dbg/context.ts';

/** One heading of the builder with its rows. `null` gathers units that the catalogue does not know. */
export interface CategoryView {
	readonly id: Category | null;
	/** Figures that count in the category. */
	readonly count: number;
	readonly min: number;
	/** Null: no maximum. */
	readonly max: number | null;
	readonly entries: readonly DbgEntry[];
	/** What is wrong with the number of figures. */
	readonly problems: readonly Problem[];
}

/**
 * The categories in the order of the rules, those without rows included when a unit of the army can fill them, and the
 * unknown units last when there are any.
 */
export function categoryViews(roster: DbgRoster, report: Report, catalogue: DbgCatalogue): readonly CategoryView[] {
	const context = makeContext(roster, catalogue);
	const fillable = new Set<Category>();
	for (const unit of catalogue.units.values()) if (unit.army === roster.army) fillable.add(unit.category);
	const views = catalogue.game.categories.map((id): CategoryView => {
		const limits = context.composition?.limits[id];
		return {
			id,
			count: categoryFigures(context, id),
			min: limits?.[0] ?? 0,
			max: limits?.[1] ?? null,
			entries: context.known.filter(({ unit }) => unit.category === id).map(({ entry }) => entry),
			problems: report.problems.filter(
				(problem) => problem.code.startsWith('composition-') && problem.facts['category'] === id
			)
		};
	});
	const unknown = context.entries.filter(({ unit }) => unit === undefined).map(({ entry }) => entry);
	return [
		...views.filter((view) => view.entries.length > 0 || (view.id !== null && fillable.has(view.id))),
		...(unknown.length > 0 ? [{ id: null, count: 0, min: 0, max: null, entries: unknown, problems: [] }] : [])
	];
}
