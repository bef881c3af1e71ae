import { validateDbg } from '../rules/dbg/validate.ts';
import { problemSentence } from '../wording/problems.ts';
import type { PrintContext } from './contents.ts';

/** What breaks a rule, as sentences; empty for a legal roster. A print never hides it. */
export function problemsOf(context: PrintContext): string[] {
	return validateDbg(context.roster, context.catalogue)
		.problems.filter(({ severity }) => severity === 'error')
		.map((problem) => problemSentence(problem, context, context.locale));
}
