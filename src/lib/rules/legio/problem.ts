import type { Facts } from '../../util/result.ts';
import type { Severity } from '../problem.ts';

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

/** What is wrong with an army, or worth knowing: wordless, with the rule that says so. */
export interface LegioProblem {
	readonly code: LegioProblemCode;
	readonly severity: Severity;
	/** Entry id, or null when it concerns the whole army. */
	readonly entry: string | null;
	readonly facts: Facts;
	/** Step of the set-up (`dba-legio 2`), `ruling army-size`, or `format`. */
	readonly rule: string;
}

/** What the validator says about an army. */
export interface LegioReport {
	readonly legal: boolean; // no problem of severity error
	/** Elements with a valid count. */
	readonly elements: number;
	readonly problems: readonly LegioProblem[];
}
