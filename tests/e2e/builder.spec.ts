import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { LOOKS, type Look, expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

const GERMANS = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'germans',
	name: 'Les fils de la forêt hercynienne',
	pointsLimit: 150,
	composition: 'battle-group',
	rulings: { 'skill-cap': 2 },
	notes: 'Pour le tournoi de mars.',
	entries: [
		{
			id: 'g1',
			unit: 'baro',
			name: 'Ariogaisos',
			options: ['horse', 'heavy-armour'],
			skills: ['tough', 'rally', 'run']
		},
		{ id: 'g2', unit: 'germanic-paired-rider', count: 2 },
		{ id: 'g3', unit: 'germanic-paired-footman', count: 1 },
		{ id: 'g4', unit: 'germanic-warrior', count: 6, options: ['battle-shield', 'light-armour'] },
		{ id: 'g5', unit: 'proud-german-woman', count: 3 },
		{ id: 'g6', unit: 'ghost-unit' },
		{ id: 'g7', unit: 'seer', options: ['trophy'] }
	]
};
const ROMANS = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	name: 'Vexillatio',
	pointsLimit: 200,
	composition: 'elite-group',
	entries: [
		{ id: 'a1', unit: 'centurion', name: 'Marcus' },
		{ id: 'a2', unit: 'optio' },
		{ id: 'a3', unit: 'tribune' },
		{ id: 'a4', unit: 'evocatus', count: 4 },
		{ id: 'a5', unit: 'immunis', count: 2 }
	]
};

/** Puts a roster into storage as an earlier visit would have left it, and opens its builder. */
async function open(page: Page, roster: object, look: Look = {}, id = 'test'): Promise<void> {
	await prepare(page, look);
	await page.goto('/new'); // makes the database
	await page.getByRole('button', { name: /^(Commencer|Start)/ }).click();
	await page.waitForURL(/\/roster\//);
	await expect(points(page)).toBeVisible();
	await page.evaluate(
		([key, value]) =>
			new Promise<void>((done, fail) => {
				const opening = indexedDB.open('signifer');
				opening.onerror = () => fail(new Error('no database'));
				opening.onsuccess = () => {
					const writing = opening.result.transaction('rosters', 'readwrite');
					const head = { revision: 1, createdAt: 1, updatedAt: Date.now(), tags: [], deletedAt: null };
					writing.objectStore('rosters').put({ id: key, ...head, roster: value });
					writing.oncomplete = () => {
						opening.result.close();
						done();
					};
				};
			}),
		[id, roster] as const
	);
	await page.goto(`/roster/${id}`);
	await expect(points(page)).toBeVisible();
}

const points = (page: Page): Locator => page.getByRole('group', { name: /^Points/ }).locator('strong');
const row = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: false, expanded: false });
const rowOf = (page: Page, id: string): Locator => page.locator(`[data-entry="${id}"]`);
const toggle = (page: Page, id: string): Locator => rowOf(page, id).getByRole('heading').getByRole('button');
const said = (page: Page): Locator => page.getByTestId('announcer').filter({ hasText: /\S/ });
const add = (page: Page): Locator => page.getByRole('button', { name: 'Ajouter une unité' });
const unit = (page: Page, name: string): Locator =>
	page.getByRole('button', { name: new RegExp(`^Ajouter : ${name}`) });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Annuler (Ctrl + Z)' });
const redo = (page: Page): Locator => page.getByRole('button', { name: 'Rétablir (Ctrl + Y)' });
const order = (page: Page): Promise<string[]> =>
	page.locator('[data-entry]').evaluateAll((rows) => rows.map((each) => each.getAttribute('data-entry') ?? ''));
const menu = async (page: Page, item: string): Promise<void> => {
	await page.getByRole('button', { name: 'Plus d’actions' }).click();
	await page.getByRole('button', { name: item, exact: true }).click();
};

