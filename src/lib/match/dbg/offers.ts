import { SHOT_TERRAINS, WEATHERS } from '../attack.ts';
import { type Ask, type Offer, SIDES, otherSide } from '../engine.ts';
import {
	allFigures,
	areEnemies,
	canActivate,
	enemiesInContact,
	figuresOfSide,
	hasSkill,
	isFixed,
	onField,
	stillToFight
} from './figures.ts';
import { MAX_FIGHTERS } from '../attack.ts';
import { asksForAura } from './modifiers.ts';
import { needsNerve, reachOf } from './movement.ts';
import { fightOffers } from './offers-fight.ts';
import type { Scene } from './plan.ts';
import { cannotShoot, weaponsOf } from './shots.ts';
import { type DbgState, type Due, FORMATIONS, type Figure } from './state.ts';

/* What may be decided next, as data for a screen or a random player. What the table may do at any time is not listed. */

/** Most enemies that one move brings into contact, as far as the offers go. */
const MET = 4;

const offer = (event: Offer['event'], side: Offer['side'], asks: readonly Ask[] = [], due = false): Offer => ({
	event,
	asks,
	side,
	due
});

const ids = (figures: readonly Figure[]): string[] => figures.map(({ id }) => id);

const auraAsk = (state: DbgState, figure: Figure): Ask[] =>
	asksForAura(figure, state) ? [{ field: 'aura', required: false, kind: 'flag' }] : [];

function dueOffers(state: DbgState, due: Due): Offer[] {
	const sideOf = (id: string) => state.figures[id]?.card.side ?? null;
	switch (due.kind) {
		case 'recoil':
			return [
				offer(
					{ kind: 'recoil', figure: due.figure },
					sideOf(due.figure),
					[{ field: 'blocked', required: false, kind: 'flag' }],
					true
				)
			];
		case 'strike': {
			if (state.due.some((each) => each.kind === 'recoil' && due.targets.includes(each.figure))) return [];
			return due.targets
				.filter((id) => state.figures[id] && onField(state.figures[id]))
				.map((target) => offer({ kind: 'strike', figure: due.figure, target }, sideOf(due.figure), [], true));
		}
		case 'test': {
			const figure = state.figures[due.figure];
			const asks = figure ? auraAsk(state, figure) : [];
			return [offer({ kind: 'test', figure: due.figure, why: due.why }, sideOf(due.figure), asks, true)];
		}
		case 'aquila': {
			const choices = ids(figuresOfSide(state, due.side));
			const near: Ask = { field: 'near', required: false, kind: 'some', choices, min: 0, max: choices.length };
			return [offer({ kind: 'aquila' }, due.side, [near], true)];
		}
		case 'guard':
			return enemiesInContact(state, due.figure).includes(due.against)
				? [offer({ kind: 'guard', figure: due.figure, against: due.against }, sideOf(due.figure))]
				: [];
		case 'breakthrough': {
			const figure = state.figures[due.figure];
			if (!figure || isFixed(state, figure.id)) return [];
			return [offer({ kind: 'breakthrough', figure: figure.id }, figure.card.side, contactAsk(state, figure))];
		}
	}
}

/** Enemies whom a figure may come into contact with. */
function contactAsk(state: DbgState, figure: Figure): Ask[] {
	if (figure.retreat) return [];
	const choices = allFigures(state).filter(
		(each) =>
			areEnemies(each, figure) &&
			onField(each) &&
			!each.camouflaged &&
			enemiesInContact(state, each.id).length < MAX_FIGHTERS
	);
	if (choices.length === 0) return [];
	return [
		{
			field: 'contact',
			required: false,
			kind: 'some',
			choices: ids(choices),
			min: 0,
			max: Math.min(MET, choices.length)
		}
	];
}

function activationOffers({ state }: Scene, figure: Figure): Offer[] {
	const { id, card } = figure;
	const flag = (field: string): Ask => ({ field, required: false, kind: 'flag' });
	const contact = contactAsk(state, figure);
	const asks: Ask[] = [
		{ field: 'moved', required: false, kind: 'number', min: 0, max: reachOf(figure), unit: 'cm' },
		...contact,
		...(figure.mount && contact.length > 0 ? [flag('charge')] : []),
		...(!figure.mount && hasSkill(figure, 'lightning-charge') ? [flag('lightning')] : []),
		...(figure.formation === null ? [] : [flag('keeps')])
	];
	const leaves = figure.retreat ? [offer({ kind: 'leave', figure: id }, card.side)] : [];
	const dismounts = figure.mount ? [offer({ kind: 'dismount', figure: id }, card.side)] : [];
	return [offer({ kind: 'activate', figure: id }, card.side, asks), ...dismounts, ...leaves];
}

