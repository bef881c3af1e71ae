import { unreachable } from '#lib/util/assert.ts';
import { type Arguments, readArguments } from './args.ts';
import { battle } from './commands/battle.ts';
import { check } from './commands/check.ts';
import { help } from './commands/help.ts';
import { lists } from './commands/lists.ts';
import { odds, roll } from './commands/attack.ts';
import { open } from './commands/open.ts';
import { parity } from './commands/parity.ts';
import { print } from './commands/print.ts';
import { share } from './commands/share.ts';
import { summary } from './commands/summary.ts';
import { terrain } from './commands/terrain.ts';
import { text } from './commands/text.ts';
import type { Io } from './io.ts';
import { refuse } from './words.ts';

async function run(args: Arguments, io: Io): Promise<number> {
	switch (args.command) {
		case 'check':
			return args.options.has('summary') ? summary(args, io) : check(args, io);
		case 'text':
			return text(args, io);
		case 'share':
			return share(args, io);
		case 'open':
			return open(args, io);
		case 'lists':
			return lists(args, io);
		case 'parity':
			return parity(args, io);
		case 'odds':
			return odds(args, io);
		case 'roll':
			return roll(args, io);
		case 'battle':
			return battle(args, io);
		case 'terrain':
			return terrain(args, io);
		case 'help':
			return help(args.locale, io);
		case 'cards':
		case 'sheet':
			return print(args.command, args, io);
		default:
			return unreachable(args.command);
	}
}

/**
 * The command line: `argv` without the program's name. Gives the exit code: 0 fine, 1 the roster is illegal, 2 the input
 * is unreadable or the arguments are off, with one line on standard error that says what and where.
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
	const args = readArguments(argv);
	return args.ok ? run(args.value, io) : refuse(io, args.error.failure, null, args.error.locale);
}
