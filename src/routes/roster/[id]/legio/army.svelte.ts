import { createContext } from 'svelte';
import type { LegioCatalogue } from '#lib/catalogue/legio-index.ts';
import { type Tendency, Tendency as TendencySchema } from '#lib/catalogue/legio.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { m } from '#lib/paraglide/messages.js';
import { ofGame } from '#lib/roster/document.ts';
import type { Edit, ElementFields, LegioFields } from '#lib/roster/edits.ts';
import { LegioEntry, type LegioRoster } from '#lib/roster/legio-document.ts';
import { judgeLegio } from '#lib/rules/legio/game.ts';
import type { Problem, Report } from '#lib/rules/problem.ts';
import { type Words, legioReasons } from '#lib/state/words.svelte.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import { type LegioContext, entryName, legioRule, legioSentence } from '#lib/wording/legio-problems.ts';
import { legioEdits } from '#lib/wording/legio-repairs.ts';
import { drawEntryId } from '../model/entry-id.ts';
import { Shell, type ShellParts, focusOn } from '../shell.svelte.ts';

export const elementId = (id: string): string => `element-${id}`;
export const ELEMENTS_ID = 'army-elements';

/** The builder of a DBA Legio army. */
export class ArmyBuilder extends Shell<LegioRoster> {
	readonly catalogue: LegioCatalogue;
	readonly reasons = legioReasons;
	readonly #words: Words;
	override readonly problemPanes = 2;

	constructor(parts: ShellParts, catalogue: LegioCatalogue, words: Words) {
		super(parts);
		this.catalogue = catalogue;
		this.#words = words;
	}

	get roster(): LegioRoster {
		const roster = this.editor.roster;
		if (!roster) throw new Error('bug: the builder is shown before its roster is there');
		return ofGame(roster, 'dba-legio');
	}
	get text(): TextFile {
		return this.#words.text ?? {};
	}
	get setupName(): string {
		return m.army_head();
	}
	/** How the set-up is played changes no army, but a match reads it from the roster: all questions are asked. */
	override get questions() {
		return [...this.catalogue.rulings.values()];
	}
	get wording(): LegioContext {
		return { army: this.roster, text: this.text };
	}
	/** Null when the roster names none of the catalogue. */
	get tendency(): Tendency | null {
		const read = TendencySchema.safeParse(this.roster.tendency);
		return read.success ? read.data : null;
	}

	judge(): Report {
		return judgeLegio(this.roster, this.catalogue);
	}
	sentence(problem: Problem): string {
		return legioSentence(problem, this.wording, this.locale);
	}
	ruleOf(problem: Problem): string {
		return legioRule(problem.rule, this.text, this.locale);
	}
	editWords(edits: readonly Edit[]): string {
		return legioEdits(edits, this.wording, this.locale);
	}
	/** The game knows no points. */
	gain(): null {
		return null;
	}
	override notesWords(count: number) {
		return { title: m.army_notes({ count }), meaning: m.army_notes_meaning() };
	}
	get state(): string {
		return `${m.army_elements({ count: this.report.figures })}. ${this.legality}.`;
	}
	nameOfEntry(entry: LegioEntry): string {
		return entryName(entry, this.text, this.locale);
	}
	entry(id: string): LegioEntry | undefined {
		return this.roster.entries.find((each) => each.id === id);
	}

	setHead(fields: LegioFields): void {
		this.change([{ kind: 'set-legio', fields }]);
	}
	set(entry: LegioEntry, fields: ElementFields): void {
		this.change([{ kind: 'set-element', entry: entry.id, fields }]);
	}
	/** The general is with one entry: the mark leaves the others. */
	setGeneral(entry: LegioEntry, on: boolean): void {
		const others = on ? this.roster.entries.filter(({ id, general }) => general && id !== entry.id) : [];
		this.change([
			...others.map(({ id }): Edit => ({ kind: 'set-element', entry: id, fields: { general: false } })),
			{ kind: 'set-element', entry: entry.id, fields: { general: on } }
		]);
	}
	/** One element more of a kind: one more of its entry, or a new entry. */
	async add(element: string): Promise<void> {
		const known = this.roster.entries.find((each) => each.element === element && !each.camels && !each.general);
		this.panel = null;
		if (known) {
			this.set(known, { count: known.count + 1 });
			await focusOn(elementId(known.id));
			return;
		}
		const id = drawEntryId(this.roster, Math.random);
		const value = LegioEntry.parse({ id, element });
		this.change([{ kind: 'put-element', at: this.roster.entries.length, value }]);
		await focusOn(elementId(id));
	}
	async duplicate(entry: LegioEntry): Promise<void> {
		const as = drawEntryId(this.roster, Math.random);
		this.change(
			[{ kind: 'duplicate-entry', entry: entry.id, as }],
			m.builder_duplicated({ name: this.nameOfEntry(entry) })
		);
		this.panel = null;
		await focusOn(elementId(as));
	}
	/** Takes an entry out; undo is offered. */
	async remove(entry: LegioEntry): Promise<void> {
		const name = this.nameOfEntry(entry);
		const { entries } = this.roster;
		const at = entries.findIndex(({ id }) => id === entry.id);
		const next = entries[at + 1] ?? entries[at - 1];
		this.panel = null;
		this.selected = null;
		void this.editor.edit({ kind: 'remove-entry', entry: entry.id });
		toast(`${m.builder_removed({ name })}. ${this.state}`, {
			label: m.builder_undo(),
			run: () => {
				this.change([{ kind: 'put-element', at, value: entry }], m.builder_restored({ name }));
				void focusOn(elementId(entry.id));
			}
		});
		await focusOn(next ? elementId(next.id) : ELEMENTS_ID);
	}
	/** Moves an entry by one, and says where it is now. */
	move(entry: LegioEntry, by: number): void {
		const { entries } = this.roster;
		const from = entries.findIndex(({ id }) => id === entry.id);
		const to = Math.min(entries.length - 1, Math.max(0, from + by));
		if (to !== from) void this.editor.edit({ kind: 'move-entry', entry: entry.id, to });
		announce(m.builder_position({ name: this.nameOfEntry(entry), position: to + 1, count: entries.length }));
	}

	/** Opens the sheet of an entry. */
	show(id: string): void {
		this.selected = id;
		this.panel = 'group';
	}
	search(): void {
		this.panel = 'add';
	}
	async goTo({ code, entry }: Problem): Promise<void> {
		if (entry !== null) this.show(entry);
		else if (code === 'unknown-ruling') this.panel = 'rulings';
		else if (code === 'unknown-tendency' || code === 'aggression-out-of-range') this.panel = 'setup';
		else {
			this.panel = null;
			await focusOn(ELEMENTS_ID);
		}
	}
}

export const [getArmy, setArmy] = createContext<ArmyBuilder>();
