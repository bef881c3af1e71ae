/** Fonts that ship with the program. */
export const FONTS = [
	{ name: 'Cinzel', author: 'The Cinzel Project Authors (Natanael Gama)', licence: 'SIL OFL 1.1' },
	{ name: 'Source Sans 3', author: 'Adobe (Paul D. Hunt)', licence: 'SIL OFL 1.1' }
] as const;

/** Programs and pictures that run in the browser; docs/dependencies.md says why each was taken. */
export const LIBRARIES = [
	{ name: 'Svelte, SvelteKit', licence: 'MIT' },
	{ name: 'Dexie.js', licence: 'Apache-2.0' },
	{ name: 'Zod', licence: 'MIT' },
	{ name: 'Workbox', licence: 'MIT' },
	{ name: 'Paraglide JS', licence: 'MIT' },
	{ name: 'pdf-lib (@cantoo), fontkit', licence: 'MIT' },
	{ name: 'uqr', licence: 'MIT' },
	{ name: 'qr (Paul Miller)', licence: 'MIT OR Apache-2.0' },
	{ name: 'Lucide', licence: 'ISC' }
] as const;
