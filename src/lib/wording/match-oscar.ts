import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { type LogLine, type MatchFailure, SIDES } from '#lib/match/engine.ts';
import { refOf } from '#lib/match/oscar/field.ts';
import { FISTS } from '#lib/match/oscar/weapons.ts';
import { m } from '#lib/paraglide/messages.js';
import { ofGame } from '#lib/roster/document.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { type DistanceUnit, distanceText } from './distance.ts';
import { matchFailureSentence } from './match-failures.ts';
import { type MatchNames, sideNames, uniqueNames } from './match-names.ts';
import { groupWords } from './oscar-words.ts';
import { type FactReader, listOf, readFacts } from './words.ts';

/** What the words of an OSCAR match need: `text` in the reader's unit (`textsInUnit`), `figures` by group (`0:g1`). */
export interface OscarMatchNames extends MatchNames {
	readonly unit: DistanceUnit;
}

/** The names of an OSCAR match: a group has its entry's own name with what it fields, or that alone. */
export function oscarMatchNames(
	match: Pick<MatchDocument, 'sides' | 'looks'>,
	text: TextFile,
	locale: Locale,
	unit: DistanceUnit
): OscarMatchNames {
	const sides = sideNames(match, (army) => oneLine(nameOf(text, `company.${army}`)));
	const all = SIDES.flatMap((side) =>
		ofGame(match.sides[side], 'oscar').entries.map((entry) => ({
			id: refOf(side, entry.id),
			side,
			name: groupWords(entry, text, locale)
		}))
	);
	return { locale, text, unit, sides, figures: uniqueNames(all, sides) };
}

/** The name of a weapon, or of the fists of a group that has none. */
export const oscarWeaponName = (id: string, { text, locale }: OscarMatchNames): string =>
	id === FISTS ? m.match_oscar_fists({}, { locale }) : oneLine(nameOf(text, `weapon.${id}`));

/** Reads the facts of a line as words. */
class Reader {
	readonly facts: FactReader;
	constructor(
		private readonly line: LogLine,
		readonly names: OscarMatchNames
	) {
		this.facts = readFacts(line.facts);
	}
	group(ref: string): string {
		return this.names.figures.get(ref) ?? oneLine(ref);
	}
	has(name: string): boolean {
		const value = this.line.facts[name];
		return value !== undefined && value !== null && value !== false;
	}
	who(name: string): string {
		return this.group(this.facts.text(name));
	}
	side(name: string): string {
		return this.names.sides[this.line.facts[name] === 1 ? 1 : 0];
	}
	inches(name = 'inches'): string {
		return distanceText(this.facts.number(name), this.names.unit, this.names.locale);
	}
	weapon(): string {
		return oscarWeaponName(this.facts.text('weapon'), this.names);
	}
}

function shotWords(read: Reader): string {
	const { text, locale } = read.names;
	const lang = { locale };
	const how = read.has('band')
		? m.match_oscar_with_band(
				{
					weapon: read.weapon(),
					band: oneLine(nameOf(text, `column.${read.facts.text('band')}`)).toLocaleLowerCase(locale)
				},
				lang
			)
		: m.match_oscar_under({ weapon: read.weapon(), count: read.facts.number('under') }, lang);
	const casualties = read.facts.number('casualties');
	const result = read.has('prone')
		? m.match_oscar_shot_prone({}, lang)
		: casualties > 0
			? m.match_oscar_casualties({ count: casualties }, lang)
			: m.match_oscar_shot_nothing({}, lang);
	return m.match_oscar_shot({ who: read.who('group'), target: read.who('target'), how, result }, lang);
}

function initiativeWords(read: Reader): string {
	const lang = { locale: read.names.locale };
	const scores = { first: read.facts.text('first'), second: read.facts.text('second') };
	if (!Number.isInteger(read.facts.number('winner'))) return m.match_oscar_initiative_tie(scores, lang);
	const facts = { ...scores, side: read.side('winner') };
	return read.has('imposes') ? m.match_oscar_initiative_imposes(facts, lang) : m.match_oscar_initiative(facts, lang);
}

function changesWords(read: Reader, facts: LogLine['facts']): string {
	const { locale } = read.names;
	const changes = Object.entries(facts).flatMap(([field, fact]) => {
		if (field === 'group' || fact === null) return [];
		const value =
			field === 'contact'
				? read.who(field)
				: field === 'hand'
					? read.side(field)
					: m.match_oscar_value({ value: String(fact) }, { locale });
		return [m.match_oscar_change({ field, value }, { locale })];
	});
	return listOf(changes, locale, 'conjunction');
}

