import 'unplugin-icons/types/svelte';
declare global {
	namespace App {}
}
export {};
