// Draws the icons of the installed app from static/favicon.svg: node .config/icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.mjs';

const svg = readFileSync('static/favicon.svg', 'utf8');
/** The ground to every edge, the drawing inside the circle (80 %) that every platform's mask leaves. */
const maskable = svg
	.replace(' rx="96"', '')
	.replace(/<g id="(standard|wreath)"/g, '<g transform="translate(256 256) scale(0.9) translate(-256 -256)" id="$1"');

const ICONS = [
	{ file: 'icon-192.png', size: 192, source: svg },
	{ file: 'icon-512.png', size: 512, source: svg },
	{ file: 'icon-maskable-512.png', size: 512, source: maskable },
	{ file: 'icon-180.png', size: 180, source: maskable } // Apple rounds the corners itself, and blackens what is clear
];

mkdirSync('static/icons', { recursive: true });
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();
for (const { file, size, source } of ICONS) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(
		`<body style="margin:0">${source.replace('<svg', `<svg width="${size}" height="${size}"`)}</body>`
	);
	writeFileSync(`static/icons/${file}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
