/** What a user can cause is a value, never an exception. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Facts that travel with a code: numbers, ids and lists of them; never sentences. */
export type FactValue = number | string | boolean | null | readonly (number | string)[];
export type Facts = Readonly<Record<string, FactValue>>;

/** A failure a user can cause. `code` is stable; the interface words it in every language. */
export interface Failure<Code extends string = string> {
	readonly code: Code;
	readonly facts: Facts;
}

export const failure = <Code extends string>(code: Code, facts: Facts = {}): Failure<Code> => ({ code, facts });
