import { ROLES } from '#lib/catalogue/oscar.ts';
import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { table } from '../words.ts';

/* OSCAR in `lists`: companies with their cards, what every company may field, weapons and special rules. */

/** The free company: units of no other, offered to all. */
const FREE = 'own';

type Unit = OscarCatalogue['game']['units'][number];

const unitJson = (
	{ id, kind, role, movement, defence, discipline, commandRange, headcount }: Unit,
	text: TextFile
) => ({
	id,
	name: nameOf(text, `unit.${id}`),
	kind,
	role,
	movement,
	defence,
	discipline,
	commandRange,
	headcount
});

const companiesOf = ({ companies }: OscarCatalogue['game']) => companies.filter(({ id }) => id !== FREE);

/** Distances in inches, as everywhere in JSON. */
export function oscarJson({ game, units }: OscarCatalogue, text: TextFile): Record<string, unknown> {
	const of = (company: string | null): unknown[] =>
		[...units.values()].filter((unit) => unit.company === company).map((unit) => unitJson(unit, text));
	return {
		game: game.game,
		edition: game.edition,
		revision: game.revision,
		structure: game.structure,
		companies: companiesOf(game).map(({ id }) => ({ id, name: nameOf(text, `company.${id}`), units: of(id) })),
		common: of(null),
		weapons: game.weapons.map(({ id, era, range, attack, bands = null }) => ({
			id,
			name: nameOf(text, `weapon.${id}`),
			era,
			range,
			attack,
			bands
		})),
		rules: game.rules.map(({ id, scope }) => ({ id, name: nameOf(text, `rule.${id}`), scope }))
	};
}

export function oscarLines({ game, units }: OscarCatalogue, text: TextFile, locale: Locale): string[] {
	const lang = { locale };
	const rows = (company: string | null): string[] =>
		table(
			ROLES.flatMap((role) =>
				[...units.values()]
					.filter((unit) => unit.company === company && unit.role === role)
					.map((unit) => [
						`- ${unit.id}`,
						nameOf(text, `unit.${unit.id}`),
						nameOf(text, `role.${role}`),
						m.oscar_men({ count: unit.headcount }, lang)
					])
			)
		);
	const named = (kind: string, ids: readonly { readonly id: string }[]): string[] =>
		table(ids.map(({ id }) => [`- ${id}`, nameOf(text, `${kind}.${id}`)]));
	return [
		m.cli_lists_game({ game: game.edition, revision: game.revision }, lang),
		...companiesOf(game).flatMap(({ id }) => ['', `${nameOf(text, `company.${id}`)} (${id})`, ...rows(id)]),
		'',
		`${nameOf(text, `company.${FREE}`)} (${FREE})`,
		...rows(null),
		'',
		m.cli_lists_weapons({}, lang),
		...named('weapon', game.weapons),
		'',
		m.cli_lists_rules({}, lang),
		...named('rule', game.rules)
	];
}
