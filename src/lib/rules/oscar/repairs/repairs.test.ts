import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../../catalogue/oscar-lists.ts';
import type { Edit } from '../../../roster/edits.ts';
import type { OscarRoster } from '../../../roster/oscar-document.ts';
import type { OscarProblemCode, Problem } from '../../problem.ts';
import { company, companyOf, ownEntry, toyCatalogue, toyUnit } from '../testing.ts';
import { validateOscar } from '../validate.ts';
import { repairsOscar } from './repairs.ts';

/** An edit in short: its values, and of a profile what it changes. */
function words(edit: Edit, roster: OscarRoster): string {
	if (edit.kind !== 'set-profile') return Object.values(edit).map(String).join(' ');
	const before = roster.entries.find(({ id }) => id === edit.entry)?.profile;
	const changed = Object.entries(edit.profile).filter(([key, value]) => String(before?.[key]) !== String(value));
	return `set-profile ${edit.entry} ${changed.map(([key, value]) => `${key}=${String(value)}`).join(' ')}`;
}

/** The repairs of the first problem with a code, a line each. */
function repair(code: OscarProblemCode, roster: OscarRoster, catalogue = oscarCatalogue): string[] {
	const problem = validateOscar(roster, catalogue).problems.find((each) => each.code === code);
	if (!problem) throw new Error(`no problem ${code}`);
	const found = repairsOscar(roster, problem, catalogue);
	expect(found.every(({ points }) => points === 0)).toBe(true);
	return found.map(({ edits }) => edits.map((edit) => words(edit, roster)).join(' + '));
}

const LEGAL = [
	{ id: 'c', unit: 'captain' },
	{ id: '1', unit: 'squad-1' },
	{ id: '2', unit: 'squad-2' }
];
const own = (...more: Record<string, unknown>[]): OscarRoster => companyOf({ entries: [...LEGAL, ...more] });
const crew = (weapons: readonly string[], headcount: number | null) =>
	own(ownEntry('s', { role: 'support', weapons }, headcount));

