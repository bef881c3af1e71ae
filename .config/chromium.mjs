import { existsSync } from 'node:fs';

/** An installed Chromium, or undefined: then Playwright's own is used. */
export const chromiumPath =
	process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** Options of `chromium.launch`: nothing leaves the machine by itself. */
export const chromiumOptions = {
	...(chromiumPath ? { executablePath: chromiumPath } : {}),
	args: [
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync'
	]
};
