import type { Condition } from '../dbg-melee.ts';
import type { Course } from './course.ts';
import { enemiesInContact, figureOf, figuresOfSide, hasItem, isFixed, onField, wipedOut } from './figures.ts';
import { allFigures } from './figures.ts';

/* Wounds and what follows from them. */

/** A line with fewer men than this is one no more (dbg, formations). */
const LEAST_IN_LINE = 3;

/** Why a figure leaves the fight. */
export type FallCause = 'blow' | 'shot' | 'blocked' | 'fall' | 'trap' | 'fled' | 'masterless';

/** Formations that have become too small are none any more; those of `except` wait for the end of their move. */
export function breakFormations(course: Course, except: string | null = null): void {
	const members = new Map<string, string[]>();
	for (const figure of allFigures(course.state)) {
		if (figure.formation === null || !onField(figure)) continue;
		members.set(figure.formation, [...(members.get(figure.formation) ?? []), figure.id]);
	}
	for (const [formation, ids] of members) {
		if (formation === except || ids.length >= LEAST_IN_LINE) continue;
		for (const id of ids) course.patch(id, { formation: null });
		course.say('formation-broken', { formation, figures: ids });
	}
}

/** The formation that is moving right now: a loss breaks it only at the end of its move. */
const movingFormation = (course: Course): string | null => {
	const { active } = course.state.moment;
	return active === null ? null : course.figure(active).formation;
};

/** Dogs without a master fight on until their target is out; then they are gone (dbg, dogs). */
function masterlessDogs(course: Course): void {
	for (const dog of allFigures(course.state)) {
		const { master } = dog.card;
		if (master === null || !onField(dog) || isFixed(course.state, dog.id)) continue;
		const leader = figureOf(course.state, master);
		if (leader && !onField(leader)) fall(course, dog.id, 'masterless');
	}
}

/** A figure leaves the fight: out of action, or fled. */
export function fall(course: Course, id: string, cause: FallCause): void {
	const figure = course.figure(id);
	if (!onField(figure)) return;
	const freed = enemiesInContact(course.state, id);
	course.patch(id, {
		condition: cause === 'fled' ? 'fled' : 'out',
		retreat: false,
		camouflaged: false,
		formation: null,
		mount: null
	});
	course.part(id);
	course.settle((due) => 'figure' in due && due.figure === id);
	course.settle((due) => due.kind === 'guard' && due.against === id);
	if (course.state.moment.active === id) course.moment({ active: null });
	course.say(cause === 'fled' ? 'fled' : 'out', { figure: id, cause });
	if (figure.mount) course.say('mount-removed', { figure: id, mount: figure.mount.item });
	if (cause !== 'fled' && hasItem(figure, 'aquila') && figuresOfSide(course.state, figure.card.side).length > 0) {
		course.owe({ kind: 'aquila', side: figure.card.side });
	}
	masterlessDogs(course);
	breakFormations(course, movingFormation(course));
	if (freed.length > 0) course.settle((due) => due.kind === 'guard' && !isFixed(course.state, due.figure));
	const [first, second] = wipedOut(course.state);
	if (first !== undefined) {
		const winner = second !== undefined ? null : first === 0 ? 1 : 0;
		course.set({ over: { winner }, due: [], hand: null });
		course.say('wiped-out', { side: first, winner });
	}
}

/** A figure's state after a blow or shot. `fit` or an unchanged state is no news. */
export function harm(course: Course, id: string, to: Condition, cause: FallCause): void {
	const figure = course.figure(id);
	if (!onField(figure) || figure.condition === to || to === 'fit') return;
	if (to === 'out') fall(course, id, cause);
	else {
		course.patch(id, { condition: 'wounded' });
		course.say('wounded', { figure: id, cause });
	}
}

/** One wound more: from full health wounded, a wounded man or a dog is out. */
export function wound(course: Course, id: string, cause: FallCause): void {
	const { condition, card } = course.figure(id);
	harm(course, id, condition === 'wounded' || card.dog ? 'out' : 'wounded', cause);
}

/** The same for a mount: wounded, its rider must hold it; out, he is on foot (dbg VII). */
export function harmMount(course: Course, id: string, to: Condition): void {
	const { mount } = course.figure(id);
	if (!mount || mount.condition === to || to === 'fit') return;
	if (to === 'out') {
		course.patch(id, { mount: null });
		course.settle((due) => due.kind === 'test' && due.figure === id && due.why === 'bolt');
		course.say('mount-out', { figure: id, mount: mount.item });
		return;
	}
	course.mount(id, { condition: 'wounded' });
	course.owe({ kind: 'test', figure: id, why: 'bolt' });
	course.say('mount-wounded', { figure: id, mount: mount.item });
}

/** A man in retreat leaves his formation, and may break it. */
export function retreats(course: Course, id: string): void {
	course.patch(id, { retreat: true, formation: null });
	course.say('retreats', { figure: id });
	breakFormations(course);
}
