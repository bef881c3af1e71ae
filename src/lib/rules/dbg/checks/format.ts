import { type Check, problem } from '../context.ts';
import { isValidCount } from '../points.ts';
import { FORMAT, rulingSection } from '../sections.ts';

/** Names of the head that the catalogue does not know. What hangs on an unknown army is not judged. */
const head: Check = ({ roster, army, variant, composition }) => [
	...(army ? [] : [problem('unknown-army', FORMAT, null, { army: roster.army })]),
	...(army && roster.variant !== null && !variant
		? [problem('unknown-variant', FORMAT, null, { variant: roster.variant })]
		: []),
	...(composition ? [] : [problem('unknown-composition', FORMAT, null, { composition: roster.composition })])
];

/** Rulings that the catalogue does not know, or with a value outside their choices: the default applies. */
const rulings: Check = ({ roster, catalogue }) =>
	Object.entries(roster.rulings)
		.filter(([id, value]) => !catalogue.rulings.get(id)?.choices.some((choice) => choice === value))
		.map(([ruling, value]) =>
			problem('unknown-ruling', catalogue.rulings.has(ruling) ? rulingSection(ruling) : FORMAT, null, {
				ruling,
				value
			})
		);

const unknownUnits: Check = ({ entries }) =>
	entries
		.filter(({ unit }) => !unit)
		.map(({ entry }) => problem('unknown-unit', FORMAT, entry.id, { unit: entry.unit }));

/** Counts are whole numbers from 1 to the house bound; anything else counts as no figure and no point. */
const counts: Check = ({ entries }) =>
	entries
		.filter(({ entry }) => !isValidCount(entry.count))
		.map(({ entry }) => problem('count-invalid', FORMAT, entry.id, { count: entry.count }));

export const formatChecks: readonly Check[] = [head, rulings, unknownUnits, counts];
