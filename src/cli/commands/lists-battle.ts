import type { BattleCatalogue } from '#lib/catalogue/battle-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { table } from '../words.ts';

/* Bataille rangée in `lists`: thresholds, balances of forces and actions, the heroes and creatures to begin with. */

const named = (kind: string, text: TextFile, items: readonly { readonly id: string }[]) =>
	items.map(({ id }) => ({ id, name: nameOf(text, `${kind}.${id}`) }));

export function battleJson({ game }: BattleCatalogue, text: TextFile): Record<string, unknown> {
	const { heroes, creatures } = game.archetypes;
	return {
		game: game.game,
		edition: game.edition,
		revision: game.revision,
		thresholds: game.thresholds.map(({ soldiers, points, provenance }) => ({
			soldiers,
			points,
			provenance: provenance.kind
		})),
		balances: game.balances.map(({ id, stronger, weaker }) => ({
			id,
			name: nameOf(text, `balance.${id}`),
			stronger,
			weaker
		})),
		actions: game.actions.map(({ id, test, success, failure, outcomes = null, damage, needs }) => ({
			id,
			name: nameOf(text, `action.${id}`),
			...{ test, success, failure, outcomes, damage, needs }
		})),
		heroes: named('archetype', text, heroes),
		creatures: named('creature', text, creatures)
	};
}

export function battleLines({ game, rulings }: BattleCatalogue, text: TextFile, locale: Locale): string[] {
	const lang = { locale };
	const rows = (kind: string, items: readonly { readonly id: string }[]): string[] =>
		table(named(kind, text, items).map(({ id, name }) => [`- ${id}`, name]));
	const thresholds = game.thresholds.map(({ soldiers, points }) => {
		const count = typeof points === 'number' ? points : Number(rulings.get(points.ruling)?.default);
		return [`- ${m.force_soldiers({ count: soldiers }, lang)}`, m.force_points({ count }, lang)];
	});
	return [
		m.cli_lists_game({ game: game.edition, revision: game.revision }, lang),
		'',
		m.force_lists_thresholds({}, lang),
		...table(thresholds),
		'',
		m.force_lists_actions({}, lang),
		...rows('action', game.actions),
		'',
		m.force_lists_heroes({}, lang),
		...rows('archetype', game.archetypes.heroes),
		'',
		m.force_lists_creatures({}, lang),
		...rows('creature', game.archetypes.creatures)
	];
}
