import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { DbgEntry, DbgRoster } from '../../roster/dbg-document.ts';
import { applyEdit, applyEdits } from '../../roster/edits.ts';
import type { Problem } from '../problem.ts';
import { indexProblems, newProblems } from './compare.ts';
import { offersFor, optionOffers } from './offers.ts';
import { entryCost, isValidCount, rosterPoints } from './points.ts';
import { fieldedProfile } from './profile.ts';
import { repairsDbg } from './repairs/repairs.ts';
import { legalDbg, validateDbg } from './validate.ts';

const pick = (ids: Iterable<string>) => fc.constantFrom(...ids);
const NONSENSE = ['constructor', '__proto__', 'toString', '', 'épée', 'x'.repeat(100)];
const oneOf = (ids: Iterable<string>) =>
	fc.oneof({ weight: 12, arbitrary: pick(ids) }, { weight: 1, arbitrary: pick(NONSENSE) });

const units = [...dbgCatalogue.units.keys()];
const equipment = [...dbgCatalogue.equipment.keys()];
const skills = [...dbgCatalogue.skills.keys()];
const rulings = [...dbgCatalogue.rulings.values()];

/** What JSON and other hands can hold as a count; most are usual. */
const count = fc.oneof(
	{ weight: 12, arbitrary: fc.integer({ min: 1, max: 8 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, -0, -3, 1.5, 999, 1000, 1e308, -1e308, 5e-324, NaN, Infinity, -Infinity) }
);

const offeredOptions = (unit: string): string[] =>
	dbgCatalogue.units.get(unit)?.options.flatMap((group) => group.choices.map(({ item }) => item)) ?? [];

const entry = (id: string): fc.Arbitrary<DbgEntry> =>
	oneOf(units).chain((unit) =>
		fc.record({
			id: fc.constant(id),
			unit: fc.constant(unit),
			count,
			name: fc.constantFrom('', 'Marcus'),
			options: fc.array(oneOf([...offeredOptions(unit), ...equipment.slice(0, 3), 'horse']), { maxLength: 3 }),
			skills: fc.array(oneOf(skills), { maxLength: 3 }),
			swaps: fc.oneof(fc.constant({}), fc.dictionary(oneOf(equipment), oneOf(equipment), { maxKeys: 2 })),
			notes: fc.constant('')
		})
	);

const rulingValues: fc.Arbitrary<DbgRoster['rulings']> = fc.oneof(
	{ weight: 3, arbitrary: fc.constant({}) },
	{
		weight: 2,
		arbitrary: fc
			.array(
				fc.constantFrom(...rulings).chain(({ id, choices }) => fc.tuple(fc.constant(id), fc.constantFrom(...choices))),
				{ maxLength: 4 }
			)
			.map((pairs) => Object.fromEntries(pairs))
	},
	{
		weight: 1,
		arbitrary: fc.dictionary(oneOf(rulings.map(({ id }) => id)), fc.constantFrom('body', 2, -7, 1e308, true, ''), {
			maxKeys: 3
		})
	}
);

const roster = (maxLength = 8): fc.Arbitrary<DbgRoster> =>
	fc.integer({ min: 0, max: maxLength }).chain((length) =>
		fc.record({
			format: fc.constant('signifer.roster' as const),
			version: fc.constant(1 as const),
			game: fc.constant('dbg' as const),
			army: oneOf(dbgCatalogue.armies.keys()),
			variant: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: oneOf(['eburones']) }),
			name: fc.constant(''),
			pointsLimit: fc.constantFrom(null, 0, 99.5, 200, 300, 1e308),
			composition: oneOf(dbgCatalogue.compositions.keys()),
			rulings: rulingValues,
			notes: fc.constant(''),
			entries: fc.tuple(...Array.from({ length }, (_, n) => entry(`a${n}`)))
		})
	);

/** A roster of units of its own army: nearer to what people build. */
const plausible: fc.Arbitrary<DbgRoster> = fc
	.tuple(roster(10), pick(dbgCatalogue.armies.keys()))
	.chain(([draft, army]) => {
		const own = units.filter((id) => dbgCatalogue.units.get(id)?.army === army);
		return fc.array(pick(own), { minLength: draft.entries.length, maxLength: draft.entries.length }).map((ids) => ({
			...draft,
			army,
			entries: draft.entries.map((each, n) => ({ ...each, unit: ids[n] ?? each.unit, options: [], swaps: {} }))
		}));
	});

const any = fc.oneof(roster(), plausible);
const validate = (draft: DbgRoster) => validateDbg(draft, dbgCatalogue);

function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(freeze);
	}
	return value;
}

test('validation is total, pure and repeatable; totals are whole numbers from 0 up', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const copy = structuredClone(draft);
			const report = validate(freeze(draft));
			expect(draft).toEqual(copy);
			expect(validate(draft)).toEqual(report);
			expect(Number.isSafeInteger(report.points) && report.points >= 0).toBe(true);
			expect(Number.isSafeInteger(report.figures) && report.figures >= 0).toBe(true);
			expect(report.legal).toBe(report.problems.every(({ severity }) => severity !== 'error'));
			expect(report.limit).toBe(draft.pointsLimit);
			// Problems survive the way to the command line, but for counts that JSON cannot hold.
			expect(() => JSON.stringify(report)).not.toThrow();
		})
	);
});

