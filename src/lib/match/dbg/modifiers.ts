import type { Equipment } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import { outnumberedMalus } from '../dbg-melee.ts';
import type { Term } from '../engine.ts';
import { allFigures, formationKind, hasSkill, onField } from './figures.ts';
import type { DbgState, Figure } from './state.ts';

/*
 * What changes a roll or a Defence, term by term, so that the arithmetic can be shown (dbg III.B.3, III.C.2, VII). Values
 * of equipment come from the catalogue; the others are the rules' own.
 */

const SHOT_THIS_TURN = -1;
const IN_RETREAT = -1;
const BAD_GROUND = -1;
const LIGHTNING = -1;
const VIOLENT = 1;
const FURIOUS = 1;
const CHARGE_DAMAGE = 1;
const VIOLENT_DEFENCE = -1;
const GUARD_FAILED = -1;
/** Combat of a chariot's team; even winning it only drives back (dbg VII). */
const MOUNT_DEFENCE = 10;
/** Moving farther than this in a turn raises the Defence of a mounted figure, in cm. */
const FAST = 15;
/** The usual malus of a wounded man on every roll; the ruling wounded-malus is about melee. */
const WOUNDED = -2;

export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** Terms of no value are no news. */
const given = (code: string, value: number | undefined): Term[] =>
	value === undefined || value === 0 ? [] : [{ code, value }];

const equipmentOf = (figure: Figure, catalogue: DbgCatalogue): readonly Equipment[] =>
	figure.card.equipment.flatMap((id) => catalogue.equipment.get(id) ?? []);

const mountOf = (figure: Figure, catalogue: DbgCatalogue): Equipment | undefined =>
	figure.mount ? catalogue.equipment.get(figure.mount.item) : undefined;

/** In frenzy the effects of one wound are ignored; a second one still puts out. */
export const feelsWound = (figure: Figure): boolean => figure.condition === 'wounded' && !hasSkill(figure, 'frenzy');

/** What being wounded costs on a roll that is no melee. */
export const woundTerms = (figure: Figure): Term[] => given('wounded', feelsWound(figure) ? WOUNDED : 0);

/** What the table says about one fighter in one combat. */
export interface FightFacts {
	readonly opponents: readonly Figure[];
	/** Stands in awkward or difficult ground, or lower than the enemy. */
	readonly badGround: boolean;
	readonly supported: boolean;
	readonly violent: boolean;
	/** Modifier that the table adds. */
	readonly other: number;
	/** The enemy goes for his mount. */
	readonly aimedMount: boolean;
}

/** True when the team of a chariot fights instead of its crew. */
export const teamFights = (figure: Figure, aimedMount: boolean, catalogue: DbgCatalogue): boolean =>
	aimedMount && mountOf(figure, catalogue)?.mountCombat !== undefined;

/** A figure's Combat in a melee: that of the profile, or of the chariot's team when the enemy goes for it. */
export const combatValue = (figure: Figure, aimedMount: boolean, catalogue: DbgCatalogue): number =>
	(aimedMount ? mountOf(figure, catalogue)?.mountCombat : undefined) ?? figure.card.combat;

/** The malus of a wounded fighter in melee (ruling wounded-malus). */
export function meleeWoundMalus(state: DbgState): number {
	const value = state.rulings['wounded-malus'];
	return typeof value === 'number' ? value : WOUNDED;
}

/** Everything that changes a fighter's roll in melee besides his Combat value. */
export function combatTerms(figure: Figure, facts: FightFacts, state: DbgState, catalogue: DbgCatalogue): Term[] {
	const shot = figure.turn.shots > 0 && !hasSkill(figure, 'veteran-skirmisher') && formationKind(figure) !== 'wall';
	const guided = hasSkill(figure, 'guide') && figure.mount === null;
	const items = equipmentOf(figure, catalogue);
	const outnumbered = outnumberedMalus(facts.opponents.map(({ card }) => card));
	return [
		...given('wounded', feelsWound(figure) ? meleeWoundMalus(state) : 0),
		...given('outnumbered', outnumbered),
		...given('shot-this-turn', shot ? SHOT_THIS_TURN : 0),
		...given('retreat', figure.retreat ? IN_RETREAT : 0),
		...given('bad-ground', facts.badGround && !guided ? BAD_GROUND : 0),
		...given('supported', facts.supported ? (catalogue.equipment.get('lance')?.supportCombat ?? 0) : 0),
		...(figure.disarmed
			? given('bare-hands', catalogue.equipment.get('bare-hands')?.combat)
			: items.flatMap((item) => [...given(item.id, item.combatWhenEngaged), ...given(item.id, item.combatToHit)])),
		...given('lightning-charge', figure.turn.lightning ? LIGHTNING : 0),
		...given('violent-blow', facts.violent ? VIOLENT : 0),
		...given('furious-charge', figure.turn.furious ? FURIOUS : 0),
		...given('table', facts.other)
	];
}

