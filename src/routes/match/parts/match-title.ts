import type { MatchDocument } from '#lib/match/document.ts';
import type { Side } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';

/** What a side is called where its army's name is not loaded: its own name, else its roster's. */
export const plainSide = (match: MatchDocument, side: Side): string =>
	oneLine(match.looks[side].name) || oneLine(match.sides[side].name) || m.app_unnamed();
export const matchTitle = (match: MatchDocument): string =>
	m.play_versus({ first: plainSide(match, 0), second: plainSide(match, 1) });
