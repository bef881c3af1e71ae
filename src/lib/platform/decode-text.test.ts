import { expect, test } from 'vitest';
import { parseRosterText } from '../roster/document.ts';
import { decodeText } from './decode-text.ts';
import { readTextFile } from './files.ts';

const text = '{"format":"signifer.roster","version":1,"game":"dbg","army":"celts","name":"Éclaireur","entries":[]}';
const utf8 = (source: string) => new TextEncoder().encode(source);
const utf16 = (source: string, little: boolean, mark: boolean) => {
	const units = mark ? `\ufeff${source}` : source;
	const bytes = new Uint8Array(units.length * 2);
	const view = new DataView(bytes.buffer);
	for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), little);
	return bytes;
};

test.each([
	['UTF-8', utf8(text)],
	['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8(text)])],
	['UTF-16 LE with its mark', utf16(text, true, true)],
	['UTF-16 BE with its mark', utf16(text, false, true)],
	['UTF-16 LE without', utf16(text, true, false)],
	['UTF-16 BE without', utf16(text, false, false)],
	['CRLF and blanks around', utf8(`\r\n${text.replaceAll(',', ',\r\n')}  \r\n`)]
])('%s is read', (_, bytes) => {
	const decoded = decodeText(bytes);
	if (!decoded.ok) throw new Error(decoded.error.code);
	expect(parseRosterText(decoded.value)).toMatchObject({ ok: true, value: { name: 'Éclaireur' } });
});

test('Windows-1252 is refused, not spoilt', () => {
	const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0)); // É is the byte 0xC9
	expect(decodeText(bytes)).toEqual({ ok: false, error: { code: 'not-text', facts: {} } });
});

test('a picture is refused', () => {
	expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).toMatchObject({ ok: false });
});

test('a file above the cap is refused before it is read', async () => {
	const file = new Blob(['x'.repeat(2000)]);
	file.arrayBuffer = () => Promise.reject(new Error('must not be read'));
	expect(await readTextFile(file, 1999)).toEqual({
		ok: false,
		error: { code: 'too-large', facts: { bytes: 2000, max: 1999 } }
	});
});

test('a file that the system no longer gives is not-text, not an exception', async () => {
	const file = new Blob(['{}']);
	file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
	expect(await readTextFile(file)).toMatchObject({ ok: false, error: { code: 'not-text' } });
});
