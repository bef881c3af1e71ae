import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { GameModule } from '../registry.ts';
import { repairsDbg } from './repairs/repairs.ts';
import { validateDbg } from './validate.ts';

export const dbgGame: GameModule = {
	id: 'dbg',
	revision: dbgCatalogue.game.revision,
	validate: (roster) => validateDbg(roster, dbgCatalogue),
	repairs: (roster, problem) => repairsDbg(roster, problem, dbgCatalogue)
};
