/**
 * A text as a search compares it: lower case, without accents, ligatures spread, every kind of dash, apostrophe and
 * blank one space. `fold('Œil de Lynx')` is `oeil de lynx`, and so is `fold('oeil  de-lynx')`.
 */
export function fold(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.replace(/ß/g, 'ss')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
