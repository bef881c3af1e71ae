import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Recruit } from '#lib/rules/oscar/offers.ts';
import { oneLine } from '#lib/util/one-line.ts';

/** What a recruit is called. */
export function recruitName(recruit: Recruit, text: TextFile, locale: Locale): string {
	if (recruit.kind === 'unit') return nameOf(text, `unit.${recruit.unit.id}`);
	return oneLine(recruit.profile.name) || m.oscar_own_unnamed({}, { locale });
}

/** Weapons and special rules of a recruit, by name. */
export function recruitWords(recruit: Recruit, text: TextFile): string[] {
	const weapons = recruit.kind === 'unit' ? recruit.unit.weapons.map(({ weapon }) => weapon) : recruit.profile.weapons;
	const rules = recruit.kind === 'unit' ? recruit.unit.rules : recruit.profile.rules;
	return [...weapons.map((id) => nameOf(text, `weapon.${id}`)), ...rules.map((id) => nameOf(text, `rule.${id}`))];
}
