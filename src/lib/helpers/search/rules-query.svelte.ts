import type { BoxId, GameId } from '../../boxes/index.ts';
import type { Locale } from '../../rules/locale.ts';
import { settings } from '../settings.svelte.ts';
import type { ArticleIndex } from './article-index.ts';
import { loadIndex } from './index.ts';
import type { SearchHit } from './search-hit.ts';

/** What is typed into the search field and what it finds: one search for each key, for the list and for the article beside it. */
export class RulesQuery {
	readonly openGame: GameId | undefined;
	text = $state('');
	/** Only articles of this box are listed. */
	box = $state.raw<BoxId>();
	#loaded = $state.raw<{ readonly locale: Locale; readonly index: ArticleIndex }>();

	readonly trimmed: string = $derived(this.text.trim());
	readonly isEmpty: boolean = $derived(this.trimmed === '');
	/** The results of all boxes, the best first; undefined while nothing is typed or the index is loading. */
	readonly hits: readonly SearchHit[] | undefined = $derived.by(() => {
		if (this.isEmpty || this.#loaded?.locale !== settings.current.locale) return undefined;
		return this.#loaded.index.search(this.trimmed, this.openGame);
	});
	readonly hitsInBox: readonly SearchHit[] = $derived((this.hits ?? []).filter(({ item }) => !this.box || item.box === this.box));

	/** To be called while a component is created, because it loads the index in an effect. */
	constructor({ text = '', box, openGame }: { text?: string; box?: BoxId | undefined; openGame?: GameId } = {}) {
		this.openGame = openGame;
		this.text = text;
		this.box = box;
		$effect(() => {
			if (this.isEmpty) return;
			const { locale } = settings.current;
			const show = (index: ArticleIndex): void => {
				if (locale === settings.current.locale) this.#loaded = { locale, index };
			};
			// Without a connection the index may not load: then nothing is found, and the next query tries again.
			loadIndex(locale).then(show, () => {});
		});
	}
}
