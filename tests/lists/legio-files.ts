import { readFileSync } from 'node:fs';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';

/* Shared by the tests of the DBA Legio lists. */

export const { game, tendencies, terrains, elements, rulings, codes } = legioCatalogue;

export const listFile = (name: string): unknown =>
	JSON.parse(readFileSync(new URL(`../../lists/dba-legio/${name}`, import.meta.url), 'utf8'));