test.describe('on a phone', () => {
	test.use({ viewport: PHONE });

	test('a 200-point Roman warband: built, broken, repaired by one tap, undone, redone, kept', async ({ page }) => {
		await prepare(page);
		await page.goto('/new');
		await page.getByRole('radio', { name: /^Romains/ }).check();
		await page.getByRole('radio', { name: /^Groupe d’élite/ }).check();
		await page.getByLabel('Nom de la liste').fill('Vexillatio secunda');
		await page.getByRole('button', { name: 'Commencer' }).click();
		await expect(page.getByText('Personne encore sous l’enseigne')).toBeVisible();

		// the sheet stays open for as many as wanted
		await add(page).click();
		for (const [name, times] of [
			['Centurion', 1],
			['Optio', 1],
			['Evocatus', 4],
			['Légionnaire : immunis,', 4],
			['Caetratus', 3]
		] as const) {
			for (let n = 0; n < times; n++) await unit(page, name).click();
		}
		await expect(said(page)).toHaveText(/\+1 Caetratus celtibère, 3 maintenant. 194 points sur 200. Liste conforme./);
		await page.getByRole('button', { name: 'Terminé' }).click();
		await expect(points(page)).toHaveText('194');
		await expect(page.getByRole('button', { name: 'Conforme' })).toBeVisible();

		// the centurion mounts a horse: 8 points, 2 too many
		await row(page, 'Centurion').click();
		await page.getByRole('checkbox', { name: /^Cheval/ }).check();
		await expect(points(page)).toHaveText('202');
		await expect(page.getByText('Mouvement (cm) 10 → 25 : Cheval')).toBeVisible();
		await page.getByRole('button', { name: '1 erreur' }).click();
		const sheet = page.getByRole('dialog', { name: 'Problèmes' });
		await expect(sheet.getByText('202 points pour une limite de 200')).toBeVisible();
		await expect(sheet.getByText('De Bello Gallico, VI', { exact: true })).toBeVisible();
		await sheet.getByRole('button', { name: /Centurion : retirer le cheval.*−8/ }).click();
		await expect(sheet.getByText('Aucune règle enfreinte')).toBeVisible();
		await expect(said(page)).toHaveText(/retirer le cheval. 194 points sur 200. Liste conforme./);
		await page.keyboard.press('Escape');
		await expect(points(page)).toHaveText('194');

		await undo(page).click();
		await expect(points(page)).toHaveText('202');
		await redo(page).click();
		await expect(points(page)).toHaveText('194');
		await page.reload();
		await expect(points(page)).toHaveText('194');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Vexillatio secunda');
		// undo goes on after the reload
		await undo(page).click();
		await expect(points(page)).toHaveText('202');
		await undo(page).click();
		await expect(points(page)).toHaveText('194');
	});

	test('taps are not lost when the page closes at once, and ten taps are ten (C12, C63)', async ({ page, context }) => {
		await open(page, ROMANS);
		const plus = rowOf(page, 'a5').getByRole('button', { name: /^ajouter un/ });
		for (let n = 0; n < 10; n++) await plus.click({ noWaitAfter: true });
		await page.close();
		const again = await context.newPage();
		await again.goto('/roster/test');
		await expect(rowOf(again, 'a5').getByRole('textbox')).toHaveValue('12');
	});

	test('a name that is being typed is kept when the page goes away (C16)', async ({ page, context }) => {
		await open(page, ROMANS);
		await page.getByRole('button', { name: /^Vexillatio/ }).click();
		await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('Cohors prima');
		await page.waitForTimeout(900); // a short rest, the field never left
		await page.close();
		const again = await context.newPage();
		await again.goto('/roster/test');
		await expect(again.getByRole('heading', { level: 1 })).toContainText('Cohors prima');
	});

	test('numbers as people type them (C43)', async ({ page }) => {
		await open(page, ROMANS);
		const field = rowOf(page, 'a5').getByRole('textbox');
		for (const [typed, shown] of [
			['5', '5'],
			['', '5'],
			['-3', '5'],
			['1,5', '5'],
			['007', '7'],
			['١٢', '12'],
			['3 ', '3'],
			['0', '1'],
			['1e9', '1'],
			['5000', '999']
		] as const) {
			await field.fill(typed);
			await field.press('Enter');
			await expect(field, typed).toHaveValue(shown);
		}
		const total = await points(page).textContent();
		expect(Number(total?.replace(/\D/g, ''))).toBeGreaterThan(0);
	});

	test('back closes the sheet first, then leaves; coming back finds the same rows open (C67, C68)', async ({
		page
	}) => {
		await open(page, GERMANS);
		await add(page).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(page).toHaveURL(/\/roster\/test$/);
		await toggle(page, 'g4').click();
		await rowOf(page, 'g5').scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(200);
		await page.getByRole('button', { name: 'Plus d’actions' }).click();
		await page.getByRole('link', { name: 'Cartes et feuille' }).click();
		await expect(page).toHaveURL(/\/print$/);
		await page.goBack();
		await expect(toggle(page, 'g4')).toHaveAttribute('aria-expanded', 'true');
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 40);
		expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 40);
	});

	test('a problem leads to its row, its category or its dialog', async ({ page }) => {
		await open(page, GERMANS);
		const problems = page.getByRole('button', { name: /erreurs$/ });
		await problems.click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: /équipage de 1 à 2/ })
			.click();
		await expect(toggle(page, 'g5')).toBeFocused();
		await expect(toggle(page, 'g5')).toHaveAttribute('aria-expanded', 'true');
		await problems.click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: /points pour une limite de 150/ })
			.click();
		await expect(page.getByRole('dialog', { name: 'Armée, composition, limite' })).toBeVisible();
		// a higher limit: told at once, without another edit (C44)
		await page.getByRole('radio', { name: '250' }).check();
		await page.getByRole('button', { name: 'Appliquer' }).click();
		await expect(page.getByText('de trop')).toBeHidden();
		await problems.click();
		await expect(page.getByRole('dialog').getByText(/points pour une limite/)).toBeHidden();
	});

	test('another army: told before, done in one step, undone in one (C47)', async ({ page }) => {
		await open(page, ROMANS);
		await page.getByRole('button', { name: /Changer/ }).click();
		await page.getByRole('radio', { name: 'Celtes' }).check();
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByText('5 lignes ne conviennent plus et seront retirées')).toBeVisible();
		await expect(dialog.getByText('Evocatus × 4')).toBeVisible();
		await dialog.getByRole('button', { name: 'Appliquer' }).click();
		await expect(points(page)).toHaveText('0');
		await expect(page.locator('[data-entry]')).toHaveCount(0);
		await undo(page).click();
		await expect(page.locator('[data-entry]')).toHaveCount(5);
		// or kept, and then every one of them is told
		await page.getByRole('button', { name: /Changer/ }).click();
		await page.getByRole('radio', { name: 'Celtes' }).check();
		await dialog.getByRole('checkbox', { name: /Les garder/ }).check();
		await dialog.getByRole('button', { name: 'Appliquer' }).click();
		await expect(rowOf(page, 'a4').getByText(/Evocatus.*Celtes/)).toBeVisible();
	});

	test('what the unit does not offer stays in sight and can be taken off', async ({ page }) => {
		await open(page, GERMANS);
		await expect(rowOf(page, 'g6').getByText('Unité inconnue')).toBeVisible();
		await toggle(page, 'g7').click();
		const stray = rowOf(page, 'g7').getByRole('checkbox', { name: 'Trophée' });
		await expect(stray).toBeChecked();
		await stray.click();
		await expect(stray).toBeHidden();
		await undo(page).click();
		await expect(stray).toBeChecked();
	});

	test('pairs and exclusive options', async ({ page }) => {
		await open(page, GERMANS);
		await toggle(page, 'g2').click();
		const rider = rowOf(page, 'g2');
		await expect(rider.getByText('35 points la paire (2 contre 1)')).toBeVisible();
		await rider.getByRole('button', { name: 'Ajouter 1 Fantassin germain (paire)' }).click();
		await expect(rowOf(page, 'g3').getByRole('textbox', { name: /^Nombre/ })).toHaveValue('2');
		await expect(rider.getByText('(2 contre 2)')).toBeVisible();
		// two of one group at once came from outside: both are shown, one tap leaves one, then they are radios
		await toggle(page, 'g4').click();
		const warrior = rowOf(page, 'g4');
		await warrior.getByRole('checkbox', { name: /^Protection légère/ }).click();
		await expect(warrior.getByRole('radio', { name: /^Bouclier de bataille/ })).toBeChecked();
		await warrior.getByRole('radio', { name: /^Aucun/ }).check();
		await expect(warrior.getByRole('radio', { name: /^Bouclier de bataille/ })).not.toBeChecked();
		await expect(warrior.getByText('6 × 9 =')).toBeVisible();
	});

	test('a removed row comes back where it was', async ({ page }) => {
		await open(page, ROMANS);
		await toggle(page, 'a2').click();
		await rowOf(page, 'a2').getByRole('button', { name: 'Retirer', exact: true }).click();
		await expect(rowOf(page, 'a2')).toBeHidden();
		await expect(toggle(page, 'a3')).toBeFocused();
		await page.getByRole('button', { name: 'Annuler', exact: true }).click();
		await expect.poll(() => order(page)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
		await expect(toggle(page, 'a2')).toBeFocused();
	});

	test('rulings: changed ones are badges, and prices follow', async ({ page }) => {
		await open(page, GERMANS);
		await expect(page.getByRole('button', { name: /Combien de compétences au plus.*Deux/ })).toBeVisible();
		await menu(page, 'Arbitrages');
		await page.getByRole('radio', { name: /^Trois/ }).check();
		await page.getByRole('button', { name: 'Terminé' }).click();
		await expect(page.getByRole('button', { name: /Combien de compétences au plus/ })).toBeHidden();
		await expect(rowOf(page, 'g1').getByText('compétences au choix')).toBeHidden();
	});

	test('with a browser’s translation the totals still change (C73)', async ({ page }) => {
		await open(page, ROMANS);
		const before = await points(page).textContent();
		await page.evaluate(() => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const found: Node[] = [];
			while (texts.nextNode()) found.push(texts.currentNode);
			for (const text of found) {
				const parent = text.parentElement;
				if (!parent || parent.closest('[translate="no"], script, style')) continue; // what translators skip
				const font = document.createElement('font');
				parent.replaceChild(font, text);
				font.append(text);
			}
		});
		await rowOf(page, 'a5')
			.getByRole('button', { name: /^ajouter un/ })
			.click();
		await expect(points(page)).not.toHaveText(before ?? '');
		await expect(rowOf(page, 'a5').getByText('3 × 17 =')).toBeVisible();
	});

	test('the roster goes to the bin and comes back (C72)', async ({ page }) => {
		await open(page, ROMANS);
		await menu(page, 'Supprimer la liste');
		await expect(page).toHaveURL(/\/$/);
		await page.getByRole('button', { name: 'Annuler', exact: true }).click();
		await expect(page.getByRole('link', { name: /Vexillatio/ })).toBeVisible();
		await page.goto('/roster/test');
		await expect(points(page)).toBeVisible();
	});
});

