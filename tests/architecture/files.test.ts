import ts from 'typescript';
import { expect, test } from 'vitest';
import { FILES, SOURCES, codeOf, isCode, isTest, nodesOf, textOf } from './sources.ts';

/** The top level of the project is fixed: what is not here has a place further down (tools: `.config/`). */
const TOP_LEVEL = [
	'.ci',
	'.config',
	'.gitignore',
	'.npmrc',
	'.prettierignore',
	'.prettierrc',
	'CHANGELOG.md',
	'CONTRIBUTING.md',
	'LICENSE',
	'README.md',
	'docs',
	'lists',
	'package-lock.json',
	'package.json',
	'src',
	'static',
	'svelte.config.js',
	'tests',
	'tsconfig.json',
	'vite.config.ts'
];

test('nothing new at the top level', () => {
	const top = [...new Set(FILES.map((path) => path.split('/')[0] ?? ''))];
	expect(
		top.filter((name) => !TOP_LEVEL.includes(name)),
		'put it into .config/, docs/ or beside its source'
	).toEqual([]);
	expect(
		TOP_LEVEL.filter((name) => !top.includes(name)),
		'the project needs it'
	).toEqual([]);
});

const MOST_LINES = 400;
const MOST_TEST_LINES = 600;

test('files stay small enough to read', () => {
	const long = FILES.filter(isCode).filter((path) => {
		const lines = textOf(path).trimEnd().split('\n').length;
		return lines > (isTest(path) ? MOST_TEST_LINES : MOST_LINES);
	});
	expect(long, `more than ${MOST_LINES} lines (tests: ${MOST_TEST_LINES}): split them by subject`).toEqual([]);
});

test('no barrel', () => {
	const onlyExports = (path: string): boolean => {
		const code = codeOf(path);
		return /^\s*(export\s+(type\s+)?(\*|\{[^}]*\})\s*(as\s+\w+\s+)?from\s*['"][^'"]+['"];?\s*)+$/.test(code);
	};
	const barrels = SOURCES.filter((path) => /(^|\/)index\.(ts|js)$/.test(path) || onlyExports(path));
	expect(barrels, 'import from the file that has the thing: barrels load everything and hide cycles').toEqual([]);
	expect(SOURCES.filter((path) => /export \* from/.test(textOf(path)))).toEqual([]);
});

const code = FILES.filter(isCode);
/** Lines of code that match, as `file:line`. */
const linesWith = (pattern: RegExp, paths: readonly string[] = code): string[] =>
	paths.flatMap((path) =>
		textOf(path)
			.split('\n')
			.flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []))
	);
const THIS = 'tests/architecture/files.test.ts';
const others = code.filter((path) => path !== THIS);

test('no exception from the checks without a reason', () => {
	expect(linesWith(/eslint-disable(?!.* -- \S)/, others), 'write `-- why` after the rule').toEqual([]);
	expect(linesWith(/@ts-(ignore|nocheck)/, others), 'never: fix the type').toEqual([]);
	expect(linesWith(/@ts-expect-error\s*$/, others), 'write why after it').toEqual([]);
	expect(linesWith(/svelte-ignore \w+\s*(-->|$)/, others), 'write why after the rule').toEqual([]);
	expect(linesWith(/prettier-ignore/, others), 'never').toEqual([]);
});

test('no `any`', () => {
	const typed = code.filter((path) => /\.(ts|svelte)$/.test(path));
	const found = typed.flatMap((path) => nodesOf(path, ts.SyntaxKind.AnyKeyword));
	expect(found, 'unknown, and a check').toEqual([]);
});

test('no test is left out or run alone', () => {
	const tests = others.filter((path) => /\.(test|spec)\.ts$/.test(path));
	expect(linesWith(/\b(test|it|describe)\.(only|skip|todo|fixme)\b/, tests)).toEqual([]);
});

test('nothing of one machine is in the files', () => {
	const home = /(^|["'`\s(=])(\/(home|root|Users|work|tmp|mnt)\/|[A-Z]:\\)/;
	const registry = /https?:\/\/[^\s"']*(npm\.pkg|artifactory|verdaccio|nexus|registry)[^\s"']*/i;
	const paths = FILES.filter(
		(path) => path !== THIS && /\.(ts|js|mjs|svelte|json|md|html|css|yml|sh)$|^\.[a-z]+$/.test(path)
	);
	expect(linesWith(home, paths), 'a path of one machine').toEqual([]);
	expect(linesWith(registry, paths), 'packages come from wherever the user’s npm is told to look').toEqual([]);
});

interface Locked {
	readonly resolved?: string;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(textOf('package-lock.json'));

test('the lock file names no host', () => {
	const resolved = Object.values(lock.packages).filter((each) => each.resolved !== undefined);
	expect(resolved.length, 'npm config set omit-lockfile-registry-resolved true').toBe(0);
});

test('the lock file knows the packages of every platform', () => {
	const there = (from: string, name: string): boolean =>
		`node_modules/${name}` in lock.packages || `${from}/node_modules/${name}` in lock.packages;
	const lost = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).filter((name) => !there(from, name))
	);
	expect(lost, 'npm ci refuses a lock without them, though it would not install them here').toEqual([]);
});

test('pages load nothing from elsewhere', () => {
	const shipped = FILES.filter((path) => /^(src|static)\/.*\.(svelte|css|html|js|ts)$/.test(path) && !isTest(path));
	const outside = /(src|href)=["']https?:\/\/(?![\w./-]*["'][^>]*>[^<]*<\/a>)|url\(["']?https?:|@import\s+["']https?:/;
	expect(
		linesWith(
			outside,
			shipped.filter((path) => !path.endsWith('.svelte'))
		),
		'same origin only'
	).toEqual([]);
	const resources = /<(script|img|link|iframe|source|video|audio)\b[^>]*\b(src|href)=["']https?:/;
	expect(linesWith(resources, shipped), 'same origin only').toEqual([]);
});
