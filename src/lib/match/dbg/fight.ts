import { assert } from '../../util/assert.ts';
import { afterBlow, resolveMelee } from '../dbg-melee.ts';
import type { Sum } from '../engine.ts';
import type { Course } from './course.ts';
import type { DbgEvents } from './events.ts';
import { figureOf, hasSkill, isFixed, onField } from './figures.ts';
import { type Combatant, type FightSetUp, setUpFight } from './fight-setup.ts';
import { harm, harmMount, wound } from './harm.ts';
import { crowded } from './movement.ts';
import { type Planned, type Scene, d10, fielded, notNow, oneFielded, planOf, refuse, valueOf } from './plan.ts';

/* A combat and what follows from it (dbg III.C.2): blows, recoil, the choice of a lone winner, breakthrough. */

/** How far the losers give ground, in cm. */
const RECOIL = 2;

const idOf = ({ figure }: Combatant): string => figure.id;

function scoreSum(one: Combatant, die: number, total: number): Sum {
	const combat = one.harmless ? 'team-combat' : 'combat';
	return {
		code: 'combat-roll',
		who: one.figure.id,
		terms: [{ code: combat, value: one.combat }, { code: 'die', value: die }, ...one.terms],
		total,
		against: []
	};
}

const blowSum = (striker: Combatant, score: number, struck: Combatant): Sum => ({
	code: 'damage',
	who: striker.figure.id,
	terms: [{ code: 'score', value: score }, ...striker.damage],
	total: score + striker.damage.reduce((sum, { value }) => sum + value, 0),
	against: struck.defence
});

/** What a blow did to a fighter, or to his mount when that was aimed at. */
function suffer(course: Course, one: Pick<Combatant, 'figure' | 'aimedMount'>, to: 'fit' | 'wounded' | 'out'): void {
	if (one.aimedMount) harmMount(course, one.figure.id, to);
	else harm(course, one.figure.id, to, 'blow');
}

const stands = (course: Course, id: string): boolean => onField(course.figure(id));

function oweRecoil(course: Course, id: string, how: 'lost' | 'drawn' | 'won'): void {
	if (!stands(course, id) || !isFixed(course.state, id)) return;
	course.owe({ kind: 'recoil', figure: id, draw: how === 'drawn', won: how === 'won' });
}

/** Winners with the skill may go on, once they are free. */
function oweBreakthrough(course: Course, winners: readonly Combatant[]): void {
	for (const { figure } of winners) {
		if (hasSkill(figure, 'breakthrough') && stands(course, figure.id)) {
			course.owe({ kind: 'breakthrough', figure: figure.id });
		}
	}
}

/**
 * Who has to give ground besides the losers: whoever wins against a formation, or a defender of an obstacle, without
 * putting anybody out. Those never give ground themselves.
 */
function recoils(course: Course, winners: readonly Combatant[], losers: readonly Combatant[], draw: boolean): void {
	for (const loser of losers) if (!loser.holds) oweRecoil(course, idOf(loser), draw ? 'drawn' : 'lost');
	const held = losers.some(({ holds }) => holds);
	const putOut = losers.some((loser) => !stands(course, idOf(loser)));
	for (const winner of winners) {
		if (winner.holds) continue;
		if (draw || (held && !putOut)) oweRecoil(course, idOf(winner), draw ? 'drawn' : 'won');
	}
}

function loneWins(course: Course, fight: FightSetUp, event: DbgEvents['fight'], values: readonly number[]): void {
	const { lone, others, attack } = fight;
	const score = resolveMelee(attack, values).scores[0][0] ?? 0;
	const hitsAll = lone.figure.turn.charged && lone.figure.mount !== null && !lone.aimedMount;
	const struckByIndex = (index: number): void => {
		const struck = others[index];
		const fate = resolveMelee({ ...attack, strike: index }, values).states[1][index];
		assert(struck && fate, 'an enemy who is there');
		course.say('blow', { figure: idOf(lone), target: idOf(struck) }, { sums: [blowSum(lone, score, struck)] });
		suffer(course, struck, fate);
	};
	const chosen = others.length === 1 || event.strike !== undefined;
	if (!lone.harmless) {
		if (hitsAll) for (const index of others.keys()) struckByIndex(index);
		else if (chosen) struckByIndex(attack.strike);
	}
	const waits = !lone.harmless && !hitsAll && !chosen;
	if (waits) {
		for (const other of others) if (!other.holds) oweRecoil(course, idOf(other), 'lost');
		course.owe({
			kind: 'strike',
			figure: idOf(lone),
			targets: others.map(idOf),
			aim: Object.fromEntries(
				others.filter(({ aimedMount }) => aimedMount).map((each) => [idOf(each), 'mount' as const])
			),
			melee: { ...attack, dice: values.map(facesOf) },
			givesGround: !lone.holds && others.some(({ holds }) => holds)
		});
	} else recoils(course, [lone], others, false);
	oweBreakthrough(course, [lone]);
}

/** The faces of a value, for the record: 13 was a 0 and a 3. */
const facesOf = (value: number): number[] => [...Array<number>(Math.floor(value / 10)).fill(0), value % 10];

function othersWin(course: Course, fight: FightSetUp, values: readonly number[]): void {
	const { lone, others, attack } = fight;
	const result = resolveMelee(attack, values);
	const sums = others.flatMap((other, index) =>
		other.harmless ? [] : [blowSum(other, result.scores[1][index] ?? 0, lone)]
	);
	course.say('blows', { figures: others.map(idOf), target: idOf(lone) }, { sums });
	suffer(course, lone, result.states[0][0] ?? 'fit');
	recoils(course, others, [lone], false);
	oweBreakthrough(course, others);
}

