import { type MatchDocument, makeMatchDocument } from '#lib/match/document.ts';
import { m } from '#lib/paraglide/messages.js';
import { safeFileName } from '#lib/platform/files.ts';
import { matchTitle } from './parts/match-title.ts';

/** The file of a match: its name without an ending, and its text. */
export const matchFileName = (match: MatchDocument, ending: string): string =>
	safeFileName(`${m.play_file_name()} ${matchTitle(match)}`, ending);
export const matchFileText = (match: MatchDocument): string =>
	`${JSON.stringify(makeMatchDocument(match), null, '\t')}\n`;
