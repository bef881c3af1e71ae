import type { OscarCard } from '../cards/oscar-content.ts';
import { planOscarCards } from '../cards/oscar-card.ts';
import { planOscarSheet } from '../cards/oscar-sheet.ts';
import { validateOscar } from '../rules/oscar/validate.ts';
import { type DistanceUnit, USUAL_UNIT, textsInUnit } from '../wording/distance.ts';
import { oscarProblem } from '../wording/oscar-problems.ts';
import { oscarCards } from './oscar-cards.ts';
import type { OscarPrintContext } from './oscar-context.ts';
import { oscarSheet } from './oscar-sheet.ts';
import { oscarCardWords, oscarSheetWords } from './oscar-words.ts';
import { NOTHING, type Prepared, type Prints } from './prepared.ts';
import type { SheetInput } from './sheet.ts';

/** `text` as the catalogue holds it, its distances in braces; `unit` absent: the book's. */
export type CompanyInput = Omit<OscarPrintContext, 'unit'> & { readonly unit?: DistanceUnit };

/** `without`: ids of the groups that get no card. The sheet always has the whole company. */
export function prepareOscar(
	{ unit = USUAL_UNIT, ...company }: CompanyInput,
	what: Prints,
	input: Omit<SheetInput, 'problems'>,
	without: ReadonlySet<string> = NOTHING
): Prepared {
	const { roster, catalogue, locale } = company;
	const context: OscarPrintContext = { ...company, unit, text: textsInUnit(company.text, unit, locale) };
	const problems = validateOscar(roster, catalogue)
		.problems.filter(({ severity }) => severity === 'error')
		.map((problem) => oscarProblem(problem, context, locale));
	const cardWords = oscarCardWords(context, problems.length === 0);
	const sheetWords = oscarSheetWords(context);
	const wanted = ({ id }: OscarCard): boolean => !without.has(id);
	const cards = what === 'sheet' ? null : oscarCards(context).filter(wanted);
	const sheet = what === 'cards' ? null : oscarSheet(context, { ...input, problems });
	return {
		title: cardWords.list,
		problems,
		text: JSON.stringify([cards, sheet, cardWords, sheetWords]),
		cutShort: false,
		plan: (options, measure) => ({
			ink: options.ink,
			pages: [
				...(sheet ? planOscarSheet(sheet, options, sheetWords, measure).pages : []),
				...(cards ? planOscarCards(cards, options, cardWords, measure).pages : [])
			]
		})
	};
}
