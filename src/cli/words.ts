import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';
import { type WordedFailure, failureSentence } from '#lib/wording/failures.ts';
import { readFacts } from '#lib/wording/words.ts';
import type { RollFailure } from '#lib/match/roll.ts';
import { attackFailureSentence } from '#lib/wording/attacks.ts';
import type { UsageFailure } from './args.ts';
import { EXIT_UNREADABLE, type Io } from './io.ts';
import type { FileFailure } from './input.ts';
import type { OutputFailure } from './output.ts';

export type CliFailure = UsageFailure | FileFailure | OutputFailure | WordedFailure | RollFailure;

/** A failure of the command line as one sentence without its final stop. */
export function cliSentence(failure: CliFailure, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(failure.facts);
	const command = facts.text('command');
	const option = facts.text('option');
	switch (failure.code) {
		case 'no-command':
			return m.cli_fail_no_command({}, lang);
		case 'unknown-command':
			return m.cli_fail_unknown_command({ command }, lang);
		case 'unknown-option':
			return m.cli_fail_unknown_option({ command, option }, lang);
		case 'foreign-option':
			return m.cli_fail_foreign_option({ command, option }, lang);
		case 'option-value':
			return m.cli_fail_option_value({ command, option }, lang);
		case 'option-no-value':
			return m.cli_fail_option_no_value({ command, option }, lang);
		case 'option-choice': {
			const choices = facts.list('choices').join(', ');
			return m.cli_fail_option_choice({ command, option, value: facts.text('value'), choices }, lang);
		}
		case 'option-missing':
			return m.cli_fail_option_missing({ command, option }, lang);
		case 'options-together':
			return m.cli_fail_options_together({ command, options: facts.list('options').join(', ') }, lang);
		case 'argument-missing':
			return m.cli_fail_argument_missing({ command, argument: facts.text('argument') }, lang);
		case 'argument-extra':
			return m.cli_fail_argument_extra({ command, argument: facts.text('argument') }, lang);
		case 'bad-base':
			return m.cli_fail_bad_base({ base: facts.text('base') }, lang);
		case 'output-missing':
			return m.cli_fail_output_missing({ command }, lang);
		case 'output-is-input':
			return m.cli_fail_output_is_input({}, lang);
		case 'not-oscar':
			return m.cli_fail_not_oscar({}, lang);
		case 'not-written':
			return m.cli_fail_not_written({ reason: facts.text('reason') }, lang);
		case 'no-such-file':
			return m.cli_fail_no_such_file({}, lang);
		case 'is-directory':
			return m.cli_fail_is_directory({}, lang);
		case 'no-rosters':
			return m.cli_fail_no_rosters({}, lang);
		case 'not-allowed':
			return m.cli_fail_not_allowed({}, lang);
		case 'not-read':
			return m.cli_fail_not_read({ reason: facts.text('reason') }, lang);
		case 'not-an-attack':
		case 'many-against-many':
		case 'strike-out-of-range':
		case 'out-of-range':
		case 'unknown-ruling':
		case 'no-dice':
		case 'dice-count':
		case 'bad-face':
		case 'die-unfinished':
		case 'die-too-long':
		case 'bad-seed':
			return attackFailureSentence({ code: failure.code, facts: failure.facts }, locale);
		case 'wrong-shape':
			return failureSentence({ code: failure.code, facts: failure.facts }, locale);
		default:
			return failureSentence(failure, locale);
	}
}

/** How an error line calls a source: its name, or standard input. */
export const sourceName = (name: string, locale: Locale): string =>
	name === '-' ? m.cli_fail_stdin({}, { locale }) : oneLine(name);

/** Says on one line of standard error what is wrong and where; gives the exit code for it. */
export function refuse(io: Io, failure: CliFailure, where: string | null, locale: Locale): typeof EXIT_UNREADABLE {
	const what = cliSentence(failure, locale);
	io.err(where === null ? `signifer: ${what}` : `signifer: ${sourceName(where, locale)}: ${what}`);
	return EXIT_UNREADABLE;
}

/** Aligns rows of texts into columns, two blanks apart. */
export function table(rows: readonly (readonly string[])[]): string[] {
	const length = (cell: string): number => [...cell].length;
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => length(row[column] ?? ''))));
	return rows.map((row) =>
		row
			.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell)))
			.join('  ')
			.trimEnd()
	);
}

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
