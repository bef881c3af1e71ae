import { cleanLine, cleanText } from '../cards/clean.ts';
import type { Named, StatCell } from '../cards/content.ts';
import type { AttackCell, MenStep, OscarCard, OscarWeapon } from '../cards/oscar-content.ts';
import { COLUMNS, UNIT_FIELDS, type UnitField } from '../catalogue/oscar.ts';
import { m } from '../paraglide/messages.js';
import type { OscarEntry } from '../roster/oscar-document.ts';
import { type FieldedGroup, fieldedGroup } from '../rules/oscar/fielded.ts';
import type { FieldedWeapon } from '../rules/oscar/fielded-weapon.ts';
import { headcountBands } from '../rules/oscar/headcount.ts';
import { distanceAmount, rangeAmount } from '../wording/distance.ts';
import { fieldedName } from '../wording/oscar-words.ts';
import { listOf } from '../wording/words.ts';
import { inCell, printName, printRule } from './common.ts';
import type { OscarPrintContext } from './oscar-context.ts';
import { signed } from './words.ts';

/* From a company to what its cards say: the rules work out profiles and bands, the catalogue's texts give the words. */

function attackCell(
	{ attack, from, to }: { readonly attack: string; readonly from: number | null; readonly to: number | null },
	{ unit, locale }: OscarPrintContext
): AttackCell {
	return { attack, range: from === null ? '' : rangeAmount(from, to, unit, locale) };
}

/** How many of it, its template, and whether that drifts. */
function weaponDetail({ weapon, count, perActivation }: FieldedWeapon, { locale }: OscarPrintContext): string {
	const lang = { locale };
	return [
		...(count === null ? [] : [m.print_oscar_carried({ count }, lang)]),
		...(perActivation === null ? [] : [m.print_oscar_per_activation({ count: perActivation }, lang)]),
		...(weapon.template === undefined
			? []
			: [weapon.template === 'flame' ? m.print_oscar_flame({}, lang) : m.print_oscar_explosion({}, lang)]),
		...(weapon.scatters ? [m.print_oscar_scatters({}, lang)] : [])
	].join(', ');
}

/** A weapon as a card and the sheet's table show it. */
export function printWeapon(fielded: FieldedWeapon, context: OscarPrintContext): OscarWeapon {
	const { weapon, columns, contact, range } = fielded;
	const cell = (column: (typeof COLUMNS)[number]): AttackCell | null => {
		const each = columns[column];
		return each === null ? null : attackCell(each, context);
	};
	return {
		name: printName(`weapon.${weapon.id}`, context),
		detail: weaponDetail(fielded, context),
		contact,
		// in hand alone: its one attack is said beside its name
		cells: weapon.melee && range === null ? null : [cell('short'), cell('normal'), cell('long')]
	};
}

/** Movement, defence, discipline and command range; centimetres are named under the number. */
export function statsOf(group: FieldedGroup, { unit, locale }: OscarPrintContext): StatCell[] {
	const lang = { locale };
	const pool = (value: string): string => inCell(cleanLine(value));
	const labels = (long: string, short: string) => ({ printed: null, long, short });
	const distance = (inches: number | null, long: string, short: string): StatCell => ({
		value: inches === null ? '–' : inCell(distanceAmount(inches, unit, locale)),
		...(unit === 'cm' && inches !== null
			? labels(m.print_oscar_in_cm({ name: long }, lang), m.print_oscar_in_cm({ name: short }, lang))
			: labels(long, short))
	});
	const { discipline, printedDiscipline } = group;
	return [
		distance(group.movement, m.print_oscar_movement({}, lang), m.print_oscar_movement_short({}, lang)),
		{
			value: pool(group.defence),
			...labels(m.print_oscar_defence({}, lang), m.print_oscar_defence_short({}, lang))
		},
		{
			value: pool(discipline),
			...labels(m.print_oscar_discipline({}, lang), m.print_oscar_discipline_short({}, lang)),
			printed: printedDiscipline === discipline ? null : pool(printedDiscipline)
		},
		distance(group.commandRange, m.print_oscar_command({}, lang), m.print_oscar_command_short({}, lang))
	];
}

