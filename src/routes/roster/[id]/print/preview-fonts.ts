import type { FontFile } from '#lib/pdf/font-files.ts';
import type { FontSet } from '#lib/pdf/fonts.ts';

/* The preview is set in the very files that the PDF embeds: same letters, same widths. */

const added = new Map<FontFile, Promise<unknown>>();

export const familyOf = (file: FontFile): string => `print-${file}`;

/** Makes the loaded files known to the page; resolves when they can be seen. */
export async function showFonts(fonts: FontSet): Promise<void> {
	for (const file of fonts.files) {
		if (added.has(file)) continue;
		const face = new FontFace(familyOf(file), new Uint8Array(fonts.bytesOf(file)).buffer);
		added.set(file, face.load());
		document.fonts.add(face);
	}
	await Promise.allSettled(added.values());
}
