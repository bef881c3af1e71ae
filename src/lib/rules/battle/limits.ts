import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import type { BattleCreature, BattleGeneral, BattleHero } from '../../roster/battle-document.ts';

/* Bounds of numbers. Those of characteristics are of the game that is played, the others ours, against nonsense. */

export interface Range {
	readonly min: number;
	readonly max: number;
}

export const SOLDIERS: Range = { min: 1, max: 1_000_000 };
const PERCENT: Range = { min: 1, max: 100 };
const WOUNDS: Range = { min: 1, max: 999 };
const STRENGTH: Range = { min: 0, max: 30 };
const FATE: Range = { min: 0, max: 20 };
/** Its tens and one more are 1 to 8 points (bataille-rangee 3.4, action 2). */
const DIFFICULTY: Range = { min: 1, max: 79 };

/** One number of a hero, a creature or the general, by its place in the document. */
export interface Value extends Range {
	/** `characteristics.ws`, `skills.heal`, `wounds`, ... */
	readonly field: string;
	readonly value: number;
}

const valued = (field: string, value: number | null, range: Range): Value[] =>
	value === null ? [] : [{ field, value, ...range }];

const inside = (part: string, values: Readonly<Record<string, number | null>>): Value[] =>
	Object.entries(values).flatMap(([field, value]) => valued(`${part}.${field}`, value, PERCENT));

/** Every number of a hero that is filled in, with its bounds. Fields of newer versions are not looked at. */
export function heroValues({ characteristics, skills, sb, wounds, fate, casts }: BattleHero): readonly Value[] {
	const { ws, bs, s, t, ag, int, wp, fel } = characteristics;
	const { heal, command, strategy, casting } = skills;
	return [
		...inside('characteristics', { ws, bs, s, t, ag, int, wp, fel }),
		...inside('skills', { heal, command, strategy, casting }),
		...valued('sb', sb, STRENGTH),
		...valued('wounds', wounds, WOUNDS),
		...valued('fate', fate, FATE),
		...valued('casts', casts, DIFFICULTY)
	];
}

export const creatureValues = ({ sb, wounds }: BattleCreature): readonly Value[] => [
	...valued('sb', sb, STRENGTH),
	...valued('wounds', wounds, WOUNDS)
];

export const generalValues = ({ strategy, command }: BattleGeneral): readonly Value[] => [
	...valued('strategy', strategy, PERCENT),
	...valued('command', command, PERCENT)
];

export const fits = (value: number, { min, max }: Range): boolean =>
	Number.isInteger(value) && value >= min && value <= max;

/** The number of the range that is nearest. */
export const clamp = (value: number, { min, max }: Range): number =>
	Math.min(max, Math.max(min, Number.isFinite(value) ? Math.round(value) : min));

export const STRATEGIC_PARTS = ['plan', 'fortification'] as const;

/** What strategic points may be: either part from its own least, both together at most their sum; none is none. */
export function strategicRange({ game }: BattleCatalogue): Range {
	const { plan, fortification } = game.strategic;
	return { min: 0, max: plan.max + fortification.max };
}
