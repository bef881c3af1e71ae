import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import * as z from 'zod/mini';
import { NamesFile, SamplesFile } from '../src/lib/catalogue/dbg-extras.ts';
import * as dbg from '../src/lib/catalogue/dbg.ts';
import * as oscarExtras from '../src/lib/catalogue/oscar-extras.ts';
import * as oscar from '../src/lib/catalogue/oscar.ts';
import { SamplesFile as LegioSamplesFile } from '../src/lib/catalogue/legio-extras.ts';
import * as legio from '../src/lib/catalogue/legio.ts';
import { SamplesFile as BattleSamplesFile } from '../src/lib/catalogue/battle-extras.ts';
import * as battle from '../src/lib/catalogue/battle.ts';
import { Provenance } from '../src/lib/catalogue/provenance.ts';
import { ROSTER_SCHEMAS } from '../src/lib/roster/document.ts';

/*
 * `npm run schema`: JSON Schema files for people who write lists or roster files, so that their editor completes field
 * names and marks mistakes. Generated from the Zod schemas that read the files; a test keeps them up to date.
 */

export const SCHEMA_DIR = fileURLToPath(new URL('../docs/schema/', import.meta.url));

/** Names for the parts: they become `$defs`, so that a file is described once. */
const PARTS: Readonly<Record<string, z.core.$ZodType>> = {
	Provenance,
	Profile: dbg.Profile,
	OptionGroup: dbg.OptionGroup,
	Unit: dbg.Unit,
	Equipment: dbg.Equipment,
	Skill: dbg.Skill,
	Ruling: dbg.Ruling,
	Composition: dbg.Composition,
	Variant: dbg.Variant,
	Trait: dbg.Trait,
	Army: dbg.Army,
	OscarUnit: oscar.Unit,
	Weapon: oscar.Weapon,
	WeaponDifference: oscar.WeaponDifference,
	CarriedWeapon: oscar.CarriedWeapon,
	SpecialRule: oscar.SpecialRule,
	Action: oscar.Action,
	Modifier: oscar.Modifier,
	VehicleDamage: oscar.VehicleDamage,
	Structure: oscar.Structure,
	OscarRuling: oscar.Ruling,
	TerrainRow: legio.TableRow,
	Tendency: legio.TendencyLine,
	SectionEdges: legio.SectionEdges,
	TerrainPiece: legio.TerrainPiece,
	TerrainCost: legio.Cost,
	Element: legio.Element,
	LegioRuling: legio.Ruling,
	ThresholdRow: battle.ThresholdRow,
	Dice: battle.Dice,
	Yield: battle.Yield,
	BattleAction: battle.Action,
	Archetype: battle.Archetype,
	BattleRuling: battle.Ruling
};

const FILES: Readonly<Record<string, { title: string; schema: z.core.$ZodType }>> = {
	army: { title: 'An army of De Bello Gallico (lists/dbg/<army>.json)', schema: dbg.ArmyFile },
	game: { title: 'De Bello Gallico (lists/dbg/game.json)', schema: dbg.GameFile },
	codes: { title: 'Share numbers by kind and id, append-only (lists/dbg/codes.json)', schema: dbg.CodesFile },
	text: { title: 'Names and rule words of one language (lists/<game>/text.<language>.json)', schema: dbg.TextFile },
	samples: { title: 'Ready rosters (lists/dbg/samples.json)', schema: SamplesFile },
	names: { title: 'Personal names by army (lists/dbg/names.json)', schema: NamesFile },
	'oscar-game': { title: 'OSCAR (lists/oscar/game.json)', schema: oscar.GameFile },
	'oscar-codes': {
		title: 'Share numbers by kind and id, append-only (lists/oscar/codes.json)',
		schema: oscar.CodesFile
	},
	'oscar-samples': { title: 'Ready companies (lists/oscar/samples.json)', schema: oscarExtras.SamplesFile },
	'oscar-names': { title: 'Surnames by company (lists/oscar/names.json)', schema: oscarExtras.NamesFile },
	'legio-game': { title: 'DBA Legio (lists/dba-legio/game.json)', schema: legio.GameFile },
	'legio-codes': {
		title: 'Share numbers by kind and id, append-only (lists/dba-legio/codes.json)',
		schema: legio.CodesFile
	},
	'legio-samples': { title: 'Ready armies (lists/dba-legio/samples.json)', schema: LegioSamplesFile },
	'battle-game': { title: 'Bataille rangée (lists/bataille-rangee/game.json)', schema: battle.GameFile },
	'battle-codes': {
		title: 'Share numbers by kind and id, append-only (lists/bataille-rangee/codes.json)',
		schema: battle.CodesFile
	},
	'battle-samples': { title: 'Ready forces (lists/bataille-rangee/samples.json)', schema: BattleSamplesFile },
	roster: { title: 'A roster document (signifer.roster, version 1)', schema: z.union(Object.values(ROSTER_SCHEMAS)) }
};

