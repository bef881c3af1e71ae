import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import type { Equipment, Ruling, Skill, TextFile, Unit } from '#lib/catalogue/dbg.ts';
import type { Provenance } from '#lib/catalogue/provenance.ts';
import { nameOf, wordsOf } from '#lib/catalogue/text.ts';
import { fold } from '#lib/util/fold.ts';

export const KINDS = ['unit', 'equipment', 'skill', 'rule', 'ruling'] as const;
export type Kind = (typeof KINDS)[number];

interface Common {
	/** Key of its name in the game's texts, such as `unit.centurion`; also its place in the address. */
	readonly key: string;
	readonly name: string;
	/** One line of rule words, where there is one. */
	readonly words: string | null;
	readonly provenance: Provenance;
	/** Folded text that a search looks into. */
	readonly haystack: string;
}
export type Item = Common &
	(
		| { readonly kind: 'unit'; readonly unit: Unit }
		| { readonly kind: 'equipment'; readonly equipment: Equipment }
		| { readonly kind: 'skill'; readonly skill: Skill }
		| { readonly kind: 'rule' }
		| { readonly kind: 'ruling'; readonly ruling: Ruling }
	);

const STATED: Provenance = { kind: 'stated' };

/** Everything that the reference shows, in the order of the lists. */
export function referenceItems(catalogue: DbgCatalogue, text: TextFile): Item[] {
	const common = (key: string, provenance: Provenance, more: readonly string[] = []): Common => {
		const name = nameOf(text, key);
		const words = wordsOf(text, `${key}.rule`) ?? wordsOf(text, `${key}.note`);
		return { key, name, words, provenance, haystack: fold([name, words ?? '', ...more].join(' ')) };
	};
	const namesOf = (kind: string, ids: readonly string[]) => ids.map((id) => nameOf(text, `${kind}.${id}`));

	const units = [...catalogue.units.values()].map((unit): Item => {
		const items = [...unit.base, ...unit.options.flatMap((group) => group.choices.map((choice) => choice.item))];
		const more = [
			nameOf(text, `army.${unit.army}`),
			nameOf(text, `category.${unit.category}`),
			...namesOf('equipment', items),
			...namesOf('skill', unit.skills.has),
			...namesOf('rule', unit.rules)
		];
		return { ...common(`unit.${unit.id}`, unit.provenance.name ?? STATED, more), kind: 'unit', unit };
	});
	const equipment = catalogue.game.equipment.map((one): Item => ({
		...common(`equipment.${one.id}`, one.provenance),
		kind: 'equipment',
		equipment: one
	}));
	const skills = catalogue.game.skills.map((skill): Item => ({
		...common(`skill.${skill.id}`, skill.provenance),
		kind: 'skill',
		skill
	}));
	const traits = [...catalogue.armies.values()].flatMap((army): Item[] => [
		...(army.trait ? [{ ...common(`army.${army.id}`, army.trait.provenance), kind: 'rule' as const }] : []),
		...army.variants.map((one) => ({ ...common(`variant.${one.id}`, one.provenance), kind: 'rule' as const }))
	]);
	const rules = catalogue.game.rules.map((rule): Item => ({
		...common(`rule.${rule.id}`, rule.provenance),
		kind: 'rule'
	}));
	const rulings = catalogue.game.rulings.map((ruling): Item => {
		const answers = ruling.choices.map((choice) => nameOf(text, `ruling.${ruling.id}.${String(choice)}`));
		return { ...common(`ruling.${ruling.id}`, ruling.provenance, answers), kind: 'ruling', ruling };
	});
	return [...units, ...equipment, ...skills, ...traits, ...rules, ...rulings];
}
