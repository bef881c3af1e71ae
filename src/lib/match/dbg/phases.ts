import { type Side, SIDES } from '../engine.ts';
import type { Course } from './course.ts';
import type { DbgEvents } from './events.ts';
import { allFigures, canActivate, figuresOfSide, hasSkill, lossesOf, onField, stillToFight } from './figures.ts';
import { breakFormations } from './harm.ts';
import { type Planned, type Scene, d10, notNow, planOf, refuse, valueOf } from './plan.ts';
import { FRESH, NO_MOMENT } from './state.ts';

/* Turns and phases (dbg III): initiative, movement and shooting, combat, morale. */

const TACTICIAN = 1;

const tacticianOf = (scene: Scene, side: Side): string | null =>
	figuresOfSide(scene.state, side).find((figure) => hasSkill(figure, 'peerless-tactician'))?.id ?? null;

function beginMovement(course: Course, winner: Side): void {
	course.set({ initiative: winner, phase: 'movement', hand: winner });
}

/** Initiative (ruling initiative): both sides roll, +1 with a tactician, the higher wins, a tie is rolled again. */
export function planInitiative(scene: Scene, event: DbgEvents['initiative']): Planned {
	const { phase, rulings } = scene.state;
	if (phase !== 'initiative') return notNow('initiative', phase);
	if (rulings['initiative'] === 'players') {
		const { side } = event;
		if (side === undefined) return refuse('side-missing');
		return planOf(scene, (course) => {
			beginMovement(course, side);
			course.say('initiative-told', { side });
		});
	}
	if (event.side !== undefined) return refuse('initiative-is-rolled');
	return planOf(
		scene,
		(course, dice) => {
			const sums = SIDES.map((side) => {
				const die = valueOf(dice[side]);
				const bonus = tacticianOf(scene, side) === null ? 0 : TACTICIAN;
				return {
					code: `initiative-${side + 1}`,
					who: null,
					terms: [{ code: 'die', value: die }, ...(bonus === 0 ? [] : [{ code: 'peerless-tactician', value: bonus }])],
					total: die + bonus,
					against: []
				};
			});
			const [first = 0, second = 0] = sums.map(({ total }) => total);
			if (first === second) {
				course.say('initiative-tied', { score: first }, { sums, dice });
				return;
			}
			const winner = first > second ? 0 : 1;
			course.say('initiative', { side: winner }, { sums, dice });
			beginMovement(course, winner);
		},
		{ wants: [d10(null), d10(null)] }
	);
}

/** Who has not been activated though he could; the table may leave them where they stand. */
const unplayed = (scene: Scene): number =>
	allFigures(scene.state).filter((figure) => canActivate(scene.state, figure)).length;

/** The share of its figures, in percent, whose loss makes a side test its morale; null is never (ruling break-point). */
export function breakPoint(scene: Scene): number | null {
	const value = scene.state.rulings['break-point'];
	return typeof value === 'number' ? value : null;
}

/** Morale first looks at the break point (dbg III.D): every fighter of a broken side who has not run yet tests. */
function beginMorale(course: Course, percent: number | null): void {
	course.set({ phase: 'morale' });
	course.say('phase', { phase: 'morale', turn: course.state.turn });
	if (percent === null) return;
	for (const side of SIDES) {
		const { figures, broken } = course.state.sides[side];
		const losses = lossesOf(course.state, side);
		if (figures === 0 || losses * 100 < percent * figures) continue;
		if (!broken) {
			const [one, two] = course.state.sides;
			course.set({ sides: side === 0 ? [{ ...one, broken: true }, two] : [one, { ...two, broken: true }] });
		}
		course.say('break-point', { side, losses, figures, percent });
		for (const figure of figuresOfSide(course.state, side)) {
			if (figure.retreat || hasSkill(figure, 'frenzy')) continue;
			course.owe({ kind: 'test', figure: figure.id, why: 'break' });
		}
	}
}

function beginTurn(course: Course): void {
	for (const figure of allFigures(course.state)) if (onField(figure)) course.patch(figure.id, { turn: FRESH });
	course.set({ turn: course.state.turn + 1, phase: 'initiative', initiative: null, hand: null });
	course.say('turn', { turn: course.state.turn });
}

/** On to the next phase, or the next turn. In the combat phase everybody in contact must have fought. */
export function planPhase(scene: Scene): Planned {
	const { state } = scene;
	const to = (run: (course: Course) => void): Planned =>
		planOf(scene, (course) => {
			course.set({ moment: NO_MOMENT });
			course.settle((due) => due.kind === 'guard' || due.kind === 'breakthrough');
			breakFormations(course);
			run(course);
		});
	switch (state.phase) {
		case 'initiative':
			return notNow('phase', state.phase);
		case 'movement':
			return to((course) => {
				course.set({ phase: 'combat' });
				course.say('phase', { phase: 'combat', turn: state.turn, unplayed: unplayed(scene) });
			});
		case 'combat': {
			const left = stillToFight(state).map(({ id }) => id);
			if (left.length > 0) return refuse('must-fight', left[0] ?? null, { figures: left });
			return to((course) => beginMorale(course, breakPoint(scene)));
		}
		case 'morale':
			return to(beginTurn);
	}
}
