import type { TextFile } from '../catalogue/dbg.ts';
import type { Locale } from '../catalogue/text.ts';
import { type GameId, type Roster, ofGame } from '../roster/document.ts';
import type { DistanceUnit } from '../wording/distance.ts';
import type { GameWords } from '../wording/roster-words.ts';
import { settings } from './settings.svelte.ts';
import { followGames, gameWords } from './words.svelte.ts';

type MakeWords = (roster: Roster, texts: TextFile, locale: Locale, unit: DistanceUnit) => GameWords;

/** A game's sentences arrive when a roster of it is shown. */
const makers: Record<GameId, () => Promise<MakeWords>> = {
	dbg: async () => {
		const { dbgGameWords } = await import('../wording/dbg-game-words.ts');
		return (roster, texts, locale) => dbgGameWords(ofGame(roster, 'dbg'), texts, locale);
	},
	oscar: async () => {
		const { oscarGameWords } = await import('../wording/oscar-game-words.ts');
		return (roster, texts, locale, unit) => oscarGameWords(ofGame(roster, 'oscar'), texts, locale, unit);
	},
	'dba-legio': async () => {
		const { legioGameWords } = await import('../wording/legio-game-words.ts');
		return (roster, texts, locale) => legioGameWords(ofGame(roster, 'dba-legio'), texts, locale);
	},
	'bataille-rangee': async () => {
		const { battleGameWords } = await import('../wording/battle-game-words.ts');
		return (roster, texts, locale) => battleGameWords(ofGame(roster, 'bataille-rangee'), texts, locale);
	}
};

/** The words of a roster of any game, in the language and unit of the settings. */
export class RosterWords {
	readonly #roster: () => Roster | null;
	#make = $state.raw<Partial<Record<GameId, MakeWords>>>({});
	#failed = $state(false);

	/** Call while a component is set up. */
	constructor(roster: () => Roster | null) {
		this.#roster = roster;
		const game = $derived(roster()?.game ?? null);
		followGames(() => (game === null ? [] : [game]));
		$effect.pre(() => {
			if (game !== null) void this.#load(game);
		});
	}

	/** Null while they are on their way. */
	get words(): GameWords | null {
		const roster = this.#roster();
		if (!roster) return null;
		const { text } = gameWords(roster.game);
		const make = this.#make[roster.game];
		return text && make ? make(roster, text, settings.locale, settings.units) : null;
	}
	/** They could not be fetched; `retry` tries again. */
	get failed(): boolean {
		const roster = this.#roster();
		return this.#failed || (roster !== null && gameWords(roster.game).failed);
	}

	retry(): void {
		const game = this.#roster()?.game;
		if (!game) return;
		gameWords(game).follow(settings.locale);
		void this.#load(game);
	}

	async #load(game: GameId): Promise<void> {
		try {
			const make = await makers[game]();
			this.#make = { ...this.#make, [game]: make };
			this.#failed = false;
		} catch {
			this.#failed = true;
		}
	}
}
