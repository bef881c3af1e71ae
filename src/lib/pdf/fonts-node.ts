import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FontSource, packageOf } from './font-files.ts';

const require = createRequire(import.meta.url);

/** Fonts from the installed @fontsource packages. */
export const nodeFonts: FontSource = {
	load: async (file) =>
		new Uint8Array(await readFile(require.resolve(`@fontsource/${packageOf(file)}/files/${file}.woff`)))
};
