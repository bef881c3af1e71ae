// Nothing but Node may be imported here: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const NODE = [20, 19];

/** Ends the program with a clear line on a Node that is too old. */
export function requireNode() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return;
	console.error(`Signifer needs Node ${NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
	process.exit(1);
}

/** True when every package of the lock file is installed in its version. */
export function isInstalled() {
	const installed = 'node_modules/.package-lock.json';
	if (!existsSync(installed) || !existsSync('node_modules/vite/package.json')) return false;
	const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
	const want = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
	return Object.entries(want).every(
		([path, { version, optional }]) =>
			path === '' || (path in have ? have[path].version === version : optional === true)
	);
}

/** Runs a program to its end with its output shown; true when it succeeded. Standard input is closed. */
export function runs(command, args, env = {}) {
	const done = spawnSync(command, args, {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: { ...process.env, ...env },
		shell: process.platform === 'win32' && command === 'npm'
	});
	return done.status === 0;
}

/** Runs npm: the one that runs us, else the one on the path. */
export function npm(...args) {
	const own = process.env.npm_execpath;
	return own?.endsWith('.js') ? runs(process.execPath, [own, ...args]) : runs('npm', args);
}

/** Installs the packages of the lock file unless they are there; ends the program when that fails. */
export function ensureInstalled() {
	if (isInstalled()) return;
	console.log('Installing the packages of package-lock.json …');
	if (npm('ci') && isInstalled()) return;
	console.error('npm ci failed: see above.');
	process.exit(1);
}

const isFree = (port, host) =>
	new Promise((done) => {
		const probe = createServer();
		probe.once('error', (error) => done(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'));
		probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
	});

/** The first port from `from` on that nobody uses, on either kind of address. */
export async function freePort(from) {
	for (let port = from; port < from + 200; port++) {
		if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
	}
	throw new Error(`no free port from ${from} to ${from + 200}`);
}
