/** What a browser keeps beside its database: shared by all tabs of a test. */
export class Shelf implements Storage {
	[key: string]: unknown;
	get length(): number {
		return Object.keys(this).length;
	}
	key(at: number): string | null {
		return Object.keys(this)[at] ?? null;
	}
	getItem(key: string): string | null {
		const found = this[key];
		return typeof found === 'string' ? found : null;
	}
	setItem(key: string, value: string): void {
		this[key] = value;
	}
	removeItem(key: string): void {
		delete this[key];
	}
	clear(): void {
		for (const key of Object.keys(this)) delete this[key];
	}
}
