import { makeRosterDocument } from '#lib/roster/document.ts';
import { readShared } from '#lib/share/find-code.ts';
import type { Arguments } from '../args.ts';
import { readText } from '../input.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { jsonText, refuse } from '../words.ts';

/** `open LINK`: the roster document behind a link, a bare code, or any text with a link in it (`-`: standard input). */
export async function open({ arguments: [link = ''], locale }: Arguments, io: Io): Promise<number> {
	const pasted = link === '-' ? await readText(link, io) : ({ ok: true, value: link } as const);
	if (!pasted.ok) return refuse(io, pasted.error, link, locale);
	const shared = readShared(pasted.value);
	if (!shared.ok) return refuse(io, shared.error, link === '-' ? link : 'open', locale);
	io.out(jsonText(makeRosterDocument(shared.value.roster)));
	return EXIT_FINE;
}
