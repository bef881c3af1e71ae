import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { LogLine, MatchFailure } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import { attackFailureSentence } from './attacks.ts';
import { failureSentence } from './failures.ts';
import { type FactReader, listOf, numberOf, readFacts, signedOf } from './words.ts';

/* The set-up of DBA Legio in words: what happened, and why something cannot happen. */

/** Digits of a seal that are enough to compare it by eye. */
const SHOWN_OF_SEAL = 8;

/** A name inside a sentence: `colline douce`. */
export const lower = (name: string, locale: Locale): string => name.toLocaleLowerCase(locale);

const pieceName = (facts: FactReader, text: TextFile, locale: Locale): string =>
	lower(nameOf(text, `terrain.${facts.text('piece')}`), locale);
const edgeName = (facts: FactReader, text: TextFile): string => nameOf(text, `edge.${facts.text('edge')}`);

function rolesLine(line: LogLine, facts: FactReader, locale: Locale): string {
	const lang = { locale };
	const [first = 0, second = 0] = line.sums.map(({ total }) => total);
	const scores = { first, second };
	const attacker = facts.text('attacker');
	if (line.facts['attacker'] === null) return m.legio_log_roles_tie(scores, lang);
	return line.facts['tie'] === true
		? m.legio_log_roles_lower({ ...scores, attacker }, lang)
		: m.legio_log_roles({ ...scores, attacker }, lang);
}

function placeLine(facts: FactReader, text: TextFile, locale: Locale): string {
	const edge = facts.text('edge');
	const place = m.legio_log_place(
		{
			section: facts.text('section'),
			piece: pieceName(facts, text, locale),
			edge: edgeName(facts, text),
			along: numberOf(facts.number('along'), locale),
			end: edge === 'N' || edge === 'S' ? 'left' : 'top'
		},
		{ locale }
	);
	return facts.list('touches').length > 1 ? m.legio_log_place_corner({ place }, { locale }) : place;
}

/** One line of the log as a sentence without its final stop. Total: what is not known is shown as it is. */
export function legioLine(line: LogLine, text: TextFile, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(line.facts);
	const fact = (name: string): string => facts.text(name);
	const dice = line.dice.flat().join(', ');
	switch (line.code) {
		case 'roles':
			return rolesLine(line, facts, locale);
		case 'compulsory': {
			const piece = pieceName(facts, text, locale);
			const edge = edgeName(facts, text);
			return m.legio_log_compulsory({ side: fact('side'), piece, section: fact('section'), edge, dice }, lang);
		}
		case 'section': {
			const rolled = { section: fact('section'), dice: line.dice.flat().join(' + '), roll: fact('roll') };
			if (line.facts['piece'] === null) return m.legio_log_section_none(rolled, lang);
			return m.legio_log_section({ ...rolled, piece: pieceName(facts, text, locale) }, lang);
		}
		case 'edge': {
			const piece = pieceName(facts, text, locale);
			return m.legio_log_edge({ section: fact('section'), piece, face: dice, edge: edgeName(facts, text) }, lang);
		}
		case 'place':
			return placeLine(facts, text, locale);
		case 'stop':
			return fact('why') === 'full'
				? m.legio_log_stop_full({ count: facts.number('pieces') }, lang)
				: m.legio_log_stop_all({ count: facts.number('pieces') }, lang);
		case 'side':
			return m.legio_log_side(
				{ face: dice, parity: fact('parity'), side: fact('side'), edge: edgeName(facts, text) },
				lang
			);
		case 'generals': {
			const [first, second] = [signedOf(facts.number('first'), locale), signedOf(facts.number('second'), locale)];
			return m.legio_log_generals({ first, second, dice }, lang);
		}
		case 'noted':
			return m.legio_log_noted({ side: fact('side'), of: fact('of'), text: fact('text') }, lang);
		case 'plan':
			return m.legio_log_plan({ side: fact('side'), count: facts.number('elements') }, lang);
		case 'ready':
			return m.legio_log_ready({ side: fact('side') }, lang);
		case 'seal':
			return m.legio_log_seal({ side: fact('side'), seal: fact('hash').slice(0, SHOWN_OF_SEAL) }, lang);
		case 'reveal':
			return m.legio_log_reveal({ side: fact('side') }, lang);
		case 'revealed':
			return m.legio_log_revealed({}, lang);
		case 'note':
			return fact('text');
		default:
			return line.code;
	}
}

