import { expect, test } from 'vitest';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { applyEdits } from '#lib/roster/edits.ts';
import { groupOf } from '#lib/rules/oscar/group.ts';
import type { Recruit } from '#lib/rules/oscar/offers.ts';
import { companyStructure } from '#lib/rules/oscar/structure.ts';
import { company, companyOf, ownEntry } from '#lib/rules/oscar/testing.ts';
import { validateOscar } from '#lib/rules/oscar/validate.ts';
import { legalHeadcounts } from './headcounts.ts';
import { moveInPlace, siblingsOf } from './moves.ts';
import { recruitName, recruitWords } from './recruits.ts';
import { planCompany } from './setup.ts';
import { targetOf } from './target.ts';

const FULL = 'captain veteran-squad squad-1 jeep squad-2';
const structure = (roster: Parameters<typeof companyStructure>[0]) => companyStructure(roster, oscarCatalogue);
const units = (roster: ReturnType<typeof company>) => roster.entries.map(({ unit }) => unit);

test('a group moves among those of its place, past what stands between them in the document', () => {
	const roster = company(FULL);
	const moved = (entry: string, by: number) =>
		units(applyEdits(roster, moveInPlace(roster, structure(roster), entry, by)));
	expect(siblingsOf(structure(roster), 'g3')).toEqual(['g3', 'g5']);
	expect(moved('g3', 1)).toEqual(['captain', 'veteran-squad', 'jeep', 'squad-2', 'squad-1']);
	expect(moved('g5', -1)).toEqual(['captain', 'veteran-squad', 'squad-2', 'squad-1', 'jeep']);
	expect(moveInPlace(roster, structure(roster), 'g3', -1)).toEqual([]);
	expect(moveInPlace(roster, structure(roster), 'g1', 1)).toEqual([]);
	expect(moveInPlace(roster, structure(roster), 'gone', 1)).toEqual([]);
});

test('groups that nobody knows are moved among themselves', () => {
	const roster = company('ghost captain spectre');
	expect(siblingsOf(structure(roster), 'g3')).toEqual(['g1', 'g3']);
});

test.each([
	['squad-1', [6, 8, 10]],
	['veteran-squad', [6, 8, 10]],
	['base-elite', [6, 8, 10]],
	['captain', [1]],
	['jeep', [1]],
	['mortar-team', [2, 3, 4]],
	['bazooka-man', [1]],
	['sniper', [1, 2, 3, 4]]
])('the headcounts that the rules allow: %s', (unit, expected) => {
	const roster = company(unit);
	const [entry] = roster.entries;
	const group = entry ? groupOf(entry, oscarCatalogue) : null;
	if (!group) throw new Error('fixture');
	expect(legalHeadcounts(group, roster, oscarCatalogue)).toEqual(expected);
	for (const headcount of expected) {
		const codes = validateOscar(company(`${unit}*${headcount}`), oscarCatalogue).problems.filter(
			(problem) => problem.entry === 'g1' && problem.severity === 'error'
		);
		expect(codes).toEqual([]);
	}
});

test('every problem of a company leads to where it is put right', () => {
	const targets = (roster: ReturnType<typeof company>) =>
		validateOscar(roster, oscarCatalogue)
			.problems.filter(({ severity }) => severity === 'error')
			.map((problem) => [problem.code, targetOf(problem)]);
	expect(targets(companyOf({ army: 'nowhere', rulings: { bogus: 1 }, entries: company('squad-1*7').entries }))).toEqual(
		[
			['officer-missing', { kind: 'place', place: 'officer' }],
			['combat-groups-below', { kind: 'place', place: 'line' }],
			['unknown-army', { kind: 'setup' }],
			['unknown-ruling', { kind: 'rulings' }],
			['headcount-odd', { kind: 'entry', id: 'g1' }]
		]
	);
	expect(targets(company(`${FULL} base-elite jeep captain hmg-team hmg-team`)).map(([, target]) => target)).toEqual([
		{ kind: 'place', place: 'officer' },
		{ kind: 'place', place: 'veteran' },
		{ kind: 'place', place: 'support' },
		{ kind: 'place', place: 'vehicle' }
	]);
});

test('another company: its cards take over in the same roles, and names stay', () => {
	const roster = companyOf({
		entries: [{ id: 'x', unit: 'captain', name: 'Miller' }, ...company('squad-1 squad-2 jeep').entries]
	});
	const plan = planCompany(roster, oscarCatalogue, 'soviet', 'exchange');
	expect(plan.misfits.map(({ id }) => id)).toEqual(['x', 'g1', 'g2']);
	const changed = applyEdits(roster, plan.edits);
	expect(changed).toMatchObject({
		army: 'soviet',
		entries: [
			{ id: 'x', unit: 'kapitan-soviet', name: 'Miller' },
			{ unit: 'komissar-groupsky' },
			{ unit: 'groupsky-1' },
			{ unit: 'jeep' }
		]
	});
	expect(plan.report.legal).toBe(true);
});

test('cards of the former company can go, or stay and be reported', () => {
	const roster = company('captain squad-1 squad-2 jeep');
	const drop = planCompany(roster, oscarCatalogue, 'german', 'drop');
	expect(units(applyEdits(roster, drop.edits))).toEqual(['jeep']);
	const keep = planCompany(roster, oscarCatalogue, 'german', 'keep');
	expect(keep.edits).toEqual([{ kind: 'set-company', company: 'german' }]);
	expect(keep.report.problems.filter(({ code }) => code === 'unit-of-other-army').length).toBe(3);
	expect(planCompany(roster, oscarCatalogue, 'own', 'exchange')).toMatchObject({
		misfits: [],
		report: { legal: true }
	});
	expect(planCompany(roster, oscarCatalogue, 'anglophone', 'drop').edits).toEqual([]); // its own company: nothing to do
});

test('recruits by name, with their weapons and rules', () => {
	const unit = oscarCatalogue.units.get('groupsky-veteransky');
	const [own] = companyOf({ entries: [ownEntry('x', { name: ' ', weapons: ['bow'], rules: ['lucky'] })] }).entries;
	if (!unit || !own?.profile) throw new Error('fixture');
	const mine: Recruit = { kind: 'own', profile: own.profile, headcount: null };
	expect(recruitName({ kind: 'unit', unit }, oscarText.fr, 'fr')).toBe('Groupsky veteransky');
	expect(recruitName(mine, oscarText.en, 'en')).not.toBe('');
	expect(recruitWords(mine, oscarText.fr)).toEqual(['Arc', 'Chance de cocu']);
});
