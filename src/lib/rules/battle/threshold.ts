import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import type { ThresholdRow } from '../../catalogue/battle.ts';
import type { ProvenanceKind } from '../../catalogue/provenance.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { rulingValue } from '../ruling.ts';

/** The points a camp needs, with the row of the table that says so. */
export interface Threshold {
	readonly points: number;
	/** Soldiers of that row, about. */
	readonly row: number;
	/** As the row, but never better than `inferred` between two rows or beyond the last. */
	readonly kind: ProvenanceKind;
	/** Reason of the row; null: stated. */
	readonly why: string | null;
	/** No row has this very number: ruling `threshold-between` chose the row. */
	readonly between: boolean;
}

interface WithAnswers {
	readonly rulings: Readonly<Record<string, RulingValue>>;
}

/** The nearest row; between two that are as near, the higher. */
function nearest(soldiers: number, rows: readonly ThresholdRow[]): ThresholdRow | undefined {
	return rows.reduce<ThresholdRow | undefined>(
		(best, row) => (best && Math.abs(best.soldiers - soldiers) < Math.abs(row.soldiers - soldiers) ? best : row),
		undefined
	);
}

/**
 * The victory threshold of a battle of so many soldiers, both camps together (bataille-rangee 3.1), without strategic
 * points. Rows are "about": between two, ruling `threshold-between` chooses. Null without soldiers.
 */
export function thresholdFor(soldiers: number, answers: WithAnswers, catalogue: BattleCatalogue): Threshold | null {
	if (!(soldiers >= 1)) return null;
	const rows = catalogue.game.thresholds;
	const upwards = rulingValue(answers, 'threshold-between', catalogue) === 'next';
	const row = upwards ? (rows.find((each) => each.soldiers >= soldiers) ?? rows.at(-1)) : nearest(soldiers, rows);
	if (!row) return null;
	const [first] = rows;
	// "20 or fewer" is the one row that is no "about"
	const between = row.soldiers !== soldiers && !(row === first && soldiers < row.soldiers);
	const points = typeof row.points === 'number' ? row.points : rulingValue(answers, row.points.ruling, catalogue);
	return {
		points: Number(points),
		row: row.soldiers,
		kind: between && row.provenance.kind === 'stated' ? 'inferred' : row.provenance.kind,
		why: row.provenance.why ?? null,
		between
	};
}