/** The name of a step of the set-up. */
export function stepName(step: string, locale: Locale): string {
	const lang = { locale };
	switch (step) {
		case 'roles':
			return m.legio_step_roles({}, lang);
		case 'compulsory':
			return m.legio_step_compulsory({}, lang);
		case 'sections':
			return m.legio_step_sections({}, lang);
		case 'side':
			return m.legio_step_side({}, lang);
		case 'generals':
			return m.legio_step_generals({}, lang);
		case 'plans':
			return m.legio_step_plans({}, lang);
		case 'done':
			return m.legio_step_done({}, lang);
		default:
			return step;
	}
}

function notAllowed(facts: FactReader, text: TextFile, locale: Locale): string {
	const lang = { locale };
	const pieces = (name: string): string =>
		listOf(
			facts.list(name).map((piece) => lower(nameOf(text, `terrain.${piece}`), locale)),
			locale,
			'disjunction'
		);
	const sections = (): string => listOf(facts.list('sections'), locale, 'disjunction');
	const [side, section, max] = [facts.text('side'), facts.text('section'), facts.text('max')];
	switch (facts.text('why')) {
		case 'no-tendency':
			return m.legio_fail_no_tendency({ side }, lang);
		case 'piece-unchosen':
			return m.legio_fail_piece_unchosen({ choices: pieces('choices') }, lang);
		case 'piece-not-compulsory':
			return m.legio_fail_piece_not_compulsory(
				{ piece: nameOf(text, `terrain.${facts.text('piece')}`), choices: pieces('choices') },
				lang
			);
		case 'section-unchosen':
			return m.legio_fail_section_unchosen({ sections: sections() }, lang);
		case 'section-tested':
			return m.legio_fail_section_tested({ section, sections: sections() }, lang);
		case 'section-order':
			return m.legio_fail_section_order({ section, next: facts.text('next') }, lang);
		case 'piece-too-large':
			return m.legio_fail_piece_too_large({ max }, lang);
		case 'along-too-far':
			return m.legio_fail_along_too_far({ along: numberOf(facts.number('along'), locale), max }, lang);
		case 'not-sealed':
			return m.legio_fail_not_sealed({ side }, lang);
		case 'reveal-early':
			return m.legio_fail_reveal_early({ side }, lang);
		case 'seal-unlike':
			return m.legio_fail_seal_unlike({ side }, lang);
		case 'plan-closed':
			return m.legio_fail_plan_closed({ side }, lang);
		default:
			return facts.text('why');
	}
}

/** Why an event of a set-up cannot happen, as one sentence without its final stop. */
export function legioFailure(failure: MatchFailure, text: TextFile, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(failure.facts);
	const { code } = failure;
	switch (code) {
		case 'unknown-event':
			return m.legio_fail_unknown_event({ kind: facts.text('kind') }, lang);
		case 'not-now':
			return m.legio_fail_not_now({ kind: facts.text('kind'), step: stepName(facts.text('phase'), locale) }, lang);
		case 'due-first':
			return facts.text('kind') === 'edge' ? m.legio_fail_due_edge({}, lang) : m.legio_fail_due_place({}, lang);
		case 'match-over':
			return m.legio_fail_over({}, lang);
		case 'not-allowed':
			return notAllowed(facts, text, locale);
		case 'wrong-shape':
			return failureSentence({ code, facts: failure.facts }, locale);
		case 'dice-count':
		case 'bad-face':
		case 'die-unfinished':
		case 'die-too-long':
			return attackFailureSentence({ code, facts: failure.facts }, locale);
		default:
			return code; // of other games
	}
}
