import { SECTIONS } from '#lib/catalogue/legio.ts';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { type TextFile } from '#lib/catalogue/dbg.ts';
import { nameOf } from '#lib/catalogue/text.ts';
import { type LegioState, rolesOf, sectionsLeft } from '#lib/match/legio/state.ts';
import { m } from '#lib/paraglide/messages.js';
import { isRuled } from '#lib/rules/legio/lookup.ts';

/** What is to be done now, and by whom, in a sentence. */
export function guideOf(state: LegioState, side: (side: 0 | 1) => string, text: TextFile): string {
	const roles = rolesOf(state, legioCatalogue);
	if (!roles) return m.legioplay_do_roles();
	const { attacker, defender, first, second } = roles;
	const { pending } = state;
	if (pending) {
		const piece = nameOf(text, `terrain.${pending.piece}`);
		if (pending.edge === null) return m.legioplay_do_edge({ piece, section: pending.section });
		const own = pending.compulsory && isRuled(state, 'compulsory-placing', 'defender', legioCatalogue);
		return m.legioplay_do_place({ who: side(own ? defender : attacker) });
	}
	switch (state.step) {
		case 'compulsory':
			return m.legioplay_do_compulsory({ defender: side(defender) });
		case 'sections': {
			const [section] = sectionsLeft(state, SECTIONS);
			return isRuled(state, 'section-order', 'defender', legioCatalogue) || section === undefined
				? m.legioplay_do_sections({ second: side(second) })
				: m.legioplay_do_section({ section, second: side(second) });
		}
		case 'side':
			return m.legioplay_do_side({ first: side(first) });
		case 'generals':
			return m.legioplay_do_generals();
		case 'plans':
			return state.ready.every(Boolean) ? m.legioplay_do_reveal() : m.legioplay_do_plans();
		default:
			return m.legioplay_do_done();
	}
}
