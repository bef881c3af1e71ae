import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { LOOKS, expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

/* A whole set-up of DBA Legio: from the roles to both plans, which nobody sees before both are ready. */

// without the worker no word of it lies over a button
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

const [FIRST = {}, SECOND = {}] = LOOKS;

interface Sample {
	readonly roster: object;
}
/** A match of two ready armies; the seed decides what is rolled. */
function matchFile(): Buffer {
	const file: { samples: Sample[] } = JSON.parse(
		readFileSync(new URL('../../lists/dba-legio/samples.json', import.meta.url), 'utf8')
	);
	const sides = file.samples.slice(0, 2).map(({ roster }, side) => ({ ...roster, name: ['Alpha', 'Omega'][side] }));
	const head = { format: 'signifer.match', version: 1, game: 'dba-legio' };
	return Buffer.from(JSON.stringify({ ...head, sides, seed: 'mt19937:2026', rulings: {}, events: [] }));
}
async function open(page: Page): Promise<void> {
	await page.goto('/open');
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'a.match.json', mimeType: 'application/json', buffer: matchFile() });
	await page.getByRole('button', { name: /^(La garder ici|Keep it here)$/ }).click();
	await expect(page).toHaveURL(/\/match\/[0-9a-f-]{10,}$/);
}
const dialog = (page: Page) => page.locator('dialog[open]');
const closed = (page: Page) => expect(dialog(page)).toHaveCount(0);

/** Takes what the bar offers, rolls, and closes what came of it. */
async function roll(page: Page, name: string | RegExp): Promise<void> {
	await page.getByRole('button', { name }).last().click();
	const piece = dialog(page).getByRole('radio').first();
	if (await dialog(page).getByText('Pièce choisie par le défenseur').isVisible()) await piece.check({ force: true });
	await dialog(page)
		.getByRole('button', { name: /^(Lancer les dés|Roll the dice)$/ })
		.click();
	await expect(dialog(page).locator('form.act')).toHaveCount(0);
	if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
	await closed(page);
}
async function layAll(page: Page): Promise<void> {
	const guide = page.locator('.guide');
	const here = page.getByRole('button', { name: 'Poser ici' });
	for (let step = 0; step < 20; step++) {
		const said = (await guide.textContent()) ?? '';
		if (await here.isVisible()) await here.click();
		else if (/Deux dés pour la section/.test(said)) await roll(page, 'Section suivante');
		else if (/un dé donne le bord/.test(said)) await roll(page, 'Bord de la pièce');
		else return;
		await expect(guide).not.toHaveText(said);
	}
}

test('roles, terrain laid by keys, sides, generals; plans sealed unseen, then shown', async ({ page }) => {
	await prepare(page, FIRST);
	await open(page);
	await page.getByRole('button', { name: 'Qui attaque' }).last().click();
	await expect(dialog(page).getByText('Chances exactes')).toBeVisible();
	await page.keyboard.press('Escape');
	await closed(page);
	for (let again = 0; again < 5 && (await page.getByRole('button', { name: 'Qui attaque' }).count()) > 0; again++) {
		await roll(page, 'Qui attaque');
	}
	await roll(page, 'Pièce obligatoire');

	// keys move the piece along its edge; one step is undone and done again
	const slider = page.getByRole('slider');
	const before = Number(await slider.inputValue());
	await slider.press('ArrowRight');
	await slider.press('ArrowRight');
	expect(Number(await slider.inputValue())).toBe(before + 1);
	await page.getByRole('button', { name: 'Poser ici' }).click();
	await expect(slider).toHaveCount(0);
	await page.getByRole('button', { name: 'Annuler' }).click();
	await expect(slider).toBeVisible();
	await page.getByRole('button', { name: 'Rétablir' }).click();
	await expect(slider).toHaveCount(0);
	await layAll(page);
	await roll(page, 'Côtés de la table');
	await roll(page, 'Valeur des généraux');

	// what a piece costs, on tap
	await page.locator('svg .shape.outline').first().click();
	await expect(page.locator('.effects dl')).toBeVisible();
	await expectNoSideways(page, 'table');
	await expectTargets(page, 'table');
	await expectAccessible(page, 'table');

	await page.getByRole('button', { name: 'Dessiner le plan de Alpha' }).click();
	await expect(page.locator('svg .base')).toHaveCount(0);
	await page.getByRole('button', { name: 'Je suis Alpha' }).click();
	await page.getByRole('button', { name: /Poser tous/ }).click();
	await expect(page.locator('svg .shape.base')).not.toHaveCount(0);
	const element = page.locator('.elements button').first();
	await element.click();
	const where = page.locator('.where');
	const at = (await where.textContent()) ?? '';
	await page.getByRole('button', { name: /^À gauche/ }).press('ArrowLeft');
	await expect(where).not.toHaveText(at);
	await page.getByRole('button', { name: /Tourner à droite/ }).click();
	await expectAccessible(page, 'plan');
	await page.getByRole('button', { name: 'Plan fini : sceller' }).click();

	// nothing of it is left on the page, after a reload and an undone step neither
	const hidden = async () => {
		await expect(page.getByText('Prêt, scellé').first()).toBeVisible();
		await expect(page.locator('svg .base, .where, .elements')).toHaveCount(0);
	};
	await hidden();
	await page.reload();
	await hidden();
	await page.getByRole('button', { name: 'Dessiner le plan de Omega' }).click();
	await page.getByRole('button', { name: 'Je suis Omega' }).click();
	await expect(page.locator('svg .shape.base')).toHaveCount(0);
	await page.getByRole('button', { name: /Poser tous/ }).click();
	await page.getByRole('button', { name: 'Plan fini : sceller' }).click();
	await page.getByRole('button', { name: 'Dévoiler les plans' }).click();
	await expect(page.locator('.guide')).toHaveText(/Mise en place finie/);
	expect(await page.locator('svg .shape.base').count()).toBeGreaterThan(20);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: /Image de la table/ }).click();
	expect((await download).suggestedFilename()).toMatch(/\.svg$/);
});

test('English and dark: the first step', async ({ page }) => {
	await prepare(page, SECOND);
	await open(page);
	await expect(page.locator('.guide')).toHaveText(/the higher attacks/);
	await expectAccessible(page, 'first step');
});
