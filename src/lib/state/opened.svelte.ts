import type { Roster } from '../roster/document.ts';

/** A roster document that was chosen or dropped, on its way to the read-only view. Gone with a reload, like the file. */
export interface OpenedFile {
	readonly name: string;
	/** When the file was last changed, ms since the epoch. */
	readonly modified: number;
	readonly roster: Roster;
}

class Opened {
	#file = $state.raw<OpenedFile | null>(null);
	get file(): OpenedFile | null {
		return this.#file;
	}
	show(file: OpenedFile): void {
		this.#file = file;
	}
}
export const opened = new Opened();
