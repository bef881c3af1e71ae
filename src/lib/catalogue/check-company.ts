import * as z from 'zod/mini';
import { shapeFacts } from '../util/expectation.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { type Unit, Unit as UnitSchema, Weapon } from './oscar.ts';
import type { OscarCatalogue } from './oscar-index.ts';
import { Provenance } from './provenance.ts';

/* A file of OSCAR companies of one's own, against the catalogue that it would join. */

/** Companies with their cards, and weapons that the armouries lack; fields as in `lists/oscar/game.json`. */
export const CompanyFile = z.strictObject({
	$schema: z.optional(z.string()),
	game: z.literal('oscar'),
	companies: z.array(
		z.strictObject({
			id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
			nameProvenance: Provenance
		})
	),
	weapons: z.optional(z.array(Weapon)),
	units: z.array(UnitSchema)
});
export type CompanyFile = z.infer<typeof CompanyFile>;

/** A fault of such a file. Every fact `path` is the place in it, such as `units.3.weapons.0`. */
export type CompanyFault = Failure<
	| 'wrong-shape' // {path, expected, bound}
	| 'unknown-id' // {path, kind, id}
	| 'id-repeated' // {path, id}
	| 'id-taken' // {path, id}: the catalogue has it, of another company
	| 'why-missing' // {path}: a value that is not stated needs a reason
	| 'pool-unusable' // {path, pool}: keeps more dice than it rolls
	| 'distance-unusable' // {path, inches, min, max}
	| 'headcount-not-legal' // {path, headcount, min, max}: of its role; even for groups
	| 'weapon-needs-support' // {path, id}: only a support group carries it
	| 'role-missing' // {path, role, count, min}: no legal company without it
>;

/** House bounds of distances in a profile, as the validator has them, inches. */
const MOST_INCHES = 36;

interface Known {
	readonly file: CompanyFile;
	readonly catalogue: OscarCatalogue;
	readonly companies: ReadonlySet<string>;
	readonly weapons: ReadonlyMap<string, Weapon>;
}

const repeated = (path: string, ids: readonly string[]): CompanyFault[] =>
	ids.flatMap((id, at) => (ids.indexOf(id) < at ? [failure('id-repeated', { path: `${path}.${at}.id`, id })] : []));

/** Provenances anywhere below a value that are not `stated` and give no reason. */
function reasons(value: unknown, path: string): CompanyFault[] {
	if (typeof value !== 'object' || value === null) return [];
	const own = Provenance.safeParse(value);
	if (own.success) {
		const { kind, why } = own.data;
		return kind === 'stated' || why !== undefined ? [] : [failure('why-missing', { path })];
	}
	return Object.entries(value).flatMap(([key, part]) => reasons(part, `${path}.${key}`));
}

const pool = (value: string | null | undefined, path: string): CompanyFault[] =>
	typeof value === 'string' && Number(value[2]) > Number(value[0])
		? [failure('pool-unusable', { path, pool: value })]
		: [];

const distance = (inches: number | null, path: string): CompanyFault[] =>
	inches !== null && (inches < 1 || inches > MOST_INCHES)
		? [failure('distance-unusable', { path, inches, min: 1, max: MOST_INCHES })]
		: [];

function rulings(
	differences: readonly { ruling: string }[] | undefined,
	path: string,
	{ catalogue }: Known
): CompanyFault[] {
	return (differences ?? []).flatMap(({ ruling }, at) =>
		catalogue.rulings.has(ruling)
			? []
			: [failure('unknown-id', { path: `${path}.byRuling.${at}.ruling`, kind: 'ruling', id: ruling })]
	);
}

/** Headcounts that a role allows (oscar p. 10). */
function headcount(unit: Unit, path: string, { catalogue, weapons }: Known): CompanyFault[] {
	const { structure } = catalogue.game;
	const place = `${path}.headcount`;
	const men = unit.headcount;
	const refuse = (min: number, max: number): CompanyFault[] => [
		failure('headcount-not-legal', { path: place, headcount: men, min, max })
	];
	switch (unit.role) {
		case 'officer':
		case 'vehicle':
			return men === 1 ? [] : refuse(1, 1);
		case 'line':
		case 'veteran':
		case 'elite': {
			const { min, max } = structure.headcount;
			return men >= min && men <= max && men % 2 === 0 ? [] : refuse(min, max);
		}
		case 'support': {
			const lone = unit.weapons.some(({ weapon }) => weapons.get(weapon)?.special === 'lone');
			const max = lone ? structure.loneSpecialist : structure.crewedSupportMax;
			return men >= 1 && men <= max ? [] : refuse(1, max);
		}
	}
}

