import { readFileSync, writeFileSync } from 'node:fs';
import { type Page, chromium, expect, test } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.mjs';
import { encode } from 'uqr';
import oscarVectors from '../golden/share-v1-oscar.json' with { type: 'json' };
import vectors from '../golden/share-v1.json' with { type: 'json' };
import { LOOKS, expectAccessible, expectNoSideways, expectTargets, prepare } from './axe.ts';

const codeOf = (name: string): string => {
	const vector = vectors.find((one) => one.name === name);
	if (!vector) throw new Error(`no vector ${name}`);
	return vector.code;
};
const ROMANS = codeOf('Romans of 200 points');
const keep = (page: Page) => page.getByRole('button', { name: 'Garder une copie' });
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Every roster that is stored, read from the database itself. */
const stored = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const [first] = await indexedDB.databases();
		if (!first?.name) return 0;
		const open = indexedDB.open(first.name);
		const db = await new Promise<IDBDatabase>((resolve, reject) => {
			open.onsuccess = () => resolve(open.result);
			open.onerror = () => reject(open.error);
		});
		const count = db.transaction('rosters').objectStore('rosters').count();
		const found = await new Promise<number>((resolve) => (count.onsuccess = () => resolve(count.result)));
		db.close();
		return found;
	});

/** Opens a link and keeps a copy: the builder's address of it. */
async function kept(page: Page, code: string): Promise<string> {
	await page.goto(`/#${code}`);
	await keep(page).click();
	await page.waitForURL(/\/roster\//);
	return page.url();
}

test('a link opens read-only, stores nothing, keeps its address, and "keep a copy" leads to the builder', async ({
	page
}) => {
	await page.goto(`/?fbclid=IwAR123#${ROMANS}`);
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
	await expect(page.getByText('Centurion')).toBeVisible();
	await expect(page.getByText('Guerrier d’élite')).toBeVisible();
	await expect(page).toHaveURL(`/?fbclid=IwAR123#${ROMANS}`);
	expect(await stored(page)).toBe(0);
	await keep(page).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	expect(await stored(page)).toBe(1);
	await page.goBack();
	await expect(page).toHaveURL(`/?fbclid=IwAR123#${ROMANS}`);
	await expect(keep(page)).toBeVisible();
});

test('another hash in the same window opens the other roster; a name of a place opens none', async ({ page }) => {
	await page.goto(`/#${ROMANS}`);
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
	await page.evaluate((code) => (location.hash = code), codeOf('Celts of 200 points'));
	await expect(title(page, 'Guerriers éduens')).toBeVisible();
	await page.evaluate(() => (location.hash = 'content'));
	await expect(keep(page)).toBeHidden();
	await expect(page.getByText('incomplet')).toBeHidden();
});

test('broken links say why, in words', async ({ page }) => {
	const say = async (code: string, words: RegExp) => {
		await page.goto(`/#${code}`);
		await expect(page.getByRole('alert')).toContainText(words);
		await expect(keep(page)).toBeHidden();
	};
	await say(ROMANS.slice(0, -9), /incomplet/);
	await say(`${ROMANS.slice(0, 20)}${ROMANS[20] === 'x' ? 'y' : 'x'}${ROMANS.slice(21)}`, /abîmé/);
});

test('illegal, unknown and hostile rosters are shown as they are, and nothing in them runs', async ({ page }) => {
	page.on('dialog', () => {
		throw new Error('a script ran');
	});
	await page.goto(`/#${codeOf('markup is text')}`);
	await expect(title(page, '<img src=x onerror=alert(1)>')).toBeVisible();
	expect(await page.locator('main img').count()).toBe(0);
	await page.goto(`/#${codeOf('unknown unit, option, skill, swap, ruling')}`);
	await expect(page.getByText('x-no-unit').first()).toBeVisible();
	await expect(page.getByText(/Non conforme/)).toBeVisible();
	await page.goto(`/#${codeOf('hostile ids')}`);
	await expect(page.getByText('__proto__').first()).toBeVisible();
});

test('a pasted message leads to the roster, and back comes back', async ({ page }) => {
	await page.goto('/open');
	const field = page.getByLabel(/Lien, code/);
	await field.fill('bonjour');
	await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
	await expect(main(page).getByText('Aucun lien de Signifer')).toBeVisible();
	const half = Math.floor(ROMANS.length / 2);
	await field.fill(`> Salut ! https://exemple.org/#${ROMANS.slice(0, half)}\n> ${ROMANS.slice(half)}.\n> à mardi`);
	await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
	await expect(page).toHaveURL(`/#${ROMANS}`);
	await page.goBack();
	await expect(page.getByLabel(/Lien, code/)).toBeVisible();
});

test('what another app shares with this one opens too', async ({ page }) => {
	await page.goto(`/open?title=Liste&text=${encodeURIComponent(`Ma bande : https://exemple.org/#${ROMANS}`)}`);
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
});

test('files: a roster of any text editor, a backup, Windows-1252, something else', async ({ page }) => {
	const roster = JSON.stringify(vectors.find((one) => one.name === 'Romans of 200 points')?.roster);
	const choose = async (name: string, buffer: Buffer) => {
		await page.goto('/open');
		await page.getByTestId('open-file').setInputFiles({ name, mimeType: 'application/json', buffer });
	};
	await choose('a.json', Buffer.from(`\uFEFF${roster}`, 'utf16le'));
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
	await expect(page.getByText('a.json')).toBeVisible();
	expect(await stored(page)).toBe(0);
	await page.reload(); // the file is gone with the page
	await expect(page.getByLabel(/Lien, code/)).toBeVisible();

	await choose('b.json', Buffer.from(roster.replace('Cohorte', 'Éclaireurs'), 'latin1'));
	await expect(main(page).getByText('UTF-8')).toBeVisible();
	await choose('c.json', Buffer.from('{"format":"signifer.backup","version":1}'));
	await expect(page.getByRole('link', { name: 'Restaurer une sauvegarde' })).toBeVisible();
	await choose('d.json', Buffer.from('{"format":'));
	await expect(main(page).getByText(/JSON lisible/)).toBeVisible();
});

test('a file dropped on any screen opens', async ({ page }) => {
	await page.goto('/reference');
	const roster = JSON.stringify(vectors.find((one) => one.name === 'Romans of 200 points')?.roster);
	const data = await page.evaluateHandle((text) => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([text], 'liste.json', { type: 'application/json' }));
		return transfer;
	}, roster);
	await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
	await expect(page.getByText(/Déposez la liste/)).toBeVisible();
	await page.dispatchEvent('main', 'drop', { dataTransfer: data });
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
});

