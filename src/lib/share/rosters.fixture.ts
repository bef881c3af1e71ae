import fc from 'fast-check';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import type { DbgEntry, DbgRoster } from '../roster/dbg-document.ts';

/* Random rosters for the laws of share codes: mostly of the catalogue, sometimes illegal, sometimes foreign. */

export const roster = (part: Partial<DbgRoster> = {}): DbgRoster => ({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	variant: null,
	name: '',
	pointsLimit: 200,
	composition: 'elite-group',
	rulings: {},
	notes: '',
	entries: [],
	...part
});

export const entry = (id: string, unit: string, part: Partial<DbgEntry> = {}): DbgEntry => ({
	id,
	unit,
	count: 1,
	name: '',
	options: [],
	skills: [],
	swaps: {},
	notes: '',
	...part
});

const NAMES = [
	'Marcus',
	"Éclaireur d'Ambiorix",
	'Vercingetorīx',
	'Ἀγαθίνος',
	'🗡️🛡️',
	'👨‍👩‍👧‍👦',
	'\uD83D',
	'<img src=x onerror=alert(1)>',
	'line\nbreak\ttab\u0000'
];
const anyName = fc.oneof(
	{ weight: 6, arbitrary: fc.constant('') },
	{ weight: 2, arbitrary: fc.constantFrom(...NAMES) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) }
);
const foreignId = fc.constantFrom('war-elephant', '#900', 'constructor', 'épée', '\uDC00x', 'a b', '0');
const idOf = (ids: readonly string[]) =>
	fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: foreignId });
const anyCount = fc.oneof(
	{ weight: 20, arbitrary: fc.integer({ min: 1, max: 12 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 1e308, -5e-324, 2 ** 32, 2 ** 53, 4294967295, -0) }
);

const equipment = idOf([...dbgCatalogue.equipment.keys()]);
const skill = idOf([...dbgCatalogue.skills.keys()]);
const unit = idOf([...dbgCatalogue.units.keys()]);
const rulingValue = fc.oneof(
	fc.integer({ min: -20, max: 20 }),
	fc.boolean(),
	fc.constantFrom('body', 'quick-reference', '', 'é'),
	fc.double({ noNaN: true, noDefaultInfinity: true })
);

const anyEntry = fc.record({
	id: fc.constant(''),
	unit,
	count: anyCount,
	name: anyName,
	options: fc.array(equipment, { maxLength: 3 }),
	skills: fc.array(skill, { maxLength: 3 }),
	swaps: fc.oneof(
		{ weight: 4, arbitrary: fc.constant({}) },
		{ weight: 1, arbitrary: fc.dictionary(equipment, equipment, { maxKeys: 2 }) }
	),
	notes: fc.constantFrom('', 'a note')
});

export const anyRoster: fc.Arbitrary<DbgRoster> = fc.record({
	format: fc.constant('signifer.roster' as const),
	version: fc.constant(1 as const),
	game: fc.constant('dbg' as const),
	army: idOf([...dbgCatalogue.armies.keys()]),
	variant: fc.oneof(fc.constant(null), idOf(['eburones'])),
	name: anyName,
	pointsLimit: fc.oneof(fc.constantFrom(200, 150, null, 0, 1e9), fc.double({ min: 0, max: 1e300, noNaN: true })),
	composition: idOf([...dbgCatalogue.compositions.keys()]),
	rulings: fc.oneof(
		{ weight: 3, arbitrary: fc.constant({}) },
		{ weight: 1, arbitrary: fc.dictionary(idOf([...dbgCatalogue.rulings.keys()]), rulingValue, { maxKeys: 3 }) }
	),
	notes: fc.constantFrom('', 'private'),
	entries: fc
		.array(anyEntry, { maxLength: 14 })
		.map((entries) => entries.map((value, at) => ({ ...value, id: `x${at}` })))
});
