import { realpath, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Failure, type Result, err, failure, ok } from '#lib/util/result.ts';
import { systemCode } from './input.ts';
import type { Io } from './io.ts';

export type OutputFailure = Failure<
	| 'output-missing' // {command}
	| 'output-is-input'
	| 'not-written' // {reason}: the system's own code
	| 'no-rosters'
	| 'bad-base' // {base}
	| 'not-oscar' // {game}: `parity` compares companies
>;

const real = async (path: string): Promise<string> => realpath(path).catch(() => path);

/** Writes bytes to a file, or to standard output for `-`. The file that was read is never overwritten. */
export async function writeOutput(
	name: string,
	bytes: Uint8Array,
	input: string,
	io: Io
): Promise<Result<null, OutputFailure>> {
	if (name === '-') {
		io.out(bytes);
		return ok(null);
	}
	const path = resolve(io.cwd, name);
	if (input !== '-' && (await real(path)) === (await real(resolve(io.cwd, input)))) {
		return err(failure('output-is-input'));
	}
	try {
		await writeFile(path, bytes);
		return ok(null);
	} catch (error) {
		return err(failure('not-written', { reason: systemCode(error) }));
	}
}
