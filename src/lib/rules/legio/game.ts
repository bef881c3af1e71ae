import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { ofGame } from '../../roster/document.ts';
import type { LegioRoster } from '../../roster/legio-document.ts';
import type { Report } from '../problem.ts';
import type { GameModule } from '../registry.ts';
import { repairsLegio } from './repairs.ts';
import { validateLegio } from './validate.ts';

/** What the shell asks of an army: its elements count as figures, and it has no points. */
export function judgeLegio(roster: LegioRoster, catalogue: LegioCatalogue): Report {
	const { legal, elements, problems } = validateLegio(roster, catalogue);
	return { legal, points: 0, limit: null, figures: elements, problems };
}

export const legioGame: GameModule = {
	id: 'dba-legio',
	hasPoints: false,
	revision: legioCatalogue.game.revision,
	groups: () => null,
	validate: (roster) => judgeLegio(ofGame(roster, 'dba-legio'), legioCatalogue),
	repairs: (roster, problem) => repairsLegio(ofGame(roster, 'dba-legio'), problem, legioCatalogue)
};