/** One line of the log as a sentence without its final stop. */
export function oscarLogSentence(line: LogLine, names: OscarMatchNames): string {
	const read = new Reader(line, names);
	const { locale, text } = names;
	const lang = { locale };
	const who = (): string => read.who('group');
	const target = (): string => read.who('target');
	const pass = read.has('pass') ? 'yes' : 'no';
	switch (line.code) {
		case 'turn':
			return m.match_oscar_turn({ turn: read.facts.text('turn') }, lang);
		case 'turn-ends':
			return m.match_oscar_turn_ends({ turn: read.facts.text('turn') }, lang);
		case 'initiative':
			return initiativeWords(read);
		case 'hand':
			return read.has('imposed')
				? m.match_oscar_hand_imposed({ side: read.side('side'), who: read.who('imposed') }, lang)
				: m.match_oscar_hand({ side: read.side('side') }, lang);
		case 'activation':
			return m.match_oscar_activation(
				{ who: who(), how: read.has('alone') ? 'alone' : read.has('pass') ? 'pass' : 'fail' },
				lang
			);
		case 'move':
			if (read.has('contact')) return m.match_oscar_move_contact({ who: who(), enemy: read.who('contact') }, lang);
			return read.has('difficult')
				? m.match_oscar_move_difficult({ who: who(), inches: read.inches() }, lang)
				: m.match_oscar_move({ who: who(), inches: read.inches() }, lang);
		case 'run':
			return m.match_oscar_run({ who: who(), inches: read.inches(), best: read.facts.text('best') }, lang);
		case 'charge':
			return read.has('contact')
				? m.match_oscar_charge({ who: who(), target: target() }, lang)
				: m.match_oscar_charge_short({ who: who(), target: target() }, lang);
		case 'go-prone':
			return read.has('cover')
				? m.match_oscar_go_prone_cover({ who: who() }, lang)
				: m.match_oscar_go_prone({ who: who() }, lang);
		case 'prone':
			return m.match_oscar_prone({ who: who() }, lang);
		case 'stand-up':
			return m.match_oscar_stand_up({ who: who() }, lang);
		case 'overwatch':
			return m.match_oscar_overwatch({ who: who() }, lang);
		case 'overwatch-ends':
			return m.match_oscar_overwatch_ends({ who: who() }, lang);
		case 'hold-fire':
			return m.match_oscar_hold_fire({ who: who(), target: target() }, lang);
		case 'activation-ends':
			return m.match_oscar_activation_ends({ who: who(), count: read.facts.number('unspent') }, lang);
		case 'shot':
			return shotWords(read);
		case 'aim':
			return read.has('direct')
				? m.match_oscar_aim_direct({ who: who(), weapon: read.weapon() }, lang)
				: m.match_oscar_aim_drift(
						{ who: who(), weapon: read.weapon(), inches: read.inches(), hour: read.facts.text('hour') },
						lang
					);
		case 'blast-nothing':
			return m.match_oscar_blast_nothing({ who: who(), weapon: read.weapon() }, lang);
		case 'no-effect':
			return m.match_oscar_no_effect({ who: who(), weapon: read.weapon(), target: target() }, lang);
		case 'vehicle-hit':
			return read.has('hit')
				? m.match_oscar_vehicle_hit({ who: who(), target: target(), weapon: read.weapon() }, lang)
				: m.match_oscar_vehicle_missed({ who: who(), target: target(), weapon: read.weapon() }, lang);
		case 'damage': {
			const effect = oneLine(nameOf(text, `damage.${read.facts.text('effect')}`));
			return m.match_oscar_damage({ who: who(), effect, face: read.facts.text('face') }, lang);
		}
		case 'fight':
			return read.has('winner')
				? m.match_oscar_fight({ who: who(), target: target(), winner: read.who('winner') }, lang)
				: m.match_oscar_fight_tie({ who: who(), target: target() }, lang);
		case 'losses': {
			const left = read.facts.number('left');
			if (read.facts.text('cause') === 'example') return m.match_oscar_example({ who: who(), left }, lang);
			return m.match_oscar_losses({ who: who(), count: read.facts.number('count'), left }, lang);
		}
		case 'out':
			return m.match_oscar_out({ who: who(), how: read.facts.text('how') }, lang);
		case 'disengage':
			return m.match_oscar_disengage({ who: who(), pass }, lang);
		case 'set-charge':
			return m.match_oscar_set_charge({ who: who(), target: target(), pass }, lang);
		case 'morale': {
			const how = read.has('rule') ? read.facts.text('rule') : read.has('pass') ? 'pass' : 'fail';
			return m.match_oscar_morale({ who: who(), how }, lang);
		}
		case 'flee': {
			const where = read.has('off') ? 'off' : read.has('cover') ? 'cover' : 'open';
			return m.match_oscar_flee({ who: who(), inches: read.inches(), where }, lang);
		}
		case 'command-range': {
			const groups = read.facts.list('groups').map((ref) => read.group(ref));
			return groups.length === 0
				? m.match_oscar_command_range_none({ who: read.who('officer') }, lang)
				: m.match_oscar_command_range(
						{ who: read.who('officer'), groups: listOf(groups, locale, 'conjunction') },
						lang
					);
		}
		case 'end-test':
			return read.has('loser')
				? m.match_oscar_end_test({ who: who(), enemy: read.who('enemy'), loser: read.who('loser') }, lang)
				: m.match_oscar_end_test_tie({ who: who(), enemy: read.who('enemy') }, lang);
		case 'reroll':
			return m.match_oscar_reroll(
				{ who: read.who('by'), rule: oneLine(nameOf(text, `rule.${read.facts.text('rule')}`)) },
				lang
			);
		case 'play-on':
			return m.match_oscar_play_on({}, lang);
		case 'waived':
			return m.match_oscar_waived({ what: read.facts.text('what') }, lang);
		case 'by-hand':
			return m.match_oscar_by_hand({ who: who(), changes: changesWords(read, line.facts) }, lang);
		case 'turn-by-hand':
			return m.match_oscar_turn_by_hand({ changes: changesWords(read, line.facts) }, lang);
		case 'game-ends': {
			const reason = m.match_oscar_reason({ reason: read.facts.text('reason') }, lang);
			return Number.isInteger(read.facts.number('winner')) && line.facts['winner'] !== null
				? m.match_oscar_game_ends({ reason, side: read.side('winner') }, lang)
				: m.match_oscar_game_ends_even({ reason }, lang);
		}
		case 'note':
			return read.facts.text('text');
		default:
			return line.code;
	}
}

