import { UNIT_FIELDS, type UnitField } from '../../../catalogue/oscar.ts';
import { type Check, type KnownEntry, problem } from '../context.ts';
import { FORMAT } from '../sections.ts';

/** The fields of one entry that rest on a value of ours; a headcount that the player has set is the player's. */
function houseFields({ entry, group: { unit } }: KnownEntry): UnitField[] {
	return UNIT_FIELDS.filter(
		(field) => unit?.provenance[field]?.kind === 'house' && !(field === 'headcount' && entry.headcount !== null)
	);
}

/** Values of our own that the roster rests on: once for each unit and field, at the first entry that has it. */
export const houseValues: Check = ({ known }) => {
	const seen = new Set<string>();
	return known.flatMap((each) =>
		houseFields(each).flatMap((field) => {
			const unit = each.group.unit?.id ?? '';
			if (seen.has(`${unit} ${field}`)) return [];
			seen.add(`${unit} ${field}`);
			return [problem('house-value', FORMAT, each.entry.id, { unit, field }, 'note')];
		})
	);
};