/** A combat: the lone fighter against one or several. Dice: his first, then the others' in their order. */
export function planFight(scene: Scene, asked: DbgEvents['fight']): Planned {
	const event = { ...asked, others: [...asked.others, ...asked.zone] };
	const read = setUpFight(scene, event);
	if (!read.ok) return read;
	const fight = read.value;
	const { lone, others, attack } = fight;
	return planOf(
		scene,
		(course, dice) => {
			const values = dice.map(valueOf);
			const result = resolveMelee(attack, values);
			for (const one of [lone, ...others]) {
				course.mark(idOf(one), { fought: true, ...(one.violent ? { violent: true } : {}) });
			}
			const sums = [lone, ...others].map((one, index) =>
				scoreSum(one, values[index] ?? 0, (index === 0 ? result.scores[0][0] : result.scores[1][index - 1]) ?? 0)
			);
			const facts = { figure: idOf(lone), others: others.map(idOf) };
			const code = result.winner === null ? 'fight-drawn' : result.winner === 0 ? 'fight-won' : 'fight-lost';
			course.say(code, facts, { sums, dice, attack });
			if (result.winner === 0) loneWins(course, fight, event, values);
			else if (result.winner === 1) othersWin(course, fight, values);
			else recoils(course, others, [lone], true);
		},
		{ wants: [lone, ...others].map((each) => d10(idOf(each))), attack }
	);
}

/** Giving ground, 2 cm: free of all contact, or, where there is no room, wounded on the spot (in a draw: ruling drawn-recoil). */
export function planRecoil(scene: Scene, event: DbgEvents['recoil']): Planned {
	const { state } = scene;
	const due = state.due.find((each) => each.kind === 'recoil' && each.figure === event.figure);
	if (due?.kind !== 'recoil') return refuse('no-recoil-due', event.figure);
	const { figure, draw, won } = due;
	return planOf(scene, (course) => {
		course.settle((each) => each === due);
		if (!event.blocked) {
			course.part(figure);
			course.say('recoils', { figure, cm: RECOIL });
			return;
		}
		// the rule speaks of losers; a draw is a ruling, and nothing is said of a winner
		const spared = won || (draw && state.rulings['drawn-recoil'] !== 'wounded');
		course.say('recoil-blocked', { figure, draw, wounded: !spared });
		if (!spared) wound(course, figure, 'blocked');
	});
}

/** The lone winner's choice among those he beat. Those who had no room to give ground may already be out. */
export function planStrike(scene: Scene, event: DbgEvents['strike']): Planned {
	const { state } = scene;
	const due = state.due.find((each) => each.kind === 'strike' && each.figure === event.figure);
	if (due?.kind !== 'strike') return refuse('no-strike-due', event.figure);
	const index = due.targets.indexOf(event.target);
	const target = figureOf(state, event.target);
	if (index < 0 || !target) return refuse('not-in-combat', event.target);
	if (!onField(target)) return refuse('out', event.target);
	if (state.due.some((each) => each.kind === 'recoil' && due.targets.includes(each.figure))) {
		return refuse('recoil-first', event.target);
	}
	const aimedMount = due.aim[event.target] === 'mount';
	const hurt = aimedMount ? target.mount?.condition === 'wounded' : target.condition === 'wounded';
	const [loneSide, others] = due.melee.sides;
	// a wound of his recoil counts for what the blow does to him, not for the scores, which are rolled
	const values = (due.melee.dice ?? []).map(valueOf);
	const scores = resolveMelee(due.melee, values).scores;
	const struck = others[index];
	const lone = loneSide[0];
	assert(struck && lone, 'fighters of a melee that was fought');
	const score = scores[0][0] ?? 0;
	return planOf(scene, (course) => {
		course.settle((each) => each === due);
		const margin = score + lone.damage - struck.defence;
		course.say(
			'blow',
			{ figure: due.figure, target: event.target },
			{
				sums: [
					{
						code: 'damage',
						who: due.figure,
						terms: [
							{ code: 'score', value: score },
							...(lone.damage === 0 ? [] : [{ code: 'damage', value: lone.damage }])
						],
						total: score + lone.damage,
						against: [{ code: aimedMount ? 'mount-defence' : 'defence', value: struck.defence }]
					}
				]
			}
		);
		const man = { state: hurt ? ('wounded' as const) : ('fit' as const), tough: struck.tough, dog: struck.dog };
		suffer(course, { figure: target, aimedMount }, afterBlow(man, margin));
		if (due.givesGround && stands(course, event.target)) oweRecoil(course, due.figure, 'won');
	});
}

/** Breakthrough: a winner who is free moves 5 cm at once (dbg IV.A). */
export function planBreakthrough(scene: Scene, event: DbgEvents['breakthrough']): Planned {
	const { state } = scene;
	if (state.phase !== 'combat') return notNow('breakthrough', state.phase);
	const read = oneFielded(state, event.figure);
	if (!read.ok) return read;
	const { id } = read.value;
	const due = state.due.find((each) => each.kind === 'breakthrough' && each.figure === id);
	if (!due) return refuse('no-breakthrough-due', id);
	if (isFixed(state, id)) return refuse('fixed', id);
	const met = fielded(state, event.contact);
	if (!met.ok) return met;
	const friend = met.value.find((each) => each.card.side === read.value.card.side);
	if (friend) return refuse('friend', friend.id);
	const hidden = met.value.find((each) => each.camouflaged);
	if (hidden) return refuse('hidden', hidden.id);
	const crowd = crowded(state, id, event.contact);
	if (crowd) return crowd;
	return planOf(scene, (course) => {
		course.settle((each) => each === due);
		for (const enemy of met.value) course.touch(id, enemy.id);
		course.say('breakthrough', { figure: id, cm: 5, contact: met.value.map((each) => each.id) });
	});
}