test('the same roster received twice asks; another version of it can replace mine or stand beside it', async ({
	page
}) => {
	await kept(page, ROMANS);
	await page.goto(`/#${ROMANS}`);
	await keep(page).dblclick();
	const dialog = page.getByRole('dialog', { name: 'Vous avez déjà cette liste' });
	await expect(dialog).toContainText('exactement la même chose');
	await dialog.getByRole('button', { name: /ouvrir la mienne/ }).click();
	await page.waitForURL(/\/roster\//);
	expect(await stored(page)).toBe(1);

	const vector = vectors.find((one) => one.name === 'Romans of 200 points');
	const other = JSON.stringify({ ...vector?.roster, entries: vector?.roster.entries.slice(0, 3) });
	const receive = async () => {
		await page.goto('/open');
		await page
			.getByTestId('open-file')
			.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(other) });
		await keep(page).click();
		await expect(dialog).toContainText('n’a pas le même contenu');
	};
	await receive();
	await dialog.getByRole('button', { name: 'Garder les deux' }).click();
	await page.waitForURL(/\/roster\//);
	expect(await stored(page)).toBe(2);
	await page.goto('/');
	await expect(page.getByText('Cohorte de Sabinus (2)')).toBeVisible();
});

test('the share screen: link, copy, QR code in the dark theme, file and text', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.emulateMedia({ colorScheme: 'dark' });
	const builder = await kept(page, ROMANS);
	await page.goto(`${builder}/share`);
	const link = await page.getByLabel('Lien de la liste').inputValue();
	expect(link).toBe(`${new URL(builder).origin}/#${ROMANS}`);
	await expect(page.getByText(`${link.length} signes`)).toBeVisible();

	await page.getByRole('button', { name: 'Copier le lien' }).click();
	await expect(page.getByText('Lien copié').first()).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

	// what a scanner sees of the dark screen, a margin of the page around it
	await page.getByTestId('qr').scrollIntoViewIfNeeded();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	const picture = await page.getByTestId('qr').screenshot();
	// read back by the app's own reader
	await page.goto('/open');
	await page.getByTestId('open-picture').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer: picture });
	await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
	expect(page.url()).toBe(link);

	await page.goto(`${builder}/share`);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Télécharger le fichier' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('Cohorte de Sabinus.json');
	const saved: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
	expect(saved).toMatchObject({ format: 'signifer.roster', version: 1, name: 'Cohorte de Sabinus' });

	await expect(page.getByLabel('La liste en texte')).toHaveValue(/Cohorte de Sabinus[\s\S]*Centurion[\s\S]*#EQ/);
	await page.getByLabel('Avec le lien à la fin').uncheck();
	await expect(page.getByLabel('La liste en texte')).not.toHaveValue(/#EQ/);
});

