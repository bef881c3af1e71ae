import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import { type Edit, applyEdits } from '#lib/roster/edits.ts';
import type { OscarEntry, OscarRoster } from '#lib/roster/oscar-document.ts';
import { companyUnits } from '#lib/rules/oscar/additions.ts';
import { makeContext } from '#lib/rules/oscar/context.ts';
import type { Report } from '#lib/rules/problem.ts';
import { validateOscar } from '#lib/rules/oscar/validate.ts';

/** What becomes of cards that the new company does not have. */
export type Misfits = 'exchange' | 'drop' | 'keep';

/** A change of company, told before it is done; `edits` is one undo step. */
export interface CompanyPlan {
	readonly edits: readonly Edit[];
	/** Entries whose card belongs to another company than the new one. */
	readonly misfits: readonly OscarEntry[];
	readonly report: Report;
}

/**
 * Plans a change of company. Cards of the former one are exchanged for those of the new one in the same role, in their
 * order (names stay), or go, or stay and are reported.
 */
export function planCompany(
	roster: OscarRoster,
	catalogue: OscarCatalogue,
	company: string,
	how: Misfits
): CompanyPlan {
	const head: readonly Edit[] = company === roster.army ? [] : [{ kind: 'set-company', company }];
	const changed = applyEdits(roster, head);
	const wrong = new Set(
		validateOscar(changed, catalogue)
			.problems.filter(({ code }) => code === 'unit-of-other-army')
			.map(({ entry }) => entry)
	);
	const misfits = head.length === 0 ? [] : roster.entries.filter(({ id }) => wrong.has(id));
	const edits = [...head, ...(how === 'keep' ? [] : misfitEdits(changed, catalogue, misfits, how))];
	return { edits, misfits, report: validateOscar(applyEdits(roster, edits), catalogue) };
}

function misfitEdits(
	changed: OscarRoster,
	catalogue: OscarCatalogue,
	misfits: readonly OscarEntry[],
	how: 'exchange' | 'drop'
): Edit[] {
	const context = makeContext({ ...changed, entries: [] }, catalogue);
	const used = new Map<string, number>();
	return misfits.map(({ id, unit }): Edit => {
		const role = unit === null ? undefined : catalogue.units.get(unit)?.role;
		const cards = role === undefined || how === 'drop' ? [] : companyUnits(context, role);
		const n = used.get(role ?? '') ?? 0;
		used.set(role ?? '', n + 1);
		const card = cards[n % cards.length];
		return card ? { kind: 'set-unit', entry: id, unit: card.id } : { kind: 'remove-entry', entry: id };
	});
}
