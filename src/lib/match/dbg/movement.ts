import { resolveMelee } from '../dbg-melee.ts';
import { type DbgMelee, MAX_FIGHTERS } from '../attack.ts';
import type { DbgEvents } from './events.ts';
import { areEnemies, canActivate, enemiesInContact, hasSkill, inContact, isFixed, nextHand } from './figures.ts';
import { breakFormations, harm } from './harm.ts';
import { defenceTerms, disciplineTerms, meleeWoundMalus, feelsWound, sumOf, woundTerms } from './modifiers.ts';
import {
	type Planned,
	type Scene,
	d10,
	fielded,
	notNow,
	oneFielded,
	planOf,
	planTest,
	refuse,
	valueOf
} from './plan.ts';
import { type DbgState, type Figure, NO_MOMENT } from './state.ts';

/* Movement (dbg III.B): activations, and what may happen while a figure is activated. */

/** A wounded man on foot moves this much less, in cm (dbg II.C). */
const WOUNDED_FOOT = 2;
/** Lightning charge, in cm (dbg IV.A). */
const LIGHTNING = 4;
const DISMOUNT_DIFFICULTY = 11;
const DETECT_DIFFICULTY = 12;
const LYNX_EYE = 2;
const NERVE_DIFFICULTY = 10;
const TRAP_COMBAT = 4;
/** Steadier than anything: nobody hurts a trap. */
const TRAP_DEFENCE = 1000;

/** How far a chariot goes without somebody who can drive it, in cm (dbg VII). */
const UNDRIVEN = 5;

/** How far a figure may go in his activation, in cm; running and manoeuvres are the table's. */
export function reachOf(figure: Figure): number {
	if (figure.mount?.item === 'war-chariot' && !hasSkill(figure, 'charioteer')) return UNDRIVEN;
	const slowed = figure.mount === null && feelsWound(figure) ? WOUNDED_FOOT : 0;
	return Math.max(0, figure.card.movement - slowed);
}

/** Refuses more enemies round one base than there is room for. */
export function crowded(state: DbgState, id: string, contact: readonly string[]): Planned | null {
	const met = new Set([...enemiesInContact(state, id), ...contact]);
	if (met.size > MAX_FIGHTERS) return refuse('no-room', id, { max: MAX_FIGHTERS });
	const full = contact.find(
		(enemy) => !inContact(state, id, enemy) && enemiesInContact(state, enemy).length >= MAX_FIGHTERS
	);
	return full === undefined ? null : refuse('no-room', full, { max: MAX_FIGHTERS });
}

export function planActivate(scene: Scene, event: DbgEvents['activate']): Planned {
	const { state } = scene;
	if (state.phase !== 'movement') return notNow('activate', state.phase);
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	const { id } = figure;
	if (figure.turn.acted) return refuse('acted', id);
	if (isFixed(state, id)) return refuse('fixed', id);
	if (state.hand !== null && figure.card.side !== state.hand) return refuse('other-hand', id);
	const met = fielded(state, event.contact);
	if (!met.ok) return met;
	const friend = met.value.find((each) => !areEnemies(each, figure));
	if (friend) return refuse('friend', friend.id);
	const hidden = met.value.find((each) => each.camouflaged);
	if (hidden) return refuse('hidden', hidden.id);
	const meets = met.value.length > 0;
	const crowd = crowded(state, id, event.contact);
	if (crowd) return crowd;
	if (meets && figure.retreat) return refuse('retreat-no-contact', id);
	if (event.charge && !figure.mount) return refuse('not-mounted', id);
	if (event.lightning && (!hasSkill(figure, 'lightning-charge') || figure.mount)) {
		return refuse('no-skill', id, { skill: 'lightning-charge' });
	}
	const lightning = event.lightning && meets;
	const reach = reachOf(figure) + (lightning ? LIGHTNING : 0);
	return planOf(scene, (course) => {
		course.set({ moment: { ...NO_MOMENT, active: id } });
		course.settle((due) => due.kind === 'guard' || due.kind === 'breakthrough');
		course.mark(id, {
			acted: true,
			moved: event.moved,
			charged: event.charge && meets,
			lightning
		});
		course.set({ hand: nextHand(course.state, figure.card.side) });
		course.say('activated', {
			figure: id,
			moved: event.moved,
			contact: met.value.map((each) => each.id),
			charge: event.charge && meets,
			lightning
		});
		if (event.moved > reach) course.say('beyond-movement', { figure: id, moved: event.moved, reach });
		if (figure.camouflaged && meets) {
			course.patch(id, { camouflaged: false });
			course.say('revealed', { figure: id });
		}
		if (figure.formation !== null && event.moved > 0 && !event.keeps) {
			course.patch(id, { formation: null });
			course.say('left-formation', { figure: id, formation: figure.formation });
		}
		for (const enemy of met.value) {
			if (hasSkill(enemy, 'guard-move') && !isFixed(course.state, enemy.id)) {
				course.owe({ kind: 'guard', figure: enemy.id, against: id });
			}
			course.touch(id, enemy.id);
		}
		breakFormations(course, event.keeps ? figure.formation : null);
	});
}

