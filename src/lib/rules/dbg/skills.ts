import type { Unit } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import { rulingValue } from './lookup.ts';
import { armySection, rulingSection } from './sections.ts';

/** How many skills each figure of a unit may buy, and the rule that says so. */
export interface SkillAllowance {
	readonly allowed: number;
	readonly rule: string;
}

/** The ruling that gives skills to units whose skill line is lost. */
export const UNSTATED_ALLOWANCE = 'unstated-skill-allowance';

function unstated(unit: Unit, roster: DbgRoster, catalogue: DbgCatalogue): number {
	if (rulingValue(roster, UNSTATED_ALLOWANCE, catalogue) === 'none') return 0;
	const table = catalogue.game.skillAllowance;
	if (unit.rank) return table[unit.rank];
	return unit.category === 'elite' ? table.elite : table.other;
}

/**
 * Skills that a figure may buy: its list's own number, or by rank where that is lost (ruling unstated-skill-allowance),
 * and never more than ruling skill-cap. Skills that a unit is printed with take no place.
 */
export function skillAllowance(unit: Unit, roster: DbgRoster, catalogue: DbgCatalogue): SkillAllowance {
	const own = unit.skills.choose ?? unstated(unit, roster, catalogue);
	const cap = rulingValue(roster, 'skill-cap', catalogue);
	if (typeof cap === 'number' && cap < own) return { allowed: cap, rule: rulingSection('skill-cap') };
	const rule = unit.skills.choose === null ? rulingSection(UNSTATED_ALLOWANCE) : armySection(unit.army);
	return { allowed: own, rule };
}
