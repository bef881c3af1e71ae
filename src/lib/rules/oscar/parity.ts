import type { Role } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import { applyEdits, type Edit } from '../../roster/edits.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import type { Problem } from '../problem.ts';
import { raise } from './additions.ts';
import { oscarComparison } from './compare.ts';
import { type Context, type KnownEntry, makeContext, problem } from './context.ts';
import { placeOf } from './limits.ts';
import { BALANCE } from './sections.ts';
import { errorsOf } from './validate.ts';

export type Side = 'a' | 'b';

/** What one side may do about one difference. */
export interface ParityAdvice {
	readonly side: Side;
	readonly place: Role;
	readonly change: 'add' | 'drop';
	readonly edits: readonly Edit[];
}

/** Whether two companies may meet: same structure, same number of combat groups, no points (oscar p. 2). */
export interface Parity {
	readonly match: boolean;
	/** `parity-groups {a, b}` and `parity-structure {role, a, b}`, of neither roster's entries. */
	readonly problems: readonly Problem[];
	/** For each difference what either side may add or drop; only what breaks no rule of that side. */
	readonly advice: readonly ParityAdvice[];
	/** All that one side would change for the two to match; empty when they do, null when it cannot without breaking a rule. */
	readonly toMatch: Readonly<Record<Side, readonly Edit[] | null>>;
}

const PLACES: readonly Role[] = ['line', 'officer', 'veteran', 'elite', 'support', 'vehicle'];

type Placed = ReadonlyMap<Role, readonly KnownEntry[]>;

/** Elite troops stand apart only when both sides say so: one structure is compared, under one reading. */
function placed(context: Context, other: Context): Placed {
	const apart = [context, other].every(({ roster, catalogue }) => placeOf('elite', roster, catalogue) === 'elite');
	const place = (role: Role): Role => (role === 'elite' && !apart ? 'veteran' : role);
	return new Map(PLACES.map((each) => [each, context.known.filter(({ group }) => place(group.role) === each)]));
}

interface Difference {
	readonly place: Role;
	readonly mine: readonly KnownEntry[];
	readonly theirs: readonly KnownEntry[];
}

const differences = (mine: Placed, theirs: Placed): Difference[] =>
	PLACES.map((place) => ({ place, mine: mine.get(place) ?? [], theirs: theirs.get(place) ?? [] })).filter(
		(each) => each.mine.length !== each.theirs.length
	);

/** True when edits raise no error of the side that makes them, and make none worse. */
function isSound(context: Context, edits: readonly Edit[]): boolean {
	const before = oscarComparison.indexProblems(errorsOf(context));
	const after = errorsOf(makeContext(applyEdits(context.roster, edits), context.catalogue));
	return oscarComparison.newProblems(before, after).length === 0;
}

/** Ways for a side to have as many groups in a place as the other: the last ones go, or likely ones come. */
function waysToMatch(context: Context, { place, mine, theirs }: Difference): (readonly Edit[])[] {
	const by = theirs.length - mine.length;
	const examples = theirs.map(({ group }) => group);
	if (by > 0) return raise(context, place, by, examples);
	return [mine.slice(by).map(({ entry }) => ({ kind: 'remove-entry', entry: entry.id }))];
}

const byDropsFirst = (a: Difference, b: Difference): number =>
	Number(a.mine.length < a.theirs.length) - Number(b.mine.length < b.theirs.length);

/** One way after the other for every difference, what leaves before what comes. */
function matchAll(context: Context, all: readonly Difference[]): readonly Edit[] | null {
	let edits: readonly Edit[] = [];
	for (const difference of all.toSorted(byDropsFirst)) {
		const draft = makeContext(applyEdits(context.roster, edits), context.catalogue);
		const ways = waysToMatch(draft, difference).map((way) => [...edits, ...way]);
		// A rule broken on the way may be mended by the next step: the whole is judged at the end.
		const best = ways.find((way) => isSound(context, way)) ?? ways[0];
		if (!best) return null;
		edits = best;
	}
	return isSound(context, edits) ? edits : null;
}

function adviceFor(side: Side, context: Context, difference: Difference): ParityAdvice[] {
	const change = difference.mine.length < difference.theirs.length ? 'add' : 'drop';
	const edits = waysToMatch(context, difference).find((way) => isSound(context, way));
	return edits ? [{ side, place: difference.place, change, edits }] : [];
}

/** Compares two companies, whether legal or not; symmetric in `a` and `b`. */
export function parity(a: OscarRoster, b: OscarRoster, catalogue: OscarCatalogue): Parity {
	const [one, other] = [makeContext(a, catalogue), makeContext(b, catalogue)];
	const [placesA, placesB] = [placed(one, other), placed(other, one)];
	const [forA, forB] = [differences(placesA, placesB), differences(placesB, placesA)];
	return {
		match: forA.length === 0,
		problems: forA.map(({ place, mine, theirs }) => {
			const counts = { a: mine.length, b: theirs.length };
			return place === 'line'
				? problem('parity-groups', BALANCE, null, counts)
				: problem('parity-structure', BALANCE, null, { role: place, ...counts });
		}),
		advice: forA.flatMap((difference, at) => [
			...adviceFor('a', one, difference),
			...forB.slice(at, at + 1).flatMap((reverse) => adviceFor('b', other, reverse))
		]),
		toMatch: { a: matchAll(one, forA), b: matchAll(other, forB) }
	};
}
