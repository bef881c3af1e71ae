import { expect, test, vi } from 'vitest';
import type { Drawn } from '#lib/pdf/draw.ts';
import { loadDbgSamples } from '#lib/roster/dbg-samples.ts';
import type { Laid, PrintInput } from './make-print.ts';
import { PrintScreen } from './print-screen.svelte.ts';

// the layout takes a moment, and the PDF says of what it is: the real ones are tested in print/, cards/ and pdf/
vi.mock('./make-print.ts', () => ({
	makePrint: async ({ roster }: PrintInput): Promise<Partial<Laid>> => {
		await new Promise((done) => setTimeout(done, 20));
		return { plan: { ink: 'full', pages: [] }, title: roster.name };
	},
	makePdf: ({ title }: Laid): Promise<Partial<Drawn>> => Promise.resolve({ bytes: new TextEncoder().encode(title) })
}));

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
	return new TextDecoder().decode(drawn.bytes);
}

test('a PDF asked for at once is of what was just chosen, not of the layout before it', async () => {
	const screen = new PrintScreen();
	await screen.layOut(await inputOf('Avant'));
	expect(await printed(screen)).toBe('Avant');
	screen.layOutSoon(await inputOf('Après')); // waits for the hand to rest
	expect(await printed(screen)).toBe('Après');
	void screen.layOut(await inputOf('Enfin')); // at work
	expect(await printed(screen)).toBe('Enfin');
	screen.layOutSoon(await inputOf('Jamais'));
	screen.waitNoMore();
	expect(await printed(screen)).toBe('Enfin');
});
