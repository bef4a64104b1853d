/** The two sides of the duel. */
export const SIDES = ['quigon', 'maul'] as const;
export type Side = (typeof SIDES)[number];
export const opponentOf = (side: Side): Side => (side === 'quigon' ? 'maul' : 'quigon');

/** Copies of each card in a deck: 35 power cards and 20 special cards, the same numbers in both decks. */
const POWER = { a1: 10, a2: 10, a3: 10, a4: 3, a5: 2 } as const;
const SPECIAL = { blocus: 4, puise: 3, chevalier: 3, x2: 3, perte: 2, retraite: 2, explosion: 1, finale: 1, furie: 1 } as const;
export const COPIES = { ...POWER, ...SPECIAL } as const;

type PowerId = keyof typeof POWER;
export type SpecialId = keyof typeof SPECIAL;
export type CardId = PowerId | SpecialId;

export const CARDS = Object.keys(COPIES) as readonly CardId[];
export const POWER_CARDS = Object.keys(POWER) as readonly PowerId[];
export const SPECIAL_CARDS = Object.keys(SPECIAL) as readonly SpecialId[];
export const DECK_SIZE = 55;

/** Cards drawn at the start of each round, and those of the hand that are laid face down, one for each fight. */
export const CARDS_DRAWN = 7;
export const CARDS_PLANNED = 3;
export const FIGHTS_PER_ROUND = 3;
/** The figure that reaches this final-duel card wins the game. */
export const LAST_DUEL_CARD = 5;
/** The attack value of Attaque finale, the only value of a special card that the rulebook prints. */
export const FINALE_VALUE = 6;

export const isCard = (card: string): card is CardId => Object.hasOwn(COPIES, card);
export const isSpecial = (card: CardId): card is SpecialId => card in SPECIAL;
export const attackValue = (card: PowerId): number => Number(card.slice(1));
