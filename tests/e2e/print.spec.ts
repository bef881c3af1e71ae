import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readBack } from '../../src/lib/pdf/read-back.fixture.ts';
import oscarVectors from '../golden/share-v1-oscar.json' with { type: 'json' };
import { LOOKS } from './axe.ts';

/** The ready force "Le gué" of Bataille rangée, as a share code. */
const FORD =
	'FAEGZQkBCQdMZSBndcOpBkFuc2VsbQNbZQQFBkFuc2Vsbf_NAWFHUVFHW1tvZVsfAwkFQnJ1bmX_QUdvR0dbR0c9GQELRnLDqHJlIE9kb27_QzMzPUdRZVtRbxcLBkthc3Bhcv9BZVFRW1E9UT0fAA7p9tjn';

/** Opens a sample warband and its printing screen. */
async function openPrint(page: Page): Promise<void> {
	await page.goto('/');
	await page.getByRole('button', { name: /Baculus/ }).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	await page.goto(`${page.url()}/print`);
	await expect(preview(page)).toBeVisible();
}

const preview = (page: Page) => page.getByRole('img', { name: /^Page \d+ (sur|of) \d+/ }).first();
const download = (page: Page) => page.getByRole('button', { name: 'Télécharger le PDF' });

async function downloaded(page: Page) {
	const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
	const bytes = new Uint8Array(await readFile(await file.path()));
	return { name: file.suggestedFilename(), ...(await readBack(bytes)) };
}

test('cards are shown before they are made, and the PDF has them', async ({ page }) => {
	await openPrint(page);
	await expect(page.getByText('1 page, 9 cartes')).toBeVisible();
	const { name, pages, doc } = await downloaded(page);
	expect(name).toBe('La vexillatio de Baculus.pdf');
	expect(pages).toHaveLength(1);
	expect(pages[0]?.width).toBeCloseTo(210, 1);
	expect(pages[0]?.height).toBeCloseTo(297, 1);
	expect(doc.getLanguage()).toBe('fr');
	const text = pages[0]?.texts.join('') ?? '';
	for (const words of [
		'Sextius Baculus',
		'Centurion',
		'Frondeur des',
		'24 pts',
		'Hors de combat',
		'Guerrier d’élite'
	]) {
		expect(text).toContain(words);
	}
});

test('choices change the print and are remembered', async ({ page }) => {
	await openPrint(page);
	await page.getByLabel('Figurine', { exact: true }).check();
	await expect(page.getByText('2 pages, 11 cartes')).toBeVisible();
	await page.getByLabel('Letter').check();
	await page.getByLabel('Format des cartes').selectOption('tarot');
	await expect(page.getByText('3 pages, 11 cartes')).toBeVisible();
	await page.getByRole('checkbox', { name: 'Sextius Baculus' }).uncheck();
	await expect(page.getByText('3 pages, 10 cartes')).toBeVisible();
	await page.reload();
	await expect(page.getByText('3 pages, 11 cartes')).toBeVisible(); // who is left out belongs to the moment
	await expect(page.getByLabel('Letter')).toBeChecked();
	const { pages } = await downloaded(page);
	expect(pages[0]?.height).toBeCloseTo(279.4, 1);
});

test('sheet and cards in one file, in the other language, with the player’s name', async ({ page }) => {
	await openPrint(page);
	await page.getByLabel('Les deux').check();
	await page.getByLabel('Nom du joueur').fill('Émile Œdipe');
	await page.getByLabel('English').check();
	await expect(page.getByRole('img', { name: /: Fiche$/ })).toBeVisible();
	await page.getByRole('button', { name: 'Page suivante' }).click();
	await expect(page.getByRole('img', { name: /Sextius Baculus/ })).toBeVisible();
	const { pages, doc } = await downloaded(page);
	expect(doc.getLanguage()).toBe('en');
	const sheet = pages[0]?.texts.join('') ?? '';
	for (const words of ['Émile Œdipe', 'Elite', 'Quick reference', '199', 'Open this list'])
		expect(sheet).toContain(words);
	expect(pages.at(-1)?.texts.join('')).toContain('Out of action');
});

test('without a network the PDF is made all the same', async ({ page, context }) => {
	await openPrint(page);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true)); // the whole app is stored
	await context.setOffline(true);
	await page.reload();
	await expect(preview(page)).toBeVisible();
	expect((await downloaded(page)).pages).toHaveLength(1);
});

