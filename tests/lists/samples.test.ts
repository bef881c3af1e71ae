import { expect, test } from 'vitest';
import { loadDbgNames } from '#lib/catalogue/dbg-names.ts';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { loadDbgSamples } from '#lib/roster/dbg-samples.ts';
import { makeRosterDocument, parseRoster } from '#lib/roster/document.ts';
import { validateDbg } from '#lib/rules/dbg/validate.ts';
import { armies, repeated } from './files.ts';

const samples = await loadDbgSamples();
const warbands = samples.filter((sample) => sample.kind === 'warband');
const report = (id: string) => {
	const sample = samples.find((one) => one.id === id);
	if (!sample) throw new Error(`no sample ${id}`);
	return validateDbg(sample.roster, dbgCatalogue);
};

test('there is a ready warband for every army, and ids differ', () => {
	expect(new Set(warbands.map((sample) => sample.roster.army))).toEqual(new Set(armies.keys()));
	expect(repeated(samples.map((sample) => sample.id))).toEqual([]);
});

test.each(warbands.map(({ id }) => id))(
	'%s is legal, at 190 to 200 of 200 points, with a usual number of figures',
	(id) => {
		const { legal, points, limit, problems } = report(id);
		expect(problems.filter((problem) => problem.severity !== 'note')).toEqual([]);
		expect({ legal, limit }).toEqual({ legal: true, limit: 200 });
		expect(points).toBeGreaterThanOrEqual(190);
		expect(points).toBeLessThanOrEqual(200);
	}
);

test('the warbands show options, skills, swaps, standards, pairs, dogs and a wagon', () => {
	const entries = warbands.flatMap((sample) => sample.roster.entries);
	const units = new Set(entries.map((entry) => entry.unit));
	expect([...units]).toEqual(
		expect.arrayContaining([
			'aquilifer',
			'germanic-paired-rider',
			'mastiff',
			'proud-german-woman',
			'trimarcisia-squire'
		])
	);
	expect(new Set(entries.flatMap((entry) => entry.options)).size).toBeGreaterThanOrEqual(8);
	expect(new Set(entries.flatMap((entry) => entry.skills)).size).toBeGreaterThanOrEqual(8);
	expect(entries.some((entry) => entry.swaps['contact-weapon'] === 'lance')).toBe(true);
	expect(entries.filter((entry) => entry.name !== '' && entry.count > 1)).toEqual([]);
});

test('the two sides of the bridge are equal: 199 points and two heavy armours', () => {
	const [north, south] = ['bridge-north', 'bridge-south'].map((id) => {
		const sample = samples.find((one) => one.id === id);
		return sample?.roster.entries.map(({ unit, count, options }) => ({ unit, count, options }));
	});
	expect(north).toEqual(south);
	expect(north).toEqual([
		{ unit: 'centurion', count: 1, options: [] },
		{ unit: 'optio', count: 1, options: ['heavy-armour'] },
		{ unit: 'optio', count: 1, options: ['heavy-armour'] },
		{ unit: 'immunis', count: 6, options: [] },
		{ unit: 'caetratus', count: 4, options: [] }
	]);
	for (const id of ['bridge-north', 'bridge-south']) expect(report(id)).toMatchObject({ legal: true, points: 205 });
});

test('a sample is a document like any other: written and read back, it is the same', () => {
	for (const { roster } of samples) {
		expect(parseRoster(JSON.parse(JSON.stringify(makeRosterDocument(roster))))).toEqual({ ok: true, value: roster });
	}
});

test('every army has some forty names to take, none twice, in one line of plain letters', async () => {
	for (const army of armies.keys()) {
		const { male, female } = await loadDbgNames(army);
		expect(male.length).toBeGreaterThanOrEqual(38);
		expect(repeated([...male, ...female])).toEqual([]);
		expect([...male, ...female].filter((name) => !/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)*$/u.test(name))).toEqual([]);
	}
	expect(await loadDbgNames('huns')).toEqual({ male: [], female: [] });
});
