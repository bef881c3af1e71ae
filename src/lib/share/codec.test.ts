import fc from 'fast-check';
import { expect, test } from 'vitest';
import codes from '#lists/dbg/codes.json' with { type: 'json' };
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { type DbgRoster } from '../roster/dbg-document.ts';
import { ofGame, parseRoster } from '../roster/document.ts';
import { membersOf } from '../roster/members.ts';
import { loadDbgSamples } from '../roster/dbg-samples.ts';
import { compareByCodePoint } from '../util/utf8.ts';
import { MAX_CODE, MIN_CODE, decodeCode, encodeRoster } from './codec.ts';
import { anyRoster, entry, roster } from './rosters.fixture.ts';

const encode = (value: DbgRoster, revision?: number): string => {
	const made = encodeRoster(value, revision);
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
};
const codeOf = (code: string): string => {
	const read = decodeCode(code);
	return read.ok ? 'ok' : read.error.code;
};

/** What a code carries, said a second time and independently of the codec. */
function shareable(value: DbgRoster): DbgRoster {
	const text = (raw: string): string => raw.toWellFormed();
	const ids = (kind: 'equipment' | 'skill', list: readonly string[]): string[] => {
		const numbers: Record<string, number> = codes[kind];
		const rank = (id: string): number =>
			Object.hasOwn(numbers, id) ? (numbers[id] ?? 0) : /^#[1-9]/.test(id) ? Number(id.slice(1)) : Infinity;
		return list.map(text).sort((a, b) => (rank(a) === rank(b) ? compareByCodePoint(a, b) : rank(a) - rank(b)));
	};
	const record = <V>(raw: Record<string, V>): Record<string, V> =>
		Object.fromEntries(
			Object.entries(raw).map(([key, item]) => [
				text(key),
				typeof item === 'string' ? (text(item) as V & string) : item
			])
		);
	return {
		...roster({ army: text(value.army), composition: text(value.composition), name: text(value.name) }),
		variant: value.variant === null ? null : text(value.variant),
		pointsLimit: value.pointsLimit,
		rulings: Object.fromEntries(
			Object.entries(record(value.rulings)).map(([key, item]) => [key, Object.is(item, -0) ? 0 : item])
		),
		entries: value.entries.map((item, at) =>
			entry(`e${at + 1}`, text(item.unit), {
				count: item.count === 0 ? 0 : item.count,
				name: text(item.name),
				options: ids('equipment', item.options),
				skills: ids('skill', item.skills),
				swaps: record(item.swaps)
			})
		)
	};
}

test('round trip: every readable roster comes back, legal or not', () => {
	const current = dbgCatalogue.game.revision;
	fc.assert(
		fc.property(anyRoster, (value) => {
			const read = decodeCode(encode(value));
			expect(read).toEqual({ ok: true, value: { roster: shareable(value), revision: current, current } });
		}),
		{ seed: 20261130, numRuns: 1000 }
	);
});

test('canonical: what is shared is shared again under the same code', () => {
	fc.assert(
		fc.property(anyRoster, fc.nat(), (value, seed) => {
			const shuffled = {
				...value,
				notes: 'other',
				entries: value.entries.map((item) => ({
					...item,
					id: `${item.id}-${seed}`,
					notes: 'changed',
					options: item.options.toReversed(),
					skills: item.skills.toReversed(),
					swaps: Object.fromEntries(Object.entries(item.swaps).toReversed())
				})),
				rulings: Object.fromEntries(Object.entries(value.rulings).toReversed())
			};
			expect(encode(shuffled)).toBe(encode(value));
			expect(encode(shareable(value))).toBe(encode(value));
		}),
		{ seed: 7, numRuns: 300 }
	);
});

test('a code is letters, digits, - and _, and ends in a letter or digit', () => {
	fc.assert(
		fc.property(anyRoster, (value) => {
			expect(encode(value)).toMatch(/^E[A-Za-z0-9_-]+[A-Za-z0-9]$/);
		}),
		{ seed: 11, numRuns: 300 }
	);
});

