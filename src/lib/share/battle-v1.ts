import type { BattleCreature, BattleHero, BattleRoster } from '../roster/battle-document.ts';
import { ofGame, parseRoster } from '../roster/document.ts';
import { ROSTER_FORMAT, ROSTER_VERSION } from '../roster/fields.ts';
import { wellFormed } from '../util/utf8.ts';
import { type PackedCreature, type PackedForce, type PackedHero, readForce, writeForce } from './battle-packed.ts';
import { ByteReader, ByteWriter, type ReadFault } from './bytes.ts';
import { type ShareNumbers, idOf, isSame, keysOf, tokenOf } from './numbers.ts';

/** Kinds of ids of a force's code, as in `lists/bataille-rangee/codes.json`. */
const ID_KINDS = { talent: 'talent', ruling: 'ruling' } as const;

/** In the order of HERO_VALUES. No fate is fate 0. */
function packHero(hero: BattleHero, numbers: ShareNumbers): PackedHero {
	const { characteristics: c, skills: k, sb, wounds, fate, casts } = hero;
	return {
		name: wellFormed(hero.name),
		npc: hero.npc,
		general: hero.general,
		missile: hero.missile,
		values: [
			...[c.ws, c.bs, c.s, c.t, c.ag, c.int, c.wp, c.fel],
			...[k.heal, k.command, k.strategy, k.casting],
			...[sb, wounds, fate === 0 ? null : fate, casts]
		],
		talents: hero.talents.map((id) => tokenOf(numbers, ID_KINDS.talent, id))
	};
}

const packCreature = ({ name, sb, wounds }: BattleCreature): PackedCreature => ({
	name: wellFormed(name),
	values: [sb, wounds]
});

function pack(roster: BattleRoster, numbers: ShareNumbers): PackedForce {
	const { general, strategic } = roster;
	return {
		revision: numbers.revision,
		soldiers: roster.soldiers,
		points: roster.strategicPoints,
		strategic: [strategic.plan, strategic.fortification],
		rulings: keysOf(roster.rulings).map(([id, value]) => [
			tokenOf(numbers, ID_KINDS.ruling, id),
			typeof value === 'string' ? wellFormed(value) : value
		]),
		name: wellFormed(roster.name),
		general: general && { name: wellFormed(general.name), values: [general.strategy, general.command] },
		warMachines: roster.warMachines,
		heroes: roster.heroes.map((hero) => packHero(hero, numbers)),
		creatures: roster.creatures.map(packCreature)
	};
}

function unpackHero({ values, talents, ...hero }: PackedHero, at: number, numbers: ShareNumbers): object {
	const [ws, bs, s, t, ag, int, wp, fel, heal, command, strategy, casting, sb, wounds, fate, casts] = values;
	return {
		...hero,
		id: `h${at + 1}`,
		characteristics: { ws, bs, s, t, ag, int, wp, fel },
		skills: { heal, command, strategy, casting },
		...{ sb, wounds, fate, casts },
		talents: talents.map((token) => idOf(numbers, ID_KINDS.talent, token))
	};
}

/** The document of a payload: ids `h1`, `h2`, ... and `c1`, `c2`, ..., and empty notes, which codes do not carry. */
function unpack(packed: PackedForce, numbers: ShareNumbers): unknown {
	const { general, strategic } = packed;
	return {
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'bataille-rangee',
		name: packed.name,
		rulings: Object.fromEntries(
			packed.rulings.map(([ruling, value]) => [idOf(numbers, ID_KINDS.ruling, ruling), value])
		),
		soldiers: packed.soldiers,
		general: general && { name: general.name, strategy: general.values[0], command: general.values[1] },
		heroes: packed.heroes.map((hero, at) => unpackHero(hero, at, numbers)),
		warMachines: packed.warMachines,
		creatures: packed.creatures.map(({ name, values: [sb, wounds] }, at) => ({ id: `c${at + 1}`, name, sb, wounds })),
		strategicPoints: packed.points,
		strategic: { plan: strategic[0], fortification: strategic[1] }
	};
}

/** The payload of a force; `first` is the byte of version and game. */
export function encodeBattleV1(first: number, roster: BattleRoster, numbers: ShareNumbers): Uint8Array {
	const out = new ByteWriter();
	out.byte(first);
	writeForce(out, pack(roster, numbers));
	return out.bytes();
}

/** Whether a payload ends before its structure does. */
export function isCutBattleV1(payload: Uint8Array): boolean {
	const from = new ByteReader(payload);
	from.byte();
	return readForce(from) === 'short';
}

/** Reads a payload of version 1. Faults: `short` when it ends too early, `bad` when it is not one a program wrote. */
export function decodeBattleV1(
	payload: Uint8Array,
	numbers: ShareNumbers
): { readonly roster: BattleRoster; readonly revision: number } | ReadFault {
	const from = new ByteReader(payload);
	const first = from.byte();
	const packed = readForce(from);
	if (typeof packed === 'string') return packed;
	const parsed = parseRoster(unpack(packed, numbers));
	if (!parsed.ok) return 'bad';
	const roster = ofGame(parsed.value, 'bataille-rangee');
	// only the code that this program writes for the roster is one: no number that stands for its default, no known id in text
	const again = encodeBattleV1(first, roster, { ...numbers, revision: packed.revision });
	return isSame(again, payload) ? { roster, revision: packed.revision } : 'bad';
}
