// Budgets of JavaScript at first load (gzip), measured on the build: everything that a screen's modules import, and
// everything that those files import in turn. What a screen loads later, when it is used, is not counted; that is
// measured in a browser by tests/e2e/first-load.spec.ts. Run after a build: npm run size
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const KIT = process.env.KIT_DIR ?? '.svelte-kit';
const BUILD = `../${process.env.BUILD_DIR ?? 'build'}`;
const MANIFEST = `${KIT}/output/client/.vite/manifest.json`;
if (!existsSync(MANIFEST)) throw new Error('no build to measure: run npm run build first');
/** @type {Record<string, { file: string; imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));

const NODES = 'generated/client-optimized/nodes';
const START = 'node_modules/@sveltejs/kit/src/runtime/client/entry.js';

/** The generated module that stands for a page or layout of src/routes. @param {string} source */
function nodeOf(source) {
	const name = readdirSync(`${KIT}/${NODES}`).find((node) =>
		readFileSync(`${KIT}/${NODES}/${node}`, 'utf8').includes(`/src/routes/${source}"`)
	);
	if (!name) throw new Error(`no page src/routes/${source} in the build`);
	return `${KIT}/${NODES}/${name}`;
}

/** Files of modules and of all that they import statically. @param {string[]} modules */
function closure(modules) {
	const seen = new Set(modules);
	for (const module of seen) for (const next of manifest[module]?.imports ?? []) seen.add(next);
	return [...seen].map((module) => {
		const file = manifest[module]?.file;
		if (!file) throw new Error(`not in the build: ${module}`);
		return `${BUILD}/${file}`;
	});
}

const shell = [START, `${KIT}/generated/client-optimized/app.js`, nodeOf('+layout.svelte')];
const options = { gzip: true, brotli: false };

/** What the builder of one game fetches to show a roster. @param {string} screen */
const builder = (screen) =>
	closure([...shell, nodeOf('roster/[id]/+page.svelte'), `src/routes/roster/[id]/${screen}.svelte`]);

export default [
	{ name: 'home', path: closure([...shell, nodeOf('+page.svelte')]), limit: '90 kB', ...options },
	{ name: 'builder of a warband', path: builder('Warband'), limit: '130 kB', ...options },
	{ name: 'builder of a company', path: builder('oscar/Company'), limit: '130 kB', ...options },
	{ name: 'builder of an army', path: builder('legio/Army'), limit: '130 kB', ...options },
	{ name: 'builder of a force', path: builder('battle/Force'), limit: '130 kB', ...options },
	{ name: 'service worker', path: [`${BUILD}/service-worker.js`], limit: '13 kB', ...options } // most of it is the list of the app's files, which grew by two games
];
