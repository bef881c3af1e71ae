import { cleanLine, cleanText } from '../cards/clean.ts';
import type { LegioSheet, LegioSheetEntry, LegioSheetWords } from '../cards/legio-content.ts';
import type { ReferenceSection, WeaponTable } from '../cards/sheet-content.ts';
import { wordsOf } from '../catalogue/text.ts';
import { type Fraction, toNumber } from '../dice/fraction.ts';
import { m } from '../paraglide/messages.js';
import type { LegioEntry } from '../roster/legio-document.ts';
import { chancesOfTendency, rollChances } from '../rules/legio/chances.ts';
import { kindsOf } from '../rules/legio/effects.ts';
import { compulsoryFor } from '../rules/legio/lookup.ts';
import { elementsIn } from '../rules/legio/validate.ts';
import { rulingValue } from '../rules/ruling.ts';
import { percent } from '../wording/attacks.ts';
import { lower } from '../wording/legio-log.ts';
import { finalTableName } from '../wording/legio-table.ts';
import { listOf, numberOf } from '../wording/words.ts';
import { baseSheetWords, changedRulings, inCell, printName, printRule, printTitle, sheetFields } from './common.ts';
import { type LegioPrintContext, printElement, printTendency } from './legio-context.ts';
import { pieceRules, signsOf, terrainCells } from './legio-effects.ts';
import { qrOf } from './qr.ts';
import type { SheetInput } from './sheet.ts';

/** Rolls of two dice. */
const ROLLS = 36;
/** Final tables that are told, for each compulsory piece. */
const MOST_TABLES = 6;
const MM = 10;

function entryOf(entry: LegioEntry, context: LegioPrintContext): LegioSheetEntry {
	const { catalogue, locale } = context;
	const lang = { locale };
	const base = catalogue.elements.get(entry.element)?.base;
	const size = base && {
		width: numberOf(base.width * MM, locale),
		depth: numberOf(base.depth * MM, locale)
	};
	return {
		count: m.print_sheet_times({ count: entry.count }, lang),
		unit: printElement(entry, context),
		name: cleanLine(entry.name),
		cells: terrainCells(entry, context).map(({ said }) => said),
		details: [
			cleanLine(entry.element),
			...(entry.general ? [m.print_legio_general({}, lang)] : []),
			...(size ? [m.print_legio_base(size, lang)] : [])
		],
		notes: cleanText(entry.notes)
	};
}

function groupsOf(context: LegioPrintContext): LegioSheet['groups'] {
	const { roster, catalogue, locale } = context;
	const lang = { locale };
	const known = roster.entries.filter(({ element }) => catalogue.elements.has(element));
	const others = roster.entries.filter(({ element }) => !catalogue.elements.has(element));
	const made = (name: string, summary: string, entries: readonly LegioEntry[]) =>
		entries.length === 0 ? [] : [{ name, summary, entries: entries.map((entry) => entryOf(entry, context)) }];
	const kinds = m.print_legio_kinds({ count: kindsOf(known).length }, lang);
	return [
		...made(m.print_legio_group({}, lang), kinds, known),
		...made(m.print_legio_unknown_group({}, lang), '', others)
	];
}

/** The tendency as the catalogue knows it, or nothing to compute with. */
const tendencyIn = ({ roster, catalogue }: LegioPrintContext) => catalogue.tendencies.get(roster.tendency)?.id ?? null;

/** The chances of one roll, the likeliest piece first. */
function chanceTable(context: LegioPrintContext): WeaponTable {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const tendency = tendencyIn(context);
	const head = { heading: m.print_legio_chances_piece({}, lang), columns: [m.print_legio_chances_roll({}, lang)] };
	if (tendency === null) return { ...head, nameShare: 0.5, rows: [] };
	const { pieces, none } = rollChances(tendency, roster, catalogue);
	const row = (name: string, count: number) => ({
		name,
		cells: [[m.print_legio_chances_of({ count }, lang), percent(count / ROLLS, locale)] as const]
	});
	const possible = [...pieces].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
	return {
		...head,
		nameShare: 0.5,
		rows: [
			...possible.map(([piece, count]) => row(printName(`terrain.${piece}`, { text }), count)),
			row(m.print_legio_chances_none({}, lang), none)
		]
	};
}

