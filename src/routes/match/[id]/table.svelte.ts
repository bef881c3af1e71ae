import { type Component, createContext } from 'svelte';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { MatchDocument, MatchEvent } from '#lib/match/document.ts';
import type { DiceWant, MatchFailure, Offer, Side } from '#lib/match/engine.ts';
import type { LogEntry } from '#lib/match/fold.ts';
import type { PlayedGame, Position } from '#lib/match/position.ts';
import type { PieceView, TableView } from '#lib/match/view.ts';
import { m } from '#lib/paraglide/messages.js';
import type { MatchPlay } from '#lib/state/match-play.svelte.ts';
import { settings } from '#lib/state/settings.svelte.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import type { PlayWords } from '#lib/wording/play-words.ts';
import type { WordsOf } from '#lib/wording/play-load.ts';

/** What the sheet shows; at most one thing at a time. */
export type Panel =
	| { readonly kind: 'piece'; readonly id: string }
	| { readonly kind: 'act'; readonly offer: Offer }
	/** What the event with this index did. */
	| { readonly kind: 'result'; readonly event: number }
	| { readonly kind: 'hand'; readonly piece: string | null }
	| { readonly kind: 'log' | 'menu' | 'note' | 'sides' | 'finish' | 'send' };

/** Offers that stand with their side, not among what moves the turn on. */
const OF_SIDE: ReadonlySet<string> = new Set(['form', 'disband']);

/** Who rolls, and how large the type is: kept by this device, not by the match. */
export interface TableSettings {
	readonly ourDice: boolean;
	readonly large: boolean;
}

/** Parts of the screen that a game has its own of. */
export interface TableParts {
	/** Above both sides. */
	readonly top?: Component;
	/** How a piece is, and what it may do, instead of the usual list. */
	readonly piece?: Component<{ readonly id: string }>;
	/** What an event promises before it is rolled. */
	readonly promise?: Component<{ readonly event: MatchEvent }>;
	/** Instead of both sides: a game whose table is drawn. Nothing is set or ended by hand then. */
	readonly alone?: Component;
	/** Offers that the game's own part takes care of, out of the bar. */
	readonly own?: (offer: Offer) => boolean;
}

/** How the game speaks, and what it shows in its own way. */
export interface TableWords {
	readonly words: { readonly text: TextFile | null };
	readonly wordsOf: WordsOf;
	readonly locale: () => Locale;
	readonly parts: TableParts;
}

/** What the parts of a match's screen share: the match, what is open, and every step with its announcement. */
export class Table {
	readonly play: MatchPlay;
	readonly game: PlayedGame;
	readonly parts: TableParts;
	readonly #speech: TableWords;
	readonly #keep: (settings: TableSettings) => void;

	panel = $state.raw<Panel | null>(null);
	#settings = $state.raw<TableSettings>({ ourDice: false, large: false });

	constructor(
		play: MatchPlay,
		game: PlayedGame,
		speech: TableWords,
		kept: TableSettings,
		keep: (settings: TableSettings) => void
	) {
		this.play = play;
		this.game = game;
		this.#speech = speech;
		this.#settings = kept;
		this.#keep = keep;
		this.parts = speech.parts;
	}

	get match(): MatchDocument {
		if (!this.play.match) throw new Error('bug: a table before its match is there');
		return this.play.match;
	}
	get position(): Position {
		if (!this.play.position) throw new Error('bug: a table before its match is there');
		return this.play.position;
	}
	get view(): TableView {
		return this.position.view;
	}
	get text(): TextFile {
		return this.#speech.words.text ?? {};
	}
	get locale(): Locale {
		return this.#speech.locale();
	}
	readonly words: PlayWords = $derived.by(() => {
		const { match, view, text, locale } = this;
		return this.#speech.wordsOf({ match, view, text, locale, unit: settings.units });
	});
	get ourDice(): boolean {
		return this.#settings.ourDice;
	}
	get large(): boolean {
		return this.#settings.large;
	}
	set(change: Partial<TableSettings>): void {
		this.#settings = { ...this.#settings, ...change };
		this.#keep(this.#settings);
	}

