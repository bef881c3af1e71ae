import { cleanLine, cleanText } from '../cards/clean.ts';
import { type CardContent, type Named, type Stat, STATS, type Weapon } from '../cards/content.ts';
import type { Equipment, TextFile, Unit } from '../catalogue/dbg.ts';
import type { DbgCatalogue } from '../catalogue/dbg-index.ts';
import { type Locale, nameOf, wordsOf } from '../catalogue/text.ts';
import { m } from '../paraglide/messages.js';
import type { DbgEntry, DbgRoster } from '../roster/dbg-document.ts';
import { rulingValue } from '../rules/dbg/lookup.ts';
import { entryCost } from '../rules/dbg/points.ts';
import { fieldedProfile } from '../rules/dbg/profile.ts';
import type { FieldedProfile } from '../rules/dbg/types.ts';

/* From a roster to what its cards say: the rules work out profiles and prices, the catalogue's texts give the words. */

export interface PrintContext {
	readonly roster: DbgRoster;
	readonly catalogue: DbgCatalogue;
	/** In the language of the print. */
	readonly text: TextFile;
	readonly locale: Locale;
}

const named = (key: string, { text }: PrintContext): Named => ({
	name: cleanLine(nameOf(text, key)),
	rule: wordsOf(text, `${key}.rule`)
});

/** `Germains, Éburons`. */
export function armyName({ roster, text, locale }: PrintContext): string {
	const army = cleanLine(nameOf(text, `army.${roster.army}`));
	if (roster.variant === null) return army;
	return m.print_army_variant({ army, variant: cleanLine(nameOf(text, `variant.${roster.variant}`)) }, { locale });
}

/** Protections are in the profile already, and a plain weapon changes nothing: their rule words would only take room. */
const speaks = (equipment: Equipment | undefined): boolean =>
	equipment !== undefined && equipment.kind !== 'protection' && equipment.id !== 'contact-weapon';

function statsOf(fielded: FieldedProfile): Stat[] {
	return STATS.map((key) => {
		const value = fielded.profile[key];
		const printed = fielded.printed[key];
		return { key, value, printed: printed === value ? null : printed };
	});
}

function weaponOf(equipment: Equipment, context: PrintContext): Weapon | null {
	if (equipment.missileTable === undefined) return null;
	const tables = context.catalogue.game.missileTables;
	const table = tables[String(rulingValue(context.roster, 'missile-table', context.catalogue))];
	const bands = table?.[equipment.missileTable];
	return bands ? { name: cleanLine(nameOf(context.text, `equipment.${equipment.id}`)), bands } : null;
}

/** Equipment of an entry: what it fields, then what it lists that the catalogue does not know. */
function gearOf(entry: DbgEntry, fielded: FieldedProfile | null, context: PrintContext) {
	const { catalogue } = context;
	const unknown = [...entry.options, ...Object.values(entry.swaps)].filter((id) => !catalogue.equipment.has(id));
	const ids = [...new Set([...(fielded?.equipment ?? entry.options), ...unknown])];
	const equipment: Named[] = [];
	const weapons: Weapon[] = [];
	for (const id of ids) {
		const item = catalogue.equipment.get(id);
		const weapon = item ? weaponOf(item, context) : null;
		if (weapon) weapons.push(weapon);
		else {
			const { name, rule } = named(`equipment.${id}`, context);
			equipment.push({ name, rule: speaks(item) ? rule : null });
		}
	}
	return { equipment, weapons };
}

function rankWords(unit: Unit | undefined, locale: Locale): string | null {
	if (unit?.rank === 'superior') return m.print_rank_superior({}, { locale });
	if (unit?.rank === 'junior') return m.print_rank_junior({}, { locale });
	return null;
}

function contentOf(entry: DbgEntry, army: string, context: PrintContext): CardContent {
	const { roster, catalogue, text, locale } = context;
	const unit = catalogue.units.get(entry.unit);
	const fielded = fieldedProfile(entry, roster, catalogue);
	const skills = [...new Set([...(fielded?.skills ?? []), ...entry.skills])];
	return {
		id: entry.id,
		unit: cleanLine(nameOf(text, `unit.${entry.unit}`)),
		name: cleanLine(entry.name),
		category: unit?.category ?? null,
		categoryName: unit ? cleanLine(nameOf(text, `category.${unit.category}`)) : '',
		army: roster.army,
		armyName: army,
		rank: rankWords(unit, locale),
		stats: fielded ? statsOf(fielded) : [],
		...gearOf(entry, fielded, context),
		skills: skills.map((id) => named(`skill.${id}`, context)),
		rules: (unit?.rules ?? []).map((id) => named(`rule.${id}`, context)),
		points: entryCost(entry, roster, catalogue).perFigure,
		figures: Math.max(1, Math.trunc(entry.count) || 1),
		states: unit?.dog ? ['out'] : ['wounded', 'out'],
		notes: cleanText(entry.notes)
	};
}

/** What the cards of a roster say, entry by entry in its order. Total on any parsed roster. */
export function cardContents(context: PrintContext): CardContent[] {
	const army = armyName(context);
	return context.roster.entries.map((entry) => contentOf(entry, army, context));
}
