import { expect, test } from 'vitest';
import { FILES, IMPORTS, type Import, SOURCES, areaOf, codeOf } from './sources.ts';

/*
 * What may import what (docs/architecture.md). A fault is printed as `file -> import`. When one appears: move the code
 * down to where both sides may reach it; do not add a line here without a reason.
 */

const PURE = ['util', 'dice', 'catalogue', 'roster', 'rules', 'match', 'share', 'cards'];

/** Every part with the parts it may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	util: [],
	dice: ['util'],
	catalogue: ['util', 'lists'],
	roster: ['util', 'catalogue', 'lists'],
	rules: ['util', 'dice', 'catalogue', 'roster'],
	match: ['util', 'dice', 'catalogue', 'roster', 'rules'],
	share: ['util', 'catalogue', 'roster', 'lists'], // lists: share numbers without the rest of a catalogue
	cards: ['util', 'catalogue', 'roster'],
	// words of the pure parts, in both languages
	wording: [...PURE, 'paraglide', 'store'], // store: the codes of its failures, as types
	print: [...PURE, 'paraglide', 'wording'],
	pdf: [...PURE, 'print'],
	// the browser
	store: ['util', 'catalogue', 'roster', 'match'],
	platform: ['util', 'roster', 'share', 'store'],
	state: [...PURE, 'paraglide', 'wording', 'print', 'pdf', 'store', 'platform'],
	ui: [...PURE, 'paraglide', 'wording', 'print', 'pdf', 'store', 'platform', 'state'],
	routes: [...PURE, 'paraglide', 'wording', 'print', 'pdf', 'store', 'platform', 'state', 'ui', 'lists'],
	'service-worker.ts': [],
	// the terminal; from the browser's side only the reading of bytes
	cli: [...PURE, 'paraglide', 'wording', 'print', 'pdf', 'platform']
};

const show = ({ from, to }: Import): string => `${from} -> ${to}`;
const isOurs = ({ to }: Import): boolean => to.startsWith('src/') || to.startsWith('lists/');
const code = IMPORTS.filter(isOurs);

test('every import is of a file that is there', () => {
	const lost = code.filter(({ to }) => !FILES.includes(to) && areaOf(to) !== 'paraglide' && !to.endsWith('/$types'));
	expect(lost.map(show), 'imports name the file with its ending; nothing is guessed').toEqual([]);
});

test('imports point down', () => {
	const up = code.filter(({ from, to }) => {
		const [own, other] = [areaOf(from), areaOf(to)];
		return own !== other && !MAY_IMPORT[own]?.includes(other);
	});
	expect(up.map(show), 'a part may only import parts below it, or the parts cannot be understood one by one').toEqual(
		[]
	);
});

test('every part of the program has its place in the order', () => {
	const unknown = new Set(SOURCES.map(areaOf).filter((area) => !(area in MAY_IMPORT)));
	unknown.delete('app.d.ts');
	expect([...unknown], 'say in MAY_IMPORT what the new part may import').toEqual([]);
});

test('the command line takes nothing from the browser but the reading of bytes', () => {
	const browser = code.filter(({ from, to }) => areaOf(from) === 'cli' && areaOf(to) === 'platform');
	expect(browser.map(({ to }) => to).filter((to) => to !== 'src/lib/platform/decode-text.ts')).toEqual([]);
});

test('words know storage by its types only', () => {
	const values = code.filter(
		({ from, to, kind }) => areaOf(from) === 'wording' && areaOf(to) === 'store' && kind !== 'type'
	);
	expect(values.map(show), 'wording a failure must not load the database').toEqual([]);
});

test('no game imports another', () => {
	const game = (path: string): string | null => /^src\/lib\/rules\/([^/]+)\//.exec(path)?.[1] ?? null;
	const crossed = code.filter(({ from, to }) => {
		if (areaOf(from) !== 'rules' || game(to) === null || game(from) === game(to)) return false;
		return from !== 'src/lib/rules/registry.ts';
	});
	expect(crossed.map(show), 'a game must be removable; what two games share goes above both, in src/lib/rules').toEqual(
		[]
	);
});

test('a game is loaded when it is used', () => {
	const registry = code.filter(({ from, to }) => from === 'src/lib/rules/registry.ts' && /rules\/[^/]+\//.test(to));
	expect(registry.filter(({ kind }) => kind === 'static').map(show), 'the registry imports games on demand').toEqual(
		[]
	);
	expect(registry.length).toBeGreaterThan(0);
});

test('the PDF library and the QR reader are loaded when they are used', () => {
	const heavy = /^src\/lib\/pdf\/(?!font-files)|^src\/lib\/platform\/read-qr\.ts$/;
	const early = code.filter(
		({ from, to, kind }) => kind === 'static' && heavy.test(to) && !heavy.test(from) && areaOf(from) !== 'pdf'
	);
	expect(early.map(show), 'import() them: they would be part of the first load').toEqual([]);
});

/** Packages with the only places that may use them. */
const HOMES: readonly (readonly [package_: RegExp, home: RegExp, why: string])[] = [
	[/^dexie/, /^src\/lib\/store\//, 'all storage goes through the store'],
	[/^(@cantoo\/pdf-lib|fontkit)/, /^src\/lib\/pdf\//, 'plans know no PDF library'],
	[/^workbox-/, /^src\/(service-worker\.ts|lib\/platform\/)/, 'one place talks to the service worker'],
	[/^(svelte|@sveltejs)(\/|$)|^\$app\//, /^src\/(routes|lib\/(ui|state|platform))\//, 'parts below are no Svelte'],
	[/^(node:|fs$|path$)/, /^src\/(cli\/|lib\/pdf\/.*node\.ts$)/, 'the app runs in a browser'],
	[/^~icons\//, /^src\/(routes|lib\/ui)\//, 'icons are for components']
];

test.each(HOMES)('packages %s stay in %s: %s', (name, home) => {
	const strays = IMPORTS.filter((each) => !isOurs(each) && name.test(each.to) && !home.test(each.from));
	expect(strays.map(show)).toEqual([]);
});

test('pure parts import only the few packages that run everywhere', () => {
	const packages = IMPORTS.filter((each) => PURE.includes(areaOf(each.from)) && !isOurs(each));
	const foreign = packages.filter(({ to }) => !/^(zod\/mini|zod\/v4\/core|pure-rand(\/.*)?)$/.test(to));
	expect(foreign.map(show), 'no DOM, no Svelte, no Dexie, no Node in the pure parts').toEqual([]);
});

test('pure parts read no clock, no chance and no environment', () => {
	const impure =
		/\b(Math\.random|Date\.now|performance\.now|new Date\(|crypto\.|process\.|globalThis\.|import\.meta\.env)/;
	const found = SOURCES.filter((path) => PURE.includes(areaOf(path))).filter((path) => impure.test(codeOf(path)));
	expect(found, 'dice and dates are passed in: the same input must give the same output').toEqual([]);
});

test('load functions are pure', () => {
	const loads = SOURCES.filter((path) => /\/\+(page|layout)\.ts$/.test(path));
	const impure = /\b(window|document|localStorage|sessionStorage|indexedDB|navigator|fetch)\b/;
	expect(
		loads.filter((path) => impure.test(codeOf(path))),
		'a load function only reads its arguments'
	).toEqual([]);
	const allowed = [...PURE, 'routes'];
	const reaching = code.filter(
		({ from, to, kind }) => loads.includes(from) && kind !== 'type' && !allowed.includes(areaOf(to))
	);
	expect(reaching.map(show), 'a load function runs at prerender too: no store, no state').toEqual([]);
	expect(loads.length).toBeGreaterThan(1);
});
