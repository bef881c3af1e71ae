import { createContext, tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf, wordsOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Roster } from '#lib/roster/document.ts';
import type { RulingValue } from '#lib/roster/fields.ts';
import type { Edit } from '#lib/roster/edits.ts';
import type { Problem, Repair, Report } from '#lib/rules/problem.ts';
import { type GameModule, loadGame } from '#lib/rules/registry.ts';
import type { RosterEditor } from '#lib/state/roster-editor.svelte.ts';
import type { Words } from '#lib/state/words.svelte.ts';
import type { RosterStore } from '#lib/store/contract.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import { countProblems } from './model/problems.ts';

/** The dialogs of a builder; at most one is open. */
export type Panel = 'add' | 'problems' | 'setup' | 'rulings' | 'notes' | 'copy' | 'keys' | 'more' | 'group' | 'own';

/** Where the user was on the screen, kept with the entry of the history. */
export interface Place {
	readonly unfolded: readonly string[];
	readonly selected: string | null;
	readonly y: number;
}

/** Where storage keeps whether `/` is a shortcut. */
export const SLASH_SETTING = 'builder.slash';
export const SEARCH_ID = 'unit-search';
export const PROBLEMS_ID = 'problems-title';

/** An open question of the rules, answered for each roster. */
export interface Question {
	readonly id: string;
	readonly phase: 'building' | 'playing';
	readonly default: RulingValue;
	readonly choices: readonly RulingValue[];
}

/** What a builder is made from, whatever its game. */
export interface ShellParts {
	readonly editor: RosterEditor;
	readonly store: RosterStore;
	readonly locale: () => Locale;
}

/**
 * What the builders of all games share: the open roster, what is wrong with it, what is unfolded and chosen, and the
 * actions that every game has, with their announcements. Made once for each roster that is opened.
 */
export abstract class Shell<R extends Roster = Roster> {
	readonly editor: RosterEditor;
	readonly store: RosterStore;
	/** The game's module, for its repairs; fetched when the first problem is shown. */
	#rules = $state.raw<GameModule | null>(null);
	readonly #locale: () => Locale;

	/** Rows that are unfolded. */
	readonly unfolded = new SvelteSet<string>();
	/** The row that the live card shows. */
	selected = $state.raw<string | null>(null);
	panel = $state.raw<Panel | null>(null);
	query = $state('');
	/** How many columns the window has room for. */
	panes = $state.raw(1);
	/** Whether the `/` key leads to the search; a key without Ctrl must be possible to switch off (WCAG 2.1.4). */
	slash = $state.raw(true);

	readonly report: Report = $derived.by(() => this.judge());
	readonly counts = $derived.by(() => countProblems(this.report));

	constructor({ editor, store, locale }: ShellParts) {
		this.editor = editor;
		this.store = store;
		this.#locale = locale;
		void store.getSetting(SLASH_SETTING).then((on) => {
			if (on === false) this.slash = false;
		});
	}

	abstract get roster(): R;
	abstract readonly catalogue: { readonly rulings: ReadonlyMap<string, Question> };
	/** The names and rule words of the game, in the language on screen. */
	abstract get text(): TextFile;
	/** The reasons of the game, fetched when somebody asks. */
	abstract readonly reasons: Words;
	/** What the rules say of the roster as it is. */
	abstract judge(): Report;
	/** What is wrong, as a sentence. */
	abstract sentence(problem: Problem): string;
	/** The rule that a problem breaks, by its name. */
	abstract ruleOf(problem: Problem): string;
	/**
	 * Edits in words, once `needRepairs` has answered; `here` is the entry beside which they stand, whose name they leave
	 * out where the game can.
	 */
	abstract editWords(edits: readonly Edit[], here?: string): string;
	/** What a repair does to the total; null in games without one. */
	abstract gain(repair: Repair): string | null;
	/** Totals and legality as a sentence, said after every change. */
	abstract get state(): string;
	/** Goes to what a problem speaks of. */
	abstract goTo(problem: Problem): Promise<void>;
	/** Leads to the search for units: beside the roster, or in its sheet. */
	abstract search(): void;
	/** What the menu calls the setup of a roster. */
	abstract get setupName(): string;

