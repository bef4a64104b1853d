import type { Entries, EntryFacts } from '../entries.ts';
import { CARDS, type CardId, isSpecial, type Side, SIDES } from './cards.ts';
import { type DeckCard, deckCard, orderFact } from './ids.ts';

const GOAL = 'Historique et but du jeu';
const SETUP = 'Préparation';
const ROUND = 'Entamer une manche';
const CARDS_AT = 'Les cartes de combat';
const FIGHT = 'Place au combat';
const DUEL = 'Règlements sur les duels';
const FIGHT_END = 'Terminer un combat';
const ROUND_END = 'Terminer une manche';
const NEW_ROUND = 'Commencer une nouvelle manche';
const WINNING = 'Gagner la partie';
const ADVICE = 'Stratégies et conseils';

/** Further articles related to a special card. */
const RELATED: Readonly<Partial<Record<CardId, readonly string[]>>> = {
	puise: ['talon', 'conseils'],
	perte: ['conseils'],
	retraite: ['ruling-26', 'ruling-14', 'conseils'],
	x2: ['ruling-25', 'total'],
	explosion: ['rejet', 'conseils'],
	finale: ['ruling-29', 'ruling-10', 'conseils']
};

function cardEntry(side: Side, id: CardId): EntryFacts {
	if (!isSpecial(id)) return { kind: 'card', at: CARDS_AT, related: ['carte-puissance', 'paquet'] };
	return {
		kind: 'card',
		at: CARDS_AT,
		prints: [orderFact(deckCard(side, id))],
		related: ['carte-speciale', 'deux-speciales', ...(RELATED[id] ?? [])]
	};
}

/** One article for each card of each deck, because the order of a card is read for each deck separately. */
const CARD_ENTRIES = Object.fromEntries(SIDES.flatMap((side) => CARDS.map((id) => [deckCard(side, id), cardEntry(side, id)]))) as Readonly<
	Record<DeckCard, EntryFacts>
>;

const ruling = (at: string, related: readonly string[], option?: string): EntryFacts => ({
	kind: 'ruling',
	at,
	related,
	...(option ? { option } : {})
});

