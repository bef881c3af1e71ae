import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { MatchDocument, MatchEvent } from '#lib/match/document.ts';
import type { LogLine, MatchFailure, Side } from '#lib/match/engine.ts';
import type { TableView } from '#lib/match/view.ts';
import { oneLine } from '#lib/util/one-line.ts';
import type { DistanceUnit } from './distance.ts';
import { listOf } from './words.ts';

/* What a match's screen says of figures, phases, decisions and questions, whatever the game. */

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
	/** How a side stands, in games that count something else than losses; `state` is the game's own. */
	readonly standing?: (side: Side, state: unknown) => string;
}

export interface PlayContext {
	readonly match: MatchDocument;
	readonly view: TableView;
	readonly text: TextFile;
	readonly locale: Locale;
	/** Of distances, in games that know both. */
	readonly unit: DistanceUnit;
}

/** A field of an event as text; '' when it has none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
type Select = (facts: { kind: string; who: string; what: string }, lang: { locale: Locale }) => string;

export interface PlayMessages extends Pick<PlayWords, 'line' | 'sums' | 'refusal' | 'side' | 'standing'> {
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

/** Questions whose answer is a side. */
const SIDE_FIELDS: ReadonlySet<string> = new Set(['hand', 'initiative', 'stronger']);

/** The words of a game from its messages. */
export function playWords({ text, locale }: PlayContext, messages: PlayMessages): PlayWords {
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
		...(messages.standing ? { standing: messages.standing } : {}),
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
			if (SIDE_FIELDS.has(field) && (value === 0 || value === 1)) return side(value);
			if (field === 'phase') return messages.phase(String(value));
			const key = messages.named(field);
			const known = key === null ? undefined : text[`${key}.${value}`];
			return known === undefined ? messages.choice(String(value)) : known;
		}
	};
}
