import cinzelLatin700 from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff?url';
import cinzelLatinExt700 from '@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff?url';
import sansLatin400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url';
import sansLatinExt400 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url';
import sansGreek400 from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff?url';
import sansGreekExt400 from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-400-normal.woff?url';
import sansCyrillic400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff?url';
import sansCyrillicExt400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-400-normal.woff?url';
import sansVietnamese400 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff?url';
import sansLatin700 from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff?url';
import sansLatinExt700 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff?url';
import sansGreek700 from '@fontsource/source-sans-3/files/source-sans-3-greek-700-normal.woff?url';
import sansGreekExt700 from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-700-normal.woff?url';
import sansCyrillic700 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-700-normal.woff?url';
import sansCyrillicExt700 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-700-normal.woff?url';
import sansVietnamese700 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-700-normal.woff?url';
import type { FontFile, FontSource } from './font-files.ts';

const URLS: Readonly<Record<FontFile, string>> = {
	'cinzel-latin-700-normal': cinzelLatin700,
	'cinzel-latin-ext-700-normal': cinzelLatinExt700,
	'source-sans-3-latin-400-normal': sansLatin400,
	'source-sans-3-latin-ext-400-normal': sansLatinExt400,
	'source-sans-3-greek-400-normal': sansGreek400,
	'source-sans-3-greek-ext-400-normal': sansGreekExt400,
	'source-sans-3-cyrillic-400-normal': sansCyrillic400,
	'source-sans-3-cyrillic-ext-400-normal': sansCyrillicExt400,
	'source-sans-3-vietnamese-400-normal': sansVietnamese400,
	'source-sans-3-latin-700-normal': sansLatin700,
	'source-sans-3-latin-ext-700-normal': sansLatinExt700,
	'source-sans-3-greek-700-normal': sansGreek700,
	'source-sans-3-greek-ext-700-normal': sansGreekExt700,
	'source-sans-3-cyrillic-700-normal': sansCyrillic700,
	'source-sans-3-cyrillic-ext-700-normal': sansCyrillicExt700,
	'source-sans-3-vietnamese-700-normal': sansVietnamese700
};

/** Fonts from the app's own files; the service worker keeps them for use without a network. */
export const browserFonts: FontSource = {
	async load(file) {
		const answer = await fetch(URLS[file]);
		if (!answer.ok) throw new Error(`font ${file}: status ${answer.status}`);
		return new Uint8Array(await answer.arrayBuffer());
	}
};
