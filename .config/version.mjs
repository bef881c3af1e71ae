import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// What ends up in the build; a change of any of it is a new version of the app, and nothing else is.
const SOURCES = [
	'src',
	'lists',
	'static',
	'.config/adapter.mjs',
	'package-lock.json',
	'svelte.config.js',
	'vite.config.ts'
];
const OUTSIDE = /(\.test\.ts$)|(^src\/cli\/)|(^src\/lib\/paraglide\/)|(\.md$)/;

/** @param {string} path */
const filesOf = (path) =>
	statSync(path).isFile()
		? [path]
		: readdirSync(path, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

/**
 * The name of a build: a hash of its sources, so that the same sources are the same version whenever they are built.
 * @param {string} base path the app is hosted under
 */
export function versionOf(base) {
	const hash = createHash('sha256').update(`base ${base}\n`);
	for (const file of SOURCES.flatMap(filesOf).sort()) {
		if (OUTSIDE.test(file)) continue;
		hash.update(`${file}\n`).update(readFileSync(file));
	}
	return hash.digest('hex').slice(0, 12);
}
