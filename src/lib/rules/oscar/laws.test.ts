import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { applyEdit, applyEdits } from '../../roster/edits.ts';
import { OSCAR_ROLES, type OscarEntry, type OscarRoster, type OwnProfile } from '../../roster/oscar-document.ts';
import type { Problem } from '../problem.ts';
import { oscarComparison } from './compare.ts';
import { fieldedGroup } from './fielded.ts';
import { headcountBands } from './headcount.ts';
import { mirrorOf } from './mirror.ts';
import { parity } from './parity.ts';
import { repairsOscar } from './repairs/repairs.ts';
import { companyStructure } from './structure.ts';
import { legalOscar, validateOscar } from './validate.ts';

const pick = (ids: Iterable<string>) => fc.constantFrom(...ids);
const NONSENSE = ['constructor', '__proto__', 'toString', '', 'épée', 'x'.repeat(100)];
const oneOf = (ids: Iterable<string>) =>
	fc.oneof({ weight: 14, arbitrary: pick(ids) }, { weight: 1, arbitrary: pick(NONSENSE) });

const units = [...oscarCatalogue.units.keys()];
const rulings = [...oscarCatalogue.rulings.values()];

/** What JSON and other hands can hold as a headcount; most are usual. */
const headcount = fc.oneof(
	{ weight: 8, arbitrary: fc.constant(null) },
	{ weight: 8, arbitrary: fc.integer({ min: 1, max: 13 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, -0, -3, 7.5, 99, 100, 1e308, -1e308, 5e-324, NaN, Infinity, -Infinity) }
);
const inches = fc.oneof(
	{ weight: 12, arbitrary: fc.integer({ min: 1, max: 24 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, -1, 9.5, 37, 1e308, NaN, Infinity) }
);
const pool = fc.oneof(
	{ weight: 12, arbitrary: fc.constantFrom('2k2', '3k2', '3K3', '6k1') },
	{ weight: 1, arbitrary: fc.constantFrom('', '2k3', '7k2', '0k0', 'tough', '99k99') }
);

const profile: fc.Arbitrary<OwnProfile> = fc.record({
	name: fc.constantFrom('', 'Sappers'),
	role: fc.constantFrom(...OSCAR_ROLES),
	movement: inches,
	defence: pool,
	discipline: pool,
	commandRange: fc.oneof(fc.constant(null), inches),
	weapons: fc.array(oneOf(oscarCatalogue.weapons.keys()), { maxLength: 4 }),
	rules: fc.array(oneOf(oscarCatalogue.rules.keys()), { maxLength: 3 }),
	armoured: fc.boolean()
});

const entry = (id: string): fc.Arbitrary<OscarEntry> =>
	fc.record({
		id: fc.constant(id),
		unit: fc.oneof({ weight: 12, arbitrary: oneOf(units) }, { weight: 1, arbitrary: fc.constant(null) }),
		profile: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: profile }),
		headcount,
		name: fc.constant(''),
		notes: fc.constant('')
	});

const answers: fc.Arbitrary<OscarRoster['rulings']> = fc.oneof(
	{ weight: 3, arbitrary: fc.constant({}) },
	{
		weight: 3,
		arbitrary: fc
			.array(
				fc.constantFrom(...rulings).chain(({ id, choices }) => fc.tuple(fc.constant(id), fc.constantFrom(...choices))),
				{ maxLength: 6 }
			)
			.map((pairs) => Object.fromEntries(pairs))
	},
	{
		weight: 1,
		arbitrary: fc.dictionary(oneOf(rulings.map(({ id }) => id)), fc.constantFrom('one', 2, -7, 1e308, true, ''), {
			maxKeys: 3
		})
	}
);

const roster = (entries: fc.Arbitrary<OscarEntry[]>, army: fc.Arbitrary<string>): fc.Arbitrary<OscarRoster> =>
	fc.record({
		format: fc.constant('signifer.roster' as const),
		version: fc.constant(1 as const),
		game: fc.constant('oscar' as const),
		army,
		name: fc.constant(''),
		rulings: answers,
		notes: fc.constant(''),
		entries
	});

const anything = roster(
	fc.integer({ min: 0, max: 8 }).chain((length) => fc.tuple(...Array.from({ length }, (_, n) => entry(`a${n}`)))),
	oneOf(oscarCatalogue.companies)
);

/** A company of its own cards and of what every company may have: nearer to what people build. */
const plausible: fc.Arbitrary<OscarRoster> = pick(oscarCatalogue.companies).chain((army) => {
	const own = units.filter((id) => {
		const unit = oscarCatalogue.units.get(id);
		return army === 'own' || unit?.company === army || unit?.company === null;
	});
	const lines = own.filter((id) => oscarCatalogue.units.get(id)?.role === 'line');
	const officers = own.filter((id) => oscarCatalogue.units.get(id)?.role === 'officer');
	const entries = fc
		.tuple(
			fc.array(pick(officers), { maxLength: 2 }),
			fc.array(pick(lines), { minLength: 1, maxLength: 4 }),
			fc.array(pick(own), { maxLength: 3 })
		)
		.chain((parts) => {
			const ids = parts.flat();
			return fc.tuple(...ids.map((unit, n) => entry(`b${n}`).map((each) => ({ ...each, unit, profile: null }))));
		});
	return roster(entries, fc.constant(army));
});

