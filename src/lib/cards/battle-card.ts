import type { BattleAction, BattleCard, BattleCardWords } from './battle-content.ts';
import { namedRuns, separator } from './card-body.ts';
import type { Rest } from './card-head.ts';
import { CARD_STYLES, type CardStyle } from './card-style.ts';
import { type Block, EMPTY, line, text } from './draw.ts';
import { layFaces } from './face.ts';
import { baselineIn, capHeight, lineBoxes, lineHeight, paragraph, type Row } from './flow.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import { menStrip } from './oscar-men.ts';
import { type Face, type FacesOptions, planFaces } from './pages.ts';
import { gridOf } from './paper.ts';
import type { Box, Ink, Measure, Plan } from './plan.ts';
import { remembering, type Run, widthOf, wrap } from './wrap.ts';

/** More boxes than this are told in words. */
const MOST_BOXES = 60;
/** Between the name of an action and its chance, mm. */
const SPACE = 2;

const pictureOf = ({ creature, unit }: Pick<BattleCard, 'creature' | 'unit'>, general: string) =>
	creature ? CATEGORY_GLYPHS.warriors : unit === general ? CATEGORY_GLYPHS.officers : CATEGORY_GLYPHS.elite;

/** Name on the left, what is rolled and its chance on the right; points and damage under them. */
function actionRows(action: BattleAction, width: number, sizePt: number, gap: number, measure: Measure): Row[] {
	const chance = widthOf(action.chance, 'bold', { sizePt }, measure);
	const test = action.test === '' ? '' : `${action.test}${action.chance === '' ? '' : '\u00A0'}`;
	const right = chance + widthOf(test, 'text', { sizePt }, measure);
	const names: Run[] = [{ text: action.name, font: 'bold', tone: 'ink' }];
	const lines = wrap(names, width - right - SPACE, { sizePt }, measure);
	const y = baselineIn(sizePt);
	const end: Box[] = [
		...(test === '' ? [] : [text(test, width - right, y, { font: 'text', sizePt, tone: 'soft' }, measure, 'test')]),
		...(action.chance === ''
			? []
			: [text(action.chance, width, y, { font: 'bold', sizePt, tone: 'ink', align: 'right' }, measure, 'chance')])
	];
	const head = lines.map((each, at): Row => ({
		height: lineHeight(sizePt),
		boxes: [...lineBoxes(each, 0, y, { sizePt }, 'action'), ...(at === 0 ? end : [])],
		keep: true,
		gap: at === 0 ? gap * 0.5 : 0
	}));
	const detail: Run[] = [{ text: action.detail, font: 'text', tone: 'ink' }];
	const said = paragraph(detail, width, sizePt, measure, { part: 'action-detail' });
	return [...head, ...said].map((row, at, all) => ({ ...row, keep: at < all.length - 1 }));
}

function bodyOf(
	card: BattleCard,
	rest: readonly Rest[],
	width: number,
	sizePt: number,
	gap: number,
	words: BattleCardWords,
	measure: Measure
): Row[] {
	const say = (runs: readonly Run[], part = 'body', before = 0): Row[] =>
		paragraph(runs, width, sizePt, measure, { part, gap: before });
	const labelled = (label: string, said: string, part: string): Row[] =>
		said === ''
			? []
			: say(
					[
						{ text: `${label} `, font: 'bold', tone: 'soft' },
						{ text: said, font: 'text', tone: 'ink' }
					],
					part
				);
	const sections: Row[][] = [
		rest.flatMap(({ part, text: end }) => say([{ text: end, font: 'bold', tone: 'ink' }], part)),
		card.traits.flatMap((trait, at) => say(namedRuns(trait), 'body', at === 0 ? 0 : gap * 0.3)),
		card.actions.flatMap((action) => actionRows(action, width, sizePt, gap, measure)),
		labelled(words.barred, card.barred, 'barred'),
		labelled(words.notes, card.notes, 'body')
	].filter((rows) => rows.length > 0);
	return sections.flatMap((rows, at) => (at === 0 ? rows : [separator(width, gap), ...rows]));
}

/** A line to write on, where the wounds are not known. */
function unknownWounds(words: BattleCardWords, style: CardStyle, width: number, measure: Measure): Block {
	const cap = capHeight('text', style.woundPt);
	const look = { font: 'bold', sizePt: style.woundPt, tone: 'soft' } as const;
	const label = text(words.wounds, 0, cap + 1.6, look, measure, 'wounds');
	const y = cap + 2.2;
	return { boxes: [label, line(label.width + 2, y, width, y, 0.2, 'ink', 'wounds')], height: y };
}

/** One box a wound along the lower edge, counting down. */
function woundsFoot(
	{ wounds }: BattleCard,
	words: BattleCardWords,
	style: CardStyle,
	width: number,
	height: number,
	ink: Ink,
	measure: Measure
): Block {
	if (wounds === null || wounds < 1) return unknownWounds(words, style, width, measure);
	const count = Math.min(MOST_BOXES, Math.trunc(wounds));
	const label = wounds > MOST_BOXES ? words.more(wounds) : words.wounds;
	const step = { step: 0, malus: label, men: Array.from({ length: count }, (_, at) => count - at) };
	return menStrip([step], label, style, width, height, ink, measure);
}

/** Lays out the cards of a force: one a hero, creature or general, and continuations of long texts. */
export function planBattleCards(
	contents: readonly BattleCard[],
	general: string,
	options: FacesOptions,
	words: BattleCardWords,
	measure: Measure
): Plan {
	const known = remembering(measure);
	const { card } = gridOf(options.paper, options.size);
	const style = CARD_STYLES[options.size];
	const settings = { card, style, ink: options.ink, words, edge: null };
	const faces = contents.flatMap((content): Face[] => {
		const picture = pictureOf(content, general);
		const made = layFaces(
			{
				headed: { ...content, picture },
				meta: { said: content.kind, end: content.end, figure: null },
				stats: content.stats,
				emblem: picture,
				rows: (rest, width, sizePt) => bodyOf(content, rest, width, sizePt, style.gap, words, known),
				// the wounds stay together, on the first card
				units: 1,
				unitsIn: () => 1,
				foot: (from, to, width) =>
					to < from ? EMPTY : woundsFoot(content, words, style, width, card.height, options.ink, known)
			},
			settings,
			known
		);
		const label = content.name === '' ? content.unit : content.name;
		return made.map((boxes) => ({ entry: content.id, label, emblem: picture, boxes }));
	});
	return planFaces(faces, options, words, known);
}
