import { resolve } from '$app/paths';

/* Ways to the screens that several others lead to. */
export const openLink = (): string => resolve('/open');
export const printLink = (id: string): string => resolve('/roster/[id]/print', { id });
export const playLink = (id: string): string => `${resolve('/match/new')}?roster=${encodeURIComponent(id)}`;
export const shareLink = (id: string): string => resolve('/roster/[id]/share', { id });
/** The comparison of two companies, starting with one of them. */
export const parityLink = (id: string): string => `${resolve('/parity')}?a=${encodeURIComponent(id)}`;
