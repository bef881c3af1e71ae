import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { textsInUnit } from '#lib/wording/distance.ts';
import { COMPANY_KINDS, companyItems } from './company-items.ts';
import { KINDS, referenceItems } from './items.ts';
import { searchItems } from './search.ts';

const fr = referenceItems(dbgCatalogue, dbgText.fr);
const en = referenceItems(dbgCatalogue, dbgText.en);

test('everything of the catalogue is there once, in both languages', () => {
	const { game, units } = dbgCatalogue;
	const counts = {
		unit: units.size,
		equipment: game.equipment.length,
		skill: game.skills.length,
		ruling: game.rulings.length
	};
	for (const [kind, count] of Object.entries(counts)) {
		expect(fr.filter((item) => item.kind === kind).length, kind).toBe(count);
	}
	expect(fr.filter((item) => item.kind === 'rule').length).toBeGreaterThan(game.rules.length);
	expect(new Set(fr.map((item) => item.key)).size).toBe(fr.length);
	expect(en.map((item) => item.key)).toEqual(fr.map((item) => item.key));
});

test.each([
	['vercingetorix', null, 'unit.vercingetorix'],
	['OEIL lynx', null, 'skill.lynx-eye'],
	['epaule frere', 'skill', 'skill.shoulder-brother'],
	['arme à deux mains', 'equipment', 'equipment.two-handed-weapon'],
	['mâtins compris', 'ruling', 'ruling.mastiffs-paid'],
	['éburons ambiorix', 'ruling', 'ruling.eburones-ambiorix']
] as const)('%j among %s finds %s first', (query, kind, key) => {
	expect(searchItems(fr, query, kind)[0]?.key).toBe(key);
});

test('a unit is found by what it carries, after what is called so', () => {
	const found = searchItems(fr, 'scorpio', null);
	expect(found[0]?.key).toBe('equipment.scorpio');
});

test('a kind shows only its own, and no word shows everything', () => {
	for (const kind of KINDS) {
		const found = searchItems(fr, '', kind);
		expect(found.length).toBeGreaterThan(0);
		expect(found.every((item) => item.kind === kind)).toBe(true);
	}
	expect(searchItems(fr, ' ', null)).toEqual(fr);
	expect(searchItems(fr, 'catapulte', null)).toEqual([]);
});

test.each(LOCALES)('everything of OSCAR is there once, with its words and distances in the unit (%s)', (locale) => {
	const { game } = oscarCatalogue;
	const items = companyItems(oscarCatalogue, textsInUnit(oscarText[locale], 'cm', locale), locale);
	const counts = {
		unit: game.units.length,
		weapon: game.weapons.length,
		rule: game.rules.length,
		action: game.actions.length,
		play: game.reference.length + game.modifiers.length,
		ruling: game.rulings.length
	};
	for (const kind of COMPANY_KINDS) expect(searchItems(items, '', kind).length, kind).toBe(counts[kind]);
	expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
	for (const item of items) {
		if (item.kind !== 'unit' && item.kind !== 'ruling') expect(item.words, item.key).not.toBeNull();
		expect(`${item.name} ${item.words ?? ''} ${item.about}`).not.toMatch(/\{|undefined|reference_/);
	}
});

test.each([
	['mortier 81', 'weapon.mortar-81mm'],
	['vétérans francophone', 'unit.peloton-de-veterans'],
	['courir', 'action.run'],
	['bien entraine', 'rule.well-trained'],
	['couvert leger', 'modifier.light-cover'],
	['grenade attaque', 'ruling.grenade-attack']
])('%j finds %s of OSCAR first', (query, key) => {
	const items = companyItems(oscarCatalogue, textsInUnit(oscarText.fr, 'in', 'fr'), 'fr');
	expect(searchItems(items, query, null)[0]?.key).toBe(key);
});
