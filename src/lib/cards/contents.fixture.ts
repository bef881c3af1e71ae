import fc from 'fast-check';
import { CATEGORIES } from '../catalogue/dbg.ts';
import { cleanLine, cleanText } from './clean.ts';
import { type CardContent, type CardWords, STATS } from './content.ts';
import { boundsOf, type Box, type Measure, MM_PER_PT, type Page } from './plan.ts';
import type { SheetContent, SheetWords } from './sheet-content.ts';

/* Contents for the tests of the layout: ordinary ones, and the texts that broke other programs. */

/** Every character half an em wide: no font needed. */
export const halfEm: Measure = (text, _font, sizePt) => [...text].length * sizePt * 0.5 * MM_PER_PT;

export const HOSTILE = [
	'a'.repeat(300),
	'anticonstitutionnellement'.repeat(3),
	'',
	'   ',
	'Chef\nde guerre\t2',
	'סייר 12345',
	'أبطال 12',
	'offensif affût fluide fer-de-lance',
	'Marcus 🏺👨‍👩‍👧🇫🇷',
	'Œuvre à Ÿs — « l’été » … 12 €',
	'Ἀχιλλεύς ο Πηλείδης',
	'Верцингеториг',
	'é'.normalize('NFD').repeat(40),
	'x\u202Ey\u0000\uFEFF\uD83D',
	'W'.repeat(2000),
	'mot '.repeat(400)
];

const anyText = (most: number): fc.Arbitrary<string> =>
	fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom('Coriace', 'Bouclier de bataille', 'Titus Pullo', 'Frère d’épaule') },
		{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: most }) },
		{ weight: 2, arbitrary: fc.constantFrom(...HOSTILE.filter((text) => text.length < 500)) }
	);
const line = (most = 60): fc.Arbitrary<string> => anyText(most).map(cleanLine);
const name = line().map((text) => (text === '' ? 'x' : text));
const rule = fc.option(fc.oneof(line(200), fc.constant('Combat +1, déjà compté dans le profil.')), { nil: null });
const named = fc.record({ name, rule });
const few = <T>(item: fc.Arbitrary<T>, most = 4): fc.Arbitrary<T[]> => fc.array(item, { maxLength: most });
const band = fc.tuple(fc.nat(70), fc.nat(100), fc.integer({ min: 0, max: 5 }));

export const cardContent: fc.Arbitrary<CardContent> = fc.record({
	id: fc.uuid(),
	unit: name.map((text) => text.slice(0, 100).trim()), // as ids are bounded
	name: line(),
	category: fc.option(fc.constantFrom(...CATEGORIES), { nil: null }),
	categoryName: fc.constantFrom('Officiers', 'Personnages spéciaux', ''),
	army: fc.constantFrom('romans', 'celts', 'germans', 'lost'),
	armyName: fc.constantFrom('Romains', 'Germains, Éburons', 'x'.repeat(100), 'un peuple oublié '.repeat(12).trim()),
	rank: fc.constantFrom('Officier supérieur', null),
	stats: fc.oneof(
		fc.constant([]),
		fc
			.tuple(fc.nat(30), fc.option(fc.nat(30), { nil: null }))
			.map(([value, printed]) => STATS.map((key) => ({ key, value, printed })))
	),
	equipment: few(named),
	weapons: few(fc.record({ name, bands: fc.array(band, { minLength: 3, maxLength: 3 }) }), 2),
	skills: few(named, 3),
	rules: few(named, 2),
	points: fc.nat(99),
	figures: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 40, 1e9)),
	states: fc.constantFrom<CardContent['states'][]>(['wounded', 'out'], ['out']),
	notes: anyText(300).map(cleanText)
});

/** An ordinary entry. */
export const plainContent = (id: string, figures = 1): CardContent => ({
	id,
	unit: 'Légionnaire : immunis',
	name: '',
	category: 'warriors',
	categoryName: 'Guerriers',
	army: 'romans',
	armyName: 'Romains',
	rank: null,
	stats: STATS.map((key, at) => ({ key, value: 6 + at, printed: null })),
	equipment: [
		{ name: 'Arme de contact', rule: null },
		{ name: 'Protection lourde', rule: null }
	],
	weapons: [
		{
			name: 'Pilum',
			bands: [
				[0, 5, 1],
				[6, 9, 1],
				[10, 12, 1]
			]
		}
	],
	skills: [{ name: 'Coriace', rule: 'En pleine forme, mis hors de combat, il n’est que blessé.' }],
	rules: [],
	points: 17,
	figures,
	states: ['wounded', 'out'],
	notes: ''
});

