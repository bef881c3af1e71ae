import type { MatchDocument, MatchEvent } from '../match/document.ts';
import type { MatchFailure } from '../match/engine.ts';
import type { LogEntry } from '../match/fold.ts';
import { type PlayedGame, type Position, positions } from '../match/position.ts';
import type { Stop, StoreFailure } from '../store/contract.ts';
import type { StoredMatch } from '../store/match-record.ts';
import { type MatchWork, doWork } from '../store/match-work.ts';
import type { MatchStore } from '../store/matches.ts';
import { type Result, err, ok } from '../util/result.ts';

/** What the screen must tell about storage. */
export type MatchNotice =
	/** Another tab had gone on; what it did is shown, and this tab's last step was not done. */
	| { readonly kind: 'elsewhere' }
	| { readonly kind: 'failed'; readonly failure: StoreFailure }
	/** The document does not replay beyond its `at`-th event. */
	| { readonly kind: 'stuck'; readonly failure: MatchFailure; readonly at: number };

/**
 * An open match. A step shows at once and is handed to storage in the same task; what storage refuses stays on the screen
 * and goes along with the next step.
 */
export class MatchPlay {
	readonly id: string;
	readonly #store: MatchStore;
	readonly #loadGame: (match: MatchDocument) => Promise<PlayedGame>;
	#game: PlayedGame | null = null;
	#tail: Promise<void> = Promise.resolve();
	/** Steps that storage has not answered yet. */
	#waiting = 0;
	/** The revision that the next step is done to. */
	#revision = 0;

	#stored = $state.raw<StoredMatch | null>(null);
	#positions = $state.raw<readonly Position[]>([]);
	#status = $state.raw<'loading' | 'ready' | 'missing' | 'failed'>('loading');
	#failure = $state.raw<StoreFailure | null>(null);
	#notice = $state.raw<MatchNotice | null>(null);
	#unsaved = $state.raw(false);

	constructor(store: MatchStore, id: string, loadGame: (match: MatchDocument) => Promise<PlayedGame>) {
		this.#store = store;
		this.id = id;
		this.#loadGame = loadGame;
	}

