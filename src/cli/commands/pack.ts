import { type ArmyFault, checkArmy } from '#lib/catalogue/check-army.ts';
import { type HeroesFault, checkHeroes } from '#lib/catalogue/check-battle.ts';
import { type CompanyFault, checkCompany } from '#lib/catalogue/check-company.ts';
import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { unreachable } from '#lib/util/assert.ts';
import { parseJson } from '#lib/util/json.ts';
import { readFacts } from '#lib/wording/words.ts';
import type { Arguments } from '../args.ts';
import { readText } from '../input.ts';
import { EXIT_FINE, EXIT_ILLEGAL, type Io } from '../io.ts';
import { jsonText, refuse, sourceName } from '../words.ts';

function faultSentence(fault: ArmyFault | CompanyFault, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(fault.facts);
	const id = facts.text('id');
	switch (fault.code) {
		case 'wrong-shape': {
			const shape = { expected: facts.text('expected'), bound: facts.text('bound') };
			return m.cli_fault_wrong_shape({ expected: m.problems_failure_expected(shape, lang) }, lang);
		}
		case 'unknown-id':
			return m.cli_fault_unknown_id({ id, kind: facts.text('kind') }, lang);
		case 'id-repeated':
			return m.cli_fault_id_repeated({ id }, lang);
		case 'id-of-other-army':
			return m.cli_fault_id_of_other_army({ id, army: facts.text('army') }, lang);
		case 'army-differs':
			return m.cli_fault_army_differs({ army: facts.text('army'), expected: facts.text('expected') }, lang);
		case 'why-missing':
			return m.cli_fault_why_missing({}, lang);
		case 'cost-negative':
			return m.cli_fault_cost_negative({ cost: facts.text('cost') }, lang);
		case 'option-in-base':
			return m.cli_fault_option_in_base({ id }, lang);
		case 'swap-not-in-base':
			return m.cli_fault_swap_not_in_base({ id }, lang);
		case 'ruling-no-price':
			return m.cli_fault_ruling_no_price({ id }, lang);
		case 'pair-one-sided':
			return m.cli_fault_pair_one_sided({ id }, lang);
		case 'pair-cost':
			return m.cli_fault_pair_cost({ cost: facts.text('cost'), sum: facts.text('sum') }, lang);
		case 'id-taken':
			return m.cli_fault_id_taken({ id }, lang);
		case 'pool-unusable':
			return m.cli_fault_pool_unusable({ pool: facts.text('pool') }, lang);
		case 'distance-unusable':
			return m.cli_fault_distance_unusable(
				{ inches: facts.text('inches'), min: facts.text('min'), max: facts.text('max') },
				lang
			);
		case 'headcount-not-legal':
			return m.cli_fault_headcount_not_legal(
				{ headcount: facts.text('headcount'), min: facts.text('min'), max: facts.text('max') },
				lang
			);
		case 'weapon-needs-support':
			return m.cli_fault_weapon_needs_support({ id }, lang);
		case 'role-missing':
			return m.cli_fault_role_missing(
				{ role: facts.text('role'), count: facts.text('count'), min: facts.text('min') },
				lang
			);
		default:
			return unreachable(fault);
	}
}

interface Checked {
	readonly faults: readonly (ArmyFault | CompanyFault | HeroesFault)[];
	/** What a file without faults holds: an army or companies, by id, and so many units. */
	readonly fine: { readonly names: string; readonly count: number } | null;
}

const isOf = (game: string, value: unknown): boolean =>
	typeof value === 'object' && value !== null && 'game' in value && value.game === game;

/** A file says with `game` that it is for OSCAR or Bataille rangée; an army of De Bello Gallico has no such field. */
function checkPack(value: unknown): Checked {
	if (isOf('bataille-rangee', value)) {
		const read = checkHeroes(value, battleCatalogue);
		if (!read.ok) return { faults: read.error, fine: null };
		const { heroes, creatures } = read.value;
		return { faults: [], fine: { names: 'bataille-rangee', count: heroes.length + creatures.length } };
	}
	if (isOf('oscar', value)) {
		const read = checkCompany(value, oscarCatalogue);
		if (!read.ok) return { faults: read.error, fine: null };
		const names = read.value.companies.map(({ id }) => id).join(', ') || 'own';
		return { faults: [], fine: { names, count: read.value.units.length } };
	}
	const read = checkArmy(value, dbgCatalogue);
	if (!read.ok) return { faults: read.error, fine: null };
	return { faults: [], fine: { names: read.value.army.id, count: read.value.units.length } };
}

/** `lists --check PACK.json`: an army or company file of one's own against the catalogue that it would join. */
export async function pack(file: string, { options, locale }: Arguments, io: Io): Promise<number> {
	const text = await readText(file, io);
	if (!text.ok) return refuse(io, text.error, file, locale);
	const json = parseJson(text.value);
	if (!json.ok) return refuse(io, json.error, file, locale);
	const { faults, fine } = checkPack(json.value);
	if (options.has('json')) {
		io.out(jsonText({ valid: fine !== null, faults: faults.map(({ code, facts }) => ({ code, facts })) }));
	} else {
		const name = sourceName(file, locale);
		const head = fine
			? m.cli_lists_pack_fine({ file: name, army: fine.names, count: fine.count }, { locale })
			: m.cli_lists_pack_faulty({ file: name, count: faults.length }, { locale });
		const lines = faults.map((fault) => {
			const path = readFacts(fault.facts).text('path') || '(…)';
			return m.cli_lists_fault({ path, fault: faultSentence(fault, locale) }, { locale });
		});
		io.out([head, ...lines, ''].join('\n'));
	}
	return fine ? EXIT_FINE : EXIT_ILLEGAL;
}
