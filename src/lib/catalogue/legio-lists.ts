import codes from '#lists/dba-legio/codes.json' with { type: 'json' };
import game from '#lists/dba-legio/game.json' with { type: 'json' };
import { CodesFile, GameFile } from './legio.ts';
import { type LegioCatalogue, indexLegio } from './legio-index.ts';

/** The catalogue that ships with the program, without its words. */
export const legioCatalogue: LegioCatalogue = indexLegio(GameFile.parse(game), CodesFile.parse(codes));
