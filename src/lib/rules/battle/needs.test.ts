import { expect, test } from 'vitest';
import { battleCatalogue as catalogue } from '../../catalogue/battle-lists.ts';
import type { ActionId } from '../../catalogue/battle.ts';
import { type BattleHero, emptyBattleHero, emptyBattleRoster } from '../../roster/battle-document.ts';
import { type Lack, lacksFor, valuesFor } from './needs.ts';

const blank = emptyBattleHero('h');
const lacks = (id: ActionId, fields: Partial<BattleHero> = {}, warMachines = false) => {
	const action = catalogue.actions.get(id);
	if (!action) throw new Error(id);
	return lacksFor(action, { ...blank, ...fields }, { ...emptyBattleRoster(300), warMachines });
};
const bs = { characteristics: { ...blank.characteristics, bs: 40 } };

const CASES: readonly (readonly [ActionId, Partial<BattleHero>, boolean, readonly Lack[]])[] = [
	['hide', {}, false, []],
	['magic-support', {}, false, ['spell', 'value']],
	['magic-support', { casts: 14, skills: { ...blank.skills, casting: 50 } }, false, []],
	['war-machines', bs, false, ['war-machines', 'master-gunner']],
	['war-machines', { ...bs, talents: ['master-gunner'] }, true, []],
	['ranged-support', bs, false, ['missile']],
	['ranged-support', { missile: true }, false, ['value']],
	['command-unit', { skills: { ...blank.skills, command: 40 } }, false, ['strategy']],
	['command-unit', { skills: { ...blank.skills, command: 40, strategy: 30 } }, false, []],
	['among-troops', {}, false, ['value']],
	['challenge', {}, false, []], // agreement and an opponent are found on the day
	['heroic-act', { characteristics: { ...blank.characteristics, int: 30 } }, false, []],
	['great-creature', {}, false, ['creature']]
];

test.each(CASES)('%s of %j, machines %s: lacks %j', (id, fields, machines, expected) => {
	expect(lacks(id, fields, machines)).toEqual(expected);
});

test('a heroic act may use any of three characteristics that are known', () => {
	const test = catalogue.actions.get('heroic-act')?.test;
	if (!test) throw new Error('no test');
	const characteristics = { ...blank.characteristics, s: 41, int: 30, ws: 60 };
	expect(valuesFor(test, { ...blank, characteristics })).toEqual([41, 30]);
});
