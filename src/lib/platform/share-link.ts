import { type Result, err, failure, ok } from '../util/result.ts';
import type { ShareFailure } from './files.ts';

/** Whether the system has a share sheet for links. */
export const canShareLink = (): boolean => typeof navigator.share === 'function';

/** Opens the system's share sheet with a link; call it straight from a tap. Closing the sheet is no failure. */
export async function shareLink(url: string, title: string): Promise<Result<'shared' | 'cancelled', ShareFailure>> {
	if (!canShareLink()) return err(failure('unsupported'));
	try {
		await navigator.share({ url, title });
		return ok('shared');
	} catch (error) {
		const cause = error instanceof DOMException ? error.name : 'unknown';
		return cause === 'AbortError' ? ok('cancelled') : err(failure('refused', { cause }));
	}
}
