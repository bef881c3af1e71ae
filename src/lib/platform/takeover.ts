/** What a window does when a new service worker has taken it over. */
export type AfterTakeover = 'nothing' | 'reload' | 'offer';

export interface Takeover {
	readonly pageVersion: string;
	/** Null when the worker did not answer. */
	readonly workerVersion: string | null;
	/** Where somebody asked for the new version. */
	readonly consent: 'here' | 'elsewhere' | 'none';
	/** Something is being typed here, or a dialog is open. */
	readonly busy: boolean;
	/** Versions this window was already reloaded for, without being asked here. */
	readonly reloadedFor: readonly string[];
}

/**
 * A window reloads when it was asked to here, or when another window was and nothing would be lost; at most once per
 * version, so that two servers on two builds make no loop. Else it offers a button.
 */
export function afterTakeover(seen: Takeover): AfterTakeover {
	if (seen.workerVersion === seen.pageVersion) return 'nothing';
	if (seen.consent === 'here') return 'reload';
	const again = seen.workerVersion === null || seen.reloadedFor.includes(seen.workerVersion);
	return seen.consent === 'elsewhere' && !seen.busy && !again ? 'reload' : 'offer';
}
