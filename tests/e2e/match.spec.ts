import { type Page, expect, test } from '@playwright/test';
import { LOOKS, type Look, expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

/* Whole short matches of both games on a phone, as two people at a table play them. */

test.use({ viewport: { width: 360, height: 740 } });

const [FIRST = {}, SECOND = {}] = LOOKS;

/** Waits until a dialog that closes has given its entry of the history back. */
const closed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);
const dialog = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

async function choose(page: Page, name: string): Promise<void> {
	await page
		.getByRole('button', { name: /Choisir une liste|Choose a roster/ })
		.first()
		.click();
	await button(page, new RegExp(name)).click();
	await closed(page);
}
async function start(
	page: Page,
	names: readonly string[],
	look: Look,
	setUp: (page: Page) => Promise<void> = async () => undefined
): Promise<void> {
	await prepare(page, look);
	await page.goto('/match/new');
	for (const name of names) await choose(page, name);
	await setUp(page);
	await page.getByRole('button', { name: /^(Commencer|Begin)$/ }).click();
	await expect(page).toHaveURL(/\/match\/[0-9a-f-]{10,}$/);
	await expect(page.locator('.piece').first()).toBeVisible();
}
/** A first visit, and then no network any more. */
async function cutNetwork(page: Page, look: Look): Promise<void> {
	await prepare(page, look);
	await page.goto('/');
	await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
	await page.evaluate(
		() =>
			new Promise<void>((done) => {
				if (navigator.serviceWorker.controller) done();
				else navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
			})
	);
	await page.context().setOffline(true);
}
/** Rolls or takes what the open sheet asks, and goes on until no sheet is left. */
async function act(page: Page): Promise<void> {
	await button(page, /^(Lancer les dés|Roll the dice|Valider|Do it)$/).click();
	await expect(dialog(page).locator('form.act')).toHaveCount(0);
}
async function put(page: Page): Promise<void> {
	if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
	await closed(page);
}

test('De Bello Gallico: set up, played, undone, cut by a reload and ended, without a network; the report', async ({
	page
}) => {
	await cutNetwork(page, FIRST);
	await start(page, ['Le raid de Sedullos', 'La vexillatio de Baculus'], FIRST);
	await expectNoSideways(page, 'table');

	// dice of the table: what is no face is refused, then taken
	await page.getByRole('button', { name: 'Lancer l’initiative' }).click();
	await dialog(page).getByText('Nos dés').click();
	const dice = dialog(page).locator('input.dice');
	await dice.nth(0).fill('x');
	await dice.nth(1).fill('2');
	await button(page, 'Valider ces dés').click();
	await expect(dialog(page).locator('.error')).toHaveCount(1);
	await dice.nth(0).fill('03');
	await button(page, 'Valider ces dés').click();
	await expect(dialog(page)).toContainText(/Initiative.{1,3}Le raid de Sedullos/);
	await expectAccessible(page, 'result');
	await button(page, 'Continuer').click();
	await closed(page);
	await expect(page.locator('header .hand')).toContainText('Le raid de Sedullos');

	// a man comes into contact; the app rolls from here on
	await page.getByRole('button', { name: /^Cingeto 1/ }).click();
	await button(page, 'Activer').click();
	await dialog(page).getByText('Arrive au contact de').click();
	await dialog(page).locator('.fold label').filter({ hasText: 'Gaius Fufius' }).click();
	await act(page);
	await put(page);
	await expect(page.getByRole('button', { name: /^Cingeto 1.*au contact/ })).toBeVisible();

	// a reload in the middle, then undo and redo
	await page.reload();
	await expect(page.getByRole('button', { name: /^Cingeto 1.*au contact/ })).toBeVisible();
	await page.getByRole('button', { name: 'Annuler' }).click();
	await expect(page.getByRole('button', { name: /^Cingeto 1.*au contact/ })).toHaveCount(0);
	await page.getByRole('button', { name: 'Rétablir' }).click();
	await expect(page.getByRole('button', { name: /^Cingeto 1.*au contact/ })).toBeVisible();

	// the fight, with its odds before the roll
	await page.getByRole('button', { name: 'Finir les mouvements' }).click();
	await page.getByRole('button', { name: /^Cingeto 1/ }).click();
	await button(page, 'Combattre Gaius Fufius').click();
	await expect(dialog(page).getByRole('heading', { name: /Chances/ })).toBeVisible();
	await expect(dialog(page).locator('.odds dd').first()).toHaveText(/^\d+([,.]\d)?\s%$/);
	await dialog(page).getByText('L’application').click();
	await act(page);
	await expect(dialog(page).locator('.die').first()).toBeVisible();
	await dialog(page).getByText('Le calcul').click();
	await expect(dialog(page).locator('details[open] li').first()).toContainText('Combat');
	await put(page);

	// a state by hand, a note, the end
	await page.getByRole('button', { name: /^Sedullos/ }).click();
	await button(page, 'Fixer à la main').click();
	await dialog(page).getByText('blessé', { exact: true }).first().click();
	await button(page, 'Fixer').click();
	await put(page);
	await expect(page.getByRole('button', { name: /^Sedullos.*blessé/ })).toBeVisible();
	await page.getByRole('button', { name: 'Menu de la partie' }).click();
	await button(page, 'Terminer la partie').click();
	await dialog(page).getByText('Le raid de Sedullos').click();
	await button(page, 'Terminer').click();
	await closed(page);
	await page.getByRole('link', { name: 'Rapport' }).click();
	await expect(page.getByRole('main')).toContainText('Victoire');
	await expect(page.getByRole('main')).toContainText('Combats gagnés');
	await expect(page.getByRole('main')).toContainText('dés de la table');
	await expectAccessible(page, 'report');
	await page.goto('/match');
	await expect(page.getByRole('link', { name: /Le raid de Sedullos/ })).toBeVisible();
});

