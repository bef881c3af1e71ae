/** What a command may touch of the world outside; tests give their own. */
export interface Io {
	/** Folder that file names are relative to. */
	readonly cwd: string;
	readonly out: (chunk: string | Uint8Array) => void;
	readonly err: (line: string) => void;
	readonly stdin: AsyncIterable<Uint8Array | string>;
}

export const EXIT_FINE = 0;
/** The roster is illegal, or the data pack has faults. */
export const EXIT_ILLEGAL = 1;
/** The input is unreadable or the arguments are off. */
export const EXIT_UNREADABLE = 2;
