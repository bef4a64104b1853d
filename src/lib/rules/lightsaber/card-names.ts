import { type CardId, CARDS, type Side, SIDES } from './cards.ts';

/** Names for all cards of both decks, made from the name of the card. */
export const namesOfDecks = (namesOf: (side: Side, card: CardId) => Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
	Object.assign({}, ...SIDES.flatMap((side) => CARDS.map((card) => namesOf(side, card)))) as Record<string, string>;

/** Component names are French in every language. Three cards have another name in each deck. */
const COMMON = {
	a1: 'Attaque 1',
	a2: 'Attaque 2',
	a3: 'Attaque 3',
	a4: 'Attaque 4',
	a5: 'Attaque 5',
	blocus: 'Blocus',
	puise: 'Puise dans la Force',
	perte: 'Perte de vie',
	retraite: 'Battement en retraite',
	explosion: 'Explosion d’énergie',
	finale: 'Attaque finale'
} as const;

export const CARD_NAMES: Readonly<Record<Side, Readonly<Record<CardId, string>>>> = {
	quigon: { ...COMMON, chevalier: 'Chevalier Jedi', x2: 'X2 Obi-Wan', furie: 'Furie de Qui-Gon' },
	maul: { ...COMMON, chevalier: 'Lord des Sith', x2: 'X2 Darth Sidious', furie: 'Rage de Darth Maul' }
};

/** Whether a card has the same name in both decks. */
export const hasSameName = (card: CardId): boolean => CARD_NAMES.quigon[card] === CARD_NAMES.maul[card];

const SHORT = {
	a1: '1',
	a2: '2',
	a3: '3',
	a4: '4',
	a5: '5',
	blocus: 'Blocus',
	puise: 'Puise',
	x2: 'X2',
	perte: 'Perte',
	retraite: 'Retraite',
	explosion: 'Explosion',
	finale: 'Finale'
} as const;

/** Names short enough for the keys of the board, where each duelist has fourteen. */
export const KEY_NAMES: Readonly<Record<Side, Readonly<Record<CardId, string>>>> = {
	quigon: { ...SHORT, chevalier: 'Chevalier', furie: 'Furie' },
	maul: { ...SHORT, chevalier: 'Lord', furie: 'Rage' }
};

export const SIDE_NAMES: Readonly<Record<Side, string>> = { quigon: 'Qui-Gon', maul: 'Darth Maul' };
