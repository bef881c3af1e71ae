import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { versionOf } from '../../.config/version.mjs';

/*
 * Servers that a test may kill, and builds besides the one in build/: a later version, and one hosted in a folder.
 */

export interface Server {
	readonly url: string;
	/** Stops at once, as a machine that loses its power. */
	kill(): Promise<void>;
}

/** Serves a build on a port of its own; answers when the server does. */
export async function serve(directory: string, port: number): Promise<Server> {
	const url = `http://localhost:${port}`;
	const args = ['node_modules/sirv-cli/bin.js', directory, '--single', '200.html', '--host', 'localhost'];
	const server: ChildProcess = spawn(process.execPath, [...args, '--port', String(port), '--quiet'], {
		stdio: 'ignore'
	});
	const answers = () =>
		fetch(`${url}/favicon.svg`).then(
			() => true,
			() => false
		);
	for (let tries = 0; !(await answers()); tries++) {
		if (tries > 200 || server.exitCode !== null) throw new Error(`no server on ${url}`);
		await new Promise((done) => setTimeout(done, 50));
	}
	return {
		url,
		async kill() {
			if (server.exitCode !== null || server.signalCode !== null) return;
			server.kill('SIGKILL');
			await once(server, 'exit');
		}
	};
}

/** Builds the app once per version of its sources into out/<name>/<folder>, and answers that folder's parent. */
export function buildAside(name: string, options: { readonly base?: string; readonly version?: string }): string {
	const root = `out/${name}`;
	const mark = `${root}/sources`;
	const sources = versionOf(options.base ?? '');
	if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources) {
		execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
			env: {
				...process.env,
				NODE_ENV: 'production',
				BASE_PATH: options.base ?? '',
				BUILD_DIR: `${root}/site${options.base ?? ''}`,
				KIT_DIR: `${root}/kit`,
				...(options.version === undefined ? {} : { APP_VERSION: options.version })
			},
			stdio: ['ignore', 'ignore', 'inherit']
		});
		mkdirSync(root, { recursive: true });
		writeFileSync(mark, sources);
	}
	return `${root}/site`;
}
