import { type Result, err, failure } from '../util/result.ts';
import { decodeUtf8 } from '../util/utf8.ts';
import { MAX_CODE, MIN_CODE, type ShareFailure, type Shared, decodeCode } from './codec.ts';

/*
 * Codes as people paste them: inside a sentence, with the quotation marks, line breaks and escapes that messengers and
 * mail programs add. The checksum decides: what is joined or repaired wrongly is refused.
 */

/** Characters of pasted text that are looked at; more than the longest link wrapped and quoted. */
const MAX_PASTED = 4 * MAX_CODE;
/** Characters given to the decoder in one search, so that a hostile text costs a moment and no more. */
const MAX_WORK = 64 * MAX_CODE;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', num: '#', lowbar: '_' };
const asciiChar = (code: number, otherwise: string): string =>
	code > 0 && code < 0x80 ? String.fromCharCode(code) : otherwise;

/** Percent-encoding, once or more: %2D, %252D, %25252D; bytes that are no UTF-8 stay as they are. */
function unescapePercent(all: string): string {
	const bytes = [...all.matchAll(/%(?:25)*([0-9A-Fa-f]{2})/g)].map((match) => parseInt(match[1] ?? '', 16));
	return decodeUtf8(Uint8Array.from(bytes)) ?? all;
}

// soft hyphen, zero-width marks, direction marks, word joiner, byte-order mark
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Undoes what programs write instead of a character of the link. */
function unescape(text: string): string {
	return text
		.replace(/=\r?\n/g, '') // soft line break of quoted-printable mail
		.replace(/(?:%(?:25)*[0-9A-Fa-f]{2})+/g, unescapePercent)
		.replace(INVISIBLE, '')
		.replace(/&(?:amp;)*#(?:x([0-9a-f]{1,4})|([0-9]{1,5}));/gi, (all, hex?: string, decimal?: string) =>
			asciiChar(hex ? parseInt(hex, 16) : Number(decimal), all)
		)
		.replace(/&(?:amp;)*([a-z]{2,6});/g, (all, name: string) => NAMED[name] ?? all)
		.replace(/\\([!-/:-@[-`{-~])/g, '$1'); // Markdown: \_ \- \#
}

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** The readings of a text whose hyphens a word processor replaced: each dash was one hyphen, or two. */
function readings(text: string): string[] {
	const plain = unescape(text.slice(0, MAX_PASTED));
	if (!DASHES.test(plain)) return [plain];
	const longDash = plain.replace(/[\u2014\u2015]/g, '--').replace(DASHES, '-');
	return [plain.replace(DASHES, '-'), longDash, plain.replace(DASHES, '--')];
}

interface Run {
	readonly text: string;
	/** What stands between the run before and this one. */
	readonly before: string;
}

function runsOf(text: string): Run[] {
	let end = 0;
	return [...text.matchAll(/[A-Za-z0-9_-]+/g)].map((match) => {
		const before = text.slice(end, match.index);
		end = match.index + match[0].length;
		return { text: match[0], before };
	});
}

// what may stand inside a wrapped code: blanks, the > or | of a quoted mail, a lone =
const isJoint = (between: string): boolean => /^[\s>|=]+$/.test(between);

/** A code ends in a letter or digit: what follows belongs to the text around it. */
function trimmed(run: string): string {
	let end = run.length;
	while (end > 0 && '-_'.includes(run.charAt(end - 1))) end--;
	return run.slice(0, end);
}

const followsHash = (run: Run | undefined): boolean => {
	const hash = run?.before.lastIndexOf('#') ?? -1;
	return hash >= 0 && !/\s/.test(run?.before.slice(hash) ?? '');
};

/** The pieces of text that may be the code, likeliest first: after a `#` first, then anywhere, each alone, then joined on. */
function* candidates(runs: readonly Run[]): Generator<string> {
	const starts = [...runs.keys()];
	const isLink = (at: number): boolean => followsHash(runs[at]);
	for (const start of [...starts.filter(isLink), ...starts.filter((at) => !isLink(at))]) {
		let joined = '';
		for (let at = start; at < runs.length; at++) {
			const run = runs[at];
			if (!run || (at > start && !isJoint(run.before))) break;
			joined += run.text;
			if (joined.length > MAX_CODE + MAX_CODE) break;
			if (joined.length >= MIN_CODE) yield trimmed(joined);
		}
	}
}

const isRead = (read: Result<Shared, ShareFailure>): boolean =>
	read.ok || read.error.code === 'unknown-version' || read.error.code === 'newer-game';

function search(text: string): { readonly code: string; readonly read: Result<Shared, ShareFailure> } | null {
	let likeliest: string | null = null;
	let work = 0;
	for (const reading of readings(text)) {
		const runs = runsOf(reading);
		for (const code of candidates(runs)) {
			const read = decodeCode(code);
			if (isRead(read)) return { code, read };
			work += code.length;
			if (work > MAX_WORK) break;
		}
		likeliest ??= broken(runs);
	}
	return likeliest === null ? null : { code: likeliest, read: decodeCode(likeliest) };
}

// E to H are the first characters of version 1; the anchors of a page (`#main`) are neither that nor so long
const startsLikeCode = (text: string): boolean => /^[E-H]/.test(text);
const looksLikeWord = (text: string): boolean => /^.[a-z-]*$/.test(text);

/** What looks like a code that was cut or changed: what follows a `#`, or else one long word that starts like a code. */
function broken(runs: readonly Run[]): string | null {
	const linked = runs.find((run) => followsHash(run) && (startsLikeCode(run.text) || run.text.length >= MIN_CODE));
	const bare = (run: Run): boolean =>
		run.text.length >= MIN_CODE && startsLikeCode(run.text) && !looksLikeWord(run.text);
	return trimmed((linked ?? runs.find(bare))?.text ?? '') || null;
}

/**
 * The share code inside any pasted text, or null when there is none: a link or the bare code, with text around it,
 * punctuation after it, blanks or line breaks in it, percent-encoded, escaped. A code that is found may still be a
 * broken one: `decodeCode` says.
 */
export const findCode = (text: string): string | null => search(text)?.code ?? null;

/** Finds and reads the code in a pasted text. Fails with `not-a-code` when there is none. */
export const readShared = (text: string): Result<Shared, ShareFailure> =>
	search(text)?.read ?? err(failure('not-a-code'));
