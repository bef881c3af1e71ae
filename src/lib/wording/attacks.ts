import type { Locale } from '#lib/catalogue/text.ts';
import type { Chance, Odds } from '#lib/match/odds.ts';
import type { Rolled, RollFailure } from '#lib/match/roll.ts';
import { m } from '#lib/paraglide/messages.js';
import { unreachable } from '#lib/util/assert.ts';
import { failureSentence } from './failures.ts';
import { readFacts } from './words.ts';

/** Why an attack cannot be read or rolled, as one sentence without its final stop. */
export function attackFailureSentence(failure: RollFailure, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(failure.facts);
	const text = (name: string): string => facts.text(name);
	switch (failure.code) {
		case 'not-an-attack':
			return m.match_fail_not_an_attack({ game: text('game'), kind: text('kind') }, lang);
		case 'wrong-shape':
			return failureSentence({ code: 'wrong-shape', facts: failure.facts }, locale);
		case 'many-against-many':
			return m.match_fail_many_against_many({}, lang);
		case 'strike-out-of-range':
			return m.match_fail_strike_out_of_range({ strike: text('strike'), max: text('max') }, lang);
		case 'out-of-range':
			return m.match_fail_out_of_range({ distance: text('distance'), max: text('max') }, lang);
		case 'unknown-ruling':
			return m.match_fail_unknown_ruling({ ruling: text('ruling'), value: text('value') }, lang);
		case 'no-dice':
			return m.match_fail_no_dice({}, lang);
		case 'dice-count':
			return m.match_fail_dice_count({ expected: text('expected'), given: text('given') }, lang);
		case 'bad-face':
			return m.match_fail_bad_face({ face: text('face'), max: text('max') }, lang);
		case 'die-unfinished':
			return m.match_fail_die_unfinished({}, lang);
		case 'die-too-long':
			return m.match_fail_die_too_long({}, lang);
		case 'bad-seed':
			return m.match_fail_bad_seed({ seed: text('seed') }, lang);
		default:
			return unreachable(failure);
	}
}

const LEAST = 0.001;

/** A chance as a percentage with one decimal; never 0 % or 100 % when it is neither. */
export function percent(chance: number, locale: Locale): string {
	const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
	if (chance > 0 && chance < LEAST) return m.match_odds_almost_never({ least: format.format(LEAST) }, { locale });
	if (chance < 1 && chance > 1 - LEAST) {
		return m.match_odds_almost_certain({ most: format.format(1 - LEAST) }, { locale });
	}
	return format.format(chance);
}

type Part = Odds[string];
const isList = (part: Part): part is readonly Odds[] => Array.isArray(part);
const isChance = (part: Chance | Odds): part is Chance => typeof part['value'] === 'number';

function nameOfOdds(key: string, locale: Locale): string {
	const lang = { locale };
	switch (key) {
		case 'win':
			return m.match_odds_win({}, lang);
		case 'draw':
			return m.match_odds_draw({}, lang);
		case 'loss':
			return m.match_odds_loss({}, lang);
		case 'struck':
			return m.match_odds_struck({}, lang);
		case 'nothing':
			return m.match_odds_nothing({}, lang);
		case 'wounded':
			return m.match_odds_wounded({}, lang);
		case 'out':
			return m.match_odds_out({}, lang);
		case 'miss':
			return m.match_odds_miss({}, lang);
		case 'pass':
			return m.match_odds_pass({}, lang);
		case 'casualties':
		case 'losses':
			return m.match_odds_casualties({}, lang);
		case 'suffered':
			return m.match_odds_suffered({}, lang);
		case 'prone':
			return m.match_odds_prone({}, lang);
		default:
			return key;
	}
}

/** The odds of an attack, one line each. */
export function oddsLines(odds: Odds, locale: Locale): string[] {
	const lang = { locale };
	const parts = (group: Odds): string =>
		Object.entries(group)
			.flatMap(([key, value]) =>
				!isList(value) && isChance(value)
					? [m.match_odds_part({ what: nameOfOdds(key, locale), chance: percent(value.value, locale) }, lang)]
					: []
			)
			.join(', ');
	return Object.entries(odds).flatMap(([key, value]): string[] => {
		if (isList(value)) {
			return value.map((each, index) =>
				m.match_odds_line({ what: m.match_odds_striker({ number: index + 1 }, lang), chance: parts(each) }, lang)
			);
		}
		const chance = isChance(value) ? percent(value.value, locale) : parts(value);
		return [m.match_odds_line({ what: nameOfOdds(key, locale), chance }, lang)];
	});
}

function stateName(state: string, locale: Locale): string {
	const lang = { locale };
	if (state === 'wounded') return m.match_odds_wounded({}, lang);
	return state === 'out' ? m.match_odds_out({}, lang) : m.match_roll_fit({}, lang);
}

function winnerLine(winner: 0 | 1 | null, locale: Locale): string {
	const lang = { locale };
	if (winner === null) return m.match_roll_draw({}, lang);
	return winner === 0 ? m.match_roll_winner_0({}, lang) : m.match_roll_winner_1({}, lang);
}

function resultLines(rolled: Rolled, locale: Locale): string[] {
	const lang = { locale };
	if (rolled.kind === 'test') {
		return [
			rolled.pass
				? m.match_roll_test_passed({ score: rolled.score }, lang)
				: m.match_roll_test_failed({ score: rolled.score }, lang)
		];
	}
	if (rolled.game === 'dbg') {
		if (rolled.kind === 'shot') {
			const result = rolled.hit ? stateName(rolled.state, locale) : m.match_roll_missed({}, lang);
			return [m.match_roll_shot({ score: rolled.score, difficulty: rolled.difficulty, result }, lang)];
		}
		const [ours, theirs] = rolled.scores;
		return [
			m.match_roll_scores({ ours: ours.join(', '), theirs: theirs.join(', ') }, lang),
			winnerLine(rolled.winner, locale),
			...rolled.states.flatMap((states, side) =>
				states.map((state, index) => {
					const facts = { side: side + 1, number: index + 1, state: stateName(state, locale) };
					return rolled.recoil[side]?.[index] === true && state !== 'out'
						? m.match_roll_state_recoil(facts, lang)
						: m.match_roll_state(facts, lang);
				})
			)
		];
	}
	if (rolled.kind === 'shot') {
		return [
			m.match_roll_scores({ ours: rolled.attack, theirs: rolled.defence }, lang),
			rolled.prone ? m.match_roll_prone({}, lang) : m.match_roll_casualties({ count: rolled.casualties }, lang)
		];
	}
	const [ours, theirs] = rolled.totals;
	return [
		m.match_roll_scores({ ours, theirs }, lang),
		winnerLine(rolled.winner, locale),
		m.match_roll_losses({ first: rolled.losses[0], second: rolled.losses[1] }, lang)
	];
}

/** What was rolled and what came of it, one line each. */
export function rolledLines(rolled: Rolled, locale: Locale): string[] {
	const lang = { locale };
	const dice = rolled.dice.map((faces) => `[${faces.join(' ')}]`).join(' ');
	return [
		m.match_roll_dice({ dice }, lang),
		...(rolled.seed === null ? [] : [m.match_roll_seed({ seed: rolled.seed }, lang)]),
		...resultLines(rolled, locale)
	];
}
