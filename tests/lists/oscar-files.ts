import { readFileSync } from 'node:fs';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';

/* Shared by the tests of the OSCAR lists. */

export const { game, companies, units, weapons, rules, rulings, codes } = oscarCatalogue;

export const listFile = (name: string): unknown =>
	JSON.parse(readFileSync(new URL(`../../lists/oscar/${name}`, import.meta.url), 'utf8'));
