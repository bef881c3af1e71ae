import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GameFile } from '#lib/catalogue/dbg.ts';
import { SCHEMA_DIR, jsonSchemas, schemaText } from '../../.config/schema.ts';
import { listFile } from './files.ts';

const schemas = jsonSchemas();
const games = ['dbg', 'oscar', 'dba-legio', 'bataille-rangee'].map(
	(game) => new URL(`../../lists/${game}/`, import.meta.url)
);

test('docs/schema holds the schemas of today (npm run schema writes them)', async () => {
	expect(readdirSync(SCHEMA_DIR).toSorted()).toEqual(Object.keys(schemas).toSorted());
	for (const [file, schema] of Object.entries(schemas)) {
		expect(readFileSync(SCHEMA_DIR + file, 'utf8')).toBe(await schemaText(file, schema));
	}
});

test.each(games)('every list of %s names the schema that an editor reads for it', (lists) => {
	for (const name of readdirSync(lists).filter((file) => file.endsWith('.json'))) {
		const file: { $schema?: unknown } = Object(JSON.parse(readFileSync(new URL(name, lists), 'utf8')));
		expect([name, typeof file.$schema === 'string' && existsSync(new URL(file.$schema, lists))]).toEqual([name, true]);
	}
});

test('a misspelt field is refused, not ignored', () => {
	const file: object = Object(listFile('game.json'));
	expect(GameFile.safeParse(file).success).toBe(true);
	expect(GameFile.safeParse({ ...file, revison: 2 }).success).toBe(false);
});

test('fields come with words for the editor', () => {
	const text = JSON.stringify(schemas['army.schema.json']);
	expect(text).toContain('"#/$defs/Unit"');
	expect(text).toContain('Equipment already in the profile and the price.');
	expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});
