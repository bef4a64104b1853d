import type { GameId } from '../../boxes/index.ts';
import type { Locale } from '../../rules/locale.ts';
import type { Quantity } from '../../rules/quantities.ts';
import { fetchIndex } from './index.ts';

/** A quantity with the article by which it is asked for. */
export type NamedQuantity = Pick<Quantity, 'kind' | 'is' | 'fact'> & { readonly of: string };

/** The quantities of a game: from the rules at build time, and from the search index on a device, which need not load the game for them. */
export async function quantitiesOf(game: GameId, locale: Locale): Promise<readonly NamedQuantity[]> {
	if (import.meta.env.SSR) {
		const { loadQuantities } = await import('../../boxes/quantities.ts');
		return (await loadQuantities(game)).map(({ entry, of = entry, ...quantity }) => ({ ...quantity, of }));
	}
	const { quantities, articles } = await fetchIndex(locale);
	const idOf = (at: number): string => articles[at]!.slice(articles[at]!.indexOf('/') + 1);
	return quantities.filter((each) => each.game === game).map(({ of, ...quantity }) => ({ ...quantity, of: idOf(of) }));
}
