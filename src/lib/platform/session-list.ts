import * as z from 'zod/mini';

const Names = z.array(z.string());

/** A short list of names that this window keeps over its reloads; empty where the browser refuses. */
export function readList(key: string): readonly string[] {
	try {
		const read = Names.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
		return read.success ? read.data : [];
	} catch {
		return [];
	}
}

/** False when it could not be kept: then a guard that counts on it must not act. */
export function addToList(key: string, name: string): boolean {
	try {
		sessionStorage.setItem(key, JSON.stringify([...readList(key), name].slice(-20)));
		return true;
	} catch {
		return false;
	}
}
