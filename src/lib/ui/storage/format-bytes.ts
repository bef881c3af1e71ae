import { getLocale } from '#lib/paraglide/runtime.js';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size such as "3,4 Mo", in steps of a thousand. */
export function formatBytes(bytes: number): string {
	const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	return new Intl.NumberFormat(getLocale(), {
		style: 'unit',
		unit: UNITS[step] ?? 'byte',
		maximumFractionDigits: step < 2 ? 0 : 1
	}).format(bytes / 1000 ** step);
}
