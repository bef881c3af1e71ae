import type { Facts } from '../../util/result.ts';
import { assert } from '../../util/assert.ts';
import { type LogLine, logLine } from '../engine.ts';
import { areEnemies, enemiesInContact, figureOf } from './figures.ts';
import type { DbgState, Due, Figure, Mount, TurnMarks } from './state.ts';

/**
 * What one event does, step by step: it holds the state as far as it has come and the lines of the log. The state it
 * began with is never changed.
 */
export class Course {
	state: DbgState;
	readonly log: LogLine[] = [];

	constructor(state: DbgState) {
		this.state = state;
	}

	figure(id: string): Figure {
		const figure = figureOf(this.state, id);
		assert(figure, `no figure ${id}`);
		return figure;
	}

	set(part: Partial<DbgState>): void {
		this.state = { ...this.state, ...part };
	}

	patch(id: string, part: Partial<Omit<Figure, 'id' | 'card'>>): void {
		this.set({ figures: { ...this.state.figures, [id]: { ...this.figure(id), ...part } } });
	}

	mark(id: string, part: Partial<TurnMarks>): void {
		this.patch(id, { turn: { ...this.figure(id).turn, ...part } });
	}

	mount(id: string, part: Partial<Mount>): void {
		const { mount } = this.figure(id);
		if (mount) this.patch(id, { mount: { ...mount, ...part } });
	}

	moment(part: Partial<DbgState['moment']>): void {
		this.set({ moment: { ...this.state.moment, ...part } });
	}

	say(code: string, facts: Facts = {}, more: Partial<Omit<LogLine, 'code' | 'facts'>> = {}): void {
		this.log.push(logLine(code, facts, more));
	}

	touch(a: string, b: string): void {
		const [one, two] = [this.figure(a), this.figure(b)];
		assert(areEnemies(one, two), 'friends are no contact');
		if (enemiesInContact(this.state, a).includes(b)) return;
		const pair = one.card.side === 0 ? ([a, b] as const) : ([b, a] as const);
		this.set({ contacts: [...this.state.contacts, pair] });
	}

	/** Ends every contact of a figure, or only that with one enemy. */
	part(id: string, enemy?: string): void {
		const ends = (pair: readonly [string, string]): boolean =>
			pair.includes(id) && (enemy === undefined || pair.includes(enemy));
		this.set({ contacts: this.state.contacts.filter((pair) => !ends(pair)) });
	}

	owe(due: Due): void {
		this.set({ due: [...this.state.due, due] });
	}

	/** Takes what is due off the list. */
	settle(is: (due: Due) => boolean): void {
		this.set({ due: this.state.due.filter((due) => !is(due)) });
	}
}
