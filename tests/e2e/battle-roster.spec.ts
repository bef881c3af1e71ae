import { type Page, expect, test } from '@playwright/test';
import { LOOKS, expectAccessible, expectNoSideways, prepare } from './axe.ts';

const dialogGone = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('a force is built, broken, repaired, and opened from its link elsewhere', async ({ page, browser }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await prepare(page);
	await page.goto('/new?game=bataille-rangee');
	await page.getByRole('radio', { name: '1 000', exact: true }).check({ force: true });
	await page.getByLabel('Nom de la liste').fill('Le gué');
	await page.getByRole('button', { name: 'Commencer' }).click();
	await expect(page.getByRole('heading', { level: 1, name: /Le gué/ })).toBeVisible();
	await expect(page.getByTestId('threshold')).toContainText('55 points');
	await expect(page.getByRole('button', { name: '1 erreur' })).toBeVisible(); // no general yet

	await page.getByRole('button', { name: /Ajouter un héros/ }).click();
	await page.getByRole('button', { name: /^Commandant/ }).click();
	await dialogGone(page);
	await page.getByRole('button', { name: /^Commandant/ }).click();
	await page.getByRole('checkbox', { name: /C’est le général/ }).check();
	await page.getByLabel('CC', { exact: true }).fill('180');
	await page.getByLabel('CC', { exact: true }).press('Enter');
	await expect(page.getByRole('dialog')).toContainText('CC 180 n’est pas possible');
	await page.getByRole('button', { name: /CC 100/ }).click();
	await expect(page.getByLabel('CC', { exact: true })).toHaveValue('100');
	await page.getByRole('button', { name: 'Terminé' }).click();
	await dialogGone(page);
	await expect(page.getByRole('button', { name: 'Conforme' })).toBeVisible();

	await page.getByLabel('Fortification').selectOption({ label: '9 points' });
	await expect(page.getByLabel('En tout')).toHaveValue('9');
	await page.getByRole('button', { name: /Annuler \(Ctrl/ }).click();
	await expect(page.getByLabel('En tout')).toHaveValue('0');
	await page.getByRole('button', { name: /Rétablir \(Ctrl/ }).click();
	await expect(page.getByLabel('En tout')).toHaveValue('9');

	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.goto(`/roster/${id}/share`);
	const link = await page.getByRole('textbox').first().inputValue();
	const other = await browser.newContext();
	const guest = await other.newPage();
	await prepare(guest, { locale: 'en' });
	await guest.goto(new URL(link).hash === '' ? link : `/${new URL(link).hash}`);
	await expect(guest.getByRole('heading', { level: 1, name: 'Le gué' })).toBeVisible();
	await expect(guest.getByText('WS 100')).toBeVisible();
	await expect(guest.getByText('9 strategic points: Fortification 9')).toBeVisible();
	await other.close();
});

test('no axe violation, nothing sticks out', async ({ browser }) => {
	for (const [n, look] of LOOKS.slice(0, 2).entries()) {
		const viewport = n === 0 ? { width: 320, height: 700 } : { width: 1280, height: 800 };
		const page = await browser.newPage({ viewport });
		await prepare(page, look);
		await page.goto('/new?game=bataille-rangee');
		await page.getByRole('button', { name: look.locale === 'fr' ? 'La grande bataille' : 'The great battle' }).click();
		await expect(page.getByTestId('threshold')).toContainText('100 points');
		await expectNoSideways(page, 'builder');
		if (n === 0) await expectAccessible(page, 'builder');
		await page.getByRole('button', { name: /Benno/ }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectNoSideways(page, 'hero');
		if (n === 1) await expectAccessible(page, 'builder and hero');
		await page.close();
	}
});
