import { createContext } from 'svelte';
import type { BattleCatalogue } from '#lib/catalogue/battle-index.ts';
import type { Archetype, CreatureArchetype } from '#lib/catalogue/battle.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { m } from '#lib/paraglide/messages.js';
import { type BattleCreature, type BattleHero, type BattleRoster } from '#lib/roster/battle-document.ts';
import { ofGame } from '#lib/roster/document.ts';
import type { Edit, ForceFields } from '#lib/roster/edits.ts';
import { creatureFrom, heroFrom } from '#lib/rules/battle/archetypes.ts';
import { type Threshold, thresholdFor } from '#lib/rules/battle/threshold.ts';
import { validateBattle } from '#lib/rules/battle/validate.ts';
import type { Problem, ProblemCode, Report } from '#lib/rules/problem.ts';
import { type Words, battleReasons } from '#lib/state/words.svelte.ts';
import { announce, toast } from '#lib/ui/announce.svelte.ts';
import { battleProblem, battleRule } from '#lib/wording/battle-problems.ts';
import { battleEdits } from '#lib/wording/battle-repairs.ts';
import { type BattleContext, creatureName, heroName } from '#lib/wording/battle-words.ts';
import { drawEntryId } from '../model/entry-id.ts';
import { Shell, type ShellParts, focusOn } from '../shell.svelte.ts';

export const memberId = (id: string): string => `member-${id}`;
export const SOLDIERS_ID = 'force-soldiers';
export const STRATEGIC_ID = 'force-strategic';
export const HEROES_ID = 'force-heroes';

/** A hero or a creature of the force, in its list. */
export type Member =
	{ readonly kind: 'hero'; readonly value: BattleHero } | { readonly kind: 'creature'; readonly value: BattleCreature };

const PLACES: Readonly<Partial<Record<ProblemCode, string>>> = {
	'soldiers-out-of-range': SOLDIERS_ID,
	'strategic-out-of-range': STRATEGIC_ID,
	'strategic-sum': STRATEGIC_ID,
	'generals-above': HEROES_ID,
	'actions-untaken': HEROES_ID
};

/** The builder of a Bataille rangée force. */
export class ForceBuilder extends Shell<BattleRoster> {
	readonly catalogue: BattleCatalogue;
	readonly reasons = battleReasons;
	readonly #words: Words;
	override readonly problemPanes = 2;

	readonly threshold: Threshold | null = $derived.by(() =>
		thresholdFor(this.roster.soldiers, this.roster, this.catalogue)
	);

	constructor(parts: ShellParts, catalogue: BattleCatalogue, words: Words) {
		super(parts);
		this.catalogue = catalogue;
		this.#words = words;
	}

	get roster(): BattleRoster {
		const roster = this.editor.roster;
		if (!roster) throw new Error('bug: the builder is shown before its roster is there');
		return ofGame(roster, 'bataille-rangee');
	}
	get text(): TextFile {
		return this.#words.text ?? {};
	}
	get setupName(): string {
		return m.force_general();
	}
	/** How the book is played changes no force, but a match reads it from the roster: all questions are asked. */
	override get questions() {
		return [...this.catalogue.rulings.values()];
	}
	get wording(): BattleContext {
		return { roster: this.roster, catalogue: this.catalogue, text: this.text };
	}

	judge(): Report {
		return validateBattle(this.roster, this.catalogue);
	}
	sentence(problem: Problem): string {
		return battleProblem(problem, this.wording, this.locale);
	}
	ruleOf(problem: Problem): string {
		return battleRule(problem.rule, this.wording, this.locale);
	}
	editWords(edits: readonly Edit[]): string {
		return battleEdits(edits, this.wording, this.locale);
	}
	/** The game knows no points. */
	gain(): null {
		return null;
	}
	override notesWords(count: number) {
		return { title: m.force_notes({ count }), meaning: m.force_notes_meaning() };
	}
	get state(): string {
		return `${m.force_soldiers({ count: this.report.figures })}. ${this.legality}.`;
	}

	member(id: string): Member | null {
		const hero = this.roster.heroes.find((each) => each.id === id);
		if (hero) return { kind: 'hero', value: hero };
		const creature = this.roster.creatures.find((each) => each.id === id);
		return creature ? { kind: 'creature', value: creature } : null;
	}
	memberName({ kind, value }: Member): string {
		return kind === 'hero' ? heroName(value, this.locale) : creatureName(value, this.locale);
	}
	/** The list that a member stands in. */
	siblings({ kind }: Member): readonly { readonly id: string }[] {
		return kind === 'hero' ? this.roster.heroes : this.roster.creatures;
	}

