import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import game from '#lists/bataille-rangee/game.json' with { type: 'json' };
import vectors from '../../../tests/golden/share-v1-battle.json' with { type: 'json' };
import { BattleRoster } from '../roster/battle-document.ts';
import { loadBattleSamples } from '../roster/battle-samples.ts';
import { decodeBase64url, encodeBase64url } from '../util/base64url.ts';
import { decodeBattleV1 } from './battle-v1.ts';
import { BATTLE_REVISION, CHECKSUM_LENGTH, MIN_CODE, decodeCode, encodeRoster } from './codec.ts';
import { shareNumbers } from './numbers.ts';
import codes from '#lists/bataille-rangee/codes.json' with { type: 'json' };

const force = (fields: object = {}): BattleRoster =>
	BattleRoster.parse({ format: 'signifer.roster', version: 1, game: 'bataille-rangee', ...fields });
const encode = (roster: BattleRoster): string => {
	const made = encodeRoster(roster);
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
};

const text = (raw: string): string => raw.toWellFormed();
const plain = (raw: number | null): number | null => (raw === 0 ? 0 : raw); // no -0
const plainAll = <T extends Record<string, unknown>>(numbers: T, keys: readonly (keyof T)[]): object =>
	Object.fromEntries(keys.map((key) => [key, numbers[key] === 0 ? 0 : numbers[key]]));

/** What a code carries, said a second time and independently of the codec. */
const shareable = (roster: BattleRoster): BattleRoster =>
	force({
		name: text(roster.name),
		rulings: roster.rulings,
		soldiers: plain(roster.soldiers),
		general: roster.general && {
			name: text(roster.general.name),
			strategy: plain(roster.general.strategy),
			command: plain(roster.general.command)
		},
		heroes: roster.heroes.map((hero, at) => ({
			...hero,
			id: `h${at + 1}`,
			name: text(hero.name),
			notes: '',
			characteristics: plainAll(hero.characteristics, ['ws', 'bs', 's', 't', 'ag', 'int', 'wp', 'fel']),
			skills: plainAll(hero.skills, ['heal', 'command', 'strategy', 'casting']),
			sb: plain(hero.sb),
			wounds: plain(hero.wounds),
			fate: plain(hero.fate),
			casts: plain(hero.casts),
			talents: hero.talents.map(text)
		})),
		warMachines: roster.warMachines,
		creatures: roster.creatures.map((creature, at) => ({
			id: `c${at + 1}`,
			name: text(creature.name),
			sb: plain(creature.sb),
			wounds: plain(creature.wounds)
		})),
		strategicPoints: plain(roster.strategicPoints),
		strategic: plainAll(roster.strategic, ['plan', 'fortification'])
	});

const number = fc.oneof(fc.integer({ min: -3, max: 130 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const some = fc.option(number);
const words = fc.string({ maxLength: 12, unit: 'binary' });
const talent = fc.oneof(
	fc.constantFrom('master-gunner', '#9', 'é'),
	fc.string({ minLength: 1, maxLength: 6, unit: 'binary' })
);
const anyForce = fc
	.record({
		name: words,
		soldiers: number,
		general: fc.option(fc.record({ name: words, strategy: some, command: some })),
		warMachines: fc.boolean(),
		strategicPoints: number,
		strategic: fc.record({ plan: some, fortification: some }),
		rulings: fc.dictionary(fc.constantFrom('degrees', 'no-such'), fc.constantFrom('full-tens', true, 2)),
		heroes: fc.array(
			fc.record({
				name: words,
				npc: fc.boolean(),
				general: fc.boolean(),
				missile: fc.boolean(),
				characteristics: fc.record({ ws: some, bs: some, s: some, t: some, ag: some, int: some, wp: some, fel: some }),
				skills: fc.record({ heal: some, command: some, strategy: some, casting: some }),
				sb: some,
				wounds: some,
				fate: number,
				casts: some,
				talents: fc.array(talent, { maxLength: 3 })
			}),
			{ maxLength: 5 }
		),
		creatures: fc.array(fc.record({ name: words, sb: some, wounds: some }), { maxLength: 4 })
	})
	.map(({ heroes, creatures, ...rest }) =>
		force({
			...rest,
			heroes: heroes.map((hero, at) => ({ ...hero, id: `x${at}` })),
			creatures: creatures.map((creature, at) => ({ ...creature, id: `y${at}` }))
		})
	);

test('round trip: every readable force comes back, sound or not, and has one code', () => {
	fc.assert(
		fc.property(anyForce, (roster) => {
			const code = encode(roster);
			expect(decodeCode(code)).toEqual({
				ok: true,
				value: { roster: shareable(roster), revision: BATTLE_REVISION, current: BATTLE_REVISION }
			});
			expect(encode(shareable(roster))).toBe(code);
			expect(code).toMatch(/^[A-Za-z0-9_-]+[A-Za-z0-9]$/);
		}),
		{ seed: 81, numRuns: 400 }
	);
});

test('a changed character, a cut or a swap of neighbours never gives another force', () => {
	fc.assert(
		fc.property(anyForce, fc.nat(), fc.nat(), (roster, at, by) => {
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
		{ seed: 82, numRuns: 800 }
	);
});

test('hostile payloads are refused or give back the very same bytes: no second spelling', () => {
	const numbers = shareNumbers({ talent: codes.talent, ruling: codes.ruling }, 1);
	const payload = decodeBase64url(
		encode(force({ soldiers: 300, heroes: [{ id: 'a', fate: 2 }] })).slice(0, -CHECKSUM_LENGTH)
	);
	if (!payload) throw new Error('no payload');
	let refused = 0;
	for (let at = 1; at < payload.length; at++) {
		for (const byte of [0, 1, 0x7f, 0x80, 0xff]) {
			const bytes = Uint8Array.from(payload);
			bytes[at] = byte;
			const read = decodeBattleV1(bytes, numbers);
			if (typeof read === 'string') {
				refused++;
				continue;
			}
			const again = encodeRoster(read.roster, read.revision);
			expect(again.ok && again.value.slice(0, -CHECKSUM_LENGTH)).toBe(encodeBase64url(bytes));
		}
	}
	expect(refused).toBeGreaterThan(payload.length);
	expect(decodeBattleV1(Uint8Array.from([...payload, 0]), numbers)).toBe('bad');
	expect(decodeBattleV1(payload.subarray(0, -1), numbers)).toBe('short');
});

const Vectors = z.array(z.object({ name: z.string(), code: z.string(), roster: BattleRoster }));

test.each(Vectors.parse(vectors))('version 1 reads and writes: $name', ({ code, roster }) => {
	expect(decodeCode(code)).toMatchObject({ ok: true, value: { roster } });
	expect(encode(roster)).toBe(code);
});

test('ready forces fit a message', async () => {
	for (const { id, roster } of await loadBattleSamples()) expect([id, encode(roster).length < 420]).toEqual([id, true]);
});

test('the shortest code', () => {
	expect(encode(force()).length).toBeGreaterThanOrEqual(MIN_CODE);
	expect(encode(force())).toHaveLength(17);
});

test('the revision in links is that of the lists', () => {
	expect(BATTLE_REVISION).toBe(game.revision);
});
