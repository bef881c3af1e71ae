import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { dbgText } from '../catalogue/dbg-text.ts';
import { LOCALES } from '../catalogue/text.ts';
import type { DbgRoster } from '../roster/dbg-document.ts';
import { rosterPoints } from '../rules/dbg/points.ts';
import { anyRoster, entry, roster } from '../share/rosters.fixture.ts';
import { cardContents, type PrintContext } from './contents.ts';
import { planDocument, printDocument } from './document.ts';
import { halfEm } from '../cards/contents.fixture.ts';
import { sheetContent } from './sheet.ts';

const french = (value: DbgRoster): PrintContext => ({
	roster: value,
	catalogue: dbgCatalogue,
	text: dbgText.fr,
	locale: 'fr'
});
const only = (value: DbgRoster) => {
	const [content] = cardContents(french(value));
	if (!content) throw new Error('no entry');
	return content;
};
const INPUT = { player: '', date: '', problems: [], link: null };

test('a centurion on a horse: profile after equipment, with what was printed', () => {
	const content = only(
		roster({ entries: [entry('a', 'centurion', { name: ' Marcus\n', options: ['horse'], skills: ['elite-warrior'] })] })
	);
	expect(content).toMatchObject({
		unit: 'Centurion',
		name: 'Marcus',
		categoryName: 'Officiers',
		armyName: 'Romains',
		rank: 'Officier supérieur',
		points: 31, // 21 + 8 + 2
		states: ['wounded', 'out']
	});
	expect(content.stats).toEqual([
		{ key: 'combat', value: 8, printed: 7 },
		{ key: 'shooting', value: 3, printed: null },
		{ key: 'defence', value: 13, printed: null },
		{ key: 'discipline', value: 8, printed: null },
		{ key: 'movement', value: 25, printed: 10 }
	]);
	const rules = new Map(content.equipment.map(({ name, rule }) => [name, rule]));
	expect(rules.get('Protection lourde')).toBeNull(); // in the profile already
	expect(rules.get('Cheval')).toContain('Défense +1');
});

test('missile weapons follow the roster’s ruling on damage', () => {
	const entries = [entry('a', 'immunis')];
	const bands = (value: DbgRoster) => only(value).weapons[0]?.bands.map(([, , damage]) => damage);
	expect(bands(roster({ entries }))).toEqual([1, 1, 1]);
	expect(bands(roster({ entries, rulings: { 'missile-table': 'quick-reference' } }))).toEqual([1, 0, 0]);
});

test('a dog has no wounded state', () => {
	expect(only(roster({ army: 'celts', entries: [entry('a', 'mastiff')] })).states).toEqual(['out']);
});

test('what the catalogue does not know is printed as it is written', () => {
	const content = only(
		roster({ entries: [entry('a', 'war-elephant', { options: ['tusks'], skills: ['trample'], count: -3 })] })
	);
	expect(content).toMatchObject({ unit: 'war-elephant', category: null, stats: [], figures: 1 });
	expect(content.equipment).toEqual([{ name: 'tusks', rule: null }]);
	expect(content.skills).toEqual([{ name: 'trample', rule: null }]);
});

test('the sheet adds up: entries, adjustments and total', () => {
	const entries = [entry('a', 'dog-master'), entry('b', 'mastiff', { count: 3 }), entry('c', 'cingeto', { count: 4 })];
	const value = roster({ army: 'celts', composition: 'battle-group', rulings: { 'mastiffs-paid': true }, entries });
	const sheet = sheetContent(french(value), INPUT);
	const total = rosterPoints(value, dbgCatalogue).total;
	expect(total).toBe(40); // 12 + 3 x 8 - 24 + 4 x 7
	expect(sheet.facts[0]).toEqual({ label: 'Points', value: '40', of: '/ 200' });
	expect(sheet.adjustments.map(({ points }) => points)).toEqual(['−24']);
	expect(sheet.total).toContain('40 pts');
	expect(sheet.rulings).toEqual([
		{ name: expect.stringContaining('mâtins'), rule: expect.stringContaining('trois sans frais') }
	]);
});

test.each([
	[50, 23, 12], // half of 23 is 11.5: the twelfth loss
	[40, 20, 8],
	[60, 10, 6]
])('break point at %i per cent of %i figures: %i losses', (percent, count, lost) => {
	const value = roster({ rulings: { 'break-point': percent }, entries: [entry('a', 'immunis', { count })] });
	const sheet = sheetContent(french(value), INPUT);
	expect(sheet.facts[2]?.value).toBe(String(lost));
	expect(sheet.breakPoint).toContain(`${lost} figurines`);
});

test('the quick reference has the rules of this roster and no others', () => {
	const value = roster({ entries: [entry('a', 'aquilifer', { skills: ['tough'] }), entry('b', 'immunis')] });
	const names = sheetContent(french(value), INPUT).reference.flatMap(({ items }) => items.map(({ name }) => name));
	expect(names).toEqual(['Coriace', 'Arme de contact', 'Bouclier de bataille', 'Protection lourde', 'Pilum', 'Aquila']);
});

test('an illegal list says so on cards and sheet, a legal one does not', () => {
	const legal = roster({ composition: 'free', entries: [entry('a', 'immunis')] });
	const illegal = { ...legal, pointsLimit: 10 };
	const made = (value: DbgRoster) => printDocument(french(value), 'both', INPUT);
	expect(made(legal)).toMatchObject({ problems: [], cardWords: { mark: '' }, sheet: { problems: [] } });
	expect(made(illegal).cardWords.mark).toBe('Liste non conforme');
	expect(made(illegal).sheet?.problems).toEqual([expect.stringContaining('17')]);
});

test('only the wanted entries get cards; the sheet has all', () => {
	const value = roster({ entries: [entry('a', 'immunis'), entry('b', 'centurion')] });
	const made = printDocument(french(value), 'both', INPUT, new Set(['a']));
	expect(made.cards?.map(({ id }) => id)).toEqual(['b']);
	expect(
		made.sheet?.categories
			.flatMap(({ entries }) => entries)
			.map(({ id }) => id)
			.sort()
	).toEqual(['a', 'b']);
});

test('any parsed roster can be printed, in both languages', () => {
	fc.assert(
		fc.property(anyRoster, fc.constantFrom(...LOCALES), (value, locale) => {
			const context = { roster: value, catalogue: dbgCatalogue, text: dbgText[locale], locale };
			const made = printDocument(context, 'both', INPUT);
			const options = {
				what: 'both',
				paper: 'a4',
				size: 'poker',
				ink: 'full',
				per: 'entry',
				backs: false,
				reference: true
			} as const;
			const { pages } = planDocument(made, options, halfEm);
			const cards = new Set(pages.flatMap((page) => page.cards.map((card) => card.entry)));
			expect(cards).toEqual(new Set(value.entries.map(({ id }) => id)));
			expect(pages.length).toBeGreaterThan(0);
		}),
		{ numRuns: 40 }
	);
}, 60_000);
