import { resolveOscarMelee } from '../oscar-attack.ts';
import { type Need, acting, check, onFoot, spend } from './acting.ts';
import { fought, leaveMelee, lose, out, settled } from './consequences.ts';
import { type Course, type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { type Ref, isVehicle, sideOf } from './field.ts';
import { failedFor } from './reroll.ts';
import { type Roll, meleeRoll, passes, sumsOf, testRoll, wantsOf } from './rolls.ts';
import { type OscarState, engaged, groupOf, onTable, pieceOf } from './state.ts';
import { meleeChoices } from './weapons.ts';

/* Melee, reinforcement, prisoners, disengaging (oscar 1.12, 1.17). */

/** Men to whom a beaten group is reduced to be taken, and who it can happen to (ruling prisoners-at-two). */
const TAKEN_AT = 2;
const TAKEN_FROM = 6;

/** A beaten group with so many men left is taken prisoner. */
export function isTaken(state: OscarState, ref: Ref, men: number): boolean {
	const all = state.field.rulings['prisoners-at-two'] === 'all';
	return men > 0 && men <= TAKEN_AT && (all || pieceOf(state, ref).profile.headcount >= TAKEN_FROM);
}

/** A group or character that can lend a hand in a combat; that it stands within 2 inches is the table's to say. */
export const canSupport = (state: OscarState, ref: Ref, helper: Ref): boolean =>
	helper !== ref && sideOf(helper) === sideOf(ref) && onTable(state, helper) && !isVehicle(pieceOf(state, helper));

function supportNeeds(state: OscarState, ref: Ref, helpers: readonly Ref[]): Need[] {
	return helpers.map((helper, at) => [
		canSupport(state, ref, helper) && helpers.indexOf(helper) === at,
		'no-such-support',
		helper
	]);
}

/** The melee of the active group, or the one that its charge brought (which costs nothing more). */
export function fight(state: OscarState, event: EventOf<'fight'>): Planned {
	const [first] = state.pending;
	const charged = first?.kind === 'fight' ? first : null;
	const able = charged ? null : acting(state, 'attack');
	if (able && !able.ok) return able;
	const ref = charged ? charged.group : able?.ok ? able.value.ref : null;
	if (ref === null) return no('not-in-hand', null);
	const { target } = event;
	const checked = check([
		[able === null || (able.ok && !able.value.active.fought), 'fought-already', ref],
		[charged === null || charged.target === target, 'wrong-target', target],
		[groupOf(state, ref).contacts.includes(target), 'not-engaged', ref],
		...supportNeeds(state, ref, event.supports),
		...supportNeeds(state, target, event.enemySupports)
	]);
	if (!checked.ok) return checked;
	const own = event.weapon ?? meleeChoices(pieceOf(state, ref), state.field)[0];
	const theirs = event.enemyWeapon ?? meleeChoices(pieceOf(state, target), state.field)[0];
	if (own === undefined) return no('no-melee-weapon', ref);
	if (theirs === undefined) return no('no-melee-weapon', target);
	const roll = meleeRoll(state, ref, event, [own, theirs], charged !== null);
	if (roll === null) return no('unknown-weapon', ref);
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		if (charged) settled(course);
		else spend(course, 'attack', { fought: true });
		runFight(course, roll, dice, [own, theirs]);
	});
}

function runFight(
	course: Course,
	roll: Roll,
	dice: readonly (readonly number[])[],
	[weapon, enemyWeapon]: readonly [string, string]
): void {
	const [group, target] = roll.sides.map(({ who }) => who);
	if (roll.attack.kind !== 'melee' || group === undefined || target === undefined) return;
	const { winner, losses } = resolveOscarMelee(roll.attack, dice[0] ?? [], dice[1] ?? []);
	course.say(
		'fight',
		{ group, target, winner: winner === null ? null : winner === 0 ? group : target, weapon, enemyWeapon },
		{ sums: sumsOf(roll, ['attack', 'attack'], dice), dice, attack: roll.attack }
	);
	fought(course, group, target);
	if (winner === null) return;
	const [loser, lost] = winner === 0 ? [target, losses[1]] : [group, losses[0]];
	const taken = isTaken(course.state, loser, groupOf(course.state, loser).men - lost);
	lose(course, loser, lost, 'melee', !taken);
	if (taken) out(course, loser, 'prisoner');
}

export function disengage(state: OscarState, event: EventOf<'disengage'>): Planned {
	const able = acting(state, 'disengage');
	if (!able.ok) return able;
	const { ref } = able.value;
	const checked = check([[engaged(state, ref), 'not-engaged', ref], onFoot(state, ref)]);
	if (!checked.ok) return checked;
	const roll = testRoll(state, ref, 'disengage', event);
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		const pass = passes(roll, dice);
		spend(course, 'disengage');
		course.say(
			'disengage',
			{ group: ref, pass },
			{ sums: sumsOf(roll, ['disengage'], dice), dice, attack: roll.attack }
		);
		if (pass) leaveMelee(course, ref);
		else course.set({ retry: failedFor(state, event, ref, 'disengage') });
	});
}
