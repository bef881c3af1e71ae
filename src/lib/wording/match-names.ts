import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { SIDES, type Side } from '#lib/match/engine.ts';
import type { Figure } from '#lib/match/dbg/state.ts';
import { armyOf as armyIn } from '#lib/roster/members.ts';
import { oneLine } from '#lib/util/one-line.ts';

/** What the sentences of a match need: the names of its sides and figures, and the catalogue's texts in one language. */
export interface MatchNames {
	readonly locale: Locale;
	readonly text: TextFile;
	/** The name of each side, different from the other's. */
	readonly sides: readonly [string, string];
	/** The name of each figure or group, different from all others'. */
	readonly figures: ReadonlyMap<string, string>;
}

/** A side's own name, else its roster's, else its army's; numbered when both would be called the same. */
export function sideNames(
	match: Pick<MatchDocument, 'sides' | 'looks'>,
	armyOf: (army: string) => string
): [string, string] {
	const name = (side: Side): string => {
		const roster = match.sides[side];
		const own = oneLine(match.looks[side].name);
		return own !== '' ? own : oneLine(roster.name) || armyOf(armyIn(roster));
	};
	const [first, second] = [name(0), name(1)];
	return first === second ? [`${first} 1`, `${second} 2`] : [first, second];
}

const countBy = (names: readonly string[]): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
};

/**
 * A name for each of these: its own, numbered where a side has several of the name, with the side where both have it.
 */
export function uniqueNames(
	all: readonly { readonly id: string; readonly side: Side; readonly name: string }[],
	sides: readonly [string, string]
): Map<string, string> {
	const labels = new Map<string, string>();
	const bySide = SIDES.map((side) => countBy(all.filter((each) => each.side === side).map(({ name }) => name)));
	const seen = new Map<string, number>();
	for (const { id, side, name } of all) {
		const key = `${side} ${name}`;
		const number = (seen.get(key) ?? 0) + 1;
		seen.set(key, number);
		const numbered = (bySide[side]?.get(name) ?? 0) > 1 ? `${name} ${number}` : name;
		const shared = SIDES.every((each) => bySide[each]?.has(name) === true);
		labels.set(id, shared ? `${numbered} (${sides[side]})` : numbered);
	}
	return labels;
}

/** The name of a unit inside a sentence: what stands after its colon, which a sentence has no use for. */
export function shortName(name: string): string {
	const rest = name.slice(name.indexOf(':') + 1).trim();
	return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** The names of a De Bello Gallico match: a figure has its entry's own name, or its unit's. */
export function dbgMatchNames(
	match: Pick<MatchDocument, 'sides' | 'looks'>,
	figures: readonly Figure[],
	text: TextFile,
	locale: Locale
): MatchNames {
	const sides = sideNames(match, (army) => nameOf(text, `army.${army}`));
	const all = figures.map(({ id, card }) => ({
		id,
		side: card.side,
		name: oneLine(card.name) || shortName(oneLine(nameOf(text, `unit.${card.unit}`)))
	}));
	return { locale, text, sides, figures: uniqueNames(all, sides) };
}
