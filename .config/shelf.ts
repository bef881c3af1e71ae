import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { loadDbgText } from '../src/lib/catalogue/dbg-text-load.ts';
import { loadLegioText } from '../src/lib/catalogue/legio-text-load.ts';
import { loadOscarText } from '../src/lib/catalogue/oscar-text-load.ts';
import { type Locale, nameOf } from '../src/lib/catalogue/text.ts';
import { loadBattleSamples } from '../src/lib/roster/battle-samples.ts';
import { loadDbgSamples } from '../src/lib/roster/dbg-samples.ts';
import type { Roster } from '../src/lib/roster/document.ts';
import { armyOf } from '../src/lib/roster/members.ts';
import { membersWords } from '../src/lib/wording/battle-members.ts';
import { loadLegioSamples } from '../src/lib/roster/legio-samples.ts';
import { legioHead } from '../src/lib/wording/legio-head.ts';
import { loadOscarSamples } from '../src/lib/roster/oscar-samples.ts';
import type { ShelfSample } from '../src/lib/roster/shelf.ts';
import { loadGame } from '../src/lib/rules/registry.ts';

/*
 * `npm run shelf`: what cards say of the ready rosters (src/lib/roster/shelf.ts), worked out by the rules. A test keeps it
 * up to date.
 */

export const SHELF_FILE = fileURLToPath(new URL('../lists/shelf.json', import.meta.url));
const LOADERS = { dbg: loadDbgText, oscar: loadOscarText } as const;

function keysOf(roster: Exclude<Roster, { game: 'bataille-rangee' | 'dba-legio' }>): string[] {
	if (roster.game === 'oscar') return [`company.${roster.army}`];
	const variant = roster.variant === null ? [] : [`variant.${roster.variant}`];
	return [`army.${roster.army}`, ...variant, `composition.${roster.composition}`];
}

async function lineOf(roster: Roster, locale: Locale): Promise<string> {
	if (roster.game === 'dba-legio') {
		const texts = await loadLegioText(locale);
		return legioHead(roster, { name: (key) => nameOf(texts, key) }, locale).join(' · ');
	}
	if (roster.game === 'bataille-rangee') return membersWords(roster, locale).join(' · ');
	const text = await LOADERS[roster.game](locale);
	return keysOf(roster)
		.map((key) => nameOf(text, key))
		.join(' · ');
}

/** The shelf as the lists and rules make it now. */
export async function makeShelf(): Promise<ShelfSample[]> {
	const samples = [
		...(await loadDbgSamples()),
		...(await loadOscarSamples()),
		...(await loadLegioSamples()),
		...(await loadBattleSamples())
	];
	return Promise.all(
		samples.map(async ({ id, kind, name, about, roster }) => {
			const game = await loadGame(roster.game);
			const { points, limit, figures, legal } = game.validate(roster);
			if (!legal) throw new Error(`sample ${id} is not legal`);
			const line = { fr: await lineOf(roster, 'fr'), en: await lineOf(roster, 'en') };
			const priced = game.hasPoints ? { points, limit } : { points: null, limit: null };
			return { game: roster.game, id, kind, army: armyOf(roster), name, about, line, ...priced, figures };
		})
	);
}

/** The file as it is committed. */
export async function shelfText(samples: readonly ShelfSample[]): Promise<string> {
	const options = (await prettier.resolveConfig(SHELF_FILE)) ?? {};
	return prettier.format(JSON.stringify({ samples }), { ...options, filepath: SHELF_FILE });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	writeFileSync(SHELF_FILE, await shelfText(await makeShelf()));
	console.log('lists/shelf.json');
}
