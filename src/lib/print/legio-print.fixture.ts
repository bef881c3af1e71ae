import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { LegioState } from '#lib/match/legio/state.ts';
import { rollTerrain } from '#lib/match/legio/terrain.ts';
import { LegioRoster } from '#lib/roster/legio-document.ts';
import type { LegioPrintContext } from './legio-context.ts';
import type { LegioPlanContext } from './legio-plan.ts';

/* Armies and set-ups of DBA Legio for the tests of printing. */

export const army = (fields: object): LegioRoster =>
	LegioRoster.parse({
		format: 'signifer.roster',
		version: 1,
		game: 'dba-legio',
		name: 'Les Gaulois',
		army: 'Gaulois',
		tendency: 'arable',
		aggression: 3,
		entries: [
			{ id: 'e1', element: 'LCH', general: true },
			{ id: 'e2', element: 'CV', count: 2, name: 'Les Éduens' },
			{ id: 'e3', element: 'WB', count: 8 },
			{ id: 'e4', element: 'PS' }
		],
		...fields
	});

/** One element of every kind of the catalogue. */
export const everyElement = [...legioCatalogue.elements.keys()].map((element) => ({
	id: element,
	element,
	camels: element === 'LH'
}));

export const legioContext = (locale: Locale, fields: object = {}): LegioPrintContext => ({
	roster: army(fields),
	catalogue: legioCatalogue,
	text: legioText[locale],
	locale
});

/** Both armies in their zones, shoulder to shoulder: what crowds a plan most. */
export function setUp(locale: Locale, fields: object = {}): LegioPlanContext {
	const { state } = rollTerrain({ tendency: 'arable', seed: 11 }, legioCatalogue).fold;
	const armies = [army(fields), army({ ...fields, name: 'Les Romains' })] as const;
	const planOf = (side: 0 | 1) =>
		armies[side].entries.flatMap(({ id, count }, rank) =>
			Array.from({ length: count }, (_, at) => ({
				entry: id,
				number: at + 1,
				x: 30 + at * 4,
				y: side === 0 ? 16 - rank * 4 : 64 + rank * 4,
				facing: side === 0 ? 180 : 0
			}))
		);
	const planned: LegioState = {
		...state,
		step: 'done',
		edges: ['N', 'S'],
		generals: [-1, 1],
		sides: [
			{ ...state.sides[0], army: armies[0] },
			{ ...state.sides[1], army: armies[1] }
		],
		plans: [planOf(0), planOf(1)],
		ready: [true, true],
		sealed: [null, null]
	};
	return { state: planned, catalogue: legioCatalogue, text: legioText[locale], locale };
}
