import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import { type Parity, parity as compare } from '#lib/rules/oscar/parity.ts';
import { type Result, err, failure, ok } from '#lib/util/result.ts';
import { USUAL_UNIT, textsInUnit } from '#lib/wording/distance.ts';
import { oscarProblem } from '#lib/wording/oscar-problems.ts';
import { oscarEdits } from '#lib/wording/oscar-repairs.ts';
import type { Arguments } from '../args.ts';
import { type InputFailure, readRoster } from '../input.ts';
import { EXIT_FINE, EXIT_ILLEGAL, type Io } from '../io.ts';
import type { OutputFailure } from '../output.ts';
import { jsonText, refuse } from '../words.ts';

async function readCompany(file: string, io: Io): Promise<Result<OscarRoster, InputFailure | OutputFailure>> {
	const roster = await readRoster(file, io);
	if (!roster.ok) return roster;
	return roster.value.game === 'oscar' ? ok(roster.value) : err(failure('not-oscar', { game: roster.value.game }));
}

const parityJson = ({ match, problems, advice }: Parity): Record<string, unknown> => ({
	match,
	problems: problems.map(({ code, severity, entry, facts }) => ({ code, severity, entry, facts })),
	advice: advice.map(({ side, place, change }) => ({ side, role: place, change }))
});

/** `parity A B`: whether two companies match, and what each may add or drop. Exit code 1 when they do not. */
export async function parity({ arguments: files, options, locale }: Arguments, io: Io): Promise<number> {
	const [first = '', second = ''] = files;
	const a = await readCompany(first, io);
	if (!a.ok) return refuse(io, a.error, first, locale);
	const b = await readCompany(second, io);
	if (!b.ok) return refuse(io, b.error, second, locale);
	const result = compare(a.value, b.value, oscarCatalogue);
	const exit = result.match ? EXIT_FINE : EXIT_ILLEGAL;
	if (options.has('json')) {
		io.out(jsonText(parityJson(result)));
		return exit;
	}
	const lang = { locale };
	const contextOf = (roster: OscarRoster) => ({
		roster,
		catalogue: oscarCatalogue,
		text: textsInUnit(oscarText[locale], USUAL_UNIT, locale)
	});
	const [contextA, contextB] = [contextOf(a.value), contextOf(b.value)];
	const lines = [
		result.match ? m.oscar_parity_match({}, lang) : m.oscar_parity_differ({}, lang),
		...result.problems.map((problem) => `- ${oscarProblem(problem, contextA, locale)}`),
		...result.advice.map(({ side, edits }) =>
			side === 'a'
				? `  ${m.oscar_parity_side_a({ edits: oscarEdits(edits, contextA, locale) }, lang)}`
				: `  ${m.oscar_parity_side_b({ edits: oscarEdits(edits, contextB, locale) }, lang)}`
		)
	];
	io.out(`${lines.join('\n')}\n`);
	return exit;
}
