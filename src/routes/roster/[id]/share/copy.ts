import { m } from '#lib/paraglide/messages.js';
import { copyText } from '#lib/platform/clipboard.ts';
import { toast } from '#lib/ui/announce.svelte.ts';

/** Copies what a field shows; where the browser refuses, the field is selected and says so. Call it straight from a tap. */
export async function copyField(field: HTMLTextAreaElement, said: string): Promise<void> {
	if (await copyText(field.value)) {
		toast(said);
		return;
	}
	field.focus();
	field.select();
	toast(`${m.share_copy_by_hand()}.`, null, 'error');
}
