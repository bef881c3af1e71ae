import type { Offer } from '#lib/match/engine.ts';
import type { Table } from '../table.svelte.ts';

/** Does what an offer says with one tap where nothing is asked and the app rolls; else it opens as any other. */
export function takeAtOnce(table: Table, offer: Offer): void {
	if (table.ourDice || offer.asks.length > 0) table.take(offer);
	else table.send(offer.event);
}