/** The boxes of a group, one a man, by the malus that each headcount brings. */
function stepsOf(headcount: number, { roster, catalogue }: OscarPrintContext): MenStep[] {
	return headcountBands(headcount, roster, catalogue).map(({ malus, from, to }) => ({
		step: -malus,
		malus: malus === 0 ? '0' : signed(malus),
		men: Array.from({ length: from - to + 1 }, (_, at) => from - at)
	}));
}

/** What befalls a vehicle that is hit, with the faces of the die. */
function damageOf(context: OscarPrintContext): Named[] {
	return context.catalogue.game.vehicleDamage.map(({ id, from, to }) => ({
		name: from === to ? String(from) : `${from}–${to}`,
		rule: printName(`damage.${id}`, context)
	}));
}

function fieldWords(field: UnitField, locale: OscarPrintContext['locale']): string {
	const words: Record<UnitField, () => string> = {
		name: () => m.print_oscar_field_name({}, { locale }),
		profile: () => m.print_oscar_field_profile({}, { locale }),
		headcount: () => m.print_oscar_field_headcount({}, { locale }),
		weapons: () => m.print_oscar_field_weapons({}, { locale }),
		rules: () => m.print_oscar_field_rules({}, { locale }),
		role: () => m.print_oscar_field_role({}, { locale })
	};
	return words[field]();
}

/** Which values the source does not give: ours, or a whole profile of the player's. */
function houseOf(entry: OscarEntry, group: FieldedGroup | null, { locale }: OscarPrintContext): string {
	if (entry.profile !== null) return m.print_oscar_own_profile({}, { locale });
	const ours = UNIT_FIELDS.filter(
		(field) => group?.unit?.provenance[field]?.kind === 'house' && !(field === 'headcount' && entry.headcount !== null)
	);
	return listOf(
		ours.map((field) => fieldWords(field, locale)),
		locale,
		'conjunction'
	);
}

/** What is special about a group: of a vehicle, whether it is armoured. */
export const armourWords = (group: FieldedGroup, { locale }: OscarPrintContext): string[] => {
	if (group.role !== 'vehicle') return [];
	return [group.armoured ? m.print_oscar_armoured({}, { locale }) : m.print_oscar_soft({}, { locale })];
};

export const menWords = (headcount: number, { locale }: OscarPrintContext): string =>
	headcount === 0 ? '' : cleanLine(m.oscar_men({ count: headcount }, { locale }));

function cardOf(entry: OscarEntry, context: OscarPrintContext): OscarCard {
	const { roster, catalogue, text, locale } = context;
	const group = fieldedGroup(entry, roster, catalogue);
	const company = printName(`company.${roster.army}`, context);
	const vehicle = group?.role === 'vehicle';
	return {
		id: entry.id,
		unit: cleanLine(fieldedName(entry, text, locale)) || m.oscar_own_unnamed({}, { locale }),
		name: cleanLine(entry.name),
		role: group?.role ?? null,
		kind: [
			...(group === null ? [] : [printName(`role.${group.role}`, context), ...armourWords(group, context)]),
			company
		].join(' · '),
		men: group === null || vehicle ? '' : menWords(group.headcount, context),
		stats: group === null ? [] : statsOf(group, context),
		weapons: (group?.weapons ?? []).map((weapon) => printWeapon(weapon, context)),
		rules: [
			...(group?.rules ?? []).map((id) => printRule(`rule.${id}`, context)),
			...unknownWeapons(entry, catalogue).map((name) => ({ name, rule: null }))
		],
		steps: group === null || vehicle ? [] : stepsOf(group.headcount, context),
		damage: vehicle ? damageOf(context) : [],
		house: houseOf(entry, group, context),
		notes: cleanText(entry.notes)
	};
}

/** Weapons of an own profile that the armoury does not know, as they are written. */
const unknownWeapons = ({ profile }: OscarEntry, { weapons }: OscarPrintContext['catalogue']): string[] =>
	(profile?.weapons ?? []).filter((id) => !weapons.has(id)).map(cleanLine);

/** What the cards of a company say, entry by entry in its order. Total on any parsed roster. */
export const oscarCards = (context: OscarPrintContext): OscarCard[] =>
	context.roster.entries.map((entry) => cardOf(entry, context));
