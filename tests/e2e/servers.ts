import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { versionOf } from '../../.config/version.mjs';

/*
 * Servers that a test may kill, and builds besides the one in build/: a later version, and one hosted in a folder.
 */

export interface Server {
	readonly url: string;
	/** Stops at once, as a machine that loses its power. */
	kill(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	css: 'text/css',
	html: 'text/html; charset=utf-8',
	js: 'text/javascript',
	json: 'application/json',
	png: 'image/png',
	svg: 'image/svg+xml',
	webmanifest: 'application/manifest+json',
	woff: 'font/woff',
	woff2: 'font/woff2'
};

/**
 * Serves a build as a plain host does: its files, and 200.html for every other address. `base` is the folder it is
 * hosted in; outside of it there is nothing. `fail`: files that this host lost, or answers with its page.
 */
export async function serve(
	directory: string,
	port: number,
	{ base = '', fail }: { base?: string; fail?: { what: RegExp; how: 'missing' | 'answered with a page' } } = {}
): Promise<Server> {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
		if (path === null) return void response.writeHead(404).end();
		const wanted = path === '/' ? '/index.html' : path;
		const lost = fail?.what.test(wanted) ? fail.how : null;
		if (lost === 'missing') return void response.writeHead(404).end();
		const ending = lost ? undefined : /\.([a-z0-9]+)$/.exec(wanted)?.[1];
		try {
			const body = await readFile(directory + (ending === undefined ? '/200.html' : wanted));
			response.writeHead(200, { 'content-type': TYPES[ending ?? 'html'] ?? 'application/octet-stream' }).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	server.listen(port, 'localhost');
	await once(server, 'listening');
	return {
		url: `http://localhost:${port}`,
		async kill() {
			if (!server.listening) return;
			const closed = once(server, 'close');
			server.close();
			server.closeAllConnections();
			await closed;
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
			stdio: 'pipe' // what failed is in the error's message
		});
		mkdirSync(root, { recursive: true });
		writeFileSync(mark, sources);
	}
	return `${root}/site`;
}
