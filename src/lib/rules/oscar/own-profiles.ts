import type { Role, Unit } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { Roster } from '../../roster/document.ts';
import type { OscarEntry, OscarRoster, OwnProfile } from '../../roster/oscar-document.ts';
import type { Recruit } from './offers.ts';
import { readPool } from './pool.ts';

/* Profiles of the player's own: where they start, which there are, and what a form may ask. */

/** The unit that a new profile of a role starts from: the base profile, else the first sample (oscar p. 10). */
export function baseOf(role: Role, catalogue: OscarCatalogue): Unit | null {
	return [...catalogue.units.values()].find((unit) => unit.company === null && unit.role === role) ?? null;
}

/** A unit's profile as one's own, to be changed; `name` is what it is called from now on. */
export function profileOf(unit: Unit, name: string): OwnProfile {
	const { role, movement, defence, discipline, commandRange, rules, armoured } = unit;
	const weapons = unit.weapons.map(({ weapon }) => weapon);
	return { name, role, movement, defence, discipline, commandRange, weapons, rules: [...rules], armoured };
}

/** The like of a profile in another role: what only one role has falls away, what it must have comes. */
export function inRole(profile: OwnProfile, role: Role, catalogue: OscarCatalogue): OwnProfile {
	const base = baseOf(role, catalogue);
	return {
		...profile,
		role,
		commandRange: role === 'officer' ? (profile.commandRange ?? base?.commandRange ?? null) : null,
		armoured: role === 'vehicle' ? profile.armoured : false
	};
}

type Own = Extract<Recruit, { kind: 'own' }>;

/** Every profile of the player's own in the given rosters, each once, in the order found; the name and all figures count. */
export function ownProfilesOf(rosters: readonly Roster[]): readonly Own[] {
	const seen = new Set<string>();
	return rosters
		.flatMap((roster) => (roster.game === 'oscar' ? roster.entries : []))
		.flatMap(({ profile, headcount }) => {
			if (profile === null) return [];
			const key = JSON.stringify(profile);
			if (seen.has(key)) return [];
			seen.add(key);
			return [{ kind: 'own' as const, profile, headcount }];
		});
}

/** The dice of a pool: `roll` of them, the `keep` best added; null for what is no pool within the limits. */
export function diceOf(pool: string): { readonly roll: number; readonly keep: number } | null {
	const read = readPool(pool);
	if (read === null) return null;
	const [roll, keep] = read.split('k').map(Number);
	return roll === undefined || keep === undefined ? null : { roll, keep };
}

/** A pool with other dice, brought within 1 <= Y <= X <= 6: more kept than rolled rolls more, fewer rolled keeps fewer. */
export function withDice(pool: string, change: { readonly roll?: number; readonly keep?: number }): string {
	const now = diceOf(pool) ?? { roll: 2, keep: 2 };
	const limit = (value: number): number => Math.min(6, Math.max(1, Math.round(value)));
	const roll = limit(change.roll ?? now.roll);
	const keep = limit(change.keep ?? now.keep);
	if (change.keep !== undefined) return `${Math.max(roll, keep)}k${keep}`;
	return `${roll}k${Math.min(keep, roll)}`;
}

/** The profile that an entry fields, as one's own: what "adapt this profile" starts from. */
export function adaptable(entry: OscarEntry, name: string, catalogue: OscarCatalogue): OwnProfile | null {
	if (entry.profile) return entry.profile;
	const unit = entry.unit === null ? undefined : catalogue.units.get(entry.unit);
	return unit ? profileOf(unit, name) : null;
}

/** A company with one entry of the profile alone: what the form shows and judges before it is saved. */
export function trial(profile: OwnProfile, headcount: number | null, roster: OscarRoster): OscarRoster {
	const entry: OscarEntry = { id: 'trial', unit: null, profile, headcount, name: '', notes: '' };
	return { ...roster, entries: [entry] };
}
