/** A short list of names that this window keeps over its reloads; empty where the browser refuses. */
export function readList(key: string): readonly string[] {
	try {
		// by hand: the schema library is not part of what the first screen loads
		const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
		return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
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
