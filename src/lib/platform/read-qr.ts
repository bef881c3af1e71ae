import type { QrFailure } from '../share/open-failures.ts';
import { type Result, err, failure, ok } from '../util/result.ts';

/** A phone's camera makes 3 to 15 MB; more is no picture of a QR code. */
const MAX_PICTURE_BYTES = 40_000_000;
/** Longest side in pixels at which a code is looked for, in this order: a photo is read faster and better when small. */
const SIDES = [1000, 1800, 3000, 500];
const TRY_MS = 400;

type Draw = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function canvas(width: number, height: number): Draw | null {
	if (typeof OffscreenCanvas !== 'undefined') {
		return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
	}
	const element = Object.assign(document.createElement('canvas'), { width, height });
	return element.getContext('2d', { willReadFrequently: true });
}

function pixels(image: ImageBitmap, side: number): ImageData | null {
	const scale = Math.min(1, side / Math.max(image.width, image.height));
	const width = Math.max(1, Math.round(image.width * scale));
	const height = Math.max(1, Math.round(image.height * scale));
	const draw = canvas(width, height);
	if (!draw) return null;
	draw.fillStyle = '#fff'; // a transparent picture is a code on paper
	draw.fillRect(0, 0, width, height);
	draw.drawImage(image, 0, 0, width, height);
	return draw.getImageData(0, 0, width, height);
}

/** The text of the QR code in a picture. The reader's code is fetched at the first use. */
export async function readQr(picture: Blob): Promise<Result<string, QrFailure>> {
	if (picture.size > MAX_PICTURE_BYTES) {
		return err(failure('too-large', { bytes: picture.size, max: MAX_PICTURE_BYTES }));
	}
	const { default: decodeQR } = await import('qr/decode.js');
	let image: ImageBitmap;
	try {
		image = await createImageBitmap(picture);
	} catch {
		return err(failure('not-a-picture', { type: picture.type }));
	}
	try {
		let tried = 0;
		for (const side of SIDES) {
			const scaled = Math.min(side, Math.max(image.width, image.height));
			if (scaled === tried) continue; // the picture is smaller than this side
			tried = scaled;
			const found = pixels(image, side);
			if (!found) continue;
			try {
				return ok(decodeQR(found, { timeLimit: TRY_MS }));
			} catch {
				// not at this size
			}
		}
		return err(failure('no-qr'));
	} finally {
		image.close();
	}
}
