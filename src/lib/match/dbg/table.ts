import type { FactValue, Facts } from '../../util/result.ts';
import { SIDES } from '../engine.ts';
import type { Course } from './course.ts';
import type { DbgEvents } from './events.ts';
import { areEnemies, enemiesInContact, figureOf, onField, wipedOut } from './figures.ts';
import { breakFormations, fall } from './harm.ts';
import { crowded } from './movement.ts';
import { type Planned, type Scene, fielded, notNow, oneFielded, planOf, refuse } from './plan.ts';
import type { Figure } from './state.ts';

/* What the table decides itself: formations, contacts, states set by hand, the end. */

const LEAST = 3;

/** Three or more friends form a line, a square or a wall; how they stand is the table's. */
export function planForm(scene: Scene, event: DbgEvents['form']): Planned {
	const { state } = scene;
	const read = fielded(state, event.figures);
	if (!read.ok) return read;
	const figures = read.value;
	const [first] = figures;
	if (!first || new Set(event.figures).size < LEAST || figures.length !== new Set(event.figures).size) {
		return refuse('too-few', first?.id ?? null, { min: LEAST });
	}
	const enemy = figures.find((each) => areEnemies(each, first));
	if (enemy) return refuse('other-side', enemy.id);
	const running = figures.find((each) => each.retreat);
	if (running) return refuse('in-retreat', running.id);
	const formation = `${event.formation}:${state.formations + 1}`;
	return planOf(scene, (course) => {
		course.set({ formations: state.formations + 1 });
		for (const { id } of figures) course.patch(id, { formation });
		course.say('formed', { formation: event.formation, figures: figures.map(({ id }) => id) });
		breakFormations(course);
	});
}

export function planDisband(scene: Scene, { formation }: DbgEvents['disband']): Planned {
	const members = Object.values(scene.state.figures).filter((each) => each.formation === formation);
	if (members.length === 0) return refuse('no-formation', null, { formation });
	return planOf(scene, (course) => {
		for (const { id } of members) course.patch(id, { formation: null });
		course.say('disbanded', { formation, figures: members.map(({ id }) => id) });
	});
}

/** Base to base or not: the app has no map. */
export function planTouch(scene: Scene, { a, b, touching }: DbgEvents['touch']): Planned {
	const both = fielded(scene.state, [a, b]);
	if (!both.ok) return both;
	const [one, two] = both.value;
	if (!one || !two || !areEnemies(one, two)) return refuse('friend', b);
	const crowd = touching ? crowded(scene.state, a, [b]) : null;
	if (crowd) return crowd;
	return planOf(scene, (course) => {
		if (touching) course.touch(a, b);
		else course.part(a, b);
		dropEmptyDues(course);
		course.say(touching ? 'touches' : 'parts', { a, b });
		if (!touching) return;
		for (const { id } of [one, two].filter((each) => each.camouflaged)) {
			course.patch(id, { camouflaged: false });
			course.say('revealed', { figure: id });
		}
	});
}

/** What was due because of a contact is not when the contact is gone. */
function dropEmptyDues(course: Course): void {
	const gone = (id: string): boolean => enemiesInContact(course.state, id).length === 0;
	course.settle((due) => (due.kind === 'recoil' && gone(due.figure)) || (due.kind === 'guard' && gone(due.figure)));
}

/** The table lets something go that the rules want. */
export function planWaive(scene: Scene, event: DbgEvents['waive']): Planned {
	const due = scene.state.due.find(
		(each) =>
			each.kind === event.due && (event.figure === undefined || ('figure' in each && each.figure === event.figure))
	);
	if (!due) return refuse('nothing-due', event.figure ?? null);
	return planOf(scene, (course) => {
		course.settle((each) => each === due);
		course.say('waived', { due: due.kind, figure: 'figure' in due ? due.figure : null });
	});
}

