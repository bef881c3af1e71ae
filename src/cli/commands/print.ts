import { m } from '#lib/paraglide/messages.js';
import { failure } from '#lib/util/result.ts';
import type { Arguments } from '../args.ts';
import { readRoster } from '../input.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { writeOutput } from '../output.ts';
import { jsonText, refuse, sourceName } from '../words.ts';

const oneOf = <T extends string>(value: string | undefined, choices: readonly [T, ...T[]]): T =>
	choices.find((choice) => choice === value) ?? choices[0];

/** `cards FILE -o OUT.pdf` and `sheet FILE -o OUT.pdf`. What was written is told on standard output. */
export async function print(command: 'cards' | 'sheet', args: Arguments, io: Io): Promise<number> {
	const { options, locale } = args;
	const [file = ''] = args.arguments;
	const output = options.get('output');
	if (output === undefined) return refuse(io, failure('output-missing', { command }), null, locale);
	const roster = await readRoster(file, io);
	if (!roster.ok) return refuse(io, roster.error, file, locale);

	const { cardsPdf } = await import('#lib/pdf/node.ts'); // the PDF library is slow to load: only for these commands
	const printed = await cardsPdf(roster.value, {
		locale,
		created: new Date(),
		paper: oneOf(options.get('paper'), ['a4', 'letter']),
		ink: oneOf(options.get('ink'), ['full', 'saver']),
		size: oneOf(options.get('card'), ['poker', 'tarot', 'a6', 'index'])
	});
	const written = await writeOutput(output, printed.bytes, file, io);
	if (!written.ok) return refuse(io, written.error, output, locale);
	if (output === '-') return EXIT_FINE;
	const { pages, missing } = printed;
	if (options.has('json')) {
		io.out(jsonText({ file: output, pages, missing }));
	} else {
		io.out(`${m.cli_printed({ file: sourceName(output, locale), pages }, { locale })}\n`);
		if (missing.length > 0) io.out(`${m.cli_printed_missing({ signs: missing.join(' ') }, { locale })}\n`);
	}
	return EXIT_FINE;
}
