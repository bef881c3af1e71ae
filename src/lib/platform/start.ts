import { persistence } from './persistence.svelte.ts';
import { appWorker } from './service-worker.svelte.ts';
import { watchStaleChunks } from './stale-chunk.ts';
import { storageStatus } from './storage-status.svelte.ts';

/** Everything that runs behind the screens; once per window. Returns how to stop it. */
export function startPlatform(): () => void {
	const stops = [storageStatus.start(), persistence.start(), appWorker.start(), watchStaleChunks()];
	return () => {
		for (const stop of stops) stop();
	};
}
