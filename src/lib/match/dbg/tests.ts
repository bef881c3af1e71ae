import type { DbgEvents } from './events.ts';
import { hasSkill } from './figures.ts';
import { retreats } from './harm.ts';
import { disciplineTerms, woundTerms } from './modifiers.ts';
import { type Planned, type Scene, fielded, oneFielded, planOf, planTest, refuse } from './plan.ts';

/* Discipline tests (dbg III.D, VII): when a mount bolts, the aquila falls, the break point is reached. */

/** The usual difficulty; that of the break point and of the fallen aquila is our own, the text has lost it. */
export const DISCIPLINE_DIFFICULTY = 10;

/** A test that is due. Failing it, a mount bolts with its rider, everybody else goes into retreat. */
export function planDueTest(scene: Scene, event: DbgEvents['test']): Planned {
	const { state } = scene;
	const due = state.due.find((each) => each.kind === 'test' && each.figure === event.figure && each.why === event.why);
	if (!due) return refuse('no-test-due', event.figure);
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	return planTest(
		scene,
		{
			figure,
			value: 'discipline',
			terms: disciplineTerms(figure, event.aura, state),
			difficulty: DISCIPLINE_DIFFICULTY
		},
		`test-${event.why}`,
		{},
		(course, pass) => {
			course.settle((each) => each === due);
			if (pass) return;
			if (event.why === 'bolt') {
				course.mount(figure.id, { bolting: true });
				course.say('bolts', { figure: figure.id, mount: figure.mount?.item ?? null });
			}
			retreats(course, figure.id);
		}
	);
}

/** Who stood within 20 cm of the fallen aquila: each of them tests, but not those in frenzy (dbg VII). */
export function planAquila(scene: Scene, event: DbgEvents['aquila']): Planned {
	const { state } = scene;
	const due = state.due.find((each) => each.kind === 'aquila');
	if (due?.kind !== 'aquila') return refuse('no-test-due');
	const near = fielded(state, event.near);
	if (!near.ok) return near;
	const stranger = near.value.find(({ card }) => card.side !== due.side);
	if (stranger) return refuse('other-side', stranger.id);
	const tested = near.value.filter((figure) => !figure.retreat && !hasSkill(figure, 'frenzy'));
	return planOf(scene, (course) => {
		course.settle((each) => each === due);
		for (const { id } of tested) course.owe({ kind: 'test', figure: id, why: 'aquila' });
		course.say('aquila-lost', { side: due.side, figures: tested.map(({ id }) => id) });
	});
}

/** Any other roll against a difficulty, for what the text has lost (manoeuvres, rallying): it is only told. */
export function planRoll(scene: Scene, event: DbgEvents['roll']): Planned {
	const { state } = scene;
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const figure = read.value;
	const { value, difficulty, modifier } = event;
	const own = value === 'discipline' ? disciplineTerms(figure, event.aura, state) : woundTerms(figure);
	const terms = [...own, ...(modifier === 0 ? [] : [{ code: 'table', value: modifier }])];
	return planTest(scene, { figure, value, terms, difficulty }, 'roll', { value }, () => undefined);
}
