import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { PrintedPdf } from '#lib/pdf/node.ts';
import type { Roster } from '#lib/roster/document.ts';
import type { ShareFailure } from '#lib/share/codec.ts';
import { type Result, failure, ok } from '#lib/util/result.ts';
import { type Arguments, unitOf } from '../args.ts';
import { readRoster } from '../input.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { type OutputFailure, writeOutput } from '../output.ts';
import { jsonText, refuse, sourceName } from '../words.ts';
import { baseOf, linkOf } from './share.ts';

type Options = Arguments['options'];

const oneOf = <T extends string>(value: string | undefined, choices: readonly [T, ...T[]]): T =>
	choices.find((choice) => choice === value) ?? choices[0];

const paperOf = (options: Options) => ({
	paper: oneOf(options.get('paper'), ['a4', 'letter']),
	ink: oneOf(options.get('ink'), ['full', 'saver'])
});

// The PDF library is slow to load: only for these commands.
const printer = () => import('#lib/pdf/node.ts');

async function cardsOf(roster: Roster, options: Options, locale: Locale): Promise<Result<PrintedPdf, never>> {
	const size = oneOf(options.get('card'), ['poker', 'tarot', 'a6', 'index']);
	const { cardsPdf } = await printer();
	return ok(await cardsPdf(roster, { locale, created: new Date(), unit: unitOf(options), ...paperOf(options), size }));
}

async function sheetOf(
	roster: Roster,
	options: Options,
	locale: Locale
): Promise<Result<PrintedPdf, ShareFailure | OutputFailure>> {
	const base = baseOf(options);
	if (!base.ok) return base;
	const link = options.has('base') ? linkOf(roster, base.value) : null;
	if (link && !link.ok) return link;
	const { sheetPdf } = await printer();
	const unit = unitOf(options);
	const made = { locale, created: new Date(), unit, ...paperOf(options), link: link?.value.link ?? null };
	return ok(await sheetPdf(roster, made));
}

/** `cards FILE -o OUT.pdf` and `sheet FILE -o OUT.pdf`. What was written is told on standard output. */
export async function print(command: 'cards' | 'sheet', args: Arguments, io: Io): Promise<number> {
	const { options, locale } = args;
	const [file = ''] = args.arguments;
	const output = options.get('output');
	if (output === undefined) return refuse(io, failure('output-missing', { command }), null, locale);
	const roster = await readRoster(file, io);
	if (!roster.ok) return refuse(io, roster.error, file, locale);
	const printed = await (command === 'cards' ? cardsOf : sheetOf)(roster.value, options, locale);
	if (!printed.ok) return refuse(io, printed.error, file, locale);
	const { bytes, pages, missing } = printed.value;
	const written = await writeOutput(output, bytes, file, io);
	if (!written.ok) return refuse(io, written.error, output, locale);
	if (output === '-') return EXIT_FINE;
	if (options.has('json')) {
		io.out(jsonText({ file: output, pages, missing }));
	} else {
		io.out(`${m.cli_printed({ file: sourceName(output, locale), pages }, { locale })}\n`);
		if (missing.length > 0) io.out(`${m.cli_printed_missing({ signs: missing.join(' ') }, { locale })}\n`);
	}
	return EXIT_FINE;
}
