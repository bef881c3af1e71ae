import { expect, test } from 'vitest';
import type { Roster } from '../roster/document.ts';
import { entry, roster } from '../share/rosters.fixture.ts';
import type { StoredRoster } from '../store/contract.ts';
import { copyName, findTwin } from './twin.ts';

const kept = (id: string, value: Roster, deletedAt: number | null = null): StoredRoster => ({
	id,
	revision: 1,
	createdAt: 1,
	updatedAt: 2,
	tags: [],
	deletedAt,
	roster: value
});
const BAND = roster({ name: 'Éclaireurs', entries: [entry('a1', 'centurion', { options: ['horse'] })] });
const OTHER_IDS = { ...BAND, entries: [entry('z9', 'centurion', { options: ['horse'] })] };
const EDITED = { ...BAND, entries: [entry('a1', 'centurion')] };

test('the same content is the same roster, whatever its entry ids', () => {
	expect(findTwin(OTHER_IDS, [kept('x', EDITED), kept('y', BAND)])).toMatchObject({ same: true, stored: { id: 'y' } });
});

test('notes count when the received roster has some: a file is not a link', () => {
	const noted = { ...BAND, notes: 'to paint' };
	expect(findTwin(BAND, [kept('x', noted)])?.same).toBe(true);
	expect(findTwin(noted, [kept('x', BAND)])?.same).toBe(false);
	expect(findTwin(noted, [kept('x', noted)])?.same).toBe(true);
});

test('the same name and army is another version of it, accents and case apart', () => {
	expect(findTwin({ ...BAND, name: ' ECLAIREURS' }, [kept('x', EDITED)])).toMatchObject({ same: false });
	expect(findTwin({ ...BAND, army: 'celts' }, [kept('x', EDITED)])).toBeNull();
});

test('no twins: unnamed rosters of different content, and what is in the bin', () => {
	expect(findTwin({ ...BAND, name: '' }, [kept('x', { ...EDITED, name: '' })])).toBeNull();
	expect(findTwin(BAND, [kept('x', BAND, 5)])).toBeNull();
});

test('a second copy is numbered', () => {
	expect(copyName('Éclaireurs', [kept('x', BAND)])).toBe('Éclaireurs (2)');
	expect(copyName('Éclaireurs', [kept('x', { ...BAND, name: 'Éclaireurs (2)' })])).toBe('Éclaireurs (3)');
	expect(copyName('Éclaireurs (2)', [kept('x', { ...BAND, name: 'Éclaireurs (2)' })])).toBe('Éclaireurs (3)');
	expect(copyName('', [kept('x', BAND)])).toBe('');
});
