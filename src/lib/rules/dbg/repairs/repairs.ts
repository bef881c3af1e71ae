import type { DbgCatalogue } from '../../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../../roster/dbg-document.ts';
import { applyEdits, type EditKind } from '../../../roster/edits.ts';
import type { Problem, Repair } from '../../problem.ts';
import { findRepairs, type Repairable } from '../../repair-search.ts';
import { findProblem, indexProblems, newProblems, subjectOf } from '../compare.ts';
import { type Context, makeContext } from '../context.ts';
import { findingsOf } from '../validate.ts';
import { candidatesFor } from './candidates.ts';

const game: Repairable<Context> = {
	problemsOf: (context) => findingsOf(context).problems,
	candidatesFor,
	apply: (context, edits) => makeContext(applyEdits(context.roster, edits), context.catalogue),
	pointsOf: ({ points }) => points,
	sizeOf: ({ points }) => points,
	comparison: { subjectOf, indexProblems, findProblem, newProblems },
	terms: new Set<EditKind>(['set-army', 'set-variant', 'set-composition', 'set-limit', 'set-ruling', 'reset-ruling'])
};

/**
 * The smallest edits that clear a problem without raising an error or making one worse, smallest first; at most four.
 * Empty when there are none, when the roster does not have the problem, and for notes.
 */
export const repairsDbg = (roster: DbgRoster, problem: Problem, catalogue: DbgCatalogue): readonly Repair[] =>
	findRepairs(game, makeContext(roster, catalogue), problem);
