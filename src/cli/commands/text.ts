import { loadGame } from '#lib/rules/registry.ts';
import { gameWords } from '#lib/wording/game-words.ts';
import { type Arguments, unitOf } from '../args.ts';
import { readRoster } from '../input.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { jsonText, refuse } from '../words.ts';
import { baseOf, linkOf } from './share.ts';

/** `text FILE`: the roster as plain text, with its link when `--base` says where it opens. */
export async function text({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const base = baseOf(options);
	if (!base.ok) return refuse(io, base.error, null, locale);
	const roster = await readRoster(file, io);
	if (!roster.ok) return refuse(io, roster.error, file, locale);
	const link = options.has('base') ? linkOf(roster.value, base.value) : null;
	if (link && !link.ok) return refuse(io, link.error, file, locale);
	const report = (await loadGame(roster.value.game)).validate(roster.value);
	const words = gameWords(roster.value, locale, unitOf(options)).text(report, {
		compact: options.has('compact'),
		...(link ? { link: link.value.link } : {})
	});
	io.out(options.has('json') ? jsonText({ text: words }) : words);
	return EXIT_FINE;
}
