// Pictures of the running app: those of the manifest, and the one of the README. After a build: node .config/screenshots.mjs
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.mjs';

const PORT = 4179;
const URL = `http://localhost:${PORT}`;
const SAMPLE = 'La vexillatio de Baculus';
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const server = spawn(
	process.execPath,
	`node_modules/sirv-cli/bin.js build --single 200.html --host localhost --port ${PORT} --quiet`.split(' ')
);
const answers = () =>
	fetch(URL).then(
		() => true,
		() => false
	);
for (let tries = 0; tries < 100 && !(await answers()); tries++) await new Promise((done) => setTimeout(done, 50));

const browser = await chromium.launch(chromiumOptions);
try {
	/** The builder with a ready warband. @param {typeof PHONE} size */
	const builder = async (size) => {
		const context = await browser.newContext({
			...size,
			locale: 'fr-FR',
			reducedMotion: 'reduce',
			serviceWorkers: 'block' // its message would be in the picture
		});
		const page = await context.newPage();
		await page.goto(URL);
		await page.getByRole('main').getByRole('button', { name: SAMPLE }).click();
		await page.getByRole('heading', { level: 1, name: SAMPLE }).waitFor();
		await page.evaluate(() => document.fonts.ready);
		await page.waitForTimeout(1000);
		const picture = await page.screenshot();
		await context.close();
		return picture;
	};
	mkdirSync('static/screenshots', { recursive: true });
	const [narrow, wide] = [await builder(PHONE), await builder(WIDE)];
	writeFileSync('static/screenshots/narrow.png', narrow);
	writeFileSync('static/screenshots/wide.png', wide);

	const both = await browser.newPage({ viewport: { width: 1500, height: 800 } });
	const image = (/** @type {Buffer} */ png, /** @type {number} */ height) =>
		`<img src="data:image/png;base64,${png.toString('base64')}" style="height:${height}px;border:1px solid #7d6a4c;border-radius:12px">`;
	await both.setContent(
		`<body style="margin:0;padding:20px;display:flex;gap:20px;align-items:center;justify-content:center;background:#e8dcc3;height:760px;box-sizing:border-box">
		${image(narrow, 690)}${image(wide, 690)}</body>`
	);
	await both.waitForTimeout(300);
	mkdirSync('docs', { recursive: true });
	writeFileSync('docs/screenshot.png', await both.screenshot({ clip: { x: 0, y: 0, width: 1500, height: 760 } }));
	for (const file of ['static/screenshots/narrow.png', 'static/screenshots/wide.png', 'docs/screenshot.png']) {
		console.log(file, `${Math.round(readFileSync(file).length / 1000)} kB`);
	}
} finally {
	await browser.close();
	server.kill();
}
