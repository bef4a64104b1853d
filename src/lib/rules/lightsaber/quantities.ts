import { playersOf, type Quantity } from '../quantities.ts';
import { CARDS, CARDS_DRAWN, COPIES, DECK_SIZE, FIGHTS_PER_ROUND, FINALE_VALUE, LAST_DUEL_CARD, SIDES } from './cards.ts';
import { form } from './setup.ts';

/** The numbers of the booklet that a question may ask for. */
export const QUANTITIES: readonly Quantity[] = [
	playersOf('preparation', form({ seats: [], options: {} }).seats),
	{ kind: 'cards', entry: 'paquet', is: DECK_SIZE },
	{ kind: 'cards', entry: 'manche', is: CARDS_DRAWN },
	{ kind: 'count', of: 'combat', entry: 'manche', is: FIGHTS_PER_ROUND },
	{ kind: 'count', entry: 'duel-final', is: LAST_DUEL_CARD },
	...SIDES.flatMap((side) => [
		...CARDS.map((card): Quantity => ({ kind: 'copies', entry: `${side}:${card}`, is: COPIES[card] })),
		{ kind: 'points', entry: `${side}:finale`, is: FINALE_VALUE } as const
	])
];
