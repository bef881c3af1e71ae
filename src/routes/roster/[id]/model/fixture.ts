import { type DbgRoster } from '#lib/roster/dbg-document.ts';
import { ofGame, parseRoster } from '#lib/roster/document.ts';
import { assert } from '#lib/util/assert.ts';

/** A roster for the tests of this folder; entries may leave everything out but id and unit. */
export function testRoster(entries: readonly object[], head: object = {}): DbgRoster {
	const document = { format: 'signifer.roster', version: 1, game: 'dbg', army: 'romans', ...head, entries };
	const parsed = parseRoster(document);
	assert(parsed.ok, 'a fixture cannot be read');
	return ofGame(parsed.value, 'dbg');
}
