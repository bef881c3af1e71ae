import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { MatchDocument, MatchEvent } from '#lib/match/document.ts';
import type { LogLine, MatchFailure, Side } from '#lib/match/engine.ts';
import type { TableView } from '#lib/match/view.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';
import type { DistanceUnit } from './distance.ts';
import { dbgLogSentence } from './match-dbg-log.ts';
import { matchFailureSentence } from './match-failures.ts';
import { type MatchNames, shortName, sideNames, uniqueNames } from './match-names.ts';
import { oscarFailureSentence, oscarLogSentence, oscarMatchNames, oscarTermName } from './match-oscar.ts';
import { sumTexts } from './match-sums.ts';
import { listOf } from './words.ts';

/* What a match's screen says of figures, phases, decisions and questions. The words of the log are in match-*.ts. */

/** The words of one game's match, in one language. */
export interface PlayWords {
	readonly locale: Locale;
	side(side: Side): string;
	/** A figure or group by its id; an id that is none is shown as it is. */
	piece(id: string): string;
	phase(phase: string): string;
	mark(mark: string): string;
	/** What is decided, as a button says it; `phase` is the present one. */
	offer(event: MatchEvent, phase: string): string;
	ask(field: string, event: MatchEvent): string;
	choice(field: string, value: string | number): string;
	/** A line of the log as a sentence without its final stop. */
	line(line: LogLine): string;
	/** The arithmetic of a line. */
	sums(line: LogLine): readonly string[];
	/** Why something cannot be, without its final stop. */
	refusal(failure: MatchFailure): string;
}

export interface PlayContext {
	readonly match: MatchDocument;
	readonly view: TableView;
	readonly text: TextFile;
	readonly locale: Locale;
	/** Of distances, in games that know both. */
	readonly unit: DistanceUnit;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const strings = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

type Select = (facts: { kind: string; who: string; what: string }, lang: { locale: Locale }) => string;

interface Messages extends Pick<PlayWords, 'line' | 'sums' | 'refusal' | 'side'> {
	offer: Select;
	/** The name of each piece by its id. */
	readonly pieces: ReadonlyMap<string, string>;
	/** What a kind is called: with its reason, its side. */
	kind(event: MatchEvent, phase: string): string;
	/** Whose names stand in the button. */
	who(event: MatchEvent): readonly string[];
	/** Key of the catalogue that names a weapon or rule. */
	what(event: MatchEvent): string;
	phase(phase: string): string;
	mark(mark: string): string;
	ask(field: string, event: MatchEvent): string;
	choice(value: string): string;
	/** Key of the catalogue under which a choice of this field is named. */
	named(field: string): string | null;
}

function playWords({ text, locale }: PlayContext, messages: Messages): PlayWords {
	const { pieces, side } = messages;
	const piece = (id: string): string => pieces.get(id) ?? oneLine(id);
	return {
		locale,
		side,
		piece,
		phase: messages.phase,
		mark: messages.mark,
		line: messages.line,
		sums: messages.sums,
		refusal: messages.refusal,
		offer: (event, phase) => {
			const first = event['side'] ?? event['first'];
			const names = messages.who(event).map(piece);
			const who = first === 0 || first === 1 ? side(first) : listOf(names, locale, 'conjunction');
			const key = messages.what(event);
			const what = key === '' ? '' : nameOf(text, key);
			return messages.offer({ kind: messages.kind(event, phase), who, what }, { locale });
		},
		ask: messages.ask,
		choice: (field, value) => {
			if (pieces.has(String(value))) return piece(String(value));
			if ((field === 'hand' || field === 'initiative') && (value === 0 || value === 1)) return side(value);
			if (field === 'phase') return messages.phase(String(value));
			const key = messages.named(field);
			const known = key === null ? undefined : text[`${key}.${value}`];
			return known === undefined ? messages.choice(String(value)) : known;
		}
	};
}

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