/** All articles of the game, without their texts. */
export const ENTRIES = {
	...CARD_ENTRIES,

	quigon: { kind: 'piece', at: SETUP, related: ['figurine', 'paquet', 'maul'] },
	maul: { kind: 'piece', at: SETUP, related: ['figurine', 'paquet', 'quigon'] },
	figurine: { kind: 'piece', of: ['figure:*'], at: SETUP, related: ['duel-final', 'gagner'] },
	paquet: { kind: 'piece', at: CARDS_AT, related: ['carte-puissance', 'carte-speciale', 'talon'] },
	'carte-puissance': { kind: 'term', at: CARDS_AT, related: ['total', 'paquet'] },
	'carte-speciale': { kind: 'term', at: CARDS_AT, related: ['deux-speciales', 'a-la-main', 'ruling-13', 'table:learned'] },

	preparation: { kind: 'phase', at: SETUP, related: ['manche', 'paquet', 'duel-final'] },
	manche: { kind: 'phase', of: ['plan:*', 'round'], at: ROUND, related: ['combat', 'regarder', 'ruling-6', 'ruling-8', 'ruling-24'] },
	combat: { kind: 'phase', of: ['result:*'], at: FIGHT, related: ['total', 'departage', 'conceder', 'impasse'] },
	'fin-combat': { kind: 'phase', at: FIGHT_END, related: ['conceder', 'egalite', 'cartes-gagnantes', 'rejet'] },
	'fin-manche': { kind: 'phase', at: ROUND_END, related: ['duel-final', 'rejet', 'main', 'ruling-4', 'ruling-5'] },

	'cartes-jouees': { kind: 'term', of: ['cards:*'], at: DUEL, related: ['total', 'departage', 'ruling-12'] },
	total: { kind: 'term', of: ['total:*'], at: DUEL, related: ['departage', 'cartes-jouees'] },
	departage: { kind: 'term', at: DUEL, related: ['total', 'impasse', 'ruling-12', 'ruling-23'] },
	impasse: { kind: 'term', at: DUEL, related: ['impasse-seule', 'egalite', 'deux-speciales', 'ruling-17'] },
	'impasse-seule': { kind: 'term', at: DUEL, related: ['impasse', 'ruling-15', 'ruling-16'] },
	egalite: { kind: 'end', at: FIGHT_END, related: ['impasse', 'ruling-17', 'ruling-4'] },
	'deux-speciales': { kind: 'term', at: DUEL, related: ['impasse', 'ruling-9', 'ruling-10', 'ruling-11'] },
	conceder: { kind: 'term', of: ['concede'], at: FIGHT_END, related: ['cartes-gagnantes', 'rejet', 'ruling-18', 'ruling-7'] },
	'cartes-gagnantes': { kind: 'term', at: FIGHT_END, related: ['rejet', 'fin-manche', 'ruling-21'] },
	rejet: { kind: 'term', of: ['throws:*', 'unknown:*'], at: FIGHT_END, related: ['talon', 'ruling-22', 'discards'] },
	talon: { kind: 'term', of: ['talon:*'], at: DUEL, related: ['rejet', 'ruling-20', 'ruling-21', 'reshuffle'] },
	main: { kind: 'term', of: ['hand:*'], at: ROUND_END, related: ['manche', 'ruling-7'] },
	'duel-final': { kind: 'end', at: ROUND_END, related: ['figurine', 'gagner', 'ruling-2', 'ruling-30'] },
	gagner: { kind: 'end', at: WINNING, related: ['duel-final', 'ruling-1', 'ruling-3'] },
	regarder: { kind: 'term', at: ROUND, related: ['manche', 'ruling-8'] },
	conseils: { kind: 'term', at: ADVICE, related: ['conceder', 'main'] },

	'a-la-main': { kind: 'companion', related: ['carte-speciale', 'table:corrections'] },
	depth: { kind: 'companion', option: 'depth', related: ['table:corrections'] },
	phone: { kind: 'companion', option: 'phone', related: ['odds', 'counting'] },
	facing: { kind: 'companion', option: 'facing' },
	counting: { kind: 'companion', option: 'counting', related: ['odds', 'rejet'] },
	odds: { kind: 'companion', option: 'odds', related: ['counting', 'phone'] },
	discards: { kind: 'companion', option: 'discards', related: ['rejet', 'ruling-22'] },
	reshuffle: { kind: 'variant', at: DUEL, option: 'reshuffle', related: ['talon', 'ruling-20'] },
	forced: { kind: 'variant', at: FIGHT_END, option: 'forced', related: ['conceder', 'egalite'] },
	'three-rounds': { kind: 'variant', at: GOAL, option: 'threeRounds', related: ['ruling-1', 'gagner'] },

	'ruling-1': ruling(GOAL, ['gagner', 'three-rounds'], 'threeRounds'),
	'ruling-2': ruling(WINNING, ['duel-final']),
	'ruling-3': ruling(WINNING, ['gagner']),
	'ruling-4': ruling(ROUND_END, ['fin-manche', 'egalite']),
	'ruling-5': ruling(ROUND_END, ['fin-manche', 'duel-final']),
	'ruling-6': ruling(NEW_ROUND, ['manche', 'talon']),
	'ruling-7': ruling(ROUND, ['main', 'conceder']),
	'ruling-8': ruling(ROUND, ['regarder', 'manche']),
	'ruling-9': ruling(DUEL, ['deux-speciales', 'impasse']),
	'ruling-10': ruling(DUEL, ['deux-speciales', 'quigon:finale']),
	'ruling-11': ruling(DUEL, ['deux-speciales', 'carte-speciale']),
	'ruling-12': ruling(DUEL, ['departage', 'carte-speciale']),
	'ruling-13': ruling(CARDS_AT, ['carte-speciale', 'total']),
	'ruling-14': ruling(CARDS_AT, ['carte-speciale', 'quigon:retraite']),
	'ruling-15': ruling(DUEL, ['impasse-seule']),
	'ruling-16': ruling(DUEL, ['impasse-seule', 'deux-speciales']),
	'ruling-17': ruling(FIGHT_END, ['egalite', 'impasse']),
	'ruling-18': ruling(FIGHT_END, ['conceder']),
	'ruling-19': ruling(DUEL, ['impasse', 'combat']),
	'ruling-20': ruling(DUEL, ['talon', 'reshuffle'], 'reshuffle'),
	'ruling-21': ruling(DUEL, ['talon', 'cartes-gagnantes']),
	'ruling-22': ruling(FIGHT_END, ['rejet', 'discards'], 'discards'),
	'ruling-23': ruling(DUEL, ['departage', 'carte-speciale']),
	'ruling-24': ruling(NEW_ROUND, ['manche', 'talon']),
	'ruling-25': { ...ruling(DUEL, ['quigon:x2', 'maul:x2', 'total']), prints: ['order:quigon:x2', 'order:maul:x2'] },
	'ruling-26': { ...ruling(ADVICE, ['quigon:retraite', 'maul:retraite']), prints: ['order:quigon:retraite', 'order:maul:retraite'] },
	'ruling-27': ruling(CARDS_AT, ['carte-speciale', 'ruling-13']),
	'ruling-28': ruling(ROUND_END, ['duel-final', 'fin-manche']),
	'ruling-29': { ...ruling(ADVICE, ['quigon:finale', 'maul:finale']), prints: ['order:quigon:finale', 'order:maul:finale'] },
	'ruling-30': ruling(GOAL, ['duel-final', 'gagner'])
} satisfies Entries;
