import { SamplesFile } from '../catalogue/legio-extras.ts';
import type { Locale } from '../catalogue/text.ts';
import { LegioRoster } from './legio-document.ts';

/** A ready army of ours. Keeping a copy is the caller's: the roster has no identity of its own. */
export interface LegioSample {
	readonly id: string;
	readonly kind: 'army';
	readonly name: Readonly<Record<Locale, string>>;
	readonly about: Readonly<Record<Locale, string>>;
	readonly roster: LegioRoster;
}

/** The ready armies of DBA Legio, loaded when asked. Throws on a file of another shape: it ships with us. */
export async function loadLegioSamples(): Promise<readonly LegioSample[]> {
	const file = await import('#lists/dba-legio/samples.json', { with: { type: 'json' } });
	return SamplesFile.parse(file.default).samples.map(({ id, kind, name, about, roster }) => ({
		id,
		kind,
		name,
		about,
		roster: LegioRoster.parse(roster)
	}));
}
