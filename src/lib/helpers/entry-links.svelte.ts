import { type GameId, isBuilt } from '../rules/index.ts';
import type { EntryFinder } from './search/entry-finder.ts';
import { settings } from './settings.svelte.ts';

const LONG = 500;
const BEATS = 10;
/** A finger that goes farther than this is scrolling. */
const STILL = 10;
/** What can be a card, a foe, a place or a face: whatever says so, or has a name to be read by. */
const THING = '[data-thing], button, [role="button"], [role="img"]';
/** Where one reads already: what is pressed there leads on by itself. */
const READING = '.article, .finder';

/** The thing an element stands for: its own, the first one in it, or the one it lies on. */
const thingOf = (at: Element): string | undefined =>
	(at.matches('[data-thing]') ? at : (at.querySelector('[data-thing]') ?? at.closest('[data-thing]')))?.getAttribute('data-thing') ??
	undefined;

const gameAt = (element: Element): GameId | undefined => {
	const game = element.closest<HTMLElement>('[data-game]')?.dataset['game'];
	return game && isBuilt(game) ? game : undefined;
};

/**
 * A long press, a right click or `i` on a thing opens what it is, and does not play it. Heard on the whole document, so that it holds for
 * everything that lies under some `data-game`: things say their id (`data-thing`), whatever else has a name is known by it.
 */
class EntryLinks {
	readonly #known = new Map<string, Promise<EntryFinder>>();
	/** Opens it where somebody has a better place for it than a sheet of its own: the table, which says what it means there. */
	#table: ((entry: string) => void) | undefined;
	#shown = $state.raw<{ readonly game: GameId; readonly entry: string }>();

	/** What is read on a sheet of its own, over whatever page. */
	get shown(): { readonly game: GameId; readonly entry: string } | undefined {
		return this.#shown;
	}

	/** Until the table is left, it opens them itself. */
	at(table: (entry: string) => void): () => void {
		this.#table = table;
		return () => {
			if (this.#table === table) this.#table = undefined;
		};
	}

	open(game: GameId, entry: string): void {
		if (this.#table) this.#table(entry);
		else this.#shown = { game, entry };
	}

	close(): void {
		this.#shown = undefined;
	}

	#learn(game: GameId): Promise<EntryFinder> {
		const { locale } = settings.current;
		const key = `${game} ${locale}`;
		// No page carries the articles along: most never ask.
		const known = this.#known.get(key) ?? import('./search/entry-finder.ts').then(({ entryFinder }) => entryFinder(game, locale));
		this.#known.set(key, known);
		known.catch(() => this.#known.delete(key)); // offline before everything was fetched: asked again next time
		return known;
	}

	/** Opens what an element is about; says whether it is about anything. */
	async #look(element: Element): Promise<boolean> {
		const at = element.closest(THING);
		const game = at && gameAt(at);
		if (!game || at.closest(READING)) return false;
		const known = await this.#learn(game).catch(() => undefined);
		if (!known) return false;
		const thing = thingOf(at);
		const said = at.getAttribute('aria-label') ?? at.textContent ?? '';
		const parts = [said, ...said.split(/[,:·(\n]|\d/)].map((part) => part.trim()).filter(Boolean);
		const entry = (thing && known.thing(thing)) || parts.map((part) => known.named(part)).find(Boolean);
		if (entry) this.open(game, entry);
		return entry !== undefined;
	}

	/** Listens until the page is left. */
	watch(root: Document): () => void {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from = { x: 0, y: 0 };
		let held = false;
		const still = (): void => clearTimeout(timer);
		const down = (event: PointerEvent): void => {
			held = false;
			const target = event.target as Element;
			if (event.button !== 0 || !gameAt(target) || !target.closest(THING)) return;
			from = { x: event.clientX, y: event.clientY };
			still();
			const opens = async (): Promise<void> => {
				held = true;
				if (!(await this.#look(target))) held = false;
			};
			// In beats: a page that is busy for a moment must not take a tap for a long press.
			const wait = (beats: number): void => {
				timer = setTimeout(() => (beats > 1 ? wait(beats - 1) : void opens()), LONG / BEATS);
			};
			wait(BEATS);
		};
		const move = (event: PointerEvent): void => {
			if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) still();
		};
		const menu = (event: MouseEvent): void => {
			const target = event.target as Element;
			if (!gameAt(target) || !target.closest(THING) || target.closest(READING)) return;
			event.preventDefault();
			still();
			if (!held) void this.#look(target);
		};
		/** The click that ends a long press is none. */
		const click = (event: Event): void => {
			if (!held) return;
			held = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const letter = (event: KeyboardEvent): void => {
			held = false;
			const target = event.target as Element;
			if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select')) return;
			void this.#look(target);
		};
		const stop = new AbortController();
		const { signal } = stop;
		root.addEventListener('pointerdown', down, { signal });
		root.addEventListener('pointermove', move, { signal, passive: true });
		root.addEventListener('pointerup', still, { signal });
		root.addEventListener('pointercancel', still, { signal });
		root.addEventListener('contextmenu', menu, { signal });
		root.addEventListener('keydown', letter, { signal });
		root.addEventListener('click', click, { signal, capture: true });
		root.addEventListener('scroll', still, { signal, capture: true, passive: true });
		return () => {
			still();
			stop.abort();
		};
	}
}

export const entryLinks = new EntryLinks();
