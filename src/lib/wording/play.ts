import { nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';
import { dbgLogSentence } from './match-dbg-log.ts';
import { matchFailureSentence } from './match-failures.ts';
import { type MatchNames, shortName, sideNames, uniqueNames } from './match-names.ts';
import { oscarFailureSentence, oscarLogSentence, oscarMatchNames, oscarTermName } from './match-oscar.ts';
import { sumTexts } from './match-sums.ts';
import { type PlayContext, type PlayWords, playWords, text } from './play-words.ts';

/* What the screen of a De Bello Gallico or OSCAR match says. The words of the log are in match-*.ts. */

const strings = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The catalogue has javelins by the pair; an attack names one. */
const equipmentKey = (weapon: string): string => `equipment.${weapon}${weapon.endsWith('javelin') ? 's' : ''}`;

/** The words of a De Bello Gallico match. */
export function dbgPlayWords(context: PlayContext): PlayWords {
	const { match, view, text: texts, locale } = context;
	const lang = { locale };
	const sides = sideNames(match, (army) => nameOf(texts, `army.${army}`));
	const named = view.pieces.map(({ id, side, unit, ownName }) => ({
		id,
		side,
		name: oneLine(ownName) || shortName(oneLine(nameOf(texts, `unit.${unit ?? ''}`)))
	}));
	const names: MatchNames = { locale, text: texts, sides, figures: uniqueNames(named, sides) };
	return playWords(context, {
		pieces: names.figures,
		side: (side) => sides[side],
		line: (line) => dbgLogSentence(line, names),
		sums: (line) => sumTexts(line, names),
		refusal: (failure) => matchFailureSentence(failure, names),
		offer: m.play_dbg_offer,
		kind: (event, phase) => {
			if (event.kind === 'phase') return `phase-${phase}`;
			if (event.kind === 'test') return `test-${text(event['why'])}`;
			return event.kind === 'initiative' && event['side'] !== undefined ? 'initiative-side' : event.kind;
		},
		who: (event) => {
			if (event.kind === 'fight') return strings(event['others']);
			return [
				text(event['against']) || text(event['target']) || (event.kind === 'dance' ? text(event['shooter']) : '')
			];
		},
		what: (event) => (event.kind === 'shoot' ? equipmentKey(text(event['weapon'])) : ''),
		phase: (phase) => m.play_dbg_phase({ phase }, lang),
		mark: (mark) => m.play_dbg_mark({ mark }, lang),
		ask: (field) => m.play_dbg_ask({ field }, lang),
		choice: (value) => m.play_dbg_choice({ value }, lang),
		named: (field) => (field === 'weapon' ? 'equipment' : null)
	});
}

/** The words of an OSCAR match. */
export function oscarPlayWords(context: PlayContext): PlayWords {
	const { match, text: texts, locale, unit } = context;
	const lang = { locale };
	const names = oscarMatchNames(match, texts, locale, unit);
	return playWords(context, {
		pieces: names.figures,
		side: (side) => names.sides[side],
		line: (line) => oscarLogSentence(line, names),
		sums: (line) => sumTexts(line, names, oscarTermName),
		refusal: (failure) => oscarFailureSentence(failure, names),
		offer: m.play_oscar_offer,
		kind: ({ kind }) => kind,
		who: (event) => {
			if (event.kind === 'end-test') return [text(event['group']), text(event['enemy'])];
			return [text(event['target'])];
		},
		what: (event) => {
			if (event.kind === 'reroll') return `rule.${text(event['rule'])}`;
			return event['weapon'] === undefined ? '' : `weapon.${text(event['weapon'])}`;
		},
		phase: (phase) => m.play_oscar_phase({ phase }, lang),
		mark: (mark) => m.play_oscar_mark({ mark }, lang),
		ask: (field, { kind }) => {
			const special =
				(field === 'cover' && (kind === 'go-prone' || kind === 'flee')) || (field === 'contact' && kind === 'charge');
			return m.play_oscar_ask({ field: special ? `${kind}-${field}` : field }, lang);
		},
		choice: (value) => {
			const marked = m.play_oscar_mark({ mark: value }, lang);
			return marked === value ? m.play_oscar_choice({ value }, lang) : marked;
		},
		named: (field) => (field === 'weapon' || field === 'enemyWeapon' ? 'weapon' : null)
	});
}
