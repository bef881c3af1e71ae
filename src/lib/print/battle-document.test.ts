import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HOSTILE, bare, halfEm, outside, overlaps, textOf } from '#lib/cards/contents.fixture.ts';
import { CARD_SIZES, MARGIN, PAPERS } from '#lib/cards/paper.ts';
import { INKS, type Page, type Plan } from '#lib/cards/plan.ts';
import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import { battleText } from '#lib/catalogue/battle-text.ts';
import { LOCALES, type Locale } from '#lib/catalogue/text.ts';
import { drawPdf } from '#lib/pdf/draw.ts';
import { nodeFonts } from '#lib/pdf/fonts-node.ts';
import { loadFonts } from '#lib/pdf/fonts.ts';
import { readBack } from '#lib/pdf/read-back.fixture.ts';
import { BattleRoster } from '#lib/roster/battle-document.ts';
import { loadBattleSamples } from '#lib/roster/battle-samples.ts';
import { battleCards } from './battle-cards.ts';
import type { BattlePrintContext } from './battle-context.ts';
import { prepareBattle } from './battle-document.ts';
import { battleSheet } from './battle-sheet.ts';
import type { PrintOptions } from './prepared.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const HERO = {
	id: 'h1',
	name: 'Anselm',
	general: true,
	characteristics: { ws: 48, bs: 35, s: 40, t: 40, ag: 35, int: 45, wp: 45, fel: 55 },
	skills: { command: 50, strategy: 45 },
	wounds: 15,
	fate: 1
};
const context = (locale: Locale, fields: object = {}): BattlePrintContext => ({
	roster: BattleRoster.parse({
		format: 'signifer.roster',
		version: 1,
		game: 'bataille-rangee',
		name: 'Le gué',
		soldiers: 300,
		general: { name: 'Anselm', strategy: 45, command: 50 },
		heroes: [HERO, { id: 'h2', name: 'Kaspar', wounds: 12, npc: true, missile: true }],
		creatures: [{ id: 'c1', name: 'Ymir', sb: 6, wounds: 48 }],
		strategicPoints: 4,
		strategic: { plan: 4 },
		...fields
	}),
	catalogue: battleCatalogue,
	text: battleText[locale],
	locale
});

const OPTIONS: PrintOptions = {
	what: 'both',
	paper: 'a4',
	size: 'poker',
	ink: 'full',
	per: 'entry',
	backs: false,
	reference: true
};
const NOBODY = { player: '', date: '', link: null };
const INPUT = { ...NOBODY, problems: [] };
const planOf = (force: BattlePrintContext, options: Partial<PrintOptions> = {}): Plan => {
	const chosen = { ...OPTIONS, ...options };
	return prepareBattle(force, chosen.what, NOBODY).plan(chosen, halfEm);
};
const plain = (text: string | undefined): string | undefined => text?.replaceAll(/[\u202f\u00a0]/g, ' ');

function faults(page: Page): string[] {
	const found = outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN);
	for (const [at, card] of page.cards.entries()) {
		const own = page.boxes.filter((box) => box.card === at);
		found.push(...outside(own, card.x, card.y, card.width, card.height));
	}
	return [...found, ...overlaps(page)];
}

test('a hero’s card has the actions that he may take, with test, chance and what each brings', () => {
	const [hero] = battleCards(context('en'));
	const line = (name: string) => {
		const action = hero?.actions.find((each) => each.name === name);
		return action && [action.test, action.chance, plain(action.detail)].join(' | ');
	};
	expect(line('Command a unit')).toBe('Command +10 | 60% | success DoS+1 · failure 0 · 2.1 on average · damage 1D10+2');
	expect(line('Fight in the front line')).toBe(
		'WS +10 | 58% | success DoS+3 · failure 2 · 4 on average · damage best of 2D10, +3'
	);
	expect(line('Heroic act')).toBe(
		'Int +10 | 55% | success 1D6+DoS · failure 2 · 4.1 on average · damage best of 2D10, +4'
	);
	expect(line('Issue a challenge')).toBe(
		' |  | refused 2 · won 3 · fled −2 · damage 1D10+4 · needs everybody’s agreement, a named hero of the enemy'
	);
	expect(line('Hide')).toBe(' |  | no test, no points, no damage');
	expect(line('Support from afar')).toBeUndefined();
	expect(hero?.barred).toContain('Support from afar (a missile weapon)');
	expect(hero?.barred).toContain('Tend the wounded (the value to test)');
});

test('rulings change what the card says', () => {
	const [hero] = battleCards(context('en', { rulings: { 'hide-action': 'less-damage', 'act-bonus': 'intelligence' } }));
	expect(hero?.actions[0]?.detail).toBe('damage 1D10−5');
	expect(hero?.actions.at(-1)?.test).toBe('Int +10');
	const strong = { ...HERO, characteristics: { ...HERO.characteristics, s: 70 } };
	const ruled = context('en', { heroes: [strong], rulings: { 'act-bonus': 'intelligence' } });
	expect(battleCards(ruled)[0]?.actions.at(-1)?.test).toBe('S');
});

