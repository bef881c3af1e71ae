import 'unplugin-icons/types/svelte';
declare global {
	namespace App {
		interface PageState {
			/** Ids of the open dialogs, oldest first: the back button closes the last (src/lib/ui/layers.ts). */
			layers?: readonly string[];
		}
	}
}
export {};
