import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#lib/catalogue/text.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'signifer-cli-'));
const ROSTER = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	name: 'Éclaireurs',
	pointsLimit: 200,
	composition: 'free',
	entries: [{ id: 'a1', unit: 'centurion', name: 'Marcus', options: ['horse'] }]
};
const JSON_TEXT = JSON.stringify(ROSTER, null, 2);

function utf16(text: string): Uint8Array {
	const units = Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
	return new Uint8Array(units.buffer); // little-endian on every machine that runs this
}

const FILES: Record<string, string | Uint8Array> = {
	'legal.json': JSON_TEXT,
	'illegal.json': JSON.stringify({ ...ROSTER, pointsLimit: 10 }),
	'bom.json': `\uFEFF${JSON_TEXT.replaceAll('\n', '\r\n')}`,
	'utf16.json': utf16(JSON_TEXT),
	'windows-1252.json': Uint8Array.from(JSON_TEXT, (sign) => sign.charCodeAt(0)),
	'binary.json': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
	'empty.json': '',
	'broken.json': '{\n  "format": "signifer.roster",\n  "version": 1,,\n}',
	'deep.json': `{"format":"signifer.roster","x":${'['.repeat(200_000)}`,
	'deep-extra.json': JSON_TEXT.replace('{', `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)},`),
	'huge.json': `${JSON_TEXT}${' '.repeat(2_100_000)}`,
	'newer.json': JSON.stringify({ ...ROSTER, version: 7 }),
	'shape.json': JSON.stringify({ ...ROSTER, entries: [{ id: 'a', unit: 'optio', count: '3' }] }),
	'other.json': JSON.stringify({ format: 'signifer.match', version: 1 }),
	'twice.json': JSON.stringify({ ...ROSTER, entries: [...ROSTER.entries, ...ROSTER.entries] })
};

beforeAll(() => {
	for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(folder, name), bytes);
	mkdirSync(join(folder, 'club', 'round-2', '.hidden'), { recursive: true });
	mkdirSync(join(folder, 'nothing'));
	writeFileSync(join(folder, 'club', 'b.json'), JSON_TEXT);
	writeFileSync(join(folder, 'club', 'round-2', 'a.JSON'), FILES['illegal.json'] ?? '');
	writeFileSync(join(folder, 'club', 'round-2', '.hidden', 'c.json'), 'not read');
	writeFileSync(join(folder, 'club', 'notes.txt'), 'not read either');
});

interface Outcome {
	readonly code: number;
	readonly out: string;
	readonly err: readonly string[];
}

