import type { DbgCatalogue } from '../../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../../roster/dbg-document.ts';
import { applyEdits, type EditKind } from '../../../roster/edits.ts';
import type { Problem, Repair } from '../../problem.ts';
import { findProblem, indexProblems, newProblems, type ProblemIndex } from '../compare.ts';
import { type Context, makeContext } from '../context.ts';
import { findingsOf } from '../validate.ts';
import { candidatesFor } from './candidates.ts';
import type { Candidate } from './edits.ts';

const MOST_REPAIRS = 4;
/** Validations spent on one problem; a full warband stays well under a tenth of a second on a phone. */
const BUDGET = 160;

/** Edits that change the terms of the roster rather than the warband; offered, but not first. */
const TERMS: ReadonlySet<EditKind> = new Set<EditKind>([
	'set-army',
	'set-variant',
	'set-composition',
	'set-limit',
	'set-ruling',
	'reset-ruling'
]);
const changesTerms = ({ edits }: Repair): boolean => edits.some(({ kind }) => TERMS.has(kind));

/** A candidate that clears the problem, but only by raising another one. */
interface Stuck {
	readonly edits: Candidate;
	readonly raised: Problem;
	readonly context: Context;
}

/** Repairs that take the same things off in another order are one repair. */
const sameWhateverTheOrder = (edits: Candidate): string =>
	JSON.stringify(edits.map((edit) => JSON.stringify(edit)).sort());

/** Tries candidates on one roster, within a budget. */
class Search {
	readonly found = new Map<string, Repair>();
	readonly #context: Context;
	readonly #index: ProblemIndex;
	#left = BUDGET;

	constructor(roster: DbgRoster, catalogue: DbgCatalogue) {
		this.#context = makeContext(roster, catalogue);
		this.#index = indexProblems(findingsOf(this.#context).problems);
	}

	/** The problem as it stands now; null when the roster no longer has it. */
	current(problem: Problem): Problem | null {
		return findProblem(this.#index, problem);
	}

	/** Tries all that could clear a problem, and answers what is stuck on one more problem of its own making. */
	tryAll(problem: Problem): Stuck[] {
		return candidatesFor(this.#context, problem).flatMap((edits) => this.#try(problem, edits) ?? []);
	}

	/** Tries what is stuck together with what could clear the problem that it raises. */
	tryFurther(problem: Problem, stuck: Stuck): void {
		for (const further of candidatesFor(stuck.context, stuck.raised)) {
			this.#try(problem, [...stuck.edits, ...further]);
		}
	}

	/** Keeps edits that clear the problem and raise no other. */
	#try(problem: Problem, edits: Candidate): Stuck | null {
		const key = sameWhateverTheOrder(edits);
		if (this.#left <= 0 || this.found.has(key)) return null;
		this.#left--;
		const context = makeContext(applyEdits(this.#context.roster, edits), this.#context.catalogue);
		const { problems } = findingsOf(context);
		if (findProblem(indexProblems(problems), problem)) return null;
		const raised = newProblems(this.#index, problems)[0];
		if (raised) return { edits, raised, context };
		this.found.set(key, { edits, points: context.points - this.#context.points });
		return null;
	}
}

const removals = ({ edits }: Repair): number => edits.filter(({ kind }) => kind === 'remove-entry').length;

/**
 * Sorts by the size of the change: fewest edits, the warband before its terms, fewest entries gone, least difference in
 * points.
 */
function bySize(a: Repair, b: Repair): number {
	return (
		a.edits.length - b.edits.length ||
		Number(changesTerms(a)) - Number(changesTerms(b)) ||
		removals(a) - removals(b) ||
		Math.abs(a.points) - Math.abs(b.points)
	);
}

/** The first few, with a place kept for the best change of terms if there is one. */
function choose(sorted: readonly Repair[]): Repair[] {
	const first = sorted.slice(0, MOST_REPAIRS);
	const terms = sorted.find(changesTerms);
	if (!terms || first.includes(terms) || first.some(changesTerms)) return first;
	return [...first.slice(0, -1), terms];
}

/**
 * The smallest edits that clear a problem without raising an error or making one worse, smallest first; at most four.
 * Empty when there are none, when the roster does not have the problem, and for notes.
 */
export function repairsDbg(roster: DbgRoster, problem: Problem, catalogue: DbgCatalogue): readonly Repair[] {
	const search = new Search(roster, catalogue);
	const current = search.current(problem);
	if (!current) return [];
	const stuck = search.tryAll(current);
	if (search.found.size === 0) for (const each of stuck) search.tryFurther(current, each);
	return choose([...search.found.values()].sort(bySize));
}
