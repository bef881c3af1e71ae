import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import { err, ok, type Result } from '../../util/result.ts';
import { type Problem, type Report, SEVERITIES } from '../problem.ts';
import { equipmentChecks } from './checks/equipment.ts';
import { formatChecks } from './checks/format.ts';
import { houseValues } from './checks/house-values.ts';
import { skillChecks } from './checks/skills.ts';
import { unitChecks } from './checks/units.ts';
import { warbandChecks } from './checks/warband.ts';
import { type Check, type Context, makeContext } from './context.ts';

const CHECKS: readonly Check[] = [...warbandChecks, ...formatChecks, ...unitChecks, ...equipmentChecks, ...skillChecks];

/** A roster's points and figures with the errors and warnings in it: what trials of edits need, without the notes. */
export interface Findings {
	readonly points: number;
	readonly figures: number;
	readonly problems: readonly Problem[];
}

export function findingsOf(context: Context): Findings {
	return {
		points: context.points,
		figures: context.figures,
		problems: CHECKS.flatMap((check) => check(context))
	};
}

/**
 * Every problem of a roster at once, errors first: pure, and total on any document that can be read. Points are those
 * of dbg VI, figures those of valid counts. `legal` means no problem of severity `error`.
 */
export function validateDbg(roster: DbgRoster, catalogue: DbgCatalogue): Report {
	const context = makeContext(roster, catalogue);
	const { points, figures, problems: found } = findingsOf(context);
	const ordered = SEVERITIES.flatMap((severity) => found.filter((each) => each.severity === severity));
	const problems = [...ordered, ...houseValues(context)];
	return {
		legal: !problems.some(({ severity }) => severity === 'error'),
		points,
		limit: roster.pointsLimit,
		figures,
		problems
	};
}

declare const legal: unique symbol;

/** A roster without errors. Only `legalDbg` makes one; an edited copy is a draft again. */
export type LegalRoster = Readonly<DbgRoster> & { readonly [legal]: true };

const isLegal = (roster: Readonly<DbgRoster>, report: Report): roster is LegalRoster => report.legal;

/** The way from draft to legal roster; fails with the full report. */
export function legalDbg(roster: DbgRoster, catalogue: DbgCatalogue): Result<LegalRoster, Report> {
	const report = validateDbg(roster, catalogue);
	return isLegal(roster, report) ? ok(roster) : err(report);
}
