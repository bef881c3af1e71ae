import * as z from 'zod/mini';
import { INKS } from '#lib/cards/plan.ts';
import { CARD_SIZES, type Paper, PAPERS } from '#lib/cards/paper.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { PRINTS } from '#lib/print/prepared.ts';

/* What a person prefers for printing; kept between rosters and visits. */

export const CHOICES_KEY = 'print.choices';

/** Countries that use Letter paper (CLDR, supplemental `paperSize`). */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'NI', 'PA', 'SV', 'BZ', 'PR'];

export function usualPaper(languages: readonly string[]): Paper {
	const region = languages[0]?.split('-').find((part) => /^[A-Z]{2}$/.test(part));
	return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4';
}

export const PERS = ['entry', 'figure'] as const;

const Choices = z.object({
	what: z.catch(z.enum(PRINTS), 'cards'),
	paper: z.catch(z.nullable(z.enum(PAPERS)), null), // null: the usual one of the country
	size: z.catch(z.enum(CARD_SIZES), 'poker'),
	ink: z.catch(z.enum(INKS), 'full'),
	per: z.catch(z.enum(PERS), 'entry'),
	backs: z.catch(z.boolean(), false),
	reference: z.catch(z.boolean(), true),
	locale: z.catch(z.nullable(z.enum(LOCALES)), null), // null: the language of the screen
	player: z.catch(z.string().check(z.maxLength(120)), '')
});
export type Choices = z.infer<typeof Choices>;

/** Reads kept choices; what is missing or from another version has its default. */
export function readChoices(value: unknown): Choices {
	const parsed = Choices.safeParse(typeof value === 'object' && value !== null ? value : {});
	return parsed.success ? parsed.data : Choices.parse({});
}
