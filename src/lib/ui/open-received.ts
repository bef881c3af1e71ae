import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { readRosterFile } from '#lib/platform/roster-file.ts';
import { findCode, readShared } from '#lib/share/find-code.ts';
import type { OpenFailure } from '#lib/share/open-failures.ts';
import { opened } from '#lib/state/opened.svelte.ts';

/*
 * Every way in leads to the read-only view: links to their own address, which can be sent on and come back to; files
 * to /open/file. Each returns why nothing was opened, or null when the view is on its way.
 */

/** Any text with a link or a code in it, of a roster or a match. `replace` leaves no step of the history behind. */
export async function openText(text: string, replace = false): Promise<OpenFailure | null> {
	if (/match\/received|^\s*#?m\d/i.test(text)) {
		const { openMatchText } = await import('./open-match.ts');
		if (await openMatchText(text, replace)) return null;
	}
	const read = readShared(text);
	if (!read.ok) return read.error;
	// eslint-disable-next-line svelte/no-navigation-without-resolve -- the hash is not part of a route
	await goto(`${resolve('/')}#${findCode(text) ?? ''}`, { replaceState: replace });
	return null;
}

/** A picture with a QR code of a link. */
export async function openPicture(picture: Blob): Promise<OpenFailure | null> {
	const { readQr } = await import('#lib/platform/read-qr.ts'); // the reader is large and rarely asked
	const read = await readQr(picture);
	return read.ok ? openText(read.value) : read.error;
}

/** A roster or match document, a text with a link, or a picture of a QR code. */
export async function openFile(file: File, replace = false): Promise<OpenFailure | null> {
	if (file.type.startsWith('image/')) return openPicture(file);
	const { isMatchFile, openMatchFile } = await import('./open-match.ts');
	if (await isMatchFile(file)) {
		await openMatchFile(file, replace);
		return null;
	}
	const read = await readRosterFile(file);
	if (!read.ok) return read.error;
	if (read.value.kind === 'link') return openText(read.value.code, replace);
	opened.show(read.value);
	await goto(resolve('/open/file'), { replaceState: replace });
	return null;
}
