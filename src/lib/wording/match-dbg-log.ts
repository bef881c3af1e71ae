import type { LogLine } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import type { FactValue } from '#lib/util/result.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { itemName } from './match-sums.ts';
import type { MatchNames } from './match-names.ts';
import { listOf } from './words.ts';

/* The log of a De Bello Gallico match, one sentence a line. */

/** Facts of a line as the sentences want them. */
class Facts {
	constructor(
		readonly line: LogLine,
		readonly names: MatchNames
	) {}
	value(fact: string): FactValue | undefined {
		return this.line.facts[fact];
	}
	text(fact: string): string {
		const value = this.value(fact);
		return Array.isArray(value) ? value.join(', ') : String(value ?? '');
	}
	number(fact: string): number {
		return Number(this.value(fact));
	}
	yes(fact: string): 'yes' | 'no' {
		return this.value(fact) === true ? 'yes' : 'no';
	}
	/** The figure that a fact names. */
	who(fact = 'figure'): string {
		const id = this.text(fact);
		return this.names.figures.get(id) ?? oneLine(id);
	}
	/** The figures of a list, `a, b and c`. */
	list(fact = 'figures'): string {
		const value = this.value(fact);
		const ids = Array.isArray(value) ? value : [];
		const named = ids.map((id) => this.names.figures.get(String(id)) ?? oneLine(String(id)));
		return listOf(named, this.names.locale, 'conjunction');
	}
	count(fact: string): number {
		const value = this.value(fact);
		return Array.isArray(value) ? value.length : 0;
	}
	has(fact: string): boolean {
		return this.count(fact) > 0;
	}
	side(fact = 'side'): string {
		return this.names.sides[this.value(fact) === 1 ? 1 : 0];
	}
}

type Sentence = (facts: Facts, lang: { readonly locale: MatchNames['locale'] }) => string;

function activated(facts: Facts, lang: Parameters<Sentence>[1]): string {
	const meets = facts.has('contact');
	const moves = facts.number('moved') > 0 ? 'moves' : 'stays';
	const how = !meets
		? moves
		: facts.yes('lightning') === 'yes'
			? 'lightning'
			: facts.yes('charge') === 'yes'
				? 'charge'
				: 'contact';
	return m.match_log_activated(
		{ how, who: facts.who(), moved: facts.text('moved'), enemies: facts.list('contact') },
		lang
	);
}

function shot(hit: 'yes' | 'no'): Sentence {
	return (facts, lang) => {
		const enemy = facts.who('target');
		return m.match_log_shot(
			{
				how: m.match_log_shot_kind({ offensive: facts.yes('offensive') }, lang),
				who: facts.who(),
				enemy: facts.text('aim') === 'mount' ? m.match_log_mount_of({ who: enemy }, lang) : enemy,
				weapon: itemName(facts.text('weapon'), facts.names) ?? facts.text('weapon'),
				distance: facts.text('distance'),
				result: m.match_log_shot_result({ hit }, lang)
			},
			lang
		);
	};
}

const fight = (facts: Facts): { who: string; enemies: string } => ({ who: facts.who(), enemies: facts.list('others') });

/** What a field was set to: `state wounded`. */
function setFields(facts: Facts, lang: Parameters<Sentence>[1]): string {
	const fields = Object.entries(facts.line.facts).filter(([field]) => field !== 'figure');
	const parts = fields.map(([field, raw]) => {
		const value =
			field === 'hand' || field === 'initiative'
				? facts.side(field)
				: field === 'phase'
					? m.match_log_phase({ phase: String(raw) }, lang)
					: m.match_log_value({ value: String(raw) }, lang);
		return m.match_log_field({ field, value }, lang);
	});
	return listOf(parts, facts.names.locale, 'conjunction');
}

const passed = (facts: Facts): { pass: 'yes' | 'no'; who: string } => ({ pass: facts.yes('pass'), who: facts.who() });

