import { existsSync } from 'node:fs';

const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome-stable',
	'/usr/bin/google-chrome',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium'
];

/** An installed Chromium, or undefined: then Playwright's own is used. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
export const chromiumPath = findChromium();

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
