import { cardCount } from '../deck.ts';
import type { Side } from './cards.ts';
import type { Duelist, State } from './types.ts';

/**
 * Changes one duelist. Every change of a side uses this function, because it drops what is known of a hand when the hand can no longer
 * contain it: the cards that all players saw go back to it (`back`), and the hand that its owner typed in (`held`).
 */
export function updateDuelist(state: State, side: Side, change: Partial<Duelist>): State {
	const changed = { ...state.duelists[side], ...change };
	const hasLostTrack = cardCount(changed.back) > changed.hand;
	const hiddenCards = changed.hand + changed.plan + changed.unknown;
	const duelist: Duelist = {
		...changed,
		back: hasLostTrack ? {} : changed.back,
		mixed: hiddenCards > 0 && (changed.mixed || hasLostTrack)
	};
	const { held, ...next } = { ...state, duelists: { ...state.duelists, [side]: duelist } };
	const isHeldOutdated = state.options.look === side && ('hand' in change || 'plan' in change);
	return held && !isHeldOutdated ? { ...next, held } : next;
}
