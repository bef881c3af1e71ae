import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import vectors from '../../../tests/golden/share-v1.json' with { type: 'json' };
import { DbgRoster } from '../roster/dbg-document.ts';
import { decodeCode, encodeRoster } from './codec.ts';

/*
 * Codes that people keep: links made by every release open for ever. The file is only ever added to; when a test here
 * fails, the codec is wrong, not the file.
 */
const Vectors = z.array(z.object({ name: z.string(), code: z.string(), revision: z.int(), roster: DbgRoster }));
const golden = Vectors.parse(vectors);

test('there are enough of them, each once', () => {
	expect(golden.length).toBeGreaterThanOrEqual(25);
	expect(new Set(golden.map((vector) => vector.code)).size).toBe(golden.length);
});

test.each(golden)('version 1 reads: $name', ({ code, revision, roster }) => {
	expect(decodeCode(code)).toMatchObject({ ok: true, value: { revision, roster } });
});

test.each(golden)('version 1 writes: $name', ({ code, revision, roster }) => {
	expect(encodeRoster(roster, revision)).toEqual({ ok: true, value: code });
});
