import { type Failure, type Result, err, failure, ok } from './result.ts';

/** More arrays and objects inside each other than any document of ours has; code that walks a value stays safe below. */
export const MAX_JSON_DEPTH = 100;

export type JsonFailure = Failure<'not-json'>; // {line, column}, both from 1

const BLANK = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex -- JSON forbids control characters in its strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

const skip = (pattern: RegExp, source: string, at: number): number => {
	pattern.lastIndex = at;
	return pattern.test(source) ? pattern.lastIndex : -1;
};

/** Where a text stops being JSON, as an offset; the length of the text when it only ends too early; null when it is fine. */
function faultOffset(source: string): number | null {
	const open: ('[' | '{')[] = [];
	let at = 0;
	/** What may come next: a value, a value or the end of an empty array, a key, a key or `}`, or what follows a value. */
	let next: 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'after' = 'value';
	for (;;) {
		at = skip(BLANK, source, at);
		const sign = source[at];
		const inside = open.at(-1);
		if (next === 'after') {
			if (inside === undefined) return at === source.length ? null : at;
			if (sign === ',') next = inside === '[' ? 'value' : 'key';
			else if (sign === (inside === '[' ? ']' : '}')) open.pop();
			else return at;
			at++;
		} else if ((next === 'value-or-end' && sign === ']') || (next === 'key-or-end' && sign === '}')) {
			open.pop();
			next = 'after';
			at++;
		} else if (next === 'key' || next === 'key-or-end') {
			const end = skip(STRING, source, at);
			if (end < 0) return at;
			at = skip(BLANK, source, end);
			if (source[at] !== ':') return at;
			next = 'value';
			at++;
		} else if (sign === '[' || sign === '{') {
			if (open.length === MAX_JSON_DEPTH) return at;
			open.push(sign);
			next = sign === '[' ? 'value-or-end' : 'key-or-end';
			at++;
		} else {
			const end = sign === '"' ? skip(STRING, source, at) : skip(SCALAR, source, at);
			if (end < 0) return at;
			next = 'after';
			at = end;
		}
	}
}

/**
 * Parses JSON. Fails with the line and column where the text stops being JSON, or where it nests deeper than
 * MAX_JSON_DEPTH. A byte-order mark and blanks around it are ignored.
 */
export function parseJson(text: string): Result<unknown, JsonFailure> {
	const source = text.replace(/^\uFEFF/, '');
	const fault = faultOffset(source);
	if (fault === null) return ok(JSON.parse(source));
	const before = source.slice(0, fault).split(/\r\n|\n|\r/);
	return err(failure('not-json', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }));
}
