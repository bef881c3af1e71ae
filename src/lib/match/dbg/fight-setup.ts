import { type Result, err, failure, ok } from '../../util/result.ts';
import type { DbgMelee, Fighter } from '../attack.ts';
import { MAX_FIGHTERS } from '../attack.ts';
import { outnumberedMalus } from '../dbg-melee.ts';
import type { MatchFailure, Term } from '../engine.ts';
import type { DbgEvents } from './events.ts';
import { areEnemies, foesToFight, hasItem, hasSkill, inContact, isFixed, stillToFight } from './figures.ts';
import {
	combatTerms,
	combatValue,
	damageTerms,
	defenceTerms,
	meleeWoundMalus,
	sumOf,
	teamFights,
	type FightFacts
} from './modifiers.ts';
import { type Scene, fielded, notNow, refuse } from './plan.ts';
import type { DbgState, Figure } from './state.ts';

/* A combat before the roll (dbg III.C): who fights whom, and everything that changes the rolls and the Defences. */

/** The team of a chariot never hurts: its blow falls short of any Defence. */
const HARMLESS = -1000;

/** One fighter as he enters the combat. */
export interface Combatant {
	readonly figure: Figure;
	/** The enemy goes for his mount. */
	readonly aimedMount: boolean;
	readonly combat: number;
	readonly terms: readonly Term[];
	readonly damage: readonly Term[];
	readonly defence: readonly Term[];
	readonly violent: boolean;
	/** Stands his ground: in a formation, or behind an obstacle. */
	readonly holds: boolean;
	readonly harmless: boolean;
}

export interface FightSetUp {
	readonly lone: Combatant;
	readonly others: readonly Combatant[];
	readonly attack: DbgMelee;
}

/**
 * Who would be left out if these fought: fighters in contact of whom nobody is left to fight. Everybody else can still be
 * assigned, since whoever has an opponent left can fight him.
 */
export function leftOut(state: DbgState, fighters: readonly string[]): readonly string[] {
	const taken = new Set(fighters);
	return stillToFight(state)
		.filter(({ id }) => !taken.has(id) && foesToFight(state, id).every((foe) => taken.has(foe)))
		.map(({ id }) => id);
}

/** Members of a formation fight anybody in their zone of control when one of them is in contact with him (dbg, lines). */
const fightsByFormation = (state: DbgState, member: Figure, lone: Figure, others: readonly Figure[]): boolean =>
	member.formation !== null &&
	!isFixed(state, member.id) &&
	others.some((each) => each.formation === member.formation && inContact(state, each.id, lone.id));

function whoFights(
	scene: Scene,
	event: DbgEvents['fight']
): Result<readonly [Figure, readonly Figure[]], MatchFailure> {
	const { state } = scene;
	if (state.phase !== 'combat') return notNow('fight', state.phase);
	const read = fielded(state, [event.lone, ...event.others]);
	if (!read.ok) return read;
	const [lone, ...others] = read.value;
	if (!lone) return err(failure('unknown-figure', { figure: event.lone }));
	if (new Set(event.others).size !== others.length) return refuse('twice', event.lone);
	if (others.length > MAX_FIGHTERS) return refuse('too-many', lone.id, { max: MAX_FIGHTERS });
	const friend = others.find((each) => !areEnemies(each, lone));
	if (friend) return refuse('friend', friend.id);
	const tired = read.value.find((each) => each.turn.fought);
	if (tired) return refuse('has-fought', tired.id);
	const away = others.find(
		(each) => !inContact(state, each.id, lone.id) && !fightsByFormation(state, each, lone, others)
	);
	if (away) return refuse('no-contact', away.id);
	const left = leftOut(state, [event.lone, ...event.others]);
	if (left.length > 0) return refuse('left-out', left[0] ?? null, { figures: left });
	return ok([lone, others]);
}

