import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { ofGame } from '../../roster/document.ts';
import type { GameModule } from '../registry.ts';
import { repairsOscar } from './repairs/repairs.ts';
import { combatGroups } from './structure.ts';
import { validateOscar } from './validate.ts';

export const oscarGame: GameModule = {
	id: 'oscar',
	hasPoints: false,
	revision: oscarCatalogue.game.revision,
	groups: (roster) => combatGroups(ofGame(roster, 'oscar'), oscarCatalogue),
	validate: (roster) => validateOscar(ofGame(roster, 'oscar'), oscarCatalogue),
	repairs: (roster, problem) => repairsOscar(ofGame(roster, 'oscar'), problem, oscarCatalogue)
};