test('a row is moved by buttons, keys and dragging; it keeps the focus and says its place (C65)', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, ROMANS);
	const names = async () => (await order(page)).slice(0, 3);
	await toggle(page, 'a1').click();
	await rowOf(page, 'a1').getByRole('button', { name: 'Descendre' }).click();
	expect(await names()).toEqual(['a2', 'a1', 'a3']);
	await expect(said(page)).toHaveText('Marcus : position 2 sur 3');
	await expect(rowOf(page, 'a1').getByRole('button', { name: 'Descendre' })).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter'); // already the last: says so, moves nothing
	expect(await names()).toEqual(['a2', 'a3', 'a1']);
	await expect(said(page)).toHaveText(/Marcus\s: position 3 sur 3/);
	await toggle(page, 'a1').press('Alt+ArrowUp');
	expect(await names()).toEqual(['a2', 'a1', 'a3']);
	await expect(toggle(page, 'a1')).toBeFocused();
	await toggle(page, 'a1').click(); // folds
	const grip = rowOf(page, 'a3').getByRole('button', { name: /^Déplacer/ });
	await grip.press('ArrowUp');
	expect(await names()).toEqual(['a2', 'a3', 'a1']);
	await expect(grip).toBeFocused();
	// with the mouse: the last row before the first
	const from = await rowOf(page, 'a1')
		.getByRole('button', { name: /^Déplacer/ })
		.boundingBox();
	const to = await rowOf(page, 'a2').boundingBox();
	if (!from || !to) throw new Error('rows are not shown');
	await page.mouse.move(from.x + 20, from.y + 20);
	await page.mouse.down();
	await page.mouse.move(from.x + 20, from.y - 30, { steps: 4 });
	await page.mouse.move(to.x + 20, to.y + 4, { steps: 6 });
	await page.mouse.up();
	await expect.poll(names).toEqual(['a1', 'a2', 'a3']);
	// and a drag that is given up changes nothing
	await page.mouse.move(from.x + 20, to.y + 20);
	await page.mouse.down();
	await page.mouse.move(from.x + 20, to.y + 120, { steps: 4 });
	await page.keyboard.press('Escape');
	await page.mouse.up();
	expect(await names()).toEqual(['a1', 'a2', 'a3']);
});

