import { SamplesFile } from '../catalogue/battle-extras.ts';
import type { Locale } from '../catalogue/text.ts';
import { BattleRoster } from './battle-document.ts';

/** A ready force of ours. Keeping a copy is the caller's: the roster has no identity of its own. */
export interface BattleSample {
	readonly id: string;
	readonly kind: 'force';
	readonly name: Readonly<Record<Locale, string>>;
	readonly about: Readonly<Record<Locale, string>>;
	readonly roster: BattleRoster;
}

/** The ready forces of Bataille rangée, loaded when asked. Throws on a file of another shape: it ships with us. */
export async function loadBattleSamples(): Promise<readonly BattleSample[]> {
	const file = await import('#lists/bataille-rangee/samples.json', { with: { type: 'json' } });
	return SamplesFile.parse(file.default).samples.map(({ roster, ...sample }) => ({
		...sample,
		roster: BattleRoster.parse(roster)
	}));
}
