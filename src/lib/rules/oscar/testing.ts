import { GameFile, type Unit } from '../../catalogue/oscar.ts';
import { indexOscar, type OscarCatalogue } from '../../catalogue/oscar-index.ts';
import { parseRoster } from '../../roster/document.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { assert } from '../../util/assert.ts';

/** Test help: a company from the fields of its document that matter. */
export function companyOf(fields: Record<string, unknown>): OscarRoster {
	const parsed = parseRoster({
		format: 'signifer.roster',
		version: 1,
		game: 'oscar',
		army: 'anglophone',
		entries: [],
		...fields
	});
	assert(parsed.ok && parsed.value.game === 'oscar', 'a company of a test cannot be read');
	return parsed.value;
}

/** Test help: a company of catalogue units, `squad-1` or `squad-1*6` for a headcount; entries are g1, g2, ... */
export const company = (units: string, fields: Record<string, unknown> = {}): OscarRoster =>
	companyOf({
		entries: units
			.split(' ')
			.filter((each) => each !== '')
			.map((each, at) => {
				const [unit, headcount] = each.split('*');
				return { id: `g${at + 1}`, unit, ...(headcount === undefined ? {} : { headcount: Number(headcount) }) };
			}),
		...fields
	});

/** Test help: a profile of one's own, as an entry. */
export const ownEntry = (
	id: string,
	profile: Record<string, unknown> = {},
	headcount: number | null = null
): Record<string, unknown> => ({
	id,
	headcount,
	profile: { name: 'Own', role: 'line', movement: 9, defence: '2k2', discipline: '2k2', weapons: ['rifle'], ...profile }
});

const stated = { kind: 'stated' } as const;
const house = { kind: 'house', why: 'made up' } as const;
const NO_CODES = { company: {}, unit: {}, weapon: {}, rule: {}, ruling: {}, role: {} };

/** A group of the toy company `blue` with a sling. */
export const toyUnit = (id: string, fields: Partial<Unit> = {}): Unit => ({
	id,
	company: 'blue',
	kind: 'card',
	role: 'line',
	movement: 7,
	defence: '1k1',
	discipline: '4k3',
	commandRange: null,
	headcount: 20,
	armoured: false,
	weapons: [{ weapon: 'sling' }],
	rules: [],
	provenance: {},
	...fields
});

/** A catalogue that shares no id with the real one, with other limits: the rules may know none of its units and numbers. */
export function toyCatalogue(units: readonly Unit[], game: Record<string, unknown> = {}): OscarCatalogue {
	const weapon = {
		era: 'ancient',
		range: 10,
		attack: { short: '2k2', normal: '2k1', long: '1k1' },
		scatters: false,
		melee: false,
		provenance: stated
	};
	const ruling = { phase: 'building', provenance: house };
	return indexOscar(
		GameFile.parse({
			game: 'oscar',
			edition: 'toy',
			revision: 1,
			companies: ['blue', 'green', 'own'].map((id) => ({ id, nameProvenance: stated })),
			structure: {
				officersMin: 2,
				combatGroupsMin: 1,
				veteranGroupsMax: 2,
				vehiclesMax: 0,
				headcount: { min: 12, max: 24, base: 20 },
				crewedSupportMax: 6,
				loneSpecialist: 2,
				provenance: stated
			},
			discipline: { target: 5, provenance: stated },
			headcountModifiers: {
				rows: {
					20: [
						[15, -1],
						[5, -4]
					]
				},
				provenance: stated
			},
			modifiers: [],
			mostLosses: { figures: 2, provenance: stated },
			vehicleDamage: [],
			weapons: [
				{ ...weapon, id: 'sling', bands: [4, 10] },
				{ ...weapon, id: 'ballista', special: 'crewed' },
				{
					...weapon,
					id: 'firepot',
					special: 'lone',
					attack: { short: null, normal: '3k1', long: null },
					template: 'flame'
				}
			],
			rules: [{ id: 'brave', scope: 'group', provenance: stated }],
			actions: [],
			reference: [],
			rulings: [
				{ ...ruling, id: 'officers-max', default: 3, choices: [3, 4] },
				{ ...ruling, id: 'crewed-support-min', default: 5, choices: [5, 6] },
				{ ...ruling, id: 'support-groups', default: 0, choices: [0, 1] }
			],
			units,
			...game
		}),
		NO_CODES
	);
}