	/** What is wanted before anything else. */
	readonly due = $derived.by(() => this.position.offers.filter((offer) => offer.due && !this.#isOwn(offer)));
	/** What is no piece's: the phase, the initiative. */
	readonly common = $derived.by(() => this.#ofNobody().filter(({ event }) => !OF_SIDE.has(event.kind)));
	/** What a side may do as a whole. */
	offersOfSide(side: Side): readonly Offer[] {
		return this.#ofNobody().filter((offer) => offer.side === side && OF_SIDE.has(offer.event.kind));
	}
	#isOwn(offer: Offer): boolean {
		return this.parts.own?.(offer) ?? false;
	}
	#ofNobody(): readonly Offer[] {
		return this.position.offers.filter(({ due, event }) => !due && this.position.subject(event) === null);
	}
	/** Somebody may still act: what ends the phase is not the next thing to do. */
	get busy(): boolean {
		const { hand } = this.view;
		return hand !== null && this.piecesOf(hand).some(({ id }) => this.offersOf(id).length > 0);
	}
	offersOf(id: string): readonly Offer[] {
		return this.position.offers.filter(({ event }) => this.position.subject(event) === id);
	}
	piece(id: string): PieceView | undefined {
		return this.view.pieces.find((piece) => piece.id === id);
	}
	piecesOf(side: Side): readonly PieceView[] {
		return this.view.pieces.filter((piece) => piece.side === side);
	}
	labelOf({ event }: Offer): string {
		return this.words.offer(event, this.view.phase);
	}
	/** The same with whose it is. */
	whoDoes(offer: Offer): string {
		const subject = this.position.subject(offer.event);
		return subject === null ? this.labelOf(offer) : `${this.words.piece(subject)} · ${this.labelOf(offer)}`;
	}
	/** Whose die it is, in words. */
	wantName(want: DiceWant): string {
		const who = want.who === null ? null : this.words.piece(want.who);
		if (want.kind === 'pool') {
			return who === null
				? m.play_dice_any_pool({ count: want.count })
				: m.play_dice_of_pool({ count: want.count, who });
		}
		return who === null ? m.play_dice_any() : m.play_dice_of({ who });
	}

	sentences(entry: LogEntry): string[] {
		return entry.lines.map((line) => this.words.line(line));
	}
	readonly lastLine = $derived.by(() => {
		const entry = this.position.log.at(-1);
		return entry ? (this.sentences(entry).at(-1) ?? null) : null;
	});

	/** Opens what an offer asks, or does it at once when there is nothing to ask or to roll. */
	take(offer: Offer): void {
		const plan = offer.asks.length === 0 ? this.position.plan(offer.event) : null;
		if (plan?.ok && plan.value.wants.length === 0) this.send(offer.event);
		else this.panel = { kind: 'act', offer };
	}

	/** Plays an event and shows what came of it; the refusal when it cannot be. */
	send(event: MatchEvent): MatchFailure | null {
		const sent = this.play.send(event);
		if (!sent.ok) return sent.error;
		const { value: entry } = sent;
		announce(this.said(entry));
		const rolled = entry.lines.some(({ dice }) => dice.length > 0);
		if (rolled || this.due.length > 0) this.panel = { kind: 'result', event: entry.event };
		else this.goOn();
		return null;
	}

	/** A log entry as a screen reader hears it: the dice, then what they did. */
	said(entry: LogEntry): string {
		const dice = entry.lines.flatMap(({ dice }) => dice).map((faces) => faces.join(' '));
		const rolled = dice.length === 0 ? '' : `${m.play_dice_said({ dice: dice.join(', ') })}. `;
		return `${rolled}${this.sentences(entry).join('. ')}.`;
	}

	/** Back to what is most likely next: the piece that is acting, if it can do something, else the table. */
	goOn(): void {
		const active = this.view.pieces.find((piece) => piece.active && this.offersOf(piece.id).length > 0);
		this.panel = active && this.due.length === 0 ? { kind: 'piece', id: active.id } : null;
	}

	undo(): void {
		if (!this.play.canUndo) return;
		this.panel = null;
		this.play.undo();
		const line = this.lastLine;
		announce(line === null ? m.play_undone_start() : m.play_undone({ line }));
	}
	redo(): void {
		this.panel = null;
		if (this.play.redo()) announce(m.play_redone({ line: this.lastLine ?? '' }));
		else toast(m.play_redo_not());
	}
}

export const [getTable, setTable] = createContext<Table>();
