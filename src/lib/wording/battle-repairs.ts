import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { BattleCreature, BattleHero } from '#lib/roster/battle-document.ts';
import type { Edit, ForceFields } from '#lib/roster/edits.ts';
import { type Value, creatureValues, heroValues } from '#lib/rules/battle/limits.ts';
import {
	type BattleContext,
	creatureName,
	fieldName,
	generalValuesWords,
	generalWords,
	heroName,
	whoBattle
} from './battle-words.ts';
import { answerWords, numberOf } from './words.ts';

/** The numbers that a change sets, as `Strength 40, Wounds 12`. */
function valuesWords(before: readonly Value[], after: readonly Value[], locale: Locale): string {
	const known = new Map(before.map(({ field, value }) => [field, value]));
	return after
		.filter(({ field, value }) => known.get(field) !== value)
		.map(({ field, value }) =>
			m.force_text_value({ field: fieldName(field, locale), value: numberOf(value, locale) }, { locale })
		)
		.join(', ');
}

function heroChange(value: BattleHero, before: BattleHero | undefined, locale: Locale): string {
	const lang = { locale };
	const who = heroName(before ?? value, locale);
	if (before && before.general !== value.general) {
		return value.general ? m.force_repair_is_general({ who }, lang) : m.force_repair_no_longer_general({ who }, lang);
	}
	const values = before ? valuesWords(heroValues(before), heroValues(value), locale) : '';
	return values === '' ? m.force_repair_hero({ who }, lang) : m.force_repair_values({ who, values }, lang);
}

function creatureChange(value: BattleCreature, before: BattleCreature | undefined, locale: Locale): string {
	const who = creatureName(before ?? value, locale);
	const values = before ? valuesWords(creatureValues(before), creatureValues(value), locale) : '';
	return values === '' ? m.force_repair_hero({ who }, { locale }) : m.force_repair_values({ who, values }, { locale });
}

function forceChange(fields: ForceFields, { roster }: BattleContext, locale: Locale): string {
	const lang = { locale };
	const { soldiers, general, warMachines, strategicPoints } = fields;
	if (soldiers !== undefined)
		return m.force_repair_soldiers({ soldiers: m.force_soldiers({ count: soldiers }, lang) }, lang);
	if (general === null) return m.force_repair_no_general({}, lang);
	if (general) {
		return roster.general
			? m.force_repair_general_values({ values: generalValuesWords(general, locale) }, lang)
			: m.force_repair_general(generalWords(general, locale), lang);
	}
	if (warMachines !== undefined) {
		return warMachines ? m.force_repair_machines_on({}, lang) : m.force_repair_machines_off({}, lang);
	}
	const points = m.force_strategic({ count: strategicPoints ?? roster.strategicPoints }, lang);
	return m.force_repair_strategic({ points }, lang);
}

function actionOf(edit: Edit, context: BattleContext, locale: Locale): string {
	const { text, roster } = context;
	const lang = { locale };
	const who = 'entry' in edit ? whoBattle(edit.entry, context, locale) : '';
	switch (edit.kind) {
		case 'set-force':
			return forceChange(edit.fields, context, locale);
		case 'put-hero':
			return m.force_repair_add({ who: heroName(edit.value, locale) }, lang);
		case 'put-creature':
			return m.force_repair_add({ who: creatureName(edit.value, locale) }, lang);
		case 'set-hero':
			return heroChange(
				edit.value,
				roster.heroes.find(({ id }) => id === edit.entry),
				locale
			);
		case 'set-creature':
			return creatureChange(
				edit.value,
				roster.creatures.find(({ id }) => id === edit.entry),
				locale
			);
		case 'remove-entry':
			return m.force_repair_remove({ who }, lang);
		case 'duplicate-entry':
			return m.force_repair_duplicate({ who }, lang);
		case 'move-entry':
			return m.force_repair_move({ who }, lang);
		case 'set-ruling': {
			const value = answerWords(edit.ruling, edit.value, text, locale);
			return m.force_repair_ruling({ ruling: nameOf(text, `ruling.${edit.ruling}`), value }, lang);
		}
		case 'reset-ruling':
			return m.force_repair_reset_ruling({ ruling: nameOf(text, `ruling.${edit.ruling}`) }, lang);
		case 'set-name':
		case 'set-entry-name':
			return m.force_repair_name({}, lang);
		case 'set-notes':
		case 'set-entry-notes':
			return m.force_repair_notes({}, lang);
		default:
			return m.force_repair_other({}, lang); // of another game, which has its own words
	}
}

/** What edits do to a force, as one sentence without its final stop. */
export function battleEdits(edits: readonly Edit[], context: BattleContext, locale: Locale): string {
	const [first = '', ...rest] = edits.map((edit) => actionOf(edit, context, locale));
	return rest.length === 0 ? first : m.force_repair_and({ first, rest: rest.join(', ') }, { locale });
}