	/** The words of a catalogue id, such as `unit.centurion`. */
	name(key: string): string {
		return nameOf(this.text, key);
	}
	/** Its line of rule words, if it has one. */
	rule(key: string): string | null {
		return wordsOf(this.text, `${key}.rule`);
	}
	/** The reason of a number or a ruling; null while it is on its way, or when there is none. */
	whyOf(key: string): string | null {
		return this.reasons.words(key);
	}
	/** The open questions that the rulings dialog asks. */
	get questions(): readonly Question[] {
		return [...this.catalogue.rulings.values()].filter(({ phase }) => phase === 'building');
	}
	/** What notes are called, and what they mean: most games note where they rest on a value of ours. */
	notesWords(count: number): { readonly title: string; readonly meaning: string } {
		return { title: m.builder_notes_count({ count }), meaning: m.builder_notes_meaning() };
	}
	get locale(): Locale {
		return this.#locale();
	}
	get legality(): string {
		const { errors } = this.counts;
		return errors === 0 ? m.builder_legal() : m.builder_errors({ count: errors });
	}

	/** Makes a change and says it. */
	change(edits: readonly Edit[], said?: string): void {
		if (edits.length === 0) return;
		const words = said ?? this.tellEdits(edits);
		void this.editor.edit(...edits);
		if (typeof words === 'string') announce(`${words}. ${this.state}`);
		else
			void words.then(
				(told) => announce(`${told}. ${this.state}`),
				() => announce(this.state)
			);
	}
	/** Edits in words, with the names that the roster has before them; later where the words are yet to be fetched. */
	tellEdits(edits: readonly Edit[]): string | Promise<string> {
		return this.editWords(edits);
	}
	/** Fetches what `editWords` needs, in games that fetch it apart. */
	async needEditWords(): Promise<void> {
		// nothing in games that have it at once
	}

	/** Fetches what finds repairs and tells them; without it the sentences stand alone, until the next try. */
	async needRepairs(): Promise<void> {
		if (this.#rules) return;
		try {
			const [rules] = await Promise.all([loadGame(this.roster.game), this.needEditWords()]);
			this.#rules = rules;
		} catch {
			// not fetched before the network went: told by what is missing, tried again with the next problem
		}
	}
	/** The smallest changes that clear a problem; none for notes, and none before `needRepairs` has answered. */
	repairs(problem: Problem): readonly Repair[] {
		return problem.severity === 'note' ? [] : (this.#rules?.repairs(this.roster, problem) ?? []);
	}
	repair(repair: Repair): void {
		const words = this.editWords(repair.edits);
		void this.editor.edit(...repair.edits);
		toast(`${words}. ${this.state}`, { label: m.builder_undo(), run: () => void this.undo() });
	}

	async undo(): Promise<void> {
		if (!this.editor.canUndo) return;
		await this.editor.undo();
		announce(`${m.builder_undone()}. ${this.state}`);
	}
	async redo(): Promise<void> {
		if (!this.editor.canRedo) return;
		await this.editor.redo();
		announce(`${m.builder_redone()}. ${this.state}`);
	}

	setSlash(on: boolean): void {
		this.slash = on;
		void this.store.setSetting(SLASH_SETTING, on);
	}
	/** A dialog was closed; another may have taken its place meanwhile. */
	closed(panel: Panel): void {
		if (this.panel === panel) this.panel = null;
	}
	/** The number of panes from which the problems are always in sight. */
	readonly problemPanes: number = 3;
	showProblems(): void {
		if (this.panes >= this.problemPanes) void focusOn(PROBLEMS_ID);
		else this.panel = 'problems';
	}

	place(): Place {
		return { unfolded: [...this.unfolded], selected: this.selected, y: window.scrollY };
	}
	/** The height can only be found again once the rows are there: storage answers after the router has scrolled. */
	async comeBack({ unfolded, selected, y }: Place): Promise<void> {
		await this.needRepairs(); // they take room in unfolded rows
		for (const row of unfolded) this.unfolded.add(row);
		this.selected = selected;
		await tick();
		// unfolded rows fetch their inside
		const room = () => document.documentElement.scrollHeight - window.innerHeight;
		await appearing(() => (room() >= y ? true : null));
		window.scrollTo({ top: y, behavior: 'instant' });
	}
}

/** Frames of patience for a part of the screen that is still being fetched: about two seconds. */
const PATIENCE = 120;

/** What `look` finds, now or within the next frames; null when it does not come. */
export async function appearing<T>(look: () => T | null): Promise<T | null> {
	for (let frame = 0; frame < PATIENCE; frame++) {
		const found = look();
		if (found !== null) return found;
		await new Promise((next) => requestAnimationFrame(next));
	}
	return null;
}

/** Waits until the screen shows the change, and until a closing dialog has given its focus back. */
export async function focusOn(id: string): Promise<void> {
	await tick();
	await new Promise((done) => setTimeout(done));
	const element = await appearing(() => document.getElementById(id));
	if (!element) return;
	element.focus({ preventScroll: true });
	element.scrollIntoView({ block: 'center' });
}

export const [getShell, setShell] = createContext<Shell>();
