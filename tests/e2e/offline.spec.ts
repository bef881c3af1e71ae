import { type Page, expect, test } from '@playwright/test';
import { type Server, serve } from './servers.ts';

const PORT = Number(process.env['OFFLINE_PORT'] ?? 4299);
let server: Server;

test.use({ locale: 'fr-FR' });
test.afterEach(() => server.kill());

/** The first visit, until the whole app is stored. */
async function firstVisit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expect(page.getByText('il marche maintenant sans réseau').first()).toBeVisible({ timeout: 30_000 });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('first visit, then the server is dead: reload, and screens never visited', async ({ page }) => {
	server = await serve('build', PORT);
	await firstVisit(page, server.url);
	await server.kill();
	await page.reload();
	await expect(heading(page)).toBeVisible();
	for (const path of ['/settings', '/roster/nobody', '/open?text=abc#x', '/?utm_source=forum', '/#abc']) {
		await page.goto(`${server.url}${path}`);
		await expect(heading(page)).toBeVisible();
	}
	await page.goto(server.url);
	await page.getByRole('link', { name: 'Réglages' }).first().click();
	await expect(page).toHaveURL(/\/settings$/);
	await expect(heading(page)).toBeVisible();
});