const any = fc.oneof(anything, plausible);
const validate = (draft: OscarRoster) => validateOscar(draft, oscarCatalogue);
const errorsOf = (draft: OscarRoster) => validate(draft).problems.filter(({ severity }) => severity === 'error');

function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(freeze);
	}
	return value;
}

test('validation is total, pure and repeatable', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const copy = structuredClone(draft);
			const report = validate(freeze(draft));
			expect(draft).toEqual(copy);
			expect(validate(draft)).toEqual(report);
			expect(report).toMatchObject({ points: 0, limit: null });
			expect(Number.isSafeInteger(report.figures) && report.figures >= 0).toBe(true);
			expect(report.legal).toBe(report.problems.every(({ severity }) => severity !== 'error'));
			expect(() => JSON.stringify(report)).not.toThrow();
		}),
		{ numRuns: 300 }
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

/** A problem as far as the order of entries has no say in it: notes stand at the first entry that has them. */
const told = ({ code, severity, entry: id, facts, rule }: Problem): string =>
	JSON.stringify([code, severity, severity === 'note' ? null : id, facts, rule]);

test('the order of entries is irrelevant', () => {
	const shuffled = any.chain((draft) =>
		fc
			.shuffledSubarray(draft.entries, { minLength: draft.entries.length })
			.map((entries) => [draft, { ...draft, entries }] as const)
	);
	fc.assert(
		fc.property(shuffled, ([one, other]) => {
			const [a, b] = [validate(one), validate(other)];
			const comparable = (problems: readonly Problem[]) => problems.map(told).sort();
			expect({ ...b, problems: comparable(b.problems) }).toEqual({ ...a, problems: comparable(a.problems) });
		})
	);
});

test('removing an entry leaves nothing of it: not in the men, not in the problems', () => {
	fc.assert(
		fc.property(any, fc.nat(), (draft, n) => {
			const gone = draft.entries[n % Math.max(1, draft.entries.length)];
			if (!gone) return;
			const rest = applyEdit(draft, { kind: 'remove-entry', entry: gone.id });
			const after = validate(rest);
			const men = fieldedGroup(gone, draft, oscarCatalogue)?.headcount;
			if (men !== undefined) expect(after.figures).toBe(validate(draft).figures - men);
			expect(after.problems.filter((problem) => problem.entry === gone.id)).toEqual([]);
			expect(after).toEqual(validate(structuredClone(rest)));
		})
	);
});

test('a legal company comes out of the validator only', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const legal = legalOscar(draft, oscarCatalogue);
			const report = validate(draft);
			expect(legal.ok).toBe(report.legal);
			expect(legal.ok ? legal.value : legal.error).toEqual(legal.ok ? draft : report);
		})
	);
});

test('repairs do repair: the problem goes, no error comes, none gets worse', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const errors = errorsOf(draft);
			const index = oscarComparison.indexProblems(errors);
			for (const problem of errors.slice(0, 6)) {
				const repairs = repairsOscar(freeze(draft), problem, oscarCatalogue);
				expect(repairs.length).toBeLessThanOrEqual(4);
				expect(new Set(repairs.map(({ edits }) => JSON.stringify(edits))).size).toBe(repairs.length);
				for (const { edits, points } of repairs) {
					const repaired = applyEdits(draft, edits);
					const after = errorsOf(repaired);
					expect(points).toBe(0);
					expect(oscarComparison.newProblems(index, after)).toEqual([]);
					expect(after.map(told)).not.toContain(told(problem));
					expect(new Set(repaired.entries.map(({ id }) => id)).size).toBe(repaired.entries.length);
				}
			}
		}),
		{ numRuns: 150 }
	);
});

test('any company is made legal by first repairs, one after the other', () => {
	fc.assert(
		fc.property(any, (start) => {
			let draft = start;
			for (let errors = errorsOf(draft); errors.length > 0; errors = errorsOf(draft)) {
				const before = errors.length;
				const next = errors.flatMap((problem) => repairsOscar(draft, problem, oscarCatalogue).slice(0, 1))[0];
				expect(next, errors.map(told).join(' ')).toBeDefined();
				if (!next) return;
				draft = applyEdits(draft, next.edits);
				// Every repair leaves fewer errors, so this ends.
				expect(errorsOf(draft).length).toBeLessThan(before);
			}
		}),
		{ numRuns: 60 }
	);
});

