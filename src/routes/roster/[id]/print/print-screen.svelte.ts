import { SvelteSet } from 'svelte/reactivity';
import type { Plan } from '#lib/cards/plan.ts';
import type { Drawn } from '#lib/pdf/draw.ts';
import type { FontShelf } from '#lib/pdf/fonts.ts';
import type { RosterStore } from '#lib/store/contract.ts';
import { type Choices, CHOICES_KEY, readChoices } from './choices.ts';
import { type Laid, makePdf, makePrint, type PrintInput } from './make-print.ts';

export type Job =
	| { readonly state: 'idle' }
	| { readonly state: 'working'; readonly done: number } // 0 to 1
	| { readonly state: 'failed' };

/** What the printing screen shows: kept choices, the print laid out anew at each change, the making of the PDF. */
export class PrintScreen {
	#choices = $state.raw<Choices>(readChoices(null));
	#laid = $state.raw<Laid | null>(null);
	#failed = $state(false);
	#job = $state.raw<Job>({ state: 'idle' });
	#run = 0;
	#laying: Promise<void> = Promise.resolve();
	#wanted: PrintInput | null = null; // chosen, and waiting for the hand to rest
	#timer: ReturnType<typeof setTimeout> | undefined;
	#stopper: AbortController | null = null;
	#shelf: Promise<FontShelf> | null = null;
	#store: RosterStore | null = null;
	readonly #drawn = new WeakMap<Plan, Drawn>();
	/** Ids of entries without cards. */
	readonly excluded = new SvelteSet<string>();

	get choices(): Choices {
		return this.#choices;
	}
	/** Null while the first layout is made. */
	get laid(): Laid | null {
		return this.#laid;
	}
	/** Fonts or words could not be loaded. */
	get failed(): boolean {
		return this.#failed;
	}
	get job(): Job {
		return this.#job;
	}

	/** Reads the kept choices; from then on they are kept at each change. */
	async remember(store: RosterStore): Promise<void> {
		const kept = await store.getSetting(CHOICES_KEY);
		if (kept !== undefined) this.#choices = readChoices(kept);
		this.#store = store;
	}

	choose(change: Partial<Choices>): void {
		this.#choices = { ...this.#choices, ...change };
		void this.#store?.setSetting(CHOICES_KEY, this.#choices);
	}

	/** Lays the print out; a later call wins over an earlier one that is still at work. */
	layOut(input: PrintInput): Promise<void> {
		this.waitNoMore();
		this.#laying = this.#layOut(input, ++this.#run);
		return this.#laying;
	}

	/** Lays the print out in a moment: typing a name does so once, not at each letter. */
	layOutSoon(input: PrintInput): void {
		this.waitNoMore();
		this.#wanted = input;
		this.#timer = setTimeout(() => void this.layOut(input), this.#laid ? 150 : 0);
	}
	waitNoMore(): void {
		clearTimeout(this.#timer);
		this.#wanted = null;
	}

	async #layOut(input: PrintInput, run: number): Promise<void> {
		try {
			const shelf = await this.#openShelf();
			if (run !== this.#run) return;
			const laid = await makePrint(input, shelf);
			if (run !== this.#run) return;
			this.#laid = laid;
			this.#failed = false;
		} catch {
			if (run === this.#run) this.#failed = true;
		}
	}

	/** The font code is large: it comes when a print is first laid out. */
	#openShelf(): Promise<FontShelf> {
		this.#shelf ??= (async () => {
			const [{ FontShelf }, { browserFonts }] = await Promise.all([
				import('#lib/pdf/fonts.ts'),
				import('#lib/pdf/fonts-browser.ts')
			]);
			return new FontShelf(browserFonts);
		})();
		this.#shelf.catch(() => (this.#shelf = null)); // the next layout tries again
		return this.#shelf;
	}

	/**
	 * The PDF of what is chosen, waiting for its layout where that is still at work; null when it was stopped or failed
	 * (`job` says which). The same print is made once.
	 */
	async makePdf(): Promise<Drawn | null> {
		if (this.#wanted) void this.layOut(this.#wanted);
		for (let run = -1; run !== this.#run;) {
			run = this.#run;
			await this.#laying;
		}
		const laid = this.#laid;
		if (!laid || this.#job.state === 'working') return null;
		const known = this.#drawn.get(laid.plan);
		if (known) return known;
		const stopper = new AbortController();
		this.#stopper = stopper;
		this.#job = { state: 'working', done: 0 };
		try {
			const drawn = await makePdf(laid, {
				signal: stopper.signal,
				onProgress: (done, total) => (this.#job = { state: 'working', done: done / total })
			});
			this.#job = { state: 'idle' };
			if (drawn) this.#drawn.set(laid.plan, drawn);
			return drawn;
		} catch {
			this.#job = { state: 'failed' };
			return null;
		} finally {
			this.#stopper = null;
		}
	}

	stop(): void {
		this.#stopper?.abort();
	}
}
