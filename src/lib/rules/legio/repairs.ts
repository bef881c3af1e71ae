import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { type Edit, applyEdits } from '../../roster/edits.ts';
import type { LegioRoster } from '../../roster/legio-document.ts';
import { type Problem, type Repair, isLegioCode } from '../problem.ts';
import { rulingValue } from '../ruling.ts';
import { elementsIn, validateLegio } from './validate.ts';

/* The smallest edits that clear a problem of an army (dba-legio 1 to 6, ruling army-size). */

const MOST = 4;
const MOST_OF_ONE = 99;

const clamp = (value: number, min: number, max: number): number =>
	Math.min(max, Math.max(min, Number.isFinite(value) ? Math.round(value) : min));

/** Makes the army its usual size: one entry has more, or fewer. */
function resized(roster: LegioRoster, catalogue: LegioCatalogue): Edit[][] {
	const missing = Number(rulingValue(roster, 'army-size', catalogue)) - elementsIn(roster.entries);
	const size = elementsIn(roster.entries);
	const sized = catalogue.rulings.get('army-size')?.choices.includes(size) === true;
	return [
		...roster.entries.flatMap(({ id, count }): Edit[][] => {
			const next = count + missing;
			return next >= 1 && next <= MOST_OF_ONE ? [[{ kind: 'set-element', entry: id, fields: { count: next } }]] : [];
		}),
		// the size that the table plays with
		...(sized ? [[{ kind: 'set-ruling', ruling: 'army-size', value: size } satisfies Edit]] : [])
	];
}

function candidates(roster: LegioRoster, problem: Problem, catalogue: LegioCatalogue): Edit[][] {
	const { code, entry, facts } = problem;
	if (!isLegioCode(code)) return [];
	const set = (fields: Extract<Edit, { kind: 'set-element' }>['fields']): Edit[][] =>
		entry === null ? [] : [[{ kind: 'set-element', entry, fields }]];
	const removed: Edit[][] = entry === null ? [] : [[{ kind: 'remove-entry', entry }]];
	switch (code) {
		case 'unknown-tendency':
			return [...catalogue.tendencies.keys()].map((tendency) => [{ kind: 'set-legio', fields: { tendency } }]);
		case 'aggression-out-of-range': {
			const { min, max } = catalogue.game.aggression;
			return [[{ kind: 'set-legio', fields: { aggression: clamp(roster.aggression, min, max) } }]];
		}
		case 'unknown-ruling':
			return typeof facts['ruling'] === 'string' ? [[{ kind: 'reset-ruling', ruling: facts['ruling'] }]] : [];
		case 'unknown-element':
			return removed;
		case 'count-invalid':
			return [...set({ count: clamp(Number(facts['count']), 1, MOST_OF_ONE) }), ...removed];
		case 'elements-unusual':
			return resized(roster, catalogue);
		case 'general-missing':
			return roster.entries.map(({ id }) => [{ kind: 'set-element', entry: id, fields: { general: true } }]);
		case 'generals-above': {
			const [first, ...others] = roster.entries.filter(({ general }) => general);
			const edits = others.map(({ id }): Edit => ({ kind: 'set-element', entry: id, fields: { general: false } }));
			return first ? [edits] : [];
		}
		case 'forbidden-terrain':
			return removed;
		case 'camels-without-effect':
			return set({ camels: false });
	}
}

/** At most four, in the order in which they change least. Only those that clear the problem and raise no new error. */
export function repairsLegio(roster: LegioRoster, problem: Problem, catalogue: LegioCatalogue): readonly Repair[] {
	const keyOf = ({ code, entry, facts }: Pick<Problem, 'code' | 'entry' | 'facts'>): string =>
		JSON.stringify([code, entry, code === 'unknown-ruling' ? facts['ruling'] : null]);
	const errors = (of: LegioRoster): Set<string> =>
		new Set(validateLegio(of, catalogue).problems.flatMap((each) => (each.severity === 'error' ? [keyOf(each)] : [])));
	const before = errors(roster);
	return candidates(roster, problem, catalogue)
		.filter((edits) => {
			const after = applyEdits(roster, edits);
			const cleared = validateLegio(after, catalogue).problems.every((each) => keyOf(each) !== keyOf(problem));
			return edits.length > 0 && cleared && [...errors(after)].every((each) => before.has(each));
		})
		.slice(0, MOST)
		.map((edits) => ({ edits, points: 0 }));
}
