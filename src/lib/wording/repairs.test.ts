import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { ofGame, parseRoster } from '#lib/roster/document.ts';
import type { CommonEdit, DbgEdit, Edit } from '#lib/roster/edits.ts';
import { makeEntry } from '#lib/roster/dbg-document.ts';
import { assert } from '#lib/util/assert.ts';
import { editsSentence, repairSentence } from './repairs.ts';

const parsed = parseRoster({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	entries: [
		{ id: 'a1', unit: 'centurion', name: 'Marcus' },
		{ id: 'a2', unit: 'eques', count: 4 }
	]
});
assert(parsed.ok, 'the fixture is readable');
const text = { ...dbgText.fr, 'equipment.horse.the': 'le cheval' };
const fr = { roster: ofGame(parsed.value, 'dbg'), catalogue: dbgCatalogue, text };
const en = { ...fr, text: { ...dbgText.en, 'equipment.horse.the': 'the horse' } };

test('a repair says what it does and what it saves', () => {
	const repair = { edits: [{ kind: 'remove-option', entry: 'a1', option: 'horse' }], points: -8 } as const;
	expect(repairSentence(repair, fr, 'fr')).toBe('Marcus (Centurion)\u202f: retirer le cheval (−8 points)');
	expect(repairSentence(repair, en, 'en')).toBe('Marcus (Centurion): remove the horse (−8 points)');
});

test('no change and one point of change are counted right', () => {
	const edits = [{ kind: 'set-count', entry: 'a2', count: 1 }] as const;
	expect(repairSentence({ edits, points: 0 }, fr, 'fr')).toBe('Eques\u202f: passer à 1 figurine (0 point)');
	expect(repairSentence({ edits, points: 1 }, en, 'en')).toBe('Eques: make it 1 figure (+1 point)');
});

test('edits of one entry share its name, other entries follow', () => {
	const edits: Edit[] = [
		{ kind: 'remove-skill', entry: 'a1', skill: 'tough' },
		{ kind: 'remove-option', entry: 'a1', option: 'horse' },
		{ kind: 'set-count', entry: 'a2', count: 3 },
		{ kind: 'set-limit', limit: null }
	];
	expect(editsSentence(edits, fr, 'fr')).toBe(
		'Marcus (Centurion)\u202f: retirer la compétence «\u202fCoriace\u202f» et retirer le cheval\u202f; ' +
			'Eques\u202f: passer à 3 figurines\u202f; jouer sans limite de points'
	);
});

type DbgEditKind = (CommonEdit | DbgEdit)['kind'];
const ONE_OF_EACH: { [K in DbgEditKind]: Extract<Edit, { kind: K }> } = {
	'add-entry': { kind: 'add-entry', entry: 'n', unit: 'immunis', count: 2 },
	'remove-entry': { kind: 'remove-entry', entry: 'a1' },
	'restore-entry': { kind: 'restore-entry', at: 0, value: makeEntry('x', 'optio', 1) },
	'duplicate-entry': { kind: 'duplicate-entry', entry: 'a1', as: 'n' },
	'move-entry': { kind: 'move-entry', entry: 'a1', to: 1 },
	'set-count': { kind: 'set-count', entry: 'a1', count: 2 },
	'set-entry-name': { kind: 'set-entry-name', entry: 'a1', name: 'Lucius' },
	'set-entry-notes': { kind: 'set-entry-notes', entry: 'a1', notes: '' },
	'add-option': { kind: 'add-option', entry: 'a1', option: 'horse' },
	'remove-option': { kind: 'remove-option', entry: 'a1', option: 'horse' },
	'add-skill': { kind: 'add-skill', entry: 'a1', skill: 'tough' },
	'remove-skill': { kind: 'remove-skill', entry: 'a1', skill: 'tough' },
	'set-swap': { kind: 'set-swap', entry: 'a1', replace: 'contact-weapon', by: 'lance' },
	'remove-swap': { kind: 'remove-swap', entry: 'a1', replace: 'contact-weapon' },
	'set-name': { kind: 'set-name', name: 'X' },
	'set-notes': { kind: 'set-notes', notes: '' },
	'set-army': { kind: 'set-army', army: 'celts' },
	'set-variant': { kind: 'set-variant', variant: 'eburones' },
	'set-composition': { kind: 'set-composition', composition: 'free' },
	'set-limit': { kind: 'set-limit', limit: 300 },
	'set-ruling': { kind: 'set-ruling', ruling: 'skill-cap', value: 2 },
	'reset-ruling': { kind: 'reset-ruling', ruling: 'skill-cap' }
};

test('every edit has words of its own in both languages', () => {
	const edits = Object.values(ONE_OF_EACH);
	for (const [context, locale] of [
		[fr, 'fr'],
		[en, 'en']
	] as const) {
		const sentences = edits.map((edit) => editsSentence([edit], context, locale));
		expect(new Set(sentences).size).toBe(edits.length);
		for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}(?!.*(undefined|problems_)).{5,}$/u);
	}
});