function unitWeapons(unit: Unit, path: string, known: Known): CompanyFault[] {
	return unit.weapons.flatMap((carried, at): CompanyFault[] => {
		const place = `${path}.weapons.${at}`;
		const weapon = known.weapons.get(carried.weapon);
		if (!weapon) return [failure('unknown-id', { path: place, kind: 'weapon', id: carried.weapon })];
		const mounted = unit.role === 'support' || unit.role === 'vehicle';
		return [
			...(weapon.special && !mounted ? [failure('weapon-needs-support' as const, { path: place, id: weapon.id })] : []),
			...rulings(carried.byRuling, place, known)
		];
	});
}

function unitFaults(unit: Unit, at: number, known: Known): CompanyFault[] {
	const { catalogue, companies } = known;
	const path = `units.${at}`;
	const other = catalogue.units.get(unit.id);
	const found: CompanyFault[] = [];
	if (unit.company !== null && !companies.has(unit.company)) {
		found.push(failure('unknown-id', { path: `${path}.company`, kind: 'company', id: unit.company }));
	}
	if (other && other.company !== unit.company) found.push(failure('id-taken', { path: `${path}.id`, id: unit.id }));
	return [
		...found,
		...pool(unit.defence, `${path}.defence`),
		...pool(unit.discipline, `${path}.discipline`),
		...(unit.byRuling ?? []).flatMap((each, n) => pool(each.discipline, `${path}.byRuling.${n}.discipline`)),
		...rulings(unit.byRuling, path, known),
		...distance(unit.movement, `${path}.movement`),
		...distance(unit.commandRange, `${path}.commandRange`),
		...headcount(unit, path, known),
		...unitWeapons(unit, path, known),
		...unit.rules.flatMap((id, n): CompanyFault[] =>
			catalogue.rules.has(id) ? [] : [failure('unknown-id', { path: `${path}.rules.${n}`, kind: 'rule', id })]
		),
		...reasons(unit.provenance, `${path}.provenance`)
	];
}

function weaponFaults(weapon: Weapon, at: number, known: Known): CompanyFault[] {
	const path = `weapons.${at}`;
	const { short, normal, long } = weapon.attack;
	return [
		...pool(short, `${path}.attack.short`),
		...pool(normal, `${path}.attack.normal`),
		...pool(long, `${path}.attack.long`),
		...rulings(weapon.byRuling, path, known),
		...reasons(weapon.provenance, `${path}.provenance`)
	];
}

/** A company that nobody could field from its own cards: an officer and two combat groups are needed. */
function structureFaults({ file, catalogue }: Known): CompanyFault[] {
	const { officersMin, combatGroupsMin } = catalogue.game.structure;
	return file.companies.flatMap(({ id }, at) => {
		const count = (role: Unit['role']): number =>
			file.units.filter((unit) => unit.company === id && unit.role === role).length;
		const need = (role: Unit['role'], min: number): CompanyFault[] =>
			count(role) >= min ? [] : [failure('role-missing', { path: `companies.${at}`, role, count: count(role), min })];
		return [...need('officer', officersMin), ...need('line', combatGroupsMin)];
	});
}

/**
 * Every fault of a file of companies against the catalogue that it would join, or the file when there is none. A company
 * or weapon of the catalogue with the same id is taken as replaced.
 */
export function checkCompany(value: unknown, catalogue: OscarCatalogue): Result<CompanyFile, readonly CompanyFault[]> {
	const parsed = CompanyFile.safeParse(value);
	if (!parsed.success) return err(parsed.error.issues.map((issue) => failure('wrong-shape', shapeFacts(issue))));
	const file = parsed.data;
	const own = file.weapons ?? [];
	const known: Known = {
		file,
		catalogue,
		companies: new Set([...catalogue.companies, ...file.companies.map(({ id }) => id)]),
		weapons: new Map([...catalogue.weapons.values(), ...own].map((weapon) => [weapon.id, weapon]))
	};
	const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
	const faults = [
		...repeated('companies', ids(file.companies)),
		...repeated('weapons', ids(own)),
		...repeated('units', ids(file.units)),
		...own.flatMap((weapon, at) => weaponFaults(weapon, at, known)),
		...file.units.flatMap((unit, at) => unitFaults(unit, at, known)),
		...structureFaults(known),
		...file.companies.flatMap(({ nameProvenance }, at) => reasons(nameProvenance, `companies.${at}.nameProvenance`))
	];
	return faults.length === 0 ? ok(file) : err(faults);
}