/** A figure leaves the table by its edge: fled, and counted as lost (dbg III.D, scenarios). */
export function planLeave(scene: Scene, event: DbgEvents['leave']): Planned {
	const read = oneFielded(scene.state, event.figure);
	if (!read.ok) return read;
	return planOf(scene, (course) => fall(course, event.figure, 'fled'));
}

export function planEnd(scene: Scene, { winner }: DbgEvents['end']): Planned {
	return planOf(scene, (course) => {
		course.set({ over: { winner } });
		course.say('ended', { winner });
	});
}

type SetEvent = DbgEvents['set'];

/** What was set, without what was not mentioned. */
const said = (fields: Readonly<Record<string, FactValue | undefined>>): Facts =>
	Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));

function setFigure(course: Course, figure: Figure, event: SetEvent): void {
	const { id } = figure;
	const { condition, mount } = event;
	course.patch(id, {
		...(condition === undefined ? {} : { condition }),
		...(event.retreat === undefined ? {} : { retreat: event.retreat }),
		...(event.camouflaged === undefined ? {} : { camouflaged: event.camouflaged }),
		...(event.disarmed === undefined ? {} : { disarmed: event.disarmed }),
		...(event.formation === undefined ? {} : { formation: event.formation })
	});
	if (mount === 'none') course.patch(id, { mount: null });
	else if (mount !== undefined) {
		const item = figure.mount?.item ?? 'horse';
		course.patch(id, { mount: { item, condition: mount, bolting: figure.mount?.bolting ?? false } });
	}
	if (event.bolting !== undefined) course.mount(id, { bolting: event.bolting });
	const marks = ['acted', 'fought', 'charged', 'furious', 'violent', 'shots', 'moved'] as const;
	for (const mark of marks) if (event[mark] !== undefined) course.mark(id, { [mark]: event[mark] });
	const now = course.figure(id);
	if (now.card.dog && now.condition === 'wounded') course.patch(id, { condition: 'fit' });
	if (!onField(now)) {
		course.part(id);
		course.patch(id, { retreat: false, camouflaged: false, formation: null, mount: null });
		course.settle((due) => 'figure' in due && due.figure === id);
		if (course.state.moment.active === id) course.moment({ active: null });
	}
	if (now.mount === null) course.settle((due) => due.kind === 'test' && due.figure === id && due.why === 'bolt');
	dropEmptyDues(course);
	breakFormations(course);
}

/** Sets by hand whatever the table says; the log says that it did. No rule follows from it. */
export function planSet(scene: Scene, event: SetEvent): Planned {
	const { state } = scene;
	const figure = event.figure === undefined ? null : figureOf(state, event.figure);
	if (event.figure !== undefined && !figure) return oneUnknown(event.figure);
	const { turn, phase, initiative, hand, weather } = event;
	if (phase !== undefined && phase !== 'initiative' && (initiative ?? state.initiative) === null) {
		return notNow('set', state.phase);
	}
	return planOf(scene, (course) => {
		if (figure) setFigure(course, figure, event);
		course.set({
			...(turn === undefined ? {} : { turn }),
			...(phase === undefined ? {} : { phase }),
			...(initiative === undefined ? {} : { initiative }),
			...(hand === undefined ? {} : { hand }),
			...(weather === undefined ? {} : { weather })
		});
		if (phase !== undefined && phase !== 'movement')
			course.moment({ active: null, steady: [], shaken: [], dance: null });
		const { kind: _, dice: __, ...facts } = event;
		course.say('set', said(facts));
		endIfWipedOut(course);
	});
}

function endIfWipedOut(course: Course): void {
	const gone = wipedOut(course.state);
	if (gone.length === SIDES.length || course.state.over) return;
	const [side] = gone;
	if (side === undefined) return;
	const winner = side === 0 ? 1 : 0;
	course.set({ over: { winner } });
	course.say('wiped-out', { side, winner });
}

const oneUnknown = (figure: string): Planned => ({ ok: false, error: { code: 'unknown-figure', facts: { figure } } });
