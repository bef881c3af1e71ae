/*
 * Whole numbers as people type them: blanks, a plus sign, leading zeros, full-width or Arabic-Indic digits.
 */

/** Value of a decimal digit of any script; null for another character. */
function digitValue(character: string): number | null {
	if (!/^\p{Nd}$/u.test(character)) return null;
	const code = character.codePointAt(0) ?? 0;
	// decimal digits stand in runs of ten from their zero
	let zero = code;
	while (zero > 0 && code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
	return code - zero;
}

/**
 * Reads a whole number of at least 0, or null when the text is none (empty, a sign, decimals, words).
 * The caller keeps its previous value then.
 */
export function parseCount(text: string): number | null {
	const trimmed = text.normalize('NFKC').trim().replace(/^\+/, '');
	if (trimmed === '' || [...trimmed].length > 9) return null;
	let value = 0;
	for (const character of trimmed) {
		const digit = digitValue(character);
		if (digit === null) return null;
		value = value * 10 + digit;
	}
	return value;
}

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
