import type { Roster } from '#lib/roster/document.ts';
import { encodeRoster, type ShareFailure } from '#lib/share/codec.ts';
import { makeLink } from '#lib/share/link.ts';
import { type Result, err, failure, ok } from '#lib/util/result.ts';
import type { Arguments, OptionName } from '../args.ts';
import { readRoster } from '../input.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import type { OutputFailure } from '../output.ts';
import { jsonText, refuse } from '../words.ts';

/** Where links open when `--base` does not say: no site of ours, but a name that is kept for examples. */
export const DEFAULT_BASE = 'https://signifer.example';

/** The address that links start with. */
export function baseOf(options: ReadonlyMap<OptionName, string>): Result<string, OutputFailure> {
	const base = options.get('base')?.trim() ?? DEFAULT_BASE;
	const protocol = URL.canParse(base) ? new URL(base).protocol : null;
	return protocol === 'http:' || protocol === 'https:' ? ok(base) : err(failure('bad-base', { base }));
}

export interface MadeLink {
	readonly link: string;
	readonly code: string;
}

export function linkOf(roster: Roster, base: string): Result<MadeLink, ShareFailure> {
	const code = encodeRoster(roster);
	return code.ok ? ok({ link: makeLink(base, code.value), code: code.value }) : code;
}

/** `share FILE`: the share link. */
export async function share({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const base = baseOf(options);
	if (!base.ok) return refuse(io, base.error, null, locale);
	const roster = await readRoster(file, io);
	if (!roster.ok) return refuse(io, roster.error, file, locale);
	const made = linkOf(roster.value, base.value);
	if (!made.ok) return refuse(io, made.error, file, locale);
	const { link, code } = made.value;
	io.out(options.has('json') ? jsonText({ link, code, length: link.length }) : `${link}\n`);
	return EXIT_FINE;
}
