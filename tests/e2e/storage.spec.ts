import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test';

test.use({ locale: 'fr-FR' });

const SAMPLE = 'Le raid de Sedullos';
const LEVY = 'Levée celte';
const CINGETO = 'Cingeto';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Takes a ready-made warband and answers its address. */
async function take(page: Page): Promise<string> {
	await page.goto('/');
	await page.getByRole('main').getByRole('button', { name: SAMPLE }).click();
	await expect(page).toHaveURL(/\/roster\/[0-9a-f-]+$/);
	await expect(plus(page, LEVY)).toBeVisible();
	return page.url();
}
/** The plus button of the first entry with this name. */
const plus = (page: Page, unit: string) =>
	page.getByRole('button', { name: new RegExp(`^ajouter un ${unit}`) }).first();
/** How many of them there are, as the button says. */
const count = async (page: Page, unit: string) =>
	Number(/, (\d+) maintenant/.exec((await plus(page, unit).getAttribute('aria-label')) ?? '')?.[1]);
const undo = (page: Page) => page.getByRole('button', { name: /^Annuler/ });

/** A rarely seen state of the browser, before any script of the page. */
const withoutDatabase = (context: BrowserContext, how: 'throws' | 'missing') =>
	context.addInitScript((kind) => {
		if (kind === 'missing') Reflect.deleteProperty(window, 'indexedDB');
		if (kind === 'missing') Reflect.deleteProperty(Window.prototype, 'indexedDB');
		else {
			IDBFactory.prototype.open = () => {
				throw new DOMException('A mutation operation was attempted on a database', 'InvalidStateError');
			};
			IDBFactory.prototype.databases = () => Promise.reject(new DOMException('no', 'SecurityError'));
		}
		Reflect.deleteProperty(window, 'caches');
		Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
	}, how);

