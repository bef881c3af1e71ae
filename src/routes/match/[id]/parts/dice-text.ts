import { d10Value } from '#lib/dice/d10.ts';
import { FACES } from '#lib/dice/pool.ts';
import type { DiceWant, MatchFailure } from '#lib/match/engine.ts';
import { type Result, err, failure, ok } from '#lib/util/result.ts';

/** Dice that show a 0, or `00`, for their highest number. */
const ZERO_IS_TOP: ReadonlySet<number> = new Set([10, 100]);

/**
 * Faces as a person types them: digits in a row (`6413`, `03`), or numbers with blanks or commas between; of a large die its
 * number, where `0` and `00` are the highest. Fails with what
 * is wrong with them; an empty text has too few.
 */
export function readFaces(text: string, want: DiceWant): Result<readonly number[], MatchFailure> {
	const apart = text
		.trim()
		.split(/[\s,;.+/-]+/)
		.filter((part) => part !== '');
	const single = want.kind === 'die' && want.faces > 9;
	const parts = single ? apart : apart.flatMap((part) => [...part]);
	const zero = want.kind === 'die' && ZERO_IS_TOP.has(want.faces) ? want.faces : 0;
	const faces = parts.map((part) => (/^\d+$/.test(part) ? Number(part) || zero : Number.NaN));
	if (want.kind === 'd10') {
		if (faces.length === 0) return err(failure('dice-count', { expected: 1, given: 0, who: want.who }));
		const value = d10Value(faces);
		return value.ok ? ok(faces) : value;
	}
	const max = want.kind === 'pool' ? FACES : want.faces;
	const wrong = faces.find((face) => !(face >= 1 && face <= max));
	if (wrong !== undefined) return err(failure('bad-face', { face: Number.isNaN(wrong) ? text : wrong, max }));
	const count = want.kind === 'pool' ? want.count : 1;
	if (faces.length !== count)
		return err(failure('dice-count', { expected: count, given: faces.length, who: want.who }));
	return ok(faces);
}
