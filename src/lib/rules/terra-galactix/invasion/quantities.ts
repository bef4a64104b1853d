import { playersOf, type Quantity } from '../../quantities.ts';
import { BUNKERS, type Card, GALACTIX_CARDS } from '../cards.ts';
import { deck, HAND, HELD } from './cards.ts';
import { OPTIONS } from './options.ts';
import { form } from './setup.ts';

/** Dice thrown in each turn: red, blue and yellow. */
const DICE = 3;
const CARDS = deck(OPTIONS.novas.usual);

/** The numbers of the booklet that a question may ask for, with the default options. */
export const QUANTITIES: readonly Quantity[] = [
	{ kind: 'hand', entry: 'limit:hand', is: HAND },
	playersOf('phase:setup', form({ seats: [], options: {} }).seats),
	{ kind: 'dice', entry: 'phase:roll', is: DICE },
	{ kind: 'count', entry: 'piece:bunker', is: BUNKERS },
	{ kind: 'count', entry: 'card:soucoupe', is: OPTIONS.lives.usual },
	...HELD.map((card: Card): Quantity => ({ kind: 'copies', entry: `card:${card}`, is: CARDS[card] })),
	{ kind: 'copies', entry: 'card:nova', is: CARDS.nova },
	{ kind: 'copies', entry: 'card:galactix', is: GALACTIX_CARDS }
];
