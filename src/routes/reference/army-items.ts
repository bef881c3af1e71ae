import type { LegioCatalogue } from '#lib/catalogue/legio-index.ts';
import type { Ruling } from '#lib/catalogue/legio.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Provenance } from '#lib/catalogue/provenance.ts';
import { type Locale, nameOf, wordsOf } from '#lib/catalogue/text.ts';
import { effectsOf } from '#lib/rules/legio/effects.ts';
import { fold } from '#lib/util/fold.ts';
import { effectLine } from '#lib/wording/legio-effects.ts';

export const ARMY_KINDS = ['play', 'tendency', 'terrain', 'element', 'ruling'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];

interface Common {
	readonly key: string;
	readonly name: string;
	readonly words: string | null;
	/** Where its parts come from; stated ones left out. */
	readonly sources: readonly Provenance[];
	/** A line each. */
	readonly lines: readonly string[];
	readonly haystack: string;
}
export type ArmyItem = Common &
	({ readonly kind: Exclude<ArmyKind, 'ruling'> } | { readonly kind: 'ruling'; readonly ruling: Ruling });

/** DBA Legio to look up: the set-up, tendencies, terrain, elements with what terrain does to them, open questions. */
export function armyItems(catalogue: LegioCatalogue, text: TextFile, locale: Locale): ArmyItem[] {
	const common = (
		key: string,
		sources: readonly (Provenance | undefined)[] = [],
		lines: readonly string[] = [],
		before = ''
	): Common => {
		const name = before + nameOf(text, key);
		const words = wordsOf(text, `${key}.rule`);
		const told = new Map<string, Provenance>(); // a reason once, however many figures share it
		for (const source of sources)
			if (source && source.kind !== 'stated') told.set(`${source.kind} ${source.why ?? ''}`, source);
		return {
			key,
			name,
			words,
			lines,
			sources: [...told.values()],
			haystack: fold([name, words ?? '', ...lines].join(' '))
		};
	};
	return [
		...catalogue.game.reference.map((id): ArmyItem => ({ kind: 'play', ...common(`reference.${id}`) })),
		...[...catalogue.tendencies.keys()].map((id): ArmyItem => ({ kind: 'tendency', ...common(`tendency.${id}`) })),
		...[...catalogue.terrains.values()].map(({ id, provenance, size }): ArmyItem => ({
			kind: 'terrain',
			...common(`terrain.${id}`, [provenance, size.provenance])
		})),
		...[...catalogue.elements.values()].map(({ id: element, nameProvenance, base, costs }): ArmyItem => {
			const sources = [nameProvenance, base.provenance, ...Object.values(costs).map((cost) => cost?.provenance)];
			const effects = effectsOf({ element, camels: false }, catalogue);
			const lines = effects.map((effect) => effectLine(effect, text, locale));
			return { kind: 'element', ...common(`element.${element}`, sources, lines, `${element} · `) };
		}),
		...[...catalogue.rulings.values()].map((ruling): ArmyItem => ({
			kind: 'ruling',
			ruling,
			...common(`ruling.${ruling.id}`)
		}))
	];
}
