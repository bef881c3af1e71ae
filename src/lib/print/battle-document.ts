import { planBattleCards } from '../cards/battle-card.ts';
import { planBattleSheet } from '../cards/battle-sheet.ts';
import { m } from '../paraglide/messages.js';
import { validateBattle } from '../rules/battle/validate.ts';
import { battleProblem } from '../wording/battle-problems.ts';
import { battleCardWords, battleCards } from './battle-cards.ts';
import type { BattlePrintContext } from './battle-context.ts';
import { battleSheet, battleSheetWords } from './battle-sheet.ts';
import { NOTHING, type Prepared, type Prints } from './prepared.ts';
import type { SheetInput } from './sheet.ts';

/** `without`: ids of the heroes and creatures that get no card. The sheet always has the whole force. */
export function prepareBattle(
	context: BattlePrintContext,
	what: Prints,
	input: Omit<SheetInput, 'problems'>,
	without: ReadonlySet<string> = NOTHING
): Prepared {
	const { roster, catalogue, text, locale } = context;
	const problems = validateBattle(roster, catalogue)
		.problems.filter(({ severity }) => severity === 'error')
		.map((problem) => battleProblem(problem, { roster, catalogue, text }, locale));
	const cardWords = battleCardWords(context, problems.length === 0);
	const sheetWords = battleSheetWords(context);
	const cards = what === 'sheet' ? null : battleCards(context).filter(({ id }) => !without.has(id));
	const sheet = what === 'cards' ? null : battleSheet(context, { ...input, problems });
	const general = m.print_battle_general({}, { locale });
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
