import adapter from '@sveltejs/adapter-static';

// Hosted at the root, or in a sub-folder such as /signifer (no trailing slash).
const base = /** @type {'' | `/${string}`} */ ((process.env.BASE_PATH ?? '').replace(/\/+$/, ''));

/** @type {import('@sveltejs/kit').Config} */
const config = {
	// runes in the project's own files; dependencies choose for themselves
	vitePlugin: {
		dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? undefined : { runes: true })
	},
	kit: {
		adapter: adapter({ fallback: '200.html' }),
		paths: { base, relative: false },
		serviceWorker: { register: false }, // registered by hand: src/lib/platform/service-worker.svelte.ts
		version: { name: process.env.APP_VERSION ?? 'dev' }, // kit's default is the time: every build would be an update
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
