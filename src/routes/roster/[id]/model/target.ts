import type { Category } from '#lib/catalogue/dbg.ts';
import { CATEGORIES } from '#lib/catalogue/dbg.ts';
import type { DbgRoster } from '#lib/roster/dbg-document.ts';
import type { Problem } from '#lib/rules/problem.ts';

/** Where on the screen a problem is put right. */
export type Target =
	| { readonly kind: 'entry'; readonly id: string }
	| { readonly kind: 'category'; readonly id: Category }
	| { readonly kind: 'rulings' }
	| { readonly kind: 'setup' };

const asCategory = (value: unknown): Category | undefined => CATEGORIES.find((category) => category === value);

/** The row, the category or the dialog that a problem speaks of. */
export function targetOf(problem: Problem, roster: DbgRoster): Target {
	if (problem.entry !== null) return { kind: 'entry', id: problem.entry };
	if (problem.code === 'unknown-ruling') return { kind: 'rulings' };
	const category = asCategory(problem.facts['category']);
	if (category) return { kind: 'category', id: category };
	const { unit, units } = problem.facts;
	const concerned = [unit, ...(Array.isArray(units) ? units : [])];
	const entry = roster.entries.find((each) => concerned.includes(each.unit));
	if (entry) return { kind: 'entry', id: entry.id };
	if (problem.code === 'special-characters-above') return { kind: 'category', id: 'special-characters' };
	return { kind: 'setup' };
}
