import type { ReadFailure } from '../roster/document.ts';
import type { Failure } from '../util/result.ts';
import type { ShareFailure } from './codec.ts';

/** Why a file that was chosen or dropped gave no roster. */
export type FileFailure =
	| ReadFailure
	| ShareFailure
	| Failure<
			| 'is-backup' // a backup of everything: the settings restore it
			| 'is-picture' // perhaps of a QR code
			| 'is-empty'
			| 'unreadable' // the file is gone, locked or not granted {error}
	  >;

/** Why a picture gave no QR code. */
export type QrFailure = Failure<
	| 'no-qr' // no code in the picture that can be read
	| 'not-a-picture' // the browser cannot show it {type}
	| 'too-large' // {bytes, max}
>;

/** Why anything that a person opens gave no roster. */
export type OpenFailure = ShareFailure | FileFailure | QrFailure;
