import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { readBack } from '../../src/lib/pdf/read-back.fixture.ts';
import { expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

/* The same proof for OSCAR as for De Bello Gallico, on a phone: build, break, repair, offline, print, link. */

test.use({ viewport: { width: 360, height: 740 } });

const status = (page: Page): Locator =>
	page.getByRole('group', { name: /^Groupes et conformité|^Groups and legality/ });
const groups = (page: Page): Locator => status(page).locator('strong');
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Fills the first free place of a name. */
async function fill(page: Page, place: string, who: string): Promise<void> {
	await page
		.getByRole('button', { name: new RegExp(`à remplir : ${place}`) })
		.first()
		.click();
	await dialog(page)
		.getByRole('button', { name: `Prendre : ${who}`, exact: true })
		.first()
		.click();
	await expect(dialog(page)).toBeHidden();
}

test('a Soviet company is built on its diagram, broken, repaired, kept without a network, printed, and opened elsewhere by its link', async ({
	page,
	context,
	browser
}) => {
	await prepare(page);
	await page.goto('/new');
	await page.getByRole('radio', { name: /^OSCAR/ }).check();
	await page.getByRole('radio', { name: 'Compagnie soviétique' }).check();
	await page.getByLabel('Nom de la liste').fill('Orlov');
	await page.getByRole('button', { name: 'Commencer' }).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	const builder = page.url();

	await fill(page, 'Officier', 'Kapitan');
	await fill(page, 'Groupes de combat', 'Komissar groupsky');
	await fill(page, 'Groupes de combat', 'Groupsky 1');
	await fill(page, 'Groupe d’appui', 'Équipe de mortier');
	await expect(groups(page)).toHaveText('2');
	await expect(status(page)).toContainText('25 figurines');
	await expect(status(page)).toContainText('Conforme');
	await expect(page.getByText(/\d pts/)).toHaveCount(0); // OSCAR knows no points

	// an odd headcount can be taken, is told with its rule, and is repaired by one tap
	await page.getByRole('button', { name: /^Groupsky 1/ }).click();
	await dialog(page)
		.getByRole('textbox', { name: /Groupsky 1/ })
		.fill('7');
	await page.keyboard.press('Enter');
	await expect(dialog(page).getByText('l’effectif doit être pair, il est de 7')).toBeVisible();
	await dialog(page).getByRole('button', { name: 'Terminé' }).click();
	await expect(dialog(page)).toBeHidden();
	await status(page).getByRole('button').click();
	const sheet = page.getByRole('dialog', { name: 'Problèmes' });
	await expect(sheet.getByText('OSCAR, page 10')).toBeVisible();
	await sheet.getByRole('button', { name: /passer à 8 combattants/ }).click();
	await expect(sheet.getByText('Aucune règle enfreinte')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(status(page)).toContainText('23 figurines');

	// undo takes the repair back, redo brings it again
	await page.getByRole('button', { name: /^Annuler \(/ }).click();
	await expect(status(page)).toContainText('1 erreur');
	await page.getByRole('button', { name: /^Rétablir/ }).click();
	await expect(status(page)).toContainText('Conforme');

	// from here on there is no network
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await context.setOffline(true);
	await page.reload();
	await expect(status(page)).toContainText('23 figurines');

	await page.goto(`${builder}/print`);
	await expect(page.getByRole('img', { name: /^Page \d+ sur \d+/ }).first()).toBeVisible();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Télécharger le PDF' }).click()
	]);
	const { pages } = await readBack(new Uint8Array(await readFile(await file.path())));
	expect(pages.flatMap(({ texts }) => texts).join('')).toContain('Groupsky 1');

	await page.goto(`${builder}/share`);
	const link = await page.getByLabel('Lien de la liste').inputValue();

	// another profile of the browser, as another person's phone
	const other = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
	const guest = await other.newPage();
	await guest.goto(link);
	await expect(guest.getByRole('heading', { level: 1, name: 'Orlov' })).toBeVisible();
	await guest.getByRole('button', { name: 'Garder une copie' }).click();
	await guest.waitForURL(/\/roster\/[^/]+$/);
	await expect(status(guest)).toContainText('23 figurines');
	await guest.goto(`${guest.url()}/share`);
	expect(await guest.getByLabel('Lien de la liste').inputValue()).toBe(link); // the very same roster
	await other.close();
});

test('a profile of one’s own, an opponent to match: no axe violation, nothing sticks out', async ({ page }) => {
	await prepare(page, { theme: 'light', locale: 'fr' });
	await page.goto('/new?game=oscar');
	await page.getByRole('radio', { name: 'Compagnie libre' }).check();
	await expectAccessible(page, 'new company');
	await page.getByRole('button', { name: 'Commencer' }).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	await page
		.getByRole('button', { name: /à remplir : Groupes de combat/ })
		.first()
		.click();
	await expectAccessible(page, 'sheet of offers');
	await dialog(page).getByRole('button', { name: 'Créer mon propre profil' }).click();
	const form = page.getByRole('dialog', { name: 'Nouveau profil' });
	await form.getByLabel('Nom du profil').fill('Piquiers');
	await form.getByLabel('Défense : dés gardés').selectOption('4');
	await form.getByText('Armurerie ancienne').click();
	await form.getByRole('checkbox', { name: /^Lance \/ pique/ }).check();
	await expect(form.locator('.card')).toContainText('4k4'); // more kept than rolled rolls more
	await expect(form.locator('.card')).toContainText('Lance / pique');
	await expectAccessible(page, 'form');
	await form.getByRole('button', { name: 'Ajouter à la compagnie' }).click();
	await expect(form).toBeHidden();
	await expect(page.getByRole('button', { name: /^Piquiers/ })).toBeFocused();
	await expectAccessible(page, 'diagram');
	await page.getByRole('button', { name: /^Piquiers/ }).click();
	await expectAccessible(page, 'group');
	await expectTargets(page, 'group');
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toBeHidden();

	// dark, English, narrow: the company breaks rules, and the opponent made like it does not
	const id = page.url().split('/').at(-1) ?? '';
	await page.evaluate(() => {
		localStorage.setItem('signifer.settings', JSON.stringify({ theme: 'dark', textSize: 100, units: 'cm' }));
		localStorage.setItem('PARAGLIDE_LOCALE', 'en');
	});
	await page.setViewportSize({ width: 320, height: 640 });
	await page.reload();
	await expect(status(page)).toContainText('2 errors');
	await expectNoSideways(page, 'diagram at 320');
	await expectAccessible(page, 'diagram, dark');
	await page.goto(`/parity?a=${id}`);
	await page.getByRole('button', { name: 'Make the opponent' }).click();
	await expect(page.getByText('The two companies do not match')).toBeVisible();
	await expectNoSideways(page, 'comparison at 320');
	await expectAccessible(page, 'comparison');
	await page.getByRole('button', { name: /^Change Compagnie libre/ }).click();
	await expect(page.getByText('The two companies match')).toBeVisible();
	await page.goto('/');
	await expect(page.getByText('OSCAR · Free company · 2 combat groups')).toBeVisible();
	await expectNoSideways(page, 'list at 320');
});
