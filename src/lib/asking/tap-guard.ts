import type { Attachment } from 'svelte/attachments';

/**
 * Ignores taps for a moment at the place where an action was just entered. Other keys appear there, and a double tap would press one of
 * them. How long is a design token (`--ignore-taps`); it holds for fingers, mice and the enter key.
 */
export class TapGuard {
	#lastTouched: DOMRect | undefined;
	#ignored: { readonly place: DOMRect; readonly until: number } | undefined;

	/** An action was entered: ignores the place of the last touch for a moment. */
	ignoreLastPlace(): void {
		if (!this.#lastTouched) return;
		this.#ignored = { place: this.#lastTouched, until: performance.now() + ignoredFor() };
	}

	/** Attached to the root of the page, so that it gets every click before the key does. */
	readonly watch: Attachment<HTMLElement> = (root) => {
		const onClick = (event: MouseEvent): void => {
			const key = (event.target as Element).closest('button, a, input, [role="button"]');
			if (!key) return;
			const { left, right, top, bottom } = key.getBoundingClientRect();
			// A click from the keyboard has no coordinates, so it counts at the middle of its key.
			const [x, y] = event.detail === 0 ? [(left + right) / 2, (top + bottom) / 2] : [event.clientX, event.clientY];
			const isIgnored = this.#ignored && performance.now() < this.#ignored.until && contains(this.#ignored.place, x, y);
			if (isIgnored) {
				event.preventDefault();
				event.stopPropagation();
			} else this.#lastTouched = key.getBoundingClientRect();
		};
		root.addEventListener('click', onClick, { capture: true });
		return () => root.removeEventListener('click', onClick, { capture: true });
	};
}

/** The token in milliseconds. A minifier may write 300ms as .3s. */
function ignoredFor(): number {
	const token = getComputedStyle(document.documentElement).getPropertyValue('--ignore-taps').trim();
	return token.endsWith('ms') ? parseFloat(token) : parseFloat(token) * 1000;
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;
