import { expect, test } from 'vitest';
import { encodeRoster } from '../share/codec.ts';
import { entry, roster } from '../share/rosters.fixture.ts';
import { readRosterFile } from './roster-file.ts';

const FULL = roster({ name: 'Éclaireurs', entries: [entry('a1', 'centurion', { name: 'Marcus' })] });
const JSON_TEXT = JSON.stringify(FULL, null, '\t');
const file = (content: BlobPart, name = 'liste.json', type = 'application/json'): File =>
	new File([content], name, { type, lastModified: 1_700_000_000_000 });

test.each<[string, BlobPart]>([
	['UTF-8', JSON_TEXT],
	['UTF-8 with a byte-order mark', `\uFEFF${JSON_TEXT}`],
	['UTF-16 LE', new Uint8Array(Buffer.from(`\uFEFF${JSON_TEXT}`, 'utf16le'))],
	['CRLF and blanks around', `\r\n  ${JSON_TEXT.replaceAll('\n', '\r\n')}  \r\n`]
])('a roster document is read: %s', async (_, content) => {
	expect(await readRosterFile(file(content))).toEqual({
		ok: true,
		value: { kind: 'document', name: 'liste.json', modified: 1_700_000_000_000, roster: FULL }
	});
});

test('a text with a link in it is read too', async () => {
	const code = encodeRoster(FULL, 1);
	if (!code.ok) throw new Error('no code');
	const read = await readRosterFile(
		file(`Salut !\nhttps://exemple.org/#${code.value}\nBernard`, 'mail.txt', 'text/plain')
	);
	expect(read).toEqual({ ok: true, value: { kind: 'link', code: code.value } });
});

test.each<[string, File, string]>([
	['nothing', file(''), 'is-empty'],
	['blanks', file(' \n'), 'is-empty'],
	['a picture', file('x', 'qr.png', 'image/png'), 'is-picture'],
	['Windows-1252', file(new Uint8Array(Buffer.from(JSON_TEXT, 'latin1'))), 'not-text'],
	['no JSON', file('{"format":'), 'not-json'],
	['another format', file('{"format":"other"}'), 'not-a-roster'],
	['a newer version', file(JSON.stringify({ ...FULL, version: 2 })), 'newer-version'],
	['another shape', file(JSON.stringify({ ...FULL, entries: 3 })), 'wrong-shape'],
	['a backup', file('{\n\t"format": "signifer.backup",\n\t"version": 1,'), 'is-backup'],
	['a large backup', file(`{"format":"signifer.backup","x":"${'x'.repeat(2_100_000)}"}`), 'is-backup'],
	['a large backup of accents', file(`{"format":"signifer.backup","x":"é${'é'.repeat(2_100_000)}"}`), 'is-backup'],
	['a large file of anything', file('x'.repeat(2_100_000)), 'too-large'],
	['a cut link', file('https://exemple.org/#EQECAgGRAwEUEwZNYXJj'), 'incomplete']
])('refused: %s', async (_, content, code) => {
	const read = await readRosterFile(content);
	expect(!read.ok && read.error.code).toBe(code);
});

test('a file that the browser may not read', async () => {
	const locked = file('{}');
	locked.arrayBuffer = () => Promise.reject(new DOMException('no', 'NotReadableError'));
	expect(await readRosterFile(locked)).toEqual({
		ok: false,
		error: { code: 'unreadable', facts: { error: 'NotReadableError' } }
	});
});
