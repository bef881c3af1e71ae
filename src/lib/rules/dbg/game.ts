import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { GameModule } from '../registry.ts';
import { validateDbg } from './validate.ts';

export const dbgGame: GameModule = {
	id: 'dbg',
	revision: dbgCatalogue.game.revision,
	validate: (roster) => validateDbg(roster, dbgCatalogue),
	repairs: () => []
};
