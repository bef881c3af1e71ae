import type { Problem } from '../../problem.ts';

/** A fact that is a text, such as an id; empty when a problem of another making lacks it. */
export function textOf({ facts }: Problem, name: string): string {
	const value = facts[name];
	return typeof value === 'string' ? value : '';
}

export function numberOf({ facts }: Problem, name: string): number {
	const value = facts[name];
	return typeof value === 'number' ? value : 0;
}
