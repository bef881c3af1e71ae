import { expect, test } from 'vitest';
import type { Locale } from '../catalogue/text.ts';
import { Words } from './words.svelte.ts';

/** Loads that the test answers when it wants to. */
function controlled() {
	const answers: Partial<Record<Locale, (ok: boolean) => void>> = {};
	const loads: Locale[] = [];
	const words = new Words((locale) => {
		loads.push(locale);
		return new Promise((resolve, reject) => {
			answers[locale] = (ok) => (ok ? resolve({ 'unit.x': `x in ${locale}` }) : reject(new Error('offline')));
		});
	});
	const answer = async (locale: Locale, ok = true) => {
		answers[locale]?.(ok);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { words, answer, loads };
}

test('an id stands in until the words are there', async () => {
	const { words, answer } = controlled();
	words.follow('fr');
	expect(words.name('unit.x')).toBe('x');
	await answer('fr');
	expect(words.name('unit.x')).toBe('x in fr');
});

test('the former language stays until the new one is there, and is fetched once', async () => {
	const { words, answer, loads } = controlled();
	words.follow('fr')();
	await answer('fr');
	words.follow('fr');
	words.follow('en');
	expect(words.name('unit.x')).not.toBe('x in en');
	await answer('en');
	expect(words.name('unit.x')).toBe('x in en');
	words.follow('fr');
	expect([words.name('unit.x'), loads]).toEqual(['x in fr', ['fr', 'en']]);
});

test('a slow answer does not overrule a language chosen later', async () => {
	const { words, answer } = controlled();
	const stop = words.follow('en');
	stop();
	words.follow('fr');
	await answer('fr');
	await answer('en');
	expect(words.name('unit.x')).toBe('x in fr');
});

test('a failed load is told, and tried again', async () => {
	const { words, answer } = controlled();
	words.follow('fr')();
	await answer('fr', false);
	expect(words.failed).toBe(true);
	words.follow('fr');
	await answer('fr');
	expect([words.failed, words.name('unit.x')]).toEqual([false, 'x in fr']);
});
