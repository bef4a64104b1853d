import { choose, isLegal, opensAsk } from '../ask.ts';
import type { Ask, Facts, Option, Ruling, TableAction } from '../contract.ts';
import type { Trip } from './black-hole.ts';
import { starsIn, UNREAD_STAR } from './decks.ts';
import { NEW_CARD, starFact } from './ids.ts';
import { newCardAsk } from './printed.ts';
import { earthRuling } from './rules.ts';

type AnyAction<Own> = Own | TableAction<Own>;
type Offer<Own> = (id: string, action: AnyAction<Own>, label?: Ruling) => Option<AnyAction<Own>>;

interface TripGuideState {
	readonly facts: Facts;
	readonly options: { readonly depth: 'full' | 'board' };
	readonly jump?: Trip;
}

/** Every Galactix card that may have been turned for a trip. */
export function* arrivalOptions<Own>(
	{ facts }: TripGuideState,
	offer: Offer<Own>,
	to: (star: string) => Own
): Generator<Option<AnyAction<Own>>> {
	const unread = offer(UNREAD_STAR, to(UNREAD_STAR));
	if (isLegal(unread)) yield* starOptions(facts, to);
	yield unread;
}

/** The cards that this box has shown, each in one tap, and a new one. */
function* starOptions<Own>(facts: Facts, to: (star: string) => Own): Generator<Option<AnyAction<Own>>> {
	for (const star of starsIn(facts)) yield { id: starFact(star), action: to(star) };
	yield opensAsk<AnyAction<Own>>(NEW_CARD, () => newCardAsk(to));
}

/** After a trip: asks for the next Galactix card if the place was taken. */
export function redrawAsks<Own>({ facts, options, jump }: TripGuideState, to: (star: string) => Own): readonly Ask<AnyAction<Own>>[] {
	if (!jump || options.depth === 'board') return [];
	const cards = [...starOptions(facts, to), { id: UNREAD_STAR, action: to(UNREAD_STAR) }];
	return [choose<AnyAction<Own>>(earthRuling('hole.again', { saucer: jump.saucer }), cards)];
}
