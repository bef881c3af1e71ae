/** The browser's own question whether to install; Chromium's browsers alone hand it over. */
interface InstallPromptEvent extends Event {
	prompt(): Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
	'prompt' in event && typeof event.prompt === 'function';

class Install {
	#prompt = $state.raw<InstallPromptEvent | null>(null);
	#installed = $state(false);

	/** A button can install the app here. */
	get offered(): boolean {
		return this.#prompt !== null;
	}
	/** This window is the installed app. */
	get installed(): boolean {
		return this.#installed;
	}

	/** Listens for the browser's offer, which may come before any screen asks. Returns the stop. */
	follow(view: Window): () => void {
		this.#installed =
			view.matchMedia('(display-mode: standalone)').matches ||
			('standalone' in view.navigator && view.navigator.standalone === true); // Safari on iPhone
		const keep = (event: Event) => {
			if (!isInstallPrompt(event)) return;
			event.preventDefault(); // asked when the user wants it, not by a banner
			this.#prompt = event;
		};
		const done = () => {
			this.#prompt = null;
			this.#installed = true;
		};
		view.addEventListener('beforeinstallprompt', keep);
		view.addEventListener('appinstalled', done);
		return () => {
			view.removeEventListener('beforeinstallprompt', keep);
			view.removeEventListener('appinstalled', done);
		};
	}

	async ask(): Promise<void> {
		const prompt = this.#prompt;
		this.#prompt = null; // an offer can be used once
		await prompt?.prompt();
	}
}

export const install = new Install();
