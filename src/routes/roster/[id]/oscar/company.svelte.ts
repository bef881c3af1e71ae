import { createContext } from 'svelte';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Role } from '#lib/catalogue/oscar.ts';
import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import { m } from '#lib/paraglide/messages.js';
import type { OscarEntry, OscarRoster, OwnProfile } from '#lib/roster/oscar-document.ts';
import { ofGame } from '#lib/roster/document.ts';
import type { Edit } from '#lib/roster/edits.ts';
import type { Problem, Report } from '#lib/rules/problem.ts';
import { type GroupOffer, firstFreePlace } from '#lib/rules/oscar/offers.ts';
import { type CompanyStructure, companyStructure } from '#lib/rules/oscar/structure.ts';
import { validateOscar } from '#lib/rules/oscar/validate.ts';
import { app } from '#lib/state/app.svelte.ts';
import { oscarReasons, type Words } from '#lib/state/words.svelte.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { type DistanceUnit, distanceText, textsInUnit } from '#lib/wording/distance.ts';
import { oscarProblem, oscarRule } from '#lib/wording/oscar-problems.ts';
import { oscarEdits } from '#lib/wording/oscar-repairs.ts';
import { type OscarContext, fieldedName } from '#lib/wording/oscar-words.ts';
import { drawEntryId } from '../model/entry-id.ts';
import { SEARCH_ID, Shell, type ShellParts, focusOn } from '../shell.svelte.ts';
import { moveInPlace, siblingsOf } from './model/moves.ts';
import { targetOf } from './model/target.ts';

export const boxId = (entry: string): string => `box-${entry}`;
export const placeId = (place: Role | null): string => `place-${place ?? 'unknown'}`;

/** What a profile of one's own is made for: a new group in a place, or the group of an entry. */
export interface OwnDraft {
	readonly entry: string | null;
	readonly profile: OwnProfile;
	readonly headcount: number | null;
}

/** The builder of an OSCAR company. */
export class CompanyBuilder extends Shell<OscarRoster> {
	readonly catalogue: OscarCatalogue;
	readonly reasons = oscarReasons;
	readonly #words: Words;
	readonly #unit: () => DistanceUnit;
	override readonly problemPanes = 2;

	/** The place that the sheet of offers fills, null for any; and the entry whose profile it replaces. */
	adding = $state.raw<{ readonly place: Role | null; readonly replaces: string | null }>({
		place: null,
		replaces: null
	});
	/** The profile in the form. */
	draft = $state.raw<OwnDraft | null>(null);

	readonly #text: TextFile = $derived.by(() => textsInUnit(this.#words.text ?? {}, this.#unit(), this.locale));
	readonly structure: CompanyStructure = $derived.by(() => companyStructure(this.roster, this.catalogue));

	constructor(parts: ShellParts, catalogue: OscarCatalogue, words: Words, unit: () => DistanceUnit) {
		super(parts);
		this.catalogue = catalogue;
		this.#words = words;
		this.#unit = unit;
	}

	get roster(): OscarRoster {
		const roster = this.editor.roster;
		if (!roster) throw new Error('bug: the builder is shown before its roster is there');
		return ofGame(roster, 'oscar');
	}
	get text(): TextFile {
		return this.#text;
	}
	get unit(): DistanceUnit {
		return this.#unit();
	}
	get setupName(): string {
		return m.company_setup();
	}
	/** How the book is played changes no list, but a match reads it from the roster: all questions are asked. */
	override get questions() {
		return [...this.catalogue.rulings.values()];
	}
	get wording(): OscarContext {
		return { roster: this.roster, catalogue: this.catalogue, text: this.text };
	}

	judge(): Report {
		return validateOscar(this.roster, this.catalogue);
	}
	sentence(problem: Problem): string {
		return oscarProblem(problem, this.wording, this.locale);
	}
	ruleOf(problem: Problem): string {
		return oscarRule(problem.rule, this.wording, this.locale);
	}
	editWords(edits: readonly Edit[]): string {
		return oscarEdits(edits, this.wording, this.locale);
	}
	/** OSCAR knows no points. */
	gain(): null {
		return null;
	}
	/** A distance in inches, in words. */
	distance(inches: number): string {
		return distanceText(inches, this.unit, this.locale);
	}

	/** Combat groups of the company. */
	get groups(): number {
		return this.structure.places.find(({ place }) => place === 'line')?.count ?? 0;
	}
	get state(): string {
		const counts = { groups: this.groups, figures: this.report.figures };
		return `${m.company_state(counts)} ${this.legality}.`;
	}

	entry(id: string): OscarEntry | undefined {
		return this.roster.entries.find((entry) => entry.id === id);
	}
	/** What an entry fields, by its name. */
	fielded(entry: OscarEntry): string {
		return fieldedName(entry, this.text, this.locale);
	}
	/** How an entry is called: its own name, else that of what it fields. */
	entryName(entry: OscarEntry): string {
		return oneLine(entry.name) || this.fielded(entry);
	}
	/** Every roster of the person, this one as it is on screen: where profiles of one's own come from. */
	get rosters() {
		const others = (app.rosters ?? []).filter(({ id }) => id !== this.editor.id).map(({ roster }) => roster);
		return [this.roster, ...others];
	}

