import type { Rest } from './card-head.ts';
import type { Band, CardContent, CardWords, Named, Weapon } from './content.ts';
import { line, rect, text } from './draw.ts';
import { baselineIn, lineHeight, paragraph, type Row } from './flow.ts';
import type { Box, Measure } from './plan.ts';
import { type Run, widthOf } from './wrap.ts';

/** A name in bold, then its rule words. */
export const namedRuns = ({ name, rule }: Named): Run[] => [
	{ text: rule === null ? name : `${name}${/[.!?…]$/.test(name) ? '' : '.'} `, font: 'bold', tone: 'ink' },
	...(rule === null ? [] : [{ text: rule, font: 'text', tone: 'ink' } as const])
];

/** A thin line between two sections. */
export const separator = (width: number, gap: number): Row => ({
	height: gap,
	boxes: [line(0, gap / 2, width, gap / 2, 0.2, 'faint', 'separator')],
	keep: true,
	gap: 0
});

/** Name of a missile weapon over its three bands: reach in cm, damage in bold. */
export function weaponRow(weapon: Weapon, width: number, sizePt: number, words: CardWords, measure: Measure): Row[] {
	const labelPt = Math.max(7, sizePt - 1.5);
	const cells = weapon.bands.length;
	if (cells === 0) return paragraph([{ text: weapon.name, font: 'bold', tone: 'ink' }], width, sizePt, measure);
	const cell = width / cells;
	const top = 0.4;
	const height = top + lineHeight(labelPt) * 0.9 + lineHeight(sizePt) + 0.5;
	const boxes: Box[] = [rect(0, top, width, height - top, { stroke: 'soft', weight: 0.15 }, 'weapon-frame')];
	weapon.bands.forEach((band, at) => {
		const x = at * cell;
		if (at > 0) boxes.push(line(x, top, x, height, 0.15, 'soft', 'weapon-frame'));
		boxes.push(...bandBoxes(band, at, x, cell, top, sizePt, labelPt, words, measure));
	});
	const name = paragraph(
		[
			{ text: weapon.name, font: 'bold', tone: 'ink' },
			{ text: ` · ${words.damageLabel}`, font: 'text', tone: 'soft' }
		],
		width,
		sizePt,
		measure,
		{ keep: true }
	);
	return [...name, { height: height + 0.3, boxes, keep: false, gap: 0 }];
}

function bandBoxes(
	[from, to, bonus]: Band,
	at: number,
	x: number,
	cell: number,
	top: number,
	sizePt: number,
	labelPt: number,
	words: CardWords,
	measure: Measure
): Box[] {
	const reach = words.range(from, to);
	const damage = words.damage(bonus);
	let size = sizePt;
	const wide = (): number =>
		widthOf(reach, 'text', { sizePt: size }, measure) + widthOf(damage, 'bold', { sizePt: size }, measure);
	while (size > 6 && wide() + 1.6 > cell) size -= 0.25;
	const space = Math.min(1.4, Math.max(0.5, cell - wide() - 0.8));
	const left = x + (cell - wide() - space) / 2;
	const label = top + baselineIn(labelPt) * 0.92;
	const value = top + lineHeight(labelPt) * 0.9 + baselineIn(sizePt);
	const range = text(reach, left, value, { font: 'text', sizePt: size, tone: 'ink' }, measure, 'body');
	return [
		text(
			words.bands[at] ?? '',
			x + cell / 2,
			label,
			{ font: 'text', sizePt: labelPt, tone: 'soft', align: 'center' },
			measure,
			'body'
		),
		range,
		text(damage, left + range.width + space, value, { font: 'bold', sizePt: size, tone: 'ink' }, measure, 'body')
	];
}

/** Everything under the profile, as rows of one size. `rest`: ends of names too long for the head. */
export function bodyRows(
	content: CardContent,
	rest: readonly Rest[],
	width: number,
	sizePt: number,
	gap: number,
	words: CardWords,
	measure: Measure
): Row[] {
	const ink = { font: 'text', tone: 'ink' } as const;
	const say = (runs: readonly Run[], before = 0): Row[] => paragraph(runs, width, sizePt, measure, { gap: before });
	const plain = content.equipment.filter(({ rule }) => rule === null).map(({ name }) => name);
	const ruled = content.equipment.filter(({ rule }) => rule !== null);
	const sections: Row[][] = [
		rest.flatMap(({ part, text: end }) =>
			paragraph([{ text: end, font: 'bold', tone: 'ink' }], width, sizePt, measure, { part })
		),
		[
			...(plain.length === 0 ? [] : say([{ text: plain.join(' · '), ...ink }])),
			...content.weapons.flatMap((weapon) => weaponRow(weapon, width, sizePt, words, measure)),
			...ruled.flatMap((item) => say(namedRuns(item), gap * 0.4))
		],
		[...content.skills, ...content.rules].flatMap((item, at) => say(namedRuns(item), at === 0 ? 0 : gap * 0.4)),
		content.notes === ''
			? []
			: say([
					{ text: `${words.notes} `, font: 'bold', tone: 'soft' },
					{ text: content.notes, ...ink }
				])
	].filter((rows) => rows.length > 0);
	return sections.flatMap((rows, at) => (at === 0 ? rows : [separator(width, gap), ...rows]));
}
