import type { Attack, Role, Ruling, Unit, Weapon } from '#lib/catalogue/oscar.ts';
import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Provenance } from '#lib/catalogue/provenance.ts';
import { type Locale, nameOf, wordsOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { fold } from '#lib/util/fold.ts';

export const COMPANY_KINDS = ['unit', 'weapon', 'rule', 'action', 'play', 'ruling'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

interface Common {
	readonly key: string;
	readonly name: string;
	readonly words: string | null;
	/** Small print under the name, or empty. */
	readonly about: string;
	readonly provenance: Provenance;
	readonly haystack: string;
}
export type CompanyItem = Common &
	(
		| { readonly kind: 'unit'; readonly unit: Unit; readonly role: Role }
		| { readonly kind: 'weapon'; readonly weapon: Weapon; readonly attack: Attack }
		| { readonly kind: 'rule' }
		| { readonly kind: 'action' }
		| { readonly kind: 'play' }
		| { readonly kind: 'ruling'; readonly ruling: Ruling }
	);

const STATED: Provenance = { kind: 'stated' };

/** Everything that the reference shows of OSCAR, in the order of the lists. `text` has its distances in the reader's unit. */
export function companyItems({ game }: OscarCatalogue, text: TextFile, locale: Locale): CompanyItem[] {
	const lang = { locale };
	const common = (key: string, provenance: Provenance, about = '', more: readonly string[] = []): Common => {
		const name = nameOf(text, key);
		const words = wordsOf(text, `${key}.rule`) ?? wordsOf(text, `${key}.note`);
		return { key, name, words, about, provenance, haystack: fold([name, words ?? '', about, ...more].join(' ')) };
	};
	const name = (kind: string, id: string): string => nameOf(text, `${kind}.${id}`);

	const units = game.units.map((unit): CompanyItem => {
		const company = unit.company === null ? m.reference_every_company({}, lang) : name('company', unit.company);
		const about = [name('role', unit.role), company].join(' · ');
		const more = [
			...unit.weapons.map(({ weapon }) => name('weapon', weapon)),
			...unit.rules.map((rule) => name('rule', rule))
		];
		const provenance = unit.provenance.name ?? STATED;
		return { ...common(`unit.${unit.id}`, provenance, about, more), kind: 'unit', unit, role: unit.role };
	});
	const weapons = game.weapons.map((weapon): CompanyItem => ({
		...common(`weapon.${weapon.id}`, weapon.provenance, name('era', weapon.era)),
		kind: 'weapon',
		weapon,
		attack: weapon.attack
	}));
	const rules = game.rules.map((rule): CompanyItem => ({
		...common(
			`rule.${rule.id}`,
			rule.provenance,
			rule.scope === 'group' ? m.reference_of_groups({}, lang) : m.reference_of_characters({}, lang)
		),
		kind: 'rule'
	}));
	const actions = game.actions.map((action): CompanyItem => ({
		...common(`action.${action.id}`, action.provenance, m.reference_action_points({ count: action.points }, lang)),
		kind: 'action'
	}));
	const modifiers = game.modifiers.map((modifier): CompanyItem => ({
		...common(
			`modifier.${modifier.id}`,
			modifier.provenance,
			modifier.points === undefined
				? `+${modifier.dice ?? 0}k0`
				: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(modifier.points).replace('-', '−')
		),
		kind: 'play'
	}));
	const topics = game.reference.map((id): CompanyItem => ({ ...common(`reference.${id}`, STATED), kind: 'play' }));
	const rulings = game.rulings.map((ruling): CompanyItem => {
		const answers = ruling.choices.map((choice) => nameOf(text, `ruling.${ruling.id}.${String(choice)}`));
		return { ...common(`ruling.${ruling.id}`, ruling.provenance, '', answers), kind: 'ruling', ruling };
	});
	return [...units, ...weapons, ...rules, ...actions, ...topics, ...modifiers, ...rulings];
}
