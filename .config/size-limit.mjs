// Budgets of JavaScript, gzipped. What a page loads first is read from the build itself: the start of the app, the layout,
// the page, everything they import, and what they fetch at once by themselves.
import { readFileSync } from 'node:fs';

const CLIENT = '.svelte-kit/output/client';
const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'));
const app = readFileSync('.svelte-kit/generated/client-optimized/app.js', 'utf8');

/** Modules that the layout asks for as soon as it stands. */
const AT_START = ['src/lib/store/open.ts'];

/** A chunk of the manifest and all that it imports, as its files. */
function filesOf(key, seen = new Set()) {
	const chunk = manifest[key];
	if (!chunk || seen.has(chunk.file)) return seen;
	if (chunk.file.endsWith('.js')) seen.add(chunk.file);
	for (const other of chunk.imports ?? []) filesOf(other, seen);
	return seen;
}

function firstLoad(route) {
	const node = new RegExp(`"${RegExp.escape?.(route) ?? route.replace(/[[\]/]/g, '\\$&')}": \\[~?(\\d+)`).exec(
		app
	)?.[1];
	if (node === undefined) throw new Error(`no page for ${route} in the build`);
	const nodes = '.svelte-kit/generated/client-optimized/nodes';
	const start = Object.keys(manifest).filter((key) => manifest[key].isEntry && /client\/entry\.js$/.test(key));
	const files = new Set();
	for (const key of [
		...start,
		'.svelte-kit/generated/client-optimized/app.js',
		`${nodes}/0.js`,
		`${nodes}/${node}.js`,
		...AT_START
	]) {
		filesOf(key, files);
	}
	return [...files].map((file) => `../build/${file}`);
}

const budget = (name, path, limit) => ({ name, path, limit, gzip: true, brotli: false });

export default [
	budget('home, first load', firstLoad('/'), '90 kB'),
	budget('service worker', '../build/service-worker.js', '10 kB')
];
