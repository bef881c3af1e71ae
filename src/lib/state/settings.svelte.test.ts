import { expect, test } from 'vitest';
import { LOCALE_KEY, SETTINGS_KEY, Settings } from './settings.svelte.ts';

class FakeStorage {
	readonly #items = new Map<string, string>();
	constructor(items: Record<string, string> = {}) {
		for (const [key, value] of Object.entries(items)) this.#items.set(key, value);
	}
	getItem(key: string): string | null {
		return this.#items.get(key) ?? null;
	}
	setItem(key: string, value: string): void {
		this.#items.set(key, value);
	}
}

test('choices are kept, and another window reads them', () => {
	const kept = new FakeStorage();
	const first = new Settings(kept);
	first.setLocale('en');
	first.setTheme('dark');
	first.setTextSize(150);
	first.setUnits('cm');
	const second = new Settings(kept);
	expect([second.locale, second.theme, second.textSize, second.units]).toEqual(['en', 'dark', 150, 'cm']);
});

test.each([['{'], ['null'], ['[]'], ['{"theme":"pink","textSize":9000,"units":"ells"}'], ['"dark"']])(
	'%s kept by something else gives the defaults',
	(text) => {
		const settings = new Settings(new FakeStorage({ [SETTINGS_KEY]: text, [LOCALE_KEY]: 'xx' }));
		expect([settings.theme, settings.textSize, settings.units]).toEqual(['system', 100, 'in']);
		expect(['fr', 'en']).toContain(settings.locale);
	}
);

test('one bad field does not lose the other', () => {
	const settings = new Settings(new FakeStorage({ [SETTINGS_KEY]: '{"theme":"contrast","textSize":"big"}' }));
	expect([settings.theme, settings.textSize]).toEqual(['contrast', 100]);
});

test('a refused storage still lets a choice hold in this window', () => {
	const refused = {
		getItem: () => {
			throw new Error('SecurityError');
		},
		setItem: () => {
			throw new Error('QuotaExceededError');
		}
	};
	const settings = new Settings(refused);
	settings.setTheme('dark');
	settings.setLocale('en');
	expect([settings.theme, settings.locale]).toEqual(['dark', 'en']);
});

test.each([
	[0, 100],
	[100, 100],
	[133.4, 133],
	[500, 200]
])('a text size of %d %% becomes %d %%', (asked, held) => {
	const settings = new Settings(null);
	settings.setTextSize(asked);
	expect(settings.textSize).toBe(held);
});

test('the system theme shows until one is chosen', () => {
	const settings = new Settings(null);
	settings.setSystemTheme('dark');
	expect(settings.shownTheme).toBe('dark');
	settings.setTheme('light');
	expect(settings.shownTheme).toBe('light');
});