test('two tabs on one roster: both changes are kept, both are told (C11)', async ({ page, context }) => {
	await open(page, ROMANS);
	const other = await context.newPage();
	await other.goto('/roster/test');
	await rowOf(other, 'a5')
		.getByRole('button', { name: /^ajouter un/ })
		.click();
	await expect(page.getByText('les deux changements sont gardés')).toBeVisible();
	await expect(rowOf(page, 'a5').getByRole('textbox')).toHaveValue('3');
	await page.getByRole('button', { name: 'Compris' }).click();
	await expect(page.getByText('les deux changements sont gardés')).toBeHidden();
});

test('storage is full: the edit stays, says why, and can be exported (C08)', async ({ page }) => {
	await open(page, ROMANS);
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await rowOf(page, 'a5')
		.getByRole('button', { name: /^ajouter un/ })
		.click();
	await expect(page.getByText('Le dernier changement n’est pas enregistré.')).toBeVisible();
	await expect(rowOf(page, 'a5').getByRole('textbox')).toHaveValue('3');
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Exporter un fichier' }).click()
	]);
	expect(file.suggestedFilename()).toBe('Vexillatio.json');
	const written: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
	expect(written).toMatchObject({ format: 'signifer.roster', entries: { 4: { unit: 'immunis', count: 3 } } });
});

