import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { MATCH_FORMAT, parseMatchText } from '#lib/match/document.ts';
import { findPacked } from '#lib/platform/pack-text.ts';
import { receivedMatch } from '#lib/state/received-match.svelte.ts';

const HEAD = 2048;

/** Whether a file says of itself, at its beginning, that it is a match. */
export async function isMatchFile(file: Blob): Promise<boolean> {
	try {
		return (await file.slice(0, HEAD).text()).replace(/\s/g, '').includes(`"format":"${MATCH_FORMAT}"`);
	} catch {
		return false;
	}
}

/** Shows the match of a file, or why it cannot be read. */
export async function openMatchFile(file: Blob, replace: boolean): Promise<void> {
	receivedMatch.show(parseMatchText(await file.text()));
	await goto(resolve('/match/received'), { replaceState: replace });
}

/** Shows the match of a link in a text; false when there is none in it. */
export async function openMatchText(text: string, replace: boolean): Promise<boolean> {
	const code = findPacked(text);
	if (code === null) return false;
	// eslint-disable-next-line svelte/no-navigation-without-resolve -- the hash is not part of a route
	await goto(`${resolve('/match/received')}#${code}`, { replaceState: replace });
	return true;
}
