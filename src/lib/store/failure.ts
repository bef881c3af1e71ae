import { failure } from '../util/result.ts';
import type { StoreFailure } from './contract.ts';

/** Names of the error itself, and of what it wraps: Dexie hides a full disk inside an AbortError. */
function names(error: unknown): string[] {
	const found: string[] = [];
	let current = error;
	for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
		if ('name' in current && typeof current.name === 'string') found.push(current.name);
		current = 'inner' in current ? current.inner : 'cause' in current ? current.cause : undefined;
	}
	return found;
}

const REFUSED = ['SecurityError', 'InvalidStateError', 'MissingAPIError', 'NotAllowedError'];

/** What the database threw, as a code; `error` names the exception for a report. */
export function toFailure(error: unknown): StoreFailure {
	const found = names(error);
	const facts = { error: found[0] ?? String(error) };
	const message = error instanceof Error ? error.message : '';
	if (found.includes('QuotaExceededError') || message.includes('QuotaExceededError')) return failure('quota', facts);
	if (found.includes('OldTabError')) return failure('old-tab', facts);
	if (found.some((name) => REFUSED.includes(name))) return failure('refused', facts);
	return failure('unknown', { ...facts, message: message.slice(0, 200) });
}
