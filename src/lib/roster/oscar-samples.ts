import { SamplesFile } from '../catalogue/oscar-extras.ts';
import type { Locale } from '../catalogue/text.ts';
import { assert } from '../util/assert.ts';
import { parseRoster } from './document.ts';
import type { OscarRoster } from './oscar-document.ts';

/** A ready company of the catalogue. Keeping a copy is the caller's: the roster has no identity of its own. */
export interface OscarSample {
	readonly id: string;
	readonly kind: 'company' | 'pair';
	/** The other side of a matched pair, or null. */
	readonly opponent: string | null;
	readonly name: Readonly<Record<Locale, string>>;
	readonly about: Readonly<Record<Locale, string>>;
	readonly roster: OscarRoster;
}

/** The ready companies of OSCAR, loaded when asked. */
export async function loadOscarSamples(): Promise<readonly OscarSample[]> {
	const file = await import('#lists/oscar/samples.json', { with: { type: 'json' } });
	return SamplesFile.parse(file.default).samples.map(({ id, kind, opponent, name, about, roster }) => {
		const read = parseRoster(roster);
		assert(read.ok && read.value.game === 'oscar', `sample ${id} is no OSCAR roster`);
		return { id, kind, opponent: opponent ?? null, name, about, roster: read.value };
	});
}
