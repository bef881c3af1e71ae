import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Roster } from '#lib/roster/document.ts';
import type { Report } from '#lib/rules/problem.ts';
import { type GameModule, loadGame } from '#lib/rules/registry.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { type Result, err, failure, ok } from '#lib/util/result.ts';
import { gameWords } from '#lib/wording/game-words.ts';
import { numberOf } from '#lib/wording/words.ts';
import type { Arguments } from '../args.ts';
import { fileFailure, type InputFailure, readRoster } from '../input.ts';
import { EXIT_FINE, EXIT_ILLEGAL, EXIT_UNREADABLE, type Io } from '../io.ts';
import type { OutputFailure } from '../output.ts';
import { jsonText, refuse, table } from '../words.ts';
import { reportJson } from './check.ts';

interface Checked {
	readonly roster: Roster;
	readonly report: Report;
	readonly game: GameModule;
}

interface Row {
	readonly file: string;
	readonly read: Result<Checked, InputFailure>;
}

/** The `.json` files of a folder and its sub-folders, by name; hidden ones are left out. A file stands for itself. */
async function filesOf(name: string, io: Io): Promise<Result<readonly string[], InputFailure | OutputFailure>> {
	if (name === '-') return ok([name]);
	const root = resolve(io.cwd, name);
	try {
		if (!(await stat(root)).isDirectory()) return ok([name]);
		const found = (await readdir(root, { recursive: true, withFileTypes: true }))
			.filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.json'))
			.map((entry) => relative(root, join(entry.parentPath, entry.name)))
			.filter((path) => !path.split(/[/\\]/).some((part) => part.startsWith('.') || part === 'node_modules'))
			.sort();
		return found.length === 0 ? err(failure('no-rosters')) : ok(found.map((path) => join(name, path)));
	} catch (error) {
		return err(fileFailure(error));
	}
}

async function rowOf(file: string, io: Io): Promise<Row> {
	const roster = await readRoster(file, io);
	if (!roster.ok) return { file, read: roster };
	const game = await loadGame(roster.value.game);
	return { file, read: ok({ roster: roster.value, report: game.validate(roster.value), game }) };
}

const errorsOf = (report: Report): number => report.problems.filter(({ severity }) => severity === 'error').length;

function limited(points: string, limit: number | null, locale: Locale): string {
	if (points === '') return ''; // a game without points
	return limit === null ? m.cli_summary_no_limit({ points }, { locale }) : `${points} / ${numberOf(limit, locale)}`;
}

function rowCells({ file, read }: Row, locale: Locale): string[] {
	if (!read.ok) return [oneLine(file), '', '', '', '', m.cli_summary_unreadable({}, { locale })];
	const { roster, report, game } = read.value;
	const points = game.hasPoints ? numberOf(report.points, locale) : '';
	return [
		oneLine(file),
		oneLine(roster.name),
		oneLine(gameWords(roster, locale).army),
		limited(points, report.limit, locale),
		numberOf(report.figures, locale),
		report.legal ? m.cli_summary_legal({}, { locale }) : m.cli_summary_illegal({ count: errorsOf(report) }, { locale })
	];
}

const headings = (locale: Locale): string[] => [
	m.cli_summary_file({}, { locale }),
	m.cli_summary_roster({}, { locale }),
	m.cli_summary_army({}, { locale }),
	m.cli_summary_points({}, { locale }),
	m.cli_summary_figures({}, { locale }),
	m.cli_summary_state({}, { locale })
];

const rowJson = ({ file, read }: Row): Record<string, unknown> =>
	read.ok
		? {
				file,
				name: read.value.roster.name,
				game: read.value.roster.game,
				army: read.value.roster.army,
				...reportJson(read.value.report, read.value.game)
			}
		: { file, error: { code: read.error.code, facts: read.error.facts } };

/** `check DIR --summary`: an organiser's table. Exit code of the worst file; unreadable ones are told on standard error too. */
export async function summary({ arguments: [dir = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const files = await filesOf(dir, io);
	if (!files.ok) return refuse(io, files.error, dir, locale);
	const rows: Row[] = [];
	for (const file of files.value) rows.push(await rowOf(file, io));
	const reports = rows.flatMap(({ read }) => (read.ok ? [read.value.report] : []));
	const legal = reports.filter((report) => report.legal).length;
	const counts = {
		count: rows.length,
		legal,
		illegal: reports.length - legal,
		unreadable: rows.length - reports.length
	};
	if (options.has('json')) {
		const { count: _, ...totals } = counts;
		io.out(jsonText({ ...totals, rosters: rows.map(rowJson) }));
	} else {
		const lines = table([headings(locale), ...rows.map((row) => rowCells(row, locale))]);
		io.out([...lines, m.cli_summary_total(counts, { locale }), ''].join('\n'));
	}
	for (const { file, read } of rows) if (!read.ok) refuse(io, read.error, file, locale);
	if (counts.unreadable > 0) return EXIT_UNREADABLE;
	return counts.illegal > 0 ? EXIT_ILLEGAL : EXIT_FINE;
}
