import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { EXIT_FINE, type Io } from '../io.ts';

/** `help`: the commands, one a line. */
export function help(locale: Locale, io: Io): number {
	const lang = { locale };
	const rows = [
		['check FILE', m.cli_help_check({}, lang)],
		['check DIR --summary', m.cli_help_summary({}, lang)],
		['text FILE [--compact] [--base URL]', m.cli_help_text({}, lang)],
		['share FILE [--base URL]', m.cli_help_share({}, lang)],
		['open LINK', m.cli_help_open({}, lang)],
		[
			'cards FILE -o OUT.pdf [--paper a4|letter] [--card poker|tarot|a6|index] [--ink full|saver]',
			m.cli_help_cards({}, lang)
		],
		['sheet FILE -o OUT.pdf [--paper a4|letter] [--ink full|saver] [--base URL]', m.cli_help_sheet({}, lang)],
		['lists', m.cli_help_lists({}, lang)],
		['lists --check PACK.json', m.cli_help_pack({}, lang)],
		['parity A B', m.cli_help_parity({}, lang)],
		['terrain --tendency T --seed S [--compulsory PIECE] [-o TABLE.svg]', m.cli_help_terrain({}, lang)],
		['terrain --tendency T --chances [--compulsory PIECE]', m.cli_help_terrain_chances({}, lang)],
		['odds FILE', m.cli_help_odds({}, lang)],
		['roll FILE', m.cli_help_roll({}, lang)],
		['battle FILE', m.cli_help_battle({}, lang)]
	];
	const lines = rows.flatMap(([command = '', does = '']) => [`  ${command}`, `      ${does}`]);
	io.out([m.cli_help_use({}, lang), '', ...lines, '', m.cli_help_common({}, lang), ''].join('\n'));
	return EXIT_FINE;
}
