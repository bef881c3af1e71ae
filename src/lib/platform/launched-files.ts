/*
 * Files that the system opens with the installed app (`file_handlers` of the manifest). The interface is Chromium's and
 * in no type library, so what comes is looked at.
 */

type Consume = (params: unknown) => void;

function launchQueueOf(view: Window): { setConsumer(consume: Consume): void } | null {
	const queue: unknown = Reflect.get(view, 'launchQueue');
	if (typeof queue !== 'object' || queue === null) return null;
	const setConsumer: unknown = Reflect.get(queue, 'setConsumer');
	return typeof setConsumer === 'function' ? { setConsumer: (consume) => setConsumer.call(queue, consume) } : null;
}

async function fileOf(handle: unknown): Promise<File | null> {
	if (typeof handle !== 'object' || handle === null) return null;
	const getFile: unknown = Reflect.get(handle, 'getFile');
	if (typeof getFile !== 'function') return null;
	try {
		const file: unknown = await getFile.call(handle);
		return file instanceof File ? file : null;
	} catch {
		return null; // not granted, or gone
	}
}

/** Calls back with the first file that the app was opened with, if it was. Does nothing where there is no such thing. */
export function onLaunchedFile(view: Window, next: (file: File) => void): void {
	launchQueueOf(view)?.setConsumer((params) => {
		const files: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'files') : null;
		const [first]: readonly unknown[] = Array.isArray(files) ? files : [];
		void fileOf(first).then((file) => file && next(file));
	});
}