test('where the browser refuses to copy, the link is selected', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
		document.execCommand = () => false;
	});
	const builder = await kept(page, ROMANS);
	await page.goto(`${builder}/share`);
	await page.getByRole('button', { name: 'Copier le lien' }).click();
	await expect(page.getByText(/le texte est sélectionné/).first()).toBeVisible();
	const field = page.getByLabel('Lien de la liste');
	const selected = await field.evaluate((area: HTMLTextAreaElement) =>
		area.value.slice(area.selectionStart, area.selectionEnd)
	);
	expect(selected).toBe(await field.inputValue());
});

test('an illegal or very long roster can be shared, and says what to mind', async ({ page }) => {
	const illegal = await kept(page, codeOf('illegal: over the limit, counts of nothing'));
	await page.goto(`${illegal}/share`);
	await expect(page.getByText(/Non conforme\s: \d+ problèmes/)).toBeVisible();
	await expect(page.getByLabel('La liste en texte')).toHaveValue(/NON CONFORME/);

	const long = await kept(page, codeOf('a name of 2000 letters'));
	await page.goto(`${long}/share`);
	await expect(page.getByText(/des messageries coupent/)).toBeVisible();
	await expect(page.getByText(/trop long .* pour un code QR/)).toBeVisible();
	await expect(page.getByTestId('qr')).toBeHidden();
});

/** A film of one picture, as a camera would show it: a QR code on paper, in the format that Chromium's false camera takes. */
function film(text: string, path: string): void {
	const [width, height, frames] = [640, 480, 10];
	const { data, size } = encode(text, { ecc: 'M', border: 4 });
	const scale = Math.floor(height / size);
	const luma = Buffer.alloc(width * height, 235);
	data.forEach((row, y) =>
		row.forEach((dark, x) => {
			if (!dark) return;
			for (let line = y * scale; line < (y + 1) * scale; line++) {
				luma.fill(16, line * width + 80 + x * scale, line * width + 80 + (x + 1) * scale);
			}
		})
	);
	const colour = Buffer.alloc((width * height) / 2, 128);
	const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colour]);
	const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`);
	writeFileSync(path, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}

test('the camera sees the QR code of another phone; one that is no roster is told apart', async ({
	baseURL,
	locale
}, info) => {
	const seen = async (text: string, then: (page: Page) => Promise<void>) => {
		const path = info.outputPath(`camera-${text.length}.y4m`);
		film(text, path);
		const browser = await chromium.launch({
			...chromiumOptions,
			args: [
				...chromiumOptions.args,
				'--use-fake-ui-for-media-stream',
				'--use-fake-device-for-media-stream',
				`--use-file-for-fake-video-capture=${path}`
			]
		});
		const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), ...(locale ? { locale } : {}) });
		await page.goto('/open');
		await page.getByRole('button', { name: 'Scanner' }).click();
		await then(page);
		await browser.close();
	};
	await seen(`https://exemple.org/#${ROMANS}`, async (page) => {
		await expect(title(page, 'Cohorte de Sabinus')).toBeVisible();
		await expect(page.getByRole('dialog')).toBeHidden();
		await page.goBack();
		await expect(page.getByLabel(/Lien, code/)).toBeVisible();
	});
	await seen('https://exemple.org/menu-du-jour', async (page) => {
		await expect(page.getByText('Ce code QR n’est pas celui d’une liste.')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
	});
});

