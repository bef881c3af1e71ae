import type { LegioCatalogue } from '#lib/catalogue/legio-index.ts';
import type { LegioEntry, LegioRoster } from '#lib/roster/legio-document.ts';
import {
	type Placement,
	type PlanSetting,
	baseOf,
	checkPlan,
	elementKey,
	placeable,
	zoneOf
} from '#lib/rules/legio/deployment.ts';

/* What fingers and keys do to a plan: pure, in centimetres. */

/** One element of an army, placed or not. */
export interface Element {
	readonly key: string;
	readonly entry: LegioEntry;
	readonly number: number;
}

export const elementsOf = (army: LegioRoster): readonly Element[] =>
	army.entries.flatMap((entry) =>
		Array.from({ length: placeable(entry.count) }, (_, index) => ({
			key: elementKey({ entry: entry.id, number: index + 1 }),
			entry,
			number: index + 1
		}))
	);

const STEP = 0.5;
/** To the half centimetre, on the table. */
const snapped = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value / STEP) * STEP));

/** The plan with an element at another place, or placed anew; never off the table. */
export function movedTo(
	plan: readonly Placement[],
	element: Pick<Element, 'entry' | 'number'>,
	to: { readonly x: number; readonly y: number },
	{ edge }: Pick<PlanSetting, 'edge'>,
	{ game: { table } }: LegioCatalogue
): readonly Placement[] {
	const key = elementKey({ entry: element.entry.id, number: element.number });
	const at = { x: snapped(to.x, table.width), y: snapped(to.y, table.depth) };
	if (plan.some((one) => elementKey(one) === key)) {
		return plan.map((one) => (elementKey(one) === key ? { ...one, ...at } : one));
	}
	const facing = edge === 'N' ? 180 : 0;
	return [...plan, { entry: element.entry.id, number: element.number, ...at, facing }];
}

/** The plan with an element turned; 0 to 359 degrees. */
export const turned = (plan: readonly Placement[], key: string, by: number): readonly Placement[] =>
	plan.map((one) => (elementKey(one) === key ? { ...one, facing: (one.facing + by + 360) % 360 } : one));

export const without = (plan: readonly Placement[], key: string): readonly Placement[] =>
	plan.filter((one) => elementKey(one) !== key);

/** Outwards from the middle of a line: 0, 1, -1, 2, -2, … */
const outwards = (index: number): number => (index % 2 === 1 ? (index + 1) / 2 : -index / 2);
const ROWS = 3;

/**
 * The plan with an element at a free spot of its zone: in a line from the middle outwards, then in lines behind it. Where no
 * spot is without reproach, in the middle.
 */
export function placedFreely(
	plan: readonly Placement[],
	element: Element,
	setting: PlanSetting,
	catalogue: LegioCatalogue
): readonly Placement[] {
	const { width, depth } = catalogue.elements.get(element.entry.element)?.base ?? { width: 4, depth: 3 };
	const zone = zoneOf(setting.edge, catalogue);
	const ahead = setting.edge === 'N' ? 1 : -1;
	const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 };
	const spots = Array.from({ length: ROWS }, (_, row) =>
		Array.from({ length: Math.floor(zone.width / width) }, (__, index) => ({
			x: middle.x + outwards(index) * width,
			y: middle.y + ahead * (ROWS - 1 - row - 1) * (depth + 1)
		}))
	).flat();
	const faults = (trial: readonly Placement[]): boolean =>
		checkPlan(trial, setting, catalogue).some(
			({ entry, number, code }) => entry === element.entry.id && number === element.number && code !== 'not-placed'
		);
	for (const spot of spots) {
		const trial = movedTo(plan, element, spot, setting, catalogue);
		if (!faults(trial)) return trial;
	}
	return movedTo(plan, element, middle, setting, catalogue);
}

/** The placements that the army and the catalogue still know. */
export const knownOf = (
	plan: readonly Placement[],
	army: LegioRoster,
	catalogue: LegioCatalogue
): readonly Placement[] => plan.filter((one) => baseOf(one, army, catalogue) !== null);
