import { SamplesFile } from '../catalogue/dbg-extras.ts';
import type { Locale } from '../catalogue/text.ts';
import { assert } from '../util/assert.ts';
import type { DbgRoster } from './dbg-document.ts';
import { ofGame, parseRoster } from './document.ts';

/** A ready roster of the catalogue. Keeping a copy is the caller's: the roster has no identity of its own. */
export interface Sample {
	readonly id: string;
	readonly kind: 'warband' | 'scenario';
	readonly name: Readonly<Record<Locale, string>>;
	readonly about: Readonly<Record<Locale, string>>;
	readonly roster: DbgRoster;
}

/** The ready rosters of De Bello Gallico, loaded when asked. */
export async function loadDbgSamples(): Promise<readonly Sample[]> {
	const file = await import('#lists/dbg/samples.json', { with: { type: 'json' } });
	return SamplesFile.parse(file.default).samples.map((sample) => {
		const roster = parseRoster(sample.roster);
		assert(roster.ok, `sample ${sample.id} is no roster`);
		return { ...sample, roster: ofGame(roster.value, 'dbg') };
	});
}
