import { fillDistances, inchesToCm } from '#lib/catalogue/distances.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';

/** Units in which a person reads distances that the data holds in inches (OSCAR: one pas is one inch, oscar p. 3). */
export const DISTANCE_UNITS = ['in', 'cm'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** The unit of the book, for who has not chosen: its rulers, cards and armoury are in inches. */
export const USUAL_UNIT: DistanceUnit = 'in';

/** The number in the unit. Exact: 1 inch is 2.54 cm, never rounded to a handier number. */
function numberIn(inches: number, unit: DistanceUnit, locale: Locale): string {
	const value = unit === 'in' ? inches : inchesToCm(inches);
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}

const withUnit = (value: string, unit: DistanceUnit, locale: Locale): string =>
	unit === 'in' ? m.oscar_inches({ value }, { locale }) : m.oscar_centimetres({ value }, { locale });

/** A distance of `inches` as words: `9″`, or `22,86 cm` in French and `22.86 cm` in English. */
export const distanceText = (inches: number, unit: DistanceUnit, locale: Locale): string =>
	withUnit(numberIn(inches, unit, locale), unit, locale);

/** A range band from and to inches, the unit once: `3–12″`, `7,62–30,48 cm`; without a limit (`to` null) `> 18″`. */
export function rangeText(from: number, to: number | null, unit: DistanceUnit, locale: Locale): string {
	if (to === null) return `>\u00A0${distanceText(from, unit, locale)}`;
	return withUnit(`${numberIn(from, unit, locale)}–${numberIn(to, unit, locale)}`, unit, locale);
}

/** A distance for where a heading names the unit: `9″`, or `22,86` without its `cm`. */
export const distanceAmount = (inches: number, unit: DistanceUnit, locale: Locale): string =>
	unit === 'in' ? distanceText(inches, unit, locale) : numberIn(inches, unit, locale);

/** A band for where a heading names the unit: `3–12″`, `7,62–30,48`, `> 18″`. */
export function rangeAmount(from: number, to: number | null, unit: DistanceUnit, locale: Locale): string {
	if (unit === 'in') return rangeText(from, to, unit, locale);
	const start = numberIn(from, unit, locale);
	return to === null ? `>\u00A0${start}` : `${start}–${numberIn(to, unit, locale)}`;
}

/** The texts of a catalogue with their distances (`{12}`) in the unit: what every sentence about a company is made of. */
export function textsInUnit(texts: TextFile, unit: DistanceUnit, locale: Locale): TextFile {
	const show = (inches: number): string => distanceText(inches, unit, locale);
	return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillDistances(text, show)]));
}
