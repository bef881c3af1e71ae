import { expect, test } from 'vitest';
import { battleCatalogue as catalogue } from './battle-lists.ts';
import { checkHeroes } from './check-battle.ts';

const [known] = catalogue.game.archetypes.heroes;
if (!known) throw new Error('no archetype');
const hero = { ...known, id: 'duellist' };
const faults = (value: unknown) => {
	const read = checkHeroes(value, catalogue);
	return read.ok ? [] : read.error.map(({ code, facts }) => [code, facts['path']]);
};

test('heroes and creatures of one’s own', () => {
	const file = { game: 'bataille-rangee', heroes: [hero], creatures: [{ id: 'hydra', sb: 6, wounds: 50 }] };
	expect(checkHeroes(file, catalogue)).toEqual({ ok: true, value: file });
	expect(faults({ game: 'bataille-rangee' })).toEqual([]);
});

test.each([
	[{ heroes: [{ ...hero, wounds: 0 }] }, [['wrong-shape', 'heroes.0.wounds']]],
	[{ heroes: [{ ...hero, characteristics: { ws: 101 } }] }, [['wrong-shape', 'heroes.0.characteristics.ws']]],
	[{ heroes: [hero, hero] }, [['id-repeated', 'heroes.1.id']]],
	[{ heroes: [known] }, [['id-taken', 'heroes.0.id']]],
	[{ creatures: [{ id: 'dragon', sb: 7, wounds: 59 }] }, [['id-taken', 'creatures.0.id']]]
])('%j is told with its place', (fields, expected) => {
	expect(faults({ game: 'bataille-rangee', ...fields })).toEqual(expected);
});
