import type { Answer } from '$lib/asking/typed-answers.ts';
import { isShown } from './focus-question.ts';

/** What a key of the keyboard does at a table. */
export type TableKey =
	| { readonly kind: 'keys' | 'search' | 'undo' | 'redo' | 'escape' | 'enter' }
	| { readonly kind: 'arrow'; readonly step: 1 | -1 }
	| { readonly kind: 'character'; readonly character: string };

const PLAIN: Readonly<Record<string, TableKey>> = {
	'?': { kind: 'keys' },
	'/': { kind: 'search' },
	Backspace: { kind: 'undo' },
	Escape: { kind: 'escape' },
	Enter: { kind: 'enter' },
	ArrowDown: { kind: 'arrow', step: 1 },
	ArrowRight: { kind: 'arrow', step: 1 },
	ArrowUp: { kind: 'arrow', step: -1 },
	ArrowLeft: { kind: 'arrow', step: -1 }
};

/** A thing whose article the letter `i` opens (`entry-links.svelte.ts`). */
const THING = '[data-thing], button, [role="button"], [role="img"]';

/** The shortcut that a key event means. Digits are read by their place, because a French keyboard writes them with the shift key. */
export function keyOf(event: KeyboardEvent): TableKey | undefined {
	const { key, code, target } = event;
	if (event.ctrlKey || event.metaKey) {
		if (key.toLowerCase() === 'z') return { kind: event.shiftKey ? 'redo' : 'undo' };
		return key.toLowerCase() === 'y' ? { kind: 'redo' } : undefined;
	}
	if (event.altKey) return undefined;
	const isKey = (target as Element).closest?.('button, a, summary, [role="button"], [role="radio"]');
	if (key === 'Enter' && isKey) return undefined;
	if (PLAIN[key]) return PLAIN[key];
	const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : undefined);
	if (digit) return { kind: 'character', character: digit };
	if (key === 'i' && (target as Element).closest?.(THING)) return undefined;
	return /^[\p{L}-]$/u.test(key) ? { kind: 'character', character: key } : undefined;
}

/** Whether a key event belongs to a field that is being typed in, or to a dialog. */
export const isTyping = ({ target }: Event): boolean =>
	(target as Element).closest?.('input, textarea, select, [contenteditable]') !== null || document.querySelector('dialog[open]') !== null;

/** The keys of the dice that are entered now, by the names that screen readers say. */
export const diceKeys = (): readonly Answer[] =>
	[...document.querySelectorAll<HTMLButtonElement>('.tray .rows :is(.hit-key, .face-key, .key, .pick)')]
		.filter((key) => isShown(key) && !key.disabled && !key.closest('[data-state="waiting"], [data-state="done"]'))
		.map((key, i) => ({
			id: key.dataset['thing'] ?? `${i}`,
			text: (key.getAttribute('aria-label') ?? key.querySelector('.sr')?.textContent ?? key.textContent).trim(),
			take: () => key.click()
		}));

/** Moves the focus to the first of several answers that is on the screen; `again`: to the one after the one that has it. */
export function focusAnswer(answers: readonly Answer[], again: boolean): void {
	const keys = answers.flatMap(({ id, text }) => {
		const named = [...document.querySelectorAll<HTMLElement>(`.table-page [data-thing="${CSS.escape(id)}"]`)];
		const found = [...named, ...buttonsOf('.tray-body').filter((key) => key.textContent.trim() === text)].find(isShown);
		return found ? [found] : [];
	});
	const at = again ? keys.indexOf(document.activeElement as HTMLElement) + 1 : 0;
	keys[at % keys.length]?.focus();
}

const buttonsOf = (place: string): readonly HTMLElement[] =>
	[...document.querySelectorAll<HTMLButtonElement>(`.table-page ${place} :is(button, a, input, [role="button"])`)].filter(
		(key) => !key.disabled && isShown(key)
	);

/** Moves the focus from the prompt or a key of the tray to the next key of the tray, and says whether there was one. */
export function focusNextKey(step: 1 | -1): boolean {
	const { activeElement } = document;
	const body = document.querySelector('.table-page .tray-body');
	if (!activeElement || (activeElement !== document.body && !body?.contains(activeElement))) return false;
	const keys = buttonsOf('.tray-body');
	const at = keys.indexOf(activeElement as HTMLElement);
	const next = keys[at < 0 ? 0 : at + step];
	next?.focus();
	return next !== undefined;
}
