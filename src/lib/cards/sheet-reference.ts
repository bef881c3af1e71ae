import { namedRuns } from './card-body.ts';
import { line, text } from './draw.ts';
import { baselineIn, lineHeight, paragraph, type Row } from './flow.ts';
import type { Box, Measure } from './plan.ts';
import type { ReferenceSection, WeaponTable } from './sheet-content.ts';
import { type Run, widthOf } from './wrap.ts';

/* The rules this roster uses, and no others. */

const sectionRow = (name: string, width: number, sizePt: number, measure: Measure): Row => {
	const height = lineHeight(sizePt + 0.5) + 0.9;
	return {
		height,
		boxes: [
			text(
				name,
				0,
				baselineIn(sizePt + 0.5),
				{ font: 'title', sizePt: sizePt + 0.5, tone: 'accent' },
				measure,
				'section'
			),
			line(0, height - 0.5, width, height - 0.5, 0.2, 'accent', 'rule')
		],
		keep: true,
		gap: sizePt * 0.3
	};
};

/** The largest size from `sizePt` down to 6 at which every text fits a room. */
function fitting(texts: readonly string[], room: number, sizePt: number, measure: Measure): number {
	let size = sizePt;
	while (size > 6 && texts.some((said) => widthOf(said, 'text', { sizePt: size }, measure) > room)) size -= 0.25;
	return size;
}

/** Missile weapons: one line each, with a cell for each distance. */
function weaponRows(table: WeaponTable, width: number, sizePt: number, measure: Measure): Row[] {
	const most = table.columns.length;
	const name = width * table.nameShare;
	const cell = (width - name) / Math.max(1, most);
	const y = baselineIn(sizePt);
	const headPt = fitting(table.columns, cell - 0.8, sizePt, measure);
	const look = { font: 'text', sizePt: headPt, tone: 'soft', align: 'center' } as const;
	const heading: Row = {
		height: lineHeight(sizePt),
		boxes: [
			text(
				table.heading,
				0,
				y,
				{ font: 'text', sizePt: fitting([table.heading], name - 1, sizePt, measure), tone: 'soft' },
				measure,
				'heading'
			),
			...table.columns.map((said, at) => text(said, name + (at + 0.5) * cell, y, look, measure, 'heading'))
		],
		keep: true,
		gap: 0
	};
	const rows = table.rows.flatMap((weapon): Row[] => {
		const label: Run[] = [{ text: weapon.name, font: 'bold', tone: 'ink' }];
		const [first, ...more] = paragraph(label, name - 1, sizePt, measure, { part: 'reference', gap: 0.3 });
		const boxes: Box[] = [...(first?.boxes ?? [])];
		weapon.cells.forEach((each, at) => {
			if (each === null) {
				const look = { font: 'text', sizePt, tone: 'soft', align: 'center' } as const;
				boxes.push(text('–', name + (at + 0.5) * cell, y, look, measure, 'none'));
				return;
			}
			const [reach, damage] = each;
			let size = sizePt;
			const wide = (): number =>
				widthOf(`${reach} `, 'text', { sizePt: size }, measure) + widthOf(damage, 'bold', { sizePt: size }, measure);
			while (size > 6 && wide() > cell - 0.6) size -= 0.25;
			const left = name + at * cell + (cell - wide()) / 2;
			const range = text(`${reach} `, left, y, { font: 'text', sizePt: size, tone: 'ink' }, measure, 'reference');
			boxes.push(
				range,
				text(damage, left + range.width, y, { font: 'bold', sizePt: size, tone: 'ink' }, measure, 'reference')
			);
		});
		return [{ height: lineHeight(sizePt), boxes, keep: more.length > 0, gap: 0.3 }, ...more];
	});
	return [heading, ...rows];
}

/** Every section as rows of one column: weapons first, then rules. */
export function referenceRows(
	weapons: { readonly name: string; readonly table: WeaponTable },
	reference: readonly ReferenceSection[],
	width: number,
	sizePt: number,
	measure: Measure
): Row[] {
	const rows: Row[] = [];
	if (weapons.table.rows.length > 0) {
		rows.push(sectionRow(weapons.name, width, sizePt, measure));
		rows.push(...weaponRows(weapons.table, width, sizePt, measure));
	}
	for (const section of reference) {
		if (section.items.length === 0) continue;
		rows.push(sectionRow(section.name, width, sizePt, measure));
		section.items.forEach((item, at) => {
			const lines = paragraph(namedRuns(item), width, sizePt, measure, { part: 'reference', gap: at === 0 ? 0 : 0.5 });
			rows.push(...lines);
		});
	}
	return rows;
}
