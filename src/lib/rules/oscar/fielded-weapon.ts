import type { Attack, CarriedWeapon, Column, Weapon, WeaponDifference } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { rulingValue } from '../ruling.ts';

/** One attack and where it applies: beyond `from` and up to `to` inches. */
export interface FieldedColumn {
	/** A pool XkY. */
	readonly attack: string;
	/** Null when no distance is measured: in contact, or under a template laid from the bearer. */
	readonly from: number | null;
	/** Null with a `from`: no limit. */
	readonly to: number | null;
}

/** A weapon as it is used at the table, under the roster's rulings (oscar p. 5, 11). */
export interface FieldedWeapon {
	readonly weapon: Weapon;
	/** How many a unit carries and may use at one activation; null when not printed. */
	readonly count: number | null;
	readonly perActivation: number | null;
	/** Printed range in inches; null for contact and flame. */
	readonly range: number | null;
	/** Null: no attack in this column. */
	readonly columns: Readonly<Record<Column, FieldedColumn | null>>;
	/** The attack in hand-to-hand; null for a weapon that only shoots. */
	readonly contact: string | null;
	/** Rulings that these numbers rest on, whatever their answer. */
	readonly rulings: readonly string[];
}

const SHORT_RANGE = 'short-range';
const MAXIMUM_RANGE = 'maximum-range';
/** Where the book leaves the short band open: a third of normal range. */
const SHORT_PART = 3;

interface Shape {
	readonly attack: Attack;
	readonly bands: readonly [number, number] | null;
}

/** The numbers of a weapon after one answer to a ruling: what the answer does not name stays. */
function changed({ attack, bands }: Shape, difference: WeaponDifference): Shape {
	const pool = (column: Column): string | null => {
		const other = difference.attack?.[column];
		return other === undefined ? attack[column] : other;
	};
	return {
		attack: { short: pool('short'), normal: pool('normal'), long: pool('long') },
		bands: difference.bands ?? bands
	};
}

/** The armoury's numbers, then what the answers to rulings change, then what one card prints. */
function shapeOf(weapon: Weapon, differences: readonly WeaponDifference[], answer: (id: string) => unknown): Shape {
	const { attack, bands } = differences
		.filter(({ ruling, value }) => answer(ruling) === value)
		.reduce(changed, { attack: weapon.attack, bands: weapon.bands ?? null });
	const normal = bands?.[1] ?? weapon.range;
	// A template has one attack for all distances.
	if (normal === null || weapon.template || attack.short === null) return { attack, bands: null };
	const third = bands === null || answer(SHORT_RANGE) === 'third';
	return { attack, bands: third ? [normal / SHORT_PART, normal] : bands };
}

/** The farthest that long range goes, in inches; null without a limit. */
function farthest(range: number, answer: unknown): number | null {
	if (answer === 'no-limit') return null;
	return answer === 'range' ? range : range * 2;
}

function columnsOf({ attack, bands }: Shape, range: number | null, maximum: unknown): FieldedWeapon['columns'] {
	const column = (pool: string | null, from: number | null, to: number | null): FieldedColumn | null =>
		pool === null ? null : { attack: pool, from, to };
	if (range === null) {
		const { short, normal, long } = attack;
		return { short: column(short, null, null), normal: column(normal, null, null), long: column(long, null, null) };
	}
	if (bands === null) return { short: null, normal: column(attack.normal, 0, range), long: null };
	const [near, far] = bands;
	const end = farthest(range, maximum);
	return {
		short: column(attack.short, 0, near),
		normal: column(attack.normal, near, far),
		long: end === null || end > far ? column(attack.long, far, end) : null
	};
}

/** A weapon of the armoury, or as a unit carries it, with bands and attacks under the roster's rulings. */
export function fieldedWeapon(
	weapon: Weapon,
	roster: OscarRoster,
	catalogue: OscarCatalogue,
	carried: CarriedWeapon = { weapon: weapon.id }
): FieldedWeapon {
	const answer = (id: string) => rulingValue(roster, id, catalogue);
	const differences = [...(weapon.byRuling ?? []), ...(carried.byRuling ?? [])];
	const shape = shapeOf(weapon, differences, answer);
	const rulings = [
		...differences.map(({ ruling }) => ruling),
		...(weapon.bands && shape.bands && weapon.bands[0] * SHORT_PART !== weapon.bands[1] ? [SHORT_RANGE] : []),
		...(weapon.range !== null && shape.bands && weapon.attack.long !== null ? [MAXIMUM_RANGE] : [])
	];
	return {
		weapon,
		count: carried.count ?? null,
		perActivation: carried.perActivation ?? null,
		range: weapon.range,
		columns: columnsOf(shape, weapon.range, answer(MAXIMUM_RANGE)),
		contact: weapon.melee ? (shape.attack.short ?? shape.attack.normal) : null,
		rulings: [...new Set(rulings)]
	};
}