/** what, code, company, its repairs in their order */
const REPAIRS: readonly (readonly [string, OscarProblemCode, OscarRoster, readonly string[]])[] = [
	[
		'the company that most cards belong to, or a free one',
		'unknown-army',
		companyOf({ army: 'atlantis', entries: LEGAL }),
		['set-company anglophone', 'set-company own']
	],
	[
		'back to the default, or another choice',
		'unknown-ruling',
		company('captain squad-1 squad-2', { rulings: { 'crewed-support-min': 9 } }),
		['reset-ruling crewed-support-min', 'set-ruling crewed-support-min 3', 'set-ruling crewed-support-min 4']
	],
	[
		'a ruling that no one knows can only go',
		'unknown-ruling',
		company('captain squad-1 squad-2', { rulings: { nonsense: 1 } }),
		['reset-ruling nonsense']
	],
	[
		'a combat group instead of what no one knows, or nothing',
		'unknown-unit',
		company('captain squad-1 squad-2 ghost'),
		['set-unit g4 squad-1', 'set-unit g4 squad-2', 'remove-entry g4']
	],
	[
		'where a group is missing anyway, the one that is not there yet',
		'unknown-unit',
		company('captain squad-1 ghost'),
		['set-unit g3 squad-2', 'set-unit g3 squad-1', 'remove-entry g3']
	],
	[
		'a group of the company instead, a base profile, or a free company',
		'unit-of-other-army',
		company('captain squad-1 squad-2 gruppe-1'),
		['set-unit g4 squad-1', 'set-unit g4 squad-2', 'set-unit g4 base-line', 'set-company own']
	],
	[
		'an officer for an officer; without one the company would not do',
		'unit-of-other-army',
		company('hauptmann squad-1 squad-2'),
		['set-unit g1 captain', 'set-unit g1 base-command', 'set-company own']
	],
	[
		'the officer of the company, or the base profile',
		'officer-missing',
		company('squad-1 squad-2'),
		['add-group e3 captain null', 'add-group e3 base-command null']
	],
	[
		'a free company has the base profile alone',
		'officer-missing',
		companyOf({ army: 'own', entries: LEGAL.slice(1) }),
		['add-group e3 base-command null']
	],
	[
		'the group that is not there yet first',
		'combat-groups-below',
		company('captain squad-1'),
		['add-group e3 squad-2 null', 'add-group e3 squad-1 null', 'add-group e3 base-line null']
	],
	[
		'two at once',
		'combat-groups-below',
		company('captain'),
		[
			'add-group e2 squad-1 null + add-group e3 squad-2 null',
			'add-group e2 squad-2 null + add-group e3 base-line null',
			'add-group e2 base-line null + add-group e3 squad-1 null'
		]
	],
	[
		'the last officers, or the first',
		'officers-above',
		company('captain captain captain captain squad-1 squad-2'),
		['remove-entry g2 + remove-entry g3 + remove-entry g4', 'remove-entry g1 + remove-entry g2 + remove-entry g3']
	],
	[
		'the last groups, or the first',
		'combat-groups-above',
		company('captain squad-1 squad-2 squad-1 squad-2 squad-1 squad-2 squad-1 squad-2'),
		['remove-entry g8 + remove-entry g9', 'remove-entry g2 + remove-entry g3']
	],
	[
		'one of two veteran groups fights as a combat group, or goes',
		'veterans-above',
		company('captain squad-1 squad-2 veteran-squad veteran-squad'),
		['set-unit g5 squad-1', 'remove-entry g5', 'remove-entry g4']
	],
	[
		'a profile of one’s own changes its role; elite groups take the veterans’ place',
		'veterans-above',
		own(ownEntry('v', { role: 'veteran' }), ownEntry('e', { role: 'elite' })),
		['set-profile e role=line', 'remove-entry e', 'remove-entry v']
	],
	[
		'two of three veteran groups',
		'veterans-above',
		company('captain squad-1 squad-2 veteran-squad veteran-squad veteran-squad'),
		[
			'set-unit g5 squad-1 + set-unit g6 squad-1',
			'remove-entry g5 + remove-entry g6',
			'remove-entry g4 + remove-entry g5'
		]
	],
	[
		'either support group',
		'support-above',
		company('captain squad-1 squad-2 mortar-team hmg-team'),
		['remove-entry g5', 'remove-entry g4']
	],
	[
		'either vehicle',
		'vehicles-above',
		company('captain squad-1 squad-2 jeep truck'),
		['remove-entry g5', 'remove-entry g4']
	],
	[
		'the smaller loss first, and the ruling back at its default',
		'support-or-vehicle',
		company('captain squad-1 squad-2 mortar-team jeep', { rulings: { 'support-or-vehicle': 'one' } }),
		['remove-entry g5', 'remove-entry g4', 'reset-ruling support-or-vehicle']
	],
	[
		'the even numbers next to it',
		'headcount-odd',
		company('captain squad-1*7 squad-2'),
		['set-headcount g2 8', 'set-headcount g2 6']
	],
	['the only even number next to it', 'headcount-odd', company('captain squad-1*11 squad-2'), ['set-headcount g2 10']],
	[
		'most men, the usual number, or two groups of half',
		'headcount-out-of-range',
		company('captain squad-1*12 squad-2'),
		['set-headcount g2 10', 'set-headcount g2 null', 'set-headcount g2 6 + duplicate-entry g2 e4']
	],
	[
		'halves are even',
		'headcount-out-of-range',
		company('captain squad-1*14 squad-2'),
		['set-headcount g2 10', 'set-headcount g2 null', 'set-headcount g2 8 + duplicate-entry g2 e4']
	],
	[
		'too few: the least number, or the usual one; nothing to share out',
		'headcount-out-of-range',
		company('captain squad-1*4 squad-2'),
		['set-headcount g2 6', 'set-headcount g2 null']
	],
	[
		'veterans are not shared out: there is one such group',
		'headcount-out-of-range',
		company('captain squad-1 squad-2 veteran-squad*12'),
		['set-headcount g4 10', 'set-headcount g4 null']
	],
	[
		'no men at all: the usual number',
		'count-invalid',
		company('captain squad-1*-3 squad-2'),
		['set-headcount g2 null']
	],
	[
		'half a man: the number meant, if the rules allow it',
		'count-invalid',
		company('captain squad-1*7.5 squad-2'),
		['set-headcount g2 null', 'set-headcount g2 8']
	],
	[
		'a number beyond reason is the most there may be',
		'count-invalid',
		company('captain squad-1*1000000.5 squad-2'),
		['set-headcount g2 null', 'set-headcount g2 10']
	],
	[
		'a crew too large',
		'support-crew-above',
		company('captain squad-1 squad-2 mortar-team*6'),
		['set-headcount g4 4', 'set-headcount g4 null']
	],
	[
		'a crew too small',
		'support-crew-below',
		company('captain squad-1 squad-2 mortar-team*1'),
		['set-headcount g4 2', 'set-headcount g4 null']
	],
	[
		'a crew too small by a ruling',
		'support-crew-below',
		company('captain squad-1 squad-2 mortar-team*3', { rulings: { 'crewed-support-min': 4 } }),
		['set-headcount g4 4', 'set-headcount g4 null', 'reset-ruling crewed-support-min']
	],
	[
		'one man with two weapons keeps that of one man',
		'support-crew-below',
		crew(['bazooka', 'mortar-81mm'], 1),
		['set-profile s weapons=bazooka']
	],
	[
		'a specialist is alone',
		'lone-specialist',
		company('captain squad-1 squad-2 bazooka-man*3'),
		['set-headcount g4 1']
	],
	[
		'a group without the specialist’s weapon, or one man',
		'lone-specialist',
		crew(['bazooka', 'rifle'], 3),
		['set-profile s weapons=rifle', 'set-headcount s 1']
	],
	[
		'crew or specialist, not both',
		'lone-specialist',
		crew(['bazooka', 'mortar-81mm'], 3),
		['set-profile s weapons=mortar-81mm', 'set-profile s weapons=bazooka + set-headcount s 1']
	],
	[
		'without the weapon, or a support group of the usual number',
		'weapon-needs-support',
		own(ownEntry('s', { weapons: ['rifle', 'heavy-machine-gun'] }, 8)),
		['set-profile s weapons=rifle', 'set-profile s role=support + set-headcount s null']
	],
	[
		'one such weapon less, all of them, or a support group',
		'weapon-needs-support',
		own(ownEntry('s', { weapons: ['rifle', 'heavy-machine-gun', 'mortar-81mm'] })),
		['set-profile s weapons=rifle,mortar-81mm', 'set-profile s weapons=rifle', 'set-profile s role=support']
	],
	[
		'the nearest movement, or that of the base profile',
		'profile-out-of-range',
		own(ownEntry('s', { movement: 99 })),
		['set-profile s movement=36', 'set-profile s movement=9']
	],
	[
		'no movement is the least',
		'profile-out-of-range',
		own(ownEntry('s', { movement: -2.4 })),
		['set-profile s movement=1', 'set-profile s movement=9']
	],
	[
		'the nearest command range, or none',
		'profile-out-of-range',
		own(ownEntry('s', { commandRange: 200 })),
		['set-profile s commandRange=36', 'set-profile s commandRange=null']
	],
	[
		'the nearest pool, or that of the base profile',
		'profile-out-of-range',
		own(ownEntry('s', { defence: '9k12' })),
		['set-profile s defence=6k6', 'set-profile s defence=2k2']
	],
	[
		'no pool at all: that of the base profile',
		'profile-out-of-range',
		own(ownEntry('s', { defence: 'good' })),
		['set-profile s defence=2k2']
	],
	[
		'never more dice kept than rolled',
		'profile-out-of-range',
		own(ownEntry('s', { discipline: '3k5' })),
		['set-profile s discipline=3k3', 'set-profile s discipline=2k2']
	],
	[
		'an officer’s base profile is the officer’s',
		'profile-out-of-range',
		companyOf({
			army: 'own',
			entries: [ownEntry('o', { role: 'officer', discipline: '0k0', commandRange: 6 }), ...LEGAL.slice(1)]
		}),
		['set-profile o discipline=1k1', 'set-profile o discipline=3k2']
	],
	[
		'a weapon that no one knows goes, the others stay',
		'unknown-weapon',
		own(ownEntry('s', { weapons: ['rifle', 'laser', 'bayonet'] })),
		['set-profile s weapons=rifle,bayonet']
	],
	[
		'a rule that no one knows goes, the others stay',
		'unknown-rule',
		own(ownEntry('s', { rules: ['nonsense', 'junior-officer'] })),
		['set-profile s rules=junior-officer']
	]
];