/** How many pieces there will be, and the likeliest tables, for each piece that the army may have to take. */
function tableSections(context: LegioPrintContext): ReferenceSection[] {
	const { roster, catalogue, text, locale } = context;
	const tendency = tendencyIn(context);
	if (tendency === null) return [];
	return chancesOfTendency(tendency, roster, catalogue).map(({ compulsory, tables, totals }) => {
		const piece = lower(printName(`terrain.${compulsory}`, { text }), locale);
		const said = (table: string, chance: Fraction): string =>
			m.print_legio_tables_chance({ table, chance: percent(toNumber(chance), locale) }, { locale });
		const likeliest = tables.slice(0, MOST_TABLES);
		return {
			name: m.print_legio_tables({ piece }, { locale }),
			items: [
				{
					name: m.print_legio_tables_in_all({}, { locale }),
					rule: [...totals]
						.map(([count, chance]) => said(m.print_legio_tables_total({ count }, { locale }), chance))
						.join(' · ')
				},
				{
					name: m.print_legio_tables_likeliest({}, { locale }),
					rule: likeliest.map((table) => said(finalTableName(table, text, locale), table.chance)).join(' · ')
				}
			]
		};
	});
}

function referenceOf(context: LegioPrintContext): ReferenceSection[] {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const known = kindsOf(roster.entries).filter(({ element }) => catalogue.elements.has(element));
	const topics = catalogue.game.reference.filter((id) => wordsOf(text, `reference.${id}.rule`) !== null);
	return [
		...tableSections(context),
		{ name: m.print_legio_terrain({}, lang), items: known.length === 0 ? [] : pieceRules(known, context) },
		{ name: m.print_legio_setup({}, lang), items: topics.map((id) => printRule(`reference.${id}`, { text })) }
	];
}

function closingOf(context: LegioPrintContext): LegioSheet['closing'] {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const known = kindsOf(roster.entries).filter(({ element }) => catalogue.elements.has(element));
	const tendency = tendencyIn(context);
	const pieces = tendency === null ? [] : compulsoryFor(tendency, catalogue);
	const names = pieces.map((piece) => lower(printName(`terrain.${piece}`, { text }), locale));
	const signs = signsOf(known, context).map(({ name, rule }) => `${name}\u00A0${rule ?? ''}`);
	return [
		{ label: m.print_legio_signs({}, lang), said: signs.join(' · ') },
		{ label: m.print_legio_compulsory({}, lang), said: listOf(names, locale, 'disjunction') },
		{
			label: m.print_legio_house_sizes({}, lang),
			said: known.length === 0 ? '' : m.print_legio_house_sizes_said({}, lang)
		}
	];
}

/** What the sheet of an army says. Total on any parsed roster. */
export function legioSheet(context: LegioPrintContext, input: SheetInput): LegioSheet {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const elements = elementsIn(roster.entries);
	const usual = String(rulingValue(roster, 'army-size', catalogue) ?? '');
	const army = cleanLine(roster.army);
	const count = m.print_legio_elements({ count: elements }, lang);
	return {
		name: printTitle(roster.name, locale),
		subtitle: [...(army === '' ? [] : [army]), printTendency(context), m.print_legio_game({}, lang)].join(' · '),
		fields: sheetFields(input, locale),
		facts: [
			{
				label: m.print_legio_fact_elements({}, lang),
				value: String(elements),
				of: m.print_legio_fact_usual({ usual }, lang)
			},
			{ label: m.print_legio_fact_aggression({}, lang), value: inCell(String(roster.aggression)), of: '' },
			{
				label: m.print_legio_fact_general({}, lang),
				value: generalWords(context),
				of: ''
			}
		],
		problems: input.problems.map(cleanLine),
		terrains: catalogue.game.terrains.map(({ id }) => printName(`terrain.${id}`, { text })),
		groups: groupsOf(context),
		total: count,
		closing: closingOf(context).filter(({ said }) => said !== ''),
		rulings: changedRulings(roster, catalogue, text, locale),
		notes: cleanText(roster.notes),
		qr: input.link === null ? null : qrOf(input.link),
		chances: chanceTable(context),
		reference: referenceOf(context)
	};
}

/** The elements with a general, by their codes. */
function generalWords({ roster }: LegioPrintContext): string {
	const codes = roster.entries.filter(({ general }) => general).map(({ element }) => cleanLine(element).slice(0, 6));
	return codes.length === 0 ? '–' : codes.slice(0, 2).join(', ');
}

export function legioSheetWords({ locale }: LegioPrintContext): LegioSheetWords {
	const lang = { locale };
	return {
		...baseSheetWords(locale),
		element: m.print_legio_element({}, lang),
		chances: m.print_legio_chances({}, lang)
	};
}
