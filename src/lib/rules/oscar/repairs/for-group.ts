import type { OscarCatalogue } from '../../../catalogue/oscar-index.ts';
import { nextEntryId } from '../../../roster/edits.ts';
import type { OwnProfile } from '../../../roster/oscar-document.ts';
import type { Problem } from '../../problem.ts';
import type { Candidate } from '../../repair-search.ts';
import { commonUnits } from '../additions.ts';
import { CREWED_MIN } from '../checks/groups.ts';
import { COMMAND_RANGE, MOVEMENT } from '../checks/profiles.ts';
import type { Context } from '../context.ts';
import { MAX_DICE } from '../pool.ts';
import { dropWeapons, entryOf, remove, resetRuling, setHeadcount, setProfile } from './edits.ts';
import { numberOf, textOf } from './facts.ts';

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The usual headcount, or the whole number nearest to what was meant. */
export function countInvalid(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	const meant = Math.round(Math.abs(numberOf(problem, 'count')));
	const { max } = context.catalogue.game.structure.headcount;
	return [[setHeadcount(each, null)], [setHeadcount(each, clamp(meant, 1, max))]];
}

/** The legal even numbers next to it. */
export function headcountOdd(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	const { min, max } = context.catalogue.game.structure.headcount;
	const men = clamp(numberOf(problem, 'headcount'), min, max);
	return [[setHeadcount(each, men + (men % 2))], [setHeadcount(each, men - (men % 2))]];
}

/** The nearest legal number, the usual one, or two groups of half the men each. */
export function headcountOutOfRange(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	const men = numberOf(problem, 'headcount');
	const half = Math.ceil(men / 4) * 2;
	const split: Candidate = [
		setHeadcount(each, half),
		{ kind: 'duplicate-entry', entry: each.entry.id, as: nextEntryId(context.roster) }
	];
	return [
		[setHeadcount(each, clamp(men, numberOf(problem, 'min'), numberOf(problem, 'max')))],
		[setHeadcount(each, null)],
		...(each.group?.role === 'line' && men > numberOf(problem, 'max') ? [split] : [])
	];
}

export function crewAbove(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	return each ? [[setHeadcount(each, numberOf(problem, 'max'))], [setHeadcount(each, null)]] : [];
}

export function crewBelow(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	return [
		[setHeadcount(each, numberOf(problem, 'min'))],
		[setHeadcount(each, null)],
		// A specialist's weapon in the same group wants one man: the crewed one is the weapon too many.
		dropWeapons(each, isSpecial(context.catalogue, 'crewed')),
		...resetRuling(context, CREWED_MIN)
	].filter((edits) => edits.length > 0);
}

const isSpecial =
	({ weapons }: OscarCatalogue, special: 'crewed' | 'lone') =>
	(weapon: string): boolean =>
		weapons.get(weapon)?.special === special;

/** One man, or no weapon of a specialist. */
export function loneSpecialist(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	const { loneSpecialist: one } = context.catalogue.game.structure;
	const alone = setHeadcount(each, one);
	const crewed = dropWeapons(each, isSpecial(context.catalogue, 'crewed'));
	return [
		[alone],
		dropWeapons(each, isSpecial(context.catalogue, 'lone')),
		...(crewed.length > 0 ? [[...crewed, alone]] : [])
	].filter((edits) => edits.length > 0);
}

/** A support group of the usual number of men, or the same group without the weapon; a card has neither choice. */
export function weaponNeedsSupport(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	if (!each.entry.profile) return [[remove(each)]];
	const support = setProfile(each, { role: 'support' });
	return [
		dropWeapons(each, (weapon) => weapon === textOf(problem, 'weapon')),
		dropWeapons(each, (weapon) => context.catalogue.weapons.get(weapon)?.special !== undefined),
		support,
		...(each.entry.headcount === null ? [] : [[...support, setHeadcount(each, null)]])
	].filter((edits) => edits.length > 0);
}

/** A pool within the limits that is nearest to what was written; null when it was no pool at all. */
function nearestPool(text: string): string | null {
	const match = /(\d+)\s*k\s*(\d+)/i.exec(text);
	if (!match) return null;
	const dice = clamp(Number(match[1]), 1, MAX_DICE);
	return `${dice}k${clamp(Number(match[2]), 1, dice)}`;
}

/** The nearest value within the limits, or that of the base profile of the role. */
export function profileOutOfRange(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	const profile = each?.entry.profile;
	if (!each || !profile) return [];
	const [base] = commonUnits(context, profile.role);
	const set = (fields: Partial<OwnProfile>): Candidate => setProfile(each, fields);
	const nearest = (value: number, { min, max }: typeof MOVEMENT): number =>
		clamp(Number.isFinite(value) ? Math.round(value) : max, min, max);
	switch (textOf(problem, 'field')) {
		case 'movement':
			return [
				set({ movement: nearest(profile.movement, MOVEMENT) }),
				...(base ? [set({ movement: base.movement })] : [])
			];
		case 'commandRange':
			return [set({ commandRange: nearest(profile.commandRange ?? 0, COMMAND_RANGE) }), set({ commandRange: null })];
		case 'defence':
			return [nearestPool(profile.defence), base?.defence].flatMap((defence) => (defence ? [set({ defence })] : []));
		case 'discipline':
			return [nearestPool(profile.discipline), base?.discipline].flatMap((discipline) =>
				discipline ? [set({ discipline })] : []
			);
		default:
			return [];
	}
}

export function unknownWeapon(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	return each ? [dropWeapons(each, (weapon) => weapon === textOf(problem, 'weapon'))] : [];
}

export function unknownRule(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	const rules = each?.entry.profile?.rules.filter((rule) => rule !== textOf(problem, 'rule')) ?? [];
	return each ? [setProfile(each, { rules })] : [];
}