/** What an editor tells about a field, by `Part.field`; distances in the unit of the game. */
const FIELDS: Readonly<Record<string, string>> = {
	'Provenance.kind': 'stated: in the source beside the thing; inferred: worked out; house: our placeholder',
	'Provenance.why': 'The reason: key why.<this> of why.fr.json and why.en.json. Needed unless stated.',
	'Profile.movement': 'Centimetres.',
	'Profile.cost': 'Points, base equipment included.',
	'OptionGroup.choices': 'Options of one group exclude each other. A cost is points, or the ruling that holds it.',
	'Unit.id': 'Never changes meaning: roster files and links name it.',
	'Unit.box': 'Number of the stat box in the source, B01 to B58.',
	'Unit.base': 'Equipment already in the profile and the price.',
	'Unit.swaps': 'Base equipment that may be exchanged.',
	'Unit.skills': 'has: owned; choose: how many may be bought, null when the line is lost; only: the choice is limited.',
	'Unit.pair': 'Bought in equal numbers with another unit; cost is for the two.',
	'Unit.requires': 'At most perUnit of this unit for each figure of another.',
	'Unit.wagon': 'The entry is one wagon; its count is the crew.',
	'Unit.variant': 'Only in this variant of the army.',
	'Unit.inCategory': 'Whether figures fill the places of their category.',
	'Unit.provenance': 'By field: where it comes from. A field that is absent here is stated.',
	'Equipment.defenceAtLeast': 'Raises Defence to this; protections do not add up.',
	'Equipment.footMovement': 'Centimetres added to foot movement when it is bought.',
	'Equipment.movement': 'Centimetres, by army.',
	'Equipment.combat': 'Added to every Combat roll of the bearer.',
	'Equipment.missileTable': 'Row of missileTables in game.json.',
	'Equipment.effectLost': 'Known by name and price; all or part of the effect is cut in the source.',
	'Skill.cost': 'Points; null: cannot be bought.',
	'Skill.effectLost': 'All or part of the effect is cut in the source: a reminder only.',
	'Ruling.default': 'One of the choices. Texts: ruling.<id>, ruling.<id>.<value>, ruling.<id>.why.',
	'Composition.limits': 'Fewest and most figures by category; an absent category has no limit.',
	'Variant.except': 'Units allowed all the same, if exceptRuling says so.',
	'OscarUnit.id': 'Never changes meaning: roster files and links name it.',
	'OscarUnit.company': 'null: base profiles and samples, offered to every company.',
	'OscarUnit.movement': 'Inches.',
	'OscarUnit.defence': 'A pool XkY: roll X dice, add the Y best.',
	'OscarUnit.discipline': 'A pool XkY, as printed; byRuling says what an answer makes of it.',
	'OscarUnit.commandRange': 'Inches; null: none.',
	'OscarUnit.headcount': 'Men as printed; a vehicle counts as one.',
	'OscarUnit.provenance': 'By field: where it comes from. A field that is absent here is stated.',
	'Weapon.range': 'Inches; null: contact or a template laid from the bearer.',
	'Weapon.attack': 'Pools XkY by band; null: no attack.',
	'Weapon.bands': 'Ends of the short and the normal band in inches, where the armoury prints them.',
	'Weapon.special': 'crewed: a support group of a few men; lone: a support group of exactly one.',
	'Weapon.byRuling': 'What an answer to a ruling changes.',
	'CarriedWeapon.count': 'How many; null: not printed.',
	'CarriedWeapon.byRuling': 'What an answer to a ruling changes on this card only.',
	'Modifier.points': 'Added to the roll.',
	'Modifier.dice': 'Rolled in addition, none more kept.',
	'OscarRuling.default': 'One of the choices. Texts: ruling.<id>, ruling.<id>.<value>, ruling.<id>.why.',
	'TerrainRow.roll': 'The total of two dice.',
	'TerrainRow.piece': 'null: nothing.',
	'Tendency.compulsory': 'The piece of the defender, or a choice of two.',
	'SectionEdges.edges': 'The edge for each face of a die, 1 to 6. N is the top of the printed figure.',
	'TerrainPiece.sight': 'clear: does not block it; blocked: blocks it; to-crest: blocks it up to the crest.',
	'TerrainPiece.overFriends': 'Elements that may shoot over a friend.',
	'TerrainPiece.uphill': 'Bonus in melee of the higher; null: none.',
	'TerrainPiece.size': 'Centimetres, along the edge of the section and away from it.',
	'TerrainCost.diceLost': 'Movement dice.',
	'TerrainCost.disorder': 'A disorder marker.',
	'Element.base': 'Centimetres.',
	'Element.costs': 'By piece. A piece that is absent here is not told of: no cost.',
	'LegioRuling.default': 'One of the choices. Texts: ruling.<id>, ruling.<id>.<value>, ruling.<id>.why.',
	'ThresholdRow.soldiers': 'Of both camps together, about.',
	'Dice.keep': 'So many of the best are added; absent: all.',
	'Yield.degrees': 'The degrees of success are added.',
	'Yield.spell': 'The tens of the difficulty are added, from min to max points in all.',
	'BattleAction.test': 'null: nothing is rolled.',
	'BattleAction.damage': 'What whoever acts suffers, before armour and defence.',
	'BattleAction.provenance': 'By field: where it comes from. A field that is absent here is stated.',
	'Archetype.casts': 'Usual difficulty of his spells; null: casts none.',
	'BattleRuling.default': 'One of the choices. Texts: ruling.<id>, ruling.<id>.<value>, ruling.<id>.why.'
};

