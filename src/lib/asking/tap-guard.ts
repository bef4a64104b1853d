import type { Attachment } from 'svelte/attachments';

/**
 * Nothing changes under a finger: after an act, no key at the place just touched answers for a moment, so a double tap plays once. The
 * moment is a token of the design (`--ignore-taps`), the same for fingers, mice and the enter key.
 */
export class TapGuard {
	#touched: DOMRect | undefined;
	#acted: { readonly place: DOMRect; readonly until: number } | undefined;

	/** Called when an act is told: the place of the last touch is closed for a moment. */
	acted(): void {
		if (!this.#touched) return;
		this.#acted = { place: this.#touched, until: performance.now() + moment() };
	}

	/** On the root of the table: sees every click before the key does. */
	readonly watch: Attachment<HTMLElement> = (root) => {
		const before = (event: MouseEvent): void => {
			const key = (event.target as Element).closest('button, a, input, [role="button"]');
			if (!key) return;
			const { left, right, top, bottom } = key.getBoundingClientRect();
			// A click from the keyboard has no place of its own: it is where its key is.
			const [x, y] = event.detail === 0 ? [(left + right) / 2, (top + bottom) / 2] : [event.clientX, event.clientY];
			const closed = this.#acted && performance.now() < this.#acted.until && holds(this.#acted.place, x, y);
			if (closed) {
				event.preventDefault();
				event.stopPropagation();
			} else this.#touched = key.getBoundingClientRect();
		};
		root.addEventListener('click', before, { capture: true });
		return () => root.removeEventListener('click', before, { capture: true });
	};
}

/** As the token says it. A minifier may write 300ms as .3s. */
function moment(): number {
	const token = getComputedStyle(document.documentElement).getPropertyValue('--ignore-taps').trim();
	return token.endsWith('ms') ? parseFloat(token) : parseFloat(token) * 1000;
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;
