import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import type { StoredRoster } from '#lib/store/contract.ts';

/** A company on this device. */
export interface Company {
	readonly id: string;
	readonly revision: number;
	readonly roster: OscarRoster;
}

/** The OSCAR companies among the rosters, in their order. */
export const companiesOf = (rosters: readonly StoredRoster[]): readonly Company[] =>
	rosters.flatMap(({ id, revision, roster }) => (roster.game === 'oscar' ? [{ id, revision, roster }] : []));

/** The two to compare: the chosen ones where they are there, else the newest; never one against itself. */
export function pickTwo(
	companies: readonly Company[],
	chosen: { readonly a: string | null; readonly b: string | null }
): { readonly a: Company | null; readonly b: Company | null } {
	const find = (id: string | null): Company | undefined => companies.find((company) => company.id === id);
	const a = find(chosen.a) ?? companies.find(({ id }) => id !== chosen.b) ?? companies[0] ?? null;
	const wanted = find(chosen.b);
	const b = wanted && wanted.id !== a?.id ? wanted : companies.find(({ id }) => id !== a?.id);
	return { a, b: b ?? null };
}
