import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { err, ok, type Result } from '../../util/result.ts';
import type { Problem, Report } from '../problem.ts';
import { companyChecks } from './checks/company.ts';
import { formatChecks } from './checks/format.ts';
import { groupChecks } from './checks/groups.ts';
import { houseValues } from './checks/house-values.ts';
import { profileChecks } from './checks/profiles.ts';
import { type Check, type Context, makeContext } from './context.ts';

const CHECKS: readonly Check[] = [...companyChecks, ...formatChecks, ...groupChecks, ...profileChecks];

/** The errors of a company: what trials of edits need, without the notes. */
export const errorsOf = (context: Context): readonly Problem[] => CHECKS.flatMap((check) => check(context));

/**
 * Every problem of a company at once, errors first: pure, and total on any document that can be read. OSCAR has no
 * points; figures are the men of valid headcounts, a vehicle counting as one. `legal` means no problem of severity
 * `error`. Whether two companies match is `parity`.
 */
export function validateOscar(roster: OscarRoster, catalogue: OscarCatalogue): Report {
	const context = makeContext(roster, catalogue);
	const errors = errorsOf(context);
	return {
		legal: errors.length === 0,
		points: 0,
		limit: null,
		figures: context.figures,
		problems: [...errors, ...houseValues(context)]
	};
}

declare const legal: unique symbol;

/** A company without errors. Only `legalOscar` makes one; an edited copy is a draft again. */
export type LegalCompany = Readonly<OscarRoster> & { readonly [legal]: true };

const isLegal = (roster: Readonly<OscarRoster>, report: Report): roster is LegalCompany => report.legal;

/** The way from draft to legal company; fails with the full report. */
export function legalOscar(roster: OscarRoster, catalogue: OscarCatalogue): Result<LegalCompany, Report> {
	const report = validateOscar(roster, catalogue);
	return isLegal(roster, report) ? ok(roster) : err(report);
}