	get status(): 'loading' | 'ready' | 'missing' | 'failed' {
		return this.#status;
	}
	get failure(): StoreFailure | null {
		return this.#failure;
	}
	get notice(): MatchNotice | null {
		return this.#notice;
	}
	/** Null until it is read. */
	get match(): MatchDocument | null {
		return this.#stored?.match ?? null;
	}
	get inBin(): boolean {
		return typeof this.#stored?.deletedAt === 'number';
	}
	/** Null until it is read. */
	get position(): Position | null {
		return this.#positions.at(-1) ?? null;
	}
	/** The position before the event with this index. */
	before(event: number): Position | null {
		return this.#positions[event] ?? null;
	}
	get canUndo(): boolean {
		return (this.#stored?.match.events.length ?? 0) > 0;
	}
	get canRedo(): boolean {
		return (this.#stored?.undone.length ?? 0) > 0;
	}
	/** True while everything is in storage. */
	get saved(): boolean {
		return !this.#unsaved;
	}

	/** Starts to follow the stored match; the answer stops it. */
	open(): Stop {
		return this.#store.watch(
			this.id,
			(stored) => void this.#seen(stored),
			(failed) => {
				if (this.#stored) this.#notice = { kind: 'failed', failure: failed };
				else {
					this.#failure = failed;
					this.#status = 'failed';
				}
			}
		);
	}

	/** Plays an event: the lines it made, or why it cannot happen. Shown at once. */
	send(event: MatchEvent): Result<LogEntry, MatchFailure> {
		const { position } = this;
		if (!position) throw new Error('bug: an event before the match is there');
		const plain: MatchEvent = JSON.parse(JSON.stringify(event)); // no proxies into storage
		const next = position.next(plain);
		if (!next.ok) return err(next.error);
		const entry = next.value.log.at(-1);
		if (!entry) throw new Error('bug: an event without an entry in the log');
		this.#positions = [...this.#positions, next.value];
		this.#do({ kind: 'event', event: plain });
		return ok(entry);
	}

	/** Takes the last event back, down to the start. */
	undo(): void {
		if (!this.canUndo) return;
		// of a document that does not replay the end alone is taken away
		if (this.#positions.length > (this.match?.events.length ?? 0)) this.#positions = this.#positions.slice(0, -1);
		this.#do({ kind: 'undo' });
		this.#unstick();
	}

	/** Does the last undone event again: the same dice. False when there is none, or it no longer fits. */
	redo(): boolean {
		const event = this.#stored?.undone.at(-1);
		const next = event === undefined ? null : (this.position?.next(event) ?? null);
		if (!next?.ok) return false;
		this.#positions = [...this.#positions, next.value];
		this.#do({ kind: 'redo' });
		return true;
	}

	setLooks(looks: MatchDocument['looks']): void {
		const plain = looks.map(({ name, colour }) => ({ name, colour }));
		const [first, second] = plain;
		if (first && second) this.#do({ kind: 'looks', looks: [first, second] });
	}

	dismiss(): void {
		this.#notice = null;
	}

	/** Tries again to store what was refused. */
	retry(): Promise<void> {
		if (this.#unsaved && this.#waiting === 0) this.#save({ kind: 'events', events: [...(this.match?.events ?? [])] });
		return this.#tail;
	}
	/** Resolves when storage has answered everything. */
	settled(): Promise<void> {
		return this.#tail;
	}

	#do(work: MatchWork): void {
		const stored = this.#stored;
		if (!stored) return;
		this.#stored = { ...stored, ...doWork(stored, work) };
		this.#save(this.#unsaved ? { kind: 'events', events: [...this.#stored.match.events] } : work);
	}

	#save(work: MatchWork): void {
		this.#waiting++;
		const answer = this.#store.change(this.id, this.#revision, work);
		this.#revision++;
		this.#tail = this.#tail.then(async () => {
			const result = await answer;
			this.#waiting--;
			if (!result.ok) {
				this.#revision--;
				this.#unsaved = true;
				this.#notice = { kind: 'failed', failure: result.error };
			} else if (!result.value.done) {
				this.#notice = { kind: 'elsewhere' };
				if (this.#waiting === 0) this.#adopt(result.value.stored);
			} else {
				if (this.#notice?.kind === 'failed') this.#notice = null;
				this.#unsaved = false;
			}
		});
	}

	async #seen(stored: StoredMatch | null): Promise<void> {
		if (!stored) {
			if (!this.#stored) this.#status = 'missing';
			return;
		}
		this.#game ??= await this.#loadGame(stored.match);
		// while steps are on their way, their answers bring whatever another tab did
		if (this.#waiting > 0 || this.#unsaved) return;
		if (this.#stored && stored.revision < this.#revision) return;
		const foreign = this.#stored !== null && stored.revision > this.#revision;
		this.#adopt(stored);
		if (foreign && this.#notice === null) this.#notice = { kind: 'elsewhere' };
	}

	/** Shows what is stored; positions of the events that are the same are kept. */
	#adopt(stored: StoredMatch): void {
		const game = this.#game;
		if (!game) return;
		const before = this.#stored?.match.events ?? [];
		const same = JSON.stringify(before) === JSON.stringify(stored.match.events);
		this.#revision = stored.revision;
		if (!same || this.#positions.length === 0) {
			const { all, failed } = positions(stored.match, game);
			this.#positions = all;
			if (failed) this.#notice = { kind: 'stuck', failure: failed, at: all.length };
		}
		this.#stored = stored;
		this.#unsaved = false;
		this.#status = 'ready';
	}

	#unstick(): void {
		const events = this.match?.events.length ?? 0;
		if (this.#notice?.kind === 'stuck' && this.#positions.length > events) this.#notice = null;
	}
}
