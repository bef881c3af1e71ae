/**
 * The share link of a code: `<base>/#<code>`. `base` is where the app is hosted, with or without a closing slash; a
 * query or hash of its own is dropped.
 */
export const makeLink = (base: string, code: string): string =>
	`${base.replace(/[?#].*$/s, '').replace(/\/+$/, '')}/#${code}`;

/**
 * Whether the hash of an address seems to hold a code, broken or not, rather than name a place on the page. Only a look:
 * `readShared` (find-code.ts) decides, and this needs none of its code.
 */
export const looksLikeCode = (hash: string): boolean =>
	/^(?:#|%(?:25)*23)?\/?(?:[E-H][\w-]*|[\w%\\&;\u2010-\u2015-]{14,})/.test(hash);