/** Items that are rules of a group, named in the catalogue as such; the others are rows of the reference sheet or ours. */
const RULE_TERMS: ReadonlySet<string> = new Set([
	'combat-plus-one',
	'junior-officer',
	'commissar',
	'frenzied',
	'cohesion'
]);
const OWN_TERMS: ReadonlySet<string> = new Set(['die', 'headcount', 'part-in-sight', 'by-table', 'target']);
/** Items that add a die, not points. */
const DICE_TERMS: ReadonlySet<string> = new Set(['frenzied', 'cohesion', 'reinforcement']);

/** The name of a bonus or malus, by its code in the log and in the plan of a roll. */
export function oscarTermName(code: string, { text, locale }: MatchNames): string {
	if (OWN_TERMS.has(code)) return m.match_oscar_term({ what: code }, { locale });
	const name = oneLine(nameOf(text, `${RULE_TERMS.has(code) ? 'rule' : 'modifier'}.${code}`));
	const what = name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
	return DICE_TERMS.has(code) ? m.match_oscar_term_die({ what }, { locale }) : what;
}

/** Why an event is refused, as one sentence without its final stop. */
export function oscarFailureSentence(failure: MatchFailure, names: OscarMatchNames): string {
	const { code, facts } = failure;
	const lang = { locale: names.locale };
	const read = readFacts(facts);
	const who = typeof facts['who'] === 'string' ? (names.figures.get(facts['who']) ?? oneLine(facts['who'])) : '';
	switch (code) {
		case 'not-allowed':
			return m.match_oscar_why({ who, why: read.text('why') }, lang);
		case 'due-first':
			return m.match_oscar_due({ who, what: read.text('kind') }, lang);
		case 'out-of-range': {
			const inches = (name: string): string => distanceText(read.number(name), names.unit, names.locale);
			return m.match_oscar_too_far({ distance: inches('distance'), max: inches('max') }, lang);
		}
		default:
			return matchFailureSentence(failure, names);
	}
}
