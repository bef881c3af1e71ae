import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import { type BattleCreature, type BattleHero, type BattleRoster } from '../../roster/battle-document.ts';
import { applyEdits, type Edit, type EditKind } from '../../roster/edits.ts';
import { unreachable } from '../../util/assert.ts';
import { makeComparison } from '../compare.ts';
import { isBattleCode, type Problem, type ProblemCode, type Repair } from '../problem.ts';
import { type Candidate, type Repairable, findRepairs } from '../repair-search.ts';
import { SOLDIERS, STRATEGIC_PARTS, clamp, strategicRange } from './limits.ts';
import { SHARED_SKILLS, generalsAmong, problemsBattle, soldiersOf } from './validate.ts';

interface Draft {
	readonly roster: BattleRoster;
	readonly catalogue: BattleCatalogue;
}

const setHero = (value: BattleHero): Edit => ({ kind: 'set-hero', entry: value.id, value });
const setCreature = (value: BattleCreature): Edit => ({ kind: 'set-creature', entry: value.id, value });

/** A hero with one number replaced, by its place in the document. */
function withValue(hero: BattleHero, field: string, value: number): BattleHero {
	const [part = '', key = ''] = field.split('.');
	if (part === 'characteristics') return { ...hero, characteristics: { ...hero.characteristics, [key]: value } };
	if (part === 'skills') return { ...hero, skills: { ...hero.skills, [key]: value } };
	return { ...hero, [field]: value };
}

function intoRange({ roster }: Draft, { entry, facts }: Problem): readonly Candidate[] {
	const { field, value, min, max } = facts;
	if (typeof field !== 'string') return [];
	const fitting = clamp(Number(value), { min: Number(min), max: Number(max) });
	const hero = roster.heroes.find(({ id }) => id === entry);
	if (hero) return [[setHero(withValue(hero, field, fitting))]];
	const creature = roster.creatures.find(({ id }) => id === entry);
	if (creature) return [[setCreature({ ...creature, [field]: fitting })]];
	const { general } = roster;
	return general ? [[{ kind: 'set-force', fields: { general: { ...general, [field]: fitting } } }]] : [];
}

/** One of the heroes takes command, the ablest first; else somebody with the figures of the first archetype. */
function newGeneral({ roster, catalogue }: Draft): readonly Candidate[] {
	const marked = generalsAmong(roster);
	const heroes = marked.length > 0 ? marked : roster.heroes;
	const ability = ({ skills }: BattleHero): number => Math.max(skills.strategy ?? 0, (skills.command ?? 0) - 20);
	const able = heroes
		.filter(({ skills }) => skills.strategy !== null || skills.command !== null)
		.toSorted((a, b) => ability(b) - ability(a))
		.map((hero): Candidate => {
			const { strategy, command } = hero.skills;
			const edit: Edit = { kind: 'set-force', fields: { general: { name: hero.name, strategy, command } } };
			return hero.general ? [edit] : [edit, setHero({ ...hero, general: true })];
		});
	const { strategy = null, command = null } = catalogue.game.archetypes.heroes[0]?.skills ?? {};
	return [...able, [{ kind: 'set-force', fields: { general: { name: '', strategy, command } } }]];
}

const oneGeneral = ({ roster }: Draft): readonly Candidate[] => {
	const marked = generalsAmong(roster);
	return marked.map((kept) =>
		marked.filter((hero) => hero !== kept).map((hero) => setHero({ ...hero, general: false }))
	);
};

function sameGeneral({ roster }: Draft, { entry, facts: { field } }: Problem): readonly Candidate[] {
	const { general } = roster;
	const hero = roster.heroes.find(({ id }) => id === entry);
	const skill = SHARED_SKILLS.find((each) => each === field);
	if (!general || !hero || !skill) return [];
	return [
		[setHero({ ...hero, skills: { ...hero.skills, [skill]: general[skill] } })],
		[{ kind: 'set-force', fields: { general: { ...general, [skill]: hero.skills[skill] } } }]
	];
}

function strategicInto({ roster, catalogue }: Draft, { facts }: Problem): readonly Candidate[] {
	const part = STRATEGIC_PARTS.find((each) => each === facts['field']);
	if (!part) {
		const strategicPoints = clamp(roster.strategicPoints, strategicRange(catalogue));
		return [[{ kind: 'set-force', fields: { strategicPoints } }]];
	}
	const fitting = clamp(Number(facts['value']), catalogue.game.strategic[part]);
	const others = STRATEGIC_PARTS.filter((each) => each !== part).map((each) => roster.strategic[each] ?? 0);
	return [fitting, null].map((value): Candidate => {
		const strategic = { ...roster.strategic, [part]: value };
		const strategicPoints = others.reduce((sum, each) => sum + each, value ?? 0);
		return [{ kind: 'set-force', fields: { strategic, strategicPoints } }];
	});
}

function strategicTotal({ roster }: Draft, { facts }: Problem): readonly Candidate[] {
	return [
		[{ kind: 'set-force', fields: { strategicPoints: Number(facts['sum']) } }],
		[{ kind: 'set-force', fields: { strategic: { ...roster.strategic, plan: null, fortification: null } } }]
	];
}

/** What could clear a problem, the likeliest first. Nothing here is promised: the search tries each. */
function candidatesFor(draft: Draft, problem: Problem): readonly Candidate[] {
	if (!isBattleCode(problem.code)) return [];
	const { facts, entry } = problem;
	switch (problem.code) {
		case 'unknown-ruling':
			return [[{ kind: 'reset-ruling', ruling: String(facts['ruling']) }]];
		case 'soldiers-out-of-range': {
			const least = draft.catalogue.game.thresholds[0]?.soldiers ?? SOLDIERS.min;
			const soldiers = Number(facts['value']) >= 1 ? clamp(Number(facts['value']), SOLDIERS) : least;
			return [[{ kind: 'set-force', fields: { soldiers } }]];
		}
		case 'general-missing':
			return newGeneral(draft);
		case 'generals-above':
			return oneGeneral(draft);
		case 'value-out-of-range':
			return intoRange(draft, problem);
		case 'general-differs':
			return sameGeneral(draft, problem);
		case 'strategic-out-of-range':
			return strategicInto(draft, problem);
		case 'strategic-sum':
			return strategicTotal(draft, problem);
		case 'strength-unknown':
			return entry === null ? [] : [[{ kind: 'remove-entry', entry }]];
		case 'general-untested': // only the player knows them
		case 'actions-untaken':
		case 'talent-without-use':
			return []; // nothing is wrong
		default:
			return unreachable(problem.code);
	}
}

const game: Repairable<Draft> = {
	problemsOf: ({ roster, catalogue }) =>
		problemsBattle(roster, catalogue).filter(({ severity }) => severity !== 'note'),
	candidatesFor,
	apply: ({ roster, catalogue }, edits) => ({ roster: applyEdits(roster, edits), catalogue }),
	pointsOf: () => 0,
	sizeOf: ({ roster }) => soldiersOf(roster),
	comparison: makeComparison({
		whole: new Set<ProblemCode>(),
		measures: new Set(['value', 'hero', 'sum']),
		excessOf: () => 0
	}),
	terms: new Set<EditKind>(['set-ruling', 'reset-ruling'])
};

/** The smallest edits that clear a problem without raising an error, smallest first; at most four. Empty for notes. */
export const repairsBattle = (roster: BattleRoster, problem: Problem, catalogue: BattleCatalogue): readonly Repair[] =>
	findRepairs(game, { roster, catalogue }, problem);
