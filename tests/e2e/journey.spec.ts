import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { readBack } from '../../src/lib/pdf/read-back.fixture.ts';
import { prepare } from './axe.ts';

/* The main job, from end to end, on a phone: what a newcomer does on the evening before a game. */

test.use({ viewport: { width: 360, height: 740 } });

const points = (page: Page) => page.getByRole('group', { name: /^Points/ }).locator('strong');

test('a Roman warband is built, broken, repaired, then with the network cut kept, printed, and opened elsewhere by its link', async ({
	page,
	context,
	browser
}) => {
	await prepare(page);
	await page.goto('/new');
	await page.getByRole('radio', { name: /^Romains/ }).check();
	await page.getByRole('radio', { name: /^Groupe d’élite/ }).check();
	await page.getByLabel('Nom de la liste').fill('Vexillatio secunda');
	await page.getByRole('button', { name: 'Commencer' }).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	const builder = page.url();

	await page.getByRole('button', { name: 'Ajouter une unité' }).click();
	for (const [name, times] of [
		['Centurion', 1],
		['Optio', 1],
		['Evocatus', 4],
		['Légionnaire : immunis,', 4],
		['Caetratus', 3]
	] as const) {
		const unit = page.getByRole('button', { name: new RegExp(`^Ajouter : ${name}`) });
		for (let n = 0; n < times; n++) await unit.click();
	}
	await page.getByRole('button', { name: 'Terminé' }).click();
	await expect(points(page)).toHaveText('194');

	// a broken rule is told with its reason, and repaired by one tap
	await page.getByRole('button', { name: 'Centurion', exact: false, expanded: false }).click();
	await page.getByRole('checkbox', { name: /^Cheval/ }).check();
	await page.getByRole('button', { name: '1 erreur' }).click();
	const sheet = page.getByRole('dialog', { name: 'Problèmes' });
	await expect(sheet.getByText('202 points pour une limite de 200')).toBeVisible();
	await sheet.getByRole('button', { name: /retirer le cheval.*−8/ }).click();
	await expect(sheet.getByText('Aucune règle enfreinte')).toBeVisible();
	await page.keyboard.press('Escape');

	// from here on there is no network
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await context.setOffline(true);
	await page.reload();
	await expect(points(page)).toHaveText('194');

	await page.goto(`${builder}/print`);
	await expect(page.getByRole('img', { name: /^Page \d+ sur \d+/ }).first()).toBeVisible();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Télécharger le PDF' }).click()
	]);
	const { pages } = await readBack(new Uint8Array(await readFile(await file.path())));
	expect(pages[0]?.width).toBeCloseTo(210, 1);
	expect(pages.flatMap(({ texts }) => texts).join('')).toContain('Centurion');

	await page.goto(`${builder}/share`);
	const link = await page.getByLabel('Lien de la liste').inputValue();

	// another profile of the browser, as another person's phone
	const other = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
	const guest = await other.newPage();
	await guest.goto(link);
	await expect(guest.getByRole('heading', { level: 1, name: 'Vexillatio secunda' })).toBeVisible();
	await guest.getByRole('button', { name: 'Garder une copie' }).click();
	await guest.waitForURL(/\/roster\/[^/]+$/);
	await expect(points(guest)).toHaveText('194');
	await guest.goto(`${guest.url()}/share`);
	expect(await guest.getByLabel('Lien de la liste').inputValue()).toBe(link); // the very same roster
	await other.close();
});