	/** Takes an offer: a new group, or another profile for `replaces`, which then has its usual headcount. */
	async take(offer: GroupOffer, replaces: string | null): Promise<void> {
		const entry = replaces ?? ('entry' in offer.edit ? offer.edit.entry : '');
		const before = this.roster.entries.find(({ id }) => id === entry);
		const usual: readonly Edit[] =
			before && before.headcount !== null ? [{ kind: 'set-headcount', entry, headcount: null }] : [];
		this.change([offer.edit, ...usual]);
		this.panel = null;
		await this.show(entry, false);
	}
	newId(): string {
		return drawEntryId(this.roster, Math.random);
	}

	setHeadcount(entry: OscarEntry, headcount: number): void {
		this.change(
			[{ kind: 'set-headcount', entry: entry.id, headcount }],
			m.company_counted({ name: this.entryName(entry), count: headcount })
		);
	}

	async duplicate(entry: OscarEntry): Promise<void> {
		const as = this.newId();
		this.change(
			[{ kind: 'duplicate-entry', entry: entry.id, as }],
			m.builder_duplicated({ name: this.entryName(entry) })
		);
		this.panel = null;
		await this.show(as, false);
	}

	/** Takes a group out; undo is offered. */
	async remove(entry: OscarEntry): Promise<void> {
		const name = this.entryName(entry);
		const at = this.roster.entries.findIndex((each) => each.id === entry.id);
		const shown = siblingsOf(this.structure, entry.id);
		const place = shown.indexOf(entry.id);
		const next = shown[place + 1] ?? shown[place - 1] ?? null;
		const home =
			this.structure.places.find(({ slots }) => slots.some((slot) => slot.entry === entry.id))?.place ?? null;
		this.panel = null;
		void this.editor.edit({ kind: 'remove-entry', entry: entry.id });
		if (this.selected === entry.id) this.selected = next;
		toast(`${m.builder_removed({ name })}. ${this.state}`, {
			label: m.builder_undo(),
			run: () => {
				this.change([{ kind: 'restore-group', at, value: entry }], m.builder_restored({ name }));
				void focusOn(boxId(entry.id));
			}
		});
		await focusOn(next === null ? placeId(home) : boxId(next));
	}

	/** Moves a group by one among those of its place, and says where it is now. */
	move(entry: OscarEntry, by: number): void {
		const edits = moveInPlace(this.roster, this.structure, entry.id, by);
		if (edits.length > 0) void this.editor.edit(...edits);
		const shown = siblingsOf(this.structure, entry.id);
		const position = shown.indexOf(entry.id) + 1;
		announce(m.builder_position({ name: this.entryName(entry), position, count: shown.length }));
	}

	/** Chooses a group; where there is no room beside the diagram, its sheet opens. */
	async show(entry: string, open = true): Promise<void> {
		this.selected = entry;
		if (this.panes === 1 && open) this.panel = 'group';
		else await focusOn(boxId(entry));
	}

	search(): void {
		if (this.panes > 2) void focusOn(SEARCH_ID);
		else this.showAdd(null);
	}
	/** The sheet of offers for a place, or for another profile of an entry. */
	showAdd(place: Role | null, replaces: string | null = null): void {
		this.adding = { place, replaces };
		this.query = '';
		this.panel = 'add';
	}
	/** The one large button: what the company lacks first. */
	addNext(): void {
		this.showAdd(firstFreePlace(this.roster, this.catalogue));
	}
	/** The form for a profile of one's own. */
	showForm(draft: OwnDraft): void {
		this.draft = draft;
		this.panel = 'own';
	}
	async saveForm(draft: OwnDraft): Promise<void> {
		const { entry, profile, headcount } = draft;
		const id = entry ?? this.newId();
		const edits: Edit[] =
			entry === null ? [{ kind: 'add-own', entry: id, profile, headcount }] : [{ kind: 'set-profile', entry, profile }];
		if (entry !== null && this.entry(entry)?.headcount !== headcount) {
			edits.push({ kind: 'set-headcount', entry, headcount });
		}
		const name = oneLine(profile.name) || m.oscar_own_unnamed();
		this.change(edits, entry === null ? m.company_own_added({ name }) : m.company_own_changed({ name }));
		this.panel = null;
		this.draft = null;
		await this.show(id, false);
	}

	async goTo(problem: Problem): Promise<void> {
		const target = targetOf(problem);
		if (target.kind === 'rulings' || target.kind === 'setup') {
			this.panel = target.kind;
			return;
		}
		this.panel = null;
		if (target.kind === 'place') await focusOn(placeId(target.place));
		else await this.show(target.id);
	}
}

export const [getCompany, setCompany] = createContext<CompanyBuilder>();
