import type { Font, FontCollection } from 'fontkit';

// The published types know Node's Buffer alone; the library takes any bytes (in a browser there is no Buffer).
declare module 'fontkit' {
	export function create(bytes: Uint8Array, postscriptName?: string): Font | FontCollection;
}
