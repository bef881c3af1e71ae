import { resolve } from '$app/paths';

/* Ways to the screens that the list of rosters leads to. */
export const openLink = (): string => `${resolve('/')}open`;
export const printLink = (id: string): string => `${resolve('/roster/[id]', { id })}/print`;
export const shareLink = (id: string): string => `${resolve('/roster/[id]', { id })}/share`;