test('no problem is told twice, and each points to an entry that is there', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const { problems } = validate(draft);
			const told = problems.map(({ code, entry: id, facts }) => JSON.stringify([code, id, facts]));
			expect(new Set(told).size).toBe(told.length);
			const ids = new Set(draft.entries.map(({ id }) => id));
			for (const problem of problems) expect(problem.entry === null || ids.has(problem.entry)).toBe(true);
		})
	);
});

const withoutFreeDogs = (draft: DbgRoster): DbgRoster => ({
	...draft,
	rulings: { ...draft.rulings, 'mastiffs-paid': false }
});

test('points are additive: those of a roster are those of its entries', () => {
	fc.assert(
		fc.property(any, (raw) => {
			const draft = withoutFreeDogs(raw);
			const single = draft.entries.map((each) => validate({ ...draft, entries: [each] }).points);
			expect(validate(draft).points).toBe(single.reduce((sum, points) => sum + points, 0));
		})
	);
});

test('free dogs only ever make a roster cheaper, by 8 points for each of at most three per master', () => {
	const pack = fc.array(
		fc.record({ unit: fc.constantFrom('mastiff', 'dog-master', 'cingeto'), count: fc.integer({ min: 1, max: 9 }) }),
		{ maxLength: 6 }
	);
	fc.assert(
		fc.property(pack, any, (members, base) => {
			const entries = members.map((member, n) => ({
				...{ id: `p${n}`, name: '', options: [], skills: [], swaps: {}, notes: '' },
				...member
			}));
			const figures = (unit: string) =>
				members.filter((member) => member.unit === unit).reduce((sum, member) => sum + member.count, 0);
			const draft = { ...base, entries };
			const free = { ...draft, rulings: { 'mastiffs-paid': true } };
			const saved = 8 * Math.min(figures('mastiff'), 3 * figures('dog-master'));
			expect(validate(free).points).toBe(validate(withoutFreeDogs(draft)).points - saved);
		})
	);
});

test('removing an entry leaves nothing of it: not in the points, not in the figures, not in the problems', () => {
	fc.assert(
		fc.property(any, fc.nat(), (raw, n) => {
			const draft = withoutFreeDogs(raw);
			const gone = draft.entries[n % Math.max(1, draft.entries.length)];
			if (!gone) return;
			const before = validate(draft);
			const rest = applyEdit(draft, { kind: 'remove-entry', entry: gone.id });
			const after = validate(rest);
			const cost = entryCost(gone, draft, dbgCatalogue);
			expect(after.points).toBe(before.points - cost.total);
			expect(after.figures).toBe(before.figures - cost.figures);
			expect(after.problems.filter((problem) => problem.entry === gone.id)).toEqual([]);
			expect(after).toEqual(validate(structuredClone(rest)));
			const unitStays = rest.entries.some(({ unit }) => unit === gone.unit);
			if (!unitStays) {
				// A unit that is gone is named only as what another one still needs, or is paired with.
				const named = after.problems.filter(({ facts }) => facts['unit'] === gone.unit);
				expect(named.filter(({ code }) => code !== 'requires-unit')).toEqual([]);
			}
		})
	);
});

/** A problem as far as the order of entries has no say in it: notes stand at the first entry that has them. */
const told = ({ code, severity, entry: id, facts, rule }: Problem): string =>
	JSON.stringify([code, severity, severity === 'note' ? null : id, facts, rule]);

test('the order of entries, options and skills is irrelevant', () => {
	const shuffled = any.chain((draft) =>
		fc
			.tuple(fc.shuffledSubarray(draft.entries, { minLength: draft.entries.length }), fc.infiniteStream(fc.boolean()))
			.map(([entries, coins]) => {
				const turn = <T>(items: T[]): T[] => (coins.next().value === true ? items.toReversed() : items);
				return [
					draft,
					{
						...draft,
						entries: entries.map((each) => ({ ...each, options: turn(each.options), skills: turn(each.skills) }))
					}
				] as const;
			})
	);
	fc.assert(
		fc.property(shuffled, ([one, other]) => {
			const [a, b] = [validate(one), validate(other)];
			expect({ ...b, problems: b.problems.map(told).sort() }).toEqual({ ...a, problems: a.problems.map(told).sort() });
		})
	);
});

test('the limit is judged anew whenever it changes, and nothing else depends on it', () => {
	fc.assert(
		fc.property(any, fc.oneof(fc.constant(null), fc.double({ min: 0, max: 2000, noNaN: true })), (draft, limit) => {
			const report = validate({ ...draft, pointsLimit: limit });
			const over = report.problems.some(({ code }) => code === 'points-over-limit');
			expect(over).toBe(limit !== null && report.points > limit);
			const others = (problems: readonly Problem[]) => problems.filter(({ code }) => code !== 'points-over-limit');
			expect(others(report.problems)).toEqual(others(validate(draft).problems));
		})
	);
});

