import codes from '#lists/oscar/codes.json' with { type: 'json' };
import game from '#lists/oscar/game.json' with { type: 'json' };
import { CodesFile, GameFile } from './oscar.ts';
import { type OscarCatalogue, indexOscar } from './oscar-index.ts';

/** The catalogue that ships with the program, without its words. */
export const oscarCatalogue: OscarCatalogue = indexOscar(GameFile.parse(game), CodesFile.parse(codes));