/** A page of the same origin where the app does not run, to reach its database from outside. */
async function outside(context: BrowserContext, baseURL: string | undefined): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${baseURL}/favicon.svg`);
	return page;
}

for (const how of ['throws', 'missing'] as const) {
	test(`storage refused (${how}): everything works in memory, under a banner that says so`, async ({
		context,
		page
	}) => {
		await withoutDatabase(context, how);
		await page.goto('/');
		await expect(page.getByText('rien ne sera gardé dans cette fenêtre')).toBeVisible();
		await take(page);
		await plus(page, LEVY).click();
		await expect(undo(page)).toBeEnabled();
		const before = await count(page, LEVY);
		await undo(page).click();
		await expect.poll(() => count(page, LEVY)).toBe(before - 1);
		await expect(page.getByText('rien ne sera gardé dans cette fenêtre')).toBeVisible();
	});
}

test('storage cleared under an installed app: a calm first screen with ways back', async ({ page }) => {
	await take(page);
	await page.evaluate(async () => {
		for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
		for (const name of await caches.keys()) await caches.delete(name);
	});
	await page.goto('/');
	await expect(page.getByText('Aucune liste n’est gardée sur cet appareil')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Reprendre une sauvegarde' })).toBeVisible();
	await expect(page.getByRole('link', { name: /Coller un lien/ })).toBeVisible();
});

test('every tap is kept: three taps, and the tab is closed at once; undo steps too', async ({ context, page }) => {
	const address = await take(page);
	const before = await count(page, LEVY);
	for (let taps = 0; taps < 3; taps++) await plus(page, LEVY).click({ delay: 0 });
	await page.close();
	const again = await context.newPage();
	await again.goto(address);
	await expect.poll(() => count(again, LEVY)).toBe(before + 3);
	for (let steps = 0; steps < 3; steps++) await undo(again).click();
	await expect.poll(() => count(again, LEVY)).toBe(before);
	await expect(undo(again)).toBeDisabled();
});

test('two tabs on one roster lose nothing, even when they do not hear each other', async ({ context, page }) => {
	await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
	const address = await take(page);
	const other = await context.newPage();
	await other.goto(address);
	await expect(plus(other, LEVY)).toBeVisible();
	const [levies, cingetos] = [await count(page, LEVY), await count(page, CINGETO)];
	await plus(page, LEVY).click();
	await plus(other, CINGETO).click();
	await expect.poll(() => count(other, LEVY)).toBe(levies + 1);
	await expect.poll(() => count(other, CINGETO)).toBe(cingetos + 1);
	await expect(other.getByText('les deux changements sont gardés')).toBeVisible();
	await page.reload();
	await expect.poll(() => count(page, LEVY)).toBe(levies + 1);
	expect(await count(page, CINGETO)).toBe(cingetos + 1);
});

test('two tabs that hear each other show the same', async ({ context, page }) => {
	const address = await take(page);
	const other = await context.newPage();
	await other.goto(address);
	const before = await count(other, LEVY);
	await plus(page, LEVY).click();
	await expect.poll(() => count(other, LEVY)).toBe(before + 1);
	await other.goto('/');
	await page.getByRole('button', { name: 'Plus d’actions' }).click();
	await page.getByRole('button', { name: 'Supprimer la liste' }).click();
	await expect(other.getByText('Aucune liste n’est gardée sur cet appareil')).toBeVisible();
});

test('an upgrade that waits for an old tab says so in every waiting tab, and goes on by itself', async ({
	context,
	page,
	baseURL
}) => {
	const old = await outside(context, baseURL);
	await old.evaluate(
		() =>
			new Promise<void>((done) => {
				// a tab of an older version, frozen: it never answers
				const request = indexedDB.open('signifer', 1);
				request.onsuccess = () => {
					Reflect.set(window, 'held', request.result);
					done();
				};
			})
	);
	const third = await context.newPage();
	for (const waiting of [page, third]) await waiting.goto('/');
	for (const waiting of [page, third]) {
		await expect(waiting.getByText('Signifer attend une autre fenêtre')).toBeVisible({ timeout: 5000 });
	}
	await old.close();
	for (const waiting of [page, third]) {
		await expect(waiting.getByText('Signifer attend une autre fenêtre')).toBeHidden();
		await expect(waiting.getByText('Aucune liste n’est gardée sur cet appareil')).toBeVisible();
	}
});

test('an old tab no longer writes once a newer version took the database over', async ({ context, page, baseURL }) => {
	const address = await take(page);
	const before = await count(page, LEVY);
	const newer = await outside(context, baseURL);
	await newer.evaluate(
		() =>
			new Promise<void>((done, refuse) => {
				const request = indexedDB.open('signifer', 90);
				request.onsuccess = () => {
					request.result.close();
					done();
				};
				request.onerror = () => refuse(request.error);
			})
	);
	await expect(page.getByText('Celle-ci n’enregistre plus')).toBeVisible();
	await plus(page, LEVY).click();
	await expect(page.getByText('Le dernier changement n’est pas enregistré')).toBeVisible();
	expect(await count(page, LEVY)).toBe(before + 1); // still on screen, to be exported
	await page.goto(address);
	await expect(page.getByText('Celle-ci n’enregistre plus')).toBeVisible();
});

test('storage full: the cause in words, the change stays on screen, and is kept once there is room', async ({
	page
}) => {
	const address = await take(page);
	const before = await count(page, LEVY);
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		Reflect.set(window, 'makeRoom', () => (IDBObjectStore.prototype.put = put));
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await plus(page, LEVY).click();
	await expect(page.getByText('La mémoire du navigateur est pleine')).toBeVisible();
	expect(await count(page, LEVY)).toBe(before + 1);
	await page.evaluate(() => {
		const makeRoom: unknown = Reflect.get(window, 'makeRoom');
		if (typeof makeRoom === 'function') makeRoom();
	});
	await page.getByRole('button', { name: 'Réessayer' }).click();
	await expect(page.getByText('La mémoire du navigateur est pleine')).toBeHidden();
	await page.goto(address);
	await expect.poll(() => count(page, LEVY)).toBe(before + 1);
});

test('a double tap on a ready-made warband makes one roster', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('main').getByRole('button', { name: SAMPLE }).dblclick();
	await expect(page).toHaveURL(/\/roster\//);
	await page.goto('/');
	await expect(page.getByRole('main').getByRole('link', { name: SAMPLE })).toHaveCount(1);
});

test('lasting storage is asked for once there is a roster, not before, and the answer is shown', async ({ page }) => {
	await page.addInitScript(() => {
		StorageManager.prototype.persisted = () => Promise.resolve(false);
		StorageManager.prototype.persist = () => {
			localStorage.setItem('asked', String(Number(localStorage.getItem('asked') ?? 0) + 1));
			return Promise.resolve(false);
		};
	});
	const asked = () => page.evaluate(() => localStorage.getItem('asked'));
	await page.goto('/settings');
	await expect(page.getByTestId('persistence')).toContainText('demandez-lui de les garder');
	expect(await asked()).toBeNull();
	await take(page);
	await plus(page, LEVY).click();
	await expect.poll(asked).toBe('1');
	await page
		.getByRole('link', { name: /Retour|Listes/ })
		.first()
		.click();
	await page.getByRole('link', { name: 'Réglages' }).first().click();
	await expect(page.getByTestId('persistence')).toContainText('n’a pas promis');
	expect(await asked()).toBe('1');
});

/** Saves a backup from the settings and answers its file. */
async function backup(page: Page): Promise<string> {
	await page.goto('/settings');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Enregistrer une sauvegarde' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^signifer-sauvegarde-\d{4}-\d\d-\d\d\.json$/);
	await expect(page.getByTestId('last-backup')).toContainText('Dernière sauvegarde');
	return download.path();
}

/** Closing a dialog takes its history entry back a moment later, which would abort an address typed in that instant. */
async function visit(page: Page, address: string): Promise<void> {
	await page.waitForTimeout(1000);
	await page.goto(address);
}

async function elsewhere(browser: Browser): Promise<Page> {
	return (await browser.newContext({ locale: 'fr-FR' })).newPage();
}

test('a backup brings everything back in another browser, after a preview', async ({ browser, page }) => {
	await take(page);
	await plus(page, LEVY).click();
	const file = await backup(page);
	const document = JSON.parse(await readFile(file, 'utf8'));
	expect(document).toMatchObject({ format: 'signifer.backup', version: 1, rosters: [{ roster: { name: SAMPLE } }] });

	const other = await elsewhere(browser);
	await visit(other, '/settings');
	await other.getByTestId('restore-file').setInputFiles(file);
	const dialog = other.getByRole('dialog');
	await expect(dialog.getByTestId('restore-preview')).toContainText(`${SAMPLE} ajoutée`);
	await dialog.getByRole('button', { name: 'Reprendre', exact: true }).click();
	await expect(dialog).toBeHidden();
	await visit(other, '/');
	await other.getByRole('link', { name: SAMPLE }).click();
	await expect.poll(() => count(other, LEVY)).toBe(leviesOf(document));

	// the same again changes nothing
	await visit(other, '/settings');
	await other.getByTestId('restore-file').setInputFiles(file);
	await expect(dialog.getByTestId('restore-preview')).toContainText('Rien ne change');
	await other.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await other.context().close();
});

const leviesOf = (document: { rosters: { roster: { entries: { unit: string; count: number }[] } }[] }) =>
	document.rosters[0]?.roster.entries.find((entry) => entry.unit === 'celtic-levy')?.count;

test('changed on both sides: the backup’s version comes in as a copy; replacing bins what it does not hold', async ({
	browser,
	page
}) => {
	const address = await take(page);
	const file = await backup(page);
	const other = await elsewhere(browser);
	await visit(other, '/settings');
	await other.getByTestId('restore-file').setInputFiles(file);
	const dialog = other.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Reprendre', exact: true }).click();
	await expect(dialog).toBeHidden();
	await visit(other, address);
	await plus(other, CINGETO).click();
	await visit(page, address);
	await plus(page, LEVY).click();
	const later = await backup(page);

	await visit(other, '/settings');
	await other.getByTestId('restore-file').setInputFiles(later);
	await expect(dialog.getByTestId('restore-preview')).toContainText('ajoutée comme copie');
	await dialog.getByRole('button', { name: 'Reprendre', exact: true }).click();
	await expect(dialog).toBeHidden();
	await visit(other, '/');
	await expect(other.getByRole('link', { name: `${SAMPLE} (sauvegarde)` })).toBeVisible();

	await visit(other, '/settings');
	await other.getByTestId('restore-file').setInputFiles(later);
	await dialog.getByRole('radio', { name: 'Remplacer' }).check();
	await expect(dialog.getByTestId('restore-preview')).toContainText('1 liste d’ici ira à la corbeille');
	await dialog.getByRole('button', { name: 'Reprendre', exact: true }).click();
	await expect(dialog).toBeHidden();
	await visit(other, '/');
	await expect(other.getByRole('link', { name: SAMPLE })).toHaveCount(1);
	await expect(other.getByRole('button', { name: /Corbeille \(1 liste\)/ })).toBeVisible();
	await other.context().close();
});

test('a file that is no backup is refused in words, and the button comes back', async ({ page }) => {
	await page.goto('/settings');
	const give = (name: string, text: string | Buffer) =>
		page.getByTestId('restore-file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
	for (const [name, text, words] of [
		['a.json', '{"format":"signifer.backup","version":9,"rosters":[]}', 'Signifer plus récent'],
		['b.json', '{"format":"signifer.roster","version":1}', 'une seule liste'],
		['c.json', '{"lists":[]}', 'ce n’est pas une sauvegarde de Signifer'],
		['d.json', '{"format":"signifer.backup"', 'JSON'],
		['e.json', Buffer.from([0x7b, 0x22, 0xc9, 0x22]), 'UTF-8']
	] as const) {
		await give(name, text);
		await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
	}
	await expect(page.getByRole('button', { name: 'Reprendre une sauvegarde' })).toBeEnabled();
});

test('a broken record blocks nothing; it is removed only after it was saved', async ({ context, page, baseURL }) => {
	await take(page);
	const aside = await outside(context, baseURL);
	await aside.evaluate(
		() =>
			new Promise<void>((done) => {
				const request = indexedDB.open('signifer');
				request.onsuccess = () => {
					const transaction = request.result.transaction('rosters', 'readwrite');
					const roster = { format: 'signifer.roster', version: 1, game: 'dbg', name: 'Cassée', entries: 5 };
					transaction.objectStore('rosters').put({ id: 'bad', roster });
					transaction.oncomplete = () => {
						request.result.close();
						done();
					};
				};
			})
	);
	await page.goto('/');
	await expect(page.getByRole('link', { name: SAMPLE })).toBeVisible();
	await expect(page.getByText(/1 liste est illisible/)).toBeVisible();
	await page.goto('/settings');
	await expect(page.getByText('Cassée')).toBeVisible();
	const remove = page.getByRole('button', { name: 'Retirer', exact: true });
	await expect(remove).toBeDisabled();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Enregistrer tel quel' }).click();
	const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
	expect(saved).toMatchObject({ raw: { id: 'bad', roster: { name: 'Cassée', entries: 5 } } });
	await remove.click();
	await expect(page.getByText('Cassée')).toBeHidden();
	await page.goto('/');
	await expect(heading(page)).toBeVisible();
	await expect(page.getByText(/illisible/)).toBeHidden();
});
