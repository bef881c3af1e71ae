// `npm test`: sets the machine up, then runs every check, all of them even when one fails. `npm test -- unit e2e` runs only
// the named steps. The last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { ensureInstalled, freePort, requireNode, runs } from './install.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
process.env.CI = 'true';
ensureInstalled();

const VITEST = 'reports/vitest.json';
const PLAYWRIGHT = 'reports/playwright.json';
mkdirSync('reports', { recursive: true });

/** Runs a program that a package brought. */
const tool = (path, ...args) => runs(process.execPath, [`node_modules/${path}`, ...args]);
/** The same beside other programs: what it says is printed when it has ended, in one piece. */
const toolAside = (path, ...args) =>
	new Promise((resolve) => {
		let said = '';
		const child = spawn(process.execPath, [`node_modules/${path}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
		child.on('error', (cause) => resolve({ ok: false, said: String(cause) }));
		child.on('close', (code) => resolve({ ok: code === 0, said }));
	});
const finds = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

// --- what the machine must have -------------------------------------------------------------------------------------

/** Installs Debian packages where that is possible: as root, or with sudo that asks for no password. */
function apt(...packages) {
	if (!finds('apt-get')) return false;
	const root = process.getuid?.() === 0;
	if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
	const get = (...args) => {
		const line = ['apt-get', '-y', '-q', ...args];
		return root
			? runs(line[0], line.slice(1), { DEBIAN_FRONTEND: 'noninteractive' })
			: runs('sudo', ['-n', 'env', 'DEBIAN_FRONTEND=noninteractive', ...line]);
	};
	return get('update') && get('install', '--no-install-recommends', ...packages);
}

const playwrightsOwn = () => {
	const { chromium } = createRequire(import.meta.url)('@playwright/test');
	return existsSync(chromium.executablePath());
};
const hasBrowser = () => findChromium() !== undefined || playwrightsOwn();

function ensureBrowser() {
	if (hasBrowser()) return true;
	console.log('No Chromium is installed: getting one …');
	apt('chromium');
	if (!hasBrowser()) tool('@playwright/test/cli.js', 'install', 'chromium');
	return hasBrowser();
}

/** The programs that read the PDFs back. */
function ensurePdfReader() {
	if (finds('pdftotext')) return true;
	console.log('No pdftotext is installed: getting poppler-utils …');
	apt('poppler-utils');
	return finds('pdftotext');
}

// --- results --------------------------------------------------------------------------------------------------------

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A run that failed without a failed test (it crashed, or ran none) is one failure. */
const atLeast = (ok, passed, failed) => ({ passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed });

function unit() {
	rmSync(VITEST, { force: true });
	const ok = tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`);
	const report = readReport(VITEST);
	if (!report) return one(false);
	// a file that could not be loaded has no tests to fail
	const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
	return atLeast(ok, report.numPassedTests, report.numFailedTests + unloaded.length);
}

async function e2e() {
	if (!existsSync('build/200.html') || !ensureBrowser()) return one(false);
	rmSync(PLAYWRIGHT, { force: true });
	process.env.E2E_PORT = String(await freePort(4310));
	process.env.OFFLINE_PORT = String(await freePort(4410));
	const ok = tool('@playwright/test/cli.js', 'test', '-c', '.config/playwright.config.ts');
	const report = readReport(PLAYWRIGHT);
	if (!report) return one(false);
	return atLeast(ok, report.stats.expected + report.stats.flaky, report.stats.unexpected);
}

function build() {
	rmSync('build', { recursive: true, force: true }); // an old one must not pass for it
	process.env.BASE_PATH = '';
	return one(tool('vite/bin/vite.js', 'build', '--logLevel', 'error'));
}

/** A step that is one program with one core to itself. */
const aside = (path, ...args) => ({ path, args });

/** Steps that need nothing of each other and use one core each: as many run at once as the machine has cores, two at most. */
const CHECKS = {
	svelte: aside('svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'),
	format: aside('prettier/bin/prettier.cjs', '--check', '.'),
	eslint: aside('eslint/bin/eslint.js', '-c', '.config/eslint.config.js', '.'),
	pure: aside('typescript/bin/tsc', '-p', '.config/tsconfig.pure.json'),
	knip: aside('knip/bin/knip.js', '-c', '.config/knip.json')
};
const STEPS = {
	i18n: () => one(runs(process.execPath, ['.config/i18n.mjs']) && tool('@sveltejs/kit/svelte-kit.js', 'sync')),
	...CHECKS,
	pdf: () => one(ensurePdfReader()),
	browser: () => one(ensureBrowser()),
	unit,
	build,
	size: () => one(tool('size-limit/bin.js', '--config', '.config/size-limit.mjs')),
	e2e
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
	console.error(`no step "${unknown[0]}": ${Object.keys(STEPS).join(', ')}`);
	process.exit(1);
}
const results = [];
function done(name, start, result) {
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	results.push({ name, seconds, ...result });
	console.log(`=== ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
}

async function check(names) {
	const waiting = [...names];
	const lane = async () => {
		for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
			const start = performance.now();
			const { path, args } = CHECKS[name];
			const { ok, said } = await toolAside(path, ...args);
			console.log(`\n=== ${name}\n${said.trimEnd()}`);
			done(name, start, one(ok));
		}
	};
	await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
}

const names = asked.length > 0 ? asked : Object.keys(STEPS);
const checks = names.filter((name) => name in CHECKS);
for (const name of names) {
	if (name === checks[0]) await check(checks);
	if (name in CHECKS) continue;
	console.log(`\n=== ${name}`);
	const start = performance.now();
	done(name, start, await STEPS[name]());
}

const sum = (part) => results.reduce((total, result) => total + result[part], 0);
console.log('\nstep      passed  failed  seconds');
for (const { name, passed, failed, seconds } of results) {
	console.log(name.padEnd(8), String(passed).padStart(7), String(failed).padStart(7), seconds.padStart(8));
}
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
