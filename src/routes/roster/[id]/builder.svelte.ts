import { createContext } from 'svelte';
import type { Category, TextFile } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import { m } from '#lib/paraglide/messages.js';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import { ofGame } from '#lib/roster/document.ts';
import type { Edit } from '#lib/roster/edits.ts';
import { validateDbg } from '#lib/rules/dbg/validate.ts';
import type { Problem, Repair, Report } from '#lib/rules/problem.ts';
import { dbgReasons } from '#lib/state/words.svelte.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import { formatNumber } from '#lib/ui/format.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { ruleName } from '#lib/wording/rules.ts';
import type { WordingContext } from '#lib/wording/words.ts';
import { loadEditsSentence, loadProblemSentence } from './lazy.ts';
import { addUnit, moveEntry, siblings } from './model/actions.ts';
import { drawEntryId } from './model/entry-id.ts';
import { targetOf } from './model/target.ts';
import { SEARCH_ID, Shell, type ShellParts, focusOn } from './shell.svelte.ts';

/** The id of the element of a row that takes the focus when the screen goes to it. */
export const rowId = (entry: string): string => `row-${entry}`;
export const categoryId = (category: Category | null): string => `category-${category ?? 'unknown'}`;

interface Words {
	readonly text: TextFile | null;
}

/** The builder of a warband: what its parts share beside what every builder has. */
export class Builder extends Shell<DbgRoster> {
	readonly catalogue: DbgCatalogue;
	readonly reasons = dbgReasons;
	readonly #words: Words;
	/** What puts edits into words; fetched with the first repair or change that needs it. */
	#told = $state.raw<Awaited<ReturnType<typeof loadEditsSentence>> | null>(null);
	/** What puts problems into words; fetched with the first problem. */
	#worded = $state.raw<Awaited<ReturnType<typeof loadProblemSentence>> | null>(null);

	/** Where the sheet of units scrolls to when it opens. */
	addTo = $state.raw<Category | null>(null);
	/** The unit that was added last, for its short +1; `n` makes two in a row two. */
	added = $state.raw<{ readonly unit: string; readonly n: number }>({ unit: '', n: 0 });

	constructor(parts: ShellParts, catalogue: DbgCatalogue, words: Words) {
		super(parts);
		this.catalogue = catalogue;
		this.#words = words;
	}

	get roster(): DbgRoster {
		const roster = this.editor.roster;
		if (!roster) throw new Error('bug: the builder is shown before its roster is there');
		return ofGame(roster, 'dbg');
	}
	judge(): Report {
		return validateDbg(this.roster, this.catalogue);
	}
	get setupName(): string {
		return m.builder_setup();
	}
	get text(): TextFile {
		return this.#words.text ?? {};
	}
	get wording(): WordingContext {
		return { roster: this.roster, catalogue: this.catalogue, text: this.text };
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
		if (this.#worded) return this.#worded(problem, this.wording, this.locale);
		loadProblemSentence().then(
			(worded) => (this.#worded = worded),
			() => undefined // not fetched before the network went: the rule stands alone, tried again when it is shown again
		);
		return '…';
	}
	ruleOf(problem: Problem): string {
		return ruleName(problem.rule, this.text, this.locale);
	}
	gain({ points }: Repair): string {
		return points === 0 ? m.builder_same_points() : formatNumber(points, true).replace('-', '−');
	}
	/** Why a choice would break a rule; in a list of choices the total needs no repeating. */
	reason(problem: Problem): string {
		const { points, limit } = problem.facts;
		return problem.code === 'points-over-limit' && typeof points === 'number' && typeof limit === 'number'
			? m.builder_would_exceed({ points: points - limit })
			: this.sentence(problem);
	}
	/** Edits in words; `here` is the row they stand in, whose name they leave out. Empty before they are fetched. */
	editWords(edits: readonly Edit[], here?: string): string {
		const { wording } = this;
		return this.#told?.(edits, here === undefined ? wording : { ...wording, here }, this.locale) ?? '';
	}
	override async tellEdits(edits: readonly Edit[]): Promise<string> {
		const { wording, locale } = this;
		const told = await loadEditsSentence();
		return told(edits, wording, locale);
	}
	override async needEditWords(): Promise<void> {
		this.#told = await loadEditsSentence();
	}
	entry(id: string): DbgEntry | undefined {
		return this.roster.entries.find((entry) => entry.id === id);
	}

	/** Points and legality as a sentence, said after every change. */
	get state(): string {
		const { points, limit } = this.report;
		const total =
			limit === null
				? m.builder_points_said({ points: formatNumber(points) })
				: m.builder_points_of_said({ points: formatNumber(points), limit: formatNumber(limit) });
		return `${total} ${this.legality}.`;
	}
	add(unit: string, figures = 1): void {
		const made = addUnit(this.roster, this.catalogue, unit, drawEntryId(this.roster, Math.random), figures);
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
		const shown = siblings(this.roster, this.catalogue, entry.id);
		const place = shown.findIndex((each) => each.id === entry.id);
		const next = shown[place + 1] ?? shown[place - 1];
		const category = this.catalogue.units.get(entry.unit)?.category ?? null;
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
		const { catalogue } = this;
		const edits = moveEntry(this.roster, catalogue, entry.id, place);
		const shown = (): readonly DbgEntry[] => siblings(this.roster, catalogue, entry.id);
		if (edits.length > 0) void this.editor.edit(...edits);
		const position = shown().findIndex((each) => each.id === entry.id) + 1;
		announce(m.builder_position({ name: this.entryName(entry), position, count: shown().length }));
		return edits.length > 0;
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

export const [getBuilder, setBuilder] = createContext<Builder>();
