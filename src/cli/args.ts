import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '#lib/catalogue/text.ts';
import { DISTANCE_UNITS, type DistanceUnit, USUAL_UNIT } from '#lib/wording/distance.ts';
import { type Failure, type Result, err, failure, ok } from '#lib/util/result.ts';

/** Every option of every command. `choices` bounds the value; without `value` it is a switch. */
const OPTIONS = {
	json: {},
	lang: { value: 'LANG', choices: LOCALES },
	summary: {},
	compact: {},
	base: { value: 'URL' },
	output: { value: 'FILE', short: 'o' },
	paper: { value: 'PAPER', choices: ['a4', 'letter'] },
	card: { value: 'CARD', choices: ['poker', 'tarot', 'a6', 'index'] },
	ink: { value: 'INK', choices: ['full', 'saver'] },
	units: { value: 'UNITS', choices: DISTANCE_UNITS },
	check: { value: 'FILE' },
	tendency: { value: 'TENDENCY' },
	seed: { value: 'SEED' },
	compulsory: { value: 'PIECE' },
	chances: {}
} as const satisfies Record<string, { value?: string; short?: string; choices?: readonly string[] }>;
export type OptionName = keyof typeof OPTIONS;

interface CommandShape {
	/** Names of the arguments; all are needed. */
	readonly arguments: readonly string[];
	readonly options: readonly OptionName[];
}

/** The commands with what each takes besides `--json` and `--lang`. */
export const COMMANDS = {
	check: { arguments: ['FILE'], options: ['summary'] },
	text: { arguments: ['FILE'], options: ['compact', 'base', 'units'] },
	share: { arguments: ['FILE'], options: ['base'] },
	open: { arguments: ['LINK'], options: [] },
	cards: { arguments: ['FILE'], options: ['output', 'paper', 'card', 'ink', 'units'] },
	sheet: { arguments: ['FILE'], options: ['output', 'paper', 'ink', 'base', 'units'] },
	lists: { arguments: [], options: ['check'] },
	parity: { arguments: ['A', 'B'], options: [] },
	odds: { arguments: ['FILE'], options: [] },
	roll: { arguments: ['FILE'], options: [] },
	battle: { arguments: ['FILE'], options: ['units'] },
	terrain: { arguments: [], options: ['tendency', 'seed', 'compulsory', 'chances', 'output'] },
	help: { arguments: [], options: [] }
} as const satisfies Record<string, CommandShape>;
export type CommandName = keyof typeof COMMANDS;

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
const isLocale = (value: string | undefined): value is Locale => LOCALES.some((locale) => locale === value);

export interface Arguments {
	readonly command: CommandName;
	readonly arguments: readonly string[];
	/** Values of the options given; a switch has `''`. */
	readonly options: ReadonlyMap<OptionName, string>;
	readonly locale: Locale;
}

export type UsageFailure = Failure<
	| 'no-command'
	| 'unknown-command' // {command}
	| 'unknown-option' // {command, option}
	| 'foreign-option' // {command, option}: of another command
	| 'option-value' // {command, option}: its value is missing
	| 'option-no-value' // {command, option}
	| 'option-choice' // {command, option, value, choices}
	| 'option-missing' // {command, option}
	| 'options-together' // {command, options}
	| 'argument-missing' // {command, argument}
	| 'argument-extra' // {command, argument}
>;

/** A usage failure, with the language to say it in. */
export interface RefusedArguments {
	readonly failure: UsageFailure;
	readonly locale: Locale;
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function tokensOf(argv: readonly string[]): readonly Token[] {
	const options = Object.fromEntries(
		Object.entries(OPTIONS).map(([name, option]) => [
			name,
			{
				type: 'value' in option ? ('string' as const) : ('boolean' as const),
				...('short' in option ? { short: option.short } : {})
			}
		])
	);
	return parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

/** One option of the command line: its name and value, or why it is refused. */
function readOption(
	command: CommandName,
	token: Extract<Token, { kind: 'option' }>
): Result<readonly [OptionName, string], UsageFailure> {
	const { name, rawName, value } = token;
	const facts = { command, option: rawName };
	if (!isOption(name)) return err(failure('unknown-option', facts));
	const allowed: readonly OptionName[] = ['json', 'lang', ...COMMANDS[command].options];
	if (!allowed.includes(name)) return err(failure('foreign-option', facts));
	const option = OPTIONS[name];
	if (!('value' in option)) return value === undefined ? ok([name, '']) : err(failure('option-no-value', facts));
	// a value that looks like an option is a forgotten value, except `-`, which is standard input or output
	if (value === undefined || value === '' || (token.inlineValue === false && /^-./.test(value))) {
		return err(failure('option-value', facts));
	}
	if ('choices' in option && !option.choices.some((choice) => choice === value)) {
		return err(failure('option-choice', { ...facts, value, choices: [...option.choices] }));
	}
	return ok([name, value]);
}

/** Reads the arguments after the program's name. Only what the command knows is accepted. */
export function readArguments(argv: readonly string[]): Result<Arguments, RefusedArguments> {
	const tokens = tokensOf(argv);
	const lang = tokens.findLast((token) => token.kind === 'option' && token.name === 'lang');
	const said = lang?.kind === 'option' ? lang.value : undefined;
	const locale = isLocale(said) ? said : 'fr';
	const refuse = (why: UsageFailure): Result<Arguments, RefusedArguments> => err({ failure: why, locale });

	const [command, ...given] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
	const asksHelp = tokens.some(
		(token) => token.kind === 'option' && (token.rawName === '--help' || token.rawName === '-h')
	);
	if (asksHelp) return ok({ command: 'help', arguments: [], options: new Map(), locale });
	if (command === undefined) return refuse(failure('no-command'));
	if (!isCommand(command)) return refuse(failure('unknown-command', { command }));

	const options = new Map<OptionName, string>();
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const read = readOption(command, token);
		if (!read.ok) return refuse(read.error);
		options.set(...read.value);
	}
	const wanted: readonly string[] = COMMANDS[command].arguments;
	// an empty one is a variable of the shell that was never set
	const missing = wanted.find((_, at) => (given[at] ?? '') === '');
	if (missing !== undefined) return refuse(failure('argument-missing', { command, argument: missing }));
	// `battle FILE -`: standard output, which is where a log goes anyway
	const extra = command === 'battle' && given.length === 2 && given[1] === '-' ? undefined : given[wanted.length];
	if (extra !== undefined) return refuse(failure('argument-extra', { command, argument: extra }));
	return ok({ command, arguments: given, options, locale });
}

/** The unit of distances that `--units` asks for. */
export const unitOf = (options: ReadonlyMap<OptionName, string>): DistanceUnit =>
	DISTANCE_UNITS.find((unit) => unit === options.get('units')) ?? USUAL_UNIT;
