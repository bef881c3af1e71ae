import * as z from 'zod/mini';
import { shapeFacts } from '../util/expectation.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import type { BattleCatalogue } from './battle-index.ts';
import { CHARACTERISTICS, SKILLS } from './battle.ts';

/* Heroes and creatures of one's own for Bataille rangée, to begin with like those of `lists/bataille-rangee/game.json`. */

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const from = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const Percent = from(1, 100);

const HeroesFile = z.strictObject({
	$schema: z.optional(z.string()),
	game: z.literal('bataille-rangee'),
	heroes: z.prefault(
		z.array(
			z.strictObject({
				id: Id,
				characteristics: z.partialRecord(z.enum(CHARACTERISTICS), Percent),
				skills: z.partialRecord(z.enum(SKILLS), Percent),
				talents: z.array(z.string()),
				casts: z.nullable(from(1, 79)),
				missile: z.boolean(),
				wounds: from(1, 999),
				fate: from(0, 20)
			})
		),
		[]
	),
	creatures: z.prefault(z.array(z.strictObject({ id: Id, sb: from(0, 30), wounds: from(1, 999) })), [])
});
export type HeroesFile = z.infer<typeof HeroesFile>;

/** A fault of such a file. Every fact `path` is the place in it, such as `heroes.3.wounds`. */
export type HeroesFault = Failure<
	| 'wrong-shape' // {path, expected, bound}
	| 'id-repeated' // {path, id}
	| 'id-taken' // {path, id}: the catalogue has it
>;

/** Every fault of a file of heroes and creatures against the catalogue that it would join, or the file when there is none. */
export function checkHeroes(value: unknown, catalogue: BattleCatalogue): Result<HeroesFile, readonly HeroesFault[]> {
	const parsed = HeroesFile.safeParse(value);
	if (!parsed.success) return err(parsed.error.issues.map((issue) => failure('wrong-shape', shapeFacts(issue))));
	const { archetypes } = catalogue.game;
	const faults = (['heroes', 'creatures'] as const).flatMap((part) => {
		const ids: readonly string[] = parsed.data[part].map(({ id }) => id);
		const taken = new Set<string>(archetypes[part].map(({ id }) => id));
		return ids.flatMap((id, at): HeroesFault[] => [
			...(ids.indexOf(id) < at ? [failure('id-repeated' as const, { path: `${part}.${at}.id`, id })] : []),
			...(taken.has(id) ? [failure('id-taken' as const, { path: `${part}.${at}.id`, id })] : [])
		]);
	});
	return faults.length === 0 ? ok(parsed.data) : err(faults);
}
