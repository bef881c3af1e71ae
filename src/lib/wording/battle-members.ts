import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { BattleRoster } from '#lib/roster/battle-document.ts';

/**
 * What a force is made of, apart from its soldiers: `4 heroes`, `1 great creature`, `war machines`. Apart from the other
 * words, because the first screen shows it.
 */
export function membersWords({ heroes, creatures, warMachines }: BattleRoster, locale: Locale): string[] {
	return [
		...(heroes.length === 0 ? [] : [m.force_heroes({ count: heroes.length }, { locale })]),
		...(creatures.length === 0 ? [] : [m.force_creatures({ count: creatures.length }, { locale })]),
		...(warMachines ? [m.force_war_machines({}, { locale })] : [])
	];
}
