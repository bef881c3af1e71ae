import { planLegioCard } from '../cards/legio-card.ts';
import { planLegioSheet } from '../cards/legio-sheet.ts';
import { validateLegio } from '../rules/legio/validate.ts';
import { legioProblem } from '../wording/legio-problems.ts';
import { legioCard, legioCardWords } from './legio-cards.ts';
import type { LegioPrintContext } from './legio-context.ts';
import { legioSheet, legioSheetWords } from './legio-sheet.ts';
import { NOTHING, type Prepared, type Prints } from './prepared.ts';
import type { SheetInput } from './sheet.ts';

/** `without`: ids of the entries whose elements the card leaves out. The sheet always has the whole army. */
export function prepareLegio(
	context: LegioPrintContext,
	what: Prints,
	input: Omit<SheetInput, 'problems'>,
	without: ReadonlySet<string> = NOTHING
): Prepared {
	const { roster, catalogue, text, locale } = context;
	const problems = validateLegio(roster, catalogue)
		.problems.filter(({ severity }) => severity === 'error')
		.map((problem) => legioProblem(problem, { army: roster, text }, locale));
	const cardWords = legioCardWords(context, problems.length === 0);
	const sheetWords = legioSheetWords(context);
	const card = what === 'sheet' ? null : legioCard(context, without);
	const sheet = what === 'cards' ? null : legioSheet(context, { ...input, problems });
	return {
		title: cardWords.list,
		problems,
		text: JSON.stringify([card, sheet, cardWords, sheetWords]),
		cutShort: false,
		plan: (options, measure) => ({
			ink: options.ink,
			pages: [
				...(sheet ? planLegioSheet(sheet, options, sheetWords, measure).pages : []),
				...(what === 'sheet' ? [] : planLegioCard(card, options, cardWords, measure).pages)
			]
		})
	};
}