test('what a document may hold and a code does not carry is left out, foreign fields included', () => {
	const parsed = parseRoster({
		...roster({ notes: 'secret' }),
		tags: ['x'],
		entries: [{ id: 'a1', unit: 'centurion', relic: 7, notes: 'mine' }]
	});
	expect(parsed.ok && codeOf(encode(ofGame(parsed.value, 'dbg')))).toBe('ok');
	expect(parsed.ok && encode(ofGame(parsed.value, 'dbg'))).toBe(
		encode(roster({ entries: [entry('e1', 'centurion')] }))
	);
});

test('ids of a newer catalogue pass through as #number, and known numbers do not hide behind that spelling', () => {
	const newer = roster({ entries: [entry('e1', '#999', { options: ['#998'], skills: ['#997'] })] });
	const read = decodeCode(encode(newer));
	expect(read.ok && read.value.roster).toEqual(newer);
	const literal = roster({ entries: [entry('e1', '#24')] }); // 24 is the engineer
	const kept = decodeCode(encode(literal));
	expect(kept.ok && ofGame(kept.value.roster, 'dbg').entries[0]?.unit).toBe('#24');
	expect(encode(newer).length).toBeLessThan(encode(roster({ entries: [entry('e1', 'unknown-unit')] })).length);
});

test('keys such as __proto__ and constructor are ids like any other, and pollute nothing', () => {
	const hostile = roster({
		army: '__proto__',
		rulings: { constructor: true, toString: 'x' },
		entries: [entry('e1', '__proto__', { options: ['constructor'], swaps: { hasOwnProperty: '__proto__' } })]
	});
	const read = decodeCode(encode(hostile));
	expect(read.ok && read.value.roster).toEqual(hostile);
	expect(Object.getPrototypeOf({})).toBe(Object.prototype);
	const record: Record<string, string> = Object.fromEntries([['__proto__', 'bow']]);
	expect(encode(roster({ entries: [entry('e1', 'optio', { swaps: record })] }))).toBe(
		encode(roster({ entries: [entry('e1', 'optio')] }))
	);
});

test('the largest rosters: 500 entries are shared, what no program would read is refused', () => {
	const entries = Array.from({ length: 500 }, (_, at) => entry(`x${at}`, 'immunis', { name: `Gaius Julius ${at}` }));
	const large = encode(roster({ entries }));
	expect(large.length).toBeLessThan(MAX_CODE);
	const read = decodeCode(large);
	expect(read.ok && membersOf(read.value.roster).length).toBe(500);

	const wordy = entries.map((item) => ({ ...item, name: 'é'.repeat(100) }));
	const refused = encodeRoster(roster({ entries: wordy }));
	// 500 x (unit, head, two bytes of length, 200 of name) + 9 of head, at 6 bits a character, + checksum
	const length = Math.ceil(((500 * 204 + 9) * 8) / 6) + 6;
	expect(!refused.ok && refused.error).toEqual({ code: 'cannot-share', facts: { length, max: MAX_CODE } });
});

test.each(await loadDbgSamples())('the sample $id without own names makes a short code', ({ roster: sample }) => {
	const nameless = { ...sample, name: '', entries: sample.entries.map((item) => ({ ...item, name: '' })) };
	expect(encode(nameless).length).toBeLessThanOrEqual(110); // the target is 200
	expect(encode(sample).length).toBeLessThanOrEqual(400);
});

test('the shortest code', () => {
	expect(encode(roster({ pointsLimit: null, composition: 'free' }))).toHaveLength(MIN_CODE + 1); // a company of OSCAR is shorter
});

test('the example of docs/share-code.md, byte by byte', () => {
	const code = encode(roster({ entries: [entry('a', 'centurion', { name: 'Marcus', options: ['horse'] })] }), 1);
	expect(code).toBe('EQECAgGRAwEUEwZNYXJjdXMBFQjrvyjx');
	expect(Buffer.from(code.slice(0, -6), 'base64url').toString('hex')).toBe('11010202019103011413064d61726375730115');
});