function shotOffers(scene: Scene, shooter: Figure, targets: readonly string[]): Offer[] {
	if (targets.length === 0 || cannotShoot(scene, shooter) !== null) return [];
	return weaponsOf(shooter, scene).map((weapon) => {
		const ruling = String(scene.state.rulings['missile-table']);
		const reach = scene.catalogue.game.missileTables[ruling]?.[weapon]?.at(-1)?.[1] ?? 0;
		return offer({ kind: 'shoot', shooter: shooter.id, weapon }, shooter.card.side, [
			{ field: 'target', required: true, kind: 'choice', choices: targets },
			{ field: 'distance', required: true, kind: 'number', min: 0, max: reach, unit: 'cm' },
			{ field: 'terrain', required: false, kind: 'choice', choices: SHOT_TERRAINS },
			{ field: 'weather', required: false, kind: 'choice', choices: WEATHERS },
			{ field: 'cloud', required: false, kind: 'flag' },
			{ field: 'aim', required: false, kind: 'choice', choices: ['rider', 'mount'] }
		]);
	});
}

/** What may happen while somebody is activated: shots at him and by him, hiding, looking, walking into a trap. */
function momentOffers(scene: Scene): Offer[] {
	const { state } = scene;
	const active = state.moment.active === null ? undefined : state.figures[state.moment.active];
	if (!active || !onField(active)) return [];
	const offers: Offer[] = [];
	const inSight = (side: 0 | 1): string[] => ids(figuresOfSide(state, side).filter((each) => !each.camouflaged));
	for (const shooter of [active, ...figuresOfSide(state, otherSide(active.card.side))]) {
		// whoever is held by somebody else has other things to do; the table may say otherwise
		const held = enemiesInContact(state, shooter.id).some((enemy) => enemy !== active.id);
		if (held && shooter.id !== active.id) continue;
		if (needsNerve(scene, shooter) && weaponsOf(shooter, scene).length > 0 && shooter.turn.shots === 0) {
			offers.push(offer({ kind: 'steady', figure: shooter.id }, shooter.card.side, auraAsk(state, shooter)));
		}
		const targets = inSight(otherSide(shooter.card.side));
		const shots = shotOffers(scene, shooter, targets);
		offers.push(...shots);
		if (shots.length === 0) continue;
		const { dance } = state.moment;
		for (const id of targets) {
			const dancer = state.figures[id];
			if (!dancer || !hasSkill(dancer, 'blue-rooster-dance')) continue;
			if (dance?.figure === id && dance.shooter === shooter.id) continue;
			offers.push(offer({ kind: 'dance', figure: id, shooter: shooter.id }, dancer.card.side));
		}
	}
	const { id, card, turn } = active;
	const still = turn.moved === 0 && turn.shots === 0 && !isFixed(state, id);
	if (hasSkill(active, 'camouflage') && !hasSkill(active, 'frenzy') && !active.camouflaged && still) {
		offers.push(offer({ kind: 'hide', figure: id }, card.side));
	}
	const hidden = ids(figuresOfSide(state, otherSide(card.side)).filter((each) => each.camouflaged));
	if (hidden.length > 0) {
		offers.push(
			offer({ kind: 'detect', figure: id }, card.side, [
				{ field: 'target', required: true, kind: 'choice', choices: hidden }
			])
		);
	}
	if (state.sides[otherSide(card.side)].traps > 0)
		offers.push(offer({ kind: 'trap', figure: id }, otherSide(card.side)));
	return offers;
}

function formationOffers({ state }: Scene): Offer[] {
	return SIDES.flatMap((side) => {
		const free = ids(
			figuresOfSide(state, side).filter((each) => !each.retreat && !each.card.dog && each.formation === null)
		);
		const formed = new Set(figuresOfSide(state, side).flatMap(({ formation }) => formation ?? []));
		return [
			...(free.length < 3
				? []
				: [
						offer({ kind: 'form' }, side, [
							{ field: 'figures', required: true, kind: 'some', choices: free, min: 3, max: free.length },
							{ field: 'formation', required: true, kind: 'choice', choices: FORMATIONS }
						])
					]),
			...[...formed].map((formation) => offer({ kind: 'disband', formation }, side))
		];
	});
}

/** Everything that the rules let happen now. Empty when the match is over. */
export function dbgOffers(scene: Scene): Offer[] {
	const { state } = scene;
	if (state.over) return [];
	const owed = state.due.flatMap((due) => dueOffers(state, due));
	if (owed.some(({ due }) => due)) return owed.filter(({ due }) => due);
	switch (state.phase) {
		case 'initiative':
			return state.rulings['initiative'] === 'players'
				? SIDES.map((side) => offer({ kind: 'initiative', side }, null))
				: [offer({ kind: 'initiative' }, null)];
		case 'movement': {
			const { hand } = state;
			const ready = hand === null ? [] : figuresOfSide(state, hand).filter((each) => canActivate(state, each));
			return [
				...owed,
				...momentOffers(scene),
				...ready.flatMap((figure) => activationOffers(scene, figure)),
				...formationOffers(scene),
				offer({ kind: 'phase' }, null)
			];
		}
		case 'combat': {
			const fights = fightOffers(state);
			return [...owed, ...fights, ...(stillToFight(state).length === 0 ? [offer({ kind: 'phase' }, null)] : [])];
		}
		case 'morale':
			return [...owed, offer({ kind: 'phase' }, null)];
	}
}
