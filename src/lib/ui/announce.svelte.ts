/*
 * What the program says by itself: to screen readers (announce) and to everyone (toast). Shown by Announcer.svelte,
 * which the layout holds once.
 */

export interface ToastAction {
	readonly label: string;
	readonly run: () => void;
}
export interface Toast {
	readonly id: number;
	readonly text: string;
	readonly action: ToastAction | null;
	readonly tone: 'plain' | 'error';
}

/** Long enough to read, and to reach the button (WCAG 2.2.1: what it offers is also found elsewhere, such as the bin). */
export const TOAST_MS = 10_000;

class Announcements {
	#spoken = $state('');
	#toasts = $state.raw<readonly Toast[]>([]);
	#hosts = $state.raw<readonly string[]>([]);
	#next = 1;

	get spoken(): string {
		return this.#spoken;
	}
	get toasts(): readonly Toast[] {
		return this.#toasts;
	}
	speak(text: string): void {
		// the same sentence twice must be heard twice: an invisible mark makes it another text
		this.#spoken = this.#spoken === text ? `${text}\u200b` : text;
	}
	show(text: string, action: ToastAction | null, tone: Toast['tone']): number {
		const id = this.#next++;
		// one offer at a time: an older one is still reachable where its text says
		this.#toasts = [...this.#toasts.slice(-1), { id, text, action, tone }];
		this.speak(text);
		return id;
	}
	/** Whether this place shows the messages: the last one added, since an open dialog makes all behind it unreachable. */
	isTopHost(host: string): boolean {
		return this.#hosts.at(-1) === host;
	}
	addHost(host: string): () => void {
		this.#hosts = [...this.#hosts, host];
		return () => {
			this.#hosts = this.#hosts.filter((other) => other !== host);
		};
	}
	dismiss(id: number): void {
		this.#toasts = this.#toasts.filter((toast) => toast.id !== id);
	}
}

export const announcements = new Announcements();

/** Says a sentence to screen readers, politely: points, problems, results. */
export const announce = (text: string): void => announcements.speak(text);

/** Shows a short message at the bottom (and says it), with at most one action such as undo. */
export const toast = (text: string, action: ToastAction | null = null, tone: Toast['tone'] = 'plain'): number =>
	announcements.show(text, action, tone);
