import type { Problem } from '../problem.ts';
import { ArmyFile, GameFile, type Unit } from '../../catalogue/dbg.ts';
import { type DbgCatalogue, indexDbg } from '../../catalogue/dbg-index.ts';
import { type DbgRoster } from '../../roster/dbg-document.ts';
import { ofGame, parseRoster } from '../../roster/document.ts';
import { assert } from '../../util/assert.ts';

/** Test help: a roster from the fields of its document that matter. */
export function rosterOf(fields: Record<string, unknown>): DbgRoster {
	const parsed = parseRoster({
		format: 'signifer.roster',
		version: 1,
		game: 'dbg',
		army: 'romans',
		composition: 'free',
		entries: [],
		...fields
	});
	assert(parsed.ok, 'a roster of a test cannot be read');
	return ofGame(parsed.value, 'dbg');
}

const stated = { kind: 'stated' } as const;
const house = { kind: 'house', why: 'made up' } as const;
const NO_CODES = { army: {}, variant: {}, composition: {}, unit: {}, equipment: {}, skill: {}, ruling: {} };

/** A unit of the toy army `blue`: 10 points, on foot, with nothing special. */
export const toyUnit = (id: string, fields: Partial<Unit> = {}): Unit => ({
	id,
	army: 'blue',
	category: 'warriors',
	profile: { combat: 5, shooting: 3, defence: 10, discipline: 5, movement: 12, cost: 10 },
	box: 'B99',
	mounted: false,
	dog: false,
	unique: false,
	base: ['club'],
	options: [],
	swaps: [],
	skills: { has: [], choose: null, provenance: stated },
	rules: [],
	inCategory: true,
	provenance: {},
	...fields
});

/** A catalogue of two tiny armies that shares no id with the real one: the rules may know none of its units. */
export function toyCatalogue(units: readonly Unit[], game: Record<string, unknown> = {}): DbgCatalogue {
	const gameFile = GameFile.parse({
		game: 'dbg',
		edition: 'toy',
		revision: 1,
		categories: ['officers', 'elite', 'warriors', 'skirmishers', 'special-troops', 'special-characters'],
		compositions: [
			{ id: 'free', limits: {}, nameProvenance: stated, limitsProvenance: stated },
			{ id: 'band', limits: { officers: [1, 1] }, nameProvenance: stated, limitsProvenance: stated }
		],
		points: { presets: [50, 100], default: 100, provenance: house },
		figures: { min: 1, max: 20, provenance: stated },
		skillAllowance: { superior: 4, junior: 3, elite: 2, other: 1, provenance: house },
		missileTables: {},
		equipment: [
			{ id: 'club', kind: 'melee', provenance: stated },
			{ id: 'spear', kind: 'melee', provenance: stated },
			{ id: 'hide', kind: 'protection', defenceAtLeast: 11, provenance: stated },
			{ id: 'plate', kind: 'protection', defenceAtLeast: 14, footMovement: -3, provenance: stated },
			{ id: 'banner', kind: 'standard', combat: -1, provenance: stated },
			{ id: 'goat', kind: 'mount', movement: { blue: 18, green: 16 }, provenance: stated },
			{ id: 'cart', kind: 'mount', provenance: house }
		],
		skills: [
			{ id: 'strong', kind: 'combat', cost: 3, officersOnly: false, effectLost: false, profile: { combat: 2 } },
			{ id: 'thick', kind: 'combat', cost: 1, officersOnly: false, effectLost: false, profile: { defence: 2 } },
			{ id: 'loud', kind: 'campaign', cost: 0, officersOnly: true, effectLost: false },
			{ id: 'green-magic', kind: 'combat', cost: 2, officersOnly: false, effectLost: false, armies: ['green'] },
			{ id: 'old', kind: 'innate', cost: null, officersOnly: false, effectLost: true }
		].map((skill) => ({ ...skill, provenance: skill.id === 'strong' ? house : stated })),
		rules: [],
		rulings: [
			{ id: 'skill-cap', phase: 'building', default: 9, choices: [9, 1], provenance: house },
			{ id: 'cart-price', phase: 'building', default: 7, choices: [7, 0, 20], provenance: house },
			{ id: 'mastiffs-paid', phase: 'building', default: false, choices: [false, true], provenance: house },
			{
				id: 'heavy-armour-on-horse',
				phase: 'building',
				default: false,
				choices: [false, true],
				provenance: house
			}
		],
		...game
	});
	const file = (army: string) => ({
		army: {
			id: army,
			variants: [{ id: `${army}-woods`, forbids: ['elite'], except: ['scout'], provenance: stated }]
		},
		units: units.filter((unit) => unit.army === army)
	});
	const armies = ['blue', 'green'].map((army) => ArmyFile.parse(file(army)));
	return indexDbg(gameFile, armies, NO_CODES);
}

/** Test help: errors and warnings as `code entry facts`, short enough for a table. */
export const brief = ({ problems }: { problems: readonly Problem[] }): string[] =>
	problems
		.filter(({ severity }) => severity !== 'note')
		.map(({ code, entry, facts }) => [code, entry ?? '-', ...Object.values(facts).map(String)].join(' '));
