import { cleanLine, cleanText } from '../cards/clean.ts';
import type {
	DiagramPlace,
	DiagramSlot,
	OscarSheet,
	OscarSheetEntry,
	OscarSheetPlace
} from '../cards/oscar-sheet-content.ts';
import { type Locale, wordsOf } from '../catalogue/text.ts';
import { m } from '../paraglide/messages.js';
import type { OscarEntry } from '../roster/oscar-document.ts';
import { companyMen, fieldedGroup } from '../rules/oscar/fielded.ts';
import { type CompanyStructure, type Place, type Slot, companyStructure } from '../rules/oscar/structure.ts';
import { fieldedName } from '../wording/oscar-words.ts';
import { armourWords, menWords, statsOf } from './oscar-cards.ts';
import { changedRulings, printName, sheetFields } from './common.ts';
import type { OscarPrintContext } from './oscar-context.ts';
import { oscarReference, weaponTable } from './oscar-reference.ts';
import { companyTitle } from './oscar-words.ts';
import { qrOf } from './qr.ts';
import type { SheetInput } from './sheet.ts';

const NO_CELLS: readonly string[] = [];

function entryOf(entry: OscarEntry, context: OscarPrintContext): OscarSheetEntry {
	const { roster, catalogue, text, locale } = context;
	const group = fieldedGroup(entry, roster, catalogue);
	const names = [
		...(group ? armourWords(group, context) : []),
		...(group?.weapons ?? []).map(({ weapon }) => printName(`weapon.${weapon.id}`, context)),
		...(group?.rules ?? []).map((id) => printName(`rule.${id}`, context))
	];
	return {
		count: group === null || group.role === 'vehicle' ? '' : String(group.headcount),
		unit: cleanLine(fieldedName(entry, text, locale)) || m.oscar_own_unnamed({}, { locale }),
		name: cleanLine(entry.name),
		cells: group === null ? NO_CELLS : statsOf(group, context).map(({ value }) => value),
		details: names,
		notes: cleanText(entry.notes)
	};
}

function slotOf(slot: Slot, place: Place, context: OscarPrintContext): DiagramSlot {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const entry = roster.entries.find(({ id }) => id === slot.entry);
	if (!entry) {
		const name = printName(`role.${place.place}`, context);
		return slot.required
			? { state: 'missing', name, detail: m.print_oscar_missing({}, lang) }
			: { state: 'free', name, detail: m.print_oscar_free({}, lang) };
	}
	const group = fieldedGroup(entry, roster, catalogue);
	const men =
		group === null
			? ''
			: group.role === 'vehicle'
				? armourWords(group, context).join()
				: menWords(group.headcount, context);
	const name = cleanLine(entry.name) || cleanLine(fieldedName(entry, text, locale));
	return slot.surplus
		? { state: 'surplus', name, detail: m.print_oscar_surplus({}, lang) }
		: { state: 'filled', name, detail: men };
}

const diagramOf = ({ places }: CompanyStructure, context: OscarPrintContext): DiagramPlace[] =>
	places.map((place) => ({
		role: place.place,
		name: printName(`role.${place.place}`, context),
		slots: place.slots.map((slot) => slotOf(slot, place, context))
	}));

/** How many there are of how many there may be. */
function limitWords(count: number, min: number, max: number | null, lang: { readonly locale: Locale }): string {
	if (max === null) return min === 0 ? String(count) : m.print_oscar_at_least({ count, min }, lang);
	if (min === 0) return m.print_oscar_at_most({ count, max }, lang);
	return min === max && count === max ? String(count) : m.print_oscar_limits({ count, min, max }, lang);
}

function placesOf({ places, unplaced }: CompanyStructure, context: OscarPrintContext): OscarSheetPlace[] {
	const { roster, catalogue, locale } = context;
	const lang = { locale };
	const entries = (ids: readonly (string | null)[]): OscarEntry[] =>
		roster.entries.filter(({ id }) => ids.includes(id));
	const filled = places.flatMap(({ place, slots, count, min, max }): OscarSheetPlace[] => {
		if (count === 0) return [];
		const own = entries(slots.map(({ entry }) => entry));
		const men = own.reduce((sum, entry) => sum + (fieldedGroup(entry, roster, catalogue)?.headcount ?? 0), 0);
		const limits = limitWords(count, min, max, lang);
		return [
			{
				role: place,
				name: printName(`role.${place}`, context),
				summary: place === 'vehicle' || place === 'officer' ? limits : [limits, menWords(men, context)].join(' · '),
				entries: own.map((entry) => entryOf(entry, context))
			}
		];
	});
	if (unplaced.length === 0) return filled;
	const lost = entries(unplaced).map((entry) => entryOf(entry, context));
	return [...filled, { role: null, name: m.print_sheet_unknown({}, lang), summary: '', entries: lost }];
}

/** What the sheet of a company says. Total on any parsed roster. */
export function oscarSheet(context: OscarPrintContext, input: SheetInput): OscarSheet {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const structure = companyStructure(roster, catalogue);
	const groups = structure.places.find(({ place }) => place === 'line')?.count ?? 0;
	const men = companyMen(roster, catalogue);
	const end = wordsOf(text, 'reference.end.rule');
	return {
		name: companyTitle(context),
		subtitle: [printName(`company.${roster.army}`, context), m.oscar_game({}, lang)].join(' · '),
		fields: sheetFields(input, locale),
		facts: [
			{ label: m.print_oscar_fact_groups({}, lang), value: String(groups), of: '' },
			{ label: m.print_oscar_fact_men({}, lang), value: String(men), of: '' },
			{ label: m.print_oscar_fact_activations({}, lang), value: String(roster.entries.length), of: '' }
		],
		problems: input.problems.map(cleanLine),
		diagram: diagramOf(structure, context),
		places: placesOf(structure, context),
		total: [cleanLine(m.oscar_groups({ count: groups }, lang)), menWords(men, context)]
			.filter((words) => words !== '')
			.join(' · '),
		ends: end === null ? '' : cleanLine(end),
		rulings: changedRulings(roster, catalogue, text, locale),
		notes: cleanText(roster.notes),
		qr: input.link === null ? null : qrOf(input.link),
		weapons: weaponTable(context),
		reference: oscarReference(context)
	};
}
