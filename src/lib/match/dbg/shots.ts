import { type Result, err, failure, ok } from '../../util/result.ts';
import { type DbgShot, WEAPONS } from '../attack.ts';
import { resolveShot, shotSetUp } from '../dbg-shot.ts';
import { type MatchFailure, type Sum, type Term, logLine } from '../engine.ts';
import type { Course } from './course.ts';
import type { DbgEvents } from './events.ts';
import { areEnemies, hasSkill, isFixed } from './figures.ts';
import { harm, harmMount } from './harm.ts';
import { needsNerve } from './movement.ts';
import { defenceTerms, sumOf, woundTerms } from './modifiers.ts';
import { type Planned, type Scene, d10, fielded, notNow, oneFielded, planOf, refuse, valueOf } from './plan.ts';
import type { Figure } from './state.ts';

/* Shooting (dbg III.B.3): offensive in one's own activation, defensive in an enemy's. */

export type Weapon = (typeof WEAPONS)[number];
const CLOUD = 4;
const isWeapon = (id: string | undefined): id is Weapon => WEAPONS.some((weapon) => weapon === id);

/** The missile weapons that a figure can work: engines need their skill. */
export function weaponsOf(figure: Figure, { catalogue }: Pick<Scene, 'catalogue'>): readonly Weapon[] {
	const tables = figure.card.equipment.flatMap((id) => {
		const item = catalogue.equipment.get(id);
		const able = item?.requiresSkill === undefined || hasSkill(figure, item.requiresSkill);
		return able && isWeapon(item?.missileTable) ? [item.missileTable] : [];
	});
	return [...new Set(tables)];
}

/** Why a figure may not shoot in this moment, or null when he may. */
export function cannotShoot(scene: Scene, shooter: Figure): MatchFailure | null {
	const { state } = scene;
	const { id } = shooter;
	const why = (code: string): MatchFailure => failure('not-allowed', { why: code, who: id });
	if (weaponsOf(shooter, scene).length === 0) return why('no-missile');
	if (state.rulings['shots-per-turn'] === 1 && shooter.turn.shots >= 1) return why('has-shot');
	const { active, shaken } = state.moment;
	if (active === null) return why('nobody-active');
	const mover = state.figures[active];
	if (mover && mover.card.side === shooter.card.side && active !== id) return why('not-active');
	if (shaken.includes(id)) return why('shaken');
	return needsNerve(scene, shooter) ? failure('due-first', { kind: 'steady', who: id }) : null;
}

/** Where a target is hit: a rider's enemies say rider or mount. */
interface Aim {
	readonly mount: boolean;
	readonly defence: readonly Term[];
	readonly state: 'fit' | 'wounded';
}

function aimOf(scene: Scene, target: Figure, wanted: 'rider' | 'mount' | undefined): Aim {
	const mount = wanted === 'mount' && target.mount !== null;
	return {
		mount,
		defence: defenceTerms(target, mount, target.turn.violent, scene.state, scene.catalogue),
		state: mount ? (target.mount?.condition ?? 'fit') : target.condition === 'wounded' ? 'wounded' : 'fit'
	};
}

interface Shot {
	readonly shooter: Figure;
	readonly target: Figure;
	readonly aim: Aim;
	readonly attack: DbgShot;
	/** Where the Defence comes from: the target's, or what he danced. */
	readonly defence: readonly Term[];
}

function readShot(scene: Scene, event: DbgEvents['shoot']): Result<Shot, MatchFailure> {
	const { state } = scene;
	if (state.phase !== 'movement') return notNow('shoot', state.phase);
	const both = fielded(state, [event.shooter, event.target]);
	if (!both.ok) return both;
	const [shooter, target] = both.value;
	if (!shooter || !target || !areEnemies(shooter, target)) return refuse('friend', event.target);
	const no = cannotShoot(scene, shooter);
	if (no) return err(no);
	if (target.camouflaged) return refuse('hidden', target.id);
	const weapons = weaponsOf(shooter, scene);
	const weapon = event.weapon ?? weapons[0];
	if (weapon === undefined || !weapons.includes(weapon)) return refuse('no-missile', shooter.id);
	const aim = aimOf(scene, target, event.aim);
	const { dance } = state.moment;
	const danced = dance?.figure === target.id && dance.shooter === shooter.id ? dance.score : null;
	const defence = danced === null ? aim.defence : [{ code: 'blue-rooster-dance', value: danced }];
	const attack: DbgShot = {
		game: 'dbg',
		kind: 'shot',
		shooting: shooter.card.shooting,
		weapon,
		distance: event.distance,
		defence: sumOf(defence),
		modifier: event.modifier + (event.cloud ? CLOUD : 0),
		shooterModifier: sumOf(woundTerms(shooter)),
		terrain: event.terrain,
		weather: event.weather ?? state.weather,
		mountedMoved: shooter.mount !== null && shooter.turn.moved > 0,
		state: aim.state,
		tough: !aim.mount && hasSkill(target, 'tough'),
		dog: target.card.dog,
		rulings: {
			'missile-table': state.rulings['missile-table'] ?? 'body',
			'shot-margin': state.rulings['shot-margin'] ?? 'raised'
		}
	};
	return ok({ shooter, target, aim, attack, defence });
}

