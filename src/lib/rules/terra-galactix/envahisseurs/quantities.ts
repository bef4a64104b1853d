import { playersOf, type Quantity } from '../../quantities.ts';
import { BUNKERS, CARD_KINDS, COPIES, GALACTIX_CARDS } from '../cards.ts';
import { LICENCES } from './cards.ts';
import { OPTIONS } from './options.ts';
import { form } from './setup.ts';

/** Dice thrown in each turn: red, blue and yellow. */
const DICE = 3;

/** The numbers of the booklet that a question may ask for, with the default options. */
export const QUANTITIES: readonly Quantity[] = [
	{ kind: 'hand', entry: 'limit:hand', is: OPTIONS.envHand.usual },
	playersOf('phase:setup', form({ seats: [], options: {} }).seats),
	{ kind: 'dice', entry: 'phase:roll', is: DICE },
	{ kind: 'count', entry: 'piece:bunker', is: BUNKERS },
	{ kind: 'most', entry: 'card:soucoupe', is: LICENCES },
	...CARD_KINDS.filter((card) => card !== 'soucoupe').map((card): Quantity => ({
		kind: 'copies',
		entry: `card:${card}`,
		is: COPIES[card]
	})),
	{ kind: 'copies', entry: 'card:galactix', is: GALACTIX_CARDS }
];
