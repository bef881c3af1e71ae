import type { Named } from '../cards/content.ts';
import type { ReferenceSection, WeaponTable } from '../cards/sheet-content.ts';
import { m } from '../paraglide/messages.js';
import { type FieldedGroup, fieldedGroup } from '../rules/oscar/fielded.ts';
import type { FieldedWeapon } from '../rules/oscar/fielded-weapon.ts';
import { headcountBands } from '../rules/oscar/headcount.ts';
import { printWeapon } from './oscar-cards.ts';
import { printName, printRule } from './common.ts';
import type { OscarPrintContext } from './oscar-context.ts';
import { columnWords } from './oscar-words.ts';
import { signed } from './words.ts';

/* The quick reference of a company: how to play it, for the headcounts, weapons and rules that it has, and no others. */

export const groupsOf = ({ roster, catalogue }: OscarPrintContext): FieldedGroup[] =>
	roster.entries.flatMap((entry) => fieldedGroup(entry, roster, catalogue) ?? []);

/** Each weapon once, in the order of the armoury; the same weapon with other numbers on another card counts apart. */
function weaponsOf(context: OscarPrintContext): FieldedWeapon[] {
	const all = groupsOf(context).flatMap(({ weapons }) => weapons);
	const distinct = new Map(all.map((each) => [JSON.stringify([each.weapon.id, each.columns, each.contact]), each]));
	const order = [...context.catalogue.weapons.keys()];
	return [...distinct.values()].sort((a, b) => order.indexOf(a.weapon.id) - order.indexOf(b.weapon.id));
}

/** Weapons that shoot, a cell for each distance. */
export function weaponTable(context: OscarPrintContext): WeaponTable {
	return {
		heading: m.print_oscar_range_attack({}, { locale: context.locale }),
		columns: columnWords(context),
		nameShare: 0.36,
		rows: weaponsOf(context).flatMap((fielded) => {
			const { name, cells } = printWeapon(fielded, context);
			if (cells === null) return [];
			return [{ name, cells: cells.map((cell) => (cell === null ? null : ([cell.range, cell.attack] as const))) }];
		})
	};
}

const meleeItems = (context: OscarPrintContext): Named[] =>
	weaponsOf(context).flatMap((fielded) =>
		fielded.contact === null ? [] : [{ name: printName(`weapon.${fielded.weapon.id}`, context), rule: fielded.contact }]
	);

const actionItems = (context: OscarPrintContext): Named[] =>
	context.catalogue.game.actions.map(({ id, points }) => {
		const { name, rule } = printRule(`action.${id}`, context);
		return { name: m.print_oscar_action({ name, points }, { locale: context.locale }), rule };
	});

/** `8 au départ` : −1 from 6 left, and so on, for each headcount that the company fields. */
function headcountItems(context: OscarPrintContext): Named[] {
	const { roster, catalogue, locale } = context;
	const counts = [...new Set(groupsOf(context).map(({ headcount, role }) => (role === 'vehicle' ? 0 : headcount)))];
	return counts
		.filter((count) => count > 1)
		.sort((a, b) => b - a)
		.map((count) => ({
			name: m.print_oscar_starting({ count }, { locale }),
			rule: headcountBands(count, roster, catalogue)
				.filter(({ malus }) => malus < 0)
				.map(({ malus, from }) => m.print_oscar_step({ malus: signed(malus), from }, { locale }))
				.join(', ')
		}));
}

function modifierItems(context: OscarPrintContext): Named[] {
	return context.catalogue.game.modifiers.map(({ id, roll, points, dice }) => {
		const { name, rule } = printRule(`modifier.${id}`, context);
		const value =
			points === undefined ? m.print_oscar_dice({ dice: dice ?? 0 }, { locale: context.locale }) : signed(points);
		return { name: m.print_oscar_modifier({ name, value, roll }, { locale: context.locale }), rule };
	});
}

const TEMPLATES = 'templates';
const VEHICLES = 'vehicles';

/** Topics that this company never meets are left out: templates without such a weapon, vehicles without either. */
function topicItems(context: OscarPrintContext): Named[] {
	const groups = groupsOf(context);
	const templates = groups.some(({ weapons }) => weapons.some(({ weapon }) => weapon.template !== undefined));
	const vehicles = groups.some(({ role }) => role === 'vehicle') || templates;
	return context.catalogue.game.reference
		.filter((id) => (id === TEMPLATES ? templates : id === VEHICLES ? vehicles : true))
		.map((id) => printRule(`reference.${id}`, context));
}

function ruleItems(context: OscarPrintContext): Named[] {
	const used = new Set(groupsOf(context).flatMap(({ rules }) => rules));
	return [...context.catalogue.rules.keys()].filter((id) => used.has(id)).map((id) => printRule(`rule.${id}`, context));
}

/** Every section, those first that are looked up most. */
export function oscarReference(context: OscarPrintContext): ReferenceSection[] {
	const lang = { locale: context.locale };
	return [
		{ name: m.print_oscar_melee({}, lang), items: meleeItems(context) },
		{ name: m.print_oscar_headcounts({}, lang), items: headcountItems(context) },
		{ name: m.print_oscar_modifiers({}, lang), items: modifierItems(context) },
		{ name: m.print_oscar_actions({}, lang), items: actionItems(context) },
		{ name: m.print_sheet_rules({}, lang), items: ruleItems(context) },
		{ name: m.print_oscar_topics({}, lang), items: topicItems(context) }
	];
}
