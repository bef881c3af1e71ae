/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { base, build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * The whole app is fetched when it is installed, or not installed at all; afterwards nothing is asked of the network.
 * A new version waits until somebody consents (src/lib/platform/service-worker.svelte.ts).
 */

declare const self: ServiceWorkerGlobalScope & { __BOOT_FILES__?: string[] };
declare const __STATIC_REV__: Record<string, string>; // vite.config.ts

/** The page that answers every address; in none of kit's lists. */
const FALLBACK = `${base}/200.html`;

// A server that answers a missing file with a page would poison the cache: such an install is refused, as a failed one.
addPlugins([
	{
		cacheWillUpdate: async ({ request, response }) => {
			const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
			const wantsPage = /(\/|\.html)$/.test(new URL(request.url).pathname);
			return response.status === 200 && isPage === wantsPage ? response : null;
		}
	}
]);

precacheAndRoute(
	[
		// the names of these hold a hash of their content
		...[...build, ...(self.__BOOT_FILES__ ?? [])].map((url) => ({ url, revision: null })),
		// stable names: a release fetches only what changed; pictures for the system's install dialog are not needed offline
		...files
			.filter((url) => !url.startsWith(`${base}/screenshots/`))
			.map((url) => ({ url, revision: __STATIC_REV__[url.slice(base.length)] ?? version })),
		...prerendered.map((url) => ({ url, revision: version })),
		{ url: FALLBACK, revision: version }
	],
	{ ignoreURLParametersMatching: [/^utm_/, /^fbclid$/], cleanURLs: false, directoryIndex: '' }
);
cleanupOutdatedCaches();
clientsClaim(); // the first visit too is served from the cache, without a reload
registerRoute(new NavigationRoute(createHandlerBoundToURL(FALLBACK), { denylist: [/\.[a-z0-9]{2,11}$/] }));

/** Tells every window of this app, and of no other app of the same host. */
async function tellWindows(message: object): Promise<void> {
	for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
		if (client.url.startsWith(self.registration.scope)) client.postMessage(message);
	}
}

self.addEventListener('message', (event) => {
	const type: unknown = event.data?.type;
	if (type === 'SKIP_WAITING') {
		event.waitUntil(tellWindows({ type: 'UPDATE_CONSENTED', version }).then(() => self.skipWaiting()));
	} else if (type === 'VERSION') {
		event.ports[0]?.postMessage(version);
	}
});
