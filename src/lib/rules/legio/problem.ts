import type { Facts } from '../../util/result.ts';
import type { LegioProblemCode, Severity } from '../problem.ts';

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
