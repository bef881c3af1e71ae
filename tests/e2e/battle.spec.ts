import { type Page, expect, test } from '@playwright/test';
import { LOOKS, expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

/* A short Bataille rangée battle on a phone, as two people at a table fight it. */

test.use({ viewport: { width: 360, height: 740 } });

const [FIRST, SECOND] = LOOKS;
const dialog = (page: Page) => page.locator('dialog[open]');
const closed = (page: Page) => expect(dialog(page)).toHaveCount(0);
const inSheet = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const onTable = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const scores = (page: Page) => page.locator('.camp dd');

async function choose(page: Page, name: string): Promise<void> {
	await onTable(page, 'Choisir une liste').first().click();
	await inSheet(page, new RegExp(name)).click();
	await closed(page);
}
/** What is left of the damage of the sheet that is open. */
async function wounds(page: Page, lost: string): Promise<void> {
	await inSheet(page, /Blessures après défense/).click();
	await dialog(page).getByRole('textbox', { name: 'Blessures perdues' }).fill(lost);
	await inSheet(page, 'Valider').click();
	await closed(page);
}

test('a battle from the terms to victory: typed dice, undo, a reload without a network, the report', async ({
	page
}) => {
	test.setTimeout(120_000); // a whole battle, on a machine that does other work besides
	await prepare(page, FIRST);
	await page.goto('/match/new');
	await choose(page, 'Le gué');
	await choose(page, 'La ville assiégée');
	await expect(page.getByText('ligne « environ 1 000 »')).toBeVisible();
	await page.getByText('M’aider à choisir').click();
	await page.getByRole('slider', { name: /^Entraînement/ }).press('Home'); // as far as it goes to the first camp
	await expect(page.getByText('Proposition : Un camp domine (La ville assiégée)')).toBeVisible();
	await onTable(page, 'Prendre').click();
	await expect(page.getByRole('radio', { name: /^Un camp domine/ })).toBeChecked();
	await expectAccessible(page, 'terms');
	await expectTargets(page, 'terms');
	await page.getByRole('radio', { name: 'Nos dés' }).check();
	await onTable(page, 'Commencer').click();
	await expect(page).toHaveURL(/\/match\/[0-9a-f-]{10,}$/);

	// the camp in the town leads by its strategic points, and rolls two dice for the one of the other
	await onTable(page, 'Avantage moral').click();
	await expect(scores(page).nth(1)).toContainText('15 points de victoire sur 68');
	await onTable(page, 'Avantage militaire').click();
	for (const [index, face] of ['4', '9', '0'].entries()) await dialog(page).getByRole('textbox').nth(index).fill(face);
	await inSheet(page, 'Valider ces dés').click();
	await inSheet(page, 'Continuer').click();
	await closed(page);
	await expect(scores(page).nth(0)).toContainText('8 points de victoire');
	await expect(scores(page).nth(1)).toContainText('34 points de victoire');
	await onTable(page, 'Annuler').click();
	await expect(scores(page).nth(1)).toContainText('15 points de victoire');
	await onTable(page, 'Rétablir').click();

	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await page.context().setOffline(true);
	await page.reload();
	await expect(scores(page).nth(1)).toContainText('34 points de victoire');
	await expect(page.locator('details .short')).toContainText('%'); // worked out beside the page
	await onTable(page, 'Avantage tactique').click();
	for (const index of [0, 1]) await dialog(page).getByRole('textbox').nth(index).fill('00'); // a hundred: both fail
	await inSheet(page, 'Valider ces dés').click();
	await expect(dialog(page)).toContainText('Avantage tactique : personne');
	await inSheet(page, 'Continuer').click();
	await closed(page);
	await expectAccessible(page, 'table');
	await expectNoSideways(page, 'table');

	// a hero: what he can do with its exact chance, what he cannot with its reason
	await onTable(page, /^Anselm/).click();
	await expect(dialog(page).getByText('Il faut : ', { exact: false }).first()).toBeVisible();
	await expectAccessible(page, 'actions');
	await inSheet(page, /^Combat au milieu des troupes 58\s%/).click();
	await expect(dialog(page).getByText('58 %', { exact: true })).toBeVisible();
	await dialog(page).getByRole('textbox').nth(0).fill('21');
	await dialog(page).getByRole('textbox').nth(1).fill('5');
	await inSheet(page, 'Valider ces dés').click();
	await expect(dialog(page)).toContainText('3 degrés, +4 points');
	await wounds(page, '2');
	await expect(scores(page).nth(0)).toContainText('12 points de victoire');

	// a hero whom nobody plays: one tap when the app rolls
	await page.evaluate(() => localStorage.setItem('signifer.table', JSON.stringify({ ourDice: false, large: false })));
	await page.reload();
	await page.getByRole('button', { name: 'Kaspar', exact: true }).click();
	await wounds(page, '0');
	await expect(scores(page).nth(0)).toContainText('14 points de victoire');

	// the table has counted otherwise; the threshold is reached
	await onTable(page, 'Menu de la partie').click();
	await inSheet(page, 'Tour et phase à la main').click();
	await dialog(page).getByRole('textbox', { name: 'Points : Le gué' }).fill('70');
	await inSheet(page, 'Fixer').click();
	await closed(page);
	await onTable(page, 'Plus personne n’agit').click();
	await onTable(page, 'Compter les points').click();
	await expect(page.getByText('Victoire : Le gué')).toBeVisible();
	await page.getByRole('link', { name: 'Rapport' }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Le gué atteint son seuil et gagne' })).toBeVisible();
	await expect(page.getByRole('img', { name: /Le gué 70 sur 68/ })).toBeVisible();
	await page.getByRole('slider', { name: 'Revoir' }).press('Home');
	await expect(page.getByText('Départ · 4 – 13')).toBeVisible();
	await expectAccessible(page, 'report');

	// dark and English
	await page.evaluate((theme) => {
		localStorage.setItem('signifer.settings', JSON.stringify({ theme, textSize: 100 }));
		localStorage.setItem('PARAGLIDE_LOCALE', 'en');
	}, SECOND?.theme);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'The race for points' })).toBeVisible();
	await expectAccessible(page, 'report, dark');
});
