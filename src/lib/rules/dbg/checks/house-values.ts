import type { Provenance } from '../../../catalogue/provenance.ts';
import type { DbgEntry } from '../../../roster/dbg-document.ts';
import { type Check, type Context, type KnownEntry, problem } from '../context.ts';
import { rulingChanged, rulingOfPrice } from '../lookup.ts';
import { offerOf } from '../points.ts';
import { FORMAT } from '../sections.ts';
import { UNSTATED_ALLOWANCE } from '../skills.ts';

const isHouse = (provenance: Provenance | undefined): boolean => provenance?.kind === 'house';

/** A ruling that holds a placeholder of ours; once the player has chosen, the value is the player's. */
const isHouseRuling = ({ roster, catalogue }: Context, id: string | null): boolean =>
	id !== null && isHouse(catalogue.rulings.get(id)?.provenance) && !rulingChanged(roster, id, catalogue);

function housePrices(context: Context, entry: DbgEntry, unit: KnownEntry['unit']): string[] {
	return entry.options.filter((option) => {
		const offer = offerOf(unit, option);
		if (!offer) return false;
		const ruling = rulingOfPrice(offer.choice.cost);
		const priced = isHouse(offer.group.provenance) || isHouseRuling(context, ruling);
		return priced || isHouse(context.catalogue.equipment.get(option)?.provenance);
	});
}

/** The fields of one entry that rest on a value of ours and matter for this roster. */
function houseFields(context: Context, { entry, unit }: KnownEntry): string[] {
	const changed = (ruling: string): boolean => rulingChanged(context.roster, ruling, context.catalogue);
	const fields = Object.entries(unit.provenance)
		.filter(([, provenance]) => isHouse(provenance))
		.map(([field]) => field);
	if (entry.skills.length > 0 && isHouse(unit.skills.provenance) && !changed(UNSTATED_ALLOWANCE)) fields.push('skills');
	if (isHouse(unit.pair?.provenance)) fields.push('pair');
	if (unit.requires && isHouse(unit.requires.provenance)) {
		const { ruling } = unit.requires;
		if (ruling === undefined || !changed(ruling)) fields.push('requires');
	}
	if (isHouse(unit.wagon?.provenance)) fields.push('wagon');
	fields.push(...housePrices(context, entry, unit));
	fields.push(...entry.skills.filter((id) => isHouse(context.catalogue.skills.get(id)?.provenance)));
	return fields;
}

/**
 * Values of our own that the roster rests on: once for each unit and field, at the first entry that has it. `field` is
 * a field of the unit, or the id of a bought option or skill.
 */
export const houseValues: Check = (context) => {
	const seen = new Set<string>();
	return context.known.flatMap((each) =>
		houseFields(context, each).flatMap((field) => {
			const key = `${each.unit.id} ${field}`;
			if (seen.has(key)) return [];
			seen.add(key);
			return [problem('house-value', FORMAT, each.entry.id, { unit: each.unit.id, field }, 'note')];
		})
	);
};
