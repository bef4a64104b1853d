import type { EntryTexts } from '../../../entries.ts';
import type { CardId } from '../../cards.ts';
import type { ENTRIES } from '../../entries.ts';
import { type CardText, articlesOfDecks } from '../../card-articles.ts';
import { rulingsEn } from './rulings.ts';

const power = (n: number, copies: number): CardText => ({
	means: `Attack ${n}`,
	aliases: [`attack ${n}`, `attaque ${n}`, `power ${n}`, `card ${n}`, `${n}`],
	does: `Adds ${n} to your total and counts as one card played. ${copies} copies in each deck.`,
	when: 'As an opener, as an answer when you are behind, or in a deadlock.'
});

const WHEN = 'Like any other card: as an opener, as an answer, or in a deadlock. Its order acts as soon as it lies face up.';
const UNKNOWN = 'Everything: its value, what it does and to whom. The rulebook gives only its name and number.';
const PAIR = 'Turned together with a special of the other side, it is cancelled and discarded.';

const CARDS: Readonly<Record<CardId, CardText>> = {
	a1: power(1, 10),
	a2: power(2, 10),
	a3: power(3, 10),
	a4: power(4, 3),
	a5: power(5, 2),
	blocus: {
		means: 'Block',
		aliases: ['block', 'blocus', 'parry', 'blockade'],
		does: 'Special card, 4 copies. Comparse follows the order you have read to it.',
		when: WHEN,
		meets: [PAIR],
		prints: UNKNOWN
	},
	puise: {
		means: 'Draw on the Force',
		aliases: ['draw on the force', 'puise', 'force', 'use the force'],
		does: 'Special card, 3 copies. By the advice of the rulebook its player draws 2 cards.',
		when: WHEN,
		meets: [PAIR, 'A Battement en retraite played after it brings it back to the hand.'],
		prints: 'Its attack value, and whether the draw is optional.'
	},
	chevalier: {
		means: { quigon: 'Jedi Knight', maul: 'Sith Lord' },
		aliases: { quigon: ['jedi knight', 'chevalier', 'knight', 'jedi'], maul: ['sith lord', 'lord', 'lord of the sith', 'sith'] },
		does: 'Special card, 3 copies. Comparse follows the order you have read to it.',
		when: WHEN,
		meets: [PAIR, 'Its counterpart in the other deck has another name and is read apart.'],
		prints: UNKNOWN
	},
	x2: {
		means: 'Times two',
		aliases: {
			quigon: ['times two', 'x2', 'double', 'obi-wan', 'obi wan kenobi'],
			maul: ['times two', 'x2', 'double', 'sidious', 'darth sidious']
		},
		does: 'Special card, 3 copies. Its name promises a doubling; what is doubled stands on the card.',
		when: WHEN,
		meets: [PAIR, 'Cancelled later by an order, it no longer doubles anything.'],
		prints: 'What it doubles: the card before, a chosen card, all, the next one or the total.'
	},
	perte: {
		means: 'Loss of life',
		aliases: ['loss of life', 'perte', 'lose life'],
		does: 'Special card, 2 copies. The rulebook advises to get it back by a retreat, without saying what it does.',
		when: WHEN,
		meets: [PAIR, 'A Battement en retraite played after it brings it back to the hand.'],
		prints: 'Everything else: value and effect.'
	},
	retraite: {
		means: 'Retreat',
		aliases: ['retreat', 'retraite', 'battement', 'flee'],
		does: 'Special card, 2 copies. Its player loses the fight and takes back cards played in it.',
		when: WHEN,
		meets: [PAIR, 'Works in a deadlock too: the card beats the ban on conceding.', 'Most useful in the first fight of a round.'],
		prints: 'Whether all your cards come back, and whether it does itself. Until read: all the others.'
	},
	explosion: {
		means: 'Energy burst',
		aliases: ['energy burst', 'explosion', 'burst', 'energy explosion'],
		does: 'Special card, a single copy. Its player discards cards from the hand: best of all attacks of 1 and 2.',
		when: WHEN,
		meets: [PAIR],
		prints: 'How many cards, and what is gained.'
	},
	finale: {
		means: 'Final attack',
		aliases: ['final attack', 'finale', 'last attack', '6'],
		does: 'Special card, a single copy: it adds 6 to your total. In return you discard cards from your hand. Played as your last card, it therefore costs nothing.',
		when: WHEN,
		meets: [PAIR, 'Cancelled by another special, it loses its 6 and costs nothing.'],
		prints: 'How many cards you discard. Until the card is read, Comparse counts the whole hand.'
	},
	furie: {
		means: { quigon: 'Fury of Qui-Gon', maul: 'Rage of Darth Maul' },
		aliases: { quigon: ['fury', 'furie', 'qui-gon’s fury'], maul: ['rage', 'maul’s rage', 'rage of maul'] },
		does: 'Special card, a single copy. Comparse follows the order you have read to it.',
		when: WHEN,
		meets: [PAIR, 'Its counterpart in the other deck has another name and is read apart.'],
		prints: UNKNOWN
	}
};

