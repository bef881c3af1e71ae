import type { TextFile } from '../catalogue/dbg.ts';
import { loadBattleText } from '../catalogue/battle-text-load.ts';
import { loadBattleWhy } from '../catalogue/battle-why.ts';
import { loadDbgText } from '../catalogue/dbg-text-load.ts';
import { loadDbgWhy } from '../catalogue/dbg-why.ts';
import { loadLegioText } from '../catalogue/legio-text-load.ts';
import { loadLegioWhy } from '../catalogue/legio-why.ts';
import { loadOscarText } from '../catalogue/oscar-text-load.ts';
import { loadOscarWhy } from '../catalogue/oscar-why.ts';
import { type Locale, nameOf, wordsOf } from '../catalogue/text.ts';
import type { GameId } from '../roster/document.ts';
import { settings } from './settings.svelte.ts';

type Load = (locale: Locale) => Promise<TextFile>;

/**
 * The names and words of a game in the language on screen. They come as a download of their own; until a new
 * language is there the former stays, so that nothing flickers to ids.
 */
export class Words {
	readonly #load: Load;
	readonly #loaded: Partial<Record<Locale, TextFile>> = {};
	#text = $state.raw<TextFile | null>(null);
	#failed = $state(false);

	constructor(load: Load) {
		this.#load = load;
	}

	/** Null until the first language is there. */
	get text(): TextFile | null {
		return this.#text;
	}
	/** The words could not be fetched; `follow` tries again. */
	get failed(): boolean {
		return this.#failed;
	}
	/** The text of a key such as `unit.centurion`; its id while the words are on their way. */
	name(key: string): string {
		return nameOf(this.#text ?? {}, key);
	}
	/** A text that may be missing. */
	words(key: string): string | null {
		return wordsOf(this.#text ?? {}, key);
	}

	/** Loads a language. Returns the stop: a language asked for later wins. */
	follow(locale: Locale): () => void {
		let wanted = true;
		const known = this.#loaded[locale];
		if (known) {
			this.#text = known;
			return () => {};
		}
		this.#load(locale).then(
			(text) => {
				this.#loaded[locale] = text;
				this.#failed = false;
				if (wanted) this.#text = text;
			},
			() => {
				this.#failed = true;
			}
		);
		return () => {
			wanted = false;
		};
	}
}

export const dbgWords = new Words(loadDbgText);
export const dbgReasons = new Words(loadDbgWhy);
/** Distances stand in braces, in inches: show them through `textsInUnit`. */
export const oscarWords = new Words(loadOscarText);
export const oscarReasons = new Words(loadOscarWhy);
export const legioWords = new Words(loadLegioText);
export const legioReasons = new Words(loadLegioWhy);
export const battleWords = new Words(loadBattleText);
export const battleReasons = new Words(loadBattleWhy);

const WORDS: Readonly<Record<GameId, Words>> = {
	dbg: dbgWords,
	oscar: oscarWords,
	'dba-legio': legioWords,
	'bataille-rangee': battleWords
};

/** The words of a game; nobody has fetched them before `followWords` or `followGames`. */
export const gameWords = (game: GameId): Words => WORDS[game];

/** Call while a component is set up: follows the words of every game that the given ones are of, and of no other. */
export function followGames(games: () => Iterable<GameId>): void {
	for (const [game, words] of Object.entries(WORDS)) {
		const used = $derived([...games()].some((each) => each === game));
		$effect.pre(() => (used ? words.follow(settings.locale) : undefined));
	}
}

/** Call while a component is set up: the game's words then follow the language for as long as it lives. */
export function followWords(words: Words = dbgWords): Words {
	$effect.pre(() => words.follow(settings.locale));
	return words;
}
