import { failedFor } from './reroll.ts';
import { check } from './acting.ts';
import {
	due,
	dueNow,
	endActivation,
	endOverwatch,
	inCommandOf,
	leaveMelee,
	lose,
	mustTest,
	out,
	settled
} from './consequences.ts';
import { type Course, type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { type Ref, hasRule } from './field.ts';
import { passes, sumsOf, testRoll, wantsOf } from './rolls.ts';
import { type Cause, type OscarState, groupOf, isProne, pieceOf } from './state.ts';

/* Morale, flight, the fall of a commander (oscar 1.18). */

/** Decided without a roll by a special rule; null when it is rolled. */
export function withoutRoll(state: OscarState, ref: Ref): 'well-trained' | 'poorly-trained' | null {
	const piece = pieceOf(state, ref);
	if (hasRule(piece, 'well-trained') && !groupOf(state, ref).tested) return 'well-trained';
	return hasRule(piece, 'poorly-trained') ? 'poorly-trained' : null;
}

/** The test that is due. */
export function morale(state: OscarState, event: EventOf<'morale'>): Planned {
	const [first] = state.pending;
	if (first?.kind !== 'morale' || first.group !== event.group) return no('nothing-due', event.group);
	const { group, cause } = first;
	const rule = withoutRoll(state, group);
	if (rule !== null) {
		return planned(state, {}, (course) => {
			const pass = rule === 'well-trained';
			course.say('morale', { group, cause, pass, rule });
			settled(course);
			course.change(group, { tested: true });
			if (!pass) failed(course, group, cause);
		});
	}
	const roll = testRoll(state, group, 'morale', event);
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		const pass = passes(roll, dice);
		course.say(
			'morale',
			{ group, cause, pass, rule: null },
			{ sums: sumsOf(roll, ['morale'], dice), dice, attack: roll.attack }
		);
		settled(course);
		course.change(group, { tested: true });
		if (pass) return;
		failed(course, group, cause);
		course.set({ retry: failedFor(state, event, group, 'morale') });
	});
}

/** What a failed test means: a man shot, prisoner after melee, a man lost when prone under fire, else flight. */
function failed(course: Course, ref: Ref, cause: Cause): void {
	const { state } = course;
	const piece = pieceOf(state, ref);
	const again = state.field.rulings['fanatic-retest'] === true;
	endOverwatch(course, ref);
	if (hasRule(piece, 'fanatic') || hasRule(piece, 'commissar')) return lose(course, ref, 1, 'example', again);
	if (cause === 'melee') return out(course, ref, 'prisoner');
	if (cause === 'shot' && isProne(state, ref)) {
		const flees = state.field.rulings['prone-morale'] === 'and-flight' && groupOf(state, ref).men > 1;
		lose(course, ref, 1, 'prone', false);
		if (!flees) return;
	}
	dueNow(course, { kind: 'flee', group: ref });
}

/** A flight ends in cover, in the open and prone, or off the table; the rest of an activation is lost. */
export function flee(state: OscarState, { group, cover, off }: EventOf<'flee'>): Planned {
	const [first] = state.pending;
	if (first?.kind !== 'flee' || first.group !== group) return no('nothing-due', group);
	return planned(state, {}, (course) => {
		settled(course);
		course.say('flee', { group, inches: pieceOf(state, group).profile.movement, cover, off });
		if (off) return out(course, group, 'fled');
		leaveMelee(course, group);
		course.change(group, { posture: cover ? 'standing' : 'prone' });
		endActivation(course, group);
	});
}

/** The groups that were within range of the commander who fell test their morale. */
export function commandRange(state: OscarState, { groups }: EventOf<'command-range'>): Planned {
	const [first] = state.pending;
	if (first?.kind !== 'command-range') return no('nothing-due', null);
	const known = inCommandOf(state, first.officer).map(({ ref }) => ref);
	const checked = check(groups.map((ref) => [known.includes(ref), 'out-of-play', ref]));
	if (!checked.ok) return checked;
	return planned(state, {}, (course) => {
		settled(course);
		course.say('command-range', { officer: first.officer, groups: [...new Set(groups)] });
		for (const ref of new Set(groups)) {
			if (mustTest(pieceOf(state, ref), groupOf(state, ref).men))
				due(course, { kind: 'morale', group: ref, cause: 'commander' });
		}
	});
}
