import type { Category, TextFile, Unit } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import { nameOf } from '#lib/catalogue/text.ts';
import type { DbgRoster } from '#lib/roster/dbg-document.ts';
import { fold } from '#lib/util/fold.ts';

export interface UnitGroup {
	readonly category: Category;
	readonly units: readonly Unit[];
}

/** Everything about a unit that a search may name. */
function haystack(unit: Unit, text: TextFile): string {
	const items = [...unit.base, ...unit.options.flatMap((group) => group.choices.map((choice) => choice.item))];
	return fold(
		[
			nameOf(text, `unit.${unit.id}`),
			nameOf(text, `category.${unit.category}`),
			...items.map((item) => nameOf(text, `equipment.${item}`)),
			...unit.skills.has.map((skill) => nameOf(text, `skill.${skill}`)),
			...unit.rules.map((rule) => nameOf(text, `rule.${rule}`))
		].join(' ')
	);
}

/** Units that can be picked for the roster's army, by category, those whose words hold every word of the query. */
export function findUnits(
	roster: DbgRoster,
	catalogue: DbgCatalogue,
	text: TextFile,
	query: string
): readonly UnitGroup[] {
	const words = fold(query)
		.split(' ')
		.filter((word) => word !== '');
	const units = [...catalogue.units.values()].filter((unit) => {
		if (unit.army !== roster.army) return false;
		if (words.length === 0) return true;
		const hay = haystack(unit, text);
		return words.every((word) => hay.includes(word));
	});
	return catalogue.game.categories
		.map((category) => ({ category, units: units.filter((unit) => unit.category === category) }))
		.filter((group) => group.units.length > 0);
}