	setForce(fields: ForceFields): void {
		this.change([{ kind: 'set-force', fields }]);
	}
	setHero(hero: BattleHero, fields: Partial<BattleHero>): void {
		this.change([{ kind: 'set-hero', entry: hero.id, value: { ...hero, ...fields } }]);
	}
	setCreature(creature: BattleCreature, fields: Partial<BattleCreature>): void {
		this.change([{ kind: 'set-creature', entry: creature.id, value: { ...creature, ...fields } }]);
	}
	/** One hero is the general: the mark leaves the others, and his two values are those of the general. */
	setGeneral(hero: BattleHero, on: boolean): void {
		const edits: Edit[] = this.roster.heroes
			.filter((other) => other.general && other.id !== hero.id)
			.map((other) => ({ kind: 'set-hero', entry: other.id, value: { ...other, general: false } }));
		edits.push({ kind: 'set-hero', entry: hero.id, value: { ...hero, general: on } });
		if (on) {
			const { strategy, command } = hero.skills;
			edits.push({ kind: 'set-force', fields: { general: { name: hero.name, strategy, command } } });
		}
		this.change(edits);
	}

	/** A new hero with the figures of an archetype, or with none. */
	async addHero(archetype: Archetype | null): Promise<void> {
		const id = drawEntryId(this.roster, Math.random);
		const name = archetype ? this.name(`archetype.${archetype.id}`) : '';
		const value = { ...heroFrom(id, archetype), name };
		await this.#put({ kind: 'put-hero', at: this.roster.heroes.length, value }, id);
	}
	async addCreature(archetype: CreatureArchetype | null): Promise<void> {
		const id = drawEntryId(this.roster, Math.random);
		const name = archetype ? this.name(`creature.${archetype.id}`) : '';
		const value = { ...creatureFrom(id, archetype), name };
		await this.#put({ kind: 'put-creature', at: this.roster.creatures.length, value }, id);
	}
	async #put(edit: Edit, id: string): Promise<void> {
		this.change([edit]);
		this.panel = null;
		await focusOn(memberId(id));
	}

	async duplicate(member: Member): Promise<void> {
		const as = drawEntryId(this.roster, Math.random);
		this.change(
			[{ kind: 'duplicate-entry', entry: member.value.id, as }],
			m.builder_duplicated({ name: this.memberName(member) })
		);
		this.panel = null;
		await focusOn(memberId(as));
	}
	/** Takes a hero or creature out; undo is offered. */
	async remove(member: Member): Promise<void> {
		const name = this.memberName(member);
		const { id } = member.value;
		const list = this.siblings(member);
		const at = list.findIndex((each) => each.id === id);
		const next = list[at + 1] ?? list[at - 1];
		this.panel = null;
		this.selected = null;
		void this.editor.edit({ kind: 'remove-entry', entry: id });
		const back: Edit =
			member.kind === 'hero'
				? { kind: 'put-hero', at, value: member.value }
				: { kind: 'put-creature', at, value: member.value };
		toast(`${m.builder_removed({ name })}. ${this.state}`, {
			label: m.builder_undo(),
			run: () => {
				this.change([back], m.builder_restored({ name }));
				void focusOn(memberId(id));
			}
		});
		await focusOn(next ? memberId(next.id) : HEROES_ID);
	}
	/** Moves a member by one in its list, and says where it is now. */
	move(member: Member, by: number): void {
		const list = this.siblings(member);
		const from = list.findIndex(({ id }) => id === member.value.id);
		const to = Math.min(list.length - 1, Math.max(0, from + by));
		if (to !== from) void this.editor.edit({ kind: 'move-entry', entry: member.value.id, to });
		announce(m.builder_position({ name: this.memberName(member), position: to + 1, count: list.length }));
	}

	/** Opens the sheet of a hero or creature. */
	show(id: string): void {
		this.selected = id;
		this.panel = 'group';
	}
	search(): void {
		this.panel = 'add';
	}
	async goTo({ code, entry }: Problem): Promise<void> {
		if (entry !== null) {
			this.show(entry);
			return;
		}
		if (code === 'unknown-ruling') {
			this.panel = 'rulings';
			return;
		}
		const place = PLACES[code];
		this.panel = place === undefined ? 'setup' : null;
		if (place !== undefined) await focusOn(place);
	}
}

export const [getForce, setForce] = createContext<ForceBuilder>();