/** Guard move: he gets out of the way if his Combat roll equals or beats that of the one who comes (dbg IV.A). */
export function planGuard(scene: Scene, { figure, against }: DbgEvents['guard']): Planned {
	const { state } = scene;
	const due = state.due.some((each) => each.kind === 'guard' && each.figure === figure && each.against === against);
	const both = fielded(state, [figure, against]);
	if (!both.ok) return both;
	const [guard, comer] = both.value;
	if (!due || !guard || !comer) return refuse('no-guard', figure);
	return planOf(
		scene,
		(course, dice) => {
			const sums = [guard, comer].map((each, index) => {
				const die = valueOf(dice[index]);
				const terms = [{ code: 'combat', value: each.card.combat }, { code: 'die', value: die }, ...woundTerms(each)];
				return { code: 'combat-roll', who: each.id, terms, total: sumOf(terms), against: [] };
			});
			const [his = 0, theirs = 0] = sums.map(({ total }) => total);
			const away = his >= theirs;
			course.settle((each) => each.kind === 'guard' && each.figure === figure);
			course.say(away ? 'guard-away' : 'guard-failed', { figure, against }, { sums, dice });
			if (away) course.part(figure, against);
			else course.mark(figure, { guardFailed: true });
		},
		{ wants: [d10(figure), d10(against)] }
	);
}

/** A figure charged by cavalry shoots in defence only if it passes Discipline 10 (dbg VII). */
export function planSteady(scene: Scene, event: DbgEvents['steady']): Planned {
	const { state } = scene;
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	if (!needsNerve(scene, figure)) return refuse('no-test-due', figure.id);
	const terms = disciplineTerms(figure, event.aura, state);
	return planTest(
		scene,
		{ figure, value: 'discipline', terms, difficulty: NERVE_DIFFICULTY },
		'steady',
		{},
		(course, pass) => {
			const { steady, shaken } = course.state.moment;
			course.moment(pass ? { steady: [...steady, figure.id] } : { shaken: [...shaken, figure.id] });
		}
	);
}

/** True when a figure is charged by the active rider and has not tested yet whether it may shoot. */
export function needsNerve({ state }: Scene, figure: Figure): boolean {
	const { active, steady, shaken } = state.moment;
	if (active === null || !state.figures[active]?.turn.charged || !inContact(state, active, figure.id)) return false;
	return !steady.includes(figure.id) && !shaken.includes(figure.id);
}

const isActive = ({ state }: Scene, id: string): boolean => state.phase === 'movement' && state.moment.active === id;

/** Camouflage: he stays still and rolls Combat (ruling camouflage-difficulty); win or lose, his activation ends. */
export function planHide(scene: Scene, event: DbgEvents['hide']): Planned {
	const { state } = scene;
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	const { id } = figure;
	if (!isActive(scene, id)) return refuse('not-active', id);
	if (!hasSkill(figure, 'camouflage')) return refuse('no-skill', id, { skill: 'camouflage' });
	if (hasSkill(figure, 'frenzy')) return refuse('frenzy', id);
	if (figure.camouflaged) return refuse('hidden', id);
	if (figure.turn.moved > 0 || figure.turn.shots > 0) return refuse('has-moved', id);
	if (isFixed(state, id)) return refuse('fixed', id);
	const ruling = state.rulings['camouflage-difficulty'];
	const difficulty = typeof ruling === 'number' ? ruling : 11;
	return planTest(
		scene,
		{ figure, value: 'combat', terms: woundTerms(figure), difficulty },
		'hide',
		{},
		(course, pass) => {
			course.moment({ active: null });
			if (pass) course.patch(id, { camouflaged: true });
		}
	);
}

/** Detection: within 10 cm of the counter, moving no more than half (dbg IV.A); the distances are the table's. */
export function planDetect(scene: Scene, event: DbgEvents['detect']): Planned {
	const both = fielded(scene.state, [event.figure, event.target]);
	if (!both.ok) return both;
	const [figure, target] = both.value;
	if (!figure || !target || !areEnemies(figure, target)) return refuse('friend', event.target);
	if (!isActive(scene, figure.id)) return refuse('not-active', figure.id);
	if (!target.camouflaged) return refuse('not-hidden', target.id);
	const eye = hasSkill(figure, 'lynx-eye') ? [{ code: 'lynx-eye', value: LYNX_EYE }] : [];
	return planTest(
		scene,
		{ figure, value: 'combat', terms: [...woundTerms(figure), ...eye], difficulty: DETECT_DIFFICULTY },
		'detect',
		{ target: target.id },
		(course, pass) => {
			if (pass) course.patch(target.id, { camouflaged: false });
		}
	);
}

