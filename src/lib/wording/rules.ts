import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';

/**
 * The name of a rule that a problem breaks (`problem.rule`): `dbg IV.C` is a section of the rule book, `ruling
 * skill-cap` one of the open questions, whose words come from the catalogue, `format` is no rule but the document itself. Anything else is shown as it is.
 */
export function ruleName(rule: string, text: TextFile, locale: Locale): string {
	const [kind, ...rest] = rule.split(' ');
	const what = rest.join(' ');
	if (kind === 'ruling' && what !== '') {
		return m.problems_rule_ruling({ ruling: nameOf(text, `ruling.${what}`) }, { locale });
	}
	if (kind === 'dbg' && what !== '') {
		const game = m.problems_game_dbg({}, { locale });
		return m.problems_rule_section({ game, section: what }, { locale });
	}
	return rule === 'format' ? m.problems_rule_format({}, { locale }) : rule;
}
