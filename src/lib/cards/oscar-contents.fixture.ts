import fc from 'fast-check';
import { ROLES } from '../catalogue/oscar.ts';
import { cleanLine, cleanText } from './clean.ts';
import { HOSTILE } from './contents.fixture.ts';
import type { MenStep, OscarCard, OscarCardWords } from './oscar-content.ts';
import type { OscarSheet, OscarSheetWords } from './oscar-sheet-content.ts';

/* Companies for the tests of the layout: ordinary groups, and texts and headcounts that no rule allows. */

const text = fc
	.oneof(
		{
			weight: 6,
			arbitrary: fc.constantFrom('Peloton de combat', 'Baïonnette / couteau de combat', 'Mal entraîné', 'Kapitan')
		},
		{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
		{ weight: 2, arbitrary: fc.constantFrom(...HOSTILE.filter((each) => each.length < 500)) }
	)
	.map(cleanLine);
const name = text.map((each) => (each === '' ? 'x' : each));
const rule = fc.option(fc.constant('Son premier test de moral de la partie est réussi sans jet.'), { nil: null });
const named = fc.record({ name, rule });
const few = <T>(item: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> => fc.array(item, { maxLength: most });

const cell = fc.option(
	fc.record({
		attack: fc.constantFrom('4k2', '1k1', '6k6'),
		range: fc.constantFrom('0–6″', '12–24″', '30,48–60,96', '>\u00A045,72', '')
	}),
	{ nil: null }
);
const weapon = fc.record({
	name,
	detail: fc.constantFrom('', '3 au total, 1 par activation, gabarit d’explosion, dévie'),
	contact: fc.constantFrom('2k1', null),
	cells: fc.option(fc.tuple(cell, cell, cell), { nil: null })
});

/** Steps of a headcount: at full strength down to a malus of three. */
export function stepsOf(men: number): MenStep[] {
	const from = (most: number, least: number): number[] =>
		Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => most - at);
	return [
		{ step: 0, malus: '0', men: from(men, 7) },
		{ step: 1, malus: '−1', men: from(Math.min(men, 6), 5) },
		{ step: 2, malus: '−2', men: from(Math.min(men, 4), 3) },
		{ step: 3, malus: '−3', men: from(Math.min(men, 2), 1) }
	].filter((each) => each.men.length > 0);
}

const stats = fc.constantFrom('9″', '3k2', '22,86', '–', '123456…').map((value) =>
	['Mouvement', 'Défense', 'Discipline', 'Commandement'].map((long, at) => ({
		value,
		printed: at === 2 ? '3k3' : null,
		long,
		short: long.slice(0, 3)
	}))
);

export const oscarCard: fc.Arbitrary<OscarCard> = fc
	.record({
		id: fc.uuid(),
		unit: name.map((each) => each.slice(0, 100).trim()),
		name: text,
		role: fc.option(fc.constantFrom(...ROLES), { nil: null }),
		kind: fc.constantFrom('Groupe de combat · Compagnie libre', 'Véhicule · non blindé · Compagnie anglophone'),
		men: fc.constantFrom('8 combattants', ''),
		stats: fc.oneof(fc.constant([]), stats),
		weapons: few(weapon, 4),
		rules: few(named, 4),
		headcount: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(1, 40, 99)),
		vehicle: fc.boolean(),
		house: fc.constantFrom('', 'profil, effectif et armes'),
		notes: fc.oneof(text, fc.constantFrom('mot '.repeat(300))).map(cleanText)
	})
	.map(({ headcount, vehicle, ...card }) => ({
		...card,
		steps: vehicle ? [] : stepsOf(headcount),
		damage: vehicle ? DAMAGE : []
	}));

const DAMAGE = [
	{ name: '1–2', rule: 'Pas d’activation au prochain tour' },
	{ name: '3–4', rule: 'Ne bouge plus, tire encore' },
	{ name: '5–6', rule: 'Détruit' }
];

/** An ordinary group of eight. */
export const plainGroup = (id: string): OscarCard => ({
	id,
	unit: 'Peloton de combat 1',
	name: 'Garnier',
	role: 'line',
	kind: 'Groupe de combat · Compagnie francophone',
	men: '8 combattants',
	stats: ['9″', '2k2', '2k2', '–'].map((value, at) => ({
		value,
		printed: null,
		long: ['Mouvement', 'Défense', 'Discipline', 'Commandement'][at] ?? '',
		short: ['Mvt', 'Df', 'Mn', 'Cr'][at] ?? ''
	})),
	weapons: [
		{
			name: 'Fusil semi-automatique',
			detail: '',
			contact: null,
			cells: [
				{ attack: '4k2', range: '0–6″' },
				{ attack: '3k2', range: '6–18″' },
				{ attack: '2k2', range: '18–36″' }
			]
		},
		{ name: 'Baïonnette / couteau de combat', detail: '', contact: '1k1', cells: null }
	],
	rules: [{ name: 'Bien entraîné', rule: 'Son premier test de moral de la partie est réussi sans jet.' }],
	steps: stepsOf(8),
	damage: [],
	house: '',
	notes: ''
});

