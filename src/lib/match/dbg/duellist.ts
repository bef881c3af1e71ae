import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../../roster/dbg-document.ts';
import type { Fighter } from '../attack.ts';
import type { Duellist } from '../duel.ts';
import { hasSkill } from './figures.ts';
import { type FightFacts, combatTerms, damageTerms, defenceTerms, meleeWoundMalus, sumOf } from './modifiers.ts';
import { type DbgState, type Figure, startDbg } from './state.ts';

/* A roster's figures as duellists: on even ground, one against one, nobody in a hurry. */

const EVEN: Omit<FightFacts, 'violent'> = {
	opponents: [],
	badGround: false,
	supported: false,
	other: 0,
	aimedMount: false
};

function fighterIn(figure: Figure, violent: boolean, state: DbgState, catalogue: DbgCatalogue): Fighter {
	const hurt = figure.condition === 'wounded';
	const terms = combatTerms(figure, { ...EVEN, violent }, state, catalogue);
	return {
		combat: figure.card.combat,
		defence: sumOf(defenceTerms(figure, false, violent, state, catalogue)),
		state: hurt ? 'wounded' : 'fit',
		// the attack adds the malus of a wound by itself
		modifier: sumOf(terms) - (hurt ? meleeWoundMalus(state) : 0),
		damage: sumOf(damageTerms(figure, state, catalogue)),
		tough: hasSkill(figure, 'tough'),
		dog: figure.card.dog
	};
}

/** How a figure may fight a duel: one way, or two when it may use a violent blow or not. */
export function waysToFight(
	entry: DbgEntry,
	roster: DbgRoster,
	catalogue: DbgCatalogue
): readonly [Duellist, ...Duellist[]] | null {
	const alone = { ...roster, entries: [{ ...entry, count: 1 }] };
	const state = startDbg({ sides: [alone, { ...alone, entries: [] }], rulings: roster.rulings }, catalogue);
	const figure = Object.values(state.figures)[0];
	if (!figure) return null;
	const way = (violent: boolean): Duellist => ({
		fit: fighterIn(figure, violent, state, catalogue),
		wounded: fighterIn(figure.card.dog ? figure : { ...figure, condition: 'wounded' }, violent, state, catalogue)
	});
	if (hasSkill(figure, 'frenzy')) return [way(true)];
	return hasSkill(figure, 'violent-blow') ? [way(false), way(true)] : [way(false)];
}

/** The figures of an entry as duellists, without a blow that they would have to announce; null for an unknown unit. */
export const duellistOf = (entry: DbgEntry, roster: DbgRoster, catalogue: DbgCatalogue): Duellist | null =>
	waysToFight(entry, roster, catalogue)?.[0] ?? null;
