import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { ofGame } from '../../roster/document.ts';
import type { GameModule } from '../registry.ts';
import { repairsDbg } from './repairs/repairs.ts';
import { validateDbg } from './validate.ts';

export const dbgGame: GameModule = {
	id: 'dbg',
	hasPoints: true,
	revision: dbgCatalogue.game.revision,
	groups: () => null,
	validate: (roster) => validateDbg(ofGame(roster, 'dbg'), dbgCatalogue),
	repairs: (roster, problem) => repairsDbg(ofGame(roster, 'dbg'), problem, dbgCatalogue)
};
