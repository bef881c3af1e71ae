import type { OwnProfile } from '../../../roster/oscar-document.ts';
import type { Problem } from '../../problem.ts';
import { type Check, type Context, problem } from '../context.ts';
import { readPool } from '../pool.ts';
import { FORMAT, STRUCTURE } from '../sections.ts';

/** House bounds of a profile of one's own, in inches; the cards go to 12, the samples to 18. */
export const MOVEMENT = { min: 1, max: 36 } as const;
export const COMMAND_RANGE = { min: 1, max: 36 } as const;

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
	Number.isInteger(value) && value >= min && value <= max;

/** Fields of a profile of one's own that are outside the limits. */
export function fieldsOutOfRange(profile: OwnProfile): { field: keyof OwnProfile & string; value: number | string }[] {
	const { movement, defence, discipline, commandRange } = profile;
	return [
		...(within(movement, MOVEMENT) ? [] : [{ field: 'movement', value: movement }]),
		...(readPool(defence) === null ? [{ field: 'defence', value: defence }] : []),
		...(readPool(discipline) === null ? [{ field: 'discipline', value: discipline }] : []),
		...(commandRange === null || within(commandRange, COMMAND_RANGE)
			? []
			: [{ field: 'commandRange', value: commandRange }])
	];
}

/** What the profiles of the roster's own say, entry by entry. */
const eachProfile =
	(check: (profile: OwnProfile, entry: string, context: Context) => readonly Problem[]): Check =>
	(context) =>
		context.roster.entries.flatMap(({ id, profile }) => (profile ? check(profile, id, context) : []));

const limits = eachProfile((profile, entry) =>
	fieldsOutOfRange(profile).map((facts) => problem('profile-out-of-range', STRUCTURE, entry, facts))
);

const unknownWeapons = eachProfile(({ weapons }, entry, { catalogue }) =>
	[...new Set(weapons)]
		.filter((weapon) => !catalogue.weapons.has(weapon))
		.map((weapon) => problem('unknown-weapon', FORMAT, entry, { weapon }))
);

const unknownRules = eachProfile(({ rules }, entry, { catalogue }) =>
	[...new Set(rules)]
		.filter((rule) => !catalogue.rules.has(rule))
		.map((rule) => problem('unknown-rule', FORMAT, entry, { rule }))
);

export const profileChecks: readonly Check[] = [limits, unknownWeapons, unknownRules];
