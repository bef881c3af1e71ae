import { readFileSync } from 'node:fs';
import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';

/* Shared by the tests of the Bataille rangée lists. */

export const { game, actions, rulings, codes } = battleCatalogue;

export const listFile = (name: string): unknown =>
	JSON.parse(readFileSync(new URL(`../../lists/bataille-rangee/${name}`, import.meta.url), 'utf8'));