test('who is not played has the shortcut, a creature its own action, a general without a card his two skills', () => {
	const cards = battleCards(context('fr'));
	expect(cards.map(({ name }) => name)).toEqual(['Anselm', 'Kaspar', 'Ymir']);
	expect(cards[1]?.actions.map(({ detail }) => detail)).toEqual([
		'2 points sans test · dommages 1D10+2 · jet défensif'
	]);
	expect(cards[2]?.actions.map(({ detail }) => detail)).toEqual([
		'gain 1D6+6 · 9,5 en moyenne · dommages le meilleur de 2D10, +7'
	]);
	const [general] = battleCards(context('fr', { heroes: [] }));
	expect(general?.unit).toBe('Général');
	expect(general?.stats).toEqual([]);
	expect(general?.traits.map(({ rule }) => plain(rule ?? ''))).toEqual(['Commandement 50, Stratégie et tactique 45']);
	const [unknown] = battleCards(context('fr', { heroes: [], general: null, creatures: [{ id: 'c', name: 'X' }] }));
	expect(unknown?.actions[0]?.detail).toBe('gain 1D6+BF · dommages le meilleur de 2D10, +7');
});

test.each(CARD_SIZES)('%s: a box for each wound on the first card, nothing outside or overlapping', (size) => {
	for (const locale of LOCALES) {
		const { pages } = planOf(context(locale), { what: 'cards', size, backs: size === 'index' });
		for (const page of pages) expect(faults(page)).toEqual([]);
		const boxes = (id: string): number =>
			pages.flatMap(({ boxes: all, cards }) =>
				all.filter(({ part, card }) => part === 'man-box' && card !== null && cards[card]?.entry === id)
			).length;
		expect([boxes('h1'), boxes('h2'), boxes('c1')]).toEqual([15, 12, 48]);
	}
});

test('the sheet derives the threshold, and leaves to the pen what it cannot know', () => {
	const sheet = battleSheet(context('fr'), INPUT);
	expect(sheet.threshold.map(({ value }) => value)).toEqual(['300', '', '', '', '', '']);
	expect(sheet.thresholds.map(({ value }) => value)).toEqual([
		'12*',
		'18*',
		'25',
		'35',
		'45',
		'55',
		'65',
		'80',
		'100*',
		'120*',
		'140*'
	]);
	expect(plain(sheet.thresholdNote)).toContain('aussi nombreux : 600 soldats comptent, ligne 500, 45 points.');
	expect(plain(sheet.thresholdNote)).toContain('Plan ou aide : 4 points stratégiques.');
	expect(sheet.balances.map(({ value }) => value)).toEqual(['1D6 / 1D6', '1D10 / 1D6', '2D6 / 1D6', '2D10 / 1D6']);
	const ruled = context('en', { rulings: { 'size-counts': 'larger', 'strategic-threshold': 'owner' } });
	const other = battleSheet(ruled, INPUT);
	expect(other.threshold.map(({ label }) => label)).toContain('The larger camp');
	expect(other.thresholdNote).toContain('300 count, row 300, 35 points.');
	expect(other.rulings).toHaveLength(2);
});

test('the score has a line for the start and for eight turns, ten cells each', () => {
	for (const paper of PAPERS) {
		for (const ink of INKS) {
			const { pages } = planOf(context('fr'), { what: 'sheet', paper, ink });
			for (const page of pages) expect(faults(page)).toEqual([]);
			const boxes = pages.flatMap((page) => page.boxes);
			expect(textOf(boxes, 'turn')).toBe('Départ12345678');
			expect(boxes.filter(({ kind, part }) => kind === 'rect' && part === 'pen')).toHaveLength(90 + 6 + 11 + 4);
		}
	}
});

test('every ready force prints whole', async () => {
	for (const { roster } of await loadBattleSamples()) {
		const force = { ...context('fr'), roster };
		const { pages } = planOf(force);
		for (const page of pages) expect(faults(page)).toEqual([]);
		const boxes = pages.flatMap((page) => page.boxes);
		for (const { name, actions } of battleCards(force)) {
			expect(textOf(boxes, 'title')).toContain(bare(name));
			for (const action of actions) expect(textOf(boxes, 'action')).toContain(bare(action.name));
		}
	}
});

test.each(HOSTILE)('names, talents and notes like %j', (text) => {
	const hero = { ...HERO, name: text, notes: text, talents: [text.slice(0, 100) || 'x'] };
	const fields = { name: text, notes: text, heroes: [hero], creatures: [{ id: 'c', name: text, notes: text }] };
	for (const page of planOf(context('fr', fields)).pages) expect(faults(page)).toEqual([]);
});

const draft = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.constant(null));
test('whatever numbers a draft holds, it prints', () => {
	const numbers = fc.record({
		ws: draft,
		int: draft,
		soldiers: fc.double({ noNaN: true, noDefaultInfinity: true }),
		wounds: draft,
		sb: draft,
		casts: draft
	});
	fc.assert(
		fc.property(numbers, ({ ws, int, soldiers, wounds, sb, casts }) => {
			const hero = { ...HERO, characteristics: { ws, int }, skills: { casting: int }, wounds, sb, casts };
			const creatures = [{ id: 'c', name: 'X', sb, wounds }];
			const { pages } = planOf(context('fr', { soldiers, strategicPoints: soldiers, heroes: [hero], creatures }));
			for (const page of pages) {
				expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
			}
		}),
		{ numRuns: 15 }
	);
});

test.each(LOCALES)('%s: the PDF says in text what the plan says', async (locale) => {
	const prepared = prepareBattle(context(locale, { name: 'Война 🐎' }), 'both', NOBODY);
	const fonts = await loadFonts(nodeFonts, prepared.text);
	const plan = prepared.plan(OPTIONS, fonts.measure);
	const meta = { title: prepared.title, language: locale, created: new Date(), backs: false };
	const drawn = await drawPdf(plan, fonts, meta);
	if (!drawn.ok) throw new Error('not drawn');
	const said = (await readBack(drawn.value.bytes)).pages.flatMap((page) => page.texts).join(' ');
	for (const text of ['Война', 'Anselm', '140*', '2D10 / 1D6']) expect(said).toContain(text);
});
