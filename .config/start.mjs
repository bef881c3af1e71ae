// `npm start`: installs, builds and serves the app, doing only what is still to do.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, freePort, requireNode, runs } from './install.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
ensureInstalled();

const { versionOf } = await import('./version.mjs');
const builtVersion = () => {
	const file = 'build/_app/version.json';
	return existsSync(file) && existsSync('build/200.html') ? JSON.parse(readFileSync(file, 'utf8')).version : null;
};
if (builtVersion() !== versionOf('')) {
	console.log('Building the app …');
	const built =
		runs(process.execPath, ['.config/i18n.mjs']) &&
		runs(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
			NODE_ENV: 'production',
			BASE_PATH: '',
			BUILD_DIR: 'build'
		});
	if (!built) {
		console.error('The build failed: see above.');
		process.exit(1);
	}
}

const port = await freePort(Number(process.env.PORT ?? 4173));
const server = spawn(
	process.execPath,
	[
		...['node_modules/sirv-cli/bin.js', 'build', '--single', '200.html', '--quiet'],
		...['--host', '127.0.0.1', '--port', String(port)]
	],
	{ stdio: ['ignore', 'ignore', 'inherit'] }
);
const address = `http://localhost:${port}/`;

// Ctrl-C reaches the server too; this only makes a clean end of it.
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
	process.on(signal, () => {
		ending = true;
		server.kill('SIGTERM');
	});
}
server.on('exit', (code) => {
	if (!ending) console.error('The server has stopped.');
	process.exit(ending ? 0 : (code ?? 1));
});

for (let tries = 0; tries < 200; tries++) {
	const answers = await fetch(`http://127.0.0.1:${port}/`).then(
		(response) => response.ok,
		() => false
	);
	if (answers) break;
	await new Promise((done) => setTimeout(done, 50));
}
console.log(`Signifer is at ${address} (Ctrl-C ends it)`);
