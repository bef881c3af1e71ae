import type { Edit, EditKind } from '../roster/edits.ts';
import type { Comparison, ProblemIndex } from './compare.ts';
import type { Problem, Repair } from './problem.ts';

/*
 * The search for repairs of any game: edits that could help are tried, those that clear the problem and raise no other
 * are kept, the smallest first.
 */

/** One attempt at a repair: edits to be tried together. Whether it helps is for the search to find out. */
export type Candidate = readonly Edit[];

/** What the search asks of a game. A draft is a roster with what the game's checks work out once. */
export interface Repairable<Draft> {
	/** Errors and warnings. */
	readonly problemsOf: (draft: Draft) => readonly Problem[];
	/** What could clear a problem, the likeliest first. Nothing is promised. */
	readonly candidatesFor: (draft: Draft, problem: Problem) => readonly Candidate[];
	readonly apply: (draft: Draft, edits: Candidate) => Draft;
	/** Points of the roster; 0 in games without. */
	readonly pointsOf: (draft: Draft) => number;
	/** The size of the force, in points or figures: of two repairs the one that changes it least comes first. */
	readonly sizeOf: (draft: Draft) => number;
	readonly comparison: Comparison;
	/** Edits that change the terms of the roster rather than the force; offered, but not first. */
	readonly terms: ReadonlySet<EditKind>;
}

const MOST_REPAIRS = 4;
/** Validations spent on one problem; a full roster stays well under a tenth of a second on a phone. */
const BUDGET = 160;

/** A candidate that clears the problem, but only by raising another one. */
interface Stuck<Draft> {
	readonly edits: Candidate;
	readonly raised: Problem;
	readonly draft: Draft;
}

interface Found extends Repair {
	readonly growth: number;
}

/** Repairs that take the same things off in another order are one repair. */
const sameWhateverTheOrder = (edits: Candidate): string =>
	JSON.stringify(edits.map((edit) => JSON.stringify(edit)).sort());

/** Tries candidates on one draft, within a budget. */
class Search<Draft> {
	readonly found = new Map<string, Found>();
	readonly #game: Repairable<Draft>;
	readonly #draft: Draft;
	readonly #index: ProblemIndex;
	#left = BUDGET;

	constructor(game: Repairable<Draft>, draft: Draft) {
		this.#game = game;
		this.#draft = draft;
		this.#index = game.comparison.indexProblems(game.problemsOf(draft));
	}

	/** The problem as it stands now; null when the roster no longer has it. */
	current(problem: Problem): Problem | null {
		return this.#game.comparison.findProblem(this.#index, problem);
	}

	/** Tries all that could clear a problem, and answers what is stuck on one more problem of its own making. */
	tryAll(problem: Problem): Stuck<Draft>[] {
		return this.#game.candidatesFor(this.#draft, problem).flatMap((edits) => this.#try(problem, edits) ?? []);
	}

	/** Tries what is stuck together with what could clear the problem that it raises. */
	tryFurther(problem: Problem, stuck: Stuck<Draft>): void {
		for (const further of this.#game.candidatesFor(stuck.draft, stuck.raised)) {
			this.#try(problem, [...stuck.edits, ...further]);
		}
	}

	/** Keeps edits that clear the problem and raise no other. */
	#try(problem: Problem, edits: Candidate): Stuck<Draft> | null {
		const key = sameWhateverTheOrder(edits);
		if (this.#left <= 0 || this.found.has(key)) return null;
		this.#left--;
		const { comparison, problemsOf, pointsOf, sizeOf, apply } = this.#game;
		const draft = apply(this.#draft, edits);
		const problems = problemsOf(draft);
		if (comparison.findProblem(comparison.indexProblems(problems), problem)) return null;
		const raised = comparison.newProblems(this.#index, problems)[0];
		if (raised) return { edits, raised, draft };
		const points = pointsOf(draft) - pointsOf(this.#draft);
		this.found.set(key, { edits, points, growth: sizeOf(draft) - sizeOf(this.#draft) });
		return null;
	}
}

const removals = ({ edits }: Repair): number => edits.filter(({ kind }) => kind === 'remove-entry').length;

/**
 * The smallest edits that clear a problem without raising an error or making one worse, smallest first: fewest edits,
 * the force before its terms, fewest entries gone, least change of size. At most four, with a place kept for the best
 * change of terms. Empty when there are none, or when the draft does not have the problem.
 */
export function findRepairs<Draft>(game: Repairable<Draft>, draft: Draft, problem: Problem): readonly Repair[] {
	const search = new Search(game, draft);
	const current = search.current(problem);
	if (!current) return [];
	const stuck = search.tryAll(current);
	if (search.found.size === 0) for (const each of stuck) search.tryFurther(current, each);

	const changesTerms = ({ edits }: Repair): boolean => edits.some(({ kind }) => game.terms.has(kind));
	const sorted = [...search.found.values()].sort(
		(a, b) =>
			a.edits.length - b.edits.length ||
			Number(changesTerms(a)) - Number(changesTerms(b)) ||
			removals(a) - removals(b) ||
			Math.abs(a.growth) - Math.abs(b.growth)
	);
	const first = sorted.slice(0, MOST_REPAIRS);
	const terms = sorted.find(changesTerms);
	const chosen = !terms || first.some(changesTerms) ? first : [...first.slice(0, -1), terms];
	return chosen.map(({ edits, points }) => ({ edits, points }));
}