function checkFacts(scene: Scene, event: DbgEvents['fight'], fighters: readonly Figure[]): Result<null, MatchFailure> {
	const ids = new Set(fighters.map(({ id }) => id));
	const named = [
		...event.badGround,
		...event.violent,
		...Object.keys({ ...event.support, ...event.aim, ...event.other })
	];
	const stranger = named.find((id) => !ids.has(id));
	if (stranger !== undefined) return refuse('not-in-combat', stranger);
	for (const figure of fighters) {
		const { id } = figure;
		if (event.violent.includes(id) && !hasSkill(figure, 'violent-blow')) {
			return refuse('no-skill', id, { skill: 'violent-blow' });
		}
		if (event.aim[id] === 'mount' && !figure.mount) return refuse('not-mounted', id);
	}
	const lancers = Object.entries(event.support);
	if (new Set(lancers.map(([, lancer]) => lancer)).size !== lancers.length) return refuse('twice', event.lone);
	for (const [supported, lancer] of lancers) {
		const read = fielded(scene.state, [supported, lancer]);
		if (!read.ok) return read;
		const [friend, helper] = read.value;
		if (!friend || !helper || areEnemies(friend, helper) || ids.has(lancer)) return refuse('no-support', lancer);
		if (!hasItem(helper, 'lance') || helper.disarmed || isFixed(scene.state, lancer))
			return refuse('no-support', lancer);
	}
	if (event.strike !== undefined && !event.others.includes(event.strike)) return refuse('not-in-combat', event.strike);
	return ok(null);
}

function combatantOf(
	scene: Scene,
	figure: Figure,
	opponents: readonly Figure[],
	defends: boolean,
	event: DbgEvents['fight']
): Combatant {
	const { state, catalogue } = scene;
	const { id } = figure;
	const aimedMount = event.aim[id] === 'mount';
	const violent = event.violent.includes(id) || figure.turn.violent || hasSkill(figure, 'frenzy');
	const facts: FightFacts = {
		opponents,
		badGround: event.badGround.includes(id),
		supported: Object.hasOwn(event.support, id),
		violent,
		other: event.other[id] ?? 0,
		aimedMount
	};
	const ruling = state.rulings['obstacle-defence'];
	const obstacle = defends ? [{ code: 'obstacle', value: typeof ruling === 'number' ? ruling : 2 }] : [];
	return {
		figure,
		aimedMount,
		combat: combatValue(figure, aimedMount, catalogue),
		terms: combatTerms(figure, facts, state, catalogue),
		damage: damageTerms(figure, state, catalogue),
		defence: [...defenceTerms(figure, aimedMount, violent, state, catalogue), ...obstacle],
		violent,
		holds: defends || figure.formation !== null,
		harmless: teamFights(figure, aimedMount, catalogue)
	};
}

/** The fighter as the attack has him: what the attack adds by itself is taken off the modifier again. */
function fighterOf(state: DbgState, one: Combatant, opponents: readonly Figure[]): Fighter {
	const { figure } = one;
	const hurt = one.aimedMount ? figure.mount?.condition === 'wounded' : figure.condition === 'wounded';
	const itself =
		outnumberedMalus(opponents.map(({ card }) => card)) + (hurt && !figure.card.dog ? meleeWoundMalus(state) : 0);
	return {
		combat: one.combat,
		defence: sumOf(one.defence),
		state: hurt ? 'wounded' : 'fit',
		modifier: sumOf(one.terms) - itself,
		damage: one.harmless ? HARMLESS : sumOf(one.damage),
		tough: !one.aimedMount && hasSkill(figure, 'tough'),
		dog: figure.card.dog
	};
}

/** Checks a combat and works out its attack; the lone fighter is side 0. */
export function setUpFight(scene: Scene, event: DbgEvents['fight']): Result<FightSetUp, MatchFailure> {
	const who = whoFights(scene, event);
	if (!who.ok) return who;
	const [lone, others] = who.value;
	const facts = checkFacts(scene, event, [lone, ...others]);
	if (!facts.ok) return facts;
	const { state } = scene;
	const single = combatantOf(scene, lone, others, event.obstacle === 'lone', event);
	const many = others.map((each) => combatantOf(scene, each, [lone], event.obstacle === 'others', event));
	const strike = event.strike === undefined ? 0 : event.others.indexOf(event.strike);
	return ok({
		lone: single,
		others: many,
		attack: {
			game: 'dbg',
			kind: 'melee',
			sides: [[fighterOf(state, single, others)], many.map((each) => fighterOf(state, each, [lone]))],
			strike,
			rulings: {
				'wounded-malus': meleeWoundMalus(state),
				'melee-tie': state.rulings['melee-tie'] ?? 'bare'
			}
		}
	});
}
