import { staticAdapter } from './.config/adapter.mjs';
import { versionOf } from './.config/version.mjs';

// Hosted at the root, or in a sub-folder such as /signifer (no trailing slash).
const base = /** @type {'' | `/${string}`} */ ((process.env.BASE_PATH ?? '').replace(/\/+$/, ''));

/** @type {import('@sveltejs/kit').Config} */
const config = {
	// runes in the project's own files; dependencies choose for themselves
	vitePlugin: {
		dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? undefined : { runes: true })
	},
	kit: {
		adapter: staticAdapter({ out: process.env.BUILD_DIR ?? 'build', base, fallback: '200.html' }),
		// a second build, beside the first one (tests of updates)
		outDir: process.env.KIT_DIR ?? '.svelte-kit',
		paths: { base, relative: false },
		serviceWorker: { register: false }, // registered by hand: src/lib/platform/service-worker.svelte.ts
		version: { name: process.env.APP_VERSION ?? versionOf(base) }, // kit's default is the time: every build would be an update
		// What a page may load: itself. The adapter moves kit's inline script to a file, so no script is inline either.
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'frame-src': ['blob:'],
				'form-action': ['self'],
				'base-uri': ['none'],
				'object-src': ['none']
			}
		}
	}
};

export default config;