/** What is added to a fighter's score only when it is compared with a Defence. */
export function damageTerms(figure: Figure, state: DbgState, catalogue: DbgCatalogue): Term[] {
	const weapons = figure.disarmed ? [] : equipmentOf(figure, catalogue);
	const added = weapons.flatMap((item) => {
		// the score already holds the malus to hit: `plus-one` is one above the value, so it gives that back and adds
		const undone = state.rulings['two-handed-damage'] === 'undo-malus' ? 0 : -(item.combatToHit ?? 0);
		return given(item.id, item.combatForDamage === undefined ? 0 : item.combatForDamage + undone);
	});
	return [...added, ...given('cavalry-charge', figure.turn.charged && figure.mount ? CHARGE_DAMAGE : 0)];
}

/** A figure's Defence, or his mount's when the enemy goes for it, term by term; the first is the value itself. */
export function defenceTerms(
	figure: Figure,
	aimedMount: boolean,
	violent: boolean,
	state: DbgState,
	catalogue: DbgCatalogue
): Term[] {
	const mount = mountOf(figure, catalogue);
	const fast = mount && figure.turn.moved > FAST ? mount.defenceIfMovedOver15cm : 0;
	const ofMount = mount && (aimedMount || state.rulings['rider-defence'] === 'mount');
	return [
		ofMount
			? { code: 'mount-defence', value: mount.mountDefence ?? MOUNT_DEFENCE }
			: { code: 'defence', value: figure.card.defence },
		...given('moved-fast', fast),
		...given('violent-blow', violent ? VIOLENT_DEFENCE : 0),
		...given('guard-failed', figure.turn.guardFailed ? GUARD_FAILED : 0)
	];
}

const EVOLVING: readonly { readonly to: number; readonly value: number }[] = [
	{ to: 2, value: 1 },
	{ to: 4, value: 0 },
	{ to: Infinity, value: -1 }
];

/** The changing Discipline of impetuous armies (ruling impetuous): by turn, and +1 for each great leader on the field. */
function impetuousTerms(figure: Figure, state: DbgState): Term[] {
	if (!state.sides[figure.card.side].impetuous || state.rulings['impetuous'] !== 'evolving') return [];
	const byTurn = EVOLVING.find(({ to }) => state.turn <= to)?.value ?? 0;
	const leaders = allFigures(state).filter(
		(each) => each.card.side === figure.card.side && onField(each) && each.card.rules.includes('impetuous-plus-one')
	).length;
	return [...given('impetuous', byTurn), ...given('impetuous-leader', leaders)];
}

/** Whose +1 within 20 cm a figure may have: a commander of his army on the field, who is not he himself. */
export const auraOver = (figure: Figure, state: DbgState): Figure | null =>
	allFigures(state).find(
		(each) =>
			each.id !== figure.id &&
			each.card.side === figure.card.side &&
			onField(each) &&
			each.card.rules.includes('discipline-aura-20cm')
	) ?? null;

/** True when the table has to be asked whether the commander's aura reaches the figure (ruling discipline-aura). */
export const asksForAura = (figure: Figure, state: DbgState): boolean =>
	state.rulings['discipline-aura'] === 'ask' && auraOver(figure, state) !== null;

const AURA = 1;

/** Everything that changes a Discipline roll besides the value. `aura` is what the table answers when it is asked. */
export function disciplineTerms(figure: Figure, aura: boolean, state: DbgState): Term[] {
	const ruling = state.rulings['discipline-aura'];
	const reached = auraOver(figure, state) !== null && (ruling === 'always' || (ruling === 'ask' && aura));
	return [...woundTerms(figure), ...impetuousTerms(figure, state), ...given('aura', reached ? AURA : 0)];
}
