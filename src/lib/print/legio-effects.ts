import type { Named } from '../cards/content.ts';
import type { TerrainCell, TerrainLine } from '../cards/legio-content.ts';
import type { Terrain, TerrainPiece } from '../catalogue/legio.ts';
import { m } from '../paraglide/messages.js';
import { type Effect, type Kind, effectOf, effectsOf } from '../rules/legio/effects.ts';
import { printName } from './common.ts';
import { type LegioPrintContext, printElement } from './legio-context.ts';

/* What terrain does to the elements of one army, as signs for a table and as sentences. */

const FORBIDDEN = '×';
const SILENT = '–';
const INFERRED = '*';
const minus = (dice: number): string => `\u2212${dice}`;

type Words = Pick<LegioPrintContext, 'catalogue' | 'text' | 'locale'>;

const isSilent = ({ provenance }: Effect, { catalogue }: Words): boolean => provenance === catalogue.game.silence;

/** The sign of one effect: `×` forbidden, `−2D` dice lost and disorder, `0` no cost, `–` nothing written. */
function signOf(effect: Effect, words: Words): string {
	if (isSilent(effect, words)) return SILENT;
	const mark = effect.provenance.kind === 'stated' ? '' : INFERRED;
	if (effect.forbidden) return FORBIDDEN + mark;
	const dice = effect.diceLost > 0 ? minus(effect.diceLost) : '';
	const disorder = effect.disorder ? m.print_legio_sign_disorder_letter({}, { locale: words.locale }) : '';
	return (dice + disorder || '0') + mark;
}

function cellOf(effect: Effect, words: Words): TerrainCell {
	const weight = effect.forbidden ? 'strong' : isSilent(effect, words) ? 'quiet' : 'plain';
	return { said: signOf(effect, words), weight };
}

/** The code of an element; light horse on camels says so. */
export const printCode = ({ element, camels }: Kind, { catalogue, locale }: Words): string =>
	camels && catalogue.elements.get(element)?.camels === true
		? m.print_legio_camel_code({ element }, { locale })
		: element;

/** A cell for each piece of the catalogue; none for an element that the catalogue does not know. */
export const terrainCells = (kind: Kind, words: Words): TerrainCell[] =>
	effectsOf(kind, words.catalogue).map((effect) => cellOf(effect, words));

export const terrainLine = (kind: Kind, words: Words): TerrainLine => ({
	code: kind.element,
	name: printElement(kind, words),
	cells: terrainCells(kind, words)
});

/** What the signs mean that stand in the cells of these elements, and no others. */
export function signsOf(kinds: readonly Kind[], words: Words): Named[] {
	const lang = { locale: words.locale };
	const effects = kinds.flatMap((kind) => effectsOf(kind, words.catalogue));
	const written = effects.filter((effect) => !isSilent(effect, words));
	const dice = [...new Set(written.map(({ diceLost }) => diceLost))].filter((count) => count > 0).sort();
	const free = written.some(({ forbidden, diceLost, disorder }) => !forbidden && diceLost === 0 && !disorder);
	const sign = (used: boolean, name: string, rule: string): Named[] => (used ? [{ name, rule }] : []);
	return [
		...sign(
			written.some(({ forbidden }) => forbidden),
			FORBIDDEN,
			m.print_legio_sign_forbidden({}, lang)
		),
		...dice.map((count) => ({ name: minus(count), rule: m.print_legio_sign_dice({ count }, lang) })),
		...sign(
			written.some(({ disorder }) => disorder),
			m.print_legio_sign_disorder_letter({}, lang),
			m.print_legio_sign_disorder({}, lang)
		),
		...sign(free, '0', m.print_legio_sign_free({}, lang)),
		...sign(written.length < effects.length, SILENT, m.print_legio_sign_silent({}, lang)),
		...sign(
			written.some(({ provenance }) => provenance.kind !== 'stated'),
			INFERRED,
			m.print_legio_sign_inferred({}, lang)
		)
	];
}

function sightWords(piece: TerrainPiece, { locale }: Words): string {
	const words = {
		clear: () => m.print_legio_clear({}, { locale }),
		blocked: () => m.print_legio_blocked({}, { locale }),
		'to-crest': () => m.print_legio_to_crest({}, { locale })
	};
	return words[piece.sight]();
}

/** Who of these fights with a bonus from above: all, some by their codes, or nobody. */
function uphillWords(piece: Terrain, kinds: readonly Kind[], words: Words): string[] {
	const { catalogue, locale } = words;
	const bonus = catalogue.terrains.get(piece)?.uphill?.bonus;
	if (bonus === undefined) return [];
	const entering = kinds.filter((kind) => effectOf(kind, piece, catalogue)?.forbidden === false);
	const higher = entering.filter((kind) => (effectOf(kind, piece, catalogue)?.uphill ?? 0) > 0);
	if (higher.length === 0) return [];
	if (higher.length === entering.length) return [m.print_legio_uphill_all({ bonus }, { locale })];
	const elements = higher.map((kind) => printCode(kind, words)).join(', ');
	return [m.print_legio_uphill_some({ bonus, elements }, { locale })];
}

function pieceWords(piece: TerrainPiece, kinds: readonly Kind[], words: Words): string {
	const { catalogue, locale } = words;
	const over = kinds.filter((kind) => effectOf(kind, piece.id, catalogue)?.overFriends);
	const elements = over.map((kind) => printCode(kind, words)).join(', ');
	return [
		sightWords(piece, words),
		...(piece.noShooting ? [m.print_legio_no_shooting({}, { locale })] : []),
		...(over.length > 0 ? [m.print_legio_over_friends({ elements }, { locale })] : []),
		...uphillWords(piece.id, kinds, words)
	].join(', ');
}

/** Sight, shooting and height of each piece, with the elements of this army that have something of it. */
export const pieceRules = (kinds: readonly Kind[], words: Words): Named[] =>
	words.catalogue.game.terrains.map((piece) => ({
		name: printName(`terrain.${piece.id}`, words),
		rule: `${pieceWords(piece, kinds, words)}.`
	}));
