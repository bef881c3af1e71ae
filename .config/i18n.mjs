// Compiles src/messages into src/lib/paraglide. Run before every build, check and test (see package.json).
// The compiler answers "success" even when it could not read a message file, so the result is checked here.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const messagesDir = 'src/messages';
const compiledIndex = 'src/lib/paraglide/messages/_index.js';
const sources = readdirSync(messagesDir, { recursive: true })
	.map((name) => join(messagesDir, String(name)))
	.filter((file) => file.endsWith('.json'));
const inputs = [...sources, '.config/project.inlang/settings.json', 'package-lock.json'];
const newest = Math.max(...inputs.map((file) => statSync(file).mtimeMs));
if (existsSync(compiledIndex) && statSync(compiledIndex).mtimeMs > newest) process.exit(0);

execFileSync(
	process.execPath,
	[
		'node_modules/@inlang/paraglide-js/bin/run.js',
		'compile',
		'--project',
		'./.config/project.inlang',
		'--outdir',
		'./src/lib/paraglide',
		'--strategy',
		'localStorage',
		'preferredLanguage',
		'baseLocale'
	],
	{ stdio: ['ignore', 'ignore', 'inherit'] }
);

const compiled = readFileSync(compiledIndex, 'utf8');
const missing = sources
	.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))))
	.filter((key) => key !== '$schema' && !compiled.includes(`'./${key.toLowerCase()}`));
if (missing.length > 0) {
	console.error(`messages not compiled: ${missing.slice(0, 5).join(', ')}`);
	process.exit(1);
}
