import { type Page, expect, test } from '@playwright/test';
import { type Server, buildAside, serve } from './servers.ts';

/** A port of its own: these servers are killed, and other builds take their place. */
const PORT = Number(process.env['OFFLINE_PORT'] ?? 4299);
const BASE = '/jeux/signifer';
let server: Server;

test.use({ locale: 'fr-FR' });
test.afterEach(() => server.kill());

/** The first visit, until the whole app is stored. */
async function firstVisit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expect(page.getByText('il marche maintenant sans réseau').first()).toBeVisible({ timeout: 30_000 });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const prompt = (page: Page) => page.getByRole('group', { name: 'Nouvelle version' });
const update = (page: Page) => prompt(page).getByRole('button', { name: 'Mettre à jour' });
const reload = (page: Page) => prompt(page).getByRole('button', { name: 'Recharger' });
/** The app started and shows a screen: not the browser's error page, and not an empty shell. */
const shown = (page: Page) => expect(page.getByRole('main')).toHaveText(/\p{L}/u);

/** The build that this window runs. */
async function versionOf(page: Page): Promise<string> {
	await page.getByRole('link', { name: 'Réglages' }).first().click();
	const version = await page.getByText(/^Version /).textContent();
	return version?.replace('Version ', '').trim() ?? '';
}

/** Counts the loads of this window from now on. */
function loads(page: Page): () => number {
	let count = 0;
	page.on('load', () => count++);
	return () => count;
}

/** What coming back to a window does after a while: ask the server for news. */
async function ask(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration?.update().catch(() => undefined);
	});
}

test('first visit, then the server is dead: reload, and screens never visited', async ({ page }) => {
	server = await serve('build', PORT);
	await firstVisit(page, server.url);
	await server.kill();
	await page.reload();
	await expect(heading(page)).toBeVisible();
	for (const path of ['/settings', '/roster/nobody', '/open?text=abc#x', '/?utm_source=forum', '/#abc']) {
		await page.goto(`${server.url}${path}`);
		await shown(page);
	}
});

test('first visit, never reloaded: the server dies, and links to other screens work', async ({ page }) => {
	server = await serve('build', PORT);
	await firstVisit(page, server.url);
	await server.kill();
	for (const [name, address] of [
		['Réglages', /\/settings$/],
		['Mémento', /\/reference$/],
		['Créer', /\/new$/]
	] as const) {
		await page.getByRole('link', { name }).first().click();
		await expect(page).toHaveURL(address);
		await expect(heading(page)).toBeVisible();
	}
});

test('hosted in a folder: offline, inner pages, links with a hash, and nothing outside the folder', async ({
	page
}) => {
	test.setTimeout(180_000);
	const site = buildAside('folder', { base: BASE });
	server = await serve(site + BASE, PORT, { base: BASE });
	const outside: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (!pathname.startsWith(`${BASE}/`)) outside.push(request.url());
	});
	await firstVisit(page, `${server.url}${BASE}/`);
	await server.kill();
	for (const path of ['/', '/roster/nobody', '/#abc', '/open?x=1#abc', '/settings']) {
		await page.goto(`${server.url}${BASE}${path}`);
		await shown(page);
	}
	const manifest = await page.evaluate(async () => {
		const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
		const answer = await fetch(link?.href ?? '');
		const { start_url, scope, icons } = await answer.json();
		const resolved = (address: string) => new URL(address, link?.href).pathname;
		return [start_url, scope, icons[0].src].map(resolved);
	});
	expect(manifest).toEqual([`${BASE}/`, `${BASE}/`, `${BASE}/icons/icon-192.png`]);
	expect(outside).toEqual([]);
});

test('a new build is offered, never forced; one consent serves every window, typing is not lost', async ({
	context,
	page
}) => {
	test.setTimeout(180_000);
	const next = buildAside('next', { version: 'next' });
	server = await serve('build', PORT);
	await firstVisit(page, server.url);
	const before = await versionOf(page);
	const other = await context.newPage(); // shows a screen, nothing is typed there
	await other.goto(server.url);
	const typing = await context.newPage();
	await typing.goto(`${server.url}/new`);
	const field = typing.getByRole('textbox').first();
	await field.fill('Vexillatio secunda');
	await server.kill();
	server = await serve(next, PORT);

	// none of the windows was reloaded, and all hear of it
	await ask(page);
	for (const window of [page, other, typing]) await expect(update(window)).toBeVisible();
	expect(await versionOf(page)).toBe(before);

	const counts = [page, other, typing].map(loads);
	await update(page).click();
	await expect.poll(() => counts.map((count) => count())).toEqual([1, 1, 0]);
	expect(await versionOf(page)).toBe('next');
	await expect(field).toHaveValue('Vexillatio secunda');
	await expect(reload(typing)).toBeVisible();
	await field.press('Tab');
	await reload(typing).click();
	await expect.poll(() => counts[2]?.()).toBe(1);
	for (const window of [page, other, typing]) {
		await expect(update(window)).toBeHidden();
		await expect(reload(window)).toBeHidden();
		expect(await versionOf(window)).toBe('next');
	}
	// what the former build had stored is gone
	const stored = await page.evaluate(async () => {
		const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return requests.flat().map((request) => request.url);
	});
	const boot = stored.filter((address) => address.includes('/boot.'));
	expect(boot).toHaveLength(1);
});

test('two servers on two builds in turns: no reload without a tap', async ({ page }) => {
	test.setTimeout(180_000);
	const next = buildAside('next', { version: 'next' });
	server = await serve('build', PORT);
	await firstVisit(page, server.url);
	const count = loads(page);
	for (const directory of [next, 'build', next]) {
		await server.kill();
		server = await serve(directory, PORT);
		await ask(page);
		await page.waitForTimeout(700);
	}
	expect(count()).toBe(0);
	await expect(heading(page)).toBeVisible();
});

test('an update that cannot be fetched whole is refused, and the old build goes on', async ({ page }) => {
	test.setTimeout(180_000);
	const next = buildAside('next', { version: 'next' });
	server = await serve('build', PORT);
	await firstVisit(page, server.url);
	const before = await versionOf(page);
	await server.kill();
	for (const failing of ['missing', 'answered with a page'] as const) {
		server = await serve(next, PORT, { fail: { what: /\/entry\/app\./, how: failing } });
		await ask(page);
		await page.waitForTimeout(1500);
		await expect(prompt(page)).toBeHidden();
		await server.kill();
		await page.reload();
		expect(await versionOf(page)).toBe(before);
	}
	server = await serve(next, PORT);
	await ask(page);
	await expect(update(page)).toBeVisible();
});

test('a screen that could not be fetched while offline opens once the network is back', async ({ context, page }) => {
	server = await serve('build', PORT);
	await context.addInitScript(() => {
		// a browser without service workers
		Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
	});
	await page.goto(server.url);
	await expect(heading(page)).toBeVisible();
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Mémento' }).first().click();
	await page.waitForTimeout(500);
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/reference$/);
	await expect(page.getByRole('heading', { level: 1, name: /Mémento|reference/i })).toBeVisible();
});
