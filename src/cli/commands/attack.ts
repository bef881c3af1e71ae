import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { type Attack, type AttackFailure, parseAttack } from '#lib/match/attack.ts';
import { attackOdds } from '#lib/match/odds.ts';
import { rollAttack } from '#lib/match/roll.ts';
import { parseJson } from '#lib/util/json.ts';
import { type Result, err, failure, ok } from '#lib/util/result.ts';
import { oddsLines, rolledLines } from '#lib/wording/attacks.ts';
import type { Arguments } from '../args.ts';
import { type InputFailure, readText } from '../input.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { jsonText, refuse } from '../words.ts';

const tables = dbgCatalogue.game.missileTables;
const RULINGS = { dbg: dbgCatalogue.rulings, oscar: oscarCatalogue.rulings } as const;

/** A ruling with a slip in its name would give the odds of another question: it is refused. */
function withKnownRulings(attack: Attack): Result<Attack, AttackFailure> {
	for (const [ruling, value] of Object.entries(attack.rulings)) {
		const known = RULINGS[attack.game].get(ruling)?.choices.some((choice) => choice === value) ?? false;
		if (!known) return err(failure('unknown-ruling', { ruling, value }));
	}
	return ok(attack);
}

async function readAttack(file: string, io: Io): Promise<Result<Attack, InputFailure | AttackFailure>> {
	const text = await readText(file, io);
	if (!text.ok) return text;
	const json = parseJson(text.value);
	if (!json.ok) return json;
	const attack = parseAttack(json.value);
	return attack.ok ? withKnownRulings(attack.value) : attack;
}

/** `odds FILE`: the exact odds of one attack or test (docs/attacks.md). */
export async function odds({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const attack = await readAttack(file, io);
	if (!attack.ok) return refuse(io, attack.error, file, locale);
	const result = attackOdds(attack.value, tables);
	if (!result.ok) return refuse(io, result.error, file, locale);
	io.out(options.has('json') ? jsonText(result.value) : `${oddsLines(result.value, locale).join('\n')}\n`);
	return EXIT_FINE;
}

/** `roll FILE`: the same attack resolved with its dice or its seed. */
export async function roll({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const attack = await readAttack(file, io);
	if (!attack.ok) return refuse(io, attack.error, file, locale);
	const result = rollAttack(attack.value, tables);
	if (!result.ok) return refuse(io, result.error, file, locale);
	io.out(options.has('json') ? jsonText(result.value) : `${rolledLines(result.value, locale).join('\n')}\n`);
	return EXIT_FINE;
}
