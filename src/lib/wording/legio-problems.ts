import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { LegioEntry, LegioRoster } from '#lib/roster/legio-document.ts';
import type { PlanProblem } from '#lib/rules/legio/deployment.ts';
import type { LegioProblem } from '#lib/rules/legio/problem.ts';
import { type Problem, isLegioCode } from '#lib/rules/problem.ts';
import { unreachable } from '#lib/util/assert.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { lower } from './legio-log.ts';
import { elementName } from './legio-effects.ts';
import { listOf, numberOf, quoted, readFacts } from './words.ts';

/** What a sentence about an army needs. */
export interface LegioContext {
	readonly army: LegioRoster;
	readonly text: TextFile;
}

/** How a sentence calls an entry: its own name, else its element. */
export function entryName(entry: LegioEntry, text: TextFile, locale: Locale): string {
	return oneLine(entry.name) || elementName(entry, text, locale);
}

function who(id: string | null, { army, text }: LegioContext, locale: Locale): string {
	if (id === null) return m.legio_army({}, { locale });
	const entry = army.entries.find((each) => each.id === id);
	return entry ? entryName(entry, text, locale) : quoted(oneLine(id), locale);
}

const piecesOf = (pieces: readonly string[], text: TextFile, locale: Locale): string =>
	listOf(
		pieces.map((piece) => lower(nameOf(text, `terrain.${piece}`), locale)),
		locale,
		'conjunction'
	);

/** What is to be said about an army, as one sentence without its final stop. */
export function legioProblem(problem: LegioProblem, context: LegioContext, locale: Locale): string {
	const { text } = context;
	const lang = { locale };
	const facts = readFacts(problem.facts);
	const fact = (name: string): string => facts.text(name);
	const name = who(problem.entry, context, locale);
	switch (problem.code) {
		case 'unknown-tendency':
			return m.legio_problem_unknown_tendency({ tendency: fact('tendency') }, lang);
		case 'unknown-element':
			return m.legio_problem_unknown_element({ who: name, element: fact('element') }, lang);
		case 'unknown-ruling': {
			const ruling = nameOf(text, `ruling.${fact('ruling')}`);
			return m.legio_problem_unknown_ruling({ ruling, value: fact('value') }, lang);
		}
		case 'count-invalid':
			return m.legio_problem_count_invalid({ who: name, count: fact('count') }, lang);
		case 'aggression-out-of-range':
			return m.legio_problem_aggression({ aggression: fact('aggression'), min: fact('min'), max: fact('max') }, lang);
		case 'elements-unusual':
			return m.legio_problem_elements_unusual({ count: facts.number('elements'), usual: fact('usual') }, lang);
		case 'general-missing':
			return m.legio_problem_general_missing({}, lang);
		case 'generals-above':
			return m.legio_problem_generals_above({ count: fact('count'), max: fact('max') }, lang);
		case 'forbidden-terrain': {
			const tendency = lower(nameOf(text, `tendency.${fact('tendency')}`), locale);
			const told = { who: name, tendency, pieces: piecesOf(facts.list('pieces'), text, locale) };
			return problem.severity === 'note'
				? m.legio_problem_forbidden_choice(told, lang)
				: m.legio_problem_forbidden(told, lang);
		}
		case 'camels-without-effect':
			return m.legio_problem_camels({ who: name }, lang);
		default:
			return unreachable(problem.code);
	}
}

/** The same of a problem of any game: one of another game is told by its code. */
export const legioSentence = (problem: Problem, context: LegioContext, locale: Locale): string =>
	isLegioCode(problem.code) ? legioProblem({ ...problem, code: problem.code }, context, locale) : problem.code;

/** The name of the rule that a problem of an army or a plan names. */
export function legioRule(rule: string, text: TextFile, locale: Locale): string {
	const [kind, what = ''] = rule.split(' ');
	if (kind === 'dba-legio') return m.legio_rule_step({ step: what }, { locale });
	if (kind === 'ruling') return m.problems_rule_ruling({ ruling: nameOf(text, `ruling.${what}`) }, { locale });
	return rule === 'format' ? m.problems_rule_format({}, { locale }) : rule;
}

/** An element of a plan by its key `entry.number`: its name, numbered where the entry has several. */
export function placedName(key: string, context: LegioContext, locale: Locale): string {
	const at = key.lastIndexOf('.');
	const [id, number] = [key.slice(0, at), key.slice(at + 1)];
	const entry = context.army.entries.find((each) => each.id === id);
	const name = who(id, context, locale);
	return entry && entry.count === 1 ? name : m.legio_plan_numbered({ name, number }, { locale });
}

/** What is to be said about a deployment plan, as one sentence without its final stop. */
export function planSentence(problem: PlanProblem, context: LegioContext, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(problem.facts);
	const one =
		problem.number === null
			? who(problem.entry, context, locale)
			: placedName(`${problem.entry}.${problem.number}`, context, locale);
	const list = (fact: string): string[] => {
		const value = problem.facts[fact];
		return Array.isArray(value) ? value.map(String) : [];
	};
	const others = list('others').map((key) => placedName(key, context, locale));
	switch (problem.code) {
		case 'unknown-placement':
			return m.legio_plan_unknown({ who: one }, lang);
		case 'placed-twice':
			return m.legio_plan_twice({ who: one }, lang);
		case 'not-placed':
			return m.legio_plan_missing({ who: one, count: list('numbers').length }, lang);
		case 'outside-zone':
			return m.legio_plan_outside({ who: one, cm: numberOf(facts.number('cm'), locale) }, lang);
		case 'forbidden-terrain': {
			const piece = lower(nameOf(context.text, `terrain.${facts.text('piece')}`), locale);
			return m.legio_plan_forbidden({ who: one, piece, section: facts.text('section') }, lang);
		}
		case 'elements-overlap':
			return m.legio_plan_overlap({ who: one, others: listOf(others, locale, 'conjunction') }, lang);
		case 'hidden': {
			const pieces = list('sections').map((section) => m.legio_plan_piece({ section }, lang));
			const cover = listOf([...pieces, ...others], locale, 'conjunction');
			return m.legio_plan_hidden({ who: one, cover }, lang);
		}
		default:
			return unreachable(problem.code);
	}
}
