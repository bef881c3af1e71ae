/** A broken promise of our own code; never for what a user can cause. */
export function assert(condition: unknown, message: string): asserts condition {
	if (!condition) throw new Error(`bug: ${message}`);
}

/** Marks the branch of an exhaustive switch that cannot be reached. */
export function unreachable(value: never): never {
	throw new Error(`bug: unhandled case ${JSON.stringify(value)}`);
}