test('copying an entry gets round no limit: a unit that is unique or limited is told again', () => {
	fc.assert(
		fc.property(plausible, fc.nat(), (draft, n) => {
			const original = draft.entries[n % Math.max(1, draft.entries.length)];
			if (!original || !isValidCount(original.count)) return;
			const copied = applyEdit(draft, { kind: 'duplicate-entry', entry: original.id, as: 'copy' });
			const doubled = applyEdit(draft, { kind: 'set-count', entry: original.id, count: original.count * 2 });
			const whole = new Set([
				'composition-above',
				'composition-below',
				'unique-repeated',
				'pair-uneven',
				'requires-unit'
			]);
			const about = ({ problems }: { problems: readonly Problem[] }): string[] =>
				problems.filter(({ code }) => whole.has(code)).map(({ code, facts }) => JSON.stringify([code, facts]));
			// half a figure is none, but twice one and a half are three
			const comparable = Number.isInteger(original.count) && isValidCount(original.count * 2);
			if (comparable) expect(about(validate(copied))).toEqual(about(validate(doubled)));
		})
	);
});

test('a legal roster comes out of the validator only', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const legal = legalDbg(draft, dbgCatalogue);
			const report = validate(draft);
			expect(legal.ok).toBe(report.legal);
			expect(legal.ok ? legal.value : legal.error).toEqual(legal.ok ? draft : report);
		})
	);
});

test('repairs do repair: the problem goes, no error comes, none gets worse', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const before = validate(draft);
			const index = indexProblems(before.problems);
			for (const problem of before.problems.filter(({ severity }) => severity !== 'note').slice(0, 6)) {
				const repairs = repairsDbg(freeze(draft), problem, dbgCatalogue);
				expect(repairs.length).toBeLessThanOrEqual(4);
				expect(new Set(repairs.map(({ edits }) => JSON.stringify(edits))).size).toBe(repairs.length);
				for (const { edits, points } of repairs) {
					const repaired = applyEdits(draft, edits);
					const after = validate(repaired);
					expect(after.points - before.points).toBe(points);
					expect(newProblems(index, after.problems)).toEqual([]);
					const same = newProblems(indexProblems([]), after.problems, ['error', 'warning']).filter(
						(each) => told(each) === told(problem)
					);
					expect(same).toEqual([]);
					expect(new Set(repaired.entries.map(({ id }) => id)).size).toBe(repaired.entries.length);
				}
			}
		}),
		{ numRuns: 60 }
	);
});

test('any list of problems is worked off by first repairs, or stops where none is offered', () => {
	fc.assert(
		fc.property(plausible, (start) => {
			let draft = start;
			for (let step = 0; step < 60; step++) {
				const { problems } = validate(draft);
				const errors = problems.filter(({ severity }) => severity === 'error');
				const next = errors.flatMap((problem) => repairsDbg(draft, problem, dbgCatalogue).slice(0, 1))[0];
				if (!next) return;
				draft = applyEdits(draft, next.edits);
				const left = validate(draft).problems.filter(({ severity }) => severity === 'error');
				// Every repair leaves fewer errors, so this ends.
				expect(left.length).toBeLessThan(errors.length);
			}
		}),
		{ numRuns: 15 }
	);
});

test('an offer tells what taking it breaks', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const index = indexProblems(validate(draft).problems);
			const offers = offersFor(draft, dbgCatalogue);
			expect(offers.map(({ unit }) => unit.id)).toEqual(
				units.filter((id) => dbgCatalogue.units.get(id)?.army === draft.army)
			);
			for (const { edits, problems, unit, points } of offers) {
				const after = applyEdits(draft, edits);
				expect(after.entries.at(-1)).toMatchObject({ unit: unit.id, count: 1, options: [] });
				expect(problems).toEqual(newProblems(index, validate(after).problems));
				expect(points).toBe(unit.profile.cost);
			}
			for (const each of draft.entries.slice(0, 2)) {
				const own = optionOffers(each, draft, dbgCatalogue);
				const choices = own ? [...own.options.flatMap((group) => group.choices), ...own.swaps, ...own.skills] : [];
				for (const { edits, problems } of choices) {
					expect(problems).toEqual(newProblems(index, validate(applyEdits(draft, edits)).problems));
				}
			}
		}),
		{ numRuns: 25 }
	);
});

test('profiles are whole numbers, whatever was bought', () => {
	fc.assert(
		fc.property(any, (draft) => {
			for (const each of draft.entries) {
				const fielded = fieldedProfile(each, draft, dbgCatalogue);
				expect(fielded === null).toBe(!dbgCatalogue.units.has(each.unit));
				if (!fielded) continue;
				expect(Object.values(fielded.profile).every(Number.isSafeInteger)).toBe(true);
				expect(fielded.profile.defence).toBeGreaterThanOrEqual(fielded.printed.defence);
			}
			expect(rosterPoints(draft, dbgCatalogue).total).toBeGreaterThanOrEqual(0);
		})
	);
});