test('sharing: a tap that came too early is offered again, a closed sheet is no error', async ({ page }) => {
	await page.addInitScript(() => {
		const shared: string[] = [];
		const answers = ['NotAllowedError', 'AbortError'];
		Object.assign(globalThis, { shared });
		Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
		navigator.canShare = () => true;
		navigator.share = async (data) => {
			shared.push(data?.files?.[0]?.name ?? '');
			const answer = answers.shift();
			if (answer !== undefined) throw new DOMException('', answer);
		};
	});
	await openPrint(page);
	await page.getByRole('button', { name: 'Partager le PDF' }).click();
	await page.getByRole('button', { name: 'Le PDF est prêt' }).click(); // expired, then closed
	await page.getByRole('button', { name: 'Partager le PDF' }).click();
	await expect(page.getByText('Le partage a été refusé')).toHaveCount(0);
	const names = await page.evaluate(() => Reflect.get(globalThis, 'shared'));
	expect(names).toEqual(Array.from({ length: 3 }, () => 'La vexillatio de Baculus.pdf'));
});

for (const theme of new Set(LOOKS.map((look) => look.theme))) {
	test(`nothing for axe to find, theme ${theme}`, async ({ page }) => {
		await page.addInitScript((value) => {
			localStorage.setItem('signifer.settings', JSON.stringify({ theme: value, textSize: 100 }));
		}, theme);
		await openPrint(page);
		await page.getByLabel('Les deux').check();
		await expect(page.getByText(/pages, 9 cartes/)).toBeVisible();
		expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
		await page.getByLabel('Taille réelle').check();
		expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	});
}

test('nothing sticks out at 320 px and double text size', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.addInitScript(() => {
		localStorage.setItem('signifer.settings', JSON.stringify({ theme: 'light', textSize: 200 }));
	});
	await openPrint(page);
	for (const what of ['Cartes', 'Fiche', 'Les deux']) {
		await page.getByLabel(what, { exact: true }).check();
		await expect(preview(page)).toBeVisible();
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(over).toBeLessThanOrEqual(0);
	}
	await expect(download(page)).toBeInViewport();
});

test('the preview is to scale: real size is real', async ({ page }) => {
	await openPrint(page);
	await page.getByLabel('Taille réelle').check();
	const box = await preview(page).boundingBox();
	expect((box?.width ?? 0) / 96).toBeCloseTo(210 / 25.4, 1); // CSS: 96 px an inch
});

test('a company: one card a group with its boxes, then its sheet in centimetres', async ({ page }) => {
	const [crossroads] = oscarVectors.filter(({ roster }) => roster.army === 'anglophone');
	await page.goto(`/#${crossroads?.code}`);
	await page.getByRole('button', { name: 'Garder une copie' }).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	await page.goto(`${page.url()}/print`);
	await expect(preview(page)).toBeVisible();
	await expect(page.getByLabel('Figurine', { exact: true })).toHaveCount(0); // one card a group, nothing to choose
	await page.getByLabel('Les deux').check();
	await page.getByLabel('Centimètres').check();
	await expect(page.getByText(/^3 pages, /)).toBeVisible();
	const { pages } = await downloaded(page);
	const said = pages.flatMap(({ texts }) => texts).join(' ');
	for (const words of ['Activé', '−1', '−2', '−3', '22,86', 'Aide de jeu', 'Groupe de combat']) {
		expect(said).toContain(words);
	}
});

test('a force: cards of its heroes, then its sheet; who is left out has no card', async ({ page }) => {
	await page.goto(`/#${FORD}`);
	await page.getByRole('button', { name: 'Garder une copie' }).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	await page.goto(`${page.url()}/print`);
	await expect(preview(page)).toBeVisible();
	await page.getByRole('checkbox', { name: 'Kaspar' }).uncheck();
	await page.getByLabel('Les deux').check();
	await expect(page.getByText(/^3 pages, 6 cartes/)).toBeVisible();
	const { pages } = await downloaded(page);
	const cards = pages.at(-1)?.texts.join(' ') ?? '';
	for (const words of ['Anselm', 'Frère Odon', 'Combat en premières lignes', 'Blessures'])
		expect(cards).toContain(words);
	expect(cards).not.toContain('Kaspar');
	expect(pages[0]?.texts.join(' ')).toContain('Seuil de victoire');
});
