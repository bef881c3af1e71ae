import { expect, test } from 'vitest';
import { announce, announcements, toast } from './announce.svelte.ts';

test('the same sentence twice is another text, so that it is heard twice', () => {
	announce('184 points');
	const first = announcements.spoken;
	announce('184 points');
	const second = announcements.spoken;
	announce('184 points');
	expect(second).not.toBe(first);
	expect(announcements.spoken).not.toBe(second);
	expect(second.replace('\u200b', '')).toBe('184 points');
});

test('a toast is spoken, runs nothing by itself, and goes when it is dismissed', () => {
	let undone = 0;
	const id = toast('In the bin', { label: 'Undo', run: () => undone++ });
	expect(announcements.spoken).toBe('In the bin');
	expect(announcements.toasts.at(-1)?.text).toBe('In the bin');
	announcements.dismiss(id);
	expect(announcements.toasts.some((one) => one.id === id)).toBe(false);
	expect(undone).toBe(0);
});

test('at most two messages stand at once, the newest last', () => {
	for (const text of ['a', 'b', 'c']) toast(text);
	expect(announcements.toasts.map((one) => one.text)).toEqual(['b', 'c']);
});

test('the place added last speaks; when it goes, the one below does again', () => {
	const removeLayout = announcements.addHost('layout');
	const removeDialog = announcements.addHost('dialog');
	expect([announcements.isTopHost('layout'), announcements.isTopHost('dialog')]).toEqual([false, true]);
	removeDialog();
	expect(announcements.isTopHost('layout')).toBe(true);
	removeLayout();
});
