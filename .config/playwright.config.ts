import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env['E2E_PORT'] ?? '4173';
const url = `http://localhost:${port}`;

export default defineConfig({
	testDir: `${root}tests/e2e`,
	outputDir: `${root}test-results`,
	workers: 2,
	// a machine at its limit: one more try in CI, and what needed it is named in the report as flaky
	retries: process.env['CI'] === undefined ? 0 : 1,
	forbidOnly: process.env['CI'] !== undefined,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: `${root}reports/playwright.json` }]],
	use: {
		baseURL: url,
		locale: 'fr-FR',
		serviceWorkers: 'allow',
		screenshot: 'only-on-failure',
		launchOptions: chromiumOptions
	},
	projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
	webServer: {
		command: `node node_modules/sirv-cli/bin.js build --single 200.html --host localhost --port ${port} --quiet`,
		cwd: root,
		url: `${url}/favicon.svg`,
		reuseExistingServer: process.env['CI'] === undefined
	}
});
