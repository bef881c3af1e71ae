import { rulingValue } from '../../ruling.ts';
import type { Problem } from '../../problem.ts';
import { type Check, type Context, type KnownEntry, problem } from '../context.ts';
import { specialWeapons } from '../group.ts';
import { rulingSection, STRUCTURE } from '../sections.ts';

/** The ruling that holds the fewest men of a crewed weapon, and what the book says without it: a gunner. */
export const CREWED_MIN = 'crewed-support-min';
export function crewedMin({ roster, catalogue }: Pick<Context, 'roster' | 'catalogue'>): number {
	const value = rulingValue(roster, CREWED_MIN, catalogue);
	return typeof value === 'number' ? value : 1;
}

/** Combat, veteran and elite groups: an even number of men from 6 to 10; both faults are told. */
function squad({ entry, men }: KnownEntry, { catalogue }: Context): Problem[] {
	const { min, max } = catalogue.game.structure.headcount;
	return [
		...(men % 2 === 0 ? [] : [problem('headcount-odd', STRUCTURE, entry.id, { headcount: men })]),
		...(men >= min && men <= max
			? []
			: [problem('headcount-out-of-range', STRUCTURE, entry.id, { headcount: men, min, max })])
	];
}

/** A character is one man, a vehicle one vehicle. */
const single = ({ entry, men }: KnownEntry): Problem[] =>
	men === 1 ? [] : [problem('headcount-out-of-range', STRUCTURE, entry.id, { headcount: men, min: 1, max: 1 })];

/** A crewed weapon takes at most four men, a specialist's weapon exactly one; a group without either, one to four. */
function support({ entry, group, men }: KnownEntry, context: Context): Problem[] {
	const { crewedSupportMax: max, loneSpecialist } = context.catalogue.game.structure;
	const special = specialWeapons(group, context.catalogue);
	const lone = special.some((weapon) => weapon.special === 'lone');
	const crewed = special.some((weapon) => weapon.special === 'crewed');
	const min = crewed ? crewedMin(context) : 1;
	return [
		...(lone && men !== loneSpecialist ? [problem('lone-specialist', STRUCTURE, entry.id, { headcount: men })] : []),
		...(men > max && !(lone && !crewed)
			? [problem('support-crew-above', STRUCTURE, entry.id, { headcount: men, max })]
			: []),
		...(men < min ? [problem('support-crew-below', rulingSection(CREWED_MIN), entry.id, { headcount: men, min })] : [])
	];
}

const headcounts: Check = (context) =>
	context.known.flatMap((each) => {
		if (each.men === 0) return []; // no number of men: told as count-invalid
		switch (each.group.role) {
			case 'officer':
			case 'vehicle':
				return single(each);
			case 'line':
			case 'veteran':
			case 'elite':
				return squad(each, context);
			case 'support':
				return support(each, context);
		}
	});

/** Weapons with a crew or a specialist make a support group of their own (oscar p. 10); vehicles mount what they like. */
const weaponsNeedSupport: Check = ({ known, catalogue }) =>
	known.flatMap(({ entry, group }) =>
		group.role === 'support' || group.role === 'vehicle'
			? []
			: specialWeapons(group, catalogue).map(({ id }) =>
					problem('weapon-needs-support', STRUCTURE, entry.id, { weapon: id })
				)
	);

export const groupChecks: readonly Check[] = [headcounts, weaponsNeedSupport];
