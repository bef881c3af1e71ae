import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Problem } from '#lib/rules/problem.ts';
import { type OscarContext, whoOscar } from './oscar-words.ts';
import { readFacts } from './words.ts';

/**
 * What is wrong with a company, as one sentence without its final stop. Total: a fact or an id that is missing is shown
 * as it is, never an exception.
 */
export function oscarProblem(problem: Problem, context: OscarContext, locale: Locale): string {
	const { text } = context;
	const facts = readFacts(problem.facts);
	const lang = { locale };
	const who = whoOscar(problem.entry, context, locale);
	const there = m.oscar_there_are({ count: facts.number('count') }, lang);
	const fact = (name: string): string => facts.text(name);
	switch (problem.code) {
		case 'unknown-army':
			return m.oscar_problem_unknown_army({ army: fact('army') }, lang);
		case 'unknown-unit':
			return m.oscar_problem_unknown_unit({ who, unit: fact('unit') }, lang);
		case 'unknown-weapon':
			return m.oscar_problem_unknown_weapon({ who, weapon: fact('weapon') }, lang);
		case 'unknown-rule':
			return m.oscar_problem_unknown_rule({ who, rule: fact('rule') }, lang);
		case 'unknown-ruling': {
			const ruling = nameOf(text, `ruling.${fact('ruling')}`);
			return m.oscar_problem_unknown_ruling({ ruling, value: fact('value') }, lang);
		}
		case 'unit-of-other-army':
			return m.oscar_problem_unit_of_other_army({ who, army: nameOf(text, `company.${fact('army')}`) }, lang);
		case 'profile-out-of-range':
			return m.oscar_problem_profile_out_of_range({ who, field: fact('field'), value: fact('value') }, lang);
		case 'count-invalid':
			return m.oscar_problem_count_invalid({ who, count: fact('count') }, lang);
		case 'officer-missing':
			return m.oscar_problem_officer_missing({}, lang);
		case 'officers-above':
			return m.oscar_problem_officers_above({ max: fact('max'), count: fact('count') }, lang);
		case 'combat-groups-below':
			return m.oscar_problem_combat_groups_below({ min: fact('min'), there }, lang);
		case 'combat-groups-above':
			return m.oscar_problem_combat_groups_above({ max: fact('max'), there }, lang);
		case 'veterans-above':
			return m.oscar_problem_veterans_above({ max: fact('max'), there }, lang);
		case 'vehicles-above':
			return m.oscar_problem_vehicles_above({ max: fact('max'), there }, lang);
		case 'support-above':
			return m.oscar_problem_support_above({ max: fact('max'), there }, lang);
		case 'support-or-vehicle':
			return m.oscar_problem_support_or_vehicle({ support: fact('support'), vehicles: fact('vehicles') }, lang);
		case 'headcount-odd':
			return m.oscar_problem_headcount_odd({ who, headcount: fact('headcount') }, lang);
		case 'headcount-out-of-range': {
			const single = facts.number('min') === facts.number('max') ? 'yes' : 'no';
			const [headcount, min, max] = [fact('headcount'), fact('min'), fact('max')];
			return m.oscar_problem_headcount_out_of_range({ who, headcount, min, max, single }, lang);
		}
		case 'support-crew-above':
			return m.oscar_problem_support_crew_above({ who, headcount: fact('headcount'), max: fact('max') }, lang);
		case 'support-crew-below':
			return m.oscar_problem_support_crew_below({ who, headcount: fact('headcount'), min: fact('min') }, lang);
		case 'lone-specialist':
			return m.oscar_problem_lone_specialist({ who, headcount: fact('headcount') }, lang);
		case 'weapon-needs-support':
			return m.oscar_problem_weapon_needs_support({ who, weapon: nameOf(text, `weapon.${fact('weapon')}`) }, lang);
		case 'parity-groups':
			return m.oscar_problem_parity_groups({ a: fact('a'), b: fact('b') }, lang);
		case 'parity-structure': {
			const role = nameOf(text, `role.${fact('role')}`);
			return m.oscar_problem_parity_structure({ role, a: fact('a'), b: fact('b') }, lang);
		}
		case 'house-value':
			return m.oscar_problem_house_value({ unit: nameOf(text, `unit.${fact('unit')}`), field: fact('field') }, lang);
		default:
			return problem.code; // of another game, which has its own words
	}
}

/** The name of the rule that a problem breaks: a page of the book, or one of the open questions. */
export function oscarRule(rule: string, { text }: OscarContext, locale: Locale): string {
	const [kind, what = ''] = rule.split(' ');
	if (kind === 'oscar') return m.oscar_rule_page({ page: what }, { locale });
	if (kind === 'ruling') return m.problems_rule_ruling({ ruling: nameOf(text, `ruling.${what}`) }, { locale });
	return rule === 'format' ? m.problems_rule_format({}, { locale }) : rule;
}
