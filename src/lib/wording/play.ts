import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { MatchDocument, MatchEvent } from '#lib/match/document.ts';
import type { Side } from '#lib/match/engine.ts';
import type { PieceView, TableView } from '#lib/match/view.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';
import { listOf } from './words.ts';

/* What a match's screen says of figures, phases, decisions and questions. The log has words of its own. */

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
}

export interface PlayContext {
	readonly match: MatchDocument;
	readonly view: TableView;
	readonly text: TextFile;
	readonly locale: Locale;
}

/** What a side is called: its name in this match, else its roster's, else its army's. */
export function sideName(match: MatchDocument, side: Side, text: TextFile): string {
	const roster = match.sides[side];
	const army = nameOf(text, `${roster.game === 'dbg' ? 'army' : 'company'}.${roster.army}`);
	return oneLine(match.looks[side].name) || oneLine(roster.name) || army;
}

function pieceName(piece: PieceView, { match, text, locale }: PlayContext): string {
	const lang = { locale };
	const roster = match.sides[piece.side];
	const own = oneLine(roster.entries.find(({ id }) => id === piece.entry)?.name ?? '');
	const made = roster.game === 'oscar' ? roster.entries.find(({ id }) => id === piece.entry)?.profile : null;
	const profile = made ? oneLine(made.name) : null;
	const unit =
		profile === null ? oneLine(nameOf(text, `unit.${piece.unit ?? ''}`)) : profile || m.play_own_unnamed({}, lang);
	const name = own === '' ? unit : own;
	return piece.number > 0 ? m.play_piece_numbered({ name, number: piece.number }, lang) : name;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const strings = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

type Select = (facts: { kind: string; who: string; what: string }, lang: { locale: Locale }) => string;

interface Messages {
	offer: Select;
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

function playWords(context: PlayContext, messages: Messages): PlayWords {
	const { match, view, locale } = context;
	const pieces = new Map(view.pieces.map((piece) => [piece.id, pieceName(piece, context)]));
	const side = (which: Side): string => sideName(match, which, context.text);
	const piece = (id: string): string => pieces.get(id) ?? oneLine(id);
	return {
		locale,
		side,
		piece,
		phase: messages.phase,
		mark: messages.mark,
		offer: (event, phase) => {
			const first = event['side'] ?? event['first'];
			const names = messages.who(event).map(piece);
			const who = first === 0 || first === 1 ? side(first) : listOf(names, locale, 'conjunction');
			const key = messages.what(event);
			const what = key === '' ? '' : nameOf(context.text, key);
			return messages.offer({ kind: messages.kind(event, phase), who, what }, { locale });
		},
		ask: messages.ask,
		choice: (field, value) => {
			if (pieces.has(String(value))) return piece(String(value));
			if ((field === 'hand' || field === 'initiative') && (value === 0 || value === 1)) return side(value);
			if (field === 'phase') return messages.phase(String(value));
			const key = messages.named(field);
			const known = key === null ? undefined : context.text[`${key}.${value}`];
			return known === undefined ? messages.choice(String(value)) : known;
		}
	};
}

/** The catalogue has javelins by the pair; an attack names one. */
const equipmentKey = (weapon: string): string => `equipment.${weapon}${weapon.endsWith('javelin') ? 's' : ''}`;

/** The words of a De Bello Gallico match. */
export function dbgPlayWords(context: PlayContext): PlayWords {
	const lang = { locale: context.locale };
	return playWords(context, {
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
	const lang = { locale: context.locale };
	return playWords(context, {
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
