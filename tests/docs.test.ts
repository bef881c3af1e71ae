import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { BATTLE_PROBLEM_CODES, DBG_PROBLEM_CODES, OSCAR_PROBLEM_CODES } from '#lib/rules/problem.ts';
import { COMMANDS } from '../src/cli/args.ts';
import { FILES, ROOT, textOf } from './architecture/sources.ts';

/* What the documentation promises, compared with the program. */

const PAGES = FILES.filter((path) => path.endsWith('.md'));
/** Rows of the tables of a page, cells trimmed, without the back-ticks around a whole cell. */
const rowsOf = (page: string): string[][] =>
	textOf(page)
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.map((line) =>
			line
				.replaceAll('\\|', '/')
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim())
		);
const plain = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '');

test.each(PAGES)('%s: links lead somewhere', (page) => {
	const links = [...textOf(page).matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].map((match) => match[1] ?? '');
	const lost = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(ROOT, dirname(page), link)));
	expect(lost).toEqual([]);
});

test('every problem code is described with its facts, in the order of the program', () => {
	const source = textOf('src/lib/rules/problem.ts');
	// games have codes of the same name
	const told = (list: string, codes: readonly string[]) => {
		const part = source.split(`const ${list} = [`)[1]?.split('] as const')[0] ?? '';
		return codes.map((code) => {
			const comment = new RegExp(`'${code}',? // \\{([^}]*)\\}(.*)`).exec(part);
			const severity = /\((warning|note)\)/.exec(comment?.[2] ?? '')?.[1] ?? 'error';
			return [code, ...(comment?.[1]?.split(/,\s*/) ?? []), severity];
		});
	};
	const described = rowsOf('docs/problems.md').map(([code, list, severity]) => [
		plain(code),
		...plain(list).split(/,\s*/),
		severity
	]);
	expect(described).toEqual([
		...told('DBG_PROBLEM_CODES', DBG_PROBLEM_CODES),
		...told('OSCAR_PROBLEM_CODES', OSCAR_PROBLEM_CODES),
		...told('BATTLE_PROBLEM_CODES', BATTLE_PROBLEM_CODES)
	]);
});

test('every ruling is described with its answers and its default', () => {
	const described = new Map(rowsOf('docs/rulings.md').map(([id, , answers]) => [plain(id), answers ?? '']));
	expect([...described.keys()].toSorted()).toEqual([...dbgCatalogue.rulings.keys()].toSorted());
	for (const { id, choices, default: standard } of dbgCatalogue.rulings.values()) {
		const answers = described.get(id) ?? '';
		expect(answers, id).toContain(`**\`${standard}\`**`);
		const named = choices.length > 6 ? [choices[0], choices.at(-1)] : choices;
		for (const choice of named) expect(answers, id).toContain(`\`${choice}\``);
	}
});

test('every command and option is described, and none that is not there', () => {
	const page = textOf('docs/cli.md');
	const commands = new Set(rowsOf('docs/cli.md').flatMap(([cell]) => /^`([a-z]+)/.exec(cell ?? '')?.[1] ?? []));
	expect([...commands].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
	const options = Object.values(COMMANDS).flatMap((command): readonly string[] => command.options);
	for (const option of [...new Set(options), 'json', 'lang']) expect(page).toContain(`\`--${option}`);
});

test('scripts that the pages name are in package.json', () => {
	const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
	const named = PAGES.flatMap((page) =>
		[...textOf(page).matchAll(/\bnpm run (?:-s )?([a-z0-9]+)/g)].map((match) => match[1] ?? '')
	);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every direct dependency has its reason', () => {
	const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
		textOf('package.json')
	);
	const page = textOf('docs/dependencies.md').replace(/`-(\w+)`/g, '`workbox-$1`');
	const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
	expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