export const CARD_WORDS: CardWords = {
	list: 'Vexillatio secunda',
	mark: '',
	stats: {
		combat: { long: 'Combat', short: 'Combat' },
		shooting: { long: 'Tir', short: 'Tir' },
		defence: { long: 'Défense', short: 'Déf.' },
		discipline: { long: 'Discipline', short: 'Disc.' },
		movement: { long: 'Mouvement', short: 'Mvt' }
	},
	points: (points) => `${points} pts`,
	fit: 'Indemne',
	wounded: 'Blessé −2',
	out: 'Hors de combat',
	bands: ['Courte', 'Moyenne', 'Longue'],
	range: (from, to) => `${from}–${to} cm`,
	damage: (bonus) => `+${bonus}`,
	damageLabel: 'portée, dégâts',
	notes: 'Notes :',
	continued: (card, cards) => `suite ${card}/${cards}`,
	figure: (figure, figures) => `n° ${figure}/${figures}`,
	scale: '50 mm : imprimer à 100 %, sans ajuster à la page',
	page: (page, pages) => `Page ${page} sur ${pages}`
};

export const SHEET_WORDS: SheetWords = {
	illegal: 'Liste non conforme',
	unit: 'Unité',
	perFigure: 'Pts / fig.',
	total: 'Total',
	breakPoint: 'Moral de la troupe :',
	rulings: 'Arbitrages changés :',
	notes: 'Notes :',
	reference: 'Aide de jeu',
	weapons: 'Armes de tir',
	link: 'Ouvrir cette liste',
	page: (page, pages) => `Page ${page} sur ${pages}`,
	times: (count) => `${count} ×`
};

const entry = fc
	.tuple(cardContent, fc.nat(999), few(name, 6))
	.map(([content, total, details]) => ({ ...content, figures: Math.min(content.figures, 999), total, details }));

export const sheetContent: fc.Arbitrary<SheetContent> = fc.record({
	name,
	army: fc.constantFrom('romans', 'lost'),
	subtitle: line(),
	fields: fc.tuple(line(), line()).map(([player, date]) => [
		{ label: 'Joueur', value: player.slice(0, 120) },
		{ label: 'Date', value: date.slice(0, 120) }
	]),
	facts: fc.constant([
		{ label: 'Points', value: '198', of: '/ 200' },
		{ label: 'Figurines', value: '23', of: '' }
	]),
	problems: few(name),
	categories: few(
		fc.record({
			category: fc.option(fc.constantFrom(...CATEGORIES), { nil: null }),
			name: fc.constantFrom('Officiers', 'Personnages spéciaux'),
			summary: fc.constant('6 figurines (de 4 à 6) · 102 pts'),
			entries: fc.array(entry, { minLength: 1, maxLength: 4 })
		})
	),
	adjustments: few(fc.record({ label: name, points: fc.constant('−24') }), 1),
	total: fc.constant('23 figurines · 198 pts'),
	breakPoint: line(200),
	rulings: few(named, 3),
	notes: anyText(300).map(cleanText),
	qr: fc.option(fc.constantFrom(21, 57, 117).map(qrOfSize), { nil: null }),
	weapons: few(fc.record({ name, bands: fc.array(band, { minLength: 3, maxLength: 3 }) }), 3),
	reference: few(fc.record({ name: fc.constantFrom('Compétences', 'Armée'), items: few(named, 12) }), 4)
});

function qrOfSize(size: number): boolean[][] {
	return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (x + y) % 2 === 0));
}

export const bare = (text: string): string => text.replace(/\s/gu, '');

/** All text of some parts, in drawing order, without blanks. */
export const textOf = (boxes: readonly Box[], ...parts: readonly string[]): string =>
	bare(boxes.flatMap((box) => (box.kind === 'text' && parts.includes(box.part) ? [box.text] : [])).join(''));

/** Pairs of text boxes, or of a text and a wound box or QR, that share ink, more than a hair. */
export function overlaps(page: Page): string[] {
	const solid = page.boxes.filter((box) => box.kind === 'text' || box.kind === 'qr' || box.part === 'wound-box');
	const hair = 0.06;
	const found: string[] = [];
	for (const [at, a] of solid.entries()) {
		const p = boundsOf(a);
		for (const b of solid.slice(at + 1)) {
			const q = boundsOf(b);
			const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x);
			const high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
			if (wide > hair && high > hair) found.push(`${say(a)} on ${say(b)} by ${wide.toFixed(2)} x ${high.toFixed(2)}`);
		}
	}
	return found;
}

const say = (box: Box): string => `${box.part} ${box.kind === 'text' ? JSON.stringify(box.text.slice(0, 30)) : ''}`;

/** Boxes that stick out of an area. */
export function outside(boxes: readonly Box[], x: number, y: number, width: number, height: number): string[] {
	return boxes
		.filter((box) => {
			const b = boundsOf(box);
			const hair = 0.01;
			return b.x < x - hair || b.y < y - hair || b.x + b.width > x + width + hair || b.y + b.height > y + height + hair;
		})
		.map((box) => `${say(box)} at ${JSON.stringify(boundsOf(box))}`);
}
