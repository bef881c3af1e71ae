import { expect, test } from 'vitest';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { lowestTerms } from '../../dice/fraction.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { emptyLegioRoster } from '../../roster/legio-document.ts';
import type { MatchEvent } from '../document.ts';
import { legioEngineOf } from './engine.ts';
import { promiseOf } from './promise.ts';
import { replaySetUp } from './set-up.ts';

const engine = legioEngineOf(legioCatalogue);
const ROLES: MatchEvent = { kind: 'roles', dice: [[6], [1]] };
const HILL: MatchEvent = { kind: 'compulsory', piece: 'gentle-hill', dice: [[2], [5]] };

function promised(
	event: MatchEvent,
	before: readonly MatchEvent[] = [],
	rulings: Readonly<Record<string, RulingValue>> = {},
	aggressions: readonly [number, number] = [4, 2]
): string[] {
	const sides = [emptyLegioRoster('hilly', aggressions[0]), emptyLegioRoster('arable', aggressions[1])] as const;
	const fold = replaySetUp({ sides, rulings, seed: 'mt19937:1', events: before }, engine);
	if (!fold.ok) throw new Error(JSON.stringify(fold.error.failure));
	return promiseOf(event, fold.value.state, legioCatalogue).map(({ outcome: { kind, ...what }, chance }) => {
		const { numerator, denominator } = lowestTerms(chance);
		return `${kind} ${Object.values(what).join()} ${numerator}/${denominator}`;
	});
}

test('who attacks: aggression 4 against 2', () => {
	// of 36: the second needs three more than the first to win, two more to draw level
	expect(promised({ kind: 'roles' })).toEqual(['attacker 0 13/18', 'attacker 1 1/6', 'attacker  1/9']);
	expect(promised({ kind: 'roles' }, [], { 'attacker-tie': 'lower-aggression' })).toEqual([
		'attacker 0 13/18',
		'attacker 1 5/18'
	]);
	expect(promised({ kind: 'roles' }, [], { 'attacker-tie': 'lower-aggression' }, [3, 3])).toEqual([
		'attacker 0 5/12',
		'attacker 1 5/12',
		'attacker  1/6'
	]);
});

test('the edge of a middle section: five faces at its sides or the ruling’s inner one', () => {
	const pending = [ROLES, { ...HILL }];
	// the compulsory piece has its edge at once: the next step is to lay it
	expect(promised({ kind: 'place' }, pending)).toEqual([]);
	const rolled = [...pending, { kind: 'place', along: 0 }, { kind: 'section', dice: [[1, 1]] }];
	const edges = promised({ kind: 'edge' }, rolled);
	expect(edges.length).toBeGreaterThan(1);
	expect(edges.every((each) => /^edge [NESW] \d\/\d$/.test(each))).toBe(true);
});

test('sides are even, generals one in three, and a step without dice promises nothing', () => {
	expect(promised({ kind: 'side', odd: 'S' })).toEqual(['side S 1/2', 'side N 1/2']);
	expect(promised({ kind: 'generals' }).map((each) => each.split(' ').at(-1))).toEqual(['1/3', '1/3', '1/3']);
	expect(promised({ kind: 'ready', side: 0 })).toEqual([]);
});

test('a roll is out of 36, and a table of one to four pieces is certain', () => {
	const parts = (all: string[]) =>
		all.map((each) => each.split(' ').at(-1)?.split('/').map(Number) ?? []).map(([n = 0, d = 1]) => n / d);
	const sum = (all: string[]) => parts(all).reduce((total, each) => total + each, 0);
	expect(sum(promised({ kind: 'section' }, [ROLES]))).toBeCloseTo(1, 12);
	const totals = promised({ kind: 'compulsory', piece: 'gentle-hill' }, [ROLES]);
	expect(totals.map((each) => each.split(' ')[1])).toEqual(['1', '2', '3', '4']);
	expect(sum(totals)).toBeCloseTo(1, 12);
});
