import { expect, test } from 'vitest';
import {
	type BattleRoster,
	emptyBattleCreature,
	emptyBattleHero,
	emptyBattleRoster
} from '../../roster/battle-document.ts';
import { fieldedHeroes, strengthBonus } from './fielded.ts';

const general = { name: 'Otto', strategy: null, command: 50 };
const force = (fields: Partial<BattleRoster>): BattleRoster => ({ ...emptyBattleRoster(300), ...fields });

test('the general is one more hero, with what is known of him', () => {
	const [first, second] = fieldedHeroes(force({ general, heroes: [emptyBattleHero('h1')] }));
	expect(first).toMatchObject({ id: 'general', name: 'Otto', general: true, npc: false });
	expect(first?.skills).toMatchObject({ strategy: null, command: 50, heal: null });
	expect(second?.id).toBe('h1');
});

test('a hero marked as the general is he: no second one', () => {
	const heroes = [emptyBattleHero('h1'), { ...emptyBattleHero('h2'), general: true }];
	expect(fieldedHeroes(force({ general, heroes }))).toBe(heroes);
});

test('without a general the heroes are alone', () => {
	expect(fieldedHeroes(force({ heroes: [emptyBattleHero('h1')] })).map(({ id }) => id)).toEqual(['h1']);
});

test('his id is nobody else’s', () => {
	const heroes = [emptyBattleHero('general')];
	const creatures = [emptyBattleCreature('general-2')];
	expect(fieldedHeroes(force({ general, heroes, creatures })).map(({ id }) => id)).toEqual(['general-3', 'general']);
});

test.each([
	[null, null, null],
	[null, 47, 4],
	[6, 47, 6],
	[0, null, 0]
])('strength bonus of card %s and strength %s: %s', (sb, s, expected) => {
	const { characteristics } = emptyBattleHero('h');
	expect(strengthBonus({ sb, characteristics: { ...characteristics, s } })).toBe(expected);
});