test.each(REPAIRS)('%s (%s)', (_what, code, roster, expected) => {
	expect(repair(code, roster)).toEqual(expected);
});

test('other limits, other repairs: the numbers are the catalogue’s', () => {
	const catalogue = toyCatalogue([
		toyUnit('chief', { role: 'officer', headcount: 1 }),
		toyUnit('band'),
		toyUnit('crew', { role: 'support', headcount: 6, weapons: [{ weapon: 'ballista' }] })
	]);
	const toy = (units: string, fields: Record<string, unknown> = {}) => company(units, { army: 'blue', ...fields });
	expect(repair('officer-missing', toy('band'), catalogue)).toEqual([
		'add-group e2 chief null + add-group e3 chief null'
	]);
	expect(repair('headcount-odd', toy('chief chief band*13'), catalogue)).toEqual([
		'set-headcount g3 14',
		'set-headcount g3 12'
	]);
	expect(repair('headcount-out-of-range', toy('chief chief band*4'), catalogue)).toEqual([
		'set-headcount g3 12',
		'set-headcount g3 null'
	]);
	expect(
		repair('support-crew-below', toy('chief chief band crew*2', { rulings: { 'support-groups': 1 } }), catalogue)
	).toEqual(['set-headcount g4 5', 'set-headcount g4 null']);
	expect(repair('support-above', toy('chief chief band crew'), catalogue)).toEqual(['remove-entry g4']);
});

test('a problem that the company does not have, a note, or one of another game has no repairs', () => {
	const roster = company('captain squad-1 squad-2');
	const problems: readonly Problem[] = [
		{ code: 'officer-missing', severity: 'error', entry: null, facts: { count: 0, min: 1 }, rule: '' },
		{ code: 'unknown-unit', severity: 'error', entry: 'gone', facts: {}, rule: '' },
		{ code: 'headcount-odd', severity: 'error', entry: 'gone', facts: {}, rule: '' },
		{ code: 'house-value', severity: 'note', entry: 'g1', facts: { unit: 'captain', field: 'role' }, rule: '' },
		{ code: 'points-over-limit', severity: 'error', entry: null, facts: { points: 9, limit: 1 }, rule: '' },
		{ code: 'parity-groups', severity: 'error', entry: null, facts: { a: 2, b: 3 }, rule: '' }
	];
	for (const problem of problems) expect(repairsOscar(roster, problem, oscarCatalogue)).toEqual([]);
});
