import { namedRuns, separator } from './card-body.ts';
import type { Rest } from './card-head.ts';
import { line, rect, text } from './draw.ts';
import { baselineIn, lineHeight, paragraph, type Row } from './flow.ts';
import type { AttackCell, OscarCard, OscarCardWords, OscarWeapon } from './oscar-content.ts';
import type { Box, Measure } from './plan.ts';
import { type Run, widthOf } from './wrap.ts';

const COLUMNS = 3;
/** Between the attack and its distance on one line, mm. */
const SPACE = 1.1;
const LEAST_PT = 6;

/** How the cells of one card are set: attack and distance on one line, or one under the other. */
interface CellStyle {
	readonly stacked: boolean;
	readonly attackPt: number;
	readonly rangePt: number;
}

function cellStyle(weapons: readonly OscarWeapon[], cell: number, sizePt: number, measure: Measure): CellStyle {
	const cells = weapons.flatMap((weapon) => weapon.cells ?? []).flatMap((each) => each ?? []);
	const room = cell - 1;
	const wide = (each: AttackCell, rangePt: number): number =>
		widthOf(each.attack, 'bold', { sizePt }, measure) +
		(each.range === '' ? 0 : SPACE + widthOf(each.range, 'text', { sizePt: rangePt }, measure));
	const beside = Math.max(7, sizePt - 1);
	if (cells.every((each) => wide(each, beside) <= room)) return { stacked: false, attackPt: sizePt, rangePt: beside };
	let rangePt = beside;
	const fits = (): boolean => cells.every(({ range }) => widthOf(range, 'text', { sizePt: rangePt }, measure) <= room);
	while (rangePt > LEAST_PT && !fits()) rangePt -= 0.25;
	return { stacked: true, attackPt: sizePt, rangePt };
}

/** Short, normal, long: the heads of the columns, once for all weapons. */
function headingRow(words: OscarCardWords, width: number, sizePt: number, measure: Measure): Row {
	const cell = width / COLUMNS;
	let size = Math.max(7, sizePt - 1.5);
	while (size > LEAST_PT && words.columns.some((said) => widthOf(said, 'text', { sizePt: size }, measure) > cell - 1)) {
		size -= 0.25;
	}
	const look = { font: 'text', sizePt: size, tone: 'soft', align: 'center' } as const;
	return {
		height: lineHeight(size),
		boxes: words.columns.map((said, at) => text(said, (at + 0.5) * cell, baselineIn(size), look, measure, 'column')),
		keep: true,
		gap: 0
	};
}

function cellBoxes(each: AttackCell | null, middle: number, top: number, style: CellStyle, measure: Measure): Box[] {
	const first = top + 0.3 + baselineIn(style.attackPt);
	if (each === null) {
		const look = { font: 'text', sizePt: style.attackPt, tone: 'soft', align: 'center' } as const;
		return [text('–', middle, first, look, measure, 'none')];
	}
	const bold = { font: 'bold', sizePt: style.attackPt, tone: 'ink' } as const;
	const plain = { font: 'text', sizePt: style.rangePt, tone: 'ink' } as const;
	if (style.stacked || each.range === '') {
		return [
			text(each.attack, middle, first, { ...bold, align: 'center' }, measure, 'body'),
			...(each.range === ''
				? []
				: [
						text(
							each.range,
							middle,
							first + lineHeight(style.attackPt) * 0.9,
							{ ...plain, align: 'center' },
							measure,
							'body'
						)
					])
		];
	}
	const attack = text(each.attack, 0, first, bold, measure, 'body');
	const range = text(each.range, 0, first, plain, measure, 'body');
	const left = middle - (attack.width + SPACE + range.width) / 2;
	return [
		{ ...attack, x: left },
		{ ...range, x: left + attack.width + SPACE }
	];
}

/** The three columns of one weapon, under its name. */
function cellsRow(cells: NonNullable<OscarWeapon['cells']>, width: number, style: CellStyle, measure: Measure): Row {
	const cell = width / COLUMNS;
	const top = 0.3;
	const height = lineHeight(style.attackPt) + (style.stacked ? lineHeight(style.rangePt) * 0.95 : 0) + 0.6;
	const boxes: Box[] = [rect(0, top, width, height, { stroke: 'soft', weight: 0.15 }, 'weapon-frame')];
	for (const [at, each] of cells.entries()) {
		if (at > 0) boxes.push(line(at * cell, top, at * cell, top + height, 0.15, 'soft', 'weapon-frame'));
		boxes.push(...cellBoxes(each, (at + 0.5) * cell, top, style, measure));
	}
	return { height: top + height + 0.4, boxes, keep: false, gap: 0 };
}

function weaponRows(
	weapons: readonly OscarWeapon[],
	words: OscarCardWords,
	width: number,
	sizePt: number,
	measure: Measure
): Row[] {
	const style = cellStyle(weapons, width / COLUMNS, sizePt, measure);
	// weapons of hand-to-hand last: the heads of the columns stand over those that have any
	const shooting = weapons.filter(({ cells }) => cells !== null);
	const others = weapons.filter(({ cells }) => cells === null);
	const name = ({ name: said, detail, contact }: OscarWeapon): Run[] => [
		{ text: said, font: 'bold', tone: 'ink' },
		...(detail === '' ? [] : [{ text: ` · ${detail}`, font: 'text', tone: 'soft' } as const]),
		...(contact === null
			? []
			: [
					{ text: ` · ${words.contact} `, font: 'text', tone: 'soft' } as const,
					{ text: contact, font: 'bold', tone: 'ink' } as const
				])
	];
	const all = [...shooting, ...others].flatMap((weapon): Row[] => {
		const said = paragraph(name(weapon), width, sizePt, measure, { keep: weapon.cells !== null });
		return weapon.cells === null ? said : [...said, cellsRow(weapon.cells, width, style, measure)];
	});
	return shooting.length === 0 ? all : [headingRow(words, width, sizePt, measure), ...all];
}

/** Everything under the profile, as rows of one size: weapons, rules, notes, which values are ours. */
export function oscarBody(
	content: OscarCard,
	rest: readonly Rest[],
	width: number,
	sizePt: number,
	gap: number,
	words: OscarCardWords,
	measure: Measure
): Row[] {
	const say = (runs: readonly Run[], before = 0, part = 'body'): Row[] =>
		paragraph(runs, width, sizePt, measure, { gap: before, part });
	const labelled = (label: string, said: string, part: string): Row[] =>
		said === ''
			? []
			: say(
					[
						{ text: `${label} `, font: 'bold', tone: 'soft' },
						{ text: said, font: 'text', tone: 'ink' }
					],
					0,
					part
				);
	const sections: Row[][] = [
		rest.flatMap(({ part, text: end }) => say([{ text: end, font: 'bold', tone: 'ink' }], 0, part)),
		weaponRows(content.weapons, words, width, sizePt, measure),
		content.rules.flatMap((item, at) => say(namedRuns(item), at === 0 ? 0 : gap * 0.4)),
		labelled(words.notes, content.notes, 'body'),
		labelled(words.house, content.house, 'house')
	].filter((rows) => rows.length > 0);
	return sections.flatMap((rows, at) => (at === 0 ? rows : [separator(width, gap), ...rows]));
}