test('OSCAR: set up, activated, a shot with its odds, ended, without a network; it travels by its link', async ({
	page,
	browser,
	baseURL
}) => {
	await cutNetwork(page, SECOND);
	await start(page, ['Moreau', 'Hauptmann Weber'], SECOND, async (set) => {
		await set.getByText('Who hurts whom').click();
		const shots = set.getByRole('region', { name: 'Side I shoots' });
		await expect(shots.locator('td.tabular', { hasText: /^\d+(\.\d)?$/ }).first()).toBeVisible();
		await set.getByText('30″').click();
		await expect(shots.locator('td.tabular', { hasText: '–' }).first()).toBeVisible();
		await expectAccessible(set, 'set-up');
		await expectNoSideways(set, 'set-up');
	});
	await page.getByRole('button', { name: 'Roll for initiative' }).click();
	await dialog(page).getByText('Our dice').click();
	await dialog(page).locator('input.dice').nth(0).fill('5');
	await dialog(page).locator('input.dice').nth(1).fill('2');
	await button(page, 'Take these dice').click();
	await button(page, 'Go on').click();
	await closed(page);
	await page
		.getByRole('button', { name: /goes first$/ })
		.first()
		.click();
	if ((await dialog(page).count()) > 0) await act(page);
	await put(page);
	await expect(page.locator('.piece.can').first()).toBeVisible();
	await page.locator('.piece.can', { hasText: 'Peloton de combat 1' }).click();
	await dialog(page)
		.getByText(/^Skills, equipment and rules/)
		.click();
	await expect(dialog(page).locator('dl')).toContainText('Bayonet');
	await button(page, 'Activate').click();
	for (const dice of await dialog(page).locator('input.dice').all()) await dice.fill('6 6');
	await button(page, 'Take these dice').click();
	await put(page);
	await page.locator('.piece', { hasText: 'Peloton de combat 1' }).click();
	await button(page, /^Shoot: /)
		.first()
		.click();
	await dialog(page).getByText('Gruppe 1', { exact: true }).click();
	await dialog(page)
		.getByRole('textbox', { name: /^Distance/ })
		.fill('9');
	await expect(dialog(page).getByRole('heading', { name: /^Odds/ })).toBeVisible();
	await expect(dialog(page).locator('.odds dd').first()).toHaveText(/^\d+(\.\d)?%$/);
	await dialog(page).getByText('The app', { exact: true }).click();
	await act(page);
	await expect(dialog(page).locator('.die').first()).toBeVisible();
	await put(page);
	await expect(page.locator('.last')).toContainText('Gruppe 1');

	await page.setViewportSize({ width: 320, height: 640 });
	await expectNoSideways(page, 'table at 320');
	await expectTargets(page, 'table');
	await expectAccessible(page, 'table in the dark');
	const before = await page.locator('.last .line').innerText();

	await page.getByRole('button', { name: 'Menu of the match' }).click();
	await button(page, 'Send the match').click();
	const link = await dialog(page).locator('textarea').inputValue();
	expect(link.length).toBeLessThan(4000);
	await page.context().setOffline(false); // the friend has a network, and sends it back
	const friend = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	const other = await friend.newPage();
	await prepare(other, SECOND);
	await other.goto(`${baseURL ?? ''}/open`);
	await other.getByRole('textbox').fill(`Your turn! ${link}`);
	await other.getByRole('button', { name: 'Open', exact: true }).click();
	await other.getByRole('button', { name: 'Keep it here' }).click();
	await expect(other.locator('.last .line')).toHaveText(before);
	// the friend goes on, and sends it back: it is known by its seed
	await other.getByRole('button', { name: 'Menu of the match' }).click();
	await other.locator('dialog[open]').getByRole('button', { name: 'Add a note' }).click();
	await other.locator('dialog[open]').getByRole('textbox').fill('Rain');
	await other.locator('dialog[open]').getByRole('button', { name: 'Note it' }).click();
	await expect(other.locator('dialog[open]')).toHaveCount(0);
	await other.getByRole('button', { name: 'Menu of the match' }).click();
	await other.locator('dialog[open]').getByRole('button', { name: 'Send the match' }).click();
	const back = await other.locator('dialog[open]').locator('textarea').inputValue();
	await friend.close();
	await put(page);
	await page.goto(back);
	await expect(page.getByRole('main')).toContainText('1 event more');
	await page.getByRole('button', { name: 'Go on from it' }).click();
	await expect(page.locator('.last .line')).toContainText('Rain');

	await page.getByRole('button', { name: 'Menu of the match' }).click();
	await button(page, /^End the match/).click();
	await dialog(page).getByText('Captain Moreau’s company', { exact: true }).click();
	await button(page, 'End it').click();
	await closed(page);
	await page.getByRole('link', { name: 'Report' }).click();
	await expect(page.getByRole('main')).toContainText('Victory');
	await expect(page.getByRole('main')).toContainText('Gruppe 1');
});
