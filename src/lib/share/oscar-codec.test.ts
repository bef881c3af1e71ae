import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import game from '#lists/oscar/game.json' with { type: 'json' };
import vectors from '../../../tests/golden/share-v1-oscar.json' with { type: 'json' };
import { ofGame, parseRoster } from '../roster/document.ts';
import { OSCAR_ROLES, type OscarEntry, OscarRoster } from '../roster/oscar-document.ts';
import { MIN_CODE, OSCAR_REVISION, decodeCode, encodeRoster } from './codec.ts';

const company = (entries: readonly object[], head: object = {}): OscarRoster => {
	const read = parseRoster({ format: 'signifer.roster', version: 1, game: 'oscar', army: 'own', ...head, entries });
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return ofGame(read.value, 'oscar');
};
const encode = (roster: OscarRoster): string => {
	const made = encodeRoster(roster);
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
};

/** What a code carries, said a second time and independently of the codec. */
const shareable = (roster: OscarRoster): OscarRoster => {
	const text = (raw: string): string => raw.toWellFormed();
	const number = <N extends number | null>(raw: N): N => (raw === 0 ? (0 as N) : raw); // no -0
	return company(
		roster.entries.map(({ unit, profile, headcount, name }: OscarEntry, at) => ({
			id: `e${at + 1}`,
			unit: unit === null ? null : text(unit),
			profile: profile && {
				...profile,
				name: text(profile.name),
				movement: number(profile.movement),
				defence: text(profile.defence),
				discipline: text(profile.discipline),
				commandRange: number(profile.commandRange),
				weapons: profile.weapons.map(text),
				rules: profile.rules.map(text)
			},
			headcount: number(headcount),
			name: text(name)
		})),
		{ army: text(roster.army), name: text(roster.name), rulings: roster.rulings }
	);
};

const id = fc.oneof(
	fc.constantFrom(...game.units.map((unit) => unit.id), ...game.weapons.map((weapon) => weapon.id), 'no-such', 'é'),
	fc.string({ minLength: 1, maxLength: 8, unit: 'binary' })
);
const number = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const words = fc.string({ maxLength: 12, unit: 'binary' });
const profile = fc.record({
	name: words,
	role: fc.constantFrom(...OSCAR_ROLES),
	movement: number,
	defence: fc.string({ maxLength: 5 }),
	discipline: fc.constantFrom('2k2', '9k9', ''),
	commandRange: fc.option(number),
	weapons: fc.array(id, { maxLength: 4 }),
	rules: fc.array(id, { maxLength: 3 }),
	armoured: fc.boolean()
});
const anyCompany = fc
	.record({
		army: id,
		name: words,
		rulings: fc.dictionary(fc.constantFrom('short-range', 'no-such'), fc.constantFrom('third', true, 2)),
		entries: fc.array(fc.record({ unit: id, profile: fc.option(profile), headcount: fc.option(number), name: words }), {
			maxLength: 8
		})
	})
	.map(({ entries, ...head }) =>
		company(
			entries.map((entry, at) => ({ ...entry, id: `x${at}` })),
			head
		)
	);

test('round trip: every readable company comes back, legal or not, and has one code', () => {
	fc.assert(
		fc.property(anyCompany, (roster) => {
			const code = encode(roster);
			expect(decodeCode(code)).toEqual({
				ok: true,
				value: { roster: shareable(roster), revision: OSCAR_REVISION, current: OSCAR_REVISION }
			});
			expect(encode(shareable(roster))).toBe(code);
			expect(code).toMatch(/^[A-Za-z0-9_-]+[A-Za-z0-9]$/);
		}),
		{ seed: 71, numRuns: 400 }
	);
});

test('a changed character, a cut or a swap of neighbours never gives another company', () => {
	fc.assert(
		fc.property(anyCompany, fc.nat(), fc.nat(), (roster, at, by) => {
			const code = encode(roster);
			const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
			const i = at % code.length;
			const changed = code.slice(0, i) + alphabet[by % 64] + code.slice(i + 1);
			const swapped = code.slice(0, i) + (code[i + 1] ?? '') + code[i] + code.slice(i + 2);
			for (const damaged of [changed, swapped, code.slice(0, i), code.slice(i + 1)]) {
				const read = decodeCode(damaged);
				if (read.ok) expect(read.value.roster).toEqual(shareable(roster));
			}
		}),
		{ seed: 72, numRuns: 1000 }
	);
});

const Vectors = z.array(z.object({ name: z.string(), code: z.string(), roster: OscarRoster }));

test.each(Vectors.parse(vectors))('version 1 reads and writes: $name', ({ code, roster }) => {
	expect(decodeCode(code)).toMatchObject({ ok: true, value: { roster } });
	expect(encode(roster)).toBe(code);
});

test('the shortest code', () => {
	expect(encode(company([]))).toHaveLength(MIN_CODE);
});

test('the revision in links is that of the lists', () => {
	expect(OSCAR_REVISION).toBe(game.revision);
});
