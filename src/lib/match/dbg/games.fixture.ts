import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { type Dice, makeSeed, seededDice } from '../../dice/random.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import { ofGame, parseRoster } from '../../roster/document.ts';
import { drawDbg } from '../../rules/dbg/random.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { type MatchDocument, type MatchEvent, newMatch } from '../document.ts';
import type { Offer } from '../engine.ts';
import type { Fold } from '../fold.ts';
import { playRandomly } from '../random-player.fixture.ts';
import { dbgEngineOf } from './engine.ts';
import { allFigures, onField } from './figures.ts';
import { CONDITIONS, type DbgState } from './state.ts';

/* Random matches of De Bello Gallico, played to the end, and what must hold in every one of them. */

export const dbgEngine = dbgEngineOf(dbgCatalogue);
const ARMIES = [...dbgCatalogue.armies.keys()];

const pick = <T>(items: readonly T[], dice: Dice): T => {
	const item = items[dice.die(items.length) - 1];
	if (item === undefined) throw new Error('bug: nothing to pick from');
	return item;
};

const some = <T>(items: readonly T[], most: number, dice: Dice): T[] =>
	Array.from({ length: dice.die(most + 1) - 1 }, () => pick(items, dice));

function read(roster: object): DbgRoster {
	const parsed = parseRoster({ format: 'signifer.roster', version: 1, game: 'dbg', ...roster });
	if (!parsed.ok) throw new Error(`bug: ${JSON.stringify(parsed.error)}`);
	return ofGame(parsed.value, 'dbg');
}

/** A small legal warband. */
function legalWarband(dice: Dice): DbgRoster {
	const start = read({ army: pick(ARMIES, dice), pointsLimit: 70 + 10 * dice.die(5), entries: [] });
	const drawn = drawDbg(start, dbgCatalogue, () => (dice.die(1000) - 1) / 1000);
	if (!drawn) throw new Error('bug: no warband');
	return drawn;
}

/** Any figures of an army with any skills and options: a match does not ask for a legal roster. */
function wildWarband(dice: Dice): DbgRoster {
	const army = pick(ARMIES, dice);
	const units = [...dbgCatalogue.units.values()].filter((unit) => unit.army === army);
	const skills = [...dbgCatalogue.skills.keys()];
	const entries = Array.from({ length: 3 + dice.die(5) }, (_, index) => {
		const unit = pick(units, dice);
		const items = unit.options.flatMap(({ choices }) => choices.map(({ item }) => item));
		return {
			id: `e${index}`,
			unit: unit.id,
			count: dice.die(2),
			options: items.length === 0 ? [] : some(items, 2, dice),
			skills: some(skills, 3, dice)
		};
	});
	return read({ army, entries });
}

/** Drawing a legal warband takes longer than a match: only one in ten, and none where time matters. */
const randomWarband = (dice: Dice, legal: boolean): DbgRoster =>
	dice.die(10) === 1 && legal ? legalWarband(dice) : wildWarband(dice);

const randomRulings = (dice: Dice): Record<string, RulingValue> =>
	Object.fromEntries(
		[...dbgCatalogue.rulings.values()]
			.filter(({ phase }) => phase === 'playing' && dice.die(3) === 1)
			.map(({ id, choices }) => [id, pick(choices, dice)])
	);

/** Fights are what a match is about: contacts are sought, formations rarely made. */
const LIKES: Readonly<Record<string, number>> = {
	activate: 12,
	shoot: 6,
	guard: 60,
	breakthrough: 60,
	steady: 20,
	dance: 6,
	hide: 30,
	detect: 30,
	trap: 6,
	form: 2,
	disband: 1
};
const like = ({ event }: Offer): number => LIKES[event.kind] ?? 1;

function fail(what: string, event: unknown): never {
	throw new Error(`bug: ${what} after ${JSON.stringify(event)}`);
}

/** What holds in every state of every match. */
export function checkState(state: DbgState, event: unknown): void {
	for (const figure of allFigures(state)) {
		if (!CONDITIONS.includes(figure.condition)) fail(`${figure.id} is ${figure.condition}`, event);
		if (figure.card.dog && figure.condition === 'wounded') fail(`${figure.id} is a wounded dog`, event);
		if (!onField(figure) && (figure.retreat || figure.camouflaged || figure.formation !== null)) {
			fail(`${figure.id} is gone but not quite`, event);
		}
		if (figure.retreat && figure.formation !== null) fail(`${figure.id} runs in formation`, event);
		const limit = state.rulings['shots-per-turn'];
		if (typeof limit === 'number' && figure.turn.shots > limit) fail(`${figure.id} shot too often`, event);
	}
	const seen = new Set<string>();
	for (const [a, b] of state.contacts) {
		const [one, two] = [state.figures[a], state.figures[b]];
		if (!one || !two || !onField(one) || !onField(two)) fail(`${a} touches ${b}`, event);
		if (one.card.side !== 0 || two.card.side !== 1 || seen.has(`${a}|${b}`)) fail(`${a} touches ${b}`, event);
		seen.add(`${a}|${b}`);
	}
	for (const due of state.due) {
		const figure = 'figure' in due ? state.figures[due.figure] : undefined;
		if (figure && !onField(figure)) fail(`${due.kind} is due from ${figure.id}, who is gone`, event);
	}
}

/** No condition heals, and nobody acts or fights twice in a turn, whatever the marks say. */
class Witness {
	#steps = 0;
	#turn = 0;
	#acted = new Set<string>();
	#fought = new Set<string>();

	step(before: DbgState, event: MatchEvent, after: DbgState): void {
		checkState(after, event);
		// the dearest check, so not after every event
		if (this.#steps++ % 16 === 0 && JSON.stringify(JSON.parse(JSON.stringify(after))) !== JSON.stringify(after)) {
			fail('state is no plain data', event);
		}
		for (const figure of allFigures(before)) {
			const now = after.figures[figure.id];
			if (!now) fail(`${figure.id} is lost`, event);
			if (CONDITIONS.indexOf(now.condition) < CONDITIONS.indexOf(figure.condition)) fail(`${figure.id} heals`, event);
		}
		if (before.turn !== this.#turn) {
			this.#turn = before.turn;
			this.#acted = new Set();
			this.#fought = new Set();
		}
		if (event.kind === 'activate' || event.kind === 'dismount') this.#once(this.#acted, [event['figure']], event);
		if (event.kind === 'fight') {
			const named = [event['lone'], event['others'], event['zone'] ?? []].flat();
			this.#once(this.#fought, named, event);
		}
	}

	#once(done: Set<string>, ids: readonly unknown[], event: MatchEvent): void {
		for (const id of ids.map(String)) {
			if (done.has(id)) fail(`${id} twice in a turn`, event);
			done.add(id);
		}
	}
}

const MOST_TURNS = 8;

/** One match, from two random warbands to its end: its whole document, and where it ended. `legal`: some are legal ones. */
export function randomDbgMatch(
	seed: number,
	mostTurns = MOST_TURNS,
	legal = false
): { readonly document: MatchDocument; readonly fold: Fold<DbgState> } {
	const dice = seededDice(seed);
	const match = newMatch({
		sides: [randomWarband(dice, legal), randomWarband(dice, legal)],
		seed: makeSeed(seed),
		rulings: randomRulings(dice)
	});
	if (!match.ok) throw new Error(JSON.stringify(match.error));
	const witness = new Witness();
	return playRandomly(match.value, dbgEngine, dice, {
		most: 3000,
		like,
		enough: ({ turn }) => turn > mostTurns,
		watch: (before, event, after) => witness.step(before.state, event, after.state)
	});
}
