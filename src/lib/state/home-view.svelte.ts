import { SORTS, type Sort } from './home-list.ts';

const SORT_KEY = 'signifer.home-sort';

/** How the list of rosters is shown: kept while other screens are open, the order for ever. */
class HomeView {
	query = $state('');
	tag = $state<string | null>(null);
	#sort = $state<Sort>(readSort());

	get sort(): Sort {
		return this.#sort;
	}
	setSort(sort: Sort): void {
		this.#sort = sort;
		try {
			localStorage.setItem(SORT_KEY, sort);
		} catch {
			// storage refused: the order holds in this window
		}
	}
}

function readSort(): Sort {
	try {
		return SORTS.find((sort) => sort === localStorage.getItem(SORT_KEY)) ?? 'changed';
	} catch {
		return 'changed';
	}
}

export const homeView = new HomeView();
