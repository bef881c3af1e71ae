import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/* Shared by the architecture tests: the project's files and what they import. */

export const ROOT = join(import.meta.dirname, '../..');

/** Made by tools, or not ours: see .gitignore. */
const MADE =
	/^(\.git|node_modules|build|\.svelte-kit|test-results|playwright-report|reports|out|\.stryker-tmp|src\/lib\/paraglide)(\/|$)|\.log$|^\.config\/project\.inlang\/(?!settings\.json)/;

function walk(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
		if (MADE.test(path)) return [];
		return entry.isDirectory() ? walk(path) : [path];
	});
}

/** Every file of the project, relative to its root, with `/`. */
export const FILES: readonly string[] = walk('').sort();
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const isCode = (path: string): boolean => /\.(ts|js|mjs|svelte)$/.test(path) && !path.endsWith('.d.ts');
export const isTest = (path: string): boolean => /\.test\.ts$|\.fixture\.ts$|^tests\//.test(path);
/** What ends up in the app or the command line. */
export const SOURCES = FILES.filter((path) => path.startsWith('src/') && isCode(path) && !isTest(path));

export interface Import {
	readonly from: string;
	/** A path from the root for files of the project, else the name of the package as written. */
	readonly to: string;
	readonly kind: 'static' | 'type' | 'dynamic';
}

const scriptOf = (path: string): string =>
	path.endsWith('.svelte')
		? [...textOf(path).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '').join('\n')
		: textOf(path);

function resolved(from: string, name: string): string {
	const plain = name.replace(/\?.*$/, '');
	if (plain.startsWith('#lib/')) return `src/lib/${plain.slice('#lib/'.length)}`;
	if (plain.startsWith('#lists/')) return `lists/${plain.slice('#lists/'.length)}`;
	if (plain.startsWith('.')) return relative(ROOT, join(ROOT, from, '..', plain)).replaceAll('\\', '/');
	return plain;
}

const parse = (path: string): ts.SourceFile => ts.createSourceFile(path, scriptOf(path), ts.ScriptTarget.Latest, false);

/** A file's code without comments. */
export const codeOf = (path: string): string => textOf(path).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');

/** Every node of a file that is of a kind, as `file:line`. */
export function nodesOf(path: string, kind: ts.SyntaxKind): string[] {
	const file = parse(path);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (node.kind === kind) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.pos).line + 1}`);
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
}

export function importsOf(from: string): Import[] {
	const found: Import[] = [];
	const add = (node: ts.Node | undefined, kind: Import['kind']): void => {
		if (node && ts.isStringLiteralLike(node)) found.push({ from, to: resolved(from, node.text), kind });
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) {
			const clause = node.importClause;
			const names = clause?.namedBindings;
			const onlyTypes =
				clause !== undefined &&
				(clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
					(clause.name === undefined &&
						names !== undefined &&
						ts.isNamedImports(names) &&
						names.elements.length > 0 &&
						names.elements.every((element) => element.isTypeOnly)));
			add(node.moduleSpecifier, onlyTypes ? 'type' : 'static');
		} else if (ts.isExportDeclaration(node)) {
			add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static');
		} else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			add(node.arguments[0], 'dynamic');
		}
		ts.forEachChild(node, visit);
	};
	visit(parse(from));
	return found;
}

export const IMPORTS: readonly Import[] = SOURCES.flatMap(importsOf);

/** The part of the program that a file belongs to: `rules`, `ui`, `cli`, `routes`, ... */
export function areaOf(path: string): string {
	const [top, second, third] = path.split('/');
	if (top !== 'src') return top ?? '';
	return second === 'lib' ? (third ?? '') : (second ?? '');
}
