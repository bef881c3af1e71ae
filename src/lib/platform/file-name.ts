const MAX_LENGTH = 80;
/** Names that Windows keeps for devices, whatever the ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name that every system takes, as close to the given name as can be (accents stay): `extension` with its dot,
 * such as `.pdf`. A name of which nothing is left becomes `fallback`.
 */
export function safeFileName(name: string, extension: string, fallback = 'signifer'): string {
	const clean = name
		.toWellFormed()
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, ' ') // controls, invisible and direction marks, line ends
		.replace(/[\\/:*?"<>|]/g, '-')
		.replace(/\s+/g, ' ');
	const short = [...clean].slice(0, MAX_LENGTH).join('');
	const trimmed = short.replace(/^[\s.-]+|[\s.]+$/g, '');
	const stem = trimmed === '' || RESERVED.test(trimmed) ? `${fallback}${trimmed === '' ? '' : `-${trimmed}`}` : trimmed;
	return `${stem}${extension}`;
}