export const OSCAR_WORDS: OscarCardWords = {
	list: 'Moreau',
	mark: '',
	continued: (card, cards) => `suite ${card}/${cards}`,
	scale: '50 mm : imprimer à 100 %, sans ajuster à la page',
	page: (page, pages) => `Page ${page} sur ${pages}`,
	activated: 'Activé',
	columns: ['Courte (cm)', 'Normale (cm)', 'Longue (cm)'],
	contact: 'au contact',
	out: 'Hors de combat',
	notes: 'Notes :',
	house: 'De notre main :'
};

export const OSCAR_SHEET_WORDS: OscarSheetWords = {
	illegal: 'Liste non conforme',
	total: 'Total',
	rulings: 'Arbitrages changés :',
	notes: 'Notes :',
	reference: 'Aide de jeu',
	link: 'Ouvrir cette liste',
	page: (page, pages) => `Page ${page} sur ${pages}`,
	group: 'Groupe',
	stats: ['Mvt (cm)', 'Df', 'Mn', 'Cr (cm)'],
	ends: 'Fin de partie :',
	weapons: 'Armes de tir'
};

const slot = fc.record({
	state: fc.constantFrom('filled' as const, 'free' as const, 'missing' as const, 'surplus' as const),
	name,
	detail: fc.constantFrom('8 combattants', 'libre', 'à pourvoir')
});
const sheetEntry = fc.record({
	count: fc.constantFrom('8', '', '99'),
	unit: name.map((each) => each.slice(0, 100).trim()),
	name: text,
	cells: fc.constantFrom([], ['22,86', '2k2', '123456…', '–']),
	details: few(name, 4),
	notes: text
});

export const oscarSheet: fc.Arbitrary<OscarSheet> = fc.record({
	name,
	subtitle: text,
	fields: fc.constant([
		{ label: 'Joueur', value: '' },
		{ label: 'Date', value: '30 novembre 2026' }
	]),
	facts: fc.constant([{ label: 'Combattants', value: '25', of: '' }]),
	problems: few(name, 3),
	total: fc.constant('2 groupes de combat · 25 combattants'),
	rulings: few(named, 3),
	notes: text,
	qr: fc.constantFrom(
		null,
		Array.from({ length: 57 }, (_, y) => Array.from({ length: 57 }, (__, x) => (x + y) % 2 === 0))
	),
	reference: few(fc.record({ name: fc.constantFrom('Actions', 'Modificateurs'), items: few(named, 10) }), 4),
	diagram: fc.tuple(few(slot, 2), few(slot, 20), few(slot, 3)).map(([officer, line, vehicle]) => [
		{ role: 'officer' as const, name: 'Officier commandant', slots: officer },
		{ role: 'line' as const, name: 'Groupe de combat', slots: line },
		{ role: 'vehicle' as const, name: 'Véhicule', slots: vehicle }
	]),
	places: few(
		fc.record({
			role: fc.option(fc.constantFrom(...ROLES), { nil: null }),
			name: fc.constantFrom('Groupe de combat', 'Hors catalogue'),
			summary: fc.constantFrom('2 (de 2 à 6) · 16 combattants', ''),
			entries: fc.array(sheetEntry, { minLength: 1, maxLength: 4 })
		}),
		4
	),
	ends: text,
	weapons: fc.record({
		heading: fc.constant('portée, attaque'),
		columns: fc.constant(['Courte (cm)', 'Normale (cm)', 'Longue (cm)']),
		nameShare: fc.constant(0.36),
		rows: few(
			fc.record({
				name: fc.constantFrom('Fusil', 'Mortier'),
				cells: fc.constantFrom<readonly (readonly [string, string] | null)[]>(
					[['0–15,24', '4k2'] as const, ['15,24–45,72', '3k2'] as const, ['45,72–91,44', '2k2'] as const],
					[null, ['0–60,96', '4k3'] as const, null]
				)
			}),
			4
		)
	})
});
