import celts from '#lists/dbg/celts.json' with { type: 'json' };
import codes from '#lists/dbg/codes.json' with { type: 'json' };
import game from '#lists/dbg/game.json' with { type: 'json' };
import germans from '#lists/dbg/germans.json' with { type: 'json' };
import romans from '#lists/dbg/romans.json' with { type: 'json' };
import en from '#lists/dbg/text.en.json' with { type: 'json' };
import fr from '#lists/dbg/text.fr.json' with { type: 'json' };
import { ArmyFile, CodesFile, GameFile, TextFile } from './dbg.ts';
import { type DbgCatalogue, indexDbg } from './dbg-index.ts';

/** The catalogue that ships with the program. */
export const dbgCatalogue: DbgCatalogue = indexDbg(
	GameFile.parse(game),
	[celts, romans, germans].map((file) => ArmyFile.parse(file)),
	CodesFile.parse(codes)
);

export const dbgText: { readonly fr: TextFile; readonly en: TextFile } = {
	fr: TextFile.parse(fr),
	en: TextFile.parse(en)
};
