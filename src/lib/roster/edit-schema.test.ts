import { expect, test } from 'vitest';
import { makeEntry } from './dbg-document.ts';
import { EditSchema } from './edit-schema.ts';
import type { Edit } from './edits.ts';

test('every kind of edit is read back as it was', () => {
	const profile = {
		name: 'Sappers',
		role: 'line' as const,
		movement: 9,
		defence: '2k2',
		discipline: '2k2',
		commandRange: null,
		weapons: ['rifle'],
		rules: [],
		armoured: false
	};
	const edits: readonly Edit[] = [
		{ kind: 'remove-entry', entry: 'a' },
		{ kind: 'move-entry', entry: 'a', to: 0 },
		{ kind: 'set-ruling', ruling: 'skill-cap', value: 2 },
		{ kind: 'restore-entry', at: 1, value: makeEntry('a', 'optio', 2) },
		{ kind: 'set-variant', variant: null },
		{ kind: 'set-limit', limit: null },
		{ kind: 'add-own', entry: 'g', profile, headcount: 8 },
		{ kind: 'set-headcount', entry: 'g', headcount: null }
	];
	for (const edit of edits) expect(EditSchema.parse(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
});

test.each([
	[null],
	['remove-entry'],
	[{ kind: 'remove-entry' }],
	[{ kind: 'remove-entry', entry: '' }],
	[{ kind: 'move-entry', entry: 'a', to: -1 }],
	[{ kind: 'set-name', name: 'x'.repeat(10_001) }],
	[{ kind: 'set-limit', limit: -1 }],
	[{ kind: 'add-own', entry: 'g', profile: { name: 'x' }, headcount: 8 }],
	[{ kind: 'unknown', entry: 'a' }]
])('refused: %j', (raw) => {
	expect(EditSchema.safeParse(raw).success).toBe(false);
});
