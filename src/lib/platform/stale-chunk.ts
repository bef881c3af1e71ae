import { navigating } from '$app/state';
import { isBusy } from './busy.ts';
import { addToList, readList } from './session-list.ts';

const KEY = 'signifer.reloaded-chunk';

/** Where the user was going when a part of the app could not be loaded. */
const target = (): string => navigating.to?.url.href ?? location.href;

function load(address: string): void {
	if (address === location.href) location.reload();
	else location.assign(address);
}

/**
 * A part of the app that cannot be fetched: the server holds another build by now, or the network is gone before
 * everything was installed. The browser may remember the failure, so only a full load helps: once per address, to
 * where the user was going; without a network as soon as it is back. Every edit was already written.
 */
export function watchStaleChunks(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	window.addEventListener(
		'vite:preloadError',
		() => {
			const address = target();
			if (navigator.onLine) {
				if (!readList(KEY).includes(address) && addToList(KEY, address)) load(address);
				return;
			}
			window.addEventListener(
				'online',
				() => {
					if (!isBusy(document)) load(address);
				},
				{ once: true, signal }
			);
		},
		{ signal }
	);
	return () => stop.abort();
}
