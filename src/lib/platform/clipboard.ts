/**
 * Copies text; call it straight from a tap, with the text made before (Safari refuses after an await). False when the
 * browser refuses: then show the text selected, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text); // no permission, or a page that is not served over https
	}
}

function copyBySelection(text: string): boolean {
	const before = document.activeElement;
	const field = document.createElement('textarea');
	field.value = text;
	field.readOnly = true;
	field.className = 'visually-hidden';
	// inside an open dialog, else the field cannot be focused
	(before?.closest('dialog') ?? document.body).append(field);
	field.select();
	let copied = false;
	try {
		copied = document.execCommand('copy');
	} catch {
		// not offered here
	}
	field.remove();
	if (before instanceof HTMLElement) before.focus();
	return copied;
}
