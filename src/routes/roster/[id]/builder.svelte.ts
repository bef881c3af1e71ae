import { createContext, tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Category, TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf, wordsOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import type { Edit } from '#lib/roster/edits.ts';
import type { Problem, Repair } from '#lib/rules/problem.ts';
import type { RosterEditor } from '#lib/state/roster-editor.svelte.ts';
import type { RosterStore } from '#lib/store/contract.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import { formatNumber } from '#lib/ui/format.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { problemSentence } from '#lib/wording/problems.ts';
import { editsSentence } from '#lib/wording/repairs.ts';
import type { WordingContext } from '#lib/wording/words.ts';
import { addUnit, drawEntryId, moveEntry, siblings } from './model/actions.ts';
import { countProblems } from './model/categories.ts';
import { targetOf } from './model/target.ts';

/** The dialogs of the screen; at most one is open. */
export type Panel = 'add' | 'problems' | 'setup' | 'rulings' | 'notes' | 'copy' | 'keys' | 'more';

/** The id of the element of a row that takes the focus when the screen goes to it. */
export const rowId = (entry: string): string => `row-${entry}`;
/** Where storage keeps whether `/` is a shortcut. */
export const SLASH_SETTING = 'builder.slash';
export const SEARCH_ID = 'unit-search';
export const PROBLEMS_ID = 'problems-title';
export const categoryId = (category: Category | null): string => `category-${category ?? 'unknown'}`;

interface Words {
	readonly text: TextFile | null;
}

/**
 * What the parts of the builder share: the open roster, what is unfolded and chosen, and every action with its
 * announcement. Made once for each roster that is opened.
 */
export class Builder {
	readonly editor: RosterEditor;
	readonly store: RosterStore;
	readonly #words: Words;
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
	/** Where the sheet of units scrolls to when it opens. */
	addTo = $state.raw<Category | null>(null);
	/** The unit that was added last, for its short +1; `n` makes two in a row two. */
	added = $state.raw<{ readonly unit: string; readonly n: number }>({ unit: '', n: 0 });

	constructor(editor: RosterEditor, store: RosterStore, words: Words, locale: () => Locale) {
		this.editor = editor;
		this.store = store;
		this.#words = words;
		this.#locale = locale;
	}

	get roster(): DbgRoster {
		const roster = this.editor.roster;
		if (!roster) throw new Error('bug: the builder is shown before its roster is there');
		return roster;
	}
	get text(): TextFile {
		return this.#words.text ?? {};
	}
	get locale(): Locale {
		return this.#locale();
	}
	get wording(): WordingContext {
		return { roster: this.roster, catalogue: this.editor.catalogue, text: this.text };
	}
	readonly counts = $derived.by(() => countProblems(this.editor.report));

	/** The words of a catalogue id, such as `unit.centurion`. */
	name(key: string): string {
		return nameOf(this.text, key);
	}
	/** Its line of rule words, if it has one. */
	rule(key: string): string | null {
		return wordsOf(this.text, `${key}.rule`);
	}
	unitName(entry: DbgEntry): string {
		return this.name(`unit.${entry.unit}`);
	}
	/** How an entry is called: its own name, else its unit's. */
	entryName(entry: DbgEntry): string {
		const own = oneLine(entry.name);
		return own === '' ? this.unitName(entry) : own;
	}
	sentence(problem: Problem): string {
		return problemSentence(problem, this.wording, this.locale);
	}
	/** Why a choice would break a rule; in a list of choices the total needs no repeating. */
	reason(problem: Problem): string {
		const { points, limit } = problem.facts;
		return problem.code === 'points-over-limit' && typeof points === 'number' && typeof limit === 'number'
			? m.builder_would_exceed({ points: points - limit })
			: this.sentence(problem);
	}
	/** Edits in words; `here` is the row they stand in, whose name they leave out. */
	editWords(edits: readonly Edit[], here?: string): string {
		const { wording } = this;
		return editsSentence(edits, here === undefined ? wording : { ...wording, here }, this.locale);
	}
	entry(id: string): DbgEntry | undefined {
		return this.roster.entries.find((entry) => entry.id === id);
	}

	/** Points and legality as a sentence, said after every change. */
	get state(): string {
		const { points, limit } = this.editor.report;
		const total =
			limit === null
				? m.builder_points_said({ points: formatNumber(points) })
				: m.builder_points_of_said({ points: formatNumber(points), limit: formatNumber(limit) });
		return `${total} ${this.legality}.`;
	}
	get legality(): string {
		const { errors } = this.counts;
		return errors === 0 ? m.builder_legal() : m.builder_errors({ count: errors });
	}

	/** Makes a change and says it. */
	change(edits: readonly Edit[], said?: string): void {
		if (edits.length === 0) return;
		const words = said ?? this.editWords(edits);
		void this.editor.edit(...edits);
		announce(`${words}. ${this.state}`);
	}

	add(unit: string, figures = 1): void {
		const made = addUnit(this.roster, this.editor.catalogue, unit, drawEntryId(this.roster, Math.random), figures);
		void this.editor.edit(...made.edits);
		this.selected = made.entry;
		this.added = { unit, n: this.added.n + 1 };
		const count = this.entry(made.entry)?.count ?? figures;
		announce(`${m.builder_added({ unit: this.name(`unit.${unit}`), figures, count })}. ${this.state}`);
	}

	setCount(entry: DbgEntry, count: number): void {
		this.change(
			[{ kind: 'set-count', entry: entry.id, count }],
			m.builder_counted({ name: this.entryName(entry), count })
		);
	}

	async duplicate(entry: DbgEntry): Promise<void> {
		const as = drawEntryId(this.roster, Math.random);
		this.change(
			[{ kind: 'duplicate-entry', entry: entry.id, as }],
			m.builder_duplicated({ name: this.entryName(entry) })
		);
		this.selected = as;
		await this.focusRow(as);
	}

	/** Takes an entry out; the focus goes to the row that takes its place, and undo is offered. */
	async remove(entry: DbgEntry): Promise<void> {
		const name = this.entryName(entry);
		const at = this.roster.entries.findIndex((each) => each.id === entry.id);
		const shown = siblings(this.roster, this.editor.catalogue, entry.id);
		const place = shown.findIndex((each) => each.id === entry.id);
		const next = shown[place + 1] ?? shown[place - 1];
		const category = this.editor.catalogue.units.get(entry.unit)?.category ?? null;
		void this.editor.edit({ kind: 'remove-entry', entry: entry.id });
		if (this.selected === entry.id) this.selected = next?.id ?? null;
		toast(`${m.builder_removed({ name })}. ${this.state}`, {
			label: m.builder_undo(),
			run: () => {
				this.change([{ kind: 'restore-entry', at, value: entry }], m.builder_restored({ name }));
				void this.focusRow(entry.id);
			}
		});
		if (next) await this.focusRow(next.id);
		else await this.focusCategory(category);
	}

	/** Moves an entry to a place among those shown with it, from 0, and says where it is now. */
	move(entry: DbgEntry, place: number): boolean {
		const { catalogue } = this.editor;
		const edits = moveEntry(this.roster, catalogue, entry.id, place);
		const shown = (): readonly DbgEntry[] => siblings(this.roster, catalogue, entry.id);
		if (edits.length > 0) void this.editor.edit(...edits);
		const position = shown().findIndex((each) => each.id === entry.id) + 1;
		announce(m.builder_position({ name: this.entryName(entry), position, count: shown().length }));
		return edits.length > 0;
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

	/** Unfolds or folds a row. */
	toggle(entry: string): void {
		if (this.unfolded.has(entry)) this.unfolded.delete(entry);
		else this.unfolded.add(entry);
		this.selected = entry;
	}

	/** Leads to the search for units: beside the roster, or in its sheet. */
	search(): void {
		if (this.panes > 1) void focusOn(SEARCH_ID);
		else this.showAdd();
	}
	setSlash(on: boolean): void {
		this.slash = on;
		void this.store.setSetting(SLASH_SETTING, on);
	}
	/** A dialog was closed; another may have taken its place meanwhile. */
	closed(panel: Panel): void {
		if (this.panel === panel) this.panel = null;
	}
	showProblems(): void {
		if (this.panes > 2) void focusOn(PROBLEMS_ID);
		else this.panel = 'problems';
	}
	showAdd(category: Category | null = null): void {
		this.addTo = category;
		this.query = '';
		this.panel = 'add';
	}

	/** Goes to what a problem speaks of. */
	async goTo(problem: Problem): Promise<void> {
		const target = targetOf(problem, this.roster);
		if (target.kind === 'rulings' || target.kind === 'setup') {
			this.panel = target.kind;
			return;
		}
		this.panel = null;
		if (target.kind === 'category') {
			await this.focusCategory(target.id);
			return;
		}
		this.unfolded.add(target.id);
		this.selected = target.id;
		await this.focusRow(target.id);
	}

	focusRow = (entry: string): Promise<void> => focusOn(rowId(entry));
	focusCategory = (category: Category | null): Promise<void> => focusOn(categoryId(category));
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
async function focusOn(id: string): Promise<void> {
	await tick();
	await new Promise((done) => setTimeout(done));
	const element = await appearing(() => document.getElementById(id));
	if (!element) return;
	element.focus({ preventScroll: true });
	element.scrollIntoView({ block: 'center' });
}

export const [getBuilder, setBuilder] = createContext<Builder>();
