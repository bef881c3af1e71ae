import type { MatchDocument, MatchReadFailure } from '../match/document.ts';
import type { Result } from '../util/result.ts';

type Read = Result<MatchDocument, MatchReadFailure>;

/** A match file that was chosen or dropped, on its way to its screen. Gone with a reload, like the file. */
class ReceivedMatch {
	#read = $state.raw<Read | null>(null);
	get read(): Read | null {
		return this.#read;
	}
	show(read: Read): void {
		this.#read = read;
	}
}
export const receivedMatch = new ReceivedMatch();
