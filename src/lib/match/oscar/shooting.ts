import { type Result, err, failure, ok } from '../../util/result.ts';
import type { Column } from '../../catalogue/oscar.ts';
import type { FieldedWeapon } from '../../rules/oscar/fielded-weapon.ts';
import type { DiceWant, MatchFailure } from '../engine.ts';
import { resolveOscarShot } from '../oscar-attack.ts';
import { type Need, acting, check, enemyInPlay, spend } from './acting.ts';
import { answered, due, fallProne, fought, lose, openReaction, settled } from './consequences.ts';
import { type Course, type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { type Ref, isVehicle } from './field.ts';
import { type Roll, diceWanted, shotRoll, sumsOf, wantsOf } from './rolls.ts';
import { type OscarState, engaged, groupOf, onTable, pieceOf } from './state.ts';
import { bandAt, canHurt, damagesVehicles, farthestShot, isTemplate, shoots, usesLeft, weaponOf } from './weapons.ts';

/* Shooting, templates, light artillery, shots from overwatch (oscar 1.13 to 1.16, 1.19). */

interface Shooter {
	readonly ref: Ref;
	readonly weapon: FieldedWeapon;
	readonly watching: boolean;
}

/** Who shoots: the active group with a point, or an enemy on overwatch, for nothing. */
function shooterOf(
	state: OscarState,
	kind: string,
	{ weapon, watcher }: { readonly weapon: string; readonly watcher?: Ref | undefined }
): Result<Shooter, MatchFailure> {
	const needs: Need[] = [];
	let ref: Ref;
	if (watcher === undefined) {
		const able = acting(state, 'attack');
		if (!able.ok) return able;
		ref = able.value.ref;
		needs.push([!able.value.active.fought, 'fought-already', ref]);
	} else {
		if (!state.reaction) return err(failure('not-now', { kind, phase: state.phase }));
		ref = watcher;
		needs.push([state.reaction.watchers.includes(ref), 'not-on-overwatch', ref]);
	}
	const fielded = weaponOf(pieceOf(state, ref), weapon);
	if (fielded === null) return err(failure('not-allowed', { why: 'unknown-weapon', who: ref }));
	const checked = check([
		...needs,
		[shoots(fielded), 'not-for-shooting', ref],
		[usesLeft(state, ref, fielded) > 0, 'none-left', ref],
		[groupOf(state, ref).posture !== 'prone-in-cover', 'prone-in-cover', ref],
		[!engaged(state, ref), 'engaged', ref]
	]);
	return checked.ok ? ok({ ref, weapon: fielded, watching: watcher !== undefined }) : checked;
}

/** Whom a weapon without template can be aimed at. A shot from overwatch answers the move that ended in contact. */
export function targetNeeds(
	state: OscarState,
	shooter: Ref,
	weapon: FieldedWeapon,
	target: Ref,
	watching: boolean
): readonly Need[] {
	const clear = watching || state.field.rulings['melee-shooting'] === true || !engaged(state, target);
	return [
		...enemyInPlay(state, shooter, target),
		[groupOf(state, target).posture !== 'prone-in-cover', 'hidden', target],
		[clear, 'in-melee', target],
		[canHurt(state, weapon, target), 'no-effect', target]
	];
}

/** The shot is taken: a point and the one attack of the activation, or the answer from overwatch; a counted weapon is used. */
function taken(course: Course, { ref, weapon, watching }: Shooter): void {
	const id = weapon.weapon.id;
	if (weapon.count !== null) {
		const { spent } = groupOf(course.state, ref);
		course.change(ref, { spent: { ...spent, [id]: (spent[id] ?? 0) + 1 } });
	}
	const { active } = course.state;
	if (watching) answered(course, ref);
	else if (active !== null) {
		spend(course, 'attack', { fought: true, used: { ...active.used, [id]: (active.used[id] ?? 0) + 1 } });
	}
}

const tooFar = (weapon: FieldedWeapon, distance: number): Result<never, MatchFailure> =>
	err(failure('out-of-range', { weapon: weapon.weapon.id, distance, max: farthestShot(weapon) }));

/** The effect of one roll on one group. */
function strike(
	course: Course,
	roll: Roll,
	faces: readonly (readonly number[])[],
	facts: Record<string, string | number | null>
) {
	if (roll.attack.kind !== 'shot') return;
	const [shooter, target] = roll.sides.map(({ who }) => who);
	if (shooter === undefined || target === undefined) return;
	const { casualties, prone } = resolveOscarShot(roll.attack, faces[0] ?? [], faces[1] ?? []);
	const vehicle = isVehicle(pieceOf(course.state, target));
	course.say(
		'shot',
		{ group: shooter, target, ...facts, casualties, prone: prone && !vehicle },
		{ sums: sumsOf(roll, ['attack', 'defence'], faces), dice: faces, attack: roll.attack }
	);
	fought(course, shooter, target);
	if (prone) fallProne(course, target);
	lose(course, target, casualties, 'shot');
}

/** A shot at one group. */
export function shoot(state: OscarState, event: EventOf<'shoot'>): Planned {
	const able = shooterOf(state, 'shoot', event);
	if (!able.ok) return able;
	const { ref, weapon, watching } = able.value;
	const { target, distance } = event;
	const men = groupOf(state, ref).men;
	const shooters = event.able ?? men;
	const checked = check([
		[!isTemplate(weapon), 'needs-template', ref],
		...(watching ? [[state.reaction?.target === target, 'wrong-target', target] as const] : []),
		...targetNeeds(state, ref, weapon, target, watching),
		[shooters >= 1 && shooters <= men, 'no-such-men', ref]
	]);
	if (!checked.ok) return checked;
	const band: Column | null = bandAt(weapon, distance);
	const column = band === null ? null : weapon.columns[band];
	if (band === null || column === null) return tooFar(weapon, distance);
	const most = groupOf(state, target).men;
	const roll = shotRoll(state, ref, target, {
		...{ attack: column.attack, able: shooters, cover: event.cover, byTable: event.modifier, most }
	});
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		taken(course, able.value);
		strike(course, roll, dice, { weapon: weapon.weapon.id, band, under: null });
		if (!watching) openReaction(course, ref);
	});
}

