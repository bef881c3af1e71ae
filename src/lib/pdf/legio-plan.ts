import type { PlanOptions } from '../cards/legio-plan.ts';
import { type LegioPlanContext, type PlanSheets, prepareLegioPlans } from '../print/legio-plan.ts';
import { drawPdf } from './draw.ts';
import type { FontSource } from './font-files.ts';
import { loadFonts } from './fonts.ts';

/**
 * The deployment plans of a set-up as a PDF at 1:10. In the browser `fonts` is `browserFonts`. Rejects when a font file cannot
 * be had.
 */
export async function legioPlansPdf(
	context: LegioPlanContext,
	sheets: PlanSheets,
	options: PlanOptions,
	fonts: FontSource
): Promise<Uint8Array> {
	const prepared = prepareLegioPlans(context, sheets);
	const loaded = await loadFonts(fonts, prepared.text);
	const plan = prepared.plan(options, loaded.measure);
	const meta = { title: prepared.title, language: context.locale, created: new Date(), backs: false };
	const drawn = await drawPdf(plan, loaded, meta);
	if (!drawn.ok) throw new Error('bug: stopped without being asked');
	return drawn.value.bytes;
}
