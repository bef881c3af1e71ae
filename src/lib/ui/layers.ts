import { goto, pushState } from '$app/navigation';
import { navigating, page } from '$app/state';

/*
 * Dialogs are entries of the history, so that the back button (or the swipe of a phone) closes the dialog first and
 * leaves the screen only then.
 */

const shown = new Set<string>();
let settled: Promise<void> = Promise.resolve(); // a step back that is under way
let leaving = false;

const layers = (): readonly string[] => page.state.layers ?? [];

/** Whether the history still holds this layer; reactive. */
export const holdsLayer = (id: string): boolean => layers().includes(id);

export async function openLayer(id: string): Promise<void> {
	shown.add(id);
	await settled;
	if (shown.has(id) && !holdsLayer(id)) pushState('', { ...page.state, layers: [...layers(), id] });
}

/** Takes the layer out of the history, unless a navigation is replacing it or back already did. */
export async function closeLayer(id: string): Promise<void> {
	shown.delete(id);
	await settled;
	await new Promise((resolve) => setTimeout(resolve)); // lets a `goto` of the same click show itself
	if (leaving || navigating.to || layers().at(-1) !== id) return;
	settled = stepBack();
	await settled;
}

/** Goes to another screen from inside a dialog: the dialog's entry is replaced, so that back leads behind it. */
export async function leaveTo(url: string): Promise<void> {
	leaving = true;
	try {
		await settled;
		// eslint-disable-next-line svelte/no-navigation-without-resolve -- the caller resolved it
		await goto(url, { replaceState: layers().length > 0 });
	} finally {
		leaving = false;
	}
}

/** A reload or the forward button can land on the entry of a dialog that is not open: steps over it. */
export function skipOrphan(): void {
	const top = layers().at(-1);
	if (top !== undefined && !shown.has(top) && !leaving && !navigating.to) settled = stepBack();
}

function stepBack(): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			removeEventListener('popstate', done);
			clearTimeout(timer);
			setTimeout(resolve); // after the router's own listener
		};
		const timer = setTimeout(done, 500);
		addEventListener('popstate', done);
		history.back();
	});
}
