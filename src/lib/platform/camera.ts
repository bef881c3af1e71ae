import { type Failure, type Result, err, failure, ok } from '../util/result.ts';

export type CameraFailure = Failure<
	| 'camera-refused' // by the user or the system
	| 'no-camera' // none there, or another program has it {cause}
>;

/** Milliseconds between two looks at the picture: fast enough for a hand that holds still, easy on the battery. */
const LOOK_MS = 150;
/** Longest side of what is looked at, in pixels; time the reader may take for it. */
const SIDE = 720;
const READ_MS = 60;

export const canScan = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The camera on the back of the phone, or whatever there is. The caller stops its tracks. */
export async function openCamera(): Promise<Result<MediaStream, CameraFailure>> {
	try {
		return ok(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }));
	} catch (error) {
		const cause = error instanceof DOMException ? error.name : 'unknown';
		return err(cause === 'NotAllowedError' ? failure('camera-refused') : failure('no-camera', { cause }));
	}
}

/** Calls back with the text of every QR code seen in a playing video, until it is stopped. */
export function scanVideo(video: HTMLVideoElement, seen: (text: string) => void): () => void {
	const canvas = document.createElement('canvas');
	const draw = canvas.getContext('2d', { willReadFrequently: true });
	let timer: ReturnType<typeof setTimeout> | undefined;
	let stopped = false;

	async function look(): Promise<void> {
		const { default: decodeQR } = await import('qr/decode.js');
		if (stopped) return;
		const { videoWidth, videoHeight } = video;
		if (draw && videoWidth > 0) {
			const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight));
			canvas.width = Math.round(videoWidth * scale);
			canvas.height = Math.round(videoHeight * scale);
			draw.drawImage(video, 0, 0, canvas.width, canvas.height);
			try {
				seen(decodeQR(draw.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: READ_MS }));
			} catch {
				// no code in this frame
			}
		}
		if (!stopped) timer = setTimeout(() => void look(), LOOK_MS);
	}
	void look();
	return () => {
		stopped = true;
		clearTimeout(timer);
	};
}
