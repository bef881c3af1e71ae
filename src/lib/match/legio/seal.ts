import type { Placement } from '../../rules/legio/deployment.ts';
import { sha256 } from '../../util/sha256.ts';

/**
 * The seal of a plan: nobody reads the plan from it, and no other plan has it. `salt` is drawn at random for each seal, else
 * the few likely plans could be tried. In the order of the plan: the same elements in another order are another plan.
 */
export function sealOf(salt: string, placements: readonly Placement[]): string {
	const rows = placements.map(({ entry, number, x, y, facing }) => [entry, number, x, y, facing]);
	return sha256(`${salt}\n${JSON.stringify(rows)}`);
}
