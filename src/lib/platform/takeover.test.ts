import { expect, test } from 'vitest';
import { type Takeover, afterTakeover } from './takeover.ts';

const seen: Takeover = { pageVersion: 'a', workerVersion: 'b', consent: 'none', busy: false, reloadedFor: [] };

test.each<[string, Partial<Takeover>, string]>([
	['the first visit: the same version', { workerVersion: 'a' }, 'nothing'],
	['nobody asked', {}, 'offer'],
	['asked here', { consent: 'here' }, 'reload'],
	['asked here again', { consent: 'here', reloadedFor: ['b'], busy: true }, 'reload'],
	['asked in another window', { consent: 'elsewhere' }, 'reload'],
	['asked in another window, while typing here', { consent: 'elsewhere', busy: true }, 'offer'],
	['two servers on two builds', { consent: 'elsewhere', reloadedFor: ['b'] }, 'offer'],
	['a worker that does not answer', { consent: 'elsewhere', workerVersion: null }, 'offer']
])('%s', (_, change, expected) => {
	expect(afterTakeover({ ...seen, ...change })).toBe(expected);
});
