// Before the first paint: the theme and language chosen last (src/lib/state/settings.svelte.ts takes over).
// A file of its own because the content security policy forbids inline script.
(function () {
	var root = document.documentElement;
	try {
		var kept = JSON.parse(localStorage.getItem('signifer.settings') || '{}');
		var theme = kept.theme;
		if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast') {
			theme = matchMedia('(prefers-contrast: more)').matches
				? 'contrast'
				: matchMedia('(prefers-color-scheme: dark)').matches
					? 'dark'
					: 'light';
		}
		var paper = { light: '#f3ead8', dark: '#1a1512', contrast: '#ffffff' }[theme];
		root.dataset.theme = theme;
		root.style.backgroundColor = paper;
		document.querySelector('meta[name="theme-color"]').setAttribute('content', paper);
		if (kept.textSize >= 100 && kept.textSize <= 200) root.style.setProperty('--text-scale', kept.textSize / 100);
		var language = localStorage.getItem('PARAGLIDE_LOCALE');
		if (language === 'fr' || language === 'en') root.lang = language;
	} catch {
		// storage refused: the defaults of the page
	}
})();
