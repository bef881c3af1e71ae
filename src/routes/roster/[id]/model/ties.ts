import type { Unit } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import type { DbgRoster } from '#lib/roster/dbg-document.ts';
import { figuresByUnit } from '#lib/rules/dbg/points.ts';
import { rulingValue } from '#lib/rules/dbg/lookup.ts';
import type { Provenance } from '#lib/catalogue/provenance.ts';

/** What binds a unit to another, for the roster as it stands. Counts are figures over the whole roster. */
export type Tie =
	| {
			readonly kind: 'pair'; // bought in equal numbers, `cost` points a pair
			readonly unit: string; // the other one
			readonly mine: number;
			readonly theirs: number;
			readonly cost: number;
			readonly provenance: Provenance;
	  }
	| {
			readonly kind: 'follows'; // needs masters: `perUnit` for each, at most or exactly
			readonly unit: string;
			readonly mine: number;
			readonly theirs: number;
			readonly perUnit: number;
			readonly exactly: boolean;
			readonly provenance: Provenance;
	  }
	| {
			readonly kind: 'followed'; // the same, seen from the master
			readonly unit: string;
			readonly mine: number;
			readonly theirs: number;
			readonly perUnit: number;
			readonly exactly: boolean;
			readonly provenance: Provenance;
	  }
	| { readonly kind: 'crew'; readonly min: number; readonly max: number; readonly provenance: Provenance };

type Requirement = NonNullable<Unit['requires']>;

/** Whether a requirement holds for this roster and how; null when a ruling drops it. */
function strictness(requires: Requirement, roster: DbgRoster, catalogue: DbgCatalogue): { exactly: boolean } | null {
	const value = requires.ruling === undefined ? null : rulingValue(roster, requires.ruling, catalogue);
	return value === 'no-rule' ? null : { exactly: value === 'exactly-two' };
}

/** Every tie of a unit: pairs, masters, followers and wagon crews. */
export function tiesOf(unit: Unit, roster: DbgRoster, catalogue: DbgCatalogue): readonly Tie[] {
	const counts = figuresByUnit(roster);
	const figures = (id: string): number => counts.get(id) ?? 0;
	const mine = figures(unit.id);
	const ties: Tie[] = [];
	if (unit.pair) {
		const { with: other, cost, provenance } = unit.pair;
		ties.push({ kind: 'pair', unit: other, mine, theirs: figures(other), cost, provenance });
	}
	const tie = (kind: 'follows' | 'followed', other: string, requires: Requirement): void => {
		const how = strictness(requires, roster, catalogue);
		if (!how) return;
		const { perUnit, provenance } = requires;
		ties.push({ kind, unit: other, mine, theirs: figures(other), perUnit, exactly: how.exactly, provenance });
	};
	if (unit.requires) tie('follows', unit.requires.unit, unit.requires);
	for (const other of catalogue.units.values()) {
		if (other.requires?.unit === unit.id) tie('followed', other.id, other.requires);
	}
	if (unit.wagon) {
		const { crewMin: min, crewMax: max, provenance } = unit.wagon;
		ties.push({ kind: 'crew', min, max, provenance });
	}
	return ties;
}

/** Figures of the tied unit that this roster lacks or still has room for; 0 when there is nothing to add. */
export function missing(tie: Tie): number {
	switch (tie.kind) {
		case 'pair':
			return Math.max(0, tie.mine - tie.theirs);
		case 'follows':
			return Math.max(0, Math.ceil(tie.mine / tie.perUnit) - tie.theirs);
		case 'followed':
			return Math.max(0, tie.mine * tie.perUnit - tie.theirs);
		case 'crew':
			return 0;
	}
}
