import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';

test.each([
	['Vexillatio secunda', 'Vexillatio secunda.pdf'],
	['Éclaireurs d’Ambiorix — « œuvre »', 'Éclaireurs d’Ambiorix — « œuvre ».pdf'],
	['200 pts: Celtes / Romains?', '200 pts- Celtes - Romains-.pdf'],
	['../../etc/passwd', 'etc-passwd.pdf'],
	['  .caché.  ', 'caché.pdf'],
	['Chef\nde\tguerre\u202e', 'Chef de guerre.pdf'],
	['E\u0301pe\u0301e', 'Épée.pdf'],
	['CON', 'signifer-CON.pdf'],
	['', 'signifer.pdf'],
	['...', 'signifer.pdf'],
	['\ud800', 'signifer.pdf'],
	['🗡️ Gaulois', '🗡️ Gaulois.pdf'],
	['x'.repeat(500), `${'x'.repeat(80)}.pdf`]
])('%j', (name, expected) => {
	expect(safeFileName(name, '.pdf')).toBe(expected);
});

test('no text makes a name that a system refuses', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (name) => {
			const safe = safeFileName(name, '.json');
			expect(safe).toMatch(/^[^.\s\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*\.json$/u);
			expect(safe).not.toMatch(/[\s.]\.json$/);
		})
	);
});
