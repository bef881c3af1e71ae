import type { OscarCatalogue } from '../../../catalogue/oscar-index.ts';
import { applyEdits, type EditKind } from '../../../roster/edits.ts';
import type { OscarRoster } from '../../../roster/oscar-document.ts';
import type { Problem, Repair } from '../../problem.ts';
import { findRepairs, type Repairable } from '../../repair-search.ts';
import { oscarComparison } from '../compare.ts';
import { type Context, makeContext } from '../context.ts';
import { errorsOf } from '../validate.ts';
import { candidatesFor } from './candidates.ts';

const game: Repairable<Context> = {
	problemsOf: errorsOf,
	candidatesFor,
	apply: (context, edits) => makeContext(applyEdits(context.roster, edits), context.catalogue),
	pointsOf: () => 0,
	sizeOf: ({ figures }) => figures,
	comparison: oscarComparison,
	terms: new Set<EditKind>(['set-company', 'set-ruling', 'reset-ruling'])
};

/**
 * The smallest edits that clear a problem without raising an error or making one worse, smallest first; at most four.
 * Empty when there are none, when the company does not have the problem, for notes, and for problems of parity.
 */
export const repairsOscar = (roster: OscarRoster, problem: Problem, catalogue: OscarCatalogue): readonly Repair[] =>
	findRepairs(game, makeContext(roster, catalogue), problem);
