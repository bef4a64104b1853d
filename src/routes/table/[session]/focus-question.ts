/** Whether an element is drawn. `checkVisibility` is missing in older Safaris. */
export const isShown = (element: HTMLElement): boolean =>
	element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** Moves the focus to the prompt of an ask, or to the title after the end. `onlyIfLost`: only if nothing has the focus. */
export function focusQuestion(askId: string | undefined, onlyIfLost: boolean): void {
	const { activeElement } = document;
	if (document.querySelector('dialog[open]') || (onlyIfLost && activeElement && activeElement !== document.body)) return;
	const prompts = [...document.querySelectorAll<HTMLElement>('.table-page [data-question]')].filter(isShown);
	const question = prompts.find((prompt) => prompt.dataset['question'] === askId) ?? prompts[0];
	(question ?? document.querySelector<HTMLElement>('.table-page h1'))?.focus({ preventScroll: true });
}
