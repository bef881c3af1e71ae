import type { $ZodIssue } from 'zod/v4/core';

/** Facts about a value of the wrong shape: where it is, and what it should have been. */
export interface ShapeFacts {
	readonly path: string;
	/** The name of a type, or `<type>-too-big`, `<type>-too-small` and `one-of` with a bound; else Zod's own code. */
	readonly expected: string;
	readonly bound: string | null;
	readonly [fact: string]: string | null;
}

function expectation(issue: $ZodIssue): { readonly expected: string; readonly bound: string | null } {
	switch (issue.code) {
		case 'invalid_type':
			return { expected: issue.expected, bound: null };
		case 'too_big':
			return { expected: `${issue.origin}-too-big`, bound: String(issue.maximum) };
		case 'too_small':
			return { expected: `${issue.origin}-too-small`, bound: String(issue.minimum) };
		case 'invalid_value':
			return { expected: 'one-of', bound: issue.values.map(String).join(', ') };
		case 'unrecognized_keys':
			return { expected: issue.code, bound: issue.keys.join(', ') };
		default:
			return { expected: issue.code, bound: null };
	}
}

/** Where an issue of Zod is and what was expected there, as facts for a failure. */
export const shapeFacts = (issue: $ZodIssue | undefined): ShapeFacts => ({
	path: issue?.path.map(String).join('.') ?? '',
	...(issue ? expectation(issue) : { expected: 'other', bound: null })
});
