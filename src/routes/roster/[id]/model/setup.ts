import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import { type Edit, applyEdits } from '#lib/roster/edits.ts';
import type { Problem, Report } from '#lib/rules/problem.ts';
import { indexProblems, newProblems } from '#lib/rules/dbg/compare.ts';
import { validateDbg } from '#lib/rules/dbg/validate.ts';

/** What a roster is built for. */
export interface Setup {
	readonly army: string;
	readonly variant: string | null;
	readonly composition: string;
	readonly pointsLimit: number | null;
}

/** What a change of setup would do, told before it is done; `edits` is one undo step. */
export interface SetupPlan {
	readonly edits: readonly Edit[];
	/** Entries that the new setup does not allow. */
	readonly misfits: readonly DbgEntry[];
	readonly kept: number; // figures
	readonly report: Report;
	/** Errors that the change brings, after the misfits are dealt with. */
	readonly problems: readonly Problem[];
}

const MISFIT: ReadonlySet<Problem['code']> = new Set(['unit-of-other-army', 'forbidden-in-variant', 'variant-only']);

function setupEdits(roster: DbgRoster, to: Setup): readonly Edit[] {
	const edits: Edit[] = [];
	const armyChanges = to.army !== roster.army;
	if (armyChanges) edits.push({ kind: 'set-army', army: to.army });
	// changing the army forgets the variant
	if (to.variant !== (armyChanges ? null : roster.variant)) edits.push({ kind: 'set-variant', variant: to.variant });
	if (to.composition !== roster.composition) edits.push({ kind: 'set-composition', composition: to.composition });
	if (to.pointsLimit !== roster.pointsLimit) edits.push({ kind: 'set-limit', limit: to.pointsLimit });
	return edits;
}

/**
 * Plans a change of army, variant, composition or limit. What no longer fits is taken out, or with `keepMisfits` stays
 * and is reported, so that nothing hidden goes on costing points.
 */
export function planSetup(roster: DbgRoster, catalogue: DbgCatalogue, to: Setup, keepMisfits: boolean): SetupPlan {
	const edits = setupEdits(roster, to);
	const changed = applyEdits(roster, edits);
	const ids = new Set(
		validateDbg(changed, catalogue)
			.problems.filter((problem) => MISFIT.has(problem.code))
			.map((problem) => problem.entry)
	);
	const misfits = roster.entries.filter((entry) => ids.has(entry.id));
	const removals = misfits.map((entry): Edit => ({ kind: 'remove-entry', entry: entry.id }));
	const all = keepMisfits || edits.length === 0 ? edits : [...edits, ...removals];
	const report = validateDbg(applyEdits(roster, all), catalogue);
	const problems = newProblems(indexProblems(validateDbg(roster, catalogue).problems), report.problems);
	return { edits: all, misfits, kept: report.figures, report, problems };
}
