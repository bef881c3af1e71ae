import { type BattleHero, type BattleRoster, emptyBattleHero } from '../../roster/battle-document.ts';

/** Strength bonus: what the card says, else the tens of the strength; null when neither is known. */
export function strengthBonus({ sb, characteristics }: Pick<BattleHero, 'sb' | 'characteristics'>): number | null {
	if (sb !== null) return sb;
	return characteristics.s === null ? null : Math.floor(characteristics.s / 10);
}

/** An id that no hero and no creature has. */
function freeId({ heroes, creatures }: BattleRoster): string {
	const taken = new Set([...heroes, ...creatures].map(({ id }) => id));
	for (let n = 1; ; n++) {
		const id = n === 1 ? 'general' : `general-${n}`;
		if (!taken.has(id)) return id;
	}
}

/**
 * Who takes an action each turn, creatures left out (bataille-rangee 3.2): the heroes, and the general. The general is
 * the hero marked as such, else one more hero with nothing but his name and his two skills.
 */
export function fieldedHeroes(roster: BattleRoster): readonly BattleHero[] {
	const { general, heroes } = roster;
	if (!general || heroes.some((hero) => hero.general)) return heroes;
	const { name, strategy, command } = general;
	const one = emptyBattleHero(freeId(roster));
	return [{ ...one, name, general: true, skills: { ...one.skills, strategy, command } }, ...heroes];
}