/** The maluses on the Defence, one by one; they add up to what `shotSetUp` found. */
function malusTerms(attack: DbgShot, event: DbgEvents['shoot'], malus: number): Term[] {
	const without = (part: Partial<DbgShot>): number => malusOf({ ...attack, ...part });
	const malusOf = (shot: DbgShot): number => {
		const setUp = shotSetUp(shot, { body: { [shot.weapon]: [[0, 1000, 0]] } });
		return setUp.ok ? setUp.value.malus : 0;
	};
	const plain = { ...attack, rulings: {} };
	const all = malusOf(plain);
	const terms = [
		{ code: 'range', value: malus - all },
		{ code: `terrain-${attack.terrain}`, value: all - without({ terrain: 'clear', rulings: {} }) },
		{ code: `weather-${attack.weather}`, value: all - without({ weather: 'clear', rulings: {} }) },
		{ code: 'mounted-moved', value: all - without({ mountedMoved: false, rulings: {} }) },
		{ code: 'cloud', value: event.cloud ? CLOUD : 0 },
		{ code: 'table', value: event.modifier }
	];
	return terms.filter(({ value }) => value !== 0);
}

/** A shot; whoever is harmed gives ground 2 cm away from the shooter. */
export function planShoot(scene: Scene, event: DbgEvents['shoot']): Planned {
	const tables = scene.catalogue.game.missileTables;
	const read = readShot(scene, event);
	if (!read.ok) return read;
	const { shooter, target, aim, attack, defence } = read.value;
	const setUp = shotSetUp(attack, tables);
	if (!setUp.ok) {
		const { code, facts } = setUp.error;
		return err(code === 'out-of-range' ? failure('out-of-range', facts) : failure('unknown-ruling', facts));
	}
	const { damage, difficulty, marginOver, malus, band } = setUp.value;
	const raised = [...defence, ...malusTerms(attack, event, malus)];
	return planOf(
		scene,
		(course, dice) => {
			const die = valueOf(dice[0]);
			const result = resolveShot(attack, tables, die);
			if (!result.ok) throw new Error('bug: a shot that was planned cannot be resolved');
			const { score, hit, state: fate } = result.value;
			const roll: Sum = {
				code: 'shot',
				who: shooter.id,
				terms: [{ code: 'shooting', value: attack.shooting }, { code: 'die', value: die }, ...woundTerms(shooter)],
				total: score,
				against: raised
			};
			const blow: Sum = {
				code: 'damage',
				who: target.id,
				terms: [{ code: 'score', value: score }, ...(damage === 0 ? [] : [{ code: attack.weapon, value: damage }])],
				total: score + damage,
				against: marginOver === difficulty ? raised : defence
			};
			course.mark(shooter.id, { shots: shooter.turn.shots + 1 });
			course.moment({ dance: null });
			if (shooter.camouflaged) {
				course.patch(shooter.id, { camouflaged: false });
				course.log.push(logLine('revealed', { figure: shooter.id }));
			}
			course.say(
				hit ? 'shot-hit' : 'shot-missed',
				{
					...{ figure: shooter.id, target: target.id, weapon: attack.weapon, distance: event.distance, band },
					...{ aim: aim.mount ? 'mount' : 'rider', offensive: scene.state.moment.active === shooter.id }
				},
				{ sums: hit ? [roll, blow] : [roll], dice, attack }
			);
			if (!hit) return;
			if (aim.mount) harmMount(course, target.id, fate);
			else harm(course, target.id, fate, 'shot');
			if (result.value.recoil) pushBack(course, target.id, shooter.id);
		},
		{ wants: [d10(shooter.id)], attack }
	);
}

/** Harmed by a shot he gives ground at once, 2 cm away from the shooter; whoever he touched no longer does. */
function pushBack(course: Course, id: string, from: string): void {
	const { condition } = course.figure(id);
	if (condition !== 'fit' && condition !== 'wounded') return;
	const fixed = isFixed(course.state, id);
	course.part(id);
	course.say('recoils-from-shot', { figure: id, from, cm: 2, parted: fixed });
}

/** Dance of the blue rooster: a shot is announced, and its difficulty becomes the dancer's Combat roll (dbg IV.B). */
export function planDance(scene: Scene, event: DbgEvents['dance']): Planned {
	const { state } = scene;
	if (state.phase !== 'movement') return notNow('dance', state.phase);
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const shooter = oneFielded(state, event.shooter);
	if (!shooter.ok) return shooter;
	const figure = read.value;
	const { id } = figure;
	if (!areEnemies(figure, shooter.value)) return refuse('friend', event.shooter);
	if (!hasSkill(figure, 'blue-rooster-dance')) return refuse('no-skill', id, { skill: 'blue-rooster-dance' });
	const no = cannotShoot(scene, shooter.value);
	if (no) return err(no);
	if (figure.camouflaged) return refuse('hidden', id);
	if (state.moment.dance?.figure === id && state.moment.dance.shooter === event.shooter) return refuse('danced', id);
	return planOf(
		scene,
		(course, dice) => {
			const die = valueOf(dice[0]);
			const terms = [{ code: 'combat', value: figure.card.combat }, { code: 'die', value: die }, ...woundTerms(figure)];
			const score = sumOf(terms);
			course.moment({ dance: { figure: id, shooter: event.shooter, score } });
			course.say(
				'dance',
				{ figure: id, shooter: event.shooter, score },
				{ sums: [{ code: 'combat-roll', who: id, terms, total: score, against: [] }], dice }
			);
		},
		{ wants: [d10(id)] }
	);
}