test.describe('on a wide screen', () => {
	test.use({ viewport: WIDE });

	test('by the keyboard alone: search, add, choose, undo, with the card following', async ({ page }) => {
		await open(page, ROMANS);
		await page.keyboard.press('/');
		await expect(page.getByRole('searchbox', { name: 'Chercher une unité' })).toBeFocused();
		await page.keyboard.type('frondeur');
		await expect(page.getByRole('status').getByText('1 unité trouvée')).toBeAttached();
		while (!(await unit(page, 'Frondeur').evaluate((button) => button === document.activeElement))) {
			await page.keyboard.press('Tab');
		}
		await page.keyboard.press('Enter');
		await expect(said(page)).toHaveText(/\+1 Frondeur des Baléares, 1 maintenant/);
		await expect(page.getByRole('article').getByText('Frondeur des Baléares')).toBeVisible();

		await toggle(page, 'a1').focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('article').getByText('Marcus')).toBeVisible();
		const horse = rowOf(page, 'a1').getByRole('checkbox', { name: /^Cheval/ });
		while (!(await horse.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
		await expect(page.getByRole('article').getByText('Cheval.')).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(horse).not.toBeChecked();
		await page.keyboard.press('Control+Shift+z');
		await expect(horse).toBeChecked();
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+y');
		await expect(horse).toBeChecked();
		await expect(horse).toBeFocused();

		// the `/` key can be switched off, and stays so
		await page.getByRole('button', { name: 'Plus d’actions' }).press('Enter');
		await page.getByRole('button', { name: 'Raccourcis clavier' }).press('Enter');
		await page.getByRole('checkbox', { name: /La touche « \/ »/ }).press('Space');
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await page.reload();
		await expect(points(page)).toBeVisible();
		await page.keyboard.press('/');
		await expect(page.getByRole('searchbox')).not.toBeFocused();
	});

	test('skills against the rules are marked with the reason, and can be taken all the same', async ({ page }) => {
		await open(page, ROMANS);
		await toggle(page, 'a5').click();
		const immunis = rowOf(page, 'a5');
		await expect(immunis.getByText('aucune permise')).toBeVisible();
		await immunis.getByText(/autres, contre les règles/).click();
		await expect(immunis.getByText(/Danse du coq bleu.*Romains/).first()).toBeVisible();
		await immunis.getByRole('checkbox', { name: /^Coriace/ }).check();
		await expect(page.getByRole('button', { name: '1 erreur', exact: true })).toBeVisible();
		await immunis.getByRole('button', { name: /Retirer la compétence.*Coriace.*−8/ }).click();
		await expect(page.getByRole('button', { name: 'Conforme' })).toBeVisible();
	});

	test('a name of the people is proposed, another each time', async ({ page }) => {
		await open(page, ROMANS);
		await toggle(page, 'a2').click();
		const name = rowOf(page, 'a2').getByRole('textbox', { name: 'Nom propre' });
		await rowOf(page, 'a2').getByRole('button', { name: 'Proposer' }).click();
		await expect(name).not.toHaveValue('');
		const first = await name.inputValue();
		await expect(toggle(page, 'a2')).toContainText(first);
		await rowOf(page, 'a2').getByRole('button', { name: 'Proposer' }).click();
		await expect(name).not.toHaveValue(first);
	});
});

test('what is not there is told', async ({ page }) => {
	await prepare(page);
	await page.goto('/roster/nobody');
	await expect(page.getByRole('heading', { name: 'Cette liste n’est pas ici' })).toBeVisible();
	await expectAccessible(page, 'missing roster');
});

for (const { locale, theme, size } of [
	...LOOKS.map((look) => ({ ...look, size: PHONE })),
	{ locale: 'en', theme: 'light', size: WIDE } as const
]) {
	test(`no axe violation: ${locale}, ${theme}, ${size.width} px`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.setViewportSize(size);
		await open(page, GERMANS, { locale, theme });
		for (const id of ['g1', 'g2', 'g6', 'g7']) await toggle(page, id).click();
		await rowOf(page, 'g1').locator('summary').first().waitFor();
		for (const summary of await rowOf(page, 'g1').locator('summary').all()) await summary.click();
		await expectAccessible(page, 'unfolded rows');
		await expectTargets(page, 'unfolded rows');
		if (size === PHONE) {
			await page.getByRole('button', { name: /^(Ajouter une unité|Add a unit)/ }).click();
			await expect(page.getByRole('searchbox')).toBeVisible();
			await expectAccessible(page, 'sheet of units');
			await expectTargets(page, 'sheet of units');
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: /(erreurs|errors)$/ }).click();
			await page.getByRole('dialog').locator('summary').click();
			await expectAccessible(page, 'problems');
			await page.keyboard.press('Escape');
		}
	});
}