for (const { theme, locale } of LOOKS) {
	test(`${theme}, ${locale}: axe finds nothing, every target is large enough, nothing is cut`, async ({ page }) => {
		await prepare(page, { theme, locale });
		await page.setViewportSize({ width: 360, height: 740 });
		const check = async (where: string) => {
			await expectAccessible(page, where);
			await expectNoSideways(page, where);
			await expectTargets(page, where);
		};
		await page.goto(`/#${codeOf('illegal: skills and options repeated, exclusive, of another army')}`);
		const button = page.getByRole('button', { name: /Garder une copie|Keep a copy/ });
		await expect(button).toBeVisible();
		await check('received');
		await button.click();
		await page.waitForURL(/\/roster\//);
		const address = page.url();
		await page.goto(`/#${codeOf('illegal: skills and options repeated, exclusive, of another army')}`);
		await button.click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await check('received twice');
		await page.goto(`${address}/share`);
		await expect(page.getByTestId('qr')).toBeVisible();
		await check('share');
		await page.goto('/open');
		await page.getByRole('textbox').fill('x');
		await page.getByRole('button', { name: /^(Ouvrir|Open)$/ }).click();
		await check('open');
		await page.goto('/#EQEAAAA');
		await expect(page.getByRole('alert')).toBeVisible();
		await check('broken');
	});
}

test('320 pixels wide and letters twice as large: nothing is cut', async ({ page }) => {
	await prepare(page, { textSize: 200 });
	await page.setViewportSize({ width: 320, height: 640 });
	for (const name of [
		'accents, Greek, Latin Extended',
		'a name of 2000 letters',
		'rulings of every kind',
		'hostile ids'
	]) {
		await page.goto(`/#${codeOf(name)}`);
		await expect(keep(page)).toBeVisible();
		await expectNoSideways(page, name);
	}
	await page.goto(`/#${codeOf('accents, Greek, Latin Extended')}`);
	await keep(page).click();
	await page.waitForURL(/\/roster\//);
	await page.goto(`${page.url()}/share`);
	await expect(page.getByTestId('qr')).toBeVisible();
	await expectNoSideways(page, 'share');
	await page.goto('/open');
	await expectNoSideways(page, 'open');
});

test('a company: its link opens read-only, is kept, and is shared again as link, QR, text and file', async ({
	page
}) => {
	const [company] = oscarVectors.filter(({ roster }) => roster.army === 'anglophone');
	await page.goto(`/#${company?.code}`);
	await expect(page.getByRole('heading', { level: 2, name: 'Officier commandant' })).toBeVisible();
	await expect(page.getByText('Conforme aux règles')).toBeVisible();
	expect(await stored(page)).toBe(0);
	await keep(page).click();
	await page.waitForURL(/\/roster\/[^/]+$/);
	await page.goto(`${page.url()}/share`);
	await expect(page.getByRole('textbox', { name: 'Lien de la liste' })).toHaveValue(new RegExp(`#${company?.code}$`));
	await expect(page.getByTestId('qr')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'La liste en texte' })).toHaveValue(/OSCAR · .*Cr 9″/s);
	await expect(page.getByRole('button', { name: 'Télécharger le fichier' })).toBeVisible();
	await expectNoSideways(page, 'sharing of a company');
});
