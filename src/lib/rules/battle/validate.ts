import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import type { BattleHero, BattleRoster } from '../../roster/battle-document.ts';
import type { Facts } from '../../util/result.ts';
import { type BattleProblemCode, type Problem, type Report, SEVERITIES, type Severity } from '../problem.ts';
import {
	SOLDIERS,
	STRATEGIC_PARTS,
	type Value,
	creatureValues,
	fits,
	generalValues,
	heroValues,
	strategicRange
} from './limits.ts';
import { untakenActions } from './needs.ts';

/* The source has no army list: errors are what no battle can be played with, the rest is told and left to the players. */

const problem = (
	code: BattleProblemCode,
	severity: Severity,
	rule: string,
	entry: string | null,
	facts: Facts
): Problem => ({ code, severity, entry, facts, rule });

function checkRulings({ rulings }: BattleRoster, catalogue: BattleCatalogue): Problem[] {
	return Object.entries(rulings).flatMap(([ruling, value]) =>
		catalogue.rulings.get(ruling)?.choices.includes(value)
			? []
			: [problem('unknown-ruling', 'error', 'format', null, { ruling, value })]
	);
}

const misfits = (values: readonly Value[], entry: string | null): Problem[] =>
	values
		.filter(({ value, ...range }) => !fits(value, range))
		.map(({ field, value, min, max }) =>
			problem('value-out-of-range', 'error', 'format', entry, { field, value, min, max })
		);

/** Heroes marked as the general. */
export const generalsAmong = ({ heroes }: BattleRoster): readonly BattleHero[] =>
	heroes.filter(({ general }) => general);

/** The two values of the tactical roll, which the general and the hero who is he both have. */
export const SHARED_SKILLS = ['strategy', 'command'] as const;

/** Each army must have a general (bataille-rangee 2); he may be one of the heroes. */
function checkGeneral(roster: BattleRoster): Problem[] {
	const { general } = roster;
	const marked = generalsAmong(roster);
	if (!general) return [problem('general-missing', 'error', 'bataille-rangee 2', null, { count: 0, min: 1 })];
	const found = [...misfits(generalValues(general), null)];
	const count = marked.length;
	if (count > 1) found.push(problem('generals-above', 'error', 'bataille-rangee 2', null, { count, max: 1 }));
	const [hero] = marked;
	if (hero && count === 1) {
		for (const field of SHARED_SKILLS) {
			const facts = { field, value: general[field], hero: hero.skills[field] };
			if (facts.value === facts.hero) continue;
			found.push(problem('general-differs', 'warning', 'bataille-rangee 3.3', hero.id, facts));
		}
	}
	if (general.strategy === null && general.command === null) {
		found.push(problem('general-untested', 'warning', 'bataille-rangee 3.3', null, {}));
	}
	return found;
}

/** Points of a plan and of a fortification, and whether the total is theirs (bataille-rangee 3.2). */
function checkStrategic({ strategic, strategicPoints }: BattleRoster, catalogue: BattleCatalogue): Problem[] {
	const rule = 'bataille-rangee 3.2';
	const parts = STRATEGIC_PARTS.flatMap((field) => {
		const { min, max } = catalogue.game.strategic[field];
		const value = strategic[field];
		return value === null ? [] : [{ field, value, min, max }];
	});
	const total = { field: 'total', value: strategicPoints, ...strategicRange(catalogue) };
	const found = [...parts, total]
		.filter(({ value, ...range }) => !fits(value, range))
		.map(({ field, value, min, max }) =>
			problem('strategic-out-of-range', 'warning', rule, null, { field, value, min, max })
		);
	const sum = parts.reduce((all, { value }) => all + value, 0);
	if (parts.length > 0 && sum !== strategicPoints) {
		found.push(problem('strategic-sum', 'warning', rule, null, { value: strategicPoints, sum }));
	}
	return found;
}

function checkUse(roster: BattleRoster, catalogue: BattleCatalogue): Problem[] {
	const rule = 'bataille-rangee 3.4';
	const talent = 'master-gunner';
	const idle = roster.warMachines ? [] : roster.heroes.filter(({ talents }) => talents.includes(talent));
	const actions = untakenActions(roster, catalogue);
	return [
		...roster.creatures
			.filter(({ sb }) => sb === null)
			.map(({ id }) => problem('strength-unknown', 'warning', rule, id, {})),
		...idle.map(({ id }) => problem('talent-without-use', 'note', rule, id, { talent })),
		...(actions.length === 0 ? [] : [problem('actions-untaken', 'note', rule, null, { actions })])
	];
}

/** Soldiers of a force; 0 when they are no number of men. */
export const soldiersOf = ({ soldiers }: BattleRoster): number => (fits(soldiers, SOLDIERS) ? soldiers : 0);

/** Every problem of a force at once, errors first: pure, and total on any document that can be read. */
export function problemsBattle(roster: BattleRoster, catalogue: BattleCatalogue): readonly Problem[] {
	const { soldiers, heroes, creatures } = roster;
	const found = [
		...(fits(soldiers, SOLDIERS)
			? []
			: [problem('soldiers-out-of-range', 'error', 'bataille-rangee 3.1', null, { value: soldiers, ...SOLDIERS })]),
		...checkGeneral(roster),
		...checkRulings(roster, catalogue),
		...heroes.flatMap((hero) => misfits(heroValues(hero), hero.id)),
		...creatures.flatMap((creature) => misfits(creatureValues(creature), creature.id)),
		...checkStrategic(roster, catalogue),
		...checkUse(roster, catalogue)
	];
	return SEVERITIES.flatMap((severity) => found.filter((each) => each.severity === severity));
}

/** What the rules say of a force. It has no points and no limit; its figures are its soldiers. */
export function validateBattle(roster: BattleRoster, catalogue: BattleCatalogue): Report {
	const problems = problemsBattle(roster, catalogue);
	return {
		legal: !problems.some(({ severity }) => severity === 'error'),
		points: 0,
		limit: null,
		figures: soldiersOf(roster),
		problems
	};
}
