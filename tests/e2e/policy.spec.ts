import { readFileSync, readdirSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';

/** Every screen that is reached by an address alone. */
const SCREENS = ['/', '/new', '/open', '/reference', '/settings', '/about', '/nowhere', '/roster/nobody', '/#abc'];

test.use({ locale: 'fr-FR' });

/** What the page's policy refused, and what was asked of another origin, from now on. */
async function watch(page: Page, origin: string): Promise<{ refused: string[]; outside: string[] }> {
	const seen = { refused: new Array<string>(), outside: new Array<string>() };
	await page.exposeFunction('tellRefused', (what: string) => seen.refused.push(what));
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const tell: unknown = Reflect.get(window, 'tellRefused');
			if (typeof tell === 'function') tell(`${event.violatedDirective} ${event.blockedURI}`);
		});
	});
	page.context().on('request', (request) => {
		const url = new URL(request.url());
		if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== origin) seen.outside.push(request.url());
	});
	return seen;
}

test('no page of the build holds an inline script, a handler or a style sheet', () => {
	const pages = readdirSync('build', { recursive: true })
		.map(String)
		.filter((name) => name.endsWith('.html'));
	expect(pages).toContain('200.html');
	for (const name of pages) {
		const html = readFileSync(`build/${name}`, 'utf8');
		for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
			expect(code, name).toBe('');
			expect(attributes, name).toMatch(/ src="\//);
		}
		expect(html, name).not.toMatch(/<style| on[a-z]+=|javascript:/i);
		const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
		const directives = policy.split(';').map((directive) => directive.trim());
		expect(directives, name).toContain("default-src 'none'");
		expect(directives, name).toContain("script-src 'self'");
		expect(directives, name).toContain("style-src 'self'");
		expect(directives, name).toContain("connect-src 'self'");
	}
});

test('no screen asks another origin for anything, and the policy has nothing to refuse', async ({ page, baseURL }) => {
	const origin = new URL(baseURL ?? '').origin;
	const seen = await watch(page, origin);
	for (const screen of SCREENS) {
		await page.goto(screen);
		await expect(page.getByRole('main')).toHaveText(/\p{L}/u);
		await page.waitForLoadState('networkidle');
	}
	// and a roster's own screens
	await page.goto('/');
	await page.getByRole('main').getByRole('button', { name: 'Le raid de Sedullos' }).click();
	await expect(page).toHaveURL(/\/roster\/[0-9a-f-]+$/);
	const roster = page.url();
	for (const screen of [roster, `${roster}/print`, `${roster}/share`]) {
		await page.goto(screen);
		await expect(page.getByRole('main')).toHaveText(/\p{L}/u);
		await page.waitForLoadState('networkidle');
	}
	expect(seen).toEqual({ refused: [], outside: [] });
});

test('the policy is in force: an inline script does not run, and nothing leaves', async ({ page, baseURL }) => {
	const seen = await watch(page, new URL(baseURL ?? '').origin);
	await page.goto('/');
	const outcome = await page.evaluate(async () => {
		const script = document.createElement('script');
		script.textContent = 'document.documentElement.dataset.hacked = "yes"';
		document.body.append(script);
		const answer = await fetch('https://example.org/').then(
			() => 'answered',
			() => 'refused'
		);
		return [document.documentElement.dataset['hacked'], answer];
	});
	expect(outcome).toEqual([undefined, 'refused']);
	await expect.poll(() => seen.refused.length).toBe(2);
});
