import type { Stop } from './contract.ts';

/*
 * What differs between the two stores: where rows live, and what a transaction is. Rows are `unknown` here, because a
 * database holds whatever an older version, another tab or a crash left in it.
 */

export type Side = 'undo' | 'redo';

export interface BrokenRow {
	readonly id: string;
	readonly foundAt: number;
	readonly reason: string;
	readonly raw: unknown;
}

/** A row with its primary key, which may differ from what the row itself says. */
export interface Row {
	readonly key: unknown;
	readonly value: unknown;
}

export interface Tables {
	roster(id: string): Promise<unknown>;
	rosters(): Promise<readonly Row[]>;
	putRoster<Row extends { readonly id: string }>(row: Row): Promise<void>;
	deleteRoster(key: unknown): Promise<void>;
	/**
	 * Pushes a snapshot on one side of the roster's history and drops the oldest beyond `cap`. `at` is the revision it was
	 * taken at, which only grows.
	 */
	pushStep(id: string, side: Side, at: number, snapshot: unknown, cap: number): Promise<void>;
	/** Takes the newest snapshot of a side away and returns it; undefined when there is none. */
	popStep(id: string, side: Side): Promise<unknown>;
	hasStep(id: string, side: Side): Promise<boolean>;
	clearSteps(id: string, side: Side): Promise<void>;
	match(id: string): Promise<unknown>;
	matches(): Promise<readonly Row[]>;
	putMatch<Row extends { readonly id: string }>(row: Row): Promise<void>;
	deleteMatch(key: unknown): Promise<void>;
	setting(key: string): Promise<unknown>;
	settings(): Promise<Readonly<Record<string, unknown>>>;
	putSetting(key: string, value: unknown): Promise<void>;
	broken(): Promise<readonly BrokenRow[]>;
	putBroken(row: BrokenRow): Promise<void>;
	deleteBroken(id: string): Promise<void>;
}

export interface Backend {
	/** False when nothing outlives this window. */
	readonly kept: boolean;
	/** Inside `work` only promises of the tables may be awaited, else the transaction ends. Rejects, like `write`. */
	read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
	/** All or nothing. */
	write<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
	/** Runs `work` now and after every change of what it read, by this tab or another. */
	watch<T>(work: (tables: Tables) => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): Stop;
	close(): void;
}
