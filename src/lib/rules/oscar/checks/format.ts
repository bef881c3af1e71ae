import { type Check, problem } from '../context.ts';
import { isValidHeadcount } from '../group.ts';
import { FORMAT, rulingSection } from '../sections.ts';

const company: Check = ({ roster, companyKnown }) =>
	companyKnown ? [] : [problem('unknown-army', FORMAT, null, { army: roster.army })];

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
		.filter(({ group }) => !group)
		.map(({ entry }) => problem('unknown-unit', FORMAT, entry.id, { unit: entry.unit }));

/** A headcount is a whole number from 1 to the house bound; anything else counts as no men and is judged no further. */
const headcounts: Check = ({ entries }) =>
	entries.flatMap(({ entry: { id, headcount } }) =>
		headcount === null || isValidHeadcount(headcount)
			? []
			: [problem('count-invalid', FORMAT, id, { count: headcount })]
	);

export const formatChecks: readonly Check[] = [company, rulings, unknownUnits, headcounts];
