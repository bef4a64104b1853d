import type { Attachment } from 'svelte/attachments';
import { settings } from '$lib/helpers/settings.svelte.ts';
import type { GameId } from '$lib/rules/index.ts';

const LONG = 500;
const BEATS = 10;
/** A finger that goes farther than this is scrolling. */
const STILL = 10;
/** What can be a card, a foe, a place or a face: whatever has a name to be read by. */
const THING = '[data-thing], button, [role="button"], [role="img"]';

/** What a thing or a name leads to. */
interface Known {
	readonly locale: string;
	thing(id: string): string | undefined;
	named(words: string): string | undefined;
}

/**
 * A long press, a right click or `i` on a thing opens what it is, and does not play it. Heard on the root of the table, so that it holds
 * for everything that lies there: things say their id (`data-thing`), whatever else has a name is known by it.
 */
export class Things {
	readonly #game: GameId;
	readonly #open: (entry: string) => void;
	#known: Known | undefined;

	constructor(game: GameId, open: (entry: string) => void) {
		this.#game = game;
		this.#open = open;
	}

	/** The articles are fetched while the finger is still down. */
	async #learn(): Promise<void> {
		const { locale } = settings.current;
		if (this.#known?.locale === locale) return;
		// No table carries the articles along: most never ask.
		const [{ articlesOf }, { keys }, { entryOf }] = await Promise.all([
			import('$lib/helpers/articles.ts'),
			import('$lib/helpers/stems.ts'),
			import('$lib/rules/entries.ts')
		]);
		const articles = await articlesOf(this.#game, locale);
		const names = new Map<string, string>();
		for (const { id, name, aliases = [] } of Object.values(articles).toReversed())
			for (const each of [...aliases, name]) for (const key of keys(each)) names.set(key, id);
		this.#known = {
			locale,
			thing: (id) => entryOf(articles, id),
			named: (words) =>
				keys(words)
					.map((key) => names.get(key))
					.find(Boolean)
		};
	}

	#entry(element: Element): string | undefined {
		const known = this.#known;
		const at = element.closest(THING);
		if (!known || !at) return undefined;
		const thing = at.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
		const entry = thing && known.thing(thing);
		if (entry) return entry;
		const said = at.getAttribute('aria-label') ?? at.textContent ?? '';
		const parts = [said, ...said.split(/[,:·(\n]|\d/)].map((part) => part.trim()).filter(Boolean);
		return parts.map((part) => known.named(part)).find(Boolean);
	}

	readonly watch: Attachment<HTMLElement> = (root) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from = { x: 0, y: 0 };
		let opened = false;
		const look = (element: Element): boolean => {
			const entry = this.#entry(element);
			if (entry) this.#open(entry);
			return entry !== undefined;
		};
		const still = (): void => clearTimeout(timer);
		const isDialog = (event: Event): boolean => (event.target as Element).closest('dialog') !== null;
		const down = (event: PointerEvent): void => {
			opened = false;
			if (event.button !== 0 || isDialog(event)) return;
			from = { x: event.clientX, y: event.clientY };
			void this.#learn();
			still();
			// In beats: a page that is busy for a moment must not take a tap for a long press.
			const wait = (beats: number): void => {
				timer = setTimeout(() => (beats > 1 ? wait(beats - 1) : (opened = look(event.target as Element))), LONG / BEATS);
			};
			wait(BEATS);
		};
		const move = (event: PointerEvent): void => {
			if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) still();
		};
		const menu = (event: MouseEvent): void => {
			const target = event.target as Element;
			if (isDialog(event) || !target.closest(THING)) return;
			event.preventDefault();
			still();
			if (!opened) void this.#learn().then(() => look(target));
		};
		/** The click that ends a long press is none. */
		const click = (event: Event): void => {
			if (!opened) return;
			opened = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const letter = (event: KeyboardEvent): void => {
			const target = event.target as Element;
			if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isDialog(event) || target.matches('input, textarea'))
				return;
			void this.#learn().then(() => look(target));
		};
		const listens = { pointerdown: down, pointermove: move, pointerup: still, pointercancel: still, contextmenu: menu, keydown: letter };
		for (const [event, listen] of Object.entries(listens)) root.addEventListener(event, listen as EventListener);
		root.addEventListener('click', click, { capture: true });
		root.addEventListener('scroll', still, { capture: true, passive: true });
		return () => {
			still();
			for (const [event, listen] of Object.entries(listens)) root.removeEventListener(event, listen as EventListener);
			root.removeEventListener('click', click, { capture: true });
			root.removeEventListener('scroll', still, { capture: true });
		};
	};
}
