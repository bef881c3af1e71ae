import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '#lists/dba-legio/game.json' with { type: 'json' };
import vectors from '../../../tests/golden/share-v1-legio.json' with { type: 'json' };
import { LegioRoster } from '../roster/legio-document.ts';
import { loadLegioSamples } from '../roster/legio-samples.ts';
import { LEGIO_REVISION, MIN_CODE, decodeCode, encodeRoster } from './codec.ts';

const army = (fields: object = {}): LegioRoster =>
	LegioRoster.parse({
		format: 'signifer.roster',
		version: 1,
		game: 'dba-legio',
		tendency: 'arable',
		entries: [],
		...fields
	});
const encode = (roster: LegioRoster): string => {
	const made = encodeRoster(roster);
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
};
const text = (raw: string): string => raw.toWellFormed();
const plain = (raw: number): number => (raw === 0 ? 0 : raw); // no -0

/** What a code carries, said a second time and independently of the codec. */
const shareable = (roster: LegioRoster): LegioRoster =>
	army({
		name: text(roster.name),
		army: text(roster.army),
		tendency: text(roster.tendency),
		aggression: plain(roster.aggression),
		rulings: roster.rulings,
		entries: roster.entries.map(({ element, count, camels, general, name }, at) => ({
			...{ id: `e${at + 1}`, element: text(element), count: plain(count), camels, general, name: text(name) }
		}))
	});

const words = fc.string({ maxLength: 12, unit: 'binary' });
const number = fc.oneof(fc.integer({ min: -3, max: 130 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const anyArmy = fc
	.record({
		name: words,
		army: words,
		tendency: fc.oneof(
			fc.constantFrom('arable', 'littoral', 'é', '#3'),
			fc.string({ minLength: 1, maxLength: 6, unit: 'binary' })
		),
		aggression: number,
		rulings: fc.dictionary(fc.constantFrom('army-size', 'row-eleven', 'no-such'), fc.constantFrom('swapped', true, 12)),
		entries: fc.array(
			fc.record({
				element: fc.oneof(fc.constantFrom('WB', 'LH', 'XX'), fc.string({ minLength: 1, maxLength: 4, unit: 'binary' })),
				count: number,
				camels: fc.boolean(),
				general: fc.boolean(),
				name: words
			}),
			{ maxLength: 8 }
		)
	})
	.map(({ entries, ...rest }) => army({ ...rest, entries: entries.map((entry, at) => ({ ...entry, id: `x${at}` })) }));

test('round trip: every readable army comes back, legal or not, and has one code', () => {
	fc.assert(
		fc.property(anyArmy, (roster) => {
			const code = encode(roster);
			expect(decodeCode(code)).toEqual({
				ok: true,
				value: { roster: shareable(roster), revision: LEGIO_REVISION, current: LEGIO_REVISION }
			});
			expect(encode(shareable(roster))).toBe(code);
			expect(code).toMatch(/^[A-Za-z0-9_-]+[A-Za-z0-9]$/);
		}),
		{ seed: 83, numRuns: 400 }
	);
});

test('a changed character, a cut or a swap of neighbours never gives another army', () => {
	fc.assert(
		fc.property(anyArmy, fc.nat(), fc.constantFrom(...'AZaz09-_'), (roster, where, by) => {
			const code = encode(roster);
			const at = where % code.length;
			const harmed = [
				code.slice(0, at) + by + code.slice(at + 1),
				code.slice(0, at),
				code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2)
			];
			for (const one of harmed) {
				const read = decodeCode(one);
				if (read.ok) expect(read.value.roster).toEqual(shareable(roster));
			}
		}),
		{ seed: 84, numRuns: 400 }
	);
});

test('no army is shorter than the shortest code; the revision is that of the lists', () => {
	expect(encode(army()).length).toBeGreaterThanOrEqual(MIN_CODE);
	expect(LEGIO_REVISION).toBe(game.revision);
});

test('the ready armies are the golden codes of version 1, and these stay readable for ever', async () => {
	const samples = await loadLegioSamples();
	expect(vectors.map(({ name }) => name)).toEqual(samples.map(({ id }) => id));
	for (const { name, code } of vectors) {
		const sample = samples.find(({ id }) => id === name);
		if (!sample) throw new Error(name);
		expect(encode(sample.roster)).toBe(code);
		expect(decodeCode(code)).toMatchObject({ ok: true, value: { roster: shareable(sample.roster) } });
		expect(code.length).toBeLessThan(120);
	}
});
