import type { TableSettings } from './[id]/table.svelte.ts';

/* Kept beside the settings of the app: it must be there before the first dice, and is nothing of the match. */

const KEY = 'signifer.table';

export function readTableSettings(): TableSettings {
	let value: unknown = null;
	try {
		value = JSON.parse(localStorage.getItem(KEY) ?? 'null');
	} catch {
		// refused, or not ours: as usual
	}
	const fields = typeof value === 'object' && value !== null ? value : {};
	return {
		ourDice: 'ourDice' in fields && fields.ourDice === true,
		large: 'large' in fields && fields.large === true
	};
}

export function keepTableSettings(kept: TableSettings): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(kept));
	} catch {
		// it lasts as long as the window
	}
}