const SENTENCES: Readonly<Record<string, Sentence>> = {
	turn: (f, lang) => m.match_log_turn({ turn: f.text('turn') }, lang),
	phase: (f, lang) => {
		const phase = m.match_log_phase({ phase: f.text('phase') }, lang);
		const unplayed = f.value('unplayed');
		return typeof unplayed === 'number' && unplayed > 0
			? m.match_odds_line({ what: phase, chance: m.match_log_unplayed({ count: unplayed }, lang) }, lang)
			: phase;
	},
	initiative: (f, lang) => m.match_log_initiative({ side: f.side() }, lang),
	'initiative-tied': (f, lang) => m.match_log_initiative_tied({ score: f.text('score') }, lang),
	'initiative-told': (f, lang) => m.match_log_initiative_told({ side: f.side() }, lang),
	activated,
	'beyond-movement': (f, lang) => m.match_log_beyond_movement({ reach: f.text('reach') }, lang),
	revealed: (f, lang) => m.match_log_revealed({ who: f.who() }, lang),
	'left-formation': (f, lang) => m.match_log_left_formation({ who: f.who() }, lang),
	'formation-broken': (f, lang) => m.match_log_formation_broken({ list: f.list() }, lang),
	formed: (f, lang) => m.match_log_formed({ formation: f.text('formation'), list: f.list() }, lang),
	disbanded: (f, lang) => m.match_log_disbanded({ list: f.list() }, lang),
	'guard-away': (f, lang) => m.match_log_guard_away({ who: f.who(), enemy: f.who('against') }, lang),
	'guard-failed': (f, lang) => m.match_log_guard_failed({ who: f.who(), enemy: f.who('against') }, lang),
	steady: (f, lang) => m.match_log_steady(passed(f), lang),
	hide: (f, lang) => m.match_log_hide(passed(f), lang),
	detect: (f, lang) => m.match_log_detect({ ...passed(f), enemy: f.who('target') }, lang),
	dismounts: (f, lang) => m.match_log_dismounts({ who: f.who() }, lang),
	'dismounts-bolting': (f, lang) => m.match_log_dismounts_bolting(passed(f), lang),
	trap: (f, lang) => m.match_log_trap({ pass: f.yes('caught'), who: f.who() }, lang),
	out: (f, lang) => m.match_log_out({ cause: f.text('cause'), who: f.who() }, lang),
	fled: (f, lang) => m.match_log_fled({ who: f.who() }, lang),
	wounded: (f, lang) => m.match_log_wounded({ cause: f.text('cause'), who: f.who() }, lang),
	'mount-removed': (f, lang) => m.match_log_mount_removed({ who: f.who() }, lang),
	'mount-out': (f, lang) => m.match_log_mount_out({ who: f.who() }, lang),
	'mount-wounded': (f, lang) => m.match_log_mount_wounded({ who: f.who() }, lang),
	retreats: (f, lang) => m.match_log_retreats({ who: f.who() }, lang),
	bolts: (f, lang) => m.match_log_bolts({ who: f.who() }, lang),
	'shot-hit': shot('yes'),
	'shot-missed': shot('no'),
	'recoils-from-shot': (f, lang) => m.match_log_recoils_from_shot({ who: f.who(), cm: f.text('cm') }, lang),
	dance: (f, lang) => m.match_log_dance({ who: f.who(), enemy: f.who('shooter'), score: f.text('score') }, lang),
	'fight-won': (f, lang) => m.match_log_fight_won(fight(f), lang),
	'fight-lost': (f, lang) => m.match_log_fight_lost(fight(f), lang),
	'fight-drawn': (f, lang) => m.match_log_fight_drawn(fight(f), lang),
	blow: (f, lang) => m.match_log_blow({ who: f.who(), enemy: f.who('target') }, lang),
	blows: (f, lang) =>
		f.count('figures') > 1
			? m.match_log_blows({ list: f.list(), enemy: f.who('target') }, lang)
			: m.match_log_blow({ who: f.list(), enemy: f.who('target') }, lang),
	recoils: (f, lang) => m.match_log_recoils({ who: f.who(), cm: f.text('cm') }, lang),
	'recoil-blocked': (f, lang) => m.match_log_recoil_blocked({ who: f.who() }, lang),
	breakthrough: (f, lang) =>
		f.has('contact')
			? m.match_log_breakthrough_contact({ who: f.who(), cm: f.text('cm'), enemies: f.list('contact') }, lang)
			: m.match_log_breakthrough({ who: f.who(), cm: f.text('cm') }, lang),
	'test-bolt': (f, lang) => m.match_log_test_bolt(passed(f), lang),
	'test-aquila': (f, lang) => m.match_log_test_aquila(passed(f), lang),
	'test-break': (f, lang) => m.match_log_test_break(passed(f), lang),
	roll: (f, lang) =>
		m.match_log_roll({ ...passed(f), value: m.match_log_value({ value: f.text('value') }, lang) }, lang),
	'aquila-lost': (f, lang) =>
		[
			m.match_log_aquila_lost({ side: f.side() }, lang),
			...(f.has('figures') ? [m.match_log_aquila_tests({ list: f.list() }, lang)] : [])
		].join('. '),
	'break-point': (f, lang) =>
		m.match_log_break_point(
			{ side: f.side(), losses: f.text('losses'), figures: f.text('figures'), percent: f.text('percent') },
			lang
		),
	touches: (f, lang) => m.match_log_touches({ a: f.who('a'), b: f.who('b') }, lang),
	parts: (f, lang) => m.match_log_parts({ a: f.who('a'), b: f.who('b') }, lang),
	waived: (f, lang) => {
		const due = m.match_dbg_due({ due: f.text('due') }, lang);
		return f.value('figure') === null
			? m.match_log_waived({ due }, lang)
			: m.match_log_waived_of({ due, who: f.who() }, lang);
	},
	set: (f, lang) =>
		f.value('figure') === undefined
			? m.match_log_set({ list: setFields(f, lang) }, lang)
			: m.match_log_set_of({ who: f.who(), list: setFields(f, lang) }, lang),
	ended: (f, lang) =>
		f.value('winner') === null ? m.match_log_ended({}, lang) : m.match_log_ended_won({ side: f.side('winner') }, lang),
	'wiped-out': (f, lang) => m.match_log_wiped_out({ side: f.side() }, lang),
	note: (f, lang) => m.match_log_note({ text: oneLine(f.text('text')) }, lang)
};

/** The codes of the log that have words. */
export const DBG_LOG_CODES = Object.keys(SENTENCES);

/** A line of the log as a sentence without its final stop. */
export function dbgLogSentence(line: LogLine, names: MatchNames): string {
	const sentence = Object.hasOwn(SENTENCES, line.code) ? SENTENCES[line.code] : undefined;
	return sentence ? sentence(new Facts(line, names), { locale: names.locale }) : line.code;
}
