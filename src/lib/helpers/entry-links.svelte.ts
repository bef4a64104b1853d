import { type GameId, isGame } from '../boxes/index.ts';
import type { EntryFinder } from './search/entry-finder.ts';
import { settings } from './settings.svelte.ts';

/** How many milliseconds a long press takes, and into how many timers this time is divided. */
const LONG_PRESS = 500;
const TIMERS = 10;
/** A finger that moves farther than this, in pixels, is scrolling. */
const MOST_MOVEMENT = 10;
/** Elements that may show a card, a foe, a place or a die: they have an id, or an accessible name by which the entry is found. */
const THING = '[data-thing], button, [role="button"], [role="img"]';
/** Articles and the search have links of their own. */
const READING = '.article, .finder';

/** The id of the thing that an element shows: its own, that of the first one inside, or that of the one it lies on. */
const thingOf = (element: Element): string | undefined =>
	(element.matches('[data-thing]') ? element : (element.querySelector('[data-thing]') ?? element.closest('[data-thing]')))?.getAttribute(
		'data-thing'
	) ?? undefined;

const gameAt = (element: Element): GameId | undefined => {
	const game = element.closest<HTMLElement>('[data-game]')?.dataset['game'];
	return game && isGame(game) ? game : undefined;
};

/** An entry that is open on a sheet. */
interface ShownEntry {
	readonly game: GameId;
	readonly entry: string;
}

/**
 * A long press, a right click or the letter `i` on a thing opens its entry and does not play it. The listeners are on the document, so
 * that it works everywhere below a `data-game`: a thing is known by its id (`data-thing`), or by its accessible name.
 */
class EntryLinks {
	readonly #finders = new Map<string, Promise<EntryFinder>>();
	#openAtTable: ((entry: string) => void) | undefined;
	#shown = $state.raw<ShownEntry>();

	/** The entry shown on the sheet of the layout, which lies over any page. */
	get shown(): ShownEntry | undefined {
		return this.#shown;
	}

	/** Lets a table open entries on its own sheet, which also says what they mean there. Returns the way to end it. */
	openWith(open: (entry: string) => void): () => void {
		this.#openAtTable = open;
		return () => {
			if (this.#openAtTable === open) this.#openAtTable = undefined;
		};
	}

	open(game: GameId, entry: string): void {
		if (this.#openAtTable) this.#openAtTable(entry);
		else this.#shown = { game, entry };
	}

	close(): void {
		this.#shown = undefined;
	}

	/** Loads the articles only when they are needed, because most visits to a page open no entry. */
	#finderOf(game: GameId): Promise<EntryFinder> {
		const { locale } = settings.current;
		const key = `${game} ${locale}`;
		const finder = this.#finders.get(key) ?? import('./search/entry-finder.ts').then(({ entryFinder }) => entryFinder(game, locale));
		this.#finders.set(key, finder);
		// Without a connection the articles may fail to load: the next attempt loads them again.
		finder.catch(() => this.#finders.delete(key));
		return finder;
	}

	/** Opens the entry of what an element shows, and returns whether there is one. */
	async #openEntryOf(element: Element): Promise<boolean> {
		const target = element.closest(THING);
		const game = target && gameAt(target);
		if (!game || target.closest(READING)) return false;
		const finder = await this.#finderOf(game).catch(() => undefined);
		if (!finder) return false;
		const thing = thingOf(target);
		const label = target.getAttribute('aria-label') ?? target.textContent ?? '';
		const names = [label, ...label.split(/[,:·(\n]|\d/)].map((name) => name.trim()).filter(Boolean);
		const entry = (thing && finder.byThing(thing)) || names.map((name) => finder.byName(name)).find(Boolean);
		if (entry) this.open(game, entry);
		return entry !== undefined;
	}

	/** Starts listening, and returns the way to stop. */
	watch(root: Document): () => void {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let start = { x: 0, y: 0 };
		let wasHeld = false;
		const cancel = (): void => clearTimeout(timer);
		const onDown = (event: PointerEvent): void => {
			wasHeld = false;
			const target = event.target as Element;
			if (event.button !== 0 || !gameAt(target) || !target.closest(THING)) return;
			start = { x: event.clientX, y: event.clientY };
			cancel();
			const onHeld = async (): Promise<void> => {
				wasHeld = true;
				if (!(await this.#openEntryOf(target))) wasHeld = false;
			};
			// One long timer could fire right after the page was busy, before the end of a short tap is handled. Several short ones cannot.
			const wait = (timers: number): void => {
				timer = setTimeout(() => (timers > 1 ? wait(timers - 1) : void onHeld()), LONG_PRESS / TIMERS);
			};
			wait(TIMERS);
		};
		const onMove = (event: PointerEvent): void => {
			if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOST_MOVEMENT) cancel();
		};
		const onContextMenu = (event: MouseEvent): void => {
			const target = event.target as Element;
			if (!gameAt(target) || !target.closest(THING) || target.closest(READING)) return;
			event.preventDefault();
			cancel();
			if (!wasHeld) void this.#openEntryOf(target);
		};
		/** The click that ends a long press must not play the thing. */
		const onClick = (event: Event): void => {
			if (!wasHeld) return;
			wasHeld = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const onKey = (event: KeyboardEvent): void => {
			wasHeld = false;
			const target = event.target as Element;
			if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select')) return;
			void this.#openEntryOf(target);
		};
		const stop = new AbortController();
		const { signal } = stop;
		root.addEventListener('pointerdown', onDown, { signal });
		root.addEventListener('pointermove', onMove, { signal, passive: true });
		root.addEventListener('pointerup', cancel, { signal });
		root.addEventListener('pointercancel', cancel, { signal });
		root.addEventListener('contextmenu', onContextMenu, { signal });
		root.addEventListener('keydown', onKey, { signal });
		root.addEventListener('click', onClick, { signal, capture: true });
		root.addEventListener('scroll', cancel, { signal, capture: true, passive: true });
		return () => {
			cancel();
			stop.abort();
		};
	}
}

export const entryLinks = new EntryLinks();
