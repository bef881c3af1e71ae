import { toNumber } from '../../dice/fraction.ts';
import type { Side } from '../engine.ts';
import { oscarShotOdds } from '../oscar-attack.ts';
import type { Ref } from './field.ts';
import { shotRoll } from './rolls.ts';
import { type OscarState, groupOf, inPlay, pieceOf } from './state.ts';
import { bandAt, canHurt, isTemplate, shoots } from './weapons.ts';

/* Who hurts whom: one shot of every group at every enemy, exactly, as the match stands. */

/** What a shot does at a distance, with the weapon that costs most. */
export interface ShotWorth {
	readonly weapon: string;
	/** Expected casualties. */
	readonly casualties: number;
	/** Chance of at least one. */
	readonly hurts: number;
}

/** One shot in the open with all men in sight, `distance` in inches; null when no weapon without template reaches or harms. */
export function shotWorth(state: OscarState, shooter: Ref, target: Ref, distance: number): ShotWorth | null {
	const { men } = groupOf(state, shooter);
	const facts = { able: men, cover: 'none', byTable: 0, most: groupOf(state, target).men } as const;
	const shots = pieceOf(state, shooter).profile.weapons.flatMap((fielded): ShotWorth[] => {
		const band = bandAt(fielded, distance);
		const column = band === null ? null : fielded.columns[band];
		if (column === null || !shoots(fielded) || isTemplate(fielded) || !canHurt(state, fielded, target)) return [];
		const { attack } = shotRoll(state, shooter, target, { ...facts, attack: column.attack });
		if (attack.kind !== 'shot') return [];
		const chances = oscarShotOdds(attack).casualties.map(toNumber);
		const casualties = chances.reduce((sum, chance, count) => sum + chance * count, 0);
		return [{ weapon: fielded.weapon.id, casualties, hurts: 1 - (chances[0] ?? 0) }];
	});
	return shots.reduce<ShotWorth | null>(
		(best, shot) => (best === null || shot.casualties > best.casualties ? shot : best),
		null
	);
}

export interface ShotMatrix {
	readonly shooters: readonly Ref[];
	readonly targets: readonly Ref[];
	/** By shooter, then by target. */
	readonly cells: readonly (readonly (ShotWorth | null)[])[];
}

/** Every group of a side shooting at every enemy in play. */
export function shotMatrix(state: OscarState, side: Side, distance: number): ShotMatrix {
	const shooters = inPlay(state, side).map(({ ref }) => ref);
	const targets = inPlay(state, side === 0 ? 1 : 0).map(({ ref }) => ref);
	return {
		shooters,
		targets,
		cells: shooters.map((shooter) => targets.map((target) => shotWorth(state, shooter, target, distance)))
	};
}