/** Dismounting is his activation; from a mount that bolts it takes a Combat roll of 11, or he is wounded (dbg VII). */
export function planDismount(scene: Scene, event: DbgEvents['dismount']): Planned {
	const { state } = scene;
	if (state.phase !== 'movement') return notNow('dismount', state.phase);
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	const { id, mount } = figure;
	if (!mount) return refuse('not-mounted', id);
	if (!canActivate(state, figure)) return refuse(isFixed(state, id) ? 'fixed' : 'acted', id);
	if (state.hand !== null && figure.card.side !== state.hand) return refuse('other-hand', id);
	const facts = { mount: mount.item };
	const leaveSaddle = (course: Parameters<Parameters<typeof planOf>[1]>[0]): void => {
		course.set({ moment: { ...NO_MOMENT, active: id } });
		course.mark(id, { acted: true });
		course.patch(id, { mount: null, retreat: mount.bolting ? false : figure.retreat });
		course.set({ hand: nextHand(course.state, figure.card.side) });
	};
	if (!mount.bolting) {
		return planOf(scene, (course) => {
			leaveSaddle(course);
			course.say('dismounts', { figure: id, ...facts });
		});
	}
	return planTest(
		scene,
		{ figure, value: 'combat', terms: woundTerms(figure), difficulty: DISMOUNT_DIFFICULTY },
		'dismounts-bolting',
		facts,
		(course, pass) => {
			leaveSaddle(course);
			if (!pass) harm(course, id, figure.condition === 'wounded' ? 'out' : 'wounded', 'fall');
		}
	);
}

/** Walking into a sylvan trap: a duel with a trap of Combat 4, which works once (dbg VII). */
export function planTrap(scene: Scene, event: DbgEvents['trap']): Planned {
	const { state, catalogue } = scene;
	if (state.phase !== 'movement') return notNow('trap', state.phase);
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	const side = figure.card.side === 0 ? 1 : 0;
	if (state.sides[side].traps === 0) return refuse('no-trap', figure.id);
	const malus = meleeWoundMalus(state);
	const felt = feelsWound(figure);
	const defence = defenceTerms(figure, false, figure.turn.violent, state, catalogue);
	const attack: DbgMelee = {
		game: 'dbg',
		kind: 'melee',
		sides: [
			[
				{
					...{ combat: TRAP_COMBAT, defence: TRAP_DEFENCE, state: 'fit' },
					...{ modifier: 0, damage: 0, tough: false, dog: false }
				}
			],
			[
				{
					combat: figure.card.combat,
					defence: sumOf(defence),
					state: figure.condition === 'wounded' ? 'wounded' : 'fit',
					modifier: figure.condition === 'wounded' && !felt ? -malus : 0,
					damage: 0,
					tough: hasSkill(figure, 'tough'),
					dog: figure.card.dog
				}
			]
		],
		strike: 0,
		rulings: { 'wounded-malus': malus, 'melee-tie': state.rulings['melee-tie'] ?? 'bare' }
	};
	return planOf(
		scene,
		(course, dice) => {
			const values = dice.map(valueOf);
			const result = resolveMelee(attack, values);
			const [trapScore = 0] = result.scores[0];
			const [score = 0] = result.scores[1];
			const [one, two] = course.state.sides;
			const spent = { ...course.state.sides[side], traps: course.state.sides[side].traps - 1 };
			course.set({ sides: side === 0 ? [spent, two] : [one, spent] });
			course.say(
				'trap',
				{ figure: figure.id, caught: result.winner === 0 },
				{
					dice,
					attack,
					sums: [
						{
							code: 'trap',
							who: null,
							terms: [
								{ code: 'trap', value: TRAP_COMBAT },
								{ code: 'die', value: values[0] ?? 0 }
							],
							total: trapScore,
							against: defence
						},
						{
							code: 'combat-roll',
							who: figure.id,
							terms: [
								{ code: 'combat', value: figure.card.combat },
								{ code: 'die', value: values[1] ?? 0 },
								...(felt ? [{ code: 'wounded', value: malus }] : [])
							],
							total: score,
							against: []
						}
					]
				}
			);
			harm(course, figure.id, result.states[1][0] ?? 'fit', 'trap');
		},
		{ wants: [d10(null), d10(figure.id)], attack }
	);
}
