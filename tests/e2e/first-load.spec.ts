import { gzipSync } from 'node:zlib';
import { type Page, expect, test } from '@playwright/test';

/*
 * What a first visit really fetches, as `npm run size` cannot see it: the code that a screen imports, and the code that it
 * asks for by itself once it stands. The service worker, which fetches the whole app afterwards, is kept out.
 */
test.use({ locale: 'fr-FR', serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

/** Every script that the page asks for from now on: address and text. */
function scripts(page: Page): Map<string, string> {
	const seen = new Map<string, string>();
	page.on('response', async (response) => {
		const { pathname } = new URL(response.url());
		if (!pathname.endsWith('.js')) return;
		const text = await response.text().catch(() => null); // cut by a navigation: not of this load
		if (text !== null) seen.set(pathname, text);
	});
	return seen;
}

const kilobytes = (seen: ReadonlyMap<string, string>) =>
	[...seen.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** Words that only these parts hold, wherever the build puts them. */
const LATER = {
	'drawing PDFs': /PDFDocument|CIDFontType/,
	'reading QR codes': /expected addImage before decode|scanner operation already in flight/,
	'the database, where there is none yet': /QuotaExceededError/,
	'rules of a game': /points-over-limit.*composition-below|composition-below.*points-over-limit/s
};
const holds = (seen: ReadonlyMap<string, string>, what: RegExp) => [...seen].filter(([, text]) => what.test(text));

test('a first visit of the home screen fetches no more than it shows', async ({ page }) => {
	// the database's code is fetched 4 s later in any case; not here, however slow the machine
	await page.addInitScript(() => {
		const later = window.setTimeout.bind(window);
		const timer = (run: () => void, delay?: number) => (delay === 4000 ? 0 : later(run, delay));
		Reflect.set(window, 'setTimeout', timer);
	});
	const seen = scripts(page);
	await page.goto('/');
	await expect(page.getByRole('main').getByRole('button', { name: 'Le raid de Sedullos' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(seen.size).toBeGreaterThan(5);
	for (const [part, what] of Object.entries(LATER)) expect(holds(seen, what), part).toEqual([]);
	expect(kilobytes(seen)).toBeLessThan(90);
});

test('the builder fetches neither the printer nor the QR reader', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('main').getByRole('button', { name: 'Le raid de Sedullos' }).click();
	await expect(page).toHaveURL(/\/roster\/[0-9a-f-]+$/);
	await page.waitForLoadState('networkidle'); // what is on its way would be cut by the reload
	const seen = scripts(page);
	await page.reload();
	await expect(page.getByRole('button', { name: 'Ajouter une unité' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(holds(seen, LATER['drawing PDFs'])).toEqual([]);
	expect(holds(seen, LATER['reading QR codes'])).toEqual([]);
	// the patterns do find what is there
	expect(holds(seen, LATER['the database, where there is none yet'])).not.toEqual([]);
	expect(holds(seen, LATER['rules of a game'])).not.toEqual([]);
});
