import { count } from '../ask.ts';
import type { Ask, TableAction } from '../contract.ts';
import { earthRuling } from './rules.ts';

interface CountedState {
	readonly options: { readonly depth: 'full' | 'board' };
	readonly uncounted?: true;
}

/**
 * Asks for the number of cards in the draw pile, once after the app kept the board only for a while. The rest of the `hidden` cards, those
 * in no hand, is then in the discard without a name.
 */
export const pileCountAsk = ({ options, uncounted }: CountedState, hidden: number): Ask<TableAction<never>> | false =>
	options.depth === 'full' &&
	uncounted === true &&
	count<TableAction<never>>(
		earthRuling('cards.pile'),
		[0, hidden],
		(pile) => ({ action: { type: 'correct', set: { pile, 'discards:?': hidden - pile } } }),
		{ usual: hidden, optional: true }
	);
