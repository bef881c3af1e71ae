import celts from '#lists/dbg/celts.json' with { type: 'json' };
import codes from '#lists/dbg/codes.json' with { type: 'json' };
import game from '#lists/dbg/game.json' with { type: 'json' };
import germans from '#lists/dbg/germans.json' with { type: 'json' };
import romans from '#lists/dbg/romans.json' with { type: 'json' };
import { ArmyFile, CodesFile, GameFile } from './dbg.ts';
import { type DbgCatalogue, indexDbg } from './dbg-index.ts';

/** The catalogue that ships with the program. Its words come apart: `dbg-text-load.ts` in the browser, `dbg-text.ts` elsewhere. */
export const dbgCatalogue: DbgCatalogue = indexDbg(
	GameFile.parse(game),
	[celts, romans, germans].map((file) => ArmyFile.parse(file)),
	CodesFile.parse(codes)
);
