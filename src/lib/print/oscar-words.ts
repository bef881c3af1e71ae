import type { OscarCardWords } from '../cards/oscar-content.ts';
import type { OscarSheetWords } from '../cards/oscar-sheet-content.ts';
import { COLUMNS } from '../catalogue/oscar.ts';
import { m } from '../paraglide/messages.js';
import { baseSheetWords, faceWords, printName, printTitle } from './common.ts';
import type { OscarPrintContext } from './oscar-context.ts';

/** The columns of distances; centimetres stand in the head, so that the cells stay short. */
export function columnWords(context: OscarPrintContext): readonly [string, string, string] {
	const word = (column: (typeof COLUMNS)[number]): string => {
		const name = printName(`column.${column}`, context);
		return context.unit === 'cm' ? m.print_oscar_in_cm({ name }, { locale: context.locale }) : name;
	};
	return [word('short'), word('normal'), word('long')];
}

/** The name of a company on paper. */
export const companyTitle = ({ roster, locale }: OscarPrintContext): string => printTitle(roster.name, locale);

/** The words of a company's cards; `legal` as validated. */
export function oscarCardWords(context: OscarPrintContext, legal: boolean): OscarCardWords {
	const lang = { locale: context.locale };
	return {
		...faceWords(companyTitle(context), legal, context.locale),
		activated: m.print_oscar_activated({}, lang),
		columns: columnWords(context),
		contact: m.print_oscar_contact({}, lang),
		out: m.print_out({}, lang),
		notes: m.print_notes({}, lang),
		house: m.print_oscar_house({}, lang)
	};
}

/** The words of a company's sheet. */
export function oscarSheetWords({ locale, unit }: OscarPrintContext): OscarSheetWords {
	const lang = { locale };
	const distance = (name: string): string => (unit === 'cm' ? m.print_oscar_in_cm({ name }, lang) : name);
	return {
		...baseSheetWords(locale),
		group: m.print_oscar_group({}, lang),
		stats: [
			distance(m.print_oscar_movement_short({}, lang)),
			m.print_oscar_defence_short({}, lang),
			m.print_oscar_discipline_short({}, lang),
			distance(m.print_oscar_command_short({}, lang))
		],
		ends: m.print_oscar_ends({}, lang)
	};
}
