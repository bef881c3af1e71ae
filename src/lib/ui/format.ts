import { getLocale } from '#lib/paraglide/runtime.js';

/** English is written as in Europe, where these games are played: 3 March 2027. */
const written = (): string => (getLocale() === 'en' ? 'en-GB' : 'fr-FR');

/** A number as the language writes it; `sign` adds + or a true minus. Reactive: it follows the language. */
export const formatNumber = (value: number, sign = false): string =>
	new Intl.NumberFormat(written(), { signDisplay: sign ? 'exceptZero' : 'auto' }).format(value);

/** A local day, such as "3 mars 2027". `time` in ms since the epoch. */
export const formatDay = (time: number): string =>
	new Intl.DateTimeFormat(written(), { day: 'numeric', month: 'long', year: 'numeric' }).format(time);

/** A short local day, such as "3 mars" or, in another year, "3 mars 2026". */
export function formatShortDay(time: number, now: number): string {
	const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
	const options: Intl.DateTimeFormatOptions = sameYear
		? { day: 'numeric', month: 'short' }
		: { day: 'numeric', month: 'short', year: 'numeric' };
	return new Intl.DateTimeFormat(written(), options).format(time);
}

/** A list in words: "a, b et c". */
export const formatList = (items: readonly string[]): string =>
	new Intl.ListFormat(written(), { type: 'conjunction' }).format(items);