async function run(line: string, stdin: string | Uint8Array = ''): Promise<Outcome> {
	let out = '';
	const err: string[] = [];
	const code = await main(
		line.split(' ').filter((part) => part !== ''),
		{
			cwd: folder,
			out: (chunk) => void (out += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1')),
			err: (text) => void err.push(text),
			stdin: (async function* () {
				yield stdin;
			})()
		}
	);
	return { code, out, err };
}

test('check --json has exactly the fields that others rely on', async () => {
	const { code, out } = await run('check illegal.json --json');
	expect(code).toBe(1);
	const report: { problems: object[] } = JSON.parse(out);
	expect(Object.keys(report)).toEqual(['legal', 'points', 'limit', 'figures', 'problems']);
	expect(report).toMatchObject({ legal: false, points: 29, limit: 10, figures: 1 });
	expect(report.problems[0]).toEqual({
		code: 'points-over-limit',
		severity: 'error',
		entry: null,
		facts: { points: 29, limit: 10 }
	});
});

test('check tells problems, the rule and the smallest repair, in both languages', async () => {
	const fr = await run('check illegal.json');
	expect(fr.out).toContain('NON CONFORME');
	expect(fr.out).toMatch(/- erreur\u202f: 29 points .* 10.*\[De Bello Gallico, VI\]\n {2}→ /);
	const en = await run('check illegal.json --lang en');
	expect(en.out).toContain('NOT LEGAL');
	expect((await run('check legal.json')).out).toContain('Conforme');
});

test.each(['bom.json', 'utf16.json', 'legal.json'])('%s is read', async (file) => {
	const { code, out } = await run(`text ${file}`);
	expect(code).toBe(0);
	expect(out.startsWith('Éclaireurs\n')).toBe(true);
});

test.each([
	['check none.json', 'none.json: no such file'],
	['check legal.json/x', 'legal.json/x: no such file'],
	['check club', 'club: this is a folder; “check FOLDER --summary” reads it'],
	['check nothing --summary', 'nothing: no .json file in this folder'],
	['check none --summary', 'none: no such file'],
	['text windows-1252.json', 'windows-1252.json: This file is not readable text: save it as UTF-8'],
	['text binary.json', 'binary.json: This file is not readable text: save it as UTF-8'],
	['text empty.json', 'empty.json: This is not readable JSON: line 1, column 1'],
	['text broken.json', 'broken.json: This is not readable JSON: line 3, column 16'],
	['text deep.json', 'deep.json: This is not readable JSON: line 1, column 132'],
	['text deep-extra.json', 'deep-extra.json: This is not readable JSON: line 1, column 105'],
	['text huge.json', 'huge.json: Too large: '],
	['text newer.json', 'newer.json: This document has version 7'],
	['text shape.json', 'shape.json: Field “entries.0.count” is not well formed; expected: a number'],
	['text other.json', 'other.json: This is not a Signifer roster but “signifer.match”'],
	['text twice.json', 'twice.json: Two entries have the id “a1”'],
	['text -', 'standard input: This is not readable JSON: line 1, column 1'],
	['open hello', 'open: '],
	['open -', 'standard input: '],
	['', 'no command'],
	['check', 'check: FILE is missing'],
	['check legal.json illegal.json', 'check: one argument too many, “illegal.json”'],
	['check legal.json --loud', 'check: unknown option “--loud”'],
	['check legal.json -x', 'check: unknown option “-x”'],
	['check legal.json --base https://a.example', 'check: the option “--base” is not for this command'],
	['check legal.json --json=yes', 'check: the option “--json” takes no value'],
	['share legal.json --base', 'share: the option “--base” needs a value'],
	['share legal.json --base --json', 'share: the option “--base” needs a value'],
	['share legal.json --base ftp://a.example', '“ftp://a.example” is not an http or https address'],
	['share legal.json --base nowhere', '“nowhere” is not an http or https address'],
	['cards legal.json -o x.pdf --paper a3', 'cards: “a3” is no value of “--paper” (a4, letter)'],
	['cards legal.json', 'cards: say where to write, with -o FILE.pdf'],
	['cards legal.json -o legal.json', 'legal.json: this file is the roster itself: it would be overwritten'],
	['cards legal.json -o nowhere/x.pdf', 'nowhere/x.pdf: cannot be written (ENOENT)'],
	['lists --check none.json', 'none.json: no such file'],
	['lists all', 'lists: one argument too many, “all”']
])('`%s` is refused with one line that says what and where', { timeout: 30_000 }, async (line, says) => {
	const { code, out, err } = await run(`--lang en ${line}`);
	expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
	expect(err[0]).toContain(`signifer: ${says}`);
});

test('an unknown language is refused in French, and every refusal is one line', async () => {
	const { code, err } = await run('check legal.json --lang de');
	expect(code).toBe(2);
	expect(err).toEqual([
		'signifer: check\u202f: «\u202fde\u202f» n’est pas une valeur de «\u202f--lang\u202f» (fr, en)'
	]);
	expect((await run('check no\nsuch')).err.join()).not.toContain('\n');
});

test('cards and sheet are PDFs of the paper asked for; an illegal roster prints too', { timeout: 60_000 }, async () => {
	for (const line of ['cards illegal.json', 'sheet illegal.json --base https://a.example']) {
		const { code, out, err } = await run(`${line} --paper letter --ink saver -o out.pdf --json`);
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(JSON.parse(out)).toMatchObject({ file: 'out.pdf', missing: [] });
		expect(readFileSync(join(folder, 'out.pdf'), 'latin1')).toMatch(/^%PDF-1/);
	}
	const piped = await run('cards legal.json -o -');
	expect(piped.out.slice(0, 6)).toBe('%PDF-1');
});

test('nothing is written when the roster would be overwritten', { timeout: 30_000 }, async () => {
	await run('cards legal.json -o ./club/../legal.json');
	expect(readFileSync(join(folder, 'legal.json'), 'utf8')).toBe(JSON_TEXT);
});

test('standard input is bounded, even when it never ends', async () => {
	let chunks = 0;
	const err: string[] = [];
	const code = await main(['text', '-'], {
		cwd: folder,
		out: () => undefined,
		err: (text) => void err.push(text),
		stdin: (async function* () {
			for (;;) {
				chunks++;
				yield new Uint8Array(100_000);
			}
		})()
	});
	expect(code).toBe(2);
	expect(err[0]).toContain('Trop grand');
	expect(chunks).toBeLessThan(30);
});

test('share, then open: the same roster, whatever stands around the link', async () => {
	const { out } = await run('share legal.json --base https://example.org/app/');
	const opened = await run('open -', `Ma liste (${out.trim()}), dis-moi !`);
	expect(opened.code).toBe(0);
	expect(JSON.parse(opened.out)).toMatchObject({
		...ROSTER,
		entries: [{ unit: 'centurion', name: 'Marcus', options: ['horse'] }]
	});
	const json: { link: string; code: string; length: number } = JSON.parse((await run('share legal.json --json')).out);
	expect(json.link).toBe(`https://signifer.example/#${json.code}`);
	expect(json.length).toBe(json.link.length);
	expect((await run(`open ${json.code}`)).out).toBe(opened.out);
});

test('an argument that is an unset variable of the shell is missing, not the folder one is in', async () => {
	const err: string[] = [];
	const stdin = (async function* () {
		yield '';
	})();
	const io = { cwd: folder, out: () => undefined, err: (text: string) => void err.push(text), stdin };
	expect(await main(['check', '', '--lang', 'en'], io)).toBe(2);
	expect(err).toEqual(['signifer: check: FILE is missing']);
});

test('blanks around the address are no part of the link', async () => {
	const out: string[] = [];
	const stdin = (async function* () {
		yield JSON_TEXT;
	})();
	const io = { cwd: folder, out: (chunk: unknown) => void out.push(String(chunk)), err: () => undefined, stdin };
	expect(await main(['share', '-', '--base', ' https://a.example\n'], io)).toBe(0);
	expect(out.join('')).toMatch(/^https:\/\/a\.example\/#[\w-]+\n$/);
});

test('a damaged link is refused in words', async () => {
	const { out } = await run('share legal.json');
	const link = out.trim();
	const { code, err } = await run(`open ${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'} --lang en`);
	expect(code).toBe(2);
	expect(err[0]).toContain('This link is damaged');
});

test('text carries the link when it is told where links open', async () => {
	expect((await run('text legal.json')).out).not.toContain('https://');
	expect((await run('text legal.json --base https://a.example')).out).toContain('https://a.example/#');
	expect(JSON.parse((await run('text legal.json --json --compact')).out)).toEqual({
		text: (await run('text legal.json --compact')).out
	});
});

test('an organiser’s table: one row a file, the worst file decides the exit code', async () => {
	const mixed = await run('check club --summary');
	expect(mixed).toMatchObject({ code: 1, err: [] });
	const lines = mixed.out.split('\n');
	expect(lines).toHaveLength(5);
	expect(lines[1]).toMatch(/^club\/b\.json +Éclaireurs +Romains +29 \/ 200 +1 +conforme$/);
	expect(lines[2]).toMatch(/^club\/round-2\/a\.JSON +Éclaireurs +Romains +29 \/ 10 +1 +non conforme \(1 erreur\)$/);
	const all = await run('check . --summary --json');
	expect(all.code).toBe(2);
	const summary: { rosters: { file: string; error?: { code: string } }[]; unreadable: number } = JSON.parse(all.out);
	expect(summary.rosters.length).toBe(Object.keys(FILES).length + 2);
	expect(all.err).toHaveLength(summary.unreadable);
	expect(summary.rosters.find(({ file }) => file === 'broken.json')?.error?.code).toBe('not-json');
	expect((await run('check legal.json --summary')).code).toBe(0);
	expect((await run('check - --summary', JSON_TEXT)).out).toMatch(/^- +Éclaireurs /m);
});

test('lists names every army and unit, and checks a file of one’s own', async () => {
	const { out } = await run('lists --json --lang en');
	const { catalogues }: { catalogues: { game: string; armies: { id: string; units: object[] }[] }[] } = JSON.parse(out);
	expect(catalogues.map(({ game }) => game)).toEqual(['dbg', 'oscar', 'dba-legio', 'bataille-rangee']);
	expect(catalogues[0]?.armies.map(({ id }) => id)).toEqual(['celts', 'romans', 'germans']);
	expect(catalogues[0]?.armies.flatMap(({ units }) => units)).toHaveLength(58);
	for (const locale of LOCALES) expect((await run(`lists --lang ${locale}`)).out).toContain('vercingetorix');

	const army: { units: { base: string[] }[] } = JSON.parse(readFileSync('lists/dbg/celts.json', 'utf8'));
	writeFileSync(join(folder, 'pack.json'), JSON.stringify(army));
	expect(await run('lists --check pack.json')).toMatchObject({ code: 0, err: [] });
	army.units[0]?.base.push('musket');
	writeFileSync(join(folder, 'pack.json'), JSON.stringify(army));
	const faulty = await run('lists --check pack.json --lang en');
	expect(faulty.code).toBe(1);
	expect(faulty.out).toMatch(/- units\.0\.base\.\d: “musket” is unknown \(equipment\)/);
	const json: { valid: boolean; faults: { code: string }[] } = JSON.parse(
		(await run('lists --check pack.json --json')).out
	);
	expect(json).toMatchObject({ valid: false, faults: [{ code: 'unknown-id' }] });
});

test.each(['help', '--help', 'check -h', 'help --lang en'])('`%s` shows the commands', async (line) => {
	const { code, out } = await run(line);
	expect(code).toBe(0);
	expect(out).toContain('check DIR --summary');
});
