import { expect, test } from 'vitest';
import { ACTIONS, BALANCES, type Dice, GameFile, TALENTS, type Yield } from '#lib/catalogue/battle.ts';
import { provenances, repeated } from './files.ts';
import { actions, game, listFile, rulings } from './battle-files.ts';

/*
 * The figures of the lists against what the source says, written down a second time. A figure that changes on purpose
 * changes here too, and raises `revision` in game.json, which share links carry.
 */

/** Dice as people write them: `best of 2d10 +3`. */
function written(dice: Dice | null | undefined): string {
	if (!dice) return '-';
	const { count, sides, keep, plus = 0 } = dice;
	const sum = plus === 0 ? '' : ` ${plus < 0 ? '' : '+'}${plus}`;
	return `${keep === undefined ? '' : `best ${keep} of `}${count}d${sides}${sum}`;
}
function yielded(brings: Yield | null): string {
	if (!brings) return '-';
	const { points, degrees, dice, strengthBonus, spell } = brings;
	return [
		...(degrees ? ['DoS'] : []),
		...(dice ? [written(dice)] : []),
		...(strengthBonus ? ['SB'] : []),
		...(spell ? [`tens ${spell.min}-${spell.max}`] : []),
		points
	].join('+');
}

test('the vocabularies of the program are those of the lists', () => {
	expect([...actions.keys()]).toEqual(ACTIONS);
	expect(game.balances.map(({ id }) => id)).toEqual(BALANCES);
	expect(game.talents.map(({ id }) => id)).toEqual(TALENTS);
});

test('thresholds, with where each comes from', () => {
	expect(game.thresholds.map(({ soldiers, points, provenance }) => [soldiers, points, provenance.kind])).toEqual([
		[20, 12, 'inferred'],
		[50, 18, 'inferred'],
		[100, 25, 'stated'],
		[300, 35, 'stated'],
		[500, 45, 'stated'],
		[1000, 55, 'stated'],
		[2000, 65, 'stated'],
		[5000, 80, 'stated'],
		[10000, 100, 'inferred'],
		[20000, 120, 'inferred'],
		[50000, { ruling: 'threshold-50000' }, 'house']
	]);
});

test('the dice of the balance of forces', () => {
	expect(game.balances.map(({ stronger, weaker }) => `${written(stronger)} / ${written(weaker)}`)).toEqual([
		'1d6 / 1d6',
		'1d10 / 1d6',
		'2d6 / 1d6',
		'2d10 / 1d6'
	]);
});

test('advantages, strategic points, death of the general, characters nobody plays', () => {
	expect(game.moralAdvantage).toMatchObject({ lead: 8, points: 2 });
	expect([written(game.tactical.gain), game.tactical.withoutSkill]).toEqual(['1d6', -20]);
	expect(game.strategic).toMatchObject({ plan: { min: 1, max: 10 }, fortification: { min: 4, max: 12 } });
	expect([game.generalDeath.points, game.leastOnSuccess.points]).toEqual([4, 1]);
	expect([game.npc.points, written(game.npc.damage)]).toEqual([2, '1d10 +2']);
	expect(game.turnMinutes).toMatchObject({ min: 30, max: 60 });
});

test('the twelve actions: test, points on success and failure, damage, conditions', () => {
	const rows = [...actions.values()].map(({ id, test: rolled, success, failure, damage, needs }) => [
		id,
		rolled === null ? '-' : Object.values(rolled).flat().join(' '),
		yielded(success),
		yielded(failure),
		written(damage),
		needs.join(' ')
	]);
	expect(rows).toEqual([
		['hide', '-', '0', '-', '-', ''],
		['magic-support', 'casting 0', 'tens 1-8+1', '0', '1d10', 'spell'],
		['tend-wounded', 'heal 10', '1', '0', '1d10', ''],
		['war-machines', 'bs 20', 'DoS+0', '0', '1d10 +1', 'war-machines master-gunner'],
		['ranged-support', 'bs 10', 'DoS+0', '0', '1d10 +1', 'missile'],
		['command-unit', 'command 10', 'DoS+1', '0', '1d10 +2', 'strategy'],
		['among-troops', 'ws 10', 'DoS+1', '1', '1d10 +4', ''],
		['challenge', 'duel', '-', '-', '1d10 +4', 'agreement opponent'],
		['group-attack', 'combat', '-', '-', '-', 'agreement enemy-creature'],
		['front-line', 'ws 10', 'DoS+3', '2', 'best 1 of 2d10 +3', ''],
		['heroic-act', 's ag int 10', 'DoS+1d6+0', '2', 'best 1 of 2d10 +4', ''],
		['great-creature', '-', '1d6+SB+0', '-', 'best 1 of 2d10 +7', 'creature']
	]);
});

test('ends of a fight', () => {
	const ends = [...actions.values()].flatMap(({ id, outcomes }) =>
		outcomes ? [[id, yielded(outcomes.refused), yielded(outcomes.won), yielded(outcomes.fled)]] : []
	);
	expect(ends).toEqual([
		['challenge', '2', '3', '-2'],
		['group-attack', '-', '4', '-1']
	]);
});

test('open questions: what we answer unless told otherwise', () => {
	expect(Object.fromEntries([...rulings.values()].map((ruling) => [ruling.id, ruling.default]))).toEqual({
		'threshold-between': 'nearest',
		'threshold-50000': 140,
		'strategic-threshold': 'both',
		'hide-action': 'nothing',
		'magic-split': 'failure-zero',
		degrees: 'full-tens',
		'tactical-tie': 'none',
		'negative-points': false,
		'size-counts': 'both',
		'act-bonus': 'all',
		'moral-first-turn': true
	});
	for (const { id, default: usual, choices } of rulings.values()) {
		expect(choices).toContain(usual);
		expect([id, choices.length > 1, repeated(choices)]).toEqual([id, true, []]);
	}
});

test('what an answer changes belongs to one of the choices of its ruling', () => {
	const differences = [...actions.values()].flatMap(({ byRuling }) => byRuling ?? []);
	expect(differences).toHaveLength(2);
	for (const { ruling, value } of differences) expect(rulings.get(ruling)?.choices).toContain(value);
});

test('every provenance that is not stated has its reason', () => {
	const { rulings: _, ...rest } = game;
	const silent = provenances(rest).filter(
		({ provenance }) => provenance.kind !== 'stated' && provenance.why === undefined
	);
	expect(silent).toEqual([]);
});

test('heroes and creatures to begin with have sound figures', () => {
	const { heroes, creatures } = game.archetypes;
	expect(repeated([...heroes, ...creatures].map(({ id }) => id))).toEqual([]);
	for (const { id, characteristics, skills, wounds, fate } of heroes) {
		const percents = [...Object.values(characteristics), ...Object.values(skills)];
		expect([id, percents.every((value) => value >= 1 && value <= 100)]).toEqual([id, true]);
		expect([id, wounds > 0 && fate >= 0]).toEqual([id, true]);
	}
	for (const { id, sb, wounds } of creatures) expect([id, sb > 0 && wounds > 0]).toEqual([id, true]);
});

test('a misspelt field is refused, not ignored', () => {
	const file: object = Object(listFile('game.json'));
	expect(GameFile.safeParse(file).success).toBe(true);
	expect(GameFile.safeParse({ ...file, revison: 2 }).success).toBe(false);
});
