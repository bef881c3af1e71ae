#!/usr/bin/env node
// The command line. TypeScript is run as it is (tsx); messages are compiled first when they are new. See docs/cli.md.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const quit = (line) => {
	process.stderr.write(`signifer: ${line}\n`);
	process.exit(2);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) quit(`needs Node 20.19 or newer, this is ${process.versions.node}`);
if (!existsSync(`${root}node_modules/tsx`)) quit(`not installed yet: run "npm ci" in ${root}`);

// A reader that has seen enough (`| head`) closes the pipe: that is no failure. A full disk is one.
process.stdout.on('error', ({ code }) => {
	if (code === 'EPIPE') process.exit(process.exitCode ?? 0);
	quit(`standard output: not written (${code})`);
});
process.stderr.on('error', () => process.exit(process.exitCode ?? 2));
// Node 20 warns on standard error about JSON modules; there, every line is an answer to the user.
process.removeAllListeners('warning');

try {
	execFileSync(process.execPath, ['.config/i18n.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
} catch {
	quit('the messages could not be compiled: run "npm run i18n" to see why');
}

// npm changes to the project's folder; file names mean the folder where the user typed the command.
const cwd = process.env.npm_lifecycle_event === 'signifer' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd();

const { register } = await import('tsx/esm/api');
register({ tsconfig: false });
const { main } = await import('../src/cli/main.ts');
try {
	process.exitCode = await main(process.argv.slice(2), {
		cwd,
		out: (chunk) => void process.stdout.write(chunk),
		err: (line) => void process.stderr.write(`${line}\n`),
		stdin: process.stdin
	});
} catch (error) {
	// a fault of ours must not look like an illegal roster (1) or an unreadable one (2)
	process.stderr.write(`signifer: internal error: ${error instanceof Error ? error.stack : error}\n`);
	process.exitCode = 70;
}
