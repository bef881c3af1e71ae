import { planBattleCards } from '../cards/battle-card.ts';
import { planBattleSheet } from '../cards/battle-sheet.ts';
import { m } from '../paraglide/messages.js';
import { battleCardWords, battleCards } from './battle-cards.ts';
import type { BattlePrintContext } from './battle-context.ts';
import { battleSheet, battleSheetWords } from './battle-sheet.ts';
import type { Prepared, Prints } from './prepared.ts';
import type { SheetInput } from './sheet.ts';

/** `entries`: ids of the heroes and creatures that get cards; null for all. The sheet always has the whole force. */
export function prepareBattle(
	context: BattlePrintContext,
	what: Prints,
	input: Omit<SheetInput, 'problems'>,
	entries: ReadonlySet<string> | null = null
): Prepared {
	const problems: string[] = [];
	const cardWords = battleCardWords(context, problems.length === 0);
	const sheetWords = battleSheetWords(context);
	const cards = what === 'sheet' ? null : battleCards(context).filter(({ id }) => entries?.has(id) ?? true);
	const sheet = what === 'cards' ? null : battleSheet(context, { ...input, problems });
	const general = m.print_battle_general({}, { locale: context.locale });
	return {
		title: cardWords.list,
		problems,
		text: JSON.stringify([cards, sheet, cardWords, sheetWords]),
		cutShort: false,
		plan: (options, measure) => ({
			ink: options.ink,
			pages: [
				...(sheet ? planBattleSheet(sheet, options, sheetWords, measure).pages : []),
				...(cards ? planBattleCards(cards, general, options, cardWords, measure).pages : [])
			]
		})
	};
}
