import { TENDENCIES, type Tendency, type Terrain } from '#lib/catalogue/legio.ts';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { svgOf } from '#lib/cards/table/drawing.ts';
import { type Fraction, lowestTerms, toNumber } from '#lib/dice/fraction.ts';
import { parseSeed } from '#lib/dice/random.ts';
import { rollTerrain } from '#lib/match/legio/terrain.ts';
import { type FinalTable, type TableChances, chancesOfTendency, rollChances } from '#lib/rules/legio/chances.ts';
import { compulsoryFor } from '#lib/rules/legio/lookup.ts';
import { type PlacedPiece, pieceBox, touchedEdges } from '#lib/rules/legio/pieces.ts';
import { failure } from '#lib/util/result.ts';
import { chancesHead, rollBlock, tableBlocks, tableRows, terrainLines } from '#lib/wording/legio-table.ts';
import { legioDrawing, pictureTitle } from '#lib/wording/legio-picture.ts';
import type { Arguments } from '../args.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { writeOutput } from '../output.ts';
import { jsonText, refuse, table } from '../words.ts';

/* `terrain`: a table of DBA Legio from a seed, or the exact chances of a tendency. No ruling is changed. */

const usual = { rulings: {} };

function terrainJson(tendency: Tendency, { setUp, fold }: ReturnType<typeof rollTerrain>): Record<string, unknown> {
	const { table: size } = legioCatalogue.game;
	const { state, log } = fold;
	const lines = log.flatMap((entry) => entry.lines);
	const diceOf = (section: number): readonly number[] =>
		lines.find(({ code, facts }) => code === 'section' && facts['section'] === section)?.dice.flat() ?? [];
	return {
		tendency,
		seed: setUp.seed,
		table: { width: size.width, depth: size.depth, section: size.section },
		pieces: state.pieces.map((piece) => ({
			section: piece.section,
			piece: piece.piece,
			compulsory: piece.section === state.compulsory,
			edge: piece.edge,
			along: piece.along,
			size: piece.size,
			box: pieceBox(piece, legioCatalogue),
			touches: touchedEdges(piece, legioCatalogue)
		})),
		rolls: state.tested.map(({ section, roll, piece }) => ({ section, dice: diceOf(section), roll, piece })),
		stopped: lines.find(({ code }) => code === 'stop')?.facts['why'],
		events: setUp.events
	};
}

const chanceJson = (chance: Fraction): Record<string, unknown> => {
	const { numerator, denominator } = lowestTerms(chance);
	return { value: toNumber(chance), numerator: String(numerator), denominator: String(denominator) };
};
const chancesJson = (chances: Iterable<readonly [string | number, Fraction]>): Record<string, unknown> =>
	Object.fromEntries([...chances].map(([name, chance]) => [name, chanceJson(chance)]));

const finalTableJson = ({ pieces, total, chance }: FinalTable): Record<string, unknown> => ({
	pieces: Object.fromEntries(pieces.map(({ piece, count }) => [piece, count])),
	total,
	chance: chanceJson(chance)
});

const tableChancesJson = ({ compulsory, tables, totals, rolled, sections }: TableChances): Record<string, unknown> => ({
	compulsory,
	totals: chancesJson(totals),
	rolled: chancesJson(rolled),
	sections: Object.fromEntries(
		[...sections].map(([section, { any, pieces }]) => [section, { any: chanceJson(any), pieces: chancesJson(pieces) }])
	),
	tables: tables.map(finalTableJson)
});

function chances(tendency: Tendency, choices: readonly Terrain[], json: boolean, locale: Locale): string {
	const roll = rollChances(tendency, usual, legioCatalogue);
	const all = chancesOfTendency(tendency, usual, legioCatalogue);
	const whole = all.filter(({ compulsory }) => choices.includes(compulsory));
	if (json) {
		return jsonText({
			tendency,
			roll: { outOf: 36, pieces: Object.fromEntries(roll.pieces), none: roll.none },
			tables: whole.map(tableChancesJson)
		});
	}
	const text = legioText[locale];
	const blocks = [rollBlock(roll, text, locale), ...whole.flatMap((each) => tableBlocks(each, text, locale))];
	return [
		chancesHead(tendency, text, locale),
		...blocks.flatMap(([head, rows]) => ['', head, ...table(rows).map((row) => `  ${row}`)]),
		''
	].join('\n');
}

function pictureOf(pieces: readonly PlacedPiece[], locale: Locale): Uint8Array {
	const text = legioText[locale];
	const drawing = legioDrawing(pieces, [], legioCatalogue, text);
	return new TextEncoder().encode(`${svgOf(drawing, pictureTitle(pieces, text, locale))}\n`);
}

/** The book writes `Hilly`, the lists `hilly`. */
const oneOf = <T extends string>(choices: readonly T[], value: string): T | undefined =>
	choices.find((each) => each === value.toLowerCase());

/**
 * `terrain --tendency T --seed S`: a table, and its picture with `-o`; with `--chances` instead of a seed, what the dice
 * bring.
 */
export async function terrain({ command, options, locale }: Arguments, io: Io): Promise<number> {
	const off = (why: Parameters<typeof refuse>[1]): number => refuse(io, why, null, locale);
	const choiceFailure = (option: string, value: string, choices: readonly string[]) =>
		failure('option-choice', { command, option, value, choices });
	const asked = options.get('tendency');
	if (asked === undefined) return off(failure('option-missing', { command, option: '--tendency' }));
	const tendency = oneOf(TENDENCIES, asked);
	if (tendency === undefined) return off(choiceFailure('--tendency', asked, TENDENCIES));
	const said = options.get('compulsory');
	const offered = compulsoryFor(tendency, legioCatalogue);
	const compulsory = said === undefined ? undefined : oneOf(offered, said);
	if (said !== undefined && compulsory === undefined) return off(choiceFailure('--compulsory', said, offered));
	const given = options.get('seed');
	const output = options.get('output');
	if (options.has('chances')) {
		const other = given === undefined ? (output === undefined ? null : '-o') : '--seed';
		if (other !== null) return off(failure('options-together', { command, options: ['--chances', other] }));
		const choices = compulsory === undefined ? offered : [compulsory];
		io.out(chances(tendency, choices, options.has('json'), locale));
		return EXIT_FINE;
	}
	if (given === undefined) return off(failure('option-missing', { command, option: '--seed' }));
	const seed = parseSeed(given);
	if (!seed.ok) return off(seed.error);
	const wish = { tendency, seed: seed.value, ...(compulsory === undefined ? {} : { compulsory }) };
	const rolled = rollTerrain(wish, legioCatalogue);
	const { setUp, fold } = rolled;
	if (output !== undefined) {
		const written = await writeOutput(output, pictureOf(fold.state.pieces, locale), '-', io);
		if (!written.ok) return refuse(io, written.error, output, locale);
		if (output === '-') return EXIT_FINE;
	}
	const log = fold.log.flatMap(({ lines }) => lines);
	io.out(
		options.has('json')
			? jsonText(terrainJson(tendency, rolled))
			: [
					...terrainLines(tendency, setUp.seed, log, legioText[locale], locale),
					'',
					...table(tableRows(fold.state.pieces, legioText[locale], locale)).map((row) => `  ${row}`),
					''
				].join('\n')
	);
	return EXIT_FINE;
}