export const articles: EntryTexts<typeof ENTRIES> = {
	...articlesOfDecks(CARDS, { quigon: 'deck of Qui-Gon', maul: 'deck of Darth Maul' }),
	...rulingsEn,

	quigon: {
		name: 'Qui-Gon',
		aliases: ['qui-gon jinn', 'quigon', 'green', 'jedi'],
		does: 'The green side: a deck of 55 cards, 5 final-duel cards, a figure.',
		when: 'Sides are chosen before the game. Nobody starts: everything opens at the same time.'
	},
	maul: {
		name: 'Darth Maul',
		aliases: ['dark maul', 'maul', 'red', 'sith'],
		does: 'The red side: a deck of 55 cards, 5 final-duel cards, a figure.',
		when: 'Sides are chosen before the game. Nobody starts: everything opens at the same time.'
	},
	figurine: {
		name: 'Figurine',
		gloss: 'Figure',
		aliases: ['pawn', 'pewter', 'figure', 'miniature'],
		does: 'It stands on one of your final-duel cards and moves only at the end of a round.'
	},
	paquet: {
		name: 'Paquet de combat',
		gloss: 'Fight deck',
		aliases: ['deck', 'fight cards', 'how many cards', 'composition'],
		does: '55 cards a side: 35 of power (ten 1s, ten 2s, ten 3s, three 4s, two 5s) and 20 special ones.',
		meets: [
			'The specials, from the rarest: Furie or Rage, Attaque finale and Explosion d’énergie (1 of each); Battement en retraite and Perte de vie (2); X2, Chevalier or Lord, Puise (3); Blocus (4).',
			'A copy too many is refused; the table may play it anyway, or put the discards right.'
		]
	},
	'carte-puissance': {
		name: 'Carte de puissance',
		gloss: 'Power card',
		aliases: ['power card', 'attack card', 'power', 'value'],
		does: 'An attack of 1 to 5: its value is added to the total, without an order.'
	},
	'carte-speciale': {
		name: 'Carte spéciale',
		gloss: 'Special card',
		aliases: ['special', 'special card', 'order', 'effect'],
		does: 'A card with an order printed at its bottom. Comparse asks for it once in each deck, then always applies it.',
		when: 'As soon as it lies face up, before totals are compared.',
		meets: [
			'Two specials turned together cancel each other.',
			'It counts as one card played.',
			'If it touches neither points nor cards, say so: Comparse will not ask again.'
		],
		prints: 'Its value and its order, for each of the two decks.'
	},

	preparation: {
		name: 'Préparation',
		gloss: 'Setup',
		aliases: ['setup', 'set up', 'beginning', 'contents', 'components'],
		does: 'Each side has 55 fight cards, 5 final-duel cards and a figure. Choose sides, line up your final-duel cards, figure on the first, shuffle your deck.'
	},
	manche: {
		name: 'Manche',
		gloss: 'Round',
		aliases: ['round', 'rounds', 'plan', 'planning'],
		does: 'Three fights. Draw 7 cards and lay 3 of your hand face down, one for each fight.',
		when: 'Cards kept from the round before are added to the 7.'
	},
	combat: {
		name: 'Combat',
		gloss: 'Fight',
		aliases: ['fight', 'duel', 'opening', 'reveal'],
		does: 'Both laid cards are turned together. Whoever is behind plays cards of the hand, one by one, or concedes.',
		meets: ['Once they lead or cause a deadlock, they stop.']
	},
	'fin-combat': {
		name: 'Fin d’un combat',
		gloss: 'End of a fight',
		aliases: ['end of fight', 'fight over'],
		does: 'A fight ends by a concession or as a drawn fight. The winner leaves the cards, the other discards theirs.'
	},
	'fin-manche': {
		name: 'Fin d’une manche',
		gloss: 'End of a round',
		aliases: ['end of round', 'scoring', 'round over'],
		does: 'After the third fight the figure of whoever won more of them moves on; all cards on the table are discarded.',
		when: 'All three fights are always fought: winning all is worth one card more.'
	},

	'cartes-jouees': {
		name: 'Cartes jouées',
		gloss: 'Cards played',
		aliases: ['cards played', 'overlap', 'number of cards'],
		does: 'They are laid so that the top of each stays in sight: both players can read all values.'
	},
	total: {
		name: 'Valeur d’attaque totale',
		gloss: 'Total attack value',
		aliases: ['total', 'points', 'sum', 'attack value'],
		does: 'The sum of your cards in this fight, once orders are followed. The higher total leads.'
	},
	departage: {
		name: 'Départage',
		gloss: 'Tie-break',
		aliases: ['tie-break', 'equal totals', 'more cards'],
		does: 'With equal totals whoever has played more cards leads; with equal cards it is a deadlock.'
	},
	impasse: {
		name: 'Impasse',
		gloss: 'Deadlock',
		aliases: ['deadlock', 'stalemate', 'tie', 'same total'],
		does: 'Both add a card of their hand at the same time, and again until somebody leads.',
		meets: ['Nobody may concede.', 'Two specials cancel each other and the deadlock goes on.']
	},
	'impasse-seule': {
		name: 'Impasse, une main vide',
		gloss: 'Deadlock with one empty hand',
		aliases: ['one hand empty', 'alone', 'no cards left'],
		does: 'Whoever still has cards must play one. A card of power always wins: it adds points, and the other can no longer answer.',
		meets: [
			'A special counts as a card played too: with equal totals that is enough. Puise and X2, for instance, win the fight.',
			'It does not win if its order loses the fight, takes it back to the hand, takes points off its player, or gives cards or points to the other.'
		]
	},
	egalite: {
		name: 'Égalité',
		gloss: 'Drawn fight',
		aliases: ['drawn fight', 'draw', 'void fight', 'tie'],
		does: 'A deadlock and no card left in either hand: the fight is void, both discard their cards.'
	},
	'deux-speciales': {
		name: 'Deux spéciales ensemble',
		gloss: 'Two specials together',
		aliases: ['two specials', 'cancel', 'pair', 'both special'],
		does: 'Turned at the same time, they cancel each other: neither order nor value, to the discards. Go on from the hand.',
		when: 'At an opening or in a deadlock. Never for a card played alone.'
	},
	conceder: {
		name: 'Concéder',
		gloss: 'Concede',
		aliases: ['concede', 'give up', 'yield', 'fold'],
		does: 'Give up the fight: your cards of this fight go to the discards, your hand stays.',
		when: 'Only when you are behind, at any time; you must when you are behind with an empty hand.'
	},
	'cartes-gagnantes': {
		name: 'Cartes gagnantes',
		gloss: 'The winner’s cards',
		aliases: ['winning cards', 'winner’s pile', 'won pile'],
		does: 'They stay on the table until the round is over, to show the fight that was won.'
	},
	rejet: {
		name: 'Pile de rejet',
		gloss: 'Discard pile',
		aliases: ['discard', 'discards', 'graveyard'],
		does: 'Everybody has their own. The loser’s cards go there at once, the winner’s at the end of the round.'
	},
	talon: {
		name: 'Talon',
		gloss: 'Draw pile',
		aliases: ['draw pile', 'stock', 'deck', 'shuffle', 'reshuffle'],
		does: 'The pile you draw from. Once it has run out, your own discards are shuffled into a new one.'
	},
	main: {
		name: 'Main',
		gloss: 'Hand',
		aliases: ['hand', 'hand limit', 'cards in hand', 'keep cards'],
		does: 'Cards you did not play stay from round to round, without a limit. Laid cards no longer belong to it.'
	},
	'duel-final': {
		name: 'Cartes de duel final',
		gloss: 'Final-duel cards',
		aliases: ['final duel', 'track', 'fifth card', 'steps'],
		does: 'Five cards for each player. More fights won: one card on; all three: two. The fifth wins the game.'
	},
	gagner: {
		name: 'Gagner la partie',
		gloss: 'Winning the game',
		aliases: ['win', 'victory', 'end of the game', 'goal'],
		does: 'The first figure on its fifth final-duel card wins, at the end of a round.',
		meets: ['At the fastest: two rounds. Without tied rounds: seven at most.']
	},
	regarder: {
		name: 'Regarder ses cartes',
		gloss: 'Looking at your cards',
		aliases: ['peek', 'look', 'face down', 'forgot'],
		does: 'You may look at your own laid cards at any time, without moving them.'
	},
	conseils: {
		name: 'Conseils',
		gloss: 'Advice',
		aliases: ['tips', 'strategy', 'hints'],
		does: 'A fight conceded may win the game: keep an eye on the number of cards in both hands.',
		meets: [
			'Battement en retraite early in the round, to fill the hand again.',
			'Puise dans la Force or Perte de vie, then the retreat that brings them back.',
			'Attaque finale as the last card.',
			'Explosion d’énergie to get rid of 1s and 2s.'
		]
	},

	'a-la-main': {
		name: 'Following an order by hand',
		aliases: ['manual', 'by hand', 'this once', 'unknown effect'],
		does: 'Where no block fits, the table follows the card and tells totals, hands, discards and the end of the fight, in one step that can be undone.'
	},
	depth: {
		name: 'What is followed',
		aliases: ['depth', 'score only', 'mode'],
		does: 'Every card, or only who wins each fight: one tap a fight, figures by themselves.',
		when: 'Can be changed in mid-game. Back to the cards, count the hands again.'
	},
	phone: {
		name: 'Shared or private phone',
		aliases: ['private', 'shared', 'my hand', 'device'],
		does: 'In the middle of the table Comparse shows only what everybody knows. On your own phone counts and odds are ready.',
		meets: ['A hand is typed in for one look: it is not kept, not written down, not sent.']
	},
	facing: {
		name: 'Face to face',
		aliases: ['orientation', 'turn the screen', 'facing'],
		does: 'Each half of the screen turned to its player, or both the same way.'
	},
	counting: {
		name: 'Counting the cards left',
		aliases: ['card counting', 'left', 'how many left'],
		does: 'Shows on each key how many copies nobody has seen yet. Knowing the cards is part of the game: off unless agreed.',
		meets: ['At the moment a talon runs out, hand and laid cards of that player are known.']
	},
	odds: {
		name: 'Odds',
		aliases: ['chances', 'probability', 'percent', 'luck'],
		does: 'Exact chances, as if every hidden card could be anywhere out of sight. Never from a secret hand.',
		meets: ['“≥”: without specials, which can only add to it.', '“≈”: after a shuffle, or where fights are taken for the toss of a coin.']
	},
	discards: {
		name: 'Showing the discards',
		aliases: ['discard view', 'look through discards'],
		does: 'The discards lie open: Comparse shows what is in them, unless the table would rather hide it.'
	},
	reshuffle: {
		name: 'When to reshuffle',
		aliases: ['reshuffle', 'shuffle', 'empty talon'],
		does: 'As soon as the talon is empty, or only when a card is needed. It differs only if a draw ends exactly on zero.'
	},
	'three-rounds': {
		name: 'Three rounds',
		aliases: ['short game', 'house rule', 'variant'],
		does: 'House rule: after the third round the figure further on wins; level, the race goes on.'
	}
};
