import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';

/**
 * The name of a rule that a problem breaks (`problem.rule`): `dbg IV.C` is a section of the rule book, `ruling
 * skill-cap` one of the open questions, whose words come from the catalogue. Anything else is shown as it is.
 */
export function ruleName(rule: string, text: TextFile, locale: Locale): string {
	const [kind, ...rest] = rule.split(' ');
	const what = rest.join(' ');
	if (kind === 'ruling' && what !== '') {
		return m.problems_rule_ruling({ ruling: nameOf(text, `ruling.${what}`) }, { locale });
	}
	if (kind === 'dbg') {
		const game = m.problems_game_dbg({}, { locale });
		if (what === '' || what === 'catalogue') return m.problems_rule_catalogue({ game }, { locale });
		return m.problems_rule_section({ game, section: what }, { locale });
	}
	return rule;
}
