import type { Shell } from './shell.svelte.ts';

/** Where typed letters and undo belong to the text, not to the roster. */
const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"]):not([type="radio"])'));

/** The keyboard of the builder: Ctrl+Z, Ctrl+Y or Ctrl+Shift+Z, and `/` for the search unless it was switched off. */
export function handleKeys(event: KeyboardEvent, builder: Shell): void {
	if (event.defaultPrevented || isTyping(event.target)) return;
	const key = event.key.toLowerCase();
	if ((event.ctrlKey || event.metaKey) && !event.altKey) {
		if (key === 'z') {
			event.preventDefault();
			void (event.shiftKey ? builder.redo() : builder.undo());
		} else if (key === 'y' && !event.shiftKey) {
			event.preventDefault();
			void builder.redo();
		}
		return;
	}
	if (key === '/' && builder.slash && !event.altKey && builder.panel === null) {
		event.preventDefault();
		builder.search();
	}
}
