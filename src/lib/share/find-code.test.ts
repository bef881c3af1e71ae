import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CODE, encodeRoster } from './codec.ts';
import { findCode, readShared } from './find-code.ts';
import { looksLikeCode, makeLink } from './link.ts';
import { anyRoster, entry, roster } from './rosters.fixture.ts';

const codeFor = (value: Parameters<typeof encodeRoster>[0]): string => {
	const made = encodeRoster(value);
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
};

// long enough to be wrapped, and with - and _ in it, which is what programs escape
const LONG = codeFor(
	roster({
		name: '??>>~~~ vexillatio ??>>',
		entries: Array.from({ length: 40 }, (_, at) => entry(`x${at}`, 'immunis', { name: `Gaius ~?~ ${at}` }))
	})
);
const CODES = [
	...fc
		.sample(anyRoster, { seed: 23, numRuns: 60 })
		.map(codeFor)
		.filter((code) => code.length < 900),
	LONG
];
const BASE = 'https://exemple.org/signifer';

test('the sample of codes has what programs spoil: - and _ and length', () => {
	expect(CODES.length).toBeGreaterThan(50);
	expect(LONG.length).toBeGreaterThan(400);
	expect(CODES.some((code) => code.includes('-'))).toBe(true);
	expect(CODES.some((code) => code.includes('_'))).toBe(true);
});

const wrap = (text: string, by: string): string => (text.match(/.{1,76}/gs) ?? []).join(by);
const twice = (text: string): string => encodeURIComponent(encodeURIComponent(text));

test.each<[string, (code: string) => string]>([
	['a link', (code) => makeLink(BASE, code)],
	['the bare code', (code) => code],
	['the hash of a page', (code) => `#${code}`],
	['the hash with a slash', (code) => `${BASE}/#/${code}`],
	['blanks around', (code) => `\n  ${code}\t\n`],
	['a sentence', (code) => `Salut, voici ma bande : ${makeLink(BASE, code)} à mardi, Bernard`],
	['the bare code in a sentence', (code) => `Voici le code ${code} pour mardi soir`],
	['words glued to the next line', (code) => `Regarde\n${makeLink(BASE, code)}\nEnvoyé de mon iPhone`],
	['angle brackets', (code) => `<${makeLink(BASE, code)}>`],
	['French quotation marks', (code) => `« ${makeLink(BASE, code)} »`],
	['Markdown link', (code) => `[ma bande](${makeLink(BASE, code)})`],
	['Markdown emphasis', (code) => `_${makeLink(BASE, code)}_ **${code}**`],
	['HTML', (code) => `<a href="${makeLink(BASE, code)}">Elite group &amp; co</a>`],
	['a query before the hash', (code) => `${BASE}/?fbclid=IwAR0Elite-Group_123456789#${code}`],
	['a query after the code', (code) => `${makeLink(BASE, code)}?fbclid=IwAR0Elite-Group_12345`],
	['a parameter after the code', (code) => `${makeLink(BASE, code)}&utm_source=E123456789012345`],
	['&amp; in the query', (code) => `${BASE}/?a=1&amp;b=2#${code}`],
	['percent-encoded once', (code) => encodeURIComponent(makeLink(BASE, code))],
	['percent-encoded twice', (code) => twice(makeLink(BASE, code))],
	['percent-encoded, - and _ too', (code) => `%23${code.replaceAll('-', '%2D').replaceAll('_', '%5f')}`],
	['percent-encoded twice, - and _ too', (code) => `%2523${code.replaceAll('-', '%252D').replaceAll('_', '%255F')}`],
	[
		'percent-encoded in a redirect',
		(code) => `https://l.exemple.com/?u=${twice(makeLink(BASE, code))}&h=AT0EabcdefGHIJK`
	],
	['HTML numbers', (code) => `${BASE}/&#35;${code.replaceAll('_', '&#x5F;').replaceAll('-', '&#45;')}`],
	['Markdown escapes', (code) => makeLink(BASE, code).replaceAll('_', '\\_').replaceAll('-', '\\-')],
	['hyphens made typographic', (code) => makeLink(BASE, code).replaceAll('-', '‑')],
	['hyphens made en dashes', (code) => makeLink(BASE, code).replaceAll('-', '–')],
	['hyphens made minus signs', (code) => makeLink(BASE, code).replaceAll('-', '−')],
	['two hyphens made one long dash', (code) => makeLink(BASE, code).replaceAll('--', '—')],
	['two hyphens made one en dash', (code) => makeLink(BASE, code).replaceAll('--', '–')],
	['wrapped by CRLF', (code) => wrap(makeLink(BASE, code), '\r\n')],
	['wrapped by a blank', (code) => wrap(makeLink(BASE, code), ' ')],
	['wrapped by quoted-printable', (code) => wrap(makeLink(BASE, code), '=\r\n')],
	['wrapped and quoted', (code) => `> ${wrap(makeLink(BASE, code), '\n> ')}\n> merci`],
	['wrapped and quoted twice', (code) => `> > ${wrap(makeLink(BASE, code), '\r\n> > ')}`],
	['quote signs alone', (code) => wrap(makeLink(BASE, code), '> ')],
	['wrapped by narrow blanks', (code) => wrap(makeLink(BASE, code), '\u202F')],
	['zero-width characters and direction marks', (code) => `\u2068${wrap(makeLink(BASE, code), '\u200B')}\u2069`],
	['soft hyphens', (code) => wrap(makeLink(BASE, code), '\u00AD')],
	['a broken link before it', (code) => `${BASE}/#EQEabcdefghijklmnop puis ${makeLink(BASE, code)}`],
	['other anchors before it', (code) => `voir ${BASE}/reference#pilum et ${makeLink(BASE, code)}`]
])('found in: %s', (_, spoil) => {
	for (const code of CODES) expect(findCode(spoil(code)), spoil(code)).toBe(code);
});

