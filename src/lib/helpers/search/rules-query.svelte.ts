import { type BoxId, type GameId, isBox } from '../../boxes/index.ts';
import type { Locale } from '../../rules/locale.ts';
import { settings } from '../settings.svelte.ts';
import type { ArticleIndex } from './article-index.ts';
import { loadIndex } from './index.ts';
import type { LearnedName } from './learned-names.ts';
import type { LibraryArticle } from './library.ts';
import type { SearchHit } from './search-hit.ts';

/** What a list of articles is limited to: the open game, a box, or nothing. */
export type Filter = BoxId | 'game' | 'all';

/** What is typed into the search field and what it finds: one search for each key, for the list and for the article beside it. */
export class RulesQuery {
	readonly openGame: GameId | undefined = undefined;
	text = $state('');
	/** The filter that the reader chose. */
	chosen = $state.raw<Filter>();
	#loaded = $state.raw<{ readonly locale: Locale; readonly index: ArticleIndex }>();
	/** Finds what this table has named. It needs the database, so it is loaded with the first key. */
	#findLearned = $state.raw<(text: string) => readonly LearnedName[]>(() => []);

	readonly trimmed: string = $derived(this.text.trim());
	readonly isEmpty: boolean = $derived(this.trimmed === '');
	/** At a table the list begins with its game; results are shown for all boxes, the open game first. */
	readonly filter: Filter = $derived(this.chosen ?? (this.openGame && this.isEmpty ? 'game' : 'all'));
	readonly box: BoxId | undefined = $derived(isBox(this.filter) ? this.filter : undefined);
	/** The results of all boxes, the best first; undefined while nothing is typed or the index is loading. */
	readonly hits: readonly SearchHit[] | undefined = $derived.by(() => {
		if (this.isEmpty || this.#loaded?.locale !== settings.current.locale) return undefined;
		return this.#loaded.index.search(this.trimmed, this.openGame);
	});
	readonly hitsInFilter: readonly SearchHit[] = $derived((this.hits ?? []).filter(({ item }) => this.isInside(item)));
	/** The things named at this table that the query finds. */
	readonly learned: readonly LearnedName[] = $derived(
		this.isEmpty ? [] : this.#findLearned(this.trimmed).filter(({ box }) => !this.box || box === this.box)
	);

	/** To be called while a component is created, because it loads the index in an effect. */
	constructor({ text = '', box, openGame }: { text?: string; box?: BoxId | undefined; openGame?: GameId } = {}) {
		this.openGame = openGame;
		this.text = text;
		this.chosen = box;
		$effect(() => {
			if (this.isEmpty) return undefined;
			this.prepare();
			return this.#watchLearned(settings.current.locale);
		});
	}

	/** Keeps up with the names in the database: what is renamed is found at once. Returns the way to stop. */
	#watchLearned(locale: Locale): () => void {
		let stop: (() => void) | undefined;
		let isStopped = false;
		const watch = ({ watchLearned, findLearned }: typeof import('./learned-names.ts')): void => {
			if (isStopped) return;
			stop = watchLearned(locale, (names) => (this.#findLearned = (text) => findLearned(names, text, this.openGame)));
		};
		import('./learned-names.ts').then(watch, () => {});
		return () => {
			isStopped = true;
			stop?.();
		};
	}

	/** Whether the filter lets an article through. */
	isInside({ games, box }: LibraryArticle): boolean {
		if (this.filter === 'all') return true;
		return this.filter === 'game' ? this.openGame !== undefined && games.includes(this.openGame) : box === this.filter;
	}

	/** Loads the index, for instance when the field is touched, so that the first key finds it. */
	prepare(): void {
		const { locale } = settings.current;
		const show = (index: ArticleIndex): void => {
			if (locale === settings.current.locale) this.#loaded = { locale, index };
		};
		// Without a connection the index may not load: then nothing is found, and the next query tries again.
		loadIndex(locale).then(show, () => {});
	}
}
