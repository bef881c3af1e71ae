import { type Page, expect, test } from '@playwright/test';
import { LOOKS, expectAccessible, expectNoSideways, prepare } from './axe.ts';

const dialogGone = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('an army is built, broken, repaired, and opened from its link elsewhere', async ({ page, browser }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await prepare(page);
	await page.goto('/new?game=dba-legio');
	await page.getByText('Forestière', { exact: true }).click();
	await page.getByText('3', { exact: true }).click();
	await page.getByLabel('Nom de la liste').fill('Les Bructères');
	await page.getByRole('button', { name: 'Commencer' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Les Bructères' })).toBeVisible();

	await page.getByRole('button', { name: /^Ajouter un élément/ }).click();
	await page.getByRole('button', { name: /^WB/ }).click();
	await dialogGone(page);
	const count = page.getByRole('group', { name: /Bande guerrière/ }).getByRole('textbox');
	await count.fill('11');
	await count.press('Enter');
	await page.getByRole('button', { name: /^Ajouter un élément/ }).click();
	await page.getByRole('button', { name: /^PS/ }).click();
	await dialogGone(page);
	await page.getByRole('button', { name: /^WB/ }).click();
	await page.getByRole('checkbox', { name: 'Le général est ici' }).check();
	await page.getByLabel('Élément', { exact: true }).selectOption('PK');
	await page.getByRole('button', { name: 'Terminé' }).click();
	await dialogGone(page);

	// pikes may not enter the wood that their own tendency brings: a warning with its reason, and nothing is forbidden
	await expect(page.getByText('à voir')).toBeVisible();
	await page.getByRole('button', { name: /Annuler \(Ctrl/ }).click();
	await expect(page.getByText('à voir')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Conforme' })).toBeVisible();
	await page.getByRole('button', { name: /^WB/ }).click();
	await page.getByLabel('Nom propre').fill('Ségimer');
	await page.getByRole('button', { name: 'Terminé' }).click();
	await dialogGone(page);
	await page.getByText('Terrain de cette tendance').click();
	await expect(page.getByRole('row', { name: /^Rien/ })).toContainText('sur 36');

	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.goto(`/roster/${id}/share`);
	const link = await page.getByRole('textbox').first().inputValue();
	const other = await browser.newContext();
	const guest = await other.newPage();
	await prepare(guest, { locale: 'en' });
	await guest.goto(`/${new URL(link).hash}`);
	await expect(guest.getByRole('heading', { level: 1, name: 'Les Bructères' })).toBeVisible();
	await expect(guest.getByText('11 Warband (WB), Ségimer, general')).toBeVisible();
	await other.close();
});

test('an army: no axe violation, nothing sticks out', async ({ browser }) => {
	for (const [n, look] of LOOKS.slice(0, 2).entries()) {
		const viewport = n === 0 ? { width: 320, height: 700 } : { width: 1280, height: 800 };
		const page = await browser.newPage({ viewport });
		await prepare(page, look);
		await page.goto('/new?game=dba-legio');
		await page.getByRole('button', { name: look.locale === 'fr' ? /^Les Gaulois/ : /^The Gauls/ }).click();
		await page.getByText(look.locale === 'fr' ? 'Terrain de cette tendance' : 'Terrain of this tendency').click();
		await expect(page.getByRole('table').first()).toBeVisible();
		await expectNoSideways(page, 'builder');
		await expectAccessible(page, 'builder');
		await page.getByRole('button', { name: /^WB/ }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectNoSideways(page, 'element');
		await expectAccessible(page, 'element');
		await page.close();
	}
});