/** Faces of the scatter die that show the target: two of six, as on the die that the book takes from another game. */
const DIRECT = 2;
/** The arrow, told as an hour: at 12 it points away from the shooter. */
const HOURS = 12;

/** A weapon that scatters is aimed; the template follows. */
export function aim(state: OscarState, event: EventOf<'aim'>): Planned {
	const able = shooterOf(state, 'aim', event);
	if (!able.ok) return able;
	const { ref, weapon, watching } = able.value;
	const checked = check([[isTemplate(weapon) && weapon.weapon.scatters, 'no-template', ref]]);
	if (!checked.ok) return checked;
	if (event.distance !== undefined && bandAt(weapon, event.distance) === null) return tooFar(weapon, event.distance);
	const wants: DiceWant[] = [6, 6, HOURS].map((faces) => ({ kind: 'die', faces, who: ref }));
	return planned(state, { wants }, (course, dice) => {
		const [inches = 0, scatter = 0, hour = 0] = dice.map(([face = 0]) => face);
		const direct = scatter <= DIRECT;
		taken(course, able.value);
		course.say(
			'aim',
			{ group: ref, weapon: weapon.weapon.id, direct, inches: direct ? 0 : inches, hour: direct ? null : hour },
			{ dice }
		);
		due(course, { kind: 'blast', group: ref, weapon: weapon.weapon.id });
		if (!watching) openReaction(course, ref);
	});
}

/** How a group under the template is settled: by a roll, by the damage table at once, or not at all. */
function underTemplate(state: OscarState, weapon: FieldedWeapon, target: Ref): 'roll' | 'damage' | 'nothing' {
	if (!isVehicle(pieceOf(state, target))) return 'roll';
	if (!damagesVehicles(weapon, state.field)) return canHurt(state, weapon, target) ? 'roll' : 'nothing';
	return state.field.rulings['vehicle-hit'] === 'beat-defence' ? 'roll' : 'damage';
}

/**
 * The template lies: one attack roll for all, a Defence roll for each, losses only of men under it. Friends are not spared.
 * A weapon that does not scatter is laid as an action; one that does lies where `aim` has left it.
 */