type Json = { [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bounds of JavaScript's exact integers say nothing to an author. */
function withoutNoise(schema: Json): void {
	for (const bound of ['minimum', 'maximum', 'exclusiveMaximum']) {
		if (Math.abs(Number(schema[bound])) === Number.MAX_SAFE_INTEGER) delete schema[bound];
	}
}

function describeFields(part: string, schema: Json): void {
	const properties = schema['properties'];
	if (!isJson(properties)) return;
	for (const [field, value] of Object.entries(properties)) {
		const words = FIELDS[`${part}.${field}`];
		if (words !== undefined && isJson(value)) value['description'] = words;
	}
}

/** A sample's roster is a roster document; the catalogue's own schema does not know that. */
function pointAtRoster(schema: Json): void {
	const properties = schema['properties'];
	if (isJson(properties) && 'roster' in properties) properties['roster'] = { $ref: 'roster.schema.json' };
}

/** Every JSON Schema by file name, such as `army.schema.json`. */
export function jsonSchemas(): Record<string, Json> {
	const metadata = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(PARTS)) metadata.add(schema, { id });
	return Object.fromEntries(
		Object.entries(FILES).map(([name, { title, schema }]) => {
			const generated: Json = z.toJSONSchema(schema, {
				io: 'input',
				metadata,
				override: ({ jsonSchema }) => {
					withoutNoise(jsonSchema);
					pointAtRoster(jsonSchema);
				}
			});
			const defs = generated['$defs'];
			if (isJson(defs)) {
				for (const [part, value] of Object.entries(defs)) if (isJson(value)) describeFields(part, value);
			}
			const { $schema, ...rest } = generated;
			return [`${name}.schema.json`, { $schema, title, ...rest }];
		})
	);
}

/** A schema file as it is committed. */
export async function schemaText(file: string, schema: Json): Promise<string> {
	const options = (await prettier.resolveConfig(SCHEMA_DIR + file)) ?? {};
	return prettier.format(JSON.stringify(schema), { ...options, filepath: file });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	mkdirSync(SCHEMA_DIR, { recursive: true });
	for (const [file, schema] of Object.entries(jsonSchemas())) {
		writeFileSync(SCHEMA_DIR + file, await schemaText(file, schema));
		console.log(`docs/schema/${file}`);
	}
}
