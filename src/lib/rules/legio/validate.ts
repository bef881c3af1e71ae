import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import type { TendencyLine } from '../../catalogue/legio.ts';
import type { LegioEntry, LegioRoster } from '../../roster/legio-document.ts';
import type { Facts } from '../../util/result.ts';
import type { LegioProblemCode, Severity } from '../problem.ts';
import { rulingValue } from '../ruling.ts';
import { effectOf } from './effects.ts';
import type { LegioProblem, LegioReport } from './problem.ts';

/* The excerpt has no army list: little is an error, most is a warning. */

/** House bound, far above any army. */
const MOST_OF_ONE = 99;
const FORMAT = 'format';
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

const problem = (
	code: LegioProblemCode,
	severity: Severity,
	rule: string,
	entry: string | null,
	facts: Facts
): LegioProblem => ({ code, severity, entry, facts, rule });

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_OF_ONE;

/** Elements of an army, those without a valid count left out. */
export const elementsIn = (entries: readonly LegioEntry[]): number =>
	entries.reduce((sum, { count }) => sum + (isCount(count) ? count : 0), 0);

function unknownRulings({ rulings }: LegioRoster, catalogue: LegioCatalogue): LegioProblem[] {
	return Object.entries(rulings).flatMap(([ruling, value]) =>
		catalogue.rulings.get(ruling)?.choices.includes(value)
			? []
			: [problem('unknown-ruling', 'error', FORMAT, null, { ruling, value })]
	);
}

function checkHead(roster: LegioRoster, catalogue: LegioCatalogue): LegioProblem[] {
	const { tendency, aggression, entries } = roster;
	const { min, max } = catalogue.game.aggression;
	const found: LegioProblem[] = [];
	if (!catalogue.tendencies.has(tendency)) {
		found.push(problem('unknown-tendency', 'error', FORMAT, null, { tendency }));
	}
	if (!Number.isInteger(aggression) || aggression < min || aggression > max) {
		found.push(problem('aggression-out-of-range', 'error', 'dba-legio 1', null, { aggression, min, max }));
	}
	const elements = elementsIn(entries);
	const usual = Number(rulingValue(roster, 'army-size', catalogue));
	if (elements !== usual) {
		found.push(problem('elements-unusual', 'warning', 'ruling army-size', null, { elements, usual }));
	}
	const generals = entries.filter(({ general }) => general).length;
	if (generals === 0) found.push(problem('general-missing', 'warning', 'dba-legio 6', null, { count: 0 }));
	if (generals > 1) {
		found.push(problem('generals-above', 'warning', 'dba-legio 6', null, { count: generals, max: 1 }));
	}
	return found;
}

/** An army that defends has its compulsory piece on the table: what it may not enter there (dba-legio 2, 3). */
function checkTerrain(entry: LegioEntry, tendency: TendencyLine, catalogue: LegioCatalogue): LegioProblem[] {
	const pieces = tendency.compulsory.filter((piece) => effectOf(entry, piece, catalogue)?.forbidden);
	if (pieces.length === 0) return [];
	const severity = pieces.length === tendency.compulsory.length ? 'warning' : 'note';
	const facts = { element: entry.element, pieces, tendency: tendency.id };
	return [problem('forbidden-terrain', severity, 'dba-legio 3', entry.id, facts)];
}

function checkEntry(entry: LegioEntry, roster: LegioRoster, catalogue: LegioCatalogue): LegioProblem[] {
	const { id, count } = entry;
	const found: LegioProblem[] = [];
	if (!isCount(count)) found.push(problem('count-invalid', 'error', FORMAT, id, { count }));
	const element = catalogue.elements.get(entry.element);
	if (!element) return [problem('unknown-element', 'error', FORMAT, id, { element: entry.element }), ...found];
	if (entry.camels && !element.camels) {
		found.push(problem('camels-without-effect', 'note', 'dba-legio 3', id, { element: element.id }));
	}
	const tendency = catalogue.tendencies.get(roster.tendency);
	return tendency ? [...found, ...checkTerrain(entry, tendency, catalogue)] : found;
}

/**
 * Every problem of an army at once, errors first: pure, and total on any document that can be read. `legal` means no
 * problem of severity `error`; the size of an army and its general are warnings, because the army lists are missing.
 */
export function validateLegio(roster: LegioRoster, catalogue: LegioCatalogue): LegioReport {
	const found = [
		...checkHead(roster, catalogue),
		...unknownRulings(roster, catalogue),
		...roster.entries.flatMap((entry) => checkEntry(entry, roster, catalogue))
	];
	const problems = SEVERITIES.flatMap((severity) => found.filter((each) => each.severity === severity));
	return {
		legal: !problems.some(({ severity }) => severity === 'error'),
		elements: elementsIn(roster.entries),
		problems
	};
}