export function blast(state: OscarState, event: EventOf<'blast'>): Planned {
	const [first] = state.pending;
	const scattered = first?.kind === 'blast' ? first : null;
	const able = scattered ? aimed(state, scattered.group, scattered.weapon) : laid(state, event);
	if (!able.ok) return able;
	const shooter = able.value;
	const { ref, weapon } = shooter;
	const attack = weapon.columns.normal?.attack;
	if (attack === undefined) return no('not-for-shooting', ref);
	if (event.distance !== undefined && weapon.range !== null && event.distance > weapon.range) {
		return tooFar(weapon, event.distance);
	}
	const targets = Object.entries(event.under).filter(([, count]) => count > 0);
	const checked = check(
		targets.flatMap(([target]): Need[] => [
			[target in state.groups && onTable(state, target), 'out-of-play', target],
			[target !== ref, 'own-side', target]
		])
	);
	if (!checked.ok) return checked;
	const men = groupOf(state, ref).men;
	const rolls = targets
		.filter(([target]) => underTemplate(state, weapon, target) === 'roll')
		.map(([target, most]) =>
			shotRoll(state, ref, target, {
				...{ attack, able: men, cover: event.cover[target] ?? 'none', byTable: event.modifier, most }
			})
		);
	const wants = rolls.length === 0 ? [] : [diceWanted(attack, ref), ...rolls.flatMap((roll) => wantsOf(roll).slice(1))];
	return planned(state, { wants, rolls }, (course, dice) => {
		if (scattered) settled(course);
		else taken(course, shooter);
		runBlast(course, shooter, rolls, targets, dice);
		if (!scattered && !shooter.watching) openReaction(course, ref);
	});
}

function aimed(state: OscarState, ref: Ref, id: string): Result<Shooter, MatchFailure> {
	const weapon = weaponOf(pieceOf(state, ref), id);
	if (weapon === null) return err(failure('not-allowed', { why: 'unknown-weapon', who: ref }));
	return ok({ ref, weapon, watching: false });
}

function laid(state: OscarState, { weapon, watcher }: EventOf<'blast'>): Result<Shooter, MatchFailure> {
	if (weapon === undefined) return err(failure('not-now', { kind: 'blast', phase: state.phase }));
	const able = shooterOf(state, 'blast', { weapon, watcher });
	if (!able.ok) return able;
	const { ref, weapon: fielded } = able.value;
	const checked = check([
		[isTemplate(fielded), 'no-template', ref],
		[!fielded.weapon.scatters, 'needs-aim', ref]
	]);
	return checked.ok ? able : checked;
}

function runBlast(
	course: Course,
	{ ref, weapon }: Shooter,
	rolls: readonly Roll[],
	targets: readonly (readonly [Ref, number])[],
	dice: readonly (readonly number[])[]
): void {
	const id = weapon.weapon.id;
	if (targets.length === 0) course.say('blast-nothing', { group: ref, weapon: id });
	const before = course.state;
	for (const [target, under] of targets) {
		const how = underTemplate(before, weapon, target);
		if (!onTable(course.state, target) || course.state.phase === 'ended') continue;
		const facts = { weapon: id, band: null, under };
		const at = rolls.findIndex(({ sides }) => sides[1]?.who === target);
		const [roll, faces] = [rolls[at], [dice[0] ?? [], dice[at + 1] ?? []]];
		if (how === 'nothing') course.say('no-effect', { group: ref, target, weapon: id });
		else if (
			how === 'damage' ||
			(roll && isVehicle(pieceOf(before, target)) && damagesVehicles(weapon, before.field))
		) {
			hitVehicle(course, ref, target, roll, faces, id);
		} else if (roll) strike(course, roll, faces, facts);
	}
}

/** A hit on a vehicle calls for the damage table; under ruling vehicle-hit the attack must beat its Defence first. */
function hitVehicle(
	course: Course,
	group: Ref,
	target: Ref,
	roll: Roll | undefined,
	faces: readonly (readonly number[])[],
	weapon: string
): void {
	const shot = roll?.attack.kind === 'shot' ? resolveOscarShot(roll.attack, faces[0] ?? [], faces[1] ?? []) : null;
	const hit = shot === null || shot.attack > shot.defence;
	course.say(
		'vehicle-hit',
		{ group, target, weapon, hit },
		roll ? { sums: sumsOf(roll, ['attack', 'defence'], faces), dice: faces, attack: roll.attack } : {}
	);
	fought(course, group, target);
	if (hit) due(course, { kind: 'damage', vehicle: target });
}

/** The watcher lets the target go; under ruling overwatch `must`, only because it is not in the lane. */
export function holdFire(state: OscarState, { watcher }: EventOf<'hold-fire'>): Planned {
	const { reaction } = state;
	if (!reaction?.watchers.includes(watcher)) return no('not-on-overwatch', watcher);
	return planned(state, {}, (course) => {
		answered(course, watcher);
		course.say('hold-fire', { group: watcher, target: reaction.target });
	});
}
