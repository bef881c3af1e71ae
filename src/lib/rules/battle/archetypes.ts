import type { Archetype, CreatureArchetype } from '../../catalogue/battle.ts';
import {
	type BattleCreature,
	type BattleHero,
	emptyBattleCreature,
	emptyBattleHero
} from '../../roster/battle-document.ts';

/** A hero with the figures of an archetype, or with none: they are house values, for the player to replace. */
export function heroFrom(id: string, archetype: Archetype | null): BattleHero {
	const hero = emptyBattleHero(id);
	if (!archetype) return hero;
	const { characteristics, skills, talents, casts, missile, wounds, fate } = archetype;
	return {
		...hero,
		characteristics: { ...hero.characteristics, ...characteristics },
		skills: { ...hero.skills, ...skills },
		talents: [...talents],
		...{ casts, missile, wounds, fate }
	};
}

export const creatureFrom = (id: string, archetype: CreatureArchetype | null): BattleCreature => ({
	...emptyBattleCreature(id),
	...(archetype ? { sb: archetype.sb, wounds: archetype.wounds } : {})
});
