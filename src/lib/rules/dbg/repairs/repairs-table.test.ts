import { expect, test } from 'vitest';
import type { DbgProblemCode } from '../../problem.ts';
import { entries, repair } from './repairs.fixture.ts';

/** code, roster, repairs in their order */
const REPAIRS: [string, DbgProblemCode, Record<string, unknown>, string[]][] = [
	[
		'one figure less, one thing less, or a higher limit',
		'points-over-limit',
		{
			pointsLimit: 63,
			entries: entries(['optio', 1, { options: ['pilum'], skills: ['tough'] }], ['immunis', 2], ['caetratus', 1])
		},
		['-4: remove-skill 1 tough', '-17: set-count 2 1', '-11: remove-entry 3', '0: set-limit 100']
	],
	[
		'an option of every figure saves that often',
		'points-over-limit',
		{ army: 'celts', pointsLimit: 80, entries: entries(['cingeto', 9, { options: ['light-armour', 'carnyx'] }]) },
		['-9: remove-option 1 light-armour', '-9: remove-option 1 carnyx', '-9: set-count 1 8', '0: set-limit 100']
	],
	[
		'when no entry is enough alone, several in turn, but none that the composition needs',
		'points-over-limit',
		{
			composition: 'battle-group',
			pointsLimit: 100,
			entries: entries(['optio', 1], ['immunis', 4], ['caetratus', 2], ['unarmoured-legionary', 2])
		},
		['0: set-limit 150', '-31: remove-entry 4 + set-count 3 1', '-32: remove-entry 3 + set-count 4 1']
	],
	[
		'places are filled by what is fielded, then by the cheapest, or by another composition',
		'composition-below',
		{ composition: 'battle-group', entries: entries(['optio', 1], ['immunis', 3]) },
		[
			'15: add-entry e3 miles-gregarius 1',
			'17: set-count 2 4',
			'18: add-entry e3 legionary-veteran 1',
			'0: set-composition free'
		]
	],
	[
		'a missing officer may be a special character',
		'composition-below',
		{ army: 'germans', composition: 'battle-group', pointsLimit: 36 + 20, entries: entries(['freeman', 4]) },
		[
			'15: add-entry e2 clan-champion 1',
			'20: add-entry e2 baro 1',
			'21: add-entry e2 germanic-king 1',
			'0: set-composition free'
		]
	],
	[
		'too many go from one entry, or from several when none has enough',
		'composition-above',
		{ composition: 'battle-group', entries: entries(['centurion', 2], ['optio', 4], ['immunis', 4]) },
		['-32: set-count 2 2', '-42: remove-entry 1', '0: set-composition free']
	],
	[
		'a raised cap is the roster’s own doing',
		'special-characters-above',
		{
			army: 'celts',
			rulings: { 'special-character-limit': 'one-in-all' },
			entries: entries(['boudica', 1], ['vercingetorix', 1], ['gutuater', 1])
		},
		[
			'0: reset-ruling special-character-limit',
			'-56: remove-entry 1 + remove-entry 3',
			'-60: remove-entry 1 + remove-entry 2',
			'-64: remove-entry 2 + remove-entry 3'
		]
	],
	[
		'the roster takes the army of most of its units',
		'unknown-army',
		{ army: 'picts', entries: entries(['immunis', 1], ['optio', 1], ['cingeto', 1]) },
		['-7: set-army romans + remove-entry 3']
	],
	[
		'an empty roster takes any army',
		'unknown-army',
		{ army: 'picts' },
		['0: set-army celts', '0: set-army romans', '0: set-army germans']
	],
	[
		'a single stranger makes way for a unit of his kind',
		'unit-of-other-army',
		{ entries: entries(['optio', 1], ['cingeto', 3, { name: 'Dumno' }]) },
		[
			'-21: remove-entry 2',
			'24: remove-entry 2 + restore-entry 1 miles-gregarius',
			'30: remove-entry 2 + restore-entry 1 immunis',
			'33: remove-entry 2 + restore-entry 1 legionary-veteran'
		]
	],
	[
		'a whole roster of strangers changes army',
		'unit-of-other-army',
		{ entries: entries(['cingeto', 1], ['tigerno', 1]) },
		[
			'-7: remove-entry 1',
			'0: set-army celts',
			'8: remove-entry 1 + restore-entry 0 miles-gregarius',
			'10: remove-entry 1 + restore-entry 0 immunis'
		]
	],
	[
		'one of a kind: each of them may stay',
		'unique-repeated',
		{ entries: entries(['aquilifer', 2], ['aquilifer', 1]) },
		['-54: remove-entry 1', '-54: set-count 1 1 + remove-entry 2']
	],
	[
		'a pair is made even from either side',
		'pair-uneven',
		{ entries: entries(['roman-germanic-footman', 1], ['roman-germanic-rider', 3]) },
		['26: set-count 1 3', '-42: set-count 2 1']
	],
	[
		'a partner who is not there joins',
		'pair-uneven',
		{ army: 'germans', entries: entries(['germanic-paired-footman', 2]) },
		['42: add-entry e2 germanic-paired-rider 2', '-28: remove-entry 1']
	],
	[
		'a master joins, or dogs go',
		'requires-unit',
		{ army: 'celts', entries: entries(['mastiff', 4], ['mastiff', 1]) },
		['24: add-entry e3 dog-master 2', '-40: remove-entry 1 + remove-entry 2']
	],
	[
		'squires for every noble, or fewer nobles, or the usual ruling',
		'requires-unit',
		{
			army: 'celts',
			rulings: { 'squires-per-noble': 'exactly-two' },
			entries: entries(['trimarcisia-noble', 2], ['trimarcisia-squire', 2])
		},
		['-21: set-count 1 1', '38: set-count 2 4', '0: reset-ruling squires-per-noble']
	],
	[
		'what the variant forbids goes, is replaced, or the variant goes',
		'forbidden-in-variant',
		{
			army: 'germans',
			variant: 'eburones',
			rulings: { 'eburones-ambiorix': 'forbidden' },
			entries: entries(['ariovistus', 1])
		},
		['-25: remove-entry 1', '0: set-variant null']
	],
	[
		'what needs a variant',
		'variant-only',
		{ army: 'germans', entries: entries(['ambiorix', 1]) },
		['-30: remove-entry 1', '0: set-variant eburones', '-5: remove-entry 1 + restore-entry 0 ariovistus']
	],
	[
		'a crew too large goes on two wagons',
		'crew-out-of-range',
		{ army: 'germans', entries: entries(['proud-german-woman', 5]) },
		[
			'-18: set-count 1 2',
			'-30: remove-entry 1',
			'0: set-count 1 2 + add-entry e2 proud-german-woman 2 + add-entry e3 proud-german-woman 1'
		]
	],
	[
		'a crew beyond all measure does not',
		'crew-out-of-range',
		{ army: 'germans', entries: entries(['proud-german-woman', 11]) },
		['-54: set-count 1 2', '-66: remove-entry 1']
	],
	[
		'the nearest count',
		'count-invalid',
		{ entries: entries(['immunis', 2.6]) },
		['17: set-count 1 1', '51: set-count 1 3', '0: remove-entry 1']
	],
	[
		'a count of a unique unit or a wagon',
		'count-invalid',
		{ entries: entries(['caesar', 1.6]) },
		['35: set-count 1 1', '0: remove-entry 1']
	],
	[
		'a wagon holds no more than its crew',
		'count-invalid',
		{ army: 'germans', entries: entries(['proud-german-woman', 1e9]) },
		['6: set-count 1 1', '12: set-count 1 2', '0: remove-entry 1']
	],
	[
		'a count far too large',
		'count-invalid',
		{ entries: entries(['velite', 1e308]) },
		['0: set-count 1 999', '0: set-count 1 1', '0: remove-entry 1']
	],
	[
		'a stray option goes as often as it is there',
		'option-not-offered',
		{ entries: entries(['optio', 1, { options: ['horse', 'pilum', 'horse'] }]) },
		['0: remove-option 1 horse + remove-option 1 horse']
	],
	[
		'each of three options that exclude each other may stay',
		'options-exclusive',
		{
			army: 'celts',
			entries: entries(['boudica', 1, { options: ['two-handed-weapon', 'light-javelins', 'heavy-javelins', 'horse'] }])
		},
		[
			'-4: remove-option 1 light-javelins + remove-option 1 two-handed-weapon',
			'-4: remove-option 1 heavy-javelins + remove-option 1 two-handed-weapon',
			'-4: remove-option 1 heavy-javelins + remove-option 1 light-javelins'
		]
	],
	[
		'a swap goes, or becomes one that is offered',
		'swap-not-offered',
		{
			entries: entries(['caetratus', 2, { swaps: { 'contact-weapon': 'bow' } }])
		},
		['0: remove-swap 1 contact-weapon', '0: set-swap 1 contact-weapon lance']
	],
	[
		'a skill bought thrice stays once, or goes',
		'skill-repeated',
		{ entries: entries(['centurion', 1, { skills: ['run', 'run', 'run'] }]) },
		['-4: remove-skill 1 run + remove-skill 1 run', '-6: remove-skill 1 run + remove-skill 1 run + remove-skill 1 run']
	],
	[
		'an innate skill is not bought at all',
		'skill-repeated',
		{ entries: entries(['tribune', 1, { skills: ['officer-evocatus'] }]) },
		['0: remove-skill 1 officer-evocatus']
	],
	[
		'one skill too many: each of them may go',
		'skills-over-allowance',
		{ entries: entries(['evocatus', 2, { skills: ['tough', 'lynx-eye'] }]) },
		['0: remove-skill 1 lynx-eye', '-8: remove-skill 1 tough']
	],
	[
		'several too many: the last, the dearest or the cheapest',
		'skills-over-allowance',
		{
			entries: entries(['evocatus', 1, { skills: ['guide', 'lynx-eye', 'flight', 'tough'] }])
		},
		[
			'-2: remove-skill 1 lynx-eye + remove-skill 1 guide',
			'-4: remove-skill 1 tough + remove-skill 1 lynx-eye',
			'-6: remove-skill 1 tough + remove-skill 1 guide'
		]
	],
	[
		'a wrong value goes back to the default, or to another choice',
		'unknown-ruling',
		{ rulings: { 'two-handed-weapon-cost': 9 } },
		[
			'0: reset-ruling two-handed-weapon-cost',
			'0: set-ruling two-handed-weapon-cost 0',
			'0: set-ruling two-handed-weapon-cost 1',
			'0: set-ruling two-handed-weapon-cost 3'
		]
	],
	[
		'a small warband grows',
		'figures-unusual',
		{ entries: entries(['optio', 1], ['immunis', 8]) },
		['16: set-count 1 2', '17: set-count 2 9']
	],
	[
		'a large one shrinks',
		'figures-unusual',
		{ entries: entries(['optio', 2], ['immunis', 40]) },
		['-34: set-count 2 38', '-32: remove-entry 1']
	],
	[
		'a huge one shrinks where it can',
		'figures-unusual',
		{ entries: entries(['caetratus', 900], ['immunis', 10]) },
		['-9570: set-count 1 30']
	],
	['nothing to grow from', 'figures-unusual', {}, []]
];

test.each(REPAIRS)('%s', (_name, code, fields, repairs) => {
	expect(repair(code, fields)).toEqual(repairs);
});
