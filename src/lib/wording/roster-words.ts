import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Problem, Repair, Report } from '#lib/rules/problem.ts';
import type { TextOptions } from './roster-text.ts';

/** The words of one roster's game, in one language: what commands and screens say, whatever the game. */
export interface GameWords {
	/** The texts of the catalogue that they are made of. */
	readonly texts: TextFile;
	/** The army, or the company. */
	readonly army: string;
	problem(problem: Problem): string;
	rule(problem: Problem): string;
	repair(repair: Repair): string;
	head(report: Report): string[];
	text(report: Report, options: TextOptions): string;
}
