import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PACKED, findPacked, packText, unpackText } from './pack-text.ts';

const packed = async (text: string): Promise<string> => {
	const code = await packText(text);
	if (!code.ok) throw new Error(code.error.code);
	return code.value;
};
const MAX = 1_000_000;

test('any text comes back whole, and its code is fit for a link', async () => {
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
			const code = await packed(text);
			expect(code).toMatch(/^m1[A-Za-z0-9_-]+[0-9a-f]{8}$/);
			expect(await unpackText(code, MAX)).toEqual({ ok: true, value: text });
		}),
		{ numRuns: 60 }
	);
});

test('a code that was cut or changed anywhere is refused, never another text', async () => {
	const code = await packed(JSON.stringify({ events: Array.from({ length: 20 }, (_, n) => ({ kind: 'move', n })) }));
	for (let at = 2; at < code.length; at += 3) {
		const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
		expect((await unpackText(changed, MAX)).ok, `changed at ${at}`).toBe(false);
		expect((await unpackText(code.slice(0, at), MAX)).ok, `cut at ${at}`).toBe(false);
	}
});

test('a small code that would fill the memory is stopped at the bound', async () => {
	const code = await packed('a'.repeat(3_000_000));
	expect(code.length).toBeLessThan(10_000);
	expect(await unpackText(code, MAX)).toMatchObject({ ok: false, error: { code: 'too-long' } });
});

test('a text that no link carries says so; a newer version does too', async () => {
	let state = 1;
	const noise = Array.from({ length: 60_000 }, () => {
		state = (state * 48_271) % 2_147_483_647;
		return String.fromCharCode(33 + (state % 90));
	}).join('');
	expect(await packText(noise)).toMatchObject({
		ok: false,
		error: { code: 'too-long', facts: { max: MAX_PACKED } }
	});
	expect(await unpackText('m2abcdef', MAX)).toMatchObject({ ok: false, error: { code: 'unknown-version' } });
	expect(await unpackText('EQxyz', MAX)).toMatchObject({ ok: false, error: { code: 'not-a-code' } });
});

test.each([
	['a link', (code: string) => `https://x.example/match/received#${code}`],
	['in a sentence', (code: string) => `Ta main ! https://x.example/app/match/received#${code} à toi`],
	['with a tracker', (code: string) => `https://x.example/match/received?fbclid=1#${code}`],
	['escaped', (code: string) => encodeURIComponent(`https://x.example/match/received#${code}`)],
	['alone', (code: string) => code],
	['as a hash', (code: string) => `#${code}`]
])('the code is found: %s', async (_, wrap) => {
	const code = await packed('{"format":"signifer.match","events":[1,2,3,4,5,6,7,8,9]}'.repeat(3));
	expect(findPacked(wrap(code))).toBe(code);
});
test('a roster link is no match', () => {
	expect(findPacked('https://x.example/#EQEAAgEBAQ0')).toBe(null);
});
