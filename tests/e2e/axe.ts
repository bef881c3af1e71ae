import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const THEMES = ['light', 'dark', 'contrast'] as const;
const LOCALES = ['fr', 'en'] as const;
export interface Look {
	readonly theme?: (typeof THEMES)[number];
	readonly locale?: (typeof LOCALES)[number];
	/** Percent of the normal text size. */
	readonly textSize?: number;
}
/**
 * The looks in which screens are proved: every theme and every language, but not every pair of them, for the sake of
 * the time that `npm test` takes. `LOOKS=all` proves all six.
 */
export const LOOKS: readonly Required<Omit<Look, 'textSize'>>[] =
	process.env['LOOKS'] === 'all'
		? THEMES.flatMap((theme) => LOCALES.map((locale) => ({ theme, locale })))
		: [
				{ theme: 'light', locale: 'fr' },
				{ theme: 'dark', locale: 'en' },
				{ theme: 'contrast', locale: 'fr' }
			];

/** Chooses language, theme and text size before the app starts, as an earlier visit would have. */
export async function prepare(
	page: Page,
	{ theme = 'light', locale = 'fr', textSize = 100 }: Look = {}
): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(
		([settings, language]) => {
			if (localStorage.getItem('signifer.settings') === null) localStorage.setItem('signifer.settings', settings);
			if (localStorage.getItem('PARAGLIDE_LOCALE') === null) localStorage.setItem('PARAGLIDE_LOCALE', language);
		},
		[JSON.stringify({ theme, textSize }), locale] as const
	);
}

/** No axe violation of any rule on what is shown now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
	const told = violations.map(({ id, nodes }) => ({
		id,
		nodes: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
	}));
	expect(told, where).toEqual([]);
}

/** Nothing sticks out of the window sideways. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
	const wide = await page.evaluate(() => {
		const limit = document.documentElement.clientWidth;
		if (document.documentElement.scrollWidth <= limit) return [];
		return [...document.querySelectorAll('body *')]
			.filter((element) => element.getBoundingClientRect().right > limit + 1)
			.slice(0, 5)
			.map((element) => element.outerHTML.slice(0, 120));
	});
	expect(wide, where).toEqual([]);
}

/** Every control is at least 44 by 44 px to the finger, but links in a sentence and what grows by an invisible edge. */
export async function expectTargets(page: Page, where: string): Promise<void> {
	const small = await page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, textarea');
		return [...controls].flatMap((control) => {
			if (!control.checkVisibility({ visibilityProperty: true })) return [];
			const box = control.closest('label') ?? control;
			const { width, height } = box.getBoundingClientRect();
			const after = getComputedStyle(box, '::after');
			const grown =
				after.content !== 'none' && after.position === 'absolute'
					? [parseFloat(after.width), parseFloat(after.height)]
					: [0, 0];
			const inSentence =
				control.tagName === 'A' &&
				getComputedStyle(control).display.startsWith('inline') &&
				control.closest('p') !== null;
			const hidden = control.classList.contains('skip') || width <= 1;
			const enough = Math.max(width, grown[0] ?? 0) >= 43.5 && Math.max(height, grown[1] ?? 0) >= 43.5;
			return enough || inSentence || hidden ? [] : [`${control.outerHTML.slice(0, 100)} ${width}x${height}`];
		});
	});
	expect(small, where).toEqual([]);
}
