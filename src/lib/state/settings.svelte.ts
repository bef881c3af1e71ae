import {
	type Locale,
	baseLocale,
	extractLocaleFromNavigator,
	isLocale,
	overwriteGetLocale
} from '#lib/paraglide/runtime.js';
import type { DistanceUnit } from '#lib/wording/distance.ts';

/*
 * What a person chose about the program itself. Kept in localStorage because it must be there before the first paint
 * (static/theme.js reads the same key); where storage is refused it lasts as long as the window.
 */

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export type ShownTheme = Exclude<Theme, 'system'>;

/** Inches first: the unit of the book (`USUAL_UNIT` of src/lib/wording/distance.ts, whose code is not loaded here). */
export const UNITS = ['in', 'cm'] as const satisfies readonly DistanceUnit[];

/** Text sizes offered, in percent of the normal one. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

export const SETTINGS_KEY = 'signifer.settings';
export const LOCALE_KEY = 'PARAGLIDE_LOCALE'; // the one that the compiled messages read by themselves

interface Stored {
	readonly theme: Theme;
	readonly textSize: number;
	readonly units: DistanceUnit;
}

/** Read by hand: the schema library is not part of what the first screen loads. What cannot be read is the default. */
function readStored(value: unknown): Stored {
	const fields = typeof value === 'object' && value !== null ? value : {};
	const theme = 'theme' in fields ? THEMES.find((name) => name === fields.theme) : undefined;
	const size = 'textSize' in fields ? fields.textSize : undefined;
	return {
		theme: theme ?? 'system',
		textSize: typeof size === 'number' && size >= 100 && size <= 200 ? size : 100,
		units: ('units' in fields ? UNITS.find((unit) => unit === fields.units) : undefined) ?? 'in'
	};
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** localStorage, or null where the browser refuses it (its very getter may throw). */
function browserStorage(): Kept | null {
	try {
		return typeof localStorage === 'undefined' ? null : localStorage;
	} catch {
		return null;
	}
}

export class Settings {
	#locale = $state<Locale>(baseLocale);
	#theme = $state<Theme>('system');
	#textSize = $state(100);
	#units = $state<DistanceUnit>('in');
	#systemTheme = $state<ShownTheme>('light');
	readonly #kept: Kept | null;

	constructor(kept: Kept | null = browserStorage()) {
		this.#kept = kept;
		this.reload();
	}

	get locale(): Locale {
		return this.#locale;
	}
	get theme(): Theme {
		return this.#theme;
	}
	/** Percent, 100 to 200. */
	get textSize(): number {
		return this.#textSize;
	}
	/** How distances of games in inches are shown. */
	get units(): DistanceUnit {
		return this.#units;
	}
	/** The theme on screen: the chosen one, or what the system asks for. */
	get shownTheme(): ShownTheme {
		return this.#theme === 'system' ? this.#systemTheme : this.#theme;
	}

	setLocale(locale: Locale): void {
		this.#locale = locale;
		this.#write(LOCALE_KEY, locale);
	}
	setTheme(theme: Theme): void {
		this.#theme = theme;
		this.#keep();
	}
	/** `percent` is held between 100 and 200. */
	setTextSize(percent: number): void {
		this.#textSize = Math.min(200, Math.max(100, Math.round(percent)));
		this.#keep();
	}
	setUnits(units: DistanceUnit): void {
		this.#units = units;
		this.#keep();
	}
	setSystemTheme(theme: ShownTheme): void {
		this.#systemTheme = theme;
	}

	/** Reads again what is kept: at the start, and when another tab changed it. What cannot be read is the default. */
	reload(): void {
		const locale = this.#read(LOCALE_KEY);
		this.#locale = isLocale(locale) ? locale : preferredLocale();
		const stored = readStored(parseJson(this.#read(SETTINGS_KEY)));
		this.#theme = stored.theme;
		this.#textSize = stored.textSize;
		this.#units = stored.units;
	}

	#keep(): void {
		this.#write(SETTINGS_KEY, JSON.stringify({ theme: this.#theme, textSize: this.#textSize, units: this.#units }));
	}
	#read(key: string): string | null {
		try {
			return this.#kept?.getItem(key) ?? null;
		} catch {
			return null;
		}
	}
	#write(key: string, value: string): void {
		try {
			this.#kept?.setItem(key, value);
		} catch {
			// full or refused: the choice still holds in this window
		}
	}
}

function preferredLocale(): Locale {
	return (typeof navigator === 'undefined' ? undefined : extractLocaleFromNavigator()) ?? baseLocale;
}

function parseJson(text: string | null): unknown {
	if (text === null) return null;
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

export const settings = new Settings();

// Messages read the language from here, and a template that shows one follows a change of language by itself.
overwriteGetLocale(() => settings.locale);
