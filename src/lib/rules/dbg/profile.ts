import type { Equipment, Unit } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../../roster/dbg-document.ts';
import { rulingValue } from './lookup.ts';
import type { FieldedProfile, ProfileChange } from './types.ts';

type ChangedField = ProfileChange['field'];
type Source = ProfileChange['source'];

/** A profile under construction that remembers what changed it. */
class Ledger {
	readonly values: Record<ChangedField, number>;
	readonly changes: ProfileChange[] = [];
	constructor({ combat, defence, movement }: Unit['profile']) {
		this.values = { combat, defence, movement };
	}
	set(field: ChangedField, to: number, source: Source): void {
		const from = this.values[field];
		if (from === to) return;
		this.changes.push({ field, from, to, source });
		this.values[field] = to;
	}
	add(field: ChangedField, by: number, source: Source): void {
		this.set(field, this.values[field] + by, source);
	}
}

interface Kit {
	/** Base equipment after swaps. */
	readonly base: readonly Equipment[];
	/** Bought or swapped in: the printed profile does not know it. */
	readonly added: readonly Equipment[];
	readonly ids: readonly string[];
}

function kitOf(entry: DbgEntry, unit: Unit, catalogue: DbgCatalogue): Kit {
	const swapped = (id: string): string => {
		const by = Object.hasOwn(entry.swaps, id) ? entry.swaps[id] : undefined;
		return by !== undefined && catalogue.equipment.has(by) ? by : id;
	};
	const base = unit.base.map(swapped);
	const ids = [...new Set([...base, ...entry.options.filter((id) => catalogue.equipment.has(id))])];
	const look = (wanted: readonly string[]): Equipment[] => wanted.flatMap((id) => catalogue.equipment.get(id) ?? []);
	return { base: look(base), added: look(ids.filter((id) => !unit.base.includes(id))), ids };
}

const from = (equipment: Equipment): Source => ({ kind: 'equipment', id: equipment.id });

/** The best protection counts alone; protections do not add up (rulings, "Defence"). */
function protect(ledger: Ledger, added: readonly Equipment[]): void {
	let best: Equipment | null = null;
	for (const each of added) if ((each.defenceAtLeast ?? 0) > (best?.defenceAtLeast ?? 0)) best = each;
	if (best?.defenceAtLeast !== undefined) {
		ledger.set('defence', Math.max(ledger.values.defence, best.defenceAtLeast), from(best));
	}
}

/**
 * A bought mount gives its own Movement, by army, whatever the rider wears; heavy armour bought on foot takes its loss.
 * With ruling heavy-armour-on-horse it slows a rider too, unless the printed profile is already that of the rider so armed.
 * A chariot carries its crew: no Movement of its own is printed, and armour does not weigh on it.
 */
function move(ledger: Ledger, kit: Kit, unit: Unit, mounted: boolean, slowsRider: boolean): void {
	const mounts = kit.added.flatMap((mount) => {
		const cm = mount.movement?.[unit.army];
		return cm === undefined ? [] : [{ mount, cm }];
	});
	for (const { mount, cm } of mounts) ledger.set('movement', cm, from(mount));
	const rides = unit.mounted || mounts.length > 0;
	if (mounted && !(rides && slowsRider)) return;
	const worn = mounts.length > 0 ? [...kit.base, ...kit.added] : kit.added;
	const heavy = worn.find((each) => each.footMovement !== undefined);
	if (heavy?.footMovement !== undefined) ledger.add('movement', heavy.footMovement, from(heavy));
}

/**
 * A figure as it takes the field, distances in cm: its printed profile changed by bought or swapped-in equipment and by
 * bought skills (dbg IV, VII and the rulings). Base equipment and innate skills are already in the printed box. What
 * acts only at times (lance, two-handed weapon) is left to play. Null for a unit that the catalogue does not know.
 */
export function fieldedProfile(entry: DbgEntry, roster: DbgRoster, catalogue: DbgCatalogue): FieldedProfile | null {
	const unit = catalogue.units.get(entry.unit);
	if (!unit) return null;
	const kit = kitOf(entry, unit, catalogue);
	const mounted = unit.mounted || kit.added.some((each) => each.kind === 'mount');
	const skills = [...new Set([...unit.skills.has, ...entry.skills])];
	const ledger = new Ledger(unit.profile);

	protect(ledger, kit.added);
	move(ledger, kit, unit, mounted, rulingValue(roster, 'heavy-armour-on-horse', catalogue) === true);
	for (const each of kit.added) ledger.add('combat', each.combat ?? 0, from(each));
	for (const id of skills) {
		if (unit.skills.has.includes(id)) continue;
		const bonus = catalogue.skills.get(id)?.profile;
		ledger.add('combat', bonus?.combat ?? 0, { kind: 'skill', id });
		ledger.add('defence', bonus?.defence ?? 0, { kind: 'skill', id });
	}
	return {
		printed: unit.profile,
		profile: { ...unit.profile, ...ledger.values },
		changes: ledger.changes,
		equipment: kit.ids,
		mounted,
		skills: skills.filter((id) => catalogue.skills.has(id))
	};
}
