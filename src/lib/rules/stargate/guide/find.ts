import { choose, isLegal, opensAsk } from '../../ask.ts';
import type { Option } from '../../contract.ts';
import { ruling } from '../rules.ts';
import type { Action } from '../types.ts';
import type { Offer } from './offer.ts';

/** An option that uses a card of the hand. Where the card could be a find or an older one, the table is asked which it is. */
export function findOrOlderOption(
	offer: Offer,
	id: string,
	couldBeEither: boolean,
	action: (card: { readonly find?: boolean }) => Action
): Option<Action> {
	const option = offer(id, action({}));
	if (!isLegal(option) || !couldBeEither) return option;
	return opensAsk(id, () =>
		choose(ruling('lay.find-or-older'), [offer('find', action({ find: true })), offer('older', action({ find: false }))])
	);
}
