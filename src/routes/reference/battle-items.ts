import type { Action, Dice, Ruling } from '#lib/catalogue/battle.ts';
import type { BattleCatalogue } from '#lib/catalogue/battle-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Provenance } from '#lib/catalogue/provenance.ts';
import { type Locale, nameOf, wordsOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { fold } from '#lib/util/fold.ts';
import { numberOf } from '#lib/wording/words.ts';

export const BATTLE_KINDS = ['action', 'play', 'threshold', 'balance', 'ruling'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

interface Common {
	readonly key: string;
	readonly name: string;
	readonly words: string | null;
	/** Small print under the name, or empty. */
	readonly about: string;
	/** Where its parts come from; stated ones left out. */
	readonly sources: readonly Provenance[];
	readonly haystack: string;
}
export type BattleItem = Common &
	(
		| { readonly kind: 'action' | 'play' | 'threshold' | 'balance' }
		| { readonly kind: 'ruling'; readonly ruling: Ruling }
	);

/** Dice as the players say them: `1D10+4`, `best of 2D10+3`. */
export function diceWords(dice: Dice, locale: Locale): string {
	const { count, sides, keep, plus = 0 } = dice;
	const lang = { locale };
	const rolled = keep === undefined ? m.force_dice({ count, sides }, lang) : m.force_dice_best({ count, sides }, lang);
	if (plus === 0) return rolled;
	return plus > 0
		? m.force_dice_plus({ dice: rolled, plus }, lang)
		: m.force_dice_minus({ dice: rolled, minus: -plus }, lang);
}

const damageWords = ({ damage }: Action, locale: Locale): string =>
	m.force_damage({ damage: damage ? diceWords(damage, locale) : m.force_no_damage({}, { locale }) }, { locale });

/** Everything that the reference shows of Bataille rangée, in the order of the lists. */
export function battleItems({ game }: BattleCatalogue, text: TextFile, locale: Locale): BattleItem[] {
	const common = (
		key: string,
		sources: readonly (Provenance | undefined)[],
		about = '',
		more: readonly string[] = []
	): Common => {
		const name = nameOf(text, key);
		const words = wordsOf(text, `${key}.rule`);
		const told = sources.filter((source) => source !== undefined && source.kind !== 'stated');
		const haystack = fold([name, words ?? '', about, ...more].join(' '));
		return { key, name, words, about, sources: told.filter((source) => source !== undefined), haystack };
	};
	const actions = game.actions.map((action): BattleItem => ({
		...common(`action.${action.id}`, Object.values(action.provenance), damageWords(action, locale)),
		kind: 'action'
	}));
	const topics = game.reference.map((id): BattleItem => ({ ...common(`reference.${id}`, []), kind: 'play' }));
	const thresholds = game.thresholds.map(({ soldiers, points, provenance }): BattleItem => {
		const name = m.force_reference_threshold({ count: soldiers }, { locale });
		const needed =
			typeof points === 'number' ? points : Number(game.rulings.find(({ id }) => id === points.ruling)?.default);
		const about = m.force_points({ count: needed }, { locale });
		return {
			...common(`threshold.${soldiers}`, [provenance], about, [name, numberOf(soldiers, locale)]),
			name,
			kind: 'threshold'
		};
	});
	const balances = game.balances.map(({ id, provenance }): BattleItem => ({
		...common(`balance.${id}`, [provenance]),
		kind: 'balance'
	}));
	const rulings = game.rulings.map((ruling): BattleItem => {
		const answers = ruling.choices.map((choice) => nameOf(text, `ruling.${ruling.id}.${String(choice)}`));
		return { ...common(`ruling.${ruling.id}`, [], '', answers), kind: 'ruling', ruling };
	});
	return [...actions, ...topics, ...thresholds, ...balances, ...rulings];
}
