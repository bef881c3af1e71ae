import codes from '#lists/bataille-rangee/codes.json' with { type: 'json' };
import game from '#lists/bataille-rangee/game.json' with { type: 'json' };
import { CodesFile, GameFile } from './battle.ts';
import { type BattleCatalogue, indexBattle } from './battle-index.ts';

/** The catalogue that ships with the program, without its words. */
export const battleCatalogue: BattleCatalogue = indexBattle(GameFile.parse(game), CodesFile.parse(codes));
