import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

/* The command as users run it: a process, its exit code, its two streams. The commands themselves: src/cli/cli.test.ts. */

const run = promisify(execFile);
const SIGNIFER = join(import.meta.dirname, '../.config/signifer.mjs');
let folder = '';

interface Outcome {
	readonly code: number;
	readonly out: string;
	readonly err: string;
}

async function signifer(args: readonly string[], input?: string): Promise<Outcome> {
	const child = run(process.execPath, [SIGNIFER, ...args], { cwd: folder, maxBuffer: 1e8 });
	child.child.stdin?.on('error', () => undefined); // the command may end before it has read everything
	child.child.stdin?.end(input);
	return child.then(
		({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
		(error: { code: number; stdout: string; stderr: string }) => ({
			code: error.code,
			out: error.stdout,
			err: error.stderr
		})
	);
}

const ROSTER = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	name: 'Vexillatio secunda',
	pointsLimit: 20,
	composition: 'free',
	entries: [{ id: 'a1', unit: 'centurion', name: 'Marcus' }]
};

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'signifer-'));
	writeFileSync(join(folder, 'illegal.json'), JSON.stringify(ROSTER));
	writeFileSync(join(folder, 'legal.json'), JSON.stringify({ ...ROSTER, pointsLimit: 200 }));
});

test('exit codes: 0 fine, 1 illegal, 2 unreadable with one line on standard error', { timeout: 60_000 }, async () => {
	const legal = await signifer(['check', 'legal.json', '--json']);
	expect(legal).toMatchObject({ code: 0, err: '' });
	expect(JSON.parse(legal.out)).toMatchObject({ legal: true, points: 21, limit: 200, figures: 1 });
	expect(await signifer(['check', 'illegal.json'])).toMatchObject({ code: 1, err: '' });
	const missing = await signifer(['check', 'none.json', '--lang', 'en']);
	expect(missing).toEqual({ code: 2, out: '', err: 'signifer: none.json: no such file\n' });
});

test('standard input is `-`, and a link made of it opens as the same roster', { timeout: 60_000 }, async () => {
	const shared = await signifer(['share', '-', '--base', 'https://example.org/app'], JSON.stringify(ROSTER));
	expect(shared).toMatchObject({ code: 0, err: '' });
	expect(shared.out).toMatch(/^https:\/\/example\.org\/app\/#[\w-]+[A-Za-z0-9]\n$/);
	const opened = await signifer(['open', '-'], `Voici ma liste : ${shared.out}.`);
	expect(JSON.parse(opened.out)).toMatchObject({ ...ROSTER, entries: [{ unit: 'centurion', name: 'Marcus' }] });
});

test('a reader that leaves early is no crash', { timeout: 60_000 }, async () => {
	const piped = await run(
		'bash',
		['-o', 'pipefail', '-c', `"${process.execPath}" "${SIGNIFER}" lists --json | head -c 10`],
		{
			cwd: folder
		}
	);
	expect(piped).toEqual({ stdout: '{\n  "catal', stderr: '' });
});

test('cards are written where -o says', { timeout: 60_000 }, async () => {
	const printed = await signifer(['cards', 'legal.json', '-o', 'cards.pdf', '--lang', 'en']);
	expect(printed).toEqual({ code: 0, out: 'cards.pdf: 1 page\n', err: '' });
	expect(readFileSync(join(folder, 'cards.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test.runIf(existsSync('/dev/full'))('a full disk is told on one line', { timeout: 60_000 }, async () => {
	const full = openSync('/dev/full', 'w');
	const child = spawn(process.execPath, [SIGNIFER, 'help'], { stdio: ['ignore', full, 'pipe'] });
	const said: string[] = [];
	child.stderr?.on('data', (chunk) => said.push(String(chunk)));
	const code = await new Promise((settle) => child.on('close', settle));
	closeSync(full);
	expect([code, said.join('')]).toEqual([2, 'signifer: standard output: not written (ENOSPC)\n']);
});
