import type { CardContent, CardWords } from '../cards/content.ts';
import { MOST_FIGURES, planCards } from '../cards/pages.ts';
import type { Measure, Plan } from '../cards/plan.ts';
import { planSheet } from '../cards/sheet.ts';
import type { SheetContent, SheetWords } from '../cards/sheet-content.ts';
import { cardContents, type PrintContext } from './contents.ts';
import { NOTHING, type Prepared, type PrintOptions, type Prints } from './prepared.ts';
import { problemsOf } from './problems.ts';
import { sheetContent, type SheetInput } from './sheet.ts';
import { cardWordsFor, sheetWords } from './words.ts';

/** Everything a print says, in its language; `cards` or `sheet` is null when it is not asked for. */
export interface PrintDocument {
	readonly title: string;
	readonly cards: readonly CardContent[] | null;
	readonly sheet: SheetContent | null;
	readonly cardWords: CardWords;
	readonly sheetWords: SheetWords;
	readonly problems: readonly string[];
}

/** `without`: ids of the entries that get no card. The sheet always has the whole roster. */
export function printDocument(
	context: PrintContext,
	what: Prints,
	input: Omit<SheetInput, 'problems'>,
	without: ReadonlySet<string> = NOTHING
): PrintDocument {
	const problems = problemsOf(context);
	const cardWords = cardWordsFor(context, problems.length === 0);
	const cards = what === 'sheet' ? null : cardContents(context).filter(({ id }) => !without.has(id));
	return {
		title: cardWords.list,
		cards,
		sheet: what === 'cards' ? null : sheetContent(context, { ...input, problems }),
		cardWords,
		sheetWords: sheetWords(context.locale),
		problems
	};
}

/** Every text of a document in one string: which characters fonts are needed for. */
const textOfDocument = ({ title, cards, sheet, cardWords, sheetWords: words }: PrintDocument): string =>
	JSON.stringify([title, cards, sheet, cardWords, words]);

/** Lays a document out: the sheet first, then the cards. */
export function planDocument(document: PrintDocument, options: PrintOptions, measure: Measure): Plan {
	const { cards, sheet, cardWords, sheetWords: words } = document;
	const sheetPages = sheet ? planSheet(sheet, options, words, cardWords, measure).pages : [];
	const cardPages = cards ? planCards(cards, options, cardWords, measure).pages : [];
	return { ink: options.ink, pages: [...sheetPages, ...cardPages] };
}

/** Entries with more figures than are printed. */
const cutShort = ({ cards }: PrintDocument): boolean => cards?.some(({ figures }) => figures > MOST_FIGURES) ?? false;

/** A De Bello Gallico roster, ready to be laid out; `without` as `printDocument` takes them. */
export function prepareDbg(
	context: PrintContext,
	what: Prints,
	input: Omit<SheetInput, 'problems'>,
	without: ReadonlySet<string> = NOTHING
): Prepared {
	const document = printDocument(context, what, input, without);
	return {
		title: document.title,
		problems: document.problems,
		text: textOfDocument(document),
		cutShort: cutShort(document),
		plan: (options, measure) => planDocument(document, options, measure)
	};
}
