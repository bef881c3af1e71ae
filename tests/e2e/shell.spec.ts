import { type Page, expect, test } from '@playwright/test';
import { LOOKS, expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

test.use({ viewport: { width: 360, height: 740 } });

const SCREENS = ['/', '/new', '/reference', '/settings', '/about', '/nowhere'];
/** Axe takes long over hundreds of entries that are alike: some of each kind. */
const AXE_SCREENS = SCREENS.filter((screen) => screen !== '/reference');

/** Makes an empty roster by the screen; it is kept as soon as its address shows. */
async function make(page: Page, name: string, army = 'Romains'): Promise<void> {
	await page.goto('/new');
	await page.getByRole('radio', { name: army, exact: true }).check();
	await page.getByLabel('Nom de la liste').fill(name);
	await page.getByRole('button', { name: 'Commencer' }).click();
	await page.waitForURL(/\/roster\//);
}
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) =>
	page
		.getByRole('article')
		.getByRole('heading')
		.allTextContents()
		.then((all) => all.map((one) => one.trim()));
const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `Actions pour ${name}` }).click();

for (const { theme, locale } of LOOKS) {
	test(`axe finds nothing on any screen: ${theme}, ${locale}`, async ({ page }) => {
		test.slow();
		await prepare(page, { theme, locale });
		for (const screen of AXE_SCREENS) {
			await page.goto(screen);
			await page.getByRole('heading', { level: 1 }).waitFor();
			await page.waitForLoadState('networkidle');
			await expectAccessible(page, screen);
			await expectTargets(page, screen);
		}
		await page.goto('/reference');
		await page.getByRole('searchbox').fill('scorpio');
		await expectAccessible(page, 'reference, searched');
		await page.getByRole('searchbox').fill('centurion');
		await page.getByRole('button', { name: 'Centurion', exact: true }).click();
		await page.locator('article[id="unit.centurion"] button[popovertarget]').last().click();
		await expectTargets(page, 'reference');
		await expectAccessible(page, 'reference, a unit and a reason open');
		await page.goto('/new');
		await page.getByRole('button', { name: locale === 'fr' ? 'Au hasard' : 'At random' }).click();
		await page.waitForURL(/\/roster\//);
		await page.goto('/');
		await cards(page).first().waitFor();
		await expectAccessible(page, 'home with a roster');
		await expectTargets(page, 'home with a roster');
		const menu = page.getByRole('article').getByRole('button').first();
		for (const action of [
			null,
			locale === 'fr' ? 'Dupliquer…' : 'Duplicate…',
			locale === 'fr' ? 'Étiquettes…' : 'Tags…'
		]) {
			await menu.click();
			await expect(page.getByRole('dialog')).toBeVisible();
			if (action) {
				await page.getByRole('button', { name: action }).click();
				await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
			}
			await expectAccessible(page, `dialog ${action}`);
			await expectTargets(page, `dialog ${action}`);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();
		}
	});
}

for (const { width, textSize } of [
	{ width: 320, textSize: 100 },
	{ width: 320, textSize: 200 },
	{ width: 360, textSize: 150 },
	{ width: 768, textSize: 200 },
	{ width: 1280, textSize: 200 }
]) {
	test(`nothing is cut at ${width} px with text at ${textSize} %`, async ({ page }) => {
		await page.setViewportSize({ width, height: 640 });
		await prepare(page, { textSize });
		for (const screen of SCREENS) {
			await page.goto(screen);
			await page.getByRole('heading', { level: 1 }).waitFor();
			await page.waitForLoadState('networkidle');
			await expectNoSideways(page, screen);
		}
		await make(page, 'Vexillatio incomprehensibilissima secunda');
		await page.goto('/');
		await cards(page).first().waitFor();
		await expectNoSideways(page, 'home with a long name');
	});
}

test('the first visit is calm, and shows every way to a first roster', async ({ page }) => {
	await prepare(page);
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levez votre première enseigne');
	await expect(page.getByRole('link', { name: 'Reprendre une sauvegarde' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Coller un lien ou ouvrir un fichier' })).toBeVisible();
	await expect(cards(page)).toHaveCount(4);
	await page.getByRole('button', { name: 'La vexillatio de Baculus' }).click();
	await page.waitForURL(/\/roster\//);
	await page.goto('/');
	await expect(cards(page).filter({ hasText: 'La vexillatio de Baculus' })).toContainText('199 / 200');
	await expect(cards(page).filter({ hasText: 'La vexillatio de Baculus' })).toContainText('Conforme');
});

test('language, theme and text size show at once and are remembered', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/settings');
	const html = page.locator('html');
	await expect(html).toHaveAttribute('lang', 'fr');
	await page.getByRole('radio', { name: 'English' }).check();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
	await expect(html).toHaveAttribute('lang', 'en');
	await page.getByRole('radio', { name: 'Lamp' }).check();
	await expect(html).toHaveAttribute('data-theme', 'dark');
	await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1a1512');
	await page.getByRole('radio', { name: '150 %' }).check();
	await page.goto('/about', { waitUntil: 'commit' });
	// before the app starts: static/theme.js
	await expect(html).toHaveAttribute('data-theme', 'dark');
	await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
	expect(await html.evaluate((root) => root.style.getPropertyValue('--text-scale'))).toBe('1.5');
	await page.goto('/settings');
	await page.getByRole('radio', { name: 'As the device' }).check();
	await expect(html).toHaveAttribute('data-theme', 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('search ignores accents, tags filter, and the order is remembered', async ({ page }) => {
	await prepare(page);
	await make(page, 'Éclaireurs d’Ambiorix', 'Germains');
	await make(page, 'Cohorte 10');
	await make(page, 'Cohorte 2');
	await page.goto('/');
	await expect(cards(page)).toHaveCount(3);
	expect(await names(page)).toEqual(['Cohorte 2', 'Cohorte 10', 'Éclaireurs d’Ambiorix']);
	await page.getByRole('searchbox').fill("eclaireurs d'amb");
	await expect(cards(page)).toHaveCount(1);
	await page.getByRole('searchbox').fill('zzz');
	await page.getByRole('button', { name: 'Effacer la recherche' }).click();
	await expect(cards(page)).toHaveCount(3);
	await page.getByRole('combobox', { name: 'Trier par' }).selectOption('name');
	expect(await names(page)).toEqual(['Cohorte 2', 'Cohorte 10', 'Éclaireurs d’Ambiorix']);
	await page.getByRole('combobox', { name: 'Trier par' }).selectOption('army');
	expect((await names(page))[0]).toBe('Éclaireurs d’Ambiorix');
	await openMenu(page, 'Cohorte 2');
	await page.getByRole('button', { name: 'Étiquettes…' }).click();
	await page.getByRole('textbox', { name: 'Étiquettes de la liste' }).fill('club, tournoi');
	await page.getByRole('button', { name: 'Garder' }).click();
	await page.getByRole('radio', { name: 'tournoi' }).check();
	await expect(cards(page)).toHaveCount(1);
	await page.reload();
	await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveValue('army');
});

test('a copy at another limit; a double click makes one', async ({ page }) => {
	await prepare(page);
	await make(page, 'Cohorte');
	await page.goto('/');
	await openMenu(page, 'Cohorte');
	await page.getByRole('button', { name: 'Dupliquer…' }).click();
	await expect(page.getByLabel('Nom de la copie')).toHaveValue('Cohorte (copie)');
	await page.getByRole('radio', { name: 'Autre' }).check();
	await page.getByLabel('Points', { exact: true }).fill('275');
	await page.getByRole('button', { name: 'Créer la copie' }).dblclick();
	await expect(cards(page)).toHaveCount(2);
	await expect(cards(page).filter({ hasText: 'Cohorte (copie)' })).toContainText('/ 275');
	await page.waitForTimeout(800);
	await expect(page).toHaveURL(/\/$/); // the second click opened nothing that lay under the dialog
	await expect(cards(page)).toHaveCount(2);
});

test('a double click on Start makes one roster', async ({ page }) => {
	await prepare(page);
	await page.goto('/new');
	await page.getByRole('button', { name: 'Commencer' }).dblclick();
	await page.waitForURL(/\/roster\//);
	await page.goto('/');
	await expect(cards(page)).toHaveCount(1);
});

test('deleting can be undone, and the bin gives back or erases', async ({ page }) => {
	await prepare(page);
	await make(page, 'Première');
	await make(page, 'Seconde');
	await page.goto('/');
	await openMenu(page, 'Première');
	await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
	await expect(cards(page)).toHaveCount(1);
	await page.getByRole('button', { name: 'Annuler' }).click();
	await expect(cards(page)).toHaveCount(2);

	await openMenu(page, 'Première');
	await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
	await openMenu(page, 'Seconde');
	await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levez votre première enseigne');
	await page.reload(); // the bin is reached from the empty screen too
	await page.getByRole('button', { name: 'Corbeille (2 listes)' }).click();
	const first = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Première' });
	await first.getByRole('button', { name: 'Reprendre' }).click();
	const second = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Seconde' });
	await second.getByRole('button', { name: 'Effacer pour toujours…' }).click();
	await second.getByRole('button', { name: 'Effacer pour toujours', exact: true }).click();
	await expect(page.getByRole('dialog')).toContainText('La corbeille est vide.');
	await page.keyboard.press('Escape');
	await expect(cards(page)).toHaveCount(1);
	// a dialog takes its entry of the history back; a step back cuts a reload short
	await page.waitForFunction(() => !JSON.stringify(history.state).includes('"layers"'));
	await page.reload();
	await expect(cards(page)).toHaveCount(1);
	await expect(page.getByRole('button', { name: /Corbeille/ })).toHaveCount(0);
});

test('back closes a dialog first, forward does not bring it back, and focus returns', async ({ page }) => {
	await prepare(page);
	await make(page, 'Cohorte');
	await page
		.getByRole('link', { name: 'Listes' })
		.first()
		.click()
		.catch(() => page.goto('/'));
	await cards(page).first().waitFor();
	const menu = page.getByRole('button', { name: 'Actions pour Cohorte' });
	await menu.click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page).toHaveURL(/\/$/);
	await expect(menu).toBeFocused();
	await page.goForward();
	await expect(page.getByRole('dialog')).toBeHidden();
	// from one dialog to the next, and back once
	await menu.click();
	await page.getByRole('button', { name: 'Dupliquer…' }).click();
	await expect(page.getByRole('dialog', { name: 'Dupliquer' })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page).toHaveURL(/\/$/);
	// a link inside a dialog takes the dialog's place in the history
	await menu.click();
	await page.getByRole('link', { name: 'Composer' }).click();
	await page.waitForURL(/\/roster\//);
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('dialog')).toBeHidden();
});

test('the place in the list is kept on back', async ({ page }) => {
	await prepare(page);
	for (let n = 1; n <= 8; n++) await make(page, `Liste ${n}`);
	await page.goto('/');
	await expect(cards(page)).toHaveCount(8);
	await page.getByRole('link', { name: 'Liste 2', exact: true }).scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	expect(before).toBeGreaterThan(200);
	await page.getByRole('link', { name: 'Liste 2', exact: true }).click();
	await page.waitForURL(/\/roster\//);
	await page.goBack();
	await cards(page).first().waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a random warband is legal and named', async ({ page }) => {
	await prepare(page);
	for (const army of ['Celtes', 'Romains', 'Germains']) {
		await page.goto('/new');
		await page.getByRole('radio', { name: army, exact: true }).check();
		await page.getByRole('radio', { name: /Groupe d’élite/ }).check();
		await page.getByRole('button', { name: 'Au hasard' }).click();
		await page.waitForURL(/\/roster\//);
	}
	await page.goto('/');
	await expect(cards(page).filter({ hasText: 'Conforme' })).toHaveCount(3);
	await expect(page.getByRole('link', { name: 'Liste sans nom' })).toHaveCount(0);
});

test('by keyboard: skip link, then the content', async ({ page }) => {
	await prepare(page);
	await page.goto('/settings');
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('radio', { name: 'Français' })).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a hash that is part of the page of another screen opens what it names', async ({ page }) => {
	await prepare(page);
	await page.goto('/reference#ruling.mastiffs-paid');
	await expect(page.getByText('Il possède trois mâtins et vaut 12 points')).toBeVisible();
});
