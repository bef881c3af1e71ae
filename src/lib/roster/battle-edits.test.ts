import { expect, test } from 'vitest';
import { renameEntry } from '../store/merge-ids.ts';
import { type BattleRoster, emptyBattleCreature, emptyBattleHero, emptyBattleRoster } from './battle-document.ts';
import { makeRosterDocument, parseRoster } from './document.ts';
import { Edits } from './edit-schema.ts';
import { type Edit, applyEdit, applyEdits, nextEntryId } from './edits.ts';
import { isEmpty, membersOf } from './members.ts';

const named = (id: string, name: string) => ({ ...emptyBattleHero(id), name });
const force: BattleRoster = {
	...emptyBattleRoster(300),
	heroes: [{ ...named('a', 'Ada'), general: true }, named('b', 'Bo')],
	creatures: [emptyBattleCreature('c')]
};
const names = ({ heroes }: BattleRoster) => heroes.map(({ name }) => name);

test('the head of a force', () => {
	const fields = { soldiers: 1000, warMachines: true, strategicPoints: 6, strategic: { plan: 6, fortification: null } };
	expect(applyEdit(force, { kind: 'set-force', fields })).toEqual({ ...force, ...fields });
	expect(applyEdit(force, { kind: 'set-force', fields: { general: null } }).general).toBeNull();
	expect(applyEdit(force, { kind: 'set-name', name: 'X' }).name).toBe('X');
	expect(applyEdit(force, { kind: 'set-ruling', ruling: 'degrees', value: 'x' }).rulings).toEqual({ degrees: 'x' });
});

test('heroes and creatures come, change, move and go', () => {
	expect(names(applyEdit(force, { kind: 'put-hero', at: 1, value: named('d', 'Dee') }))).toEqual(['Ada', 'Dee', 'Bo']);
	expect(names(applyEdit(force, { kind: 'set-hero', entry: 'b', value: named('other', 'Bob') }))).toEqual([
		'Ada',
		'Bob'
	]);
	expect(applyEdit(force, { kind: 'set-hero', entry: 'b', value: named('other', 'Bob') }).heroes[1]?.id).toBe('b');
	expect(names(applyEdit(force, { kind: 'move-entry', entry: 'b', to: 0 }))).toEqual(['Bo', 'Ada']);
	expect(names(applyEdit(force, { kind: 'remove-entry', entry: 'a' }))).toEqual(['Bo']);
	expect(applyEdit(force, { kind: 'remove-entry', entry: 'c' }).creatures).toEqual([]);
	const drake = { ...emptyBattleCreature('d'), name: 'Drake' };
	expect(applyEdit(force, { kind: 'put-creature', at: 0, value: drake }).creatures.map(({ id }) => id)).toEqual([
		'd',
		'c'
	]);
	expect(applyEdit(force, { kind: 'set-creature', entry: 'c', value: drake }).creatures).toEqual([
		{ ...drake, id: 'c' }
	]);
	expect(applyEdit(force, { kind: 'set-entry-notes', entry: 'c', notes: 'n' }).creatures[0]?.notes).toBe('n');
});

test('a copy of the general is no second general', () => {
	const copied = applyEdit(force, { kind: 'duplicate-entry', entry: 'a', as: 'x' });
	expect(copied.heroes.map(({ id, general }) => [id, general])).toEqual([
		['a', true],
		['x', false],
		['b', false]
	]);
});

test('edits of other games and of who is gone change nothing', () => {
	const edits: Edit[] = [
		{ kind: 'add-entry', entry: 'z', unit: 'centurion', count: 1 },
		{ kind: 'set-limit', limit: 200 },
		{ kind: 'set-hero', entry: 'gone', value: named('gone', 'Gone') },
		{ kind: 'remove-entry', entry: 'gone' }
	];
	expect(applyEdits(force, edits)).toEqual(force);
});

test('ids are those of heroes and creatures together', () => {
	expect(membersOf(force).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
	expect(nextEntryId({ ...force, creatures: [emptyBattleCreature('e4')] })).toBe('e5');
	expect([isEmpty(force), isEmpty(emptyBattleRoster(300))]).toEqual([false, true]);
	const read = parseRoster({ ...force, creatures: [emptyBattleCreature('a')] });
	expect(read.ok ? null : read.error).toMatchObject({ code: 'entry-id-repeated', facts: { id: 'a' } });
});

test('two tabs that give a hero and a creature one id: the later is renamed, and its next edits follow', () => {
	const first = renameEntry(force, { kind: 'put-hero', at: 2, value: named('c', 'Cy') }, new Map());
	expect(first.edit).toMatchObject({ value: { id: 'e4', name: 'Cy' } });
	const next = renameEntry(force, { kind: 'set-hero', entry: 'c', value: named('c', 'Cyd') }, first.renames);
	expect(next.edit).toMatchObject({ entry: 'e4' });
	expect(
		renameEntry(force, { kind: 'put-creature', at: 0, value: emptyBattleCreature('b') }, new Map()).edit
	).toMatchObject({
		value: { id: 'e4' }
	});
});

test('edits survive the journal', () => {
	const edits: Edit[] = [
		{ kind: 'set-force', fields: { soldiers: 20, general: { name: 'O', strategy: null, command: 3 } } },
		{ kind: 'set-force', fields: { general: null } },
		{ kind: 'put-hero', at: 0, value: { ...named('x', 'X'), mutations: ['horns'] } },
		{ kind: 'set-hero', entry: 'x', value: named('x', 'Y') },
		{ kind: 'put-creature', at: 0, value: emptyBattleCreature('y') },
		{ kind: 'set-creature', entry: 'y', value: emptyBattleCreature('y') }
	];
	expect(Edits.parse(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
});

test('the document as export writes it reads back as the same force, without empty fields', () => {
	const document = makeRosterDocument(force);
	const read = parseRoster(JSON.parse(JSON.stringify(document)));
	expect(read).toEqual({ ok: true, value: force });
	expect(JSON.stringify(document)).not.toContain('"notes":"","npc"');
	expect(document).not.toHaveProperty('entries');
});
