/**
 * The share link of a code: `<base>/#<code>`. `base` is where the app is hosted, with or without a closing slash; a
 * query or hash of its own is dropped.
 */
export const makeLink = (base: string, code: string): string =>
	`${base.replace(/[?#].*$/s, '').replace(/\/+$/, '')}/#${code}`;
