import { battleCatalogue } from '../../catalogue/battle-lists.ts';
import { ofGame } from '../../roster/document.ts';
import type { GameModule } from '../registry.ts';
import { repairsBattle } from './repairs.ts';
import { validateBattle } from './validate.ts';

export const battleGame: GameModule = {
	id: 'bataille-rangee',
	hasPoints: false,
	revision: battleCatalogue.game.revision,
	groups: () => null,
	validate: (roster) => validateBattle(ofGame(roster, 'bataille-rangee'), battleCatalogue),
	repairs: (roster, problem) => repairsBattle(ofGame(roster, 'bataille-rangee'), problem, battleCatalogue)
};
