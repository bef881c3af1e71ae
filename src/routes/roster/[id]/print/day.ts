import type { Locale } from '#lib/catalogue/text.ts';

/** The day where the user is, as `<input type="date">` takes it. */
export function today(now: Date): string {
	const two = (value: number): string => String(value).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** `30 novembre 2026`; empty for an empty or half-typed day. */
export function longDate(day: string, locale: Locale): string {
	const [, year, month, date] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(day) ?? [];
	if (year === undefined || month === undefined || date === undefined) return '';
	// as parts of a local date: read as a timestamp, it would be the day before west of Greenwich
	const local = new Date(Number(year), Number(month) - 1, Number(date));
	return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', { dateStyle: 'long' }).format(local);
}
