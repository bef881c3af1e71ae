import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Problem } from '#lib/rules/problem.ts';
import { type BattleContext, fieldName, whoBattle } from './battle-words.ts';
import { listOf, numberOf, readFacts } from './words.ts';

/**
 * What is wrong with a force, as one sentence without its final stop. Total: a fact or an id that is missing is shown as
 * it is, never an exception.
 */
export function battleProblem(problem: Problem, context: BattleContext, locale: Locale): string {
	const { text } = context;
	const facts = readFacts(problem.facts);
	const lang = { locale };
	const fact = (name: string): string => facts.text(name);
	const number = (name: string): string => numberOf(facts.number(name), locale);
	const field = (): string => fieldName(fact('field'), locale);
	const who = problem.entry === null ? m.force_general({}, lang) : whoBattle(problem.entry, context, locale);
	switch (problem.code) {
		case 'unknown-ruling': {
			const ruling = nameOf(text, `ruling.${fact('ruling')}`);
			return m.force_problem_unknown_ruling({ ruling, value: fact('value') }, lang);
		}
		case 'soldiers-out-of-range':
			return m.force_problem_soldiers({ value: number('value'), min: number('min'), max: number('max') }, lang);
		case 'general-missing':
			return m.force_problem_general_missing({}, lang);
		case 'generals-above':
			return m.force_problem_generals_above({ count: number('count') }, lang);
		case 'value-out-of-range': {
			const said = { who, field: field(), value: number('value'), min: number('min'), max: number('max') };
			return m.force_problem_value(said, lang);
		}
		case 'strategic-out-of-range': {
			const said = { field: field(), value: number('value'), min: number('min'), max: number('max') };
			return m.force_problem_strategic(said, lang);
		}
		case 'strategic-sum':
			return m.force_problem_strategic_sum({ value: number('value'), sum: number('sum') }, lang);
		case 'general-differs': {
			const said = (name: string): string => (problem.facts[name] === null ? m.force_none({}, lang) : number(name));
			return m.force_problem_general_differs({ who, field: field(), hero: said('hero'), value: said('value') }, lang);
		}
		case 'general-untested':
			return m.force_problem_general_untested({}, lang);
		case 'strength-unknown':
			return m.force_problem_strength_unknown({ who }, lang);
		case 'actions-untaken': {
			const actions = facts.list('actions').map((action) => nameOf(text, `action.${action}`));
			return m.force_problem_actions_untaken({ actions: listOf(actions, locale, 'disjunction') }, lang);
		}
		case 'talent-without-use':
			return m.force_problem_talent({ who }, lang);
		default:
			return problem.code; // of another game, which has its own words
	}
}

/** The name of the rule that a problem breaks: a part of the book, or one of the open questions. */
export function battleRule(rule: string, { text }: BattleContext, locale: Locale): string {
	const [kind, what = ''] = rule.split(' ');
	if (kind === 'bataille-rangee') {
		const section = m.force_rule_name({ section: what.replace('.', '_') }, { locale });
		return m.force_rule_section({ section }, { locale });
	}
	if (kind === 'ruling') return m.problems_rule_ruling({ ruling: nameOf(text, `ruling.${what}`) }, { locale });
	return rule === 'format' ? m.problems_rule_format({}, { locale }) : rule;
}
