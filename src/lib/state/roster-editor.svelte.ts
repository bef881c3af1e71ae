import type { Roster } from '../roster/document.ts';
import { type Edit, applyEdits } from '../roster/edits.ts';
import type { RosterStore, Stop, StoredRoster, StoreFailure, Written } from '../store/contract.ts';
import { type Result, err, failure } from '../util/result.ts';

/** One tap of the user: what undo takes back at once. */
type Step = readonly Edit[];

/** What storage has been asked and has yet to answer. */
type Pending =
	{ readonly kind: 'edit'; readonly step: Step } | { readonly kind: 'undo' | 'redo'; readonly step: readonly [] };

export type EditorStatus = 'loading' | 'ready' | 'missing' | 'failed';

/** What the screen must tell about storage; at most one, the gravest stays. */
export type EditorNotice =
	| { readonly kind: 'merged' } // another tab wrote; both changes are kept
	| { readonly kind: 'failed'; readonly failure: StoreFailure };

/**
 * One open roster of any game; what the rules say of it is asked of its game. An edit shows at once and is handed to storage in the same task (nothing waits in memory for a
 * timer, so closing the tab loses nothing); answers settle in the order of the edits. What storage refuses stays on
 * screen as unsaved steps and goes along with the next edit.
 */
export class RosterEditor {
	readonly id: string;
	readonly #store: RosterStore;
	#stop: Stop | null = null;
	#tail: Promise<void> = Promise.resolve();

	#stored = $state.raw<StoredRoster | null>(null);
	#pending = $state.raw<readonly Pending[]>([]);
	#unsaved = $state.raw<readonly Step[]>([]);
	#storeCanUndo = $state.raw(false);
	#storeCanRedo = $state.raw(false);
	#status = $state.raw<EditorStatus>('loading');
	#failure = $state.raw<StoreFailure | null>(null);
	#notice = $state.raw<EditorNotice | null>(null);

	/** The roster as the user sees it: what is stored, and on top of it the edits that are on their way. */
	readonly roster: Roster | null = $derived.by(() => {
		if (!this.#stored) return null;
		return applyEdits(this.#stored.roster, [...this.#unsaved.flat(), ...this.#pending.flatMap(({ step }) => step)]);
	});

	constructor(store: RosterStore, id: string) {
		this.#store = store;
		this.id = id;
	}

	get status(): EditorStatus {
		return this.#status;
	}
	/** Why loading failed. */
	get failure(): StoreFailure | null {
		return this.#failure;
	}
	get notice(): EditorNotice | null {
		return this.#notice;
	}
	get stored(): StoredRoster | null {
		return this.#stored;
	}
	get inBin(): boolean {
		return this.#stored?.deletedAt !== null && this.#stored !== null;
	}
	get canUndo(): boolean {
		return this.#unsaved.length > 0 || this.#storeCanUndo || this.#pending.some(({ kind }) => kind !== 'undo');
	}
	/** An undo on its way counts: a redo pressed right after it, faster than storage answers, is meant. */
	get canRedo(): boolean {
		if (this.#unsaved.length > 0) return false;
		const kinds = this.#pending.map(({ kind }) => kind);
		const edited = kinds.lastIndexOf('edit');
		return kinds.lastIndexOf('undo') > edited || (edited < 0 && this.#storeCanRedo);
	}
	/** True while every change is in storage. */
	get saved(): boolean {
		return this.#pending.length === 0 && this.#unsaved.length === 0;
	}

	/** Starts to follow the stored roster; the answer stops it. */
	open(): Stop {
		this.#stop?.();
		this.#stop = this.#store.watch(
			this.id,
			(written) => this.#seen(written),
			(failed) => this.#loadFailed(failed)
		);
		return () => {
			this.#stop?.();
			this.#stop = null;
		};
	}

	/** One undo step of one or more edits; resolves when storage has answered. */
	edit(...edits: readonly Edit[]): Promise<void> {
		if (!this.#stored || edits.length === 0) return this.#tail;
		const step = [...this.#unsaved.flat(), ...edits];
		this.#unsaved = [];
		return this.#send({ kind: 'edit', step }, (revision) => this.#store.edit(this.id, revision, step));
	}

	/** Takes back the last step; a step that was never saved is simply dropped. */
	undo(): Promise<void> {
		if (this.#unsaved.length > 0) {
			this.#unsaved = this.#unsaved.slice(0, -1);
			if (this.#unsaved.length === 0) this.#notice = null;
			return this.#tail;
		}
		return this.canUndo ? this.#send({ kind: 'undo', step: [] }, () => this.#store.undo(this.id)) : this.#tail;
	}

	redo(): Promise<void> {
		return this.canRedo ? this.#send({ kind: 'redo', step: [] }, () => this.#store.redo(this.id)) : this.#tail;
	}

	/** Tries again to store what was refused. */
	retry(): Promise<void> {
		const step = this.#unsaved.flat();
		if (step.length === 0) return this.#tail;
		this.#unsaved = [];
		return this.#send({ kind: 'edit', step }, (revision) => this.#store.edit(this.id, revision, step));
	}

	dismiss(): void {
		this.#notice = null;
	}

	#send(pending: Pending, ask: (revision: number) => Promise<Result<Written, StoreFailure>>): Promise<void> {
		// Each pending write will have raised the revision by one, so only another tab makes it older than stored.
		const revision = (this.#stored?.revision ?? 0) + this.#pending.length;
		this.#pending = [...this.#pending, pending];
		const answer = ask(revision).catch((cause: unknown) => err(failure('unknown' as const, { cause: String(cause) })));
		this.#tail = this.#tail.then(async () => this.#settle(pending.step, await answer));
		return this.#tail;
	}

	async #settle(step: Step, answer: Result<Written, StoreFailure>): Promise<void> {
		if (answer.ok) {
			this.#adopt(answer.value);
			if (answer.value.merged) this.#notice = { kind: 'merged' };
			else if (this.#notice?.kind === 'failed' && this.#unsaved.length === 0) this.#notice = null;
		} else {
			if (step.length > 0) this.#unsaved = [...this.#unsaved, step];
			this.#notice = { kind: 'failed', failure: answer.error };
		}
		this.#pending = this.#pending.slice(1);
		// What other tabs wrote while ours was refused was not looked at.
		if (!answer.ok && this.#pending.length === 0) {
			const now = await this.#store.get(this.id);
			if (now.ok && this.#pending.length === 0) this.#adopt(now.value);
		}
	}

	#seen(written: Written | null): void {
		if (!written) {
			if (this.#stored) this.#notice = { kind: 'failed', failure: failure('gone') };
			else this.#status = 'missing';
			return;
		}
		const before = this.#stored;
		// While edits are on their way, their answers bring whatever another tab wrote.
		if (before && this.#pending.length > 0) return;
		if (before && written.stored.revision < before.revision) return;
		const foreign =
			before !== null &&
			written.stored.revision > before.revision &&
			JSON.stringify(written.stored.roster) !== JSON.stringify(before.roster);
		this.#adopt(written);
		if (foreign && this.#notice === null) this.#notice = { kind: 'merged' };
	}

	#adopt(written: Written): void {
		this.#stored = written.stored;
		this.#storeCanUndo = written.canUndo;
		this.#storeCanRedo = written.canRedo;
		this.#status = 'ready';
	}

	#loadFailed(failed: StoreFailure): void {
		if (this.#stored) {
			this.#notice = { kind: 'failed', failure: failed };
			return;
		}
		this.#failure = failed;
		this.#status = 'failed';
	}
}
