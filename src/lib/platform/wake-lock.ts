/** Keeps the screen on until the answer is called. Where the browser cannot or will not, nothing happens. */
export function keepAwake(): () => void {
	if (!('wakeLock' in navigator)) return () => undefined;
	let stopped = false;
	let lock: WakeLockSentinel | null = null;
	const ask = async (): Promise<void> => {
		if (stopped || document.visibilityState !== 'visible') return;
		try {
			const got = await navigator.wakeLock.request('screen');
			if (stopped) await got.release();
			else lock = got;
		} catch {
			// refused, for instance by a saving battery: the screen goes dark as usual
		}
	};
	// the browser lets it go when the page is hidden
	const again = (): void => void ask();
	document.addEventListener('visibilitychange', again);
	void ask();
	return () => {
		stopped = true;
		document.removeEventListener('visibilitychange', again);
		void lock?.release().catch(() => undefined);
	};
}
