/** Pixels that a finger or mouse must travel before a press on the handle becomes a drag. */
const START = 4;
/** Near the edge of the window the page scrolls along, this many pixels a frame at most. */
const EDGE = 72;
const FASTEST = 14;

interface Slot {
	readonly entry: string;
	readonly top: number; // in the page, before anything moved
	readonly height: number;
}

/**
 * Dragging a row to another place among its siblings with the mouse, a finger or a pen. Rows move by transform only:
 * the order changes once, when the row is let go.
 */
export class Drag {
	/** The row in hand, or null. */
	entry = $state.raw<string | null>(null);
	#shift = $state.raw(0); // pixels that the row in hand has travelled, the page's own scrolling included
	#place = $state.raw(0);
	#from = 0;
	#slots: readonly Slot[] = [];
	readonly #drop: (entry: string, place: number) => void;

	constructor(drop: (entry: string, place: number) => void) {
		this.#drop = drop;
	}

	/** How far a row stands from its own place now, in pixels. */
	shiftOf(entry: string): number {
		if (this.entry === null) return 0;
		if (entry === this.entry) return this.#shift;
		const place = this.#slots.findIndex((slot) => slot.entry === entry);
		const height = this.#slots[this.#from]?.height ?? 0;
		if (place > this.#from && place <= this.#place) return -height;
		if (place < this.#from && place >= this.#place) return height;
		return 0;
	}

	/** Starts on a press of the handle; ends by itself. */
	start(event: PointerEvent, entry: string): void {
		const handle = event.currentTarget;
		const list = handle instanceof HTMLElement ? handle.closest('ol') : null;
		if (!(handle instanceof HTMLElement) || !list || event.button !== 0) return;
		const startY = event.pageY;
		let clientY = event.clientY;
		let frame = 0;

		const begin = (): void => {
			this.#slots = [...list.children].flatMap((row) => {
				if (!(row instanceof HTMLElement) || row.dataset['entry'] === undefined) return [];
				const box = row.getBoundingClientRect();
				return [{ entry: row.dataset['entry'], top: box.top + window.scrollY, height: box.height }];
			});
			this.#from = this.#slots.findIndex((slot) => slot.entry === entry);
			this.#place = this.#from;
			this.entry = entry;
			frame = requestAnimationFrame(scroll);
		};
		const follow = (): void => {
			this.#shift = clientY + window.scrollY - startY;
			this.#place = this.#placeAt(this.#shift);
		};
		const scroll = (): void => {
			const up = Math.max(0, EDGE + 100 - clientY);
			const down = Math.max(0, clientY - (window.innerHeight - EDGE - 60));
			const by = Math.min(FASTEST, (up > 0 ? up : down) / 6);
			if (by > 0) {
				window.scrollBy({ top: up > 0 ? -by : by, behavior: 'instant' });
				follow();
			}
			frame = requestAnimationFrame(scroll);
		};
		const move = (moved: PointerEvent): void => {
			clientY = moved.clientY;
			if (this.entry === null && Math.abs(moved.pageY - startY) >= START) begin();
			if (this.entry !== null) follow();
		};
		const end = (ended: PointerEvent | KeyboardEvent): void => {
			if (ended instanceof KeyboardEvent && ended.key !== 'Escape') return;
			cancelAnimationFrame(frame);
			listening.abort();
			const place = this.#place;
			const moved = this.entry !== null && ended.type === 'pointerup' && place !== this.#from;
			this.entry = null;
			this.#shift = 0;
			if (moved) this.#drop(entry, place);
		};
		const listening = new AbortController();
		const { signal } = listening;
		handle.setPointerCapture(event.pointerId);
		handle.addEventListener('pointermove', move, { signal });
		handle.addEventListener('pointerup', end, { signal });
		handle.addEventListener('pointercancel', end, { signal });
		window.addEventListener('keydown', end, { signal });
	}

	/** The place whose row has its middle passed by the edge of the row in hand. */
	#placeAt(shift: number): number {
		const mine = this.#slots[this.#from];
		if (!mine) return this.#from;
		const top = mine.top + shift;
		const bottom = top + mine.height;
		let place = this.#from;
		for (const [n, slot] of this.#slots.entries()) {
			const middle = slot.top + slot.height / 2;
			if (n < this.#from && top < middle) return n;
			if (n > this.#from && bottom > middle) place = n;
		}
		return place;
	}
}
