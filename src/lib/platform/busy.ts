/** Inputs that hold no text. */
const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** True when a reload would lose what is being typed, or close a dialog. */
export function isBusy(page: Document): boolean {
	if (page.querySelector('dialog[open]')) return true;
	const active = page.activeElement;
	if (active instanceof HTMLTextAreaElement) return true;
	if (active instanceof HTMLInputElement) return !NO_TEXT.includes(active.type);
	return active instanceof HTMLElement && active.isContentEditable;
}
