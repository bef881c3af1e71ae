import { expect, test } from 'vitest';
import { GameFile, type WeaponDifference } from '#lib/catalogue/oscar.ts';
import { repeated } from './files.ts';
import { companies, game, listFile, rules, rulings, units, weapons } from './oscar-files.ts';

const all = [...units.values()];
const lost = (ids: Iterable<string>, known: ReadonlyMap<string, unknown> | ReadonlySet<string>) =>
	[...ids].filter((id) => !known.has(id));
const pool = (text: string) => text.split('k').map(Number);

test('every id that a unit names is in the catalogue', () => {
	const faults = all.flatMap((unit) =>
		[
			...lost(unit.company === null ? [] : [unit.company], companies),
			...lost(
				unit.weapons.map(({ weapon }) => weapon),
				weapons
			),
			...lost(unit.rules, rules)
		].map((id) => `${unit.id}: ${id}`)
	);
	expect(faults).toEqual([]);
});

test('ids are unique, also where no index checks them', () => {
	for (const kind of ['companies', 'actions', 'modifiers', 'vehicleDamage'] as const) {
		expect(repeated(game[kind].map(({ id }) => id))).toEqual([]);
	}
	expect(repeated(game.reference)).toEqual([]);
	expect(
		all.flatMap((unit) => [...repeated(unit.weapons.map(({ weapon }) => weapon)), ...repeated(unit.rules)])
	).toEqual([]);
});

test('an answer that changes a unit or weapon is one of the choices of its ruling', () => {
	const weaponDifferences: WeaponDifference[] = [...weapons.values(), ...all.flatMap((unit) => unit.weapons)].flatMap(
		({ byRuling }) => byRuling ?? []
	);
	const answers = [...weaponDifferences, ...all.flatMap(({ byRuling }) => byRuling ?? [])];
	expect(new Set(answers.map(({ ruling }) => ruling))).toEqual(
		new Set(['grenade-attack', 'pistol-long', 'bow-range', 'machine-gun-columns', 'officer-discipline'])
	);
	for (const { ruling, value } of answers) expect(rulings.get(ruling)?.choices).toContain(value);
});

test('rulings: the default is a choice, choices differ', () => {
	for (const ruling of rulings.values()) {
		expect(ruling.choices).toContain(ruling.default);
		expect([ruling.id, repeated(ruling.choices)]).toEqual([ruling.id, []]);
		expect(ruling.choices.length).toBeGreaterThan(1);
	}
});

test('pools keep no more dice than they roll', () => {
	const pools = [
		...all.flatMap(({ defence, discipline }) => [defence, discipline]),
		...[...weapons.values()].flatMap(({ attack }) => Object.values(attack))
	];
	for (const text of pools) {
		if (text === null) continue;
		const [dice = 0, kept = 0] = pool(text);
		expect([text, kept >= 1 && kept <= dice]).toEqual([text, true]);
	}
});

test('bands lie within the range; a template has one attack and no bands', () => {
	for (const { id, bands, range, attack, template, scatters } of weapons.values()) {
		if (bands) expect([id, bands[0] < bands[1] && bands[1] <= (range ?? 0)]).toEqual([id, true]);
		if (template) expect([id, attack.short, attack.long, bands]).toEqual([id, null, null, undefined]);
		if (scatters) expect([id, template]).toEqual([id, 'explosion']);
	}
});

test('every company but the free one has an officer, two combat groups and a veteran group', () => {
	for (const company of companies) {
		const roles = all.filter((unit) => unit.company === company).map(({ role }) => role);
		expect([company, roles]).toEqual([company, company === 'own' ? [] : ['officer', 'veteran', 'line', 'line']]);
	}
	const common = all.filter(({ company }) => company === null).map(({ role }) => role);
	expect(common.filter((role) => role === 'vehicle')).toHaveLength(6);
	expect(common.filter((role) => role === 'support')).toHaveLength(6);
	expect(common.slice(0, 4)).toEqual(['officer', 'line', 'veteran', 'elite']);
});

test('samples make sense: vehicles of growing armour, support groups that the rules allow', () => {
	const defences = ['jeep', 'truck', 'half-track', 'armoured-car', 'light-tank', 'medium-tank'].map((id) => {
		const unit = units.get(id);
		return [unit?.armoured, unit?.defence];
	});
	expect(defences).toEqual([
		[false, '2k2'],
		[false, '2k2'],
		[true, '3k2'],
		[true, '3k3'],
		[true, '4k3'],
		[true, '5k3']
	]);
	for (const unit of all.filter(({ kind, role }) => kind === 'sample' && role === 'support')) {
		const special = unit.weapons.map(({ weapon }) => weapons.get(weapon)?.special).find((each) => each !== undefined);
		expect([unit.id, unit.headcount]).toEqual([unit.id, special === 'crewed' ? 4 : 1]);
	}
	expect(all.filter(({ movement }) => movement < 6 || movement > 18)).toEqual([]);
});

test('headcount rows: fewer men, never a smaller malus', () => {
	for (const [starting, rows] of Object.entries(game.headcountModifiers.rows)) {
		const men = [Number(starting), ...rows.map(([left]) => left)];
		expect(men).toEqual(men.toSorted((a, b) => b - a));
		expect(rows.map(([, malus]) => malus)).toEqual([-1, -2, -3]);
	}
	expect(game.vehicleDamage.map(({ from }) => from)).toEqual([
		1,
		...game.vehicleDamage.map(({ to }) => to + 1).slice(0, -1)
	]);
	expect(game.vehicleDamage.at(-1)?.to).toBe(6);
});

test('a misspelt field is refused, not ignored', () => {
	const file: object = Object(listFile('game.json'));
	expect(GameFile.safeParse(file).success).toBe(true);
	expect(GameFile.safeParse({ ...file, revison: 2 }).success).toBe(false);
});
