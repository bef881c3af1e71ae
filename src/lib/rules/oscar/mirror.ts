import type { Role, Unit } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarEntry, OscarRoster } from '../../roster/oscar-document.ts';
import { commonUnits, companyUnits } from './additions.ts';
import { type Context, inPlace, makeContext } from './context.ts';
import type { Group } from './group.ts';
import { limitsOf, supportOrVehicle } from './limits.ts';
import { validateOscar } from './validate.ts';

type Fielded = Pick<OscarEntry, 'unit' | 'profile' | 'headcount'>;

const field = (unit: Unit): Fielded => ({ unit: unit.id, profile: null, headcount: null });

/** What a group of the other side has in this company's place for it: a card, the same common unit, or its own profile. */
function counterpart(cards: readonly Unit[], common: readonly Unit[], model: Group | undefined, n: number): Fielded[] {
	const card = cards[n % cards.length];
	if (card) return [field(card)];
	if (model?.unit?.company === null) return [{ ...field(model.unit), headcount: model.entry.headcount }];
	if (model?.entry.profile) return [{ unit: null, profile: model.entry.profile, headcount: model.entry.headcount }];
	return common.slice(0, 1).map(field);
}

/** The groups to mirror in each place, brought within the limits of a legal company. */
function models(context: Context): { readonly place: Role; readonly groups: readonly (Group | undefined)[] }[] {
	const { roster, catalogue } = context;
	const hasSupport = inPlace(context, 'support').length > 0;
	return limitsOf(roster, catalogue).map(({ place, min, max }) => {
		const groups = inPlace(context, place).map(({ group }) => group);
		const closed = place === 'vehicle' && hasSupport && supportOrVehicle(roster, catalogue);
		const length = closed ? 0 : Math.max(min, Math.min(groups.length, max ?? groups.length));
		return { place, groups: Array.from({ length }, (_, n) => groups[n]) };
	});
}

/**
 * A legal opponent of another company with the structure of the given one, under the same rulings: cards of that company,
 * else the same common units and own profiles, else base profiles and samples. An illegal company is mirrored as far as
 * the rules go. Without names: those are the player's. `company` `own`, or one that the catalogue does not know, makes a
 * free company.
 */
export function mirrorOf(roster: OscarRoster, company: string, catalogue: OscarCatalogue): OscarRoster {
	const context = makeContext(roster, catalogue);
	const army = catalogue.companies.has(company) ? company : 'own';
	const rulings = Object.entries(roster.rulings).filter(([id, value]) =>
		catalogue.rulings.get(id)?.choices.some((choice) => choice === value)
	);
	const mirror: OscarRoster = {
		format: roster.format,
		version: roster.version,
		game: 'oscar',
		army,
		name: '',
		rulings: Object.fromEntries(rulings),
		notes: '',
		entries: []
	};
	const fresh = makeContext(mirror, catalogue);
	const fielded = models(context).flatMap(({ place, groups }) => {
		const [cards, common] = [army === 'own' ? [] : companyUnits(fresh, place), commonUnits(fresh, place)];
		return groups.flatMap((group, n) =>
			counterpart(cards, common, group, n).map((own) => ({ own, safe: common[0] ? field(common[0]) : own }))
		);
	});
	const withEntries = (of: (at: number) => Fielded | undefined): OscarRoster => ({
		...mirror,
		entries: fielded.map(({ own }, at) => ({ id: `e${at + 1}`, name: '', notes: '', ...(of(at) ?? own) }))
	});
	const draft = withEntries(() => undefined);
	// A profile or headcount of the other side that breaks a rule is not copied.
	const faulty = new Set(
		validateOscar(draft, catalogue).problems.flatMap(({ severity, entry }) => (severity === 'error' ? entry : []))
	);
	return withEntries((at) => (faulty.has(`e${at + 1}`) ? fielded[at]?.safe : undefined));
}
