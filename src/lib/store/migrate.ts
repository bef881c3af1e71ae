import type Dexie from 'dexie';
import type { Table, Transaction } from 'dexie';
import { migration as rosters0001 } from './migrations/0001-rosters.ts';
import { migration as matches0002 } from './migrations/0002-matches.ts';

/*
 * One numbered file per change of the schema in migrations/, each with a dump of the database as the version before
 * left it (migrations/fixtures/). A number that was released never changes. How to add one: CONTRIBUTING.
 */

export interface Migration {
	readonly version: number;
	/** Dexie's notation; tables not named stay as they are, null drops one. A primary key never changes: copy to a new table. */
	readonly stores: Readonly<Record<string, string | null>>;
	/** Changes the rows, with `upgradeRows`. Runs inside the upgrade transaction: killed half-way, it starts again from nothing. */
	readonly upgrade?: (transaction: Transaction) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [rosters0001, matches0002];

/** Declares every version on the database. */
export function declareMigrations(db: Dexie, migrations: readonly Migration[] = MIGRATIONS): void {
	for (const { version, stores, upgrade } of migrations) {
		const declared = db.version(version).stores({ ...stores });
		if (upgrade) declared.upgrade(upgrade);
	}
}

/**
 * Changes every row of a table. A row that `change` cannot take (it throws) is moved to `broken` as it is, and the
 * others go on: one bad record must not keep the database from opening. `change` must leave an already changed row as
 * it is.
 */
export async function upgradeRows(
	transaction: Transaction,
	tableName: string,
	change: (row: unknown) => unknown,
	now: number = Date.now()
): Promise<void> {
	const table: Table<unknown, unknown> = transaction.table(tableName);
	const broken: Table<unknown, string> = transaction.table('broken');
	for (const key of await table.toCollection().primaryKeys()) {
		const row = await table.get(key);
		try {
			await table.put(change(row));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			await broken.put({ id: `${tableName}:${JSON.stringify(key)}`, foundAt: now, reason, raw: row });
			await table.delete(key);
		}
	}
}
