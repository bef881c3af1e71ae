import { expect, test, vi } from 'vitest';
import { readBack } from '#lib/pdf/read-back.fixture.ts';
import { loadDbgSamples } from '#lib/roster/dbg-samples.ts';
import type { PrintInput } from './make-print.ts';
import { PrintScreen } from './print-screen.svelte.ts';

vi.mock('#lib/pdf/fonts-browser.ts', async () => {
	const { nodeFonts } = await import('#lib/pdf/fonts-node.ts');
	return { browserFonts: nodeFonts };
});

async function inputOf(name: string): Promise<PrintInput> {
	const [sample] = await loadDbgSamples();
	if (!sample) throw new Error('no sample');
	return {
		roster: { ...sample.roster, name },
		options: { what: 'sheet', paper: 'a4', size: 'poker', ink: 'full', per: 'entry', backs: false, reference: false },
		locale: 'fr',
		unit: 'in',
		player: '',
		date: '',
		link: null,
		excluded: new Set()
	};
}
async function printed(screen: PrintScreen): Promise<string> {
	const drawn = await screen.makePdf();
	if (!drawn) throw new Error('no PDF');
	const { pages } = await readBack(drawn.bytes);
	return pages.flatMap(({ texts }) => texts).join(' ');
}

test('a PDF asked for at once is of what was just chosen, not of the layout before it', async () => {
	const screen = new PrintScreen();
	await screen.layOut(await inputOf('Avant'));
	expect(await printed(screen)).toContain('Avant');
	screen.layOutSoon(await inputOf('Après')); // waits for the hand to rest
	expect(await printed(screen)).toContain('Après');
	void screen.layOut(await inputOf('Enfin')); // at work
	expect(await printed(screen)).toContain('Enfin');
	screen.layOutSoon(await inputOf('Jamais'));
	screen.waitNoMore();
	expect(await printed(screen)).toContain('Enfin');
});
