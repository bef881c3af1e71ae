import type { LogLine, Sum, Term } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import type { MatchNames } from './match-names.ts';

/* The arithmetic behind a line of the log: `Caius: Combat 6 + die 15 [0 5] − wounded 2 = 19`. */

/** Weapons of the missile tables that the catalogue calls otherwise. */
const ITEMS: Readonly<Record<string, string>> = {
	'heavy-javelin': 'heavy-javelins',
	'light-javelin': 'light-javelins'
};

/** The name of an item or skill that is the code of a term, or of a weapon. */
export function itemName(code: string, { text }: MatchNames): string | null {
	const id = ITEMS[code] ?? code;
	return text[`equipment.${id}`] ?? text[`skill.${id}`] ?? null;
}

/** What a term is called. */
export const termName = (code: string, names: MatchNames): string =>
	itemName(code, names) ?? m.match_sum_term({ code }, { locale: names.locale });

/** How a game names the terms of its sums. */
export type TermName = (code: string, names: MatchNames) => string;

function termText(
	term: Term,
	first: boolean,
	faces: readonly number[] | null,
	names: MatchNames,
	nameTerm: TermName
): string {
	const lang = { locale: names.locale };
	const sign = term.value < 0 ? '−' : '+';
	if (term.code === 'die' && faces) {
		const facts = { value: term.value, faces: faces.join(' ') };
		return first ? m.match_sum_die(facts, lang) : m.match_sum_die_more({ ...facts, sign }, lang);
	}
	const name = nameTerm(term.code, names);
	// what adds a die and no points
	if (term.value === 0 && !first) return `${sign} ${name}`;
	const named = { term: name, value: Math.abs(term.value) };
	return first ? m.match_sum_first(named, lang) : m.match_sum_more({ ...named, sign }, lang);
}

const termsText = (
	terms: readonly Term[],
	faces: readonly number[] | null,
	names: MatchNames,
	nameTerm: TermName
): string => terms.map((term, index) => termText(term, index === 0, faces, names, nameTerm)).join(' ');

/** The terms with their total; a single term is its own. */
function totalText(
	terms: readonly Term[],
	total: number,
	faces: readonly number[] | null,
	names: MatchNames,
	nameTerm: TermName
): string {
	const text = termsText(terms, faces, names, nameTerm);
	return terms.length === 1 ? text : m.match_sum_terms({ terms: text, total }, { locale: names.locale });
}

/** Initiative is rolled by a side, everything else by a figure. */
function whoRolled(sum: Sum, names: MatchNames): string | null {
	if (sum.who !== null) return names.figures.get(sum.who) ?? sum.who;
	const side = /^initiative-([12])$/.exec(sum.code)?.[1];
	return side === undefined ? null : names.sides[side === '1' ? 0 : 1];
}

function sumText(sum: Sum, faces: readonly number[] | null, names: MatchNames, nameTerm: TermName): string {
	const lang = { locale: names.locale };
	const text = totalText(sum.terms, sum.total, faces, names, nameTerm);
	const who = whoRolled(sum, names);
	if (who === null) return text;
	if (sum.against.length === 0) return m.match_sum_of({ who, sum: text }, lang);
	const reach = sum.against.reduce((all, { value }) => all + value, 0);
	return m.match_sum_against({ who, sum: text, against: totalText(sum.against, reach, null, names, nameTerm) }, lang);
}

/** The sums of a line, one text each; the faces of the dice stand beside their values. */
export function sumTexts(line: LogLine, names: MatchNames, nameTerm: TermName = termName): string[] {
	let rolled = 0;
	return line.sums.map((sum) => {
		const faces = sum.terms.some(({ code }) => code === 'die') ? (line.dice[rolled++] ?? null) : null;
		return sumText(sum, faces, names, nameTerm);
	});
}
