import type { Settings, ShownTheme } from './settings.svelte.ts';

/** Browser bar colour of each theme: the paper's colour in tokens.css. */
const BAR_COLOURS: Readonly<Record<ShownTheme, string>> = { light: '#f3ead8', dark: '#1a1512', contrast: '#ffffff' };

/** Puts the settings on the page. Call from an effect: it then follows them. */
export function applyLook(settings: Settings, page: Document): void {
	const root = page.documentElement;
	root.lang = settings.locale;
	root.dataset['theme'] = settings.shownTheme;
	root.style.setProperty('--text-scale', String(settings.textSize / 100));
	page.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[settings.shownTheme]);
}

/** Follows what the system asks for, and what another tab chose. Returns the stop. */
export function followSystem(settings: Settings, view: Window): () => void {
	const dark = view.matchMedia('(prefers-color-scheme: dark)');
	const contrast = view.matchMedia('(prefers-contrast: more)');
	const tell = () => settings.setSystemTheme(contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light');
	const reload = () => settings.reload();
	tell();
	dark.addEventListener('change', tell);
	contrast.addEventListener('change', tell);
	view.addEventListener('storage', reload);
	return () => {
		dark.removeEventListener('change', tell);
		contrast.removeEventListener('change', tell);
		view.removeEventListener('storage', reload);
	};
}
