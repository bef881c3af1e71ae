import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
	['Œil de Lynx', 'oeil de lynx'],
	['oeil  de-lynx', 'oeil de lynx'],
	['Frère d’épaule', 'frere d epaule'],
	["FRERE D'EPAULE", 'frere d epaule'],
	['Vercinge\u0301torix', 'vercingetorix'],
	['Vercingétorix', 'vercingetorix'],
	['Ἀγαθίνος', 'αγαθινος'],
	['  ', ''],
	['« Élite »\u202f!', 'elite']
])('%j is searched as %j', (text, folded) => {
	expect(fold(text)).toBe(folded);
});