test.each([...'.,;:!?)]}»"’…>*\'_-~|/\\`”›＞', '…)', '!!!', ' :-)', '\u00A0!'])('a sign after the link: %s', (sign) => {
	for (const code of CODES) expect(findCode(makeLink(BASE, code) + sign)).toBe(code);
});

test('a code without its last character is incomplete, with or without punctuation after it', () => {
	for (const code of CODES) {
		for (const sign of ['', '.', ' merci']) {
			const read = readShared(makeLink(BASE, code.slice(0, -1)) + sign);
			expect(!read.ok && read.error.code).toBe('incomplete');
		}
	}
});

test('links cut where programs cut them are incomplete', () => {
	const long = makeLink(BASE, LONG);
	for (const length of [60, 100, 255, 400]) {
		const read = readShared(long.slice(0, length));
		expect(!read.ok && read.error.code, `${length}`).toBe('incomplete');
	}
});

test('texts without a code', () => {
	const none = [
		'',
		' ',
		'bonjour',
		'#',
		'#main',
		'Eburones et Ambiorix, contre-attaque à Atuatuca, extraordinairement',
		'https://exemple.org/signifer/',
		'https://exemple.org/signifer/reference#pilum',
		'𝔈𝔔',
		'%%%%%2',
		'&#;&&amp'
	];
	for (const text of none) {
		expect(findCode(text), text).toBeNull();
		expect(readShared(text)).toEqual({ ok: false, error: { code: 'not-a-code', facts: {} } });
	}
});

test('a damaged code is found all the same, and said to be damaged', () => {
	const code = CODES[0] ?? '';
	const damaged = `${code.slice(0, 3)}${code[3] === 'x' ? 'y' : 'x'}${code.slice(4)}`;
	const read = readShared(`voir ${makeLink(BASE, damaged)}, merci`);
	expect(!read.ok && ['damaged', 'incomplete']).toContain(!read.ok && read.error.code);
	expect(findCode(damaged)).toBe(damaged);
});

test('hostile texts are answered within a moment', () => {
	const size = 4 * MAX_CODE + 10;
	const texts = [
		'#'.repeat(size),
		'# '.repeat(size / 2),
		'-'.repeat(size) + 'a',
		'a '.repeat(size / 2),
		'EQEAAgEAabcdef '.repeat(size / 15),
		'#E'.repeat(size / 2),
		'%25'.repeat(size / 3),
		'&amp;'.repeat(size / 5),
		'—'.repeat(size),
		`${'>'.repeat(size)}x`,
		'=\n'.repeat(size / 2),
		'\\'.repeat(size),
		'E'.repeat(size)
	];
	for (const text of texts) {
		const start = performance.now();
		readShared(text);
		expect(performance.now() - start, text.slice(0, 12)).toBeLessThan(4000);
	}
}, 60_000);

test('makeLink: one slash before the hash, whatever the base', () => {
	for (const base of ['https://a.org/b', 'https://a.org/b/', 'https://a.org/b//', 'https://a.org/b/?x=1#y']) {
		expect(makeLink(base, 'EQ')).toBe('https://a.org/b/#EQ');
	}
	expect(makeLink('', 'EQ')).toBe('/#EQ');
});

test('the hash of an address: codes, whole or spoilt, and names of places', () => {
	for (const code of CODES) {
		expect(looksLikeCode(`#${code}`)).toBe(true);
		expect(looksLikeCode(code)).toBe(true);
		expect(looksLikeCode(`#/${code}.`)).toBe(true);
		expect(looksLikeCode(`%23${code.replaceAll('-', '%2D')}`)).toBe(true);
		expect(looksLikeCode(`#${code.slice(0, 9)}`)).toBe(true);
	}
	for (const hash of ['', '#', '#content', '#main', '#:~:text=pilum', '#pilum'])
		expect(looksLikeCode(hash), hash).toBe(false);
});
