import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import adapter from '@sveltejs/adapter-static';

/** Kit starts the app by an inline script; these keep it out of the pages, so that the policy allows none at all. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const HASH_SOURCE = / ?'sha256-[^']+'/g;

/**
 * adapter-static, then every inline script of the pages moved to a file of its own. The service worker, which was
 * built before, is told of these files.
 * @param {{ out: string; base: string; fallback: string }} options
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function staticAdapter({ out, base, fallback }) {
	const inner = adapter({ pages: out, assets: out, fallback });
	return {
		name: 'static, no inline script',
		async adapt(builder) {
			await inner.adapt(builder);
			const files = new Set();
			for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
				if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
				const page = join(entry.parentPath, entry.name);
				const html = readFileSync(page, 'utf8')
					.replace(INLINE_SCRIPT, (_, /** @type {string} */ code) => {
						const name = createHash('sha256').update(code).digest('hex').slice(0, 8);
						const file = `_app/immutable/boot.${name}.js`;
						writeFileSync(join(out, file), `${code.trim()}\n`);
						files.add(`${base}/${file}`);
						return `<script src="${base}/${file}"></script>`;
					})
					.replace(/<meta http-equiv="content-security-policy"[^>]*>/g, (policy) => policy.replace(HASH_SOURCE, ''));
				writeFileSync(page, html);
			}
			const worker = join(out, 'service-worker.js');
			if (existsSync(worker)) {
				const list = JSON.stringify([...files].sort());
				writeFileSync(worker, `self.__BOOT_FILES__=${list};\n${readFileSync(worker, 'utf8')}`);
			}
		}
	};
}