test('fielding is total, pure, and shows columns that follow one another', () => {
	fc.assert(
		fc.property(any, (draft) => {
			for (const each of freeze(draft).entries) {
				const group = fieldedGroup(each, draft, oscarCatalogue);
				expect(group === null).toBe(each.profile === null && !oscarCatalogue.units.has(each.unit ?? ''));
				for (const { columns, rulings: ids } of group?.weapons ?? []) {
					const measured = Object.values(columns).flatMap((column) =>
						column && column.from !== null ? [[column.from, column.to ?? Infinity] as const] : []
					);
					for (const [from, to] of measured) expect(from).toBeLessThan(to);
					measured.slice(1).forEach(([from], at) => expect(from).toBe(measured[at]?.[1]));
					expect(ids.every((id) => oscarCatalogue.rulings.has(id))).toBe(true);
				}
				const bands = headcountBands(group?.headcount ?? 0, draft, oscarCatalogue);
				expect(bands.reduce((sum, { from, to }) => sum + from - to + 1, 0)).toBe(group?.headcount ?? 0);
			}
		})
	);
});

test('the diagram holds every entry once; a place too full or too empty is a problem of the company', () => {
	fc.assert(
		fc.property(any, (draft) => {
			const { places, unplaced } = companyStructure(draft, oscarCatalogue);
			const slots = places.flatMap((place) => place.slots);
			const shown = [...slots.flatMap(({ entry: id }) => id ?? []), ...unplaced];
			expect(shown.toSorted()).toEqual(draft.entries.map(({ id }) => id).toSorted());
			const codes = new Set(errorsOf(draft).map(({ code }) => code));
			const missing = codes.has('officer-missing') || codes.has('combat-groups-below');
			expect(slots.some(({ entry: id, required }) => id === null && required)).toBe(missing);
			const above = [
				'officers-above',
				'combat-groups-above',
				'veterans-above',
				'support-above',
				'vehicles-above'
			] as const;
			expect(slots.some(({ surplus }) => surplus)).toBe(above.some((code) => codes.has(code)));
		})
	);
});

const swapped = ({ code, facts: { a, b, ...rest } }: Problem) => ({ code, facts: { ...rest, a: b, b: a } });

test('parity is symmetric, and a company matches itself', () => {
	fc.assert(
		fc.property(any, any, (a, b) => {
			const [there, back] = [parity(a, b, oscarCatalogue), parity(b, a, oscarCatalogue)];
			expect(there.match).toBe(back.match);
			expect(there.problems.map(swapped)).toEqual(back.problems.map(({ code, facts }) => ({ code, facts })));
			expect(there.toMatch.a).toEqual(back.toMatch.b);
			expect(parity(a, a, oscarCatalogue)).toMatchObject({ match: true, problems: [], advice: [] });
		})
	);
});

test('advice for parity does what it says and breaks nothing', () => {
	fc.assert(
		fc.property(any, any, (a, b) => {
			const { problems, advice, toMatch } = parity(freeze(a), freeze(b), oscarCatalogue);
			for (const { side, edits } of advice) {
				const [mine, theirs] = side === 'a' ? [a, b] : [b, a];
				const changed = applyEdits(mine, edits);
				expect(oscarComparison.newProblems(oscarComparison.indexProblems(errorsOf(mine)), errorsOf(changed))).toEqual(
					[]
				);
				expect(parity(changed, theirs, oscarCatalogue).problems).toHaveLength(problems.length - 1);
			}
			if (toMatch.a) expect(parity(applyEdits(a, toMatch.a), b, oscarCatalogue).match).toBe(true);
			if (toMatch.b) expect(parity(a, applyEdits(b, toMatch.b), oscarCatalogue).match).toBe(true);
		}),
		{ numRuns: 60 }
	);
});

test('between two legal companies under the same rulings there is always a way, and it stays legal', () => {
	const legalPair = fc.tuple(plausible, plausible).map(([a, b]) => {
		const legal = (draft: OscarRoster): OscarRoster => mirrorOf(draft, draft.army, oscarCatalogue);
		return [legal(a), legal({ ...b, rulings: a.rulings })] as const;
	});
	fc.assert(
		fc.property(legalPair, ([a, b]) => {
			const { toMatch } = parity(a, b, oscarCatalogue);
			for (const [draft, edits] of [
				[a, toMatch.a],
				[b, toMatch.b]
			] as const) {
				expect(edits).not.toBeNull();
				expect(errorsOf(applyEdits(draft, edits ?? []))).toEqual([]);
			}
		}),
		{ numRuns: 60 }
	);
});

test('a mirrored opponent is legal, and matches whenever the company itself is legal', () => {
	fc.assert(
		fc.property(any, oneOf(oscarCatalogue.companies), (draft, army) => {
			const mirror = mirrorOf(freeze(draft), army, oscarCatalogue);
			expect(errorsOf(mirror)).toEqual([]);
			if (validate(draft).legal) expect(parity(draft, mirror, oscarCatalogue).match).toBe(true);
		})
	);
});
