import { expect, test } from 'vitest';
import { type MatchDocument, type MatchEvent, parseMatch } from './document.ts';
import { type Relation, relation } from './relation.ts';

function match(notes: string, change: object = {}): MatchDocument {
	const roster = { format: 'signifer.roster', version: 1, game: 'dbg', army: 'romans', entries: [] };
	const events: MatchEvent[] = [...notes].map((text) => ({ kind: 'note', text }));
	const parsed = parseMatch({
		...{ format: 'signifer.match', version: 1, game: 'dbg', sides: [roster, roster], seed: 'mt19937:7', events },
		...change
	});
	if (!parsed.ok) throw new Error(parsed.error.code);
	return parsed.value;
}

test.each<[string, string, Relation]>([
	['ab', 'ab', 'same'],
	['ab', 'abc', 'newer'],
	['', 'a', 'newer'],
	['abc', 'ab', 'older'],
	['abx', 'aby', 'parted'],
	['ax', 'aby', 'parted']
])('own %s, received %s: %s', (own, received, expected) => {
	expect(relation(match(own), match(received))).toBe(expected);
});

test('another seed or another roster is another match; names and colours do not matter', () => {
	expect(relation(match('a'), match('a', { seed: 'mt19937:8' }))).toBe('other');
	const celts = { format: 'signifer.roster', version: 1, game: 'dbg', army: 'celts', entries: [] };
	expect(relation(match('a'), match('a', { sides: [celts, celts] }))).toBe('other');
	expect(
		relation(
			match('a'),
			match('ab', {
				looks: [
					{ name: 'x', colour: 'gold' },
					{ name: '', colour: '' }
				]
			})
		)
	).toBe('newer');
});
