import { nameOf, type Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Problem } from '#lib/rules/problem.ts';
import { MAX_COUNT } from '#lib/rules/dbg/points.ts';
import { type WordingContext, listOf, quoted, readFacts, whoWords } from './words.ts';

/** Who demands a unit: the entry, or when several do, the unit on the other side of the requirement. */
function requirer(problem: Problem, context: WordingContext, locale: Locale): string {
	if (problem.entry !== null) return whoWords(problem.entry, context, locale);
	const wanted = readFacts(problem.facts).text('unit');
	const units = [...context.catalogue.units.values()];
	const dependants = units.filter((unit) => unit.requires?.unit === wanted).map((unit) => unit.id);
	const master = context.catalogue.units.get(wanted)?.requires?.unit;
	const names = (dependants.length > 0 || master === undefined ? dependants : [master]).map((id) =>
		quoted(nameOf(context.text, `unit.${id}`), locale)
	);
	return names.length > 0 ? listOf(names, locale, 'disjunction') : whoWords(null, context, locale);
}

/** A field of a unit, or the option or skill whose value is ours. */
function fieldWords(field: string, { catalogue, text }: WordingContext, locale: Locale): string {
	const lang = { locale };
	if (catalogue.equipment.has(field)) {
		return m.problems_field_option({ name: nameOf(text, `equipment.${field}`) }, lang);
	}
	if (catalogue.skills.has(field)) return m.problems_field_skill({ name: nameOf(text, `skill.${field}`) }, lang);
	return m.problems_field({ field }, lang);
}

/**
 * What is wrong, as one sentence without its final stop, in the words of the game. The rule itself is named by
 * `ruleName(problem.rule)`. Total: a fact or an id that is missing is shown as it is, never an exception.
 */
export function problemSentence(problem: Problem, context: WordingContext, locale: Locale): string {
	const { text, roster, catalogue } = context;
	const facts = readFacts(problem.facts);
	const name = (kind: string, fact = kind): string => nameOf(text, `${kind}.${facts.text(fact)}`);
	const item = (fact: string): string => nameOf(text, `equipment.${facts.text(fact)}`);
	const who = whoWords(problem.entry, context, locale);
	const lang = { locale };
	const there = (): string => m.problems_there_are({ count: facts.number('count') }, lang);
	const category = (fact: string): string =>
		m.problems_category_count(
			{ category: facts.text('category'), count: facts.number(fact), name: name('category') },
			lang
		);
	const where = (): string =>
		m.problems_in_composition(
			{ composition: roster.composition, name: nameOf(text, `composition.${roster.composition}`) },
			lang
		);

	switch (problem.code) {
		case 'points-over-limit': {
			const points = facts.number('points');
			const limit = facts.number('limit');
			return m.problems_points_over_limit({ points, limit, over: points - limit }, lang);
		}
		case 'unknown-army':
			return m.problems_unknown_army({ army: facts.text('army') }, lang);
		case 'unknown-variant':
			return m.problems_unknown_variant({ variant: facts.text('variant') }, lang);
		case 'unknown-composition':
			return m.problems_unknown_composition({ composition: facts.text('composition') }, lang);
		case 'unknown-unit':
			return m.problems_unknown_unit({ unit: facts.text('unit') }, lang);
		case 'unknown-option':
			return m.problems_unknown_option({ who, option: facts.text('option') }, lang);
		case 'unknown-skill':
			return m.problems_unknown_skill({ who, skill: facts.text('skill') }, lang);
		case 'unknown-ruling': {
			const id = facts.text('ruling');
			const value = facts.text('value');
			return catalogue.rulings.has(id)
				? m.problems_unknown_ruling_value({ ruling: name('ruling'), value }, lang)
				: m.problems_unknown_ruling({ ruling: id, value }, lang);
		}
		case 'unit-of-other-army': {
			const own = catalogue.units.get(facts.text('unit'))?.army ?? facts.text('army');
			const armies = { rosterArmy: nameOf(text, `army.${roster.army}`), unitArmy: nameOf(text, `army.${own}`) };
			return m.problems_unit_of_other_army({ unit: name('unit'), ...armies }, lang);
		}
		case 'option-not-offered':
			return m.problems_option_not_offered({ who, option: item('option') }, lang);
		case 'options-exclusive': {
			const options = facts.list('options').map((id) => quoted(nameOf(text, `equipment.${id}`), locale));
			return m.problems_options_exclusive({ who, options: listOf(options, locale, 'disjunction') }, lang);
		}
		case 'swap-not-offered':
			return m.problems_swap_not_offered({ who, replace: item('replace'), by: item('by') }, lang);
		case 'skill-not-for-army':
			return m.problems_skill_not_for_army({ who, skill: name('skill'), army: name('army') }, lang);
		case 'skill-officers-only':
			return m.problems_skill_officers_only({ who, skill: name('skill') }, lang);
		case 'skill-not-offered':
			return m.problems_skill_not_offered({ who, skill: name('skill') }, lang);
		case 'skills-over-allowance':
			return m.problems_skills_over_allowance(
				{ who, count: facts.number('count'), allowed: facts.number('allowed') },
				lang
			);
		case 'skill-repeated':
			return m.problems_skill_repeated({ who, skill: name('skill') }, lang);
		case 'count-invalid':
			return m.problems_count_invalid({ who, count: facts.text('count'), max: MAX_COUNT }, lang);
		case 'composition-below':
			return m.problems_composition_below({ needed: category('min'), where: where(), found: there() }, lang);
		case 'composition-above':
			return m.problems_composition_above({ allowed: category('max'), where: where(), found: there() }, lang);
		case 'unique-repeated':
			return m.problems_unique_repeated({ unit: name('unit'), found: there() }, lang);
		case 'special-characters-above':
			return m.problems_special_characters_above({ max: facts.number('max'), found: there() }, lang);
		case 'pair-uneven': {
			const units = facts.list('units').map((id) => quoted(nameOf(text, `unit.${id}`), locale));
			const counts = listOf(facts.list('counts'), locale, 'conjunction');
			return m.problems_pair_uneven({ units: listOf(units, locale, 'conjunction'), counts }, lang);
		}
		case 'requires-unit':
			return m.problems_requires_unit(
				{ who: requirer(problem, context, locale), unit: name('unit'), needed: facts.number('needed'), found: there() },
				lang
			);
		case 'forbidden-in-variant':
			return m.problems_forbidden_in_variant({ unit: name('unit'), variant: name('variant') }, lang);
		case 'variant-only':
			return m.problems_variant_only({ unit: name('unit'), variant: name('variant') }, lang);
		case 'crew-out-of-range':
			return m.problems_crew_out_of_range(
				{ who, count: facts.text('count'), min: facts.text('min'), max: facts.text('max') },
				lang
			);
		case 'figures-unusual':
			return m.problems_figures_unusual(
				{ figures: facts.text('figures'), min: facts.text('min'), max: facts.text('max') },
				lang
			);
		case 'house-value':
			return m.problems_house_value(
				{ unit: name('unit'), field: fieldWords(facts.text('field'), context, locale) },
				lang
			);
		default:
			return problem.code; // of another game, which has its own words
	}
}
