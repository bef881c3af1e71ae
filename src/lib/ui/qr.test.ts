import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { MAX_QR_BYTES, QUIET, type QrPicture, qrPicture } from './qr.ts';

const SCALE = 4;

/** Paints the path as a screen would: dark runs on white. */
function paint({ size, path }: QrPicture): { width: number; height: number; data: Uint8Array } {
	const side = size * SCALE;
	const data = new Uint8Array(side * side * 4).fill(255);
	for (const [, x, y, w] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
		for (let py = Number(y) * SCALE; py < (Number(y) + 1) * SCALE; py++) {
			for (let px = Number(x) * SCALE; px < (Number(x) + Number(w)) * SCALE; px++) {
				data.fill(0, 4 * (py * side + px), 4 * (py * side + px) + 3);
			}
		}
	}
	return { width: side, height: side, data };
}

const link = (length: number): string => `https://exemple.org/signifer/#EQ${'aZ9-_x'.repeat(200)}`.slice(0, length);

test('what is drawn is read back, at every length that can be one', () => {
	for (let length = 40; length <= MAX_QR_BYTES; length += length < 240 ? 8 : 30) {
		const picture = qrPicture(link(length));
		if (!picture) throw new Error(`no picture at ${length}`);
		expect(decodeQR(paint(picture), { timeLimit: 2000 }), `${length}`).toBe(link(length));
	}
}, 60_000);

test('no length fails, and beyond the bound there is none', () => {
	for (let length = 1; length <= MAX_QR_BYTES; length++) expect(qrPicture(link(length)), `${length}`).not.toBeNull();
	expect(qrPicture(link(MAX_QR_BYTES + 1))).toBeNull();
	expect(qrPicture('é'.repeat(MAX_QR_BYTES / 2 + 1))).toBeNull();
}, 60_000);

test('four modules of white on every side', () => {
	const picture = qrPicture(link(120));
	if (!picture) throw new Error('no picture');
	const runs = [...picture.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, w]) => [
		Number(x),
		Number(y),
		Number(w)
	]);
	const xs = runs.flatMap(([x = 0, , w = 0]) => [x, x + w]);
	const ys = runs.flatMap(([, y = 0]) => [y, y + 1]);
	expect([Math.min(...xs), Math.max(...xs)]).toEqual([QUIET, picture.size - QUIET]);
	expect([Math.min(...ys), Math.max(...ys)]).toEqual([QUIET, picture.size - QUIET]);
});