for (const { locale, theme } of LOOKS.slice(0, 2)) {
	test(`no axe violation in menu and dialogs: ${locale}, ${theme}`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.setViewportSize(PHONE);
		await open(page, GERMANS, { locale, theme });
		const more = page.getByRole('button', { name: /^(Plus d’actions|More actions)/ });
		await more.click();
		await expectAccessible(page, 'menu');
		await more.click();
		for (const item of [
			/^(Armée, composition|Army, composition)/,
			/^(Arbitrages|Rulings)/,
			/^(Notes de la liste|Notes on the roster)/,
			/^(Dupliquer la liste|Duplicate the roster)/,
			/^(Raccourcis|Keyboard)/
		]) {
			await more.click();
			await page.getByRole('button', { name: item }).first().click();
			await expect(page.getByRole('dialog')).toBeVisible();
			await expectAccessible(page, item.source);
			await expectTargets(page, item.source);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();
		}
	});
}

for (const [width, height, textSize] of [
	[320, 640, 100],
	[320, 640, 200],
	[320, 256, 100], // 1280 by 1024 at 400 %
	[360, 740, 200],
	[768, 1024, 200],
	[1280, 800, 200]
] as const) {
	test(`nothing sticks out at ${width} × ${height} px and ${textSize} %`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await open(page, GERMANS, { textSize });
		for (const id of ['g1', 'g4']) await toggle(page, id).click();
		await rowOf(page, 'g1').locator('summary').first().waitFor();
		for (const summary of await page.locator('.rows summary').all()) await summary.click();
		await expectNoSideways(page, 'rows');
		// a row can be reached between the bars
		const box = await toggle(page, 'g5').evaluate((button) => {
			button.scrollIntoView({ block: 'center' });
			const { left, top, width: w, height: h } = button.getBoundingClientRect();
			return document.elementFromPoint(left + w / 2, top + h / 2)?.closest('button') === button;
		});
		expect(box).toBe(true);
		if (width < 768) {
			await add(page).click();
			await expect(page.getByRole('searchbox')).toBeVisible();
			await expectNoSideways(page, 'sheet of units');
		}
	});
}
