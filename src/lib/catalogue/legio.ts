import * as z from 'zod/mini';
import { Provenance } from './provenance.ts';

/*
 * The DBA Legio catalogue (`lists/dba-legio/`): data only. Names and rule words live in `text.{fr,en}.json` under
 * `<kind>.<id>`; share numbers in `codes.json`. Distances in centimetres. N is the top of the printed figure of the table,
 * W its left: no compass, and no player's side.
 */

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const Code = z.string().check(z.regex(/^[A-Z]{2,3}$/));
const Int = z.int();
const Cm = z.number().check(z.positive());
/** Points an editor at `docs/schema/`; read by nobody else. */
const $schema = z.optional(z.string());

export const TENDENCIES = ['arable', 'forest', 'hilly', 'steppe', 'dry', 'tropical', 'littoral'] as const;
export const Tendency = z.enum(TENDENCIES);
export type Tendency = z.infer<typeof Tendency>;

export const TERRAINS = ['wood', 'gentle-hill', 'steep-hill', 'rough', 'marsh', 'dunes'] as const;
export const Terrain = z.enum(TERRAINS);
export type Terrain = z.infer<typeof Terrain>;

export const EDGES = ['N', 'E', 'S', 'W'] as const;
export const Edge = z.enum(EDGES);
export type Edge = z.infer<typeof Edge>;

/** Sections of the table, 1 to 6, as they are read: three above, three below. */
export const SECTIONS = [1, 2, 3, 4, 5, 6] as const;
export type Section = (typeof SECTIONS)[number];

/** An open question of the source. Values are numbers, `true`/`false`, or a short id named in text as `ruling.<id>.<value>`. */
export const RulingValue = z.union([Int, z.boolean(), z.string()]);
export const Ruling = z.strictObject({
	id: Id,
	phase: z.enum(['building', 'playing']),
	default: RulingValue,
	choices: z.array(RulingValue),
	provenance: Provenance
});
export type Ruling = z.infer<typeof Ruling>;

const byRuling = { ruling: Id, value: RulingValue };

/** One line of the terrain table: what a total of two dice brings, null nothing. Without provenance it is stated. */
export const TableRow = z.strictObject({
	roll: Int.check(z.minimum(2), z.maximum(12)),
	piece: z.nullable(Terrain),
	byRuling: z.optional(z.strictObject({ ...byRuling, piece: z.nullable(Terrain) })),
	provenance: z.optional(Provenance)
});
export type TableRow = z.infer<typeof TableRow>;

export const TendencyLine = z.strictObject({
	id: Tendency,
	/** The defender's compulsory piece: one, or a choice of two. */
	compulsory: z.array(Terrain).check(z.minLength(1)),
	table: z.array(TableRow)
});
export type TendencyLine = z.infer<typeof TendencyLine>;

/** The edge of a section for each face of a die, 1 to 6. */
const Edges = z.tuple([Edge, Edge, Edge, Edge, Edge, Edge]);
export const SectionEdges = z.strictObject({
	section: z.literal(SECTIONS),
	edges: Edges,
	byRuling: z.optional(z.strictObject({ ...byRuling, edges: Edges }))
});

export const SIGHTS = ['clear', 'blocked', 'to-crest'] as const;
/** What a piece does to whoever is in it, but for movement. */
export const TerrainPiece = z.strictObject({
	id: Terrain,
	sight: z.enum(SIGHTS),
	/** No shooting into it, out of it or towards it. */
	noShooting: z.boolean(),
	/** Elements that may shoot over a friend from it. */
	overFriends: z.array(Code),
	/** Bonus in melee of the higher: for these elements only, or for all but some; null none. */
	uphill: z.nullable(
		z.strictObject({
			bonus: Int,
			only: z.optional(z.array(Code)),
			except: z.optional(z.array(Code)),
			/** Light horse counts when it rides camels. */
			camels: z.optional(z.boolean())
		})
	),
	/** Footprint that the app proposes: along the edge of the section, and away from it. */
	size: z.strictObject({ along: Cm, across: Cm, provenance: Provenance }),
	provenance: Provenance
});
export type TerrainPiece = z.infer<typeof TerrainPiece>;

/** What entering a piece costs. Nothing that is absent here is stated: no cost. */
export const Cost = z.strictObject({
	forbidden: z.optional(z.boolean()),
	/** Movement dice lost. */
	diceLost: z.optional(Int),
	/** The same on camels. */
	diceLostOnCamels: z.optional(Int),
	/** A disorder marker. */
	disorder: z.optional(z.boolean()),
	provenance: z.optional(Provenance)
});
export type Cost = z.infer<typeof Cost>;

export const Element = z.strictObject({
	id: Code,
	/** May ride camels. */
	camels: z.boolean(),
	base: z.strictObject({ width: Cm, depth: Cm, provenance: Provenance }),
	nameProvenance: Provenance,
	costs: z.partialRecord(Terrain, Cost)
});
export type Element = z.infer<typeof Element>;

export const GameFile = z.strictObject({
	$schema,
	game: z.literal('dba-legio'),
	edition: z.string(),
	revision: Int, // raised whenever a figure changes; carried by share links
	table: z.strictObject({ width: Cm, depth: Cm, section: Cm, provenance: Provenance }),
	mostPieces: z.strictObject({ count: Int, provenance: Provenance }),
	deployment: z.strictObject({
		depth: Cm,
		depthProvenance: Provenance,
		edges: z.literal('long'),
		edgesProvenance: Provenance
	}),
	aggression: z.strictObject({ min: Int, max: Int, provenance: Provenance }),
	/** The general's value for faces 1 to 3 of 1D3. */
	generalValues: z.strictObject({ values: z.tuple([Int, Int, Int]), provenance: Provenance }),
	sections: z.strictObject({ lines: z.array(SectionEdges), provenance: Provenance }),
	tendencies: z.array(TendencyLine),
	terrains: z.array(TerrainPiece),
	elements: z.array(Element),
	/** Why a piece that is not told of an element costs it nothing. */
	silence: Provenance,
	reference: z.array(Id), // topics of the quick reference, told in text under `reference.<id>`
	rulings: z.array(Ruling)
});
export type GameFile = z.infer<typeof GameFile>;

/** Id -> share number, append-only; one numbering per kind. */
const numbersOf = (id: z.ZodMiniType<string>) => z.record(id, Int.check(z.positive()));
export const CODE_KINDS = ['tendency', 'terrain', 'element', 'ruling'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
const CodesFileOnDisk = z.strictObject({
	$schema,
	tendency: numbersOf(Id),
	terrain: numbersOf(Id),
	element: numbersOf(Code),
	ruling: numbersOf(Id)
});
/** Without the line for editors: every key is a kind. */
export const CodesFile = z.pipe(
	CodesFileOnDisk,
	z.transform(({ $schema: _, ...codes }): Record<CodeKind, Record<string, number>> => codes)
);
export type CodesFile = z.infer<typeof CodesFile>;
