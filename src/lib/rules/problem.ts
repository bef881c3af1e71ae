import type { Facts } from '../util/result.ts';
import type { Edit } from '../roster/edits.ts';

export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Problem codes of De Bello Gallico rosters. Codes never change meaning. */
export const DBG_PROBLEM_CODES = [
	'points-over-limit', // {points, limit}
	'unknown-army', // {army}
	'unknown-variant', // {variant}
	'unknown-composition', // {composition}
	'unknown-unit', // {unit}
	'unknown-option', // {option}
	'unknown-skill', // {skill}
	'unknown-ruling', // {ruling, value}
	'unit-of-other-army', // {unit, army}
	'option-not-offered', // {option}
	'options-exclusive', // {options}
	'swap-not-offered', // {replace, by}
	'skill-not-for-army', // {skill, army}
	'skill-officers-only', // {skill}
	'skill-not-offered', // {skill}
	'skills-over-allowance', // {count, allowed}
	'skill-repeated', // {skill}
	'count-invalid', // {count}
	'composition-below', // {category, count, min}
	'composition-above', // {category, count, max}
	'unique-repeated', // {unit, count}
	'special-characters-above', // {count, max}
	'pair-uneven', // {units, counts}
	'requires-unit', // {unit, count, needed}: `count` present of the required `unit`, `needed` of them
	'forbidden-in-variant', // {unit, variant}
	'variant-only', // {unit, variant}
	'crew-out-of-range', // {count, min, max}
	'figures-unusual', // {figures, min, max} (warning)
	'house-value' // {unit, field} (note)
] as const;
export type DbgProblemCode = (typeof DBG_PROBLEM_CODES)[number];

/** Problem codes of OSCAR rosters and of the comparison of two. Codes never change meaning. */
export const OSCAR_PROBLEM_CODES = [
	'unknown-army', // {army}: no such company
	'unknown-unit', // {unit}
	'unknown-weapon', // {weapon}
	'unknown-rule', // {rule}
	'unknown-ruling', // {ruling, value}
	'unit-of-other-army', // {unit, army}: of another company
	'profile-out-of-range', // {field, value}: an own profile's number or pool
	'count-invalid', // {count}: a headcount that is no whole number of men
	'officer-missing', // {count, min}
	'officers-above', // {count, max}
	'combat-groups-below', // {count, min}
	'combat-groups-above', // {count, max}
	'veterans-above', // {count, max}
	'vehicles-above', // {count, max}
	'support-above', // {count, max}
	'support-or-vehicle', // {support, vehicles}: ruling support-or-vehicle `one`
	'headcount-odd', // {headcount}
	'headcount-out-of-range', // {headcount, min, max}
	'support-crew-above', // {headcount, max}
	'support-crew-below', // {headcount, min}
	'lone-specialist', // {headcount}
	'weapon-needs-support', // {weapon}
	'parity-groups', // {a, b}
	'parity-structure', // {role, a, b}
	'house-value' // {unit, field} (note)
] as const;
export type OscarProblemCode = (typeof OSCAR_PROBLEM_CODES)[number];

/** Problem codes of DBA Legio armies. Codes never change meaning. */
export const LEGIO_PROBLEM_CODES = [
	'unknown-tendency', // {tendency}
	'unknown-element', // {element}
	'unknown-ruling', // {ruling, value}
	'count-invalid', // {count}: no whole number from 1 to 99
	'aggression-out-of-range', // {aggression, min, max}
	'elements-unusual', // {elements, usual} (warning)
	'general-missing', // {count} (warning)
	'generals-above', // {count, max} (warning)
	'forbidden-terrain', // {element, pieces, tendency} (warning, or note when the defender may choose another piece)
	'camels-without-effect' // {element} (note): only light horse is asked for its mounts
] as const;
export type LegioProblemCode = (typeof LEGIO_PROBLEM_CODES)[number];

/** Problem codes of Bataille rangée forces. Codes never change meaning. */
export const BATTLE_PROBLEM_CODES = [
	'unknown-ruling', // {ruling, value}
	'soldiers-out-of-range', // {value, min, max}: no whole number of soldiers
	'general-missing', // {count, min}
	'generals-above', // {count, max}: heroes marked as the general
	'value-out-of-range', // {field, value, min, max}: of a hero, a creature, or the general when `entry` is null
	'strategic-out-of-range', // {field, value, min, max} (warning): `plan`, `fortification` or the `total`
	'strategic-sum', // {value, sum} (warning): the total is not that of its parts
	'general-differs', // {field, value, hero} (warning): the general and the hero who is he say two things
	'general-untested', // {} (warning): neither strategy nor command to roll the tactical advantage with
	'strength-unknown', // {} (warning): a creature without the bonus that its action counts
	'actions-untaken', // {actions} (note): nobody can take them
	'talent-without-use' // {talent} (note): a master gunner without war machines
] as const;
export type BattleProblemCode = (typeof BATTLE_PROBLEM_CODES)[number];
export type ProblemCode = DbgProblemCode | OscarProblemCode | LegioProblemCode | BattleProblemCode;

const DBG_CODES: ReadonlySet<string> = new Set(DBG_PROBLEM_CODES);
const OSCAR_CODES: ReadonlySet<string> = new Set(OSCAR_PROBLEM_CODES);
const LEGIO_CODES: ReadonlySet<string> = new Set(LEGIO_PROBLEM_CODES);
const BATTLE_CODES: ReadonlySet<string> = new Set(BATTLE_PROBLEM_CODES);
/** Codes of one game; some are codes of several. */
export const isDbgCode = (code: ProblemCode): code is DbgProblemCode => DBG_CODES.has(code);
export const isOscarCode = (code: ProblemCode): code is OscarProblemCode => OSCAR_CODES.has(code);
export const isLegioCode = (code: ProblemCode): code is LegioProblemCode => LEGIO_CODES.has(code);
export const isBattleCode = (code: ProblemCode): code is BattleProblemCode => BATTLE_CODES.has(code);

/** What breaks a rule: wordless, with the rule it breaks. */
export interface Problem<Code extends ProblemCode = ProblemCode> {
	readonly code: Code;
	readonly severity: Severity;
	/** Entry id, or null when it concerns the whole roster. */
	readonly entry: string | null;
	readonly facts: Facts;
	/** Section of the rules, such as `dbg IV` or `ruling skill-cap`; shown with the sentence. */
	readonly rule: string;
}

/** The smallest change that clears a problem without raising another. */
export interface Repair {
	readonly edits: readonly Edit[];
	/** Change of the roster's points, negative when it gets cheaper; 0 in games without points. */
	readonly points: number;
}

/** What the validator says about one roster. */
export interface Report {
	readonly legal: boolean; // no problem of severity error
	/** 0 in games without points (`GameModule.hasPoints`). */
	readonly points: number;
	readonly limit: number | null;
	readonly figures: number;
	readonly problems: readonly Problem[];
}
