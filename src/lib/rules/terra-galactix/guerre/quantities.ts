import { playersOf, type Quantity } from '../../quantities.ts';
import { ACTION_CARDS, type Card, CARD_KINDS, COPIES, GALACTIX_CARDS, TOKENS } from '../cards.ts';
import { HAND_LIMIT, HOLD_CAPACITY, LICENCES_PER_CAMP, MOST_LASERS, TO_WIN } from './cards.ts';
import { form } from './setup.ts';

/** Dice thrown in each turn: the red one and the blue one. */
const DICE = 2;

/** The numbers of the booklet that a question may ask for. */
export const QUANTITIES: readonly Quantity[] = [
	{ kind: 'hand', entry: 'limit:hand', is: HAND_LIMIT },
	playersOf('phase:setup', form({ seats: [], options: {} }).seats),
	{ kind: 'dice', entry: 'phase:roll', is: DICE },
	{ kind: 'most', entry: 'limit:hold', is: HOLD_CAPACITY },
	{ kind: 'most', of: 'term:soute', entry: 'limit:hold', is: HOLD_CAPACITY },
	{ kind: 'most', entry: 'limit:licences', is: LICENCES_PER_CAMP },
	{ kind: 'most', entry: 'limit:lasers', is: MOST_LASERS },
	{ kind: 'count', entry: 'end:victory', is: TO_WIN },
	{ kind: 'count', of: 'piece:galactix', entry: 'limit:tokens', is: TOKENS },
	{ kind: 'cards', entry: 'limit:cards', is: ACTION_CARDS },
	...CARD_KINDS.map((card: Card): Quantity => ({ kind: 'copies', of: `card:${card}`, entry: 'limit:cards', is: COPIES[card] })),
	{ kind: 'copies', entry: 'card:galactix', is: GALACTIX_CARDS }
];
