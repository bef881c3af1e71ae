import { expect, test } from 'vitest';
import { loadOscarNames } from '#lib/catalogue/oscar-names.ts';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { makeRosterDocument, parseRoster } from '#lib/roster/document.ts';
import { loadOscarSamples } from '#lib/roster/oscar-samples.ts';
import { parity } from '#lib/rules/oscar/parity.ts';
import { validateOscar } from '#lib/rules/oscar/validate.ts';
import { repeated } from './files.ts';
import { companies, units, weapons } from './oscar-files.ts';

const samples = await loadOscarSamples();
const rosterOf = (id: string | null) => {
	const sample = samples.find((one) => one.id === id);
	if (!sample) throw new Error(`no sample ${id}`);
	return sample.roster;
};

test('the five printed companies, a pair of the 1940s and an ancient pair; ids differ', () => {
	expect(samples.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
		'company francophone',
		'company soviet',
		'company polish',
		'company german',
		'company anglophone',
		'pair crossroads-captain',
		'pair crossroads-hauptmann',
		'pair pavia-imperials',
		'pair pavia-french'
	]);
	expect(repeated(samples.map(({ id }) => id))).toEqual([]);
});

test.each(samples.map(({ id }) => id))('%s is legal', (id) => {
	const { legal, problems } = validateOscar(rosterOf(id), oscarCatalogue);
	expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
	expect(legal).toBe(true);
});

test('a printed company is its sheet: every card once, at its printed headcount', () => {
	for (const { id, roster } of samples.filter(({ kind }) => kind === 'company')) {
		const sheet = [...units.values()].filter(({ company }) => company === id).map((unit) => unit.id);
		expect(roster.army).toBe(id);
		expect(roster.entries.map(({ unit }) => unit)).toEqual(sheet);
		expect(roster.entries.every(({ headcount }) => headcount === null)).toBe(true);
	}
	const figures = samples.slice(0, 5).map(({ roster }) => validateOscar(roster, oscarCatalogue).figures);
	expect(figures).toEqual([25, 31, 25, 19, 23]);
});

test('both sides of a pair point at each other and may meet', () => {
	const pairs = samples.filter(({ kind }) => kind === 'pair');
	for (const { id, roster, opponent } of pairs) {
		expect(samples.find((one) => one.id === opponent)?.opponent).toBe(id);
		expect(parity(roster, rosterOf(opponent), oscarCatalogue)).toEqual({
			match: true,
			problems: [],
			advice: [],
			toMatch: { a: [], b: [] }
		});
	}
});

test('the printed companies may meet one another', () => {
	const printed = samples.filter(({ kind }) => kind === 'company');
	for (const a of printed) for (const b of printed) expect(parity(a.roster, b.roster, oscarCatalogue).match).toBe(true);
});

test('the ancient pair is built of own profiles and ancient weapons', () => {
	const profiles = ['pavia-imperials', 'pavia-french'].flatMap((id) =>
		rosterOf(id).entries.map(({ profile }) => profile)
	);
	expect(profiles).not.toContain(null);
	const carried = new Set(profiles.flatMap((profile) => profile?.weapons ?? []));
	expect([...carried].filter((id) => weapons.get(id)?.era !== 'ancient')).toEqual([]);
	expect(carried.size).toBeGreaterThanOrEqual(6);
});

test('a sample is a document like any other: written and read back, it is the same', () => {
	for (const { roster } of samples) {
		expect(parseRoster(JSON.parse(JSON.stringify(makeRosterDocument(roster))))).toEqual({ ok: true, value: roster });
	}
});

test('every company has forty surnames to take, none twice', async () => {
	for (const company of companies) {
		const names = await loadOscarNames(company);
		expect([company, names.length]).toEqual([company, company === 'own' ? 0 : 40]);
		expect(repeated(names)).toEqual([]);
		expect(names.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
	}
	expect(await loadOscarNames('constructor')).toEqual([]);
});
