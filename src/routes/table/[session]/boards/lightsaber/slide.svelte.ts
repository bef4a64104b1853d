import type { ChooseAsk, Option } from '$lib/rules/contract.ts';

/** How far a finger moves before a touch is a slide rather than a tap. */
const SLIDE_DISTANCE = 14;

/** What a slide opened: the keys that can be reached, and the one under the finger. */
interface OpenSlide {
	readonly ask: ChooseAsk<unknown>;
	readonly over: string | undefined;
}

/** A touch that begins on one key, slides, and ends on a key that the first one opens. A touch that does not move stays a tap. */
export class Slide {
	#start: { readonly x: number; readonly y: number; readonly ask: () => ChooseAsk<unknown> | undefined } | undefined;
	open = $state.raw<OpenSlide>();
	readonly #onend: (option: Option<unknown>) => void;

	constructor(onend: (option: Option<unknown>) => void) {
		this.#onend = onend;
	}

	/** `ask` gives what the touched key opens, or nothing. */
	begin({ clientX: x, clientY: y, isPrimary }: PointerEvent, ask: () => ChooseAsk<unknown> | undefined): void {
		if (isPrimary) this.#start = { x, y, ask };
	}

	move({ clientX, clientY }: PointerEvent): void {
		if (!this.#start) return;
		const { x, y, ask } = this.#start;
		const opened = this.open?.ask ?? (Math.hypot(clientX - x, clientY - y) > SLIDE_DISTANCE ? ask() : undefined);
		if (!opened) return;
		const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-against]');
		this.open = { ask: opened, over: under?.dataset['against'] };
	}

	end(): void {
		const option = this.open?.ask.options.find(({ id, refused }) => id === this.open?.over && !refused);
		this.cancel();
		if (option) this.#onend(option);
	}

	cancel(): void {
		this.#start = undefined;
		this.open = undefined;
	}
}
