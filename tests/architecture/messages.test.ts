import { expect, test } from 'vitest';
import { FILES, SOURCES, textOf } from './sources.ts';

/* Messages (src/messages/<language>/<part>.json): both languages whole, nothing unused, French typography. */

interface Variants {
	readonly declarations: readonly string[];
	readonly selectors: readonly string[];
	readonly match: Readonly<Record<string, string>>;
}
type Message = string | readonly [Variants];
type Messages = Readonly<Record<string, Message>>;

const PARTS = FILES.flatMap((path) => /^src\/messages\/fr\/(.+)\.json$/.exec(path)?.[1] ?? []);
const load = (locale: string, part: string): Messages => {
	const { $schema: _, ...messages }: Record<string, Message> = JSON.parse(
		textOf(`src/messages/${locale}/${part}.json`)
	);
	return messages;
};
const each = (locale: string): [key: string, message: Message][] =>
	PARTS.flatMap((part) => Object.entries(load(locale, part)));

const textsOf = (message: Message): string[] =>
	typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
const inputsOf = (message: Message): string[] => {
	const names =
		typeof message === 'string'
			? placeholders(message)
			: message.flatMap(({ declarations }) => declarations.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? []));
	return [...new Set(names)].sort();
};

test.each(PARTS)('%s: both languages have the same messages, in the same order', (part) => {
	expect(Object.keys(load('en', part))).toEqual(Object.keys(load('fr', part)));
});

test.each(PARTS)('%s: keys begin with the name of their file', (part) => {
	expect(Object.keys(load('fr', part)).filter((key) => !key.startsWith(`${part}_`))).toEqual([]);
});

test.each(PARTS)('%s: both languages take the same facts', (part) => {
	const en = load('en', part);
	const faults = Object.entries(load('fr', part)).filter(
		([key, message]) => JSON.stringify(inputsOf(message)) !== JSON.stringify(inputsOf(en[key] ?? ''))
	);
	expect(faults.map(([key]) => key)).toEqual([]);
});

test.each(['fr', 'en'])('%s: no message is empty, every fact is declared, variants end in a last branch', (locale) => {
	const faults = each(locale).flatMap(([key, message]) => {
		if (textsOf(message).some((text) => text.trim() === '')) return [`${key}: empty`];
		if (typeof message === 'string') return [];
		return message.flatMap(({ declarations, selectors, match }) => {
			const known = declarations.flatMap((line) => /^(?:input|local) (\w+)/.exec(line)?.[1] ?? []);
			const lost = textsOf(message)
				.flatMap(placeholders)
				.filter((name) => !known.includes(name));
			const last = Object.keys(match).at(-1)?.split(/,\s*/) ?? [];
			const open = last.length === selectors.length && last.every((condition) => condition.endsWith('=*'));
			return [...lost.map((name) => `${key}: {${name}}`), ...(open ? [] : [`${key}: no last branch`])];
		});
	});
	expect(faults, 'French has a plural for a million that English has not: end with =*').toEqual([]);
});

test('no message is unused', () => {
	const words = new Set(SOURCES.flatMap((path) => [...textOf(path).matchAll(/\w+/g)].map(([word]) => word)));
	const unused = each('fr').filter(([key]) => !words.has(key));
	expect(
		unused.map(([key]) => key),
		'remove it from both languages'
	).toEqual([]);
});

test('French typography: narrow no-break spaces, curly apostrophes, real capitals', () => {
	const faults = each('fr').flatMap(([key, message]) =>
		textsOf(message)
			.map((text) => text.replace(/https?:\/\/\S*|\{\w+\}:\{\w+\}/g, ''))
			.filter(
				(text) =>
					/[^\u202f\s(«][;!?»](?![\w=&#/])|[^\u202f\d/]:(?=\s|$)/.test(text) ||
					/[\s\u00a0][;:!?»](\s|$)/.test(text.replaceAll('\u202f', '_')) ||
					/«[^\u202f]/.test(text) ||
					/\p{L}'\p{L}|"/u.test(text) ||
					/\.\.\.|\bOEil|\boeil\b|\bcoeur\b|\boeuvre\b/.test(text)
			)
			.map((text) => `${key}: ${text}`)
	);
	expect(faults, 'U+202F before ; : ! ? » and after «; ’ for the apostrophe; … for three dots').toEqual([]);
});

test('English has no French quotation marks and no straight quotes', () => {
	const faults = each('en').filter(([, message]) => textsOf(message).some((text) => /[«»"\u202f]|\w'\w/.test(text)));
	expect(faults.map(([key]) => key)).toEqual([]);
});
