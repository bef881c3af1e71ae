import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

// Content hashes of static/, for the service worker: kit hands its build `define`, but none of the plugins.
const staticRev = Object.fromEntries(
	readdirSync('static', { recursive: true, withFileTypes: true })
		.filter((e) => e.isFile())
		.map((e) => `${e.parentPath}/${e.name}`)
		.map((f) => [f.slice('static'.length), createHash('sha256').update(readFileSync(f)).digest('hex').slice(0, 16)])
);

export default defineConfig({
	define: { __STATIC_REV__: JSON.stringify(staticRev) },
	// Dexie's build for today's browsers: the package's own entry wraps the one for old browsers
	resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
	plugins: [sveltekit(), Icons({ compiler: 'svelte', autoInstall: false })],
	build: {
		assetsInlineLimit: 0, // data: URLs would need a looser content security policy
		// lists of what to fetch ahead cost each first load some kB; screens have theirs, their dialogs and games do without
		modulePreload: { resolveDependencies: (_, deps, { hostId }) => (hostId.includes('entry/app') ? deps : []) }
	},
	test: {
		testTimeout: 30_000, // machines that do other work besides
		hookTimeout: 30_000,
		projects: [
			{
				extends: true,
				test: {
					name: 'node',
					environment: 'node',
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**'],
					setupFiles: ['./tests/setup.ts'],
					isolate: false, // a worker reads what files import once; tests clean up after themselves
					testTimeout: 30_000 // properties run long on a busy machine
				}
			},
			{
				extends: true,
				plugins: [svelteTesting()],
				test: {
					name: 'runes',
					environment: './tests/client-env.ts',
					include: ['src/**/*.svelte.test.ts'],
					setupFiles: ['./tests/setup.ts']
				}
			}
		]
	}
});
