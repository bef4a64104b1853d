// Long because it holds the articles of the game and of both decks in one list.
import type { EntryTexts } from '../../../entries.ts';
import type { CardId } from '../../cards.ts';
import type { ENTRIES } from '../../entries.ts';
import { type CardText, articlesOfDecks } from '../../card-articles.ts';
import { rulingsEn } from './rulings.ts';

const power = (n: number, copies: number): CardText => ({
	means: `Attack ${n}`,
	aliases: [`attack ${n}`, `attaque ${n}`, `power ${n}`, `card ${n}`, `${n}`],
	does: `Adds ${n} to your total and counts as one card played. ${copies} copies in each deck.`,
	when: 'To open, to answer when you’re behind, or in a deadlock.'
});

const WHEN = 'Like any other card: to open, to answer, or in a deadlock. Its instruction applies as soon as it’s face up.';
const UNKNOWN = 'Everything: its value, what it does and to whom. The rulebook only gives its name and how many there are.';
const PAIR = 'Revealed at the same time as an opposing special, it’s cancelled and discarded.';

const CARDS: Readonly<Record<CardId, CardText>> = {
	a1: power(1, 10),
	a2: power(2, 10),
	a3: power(3, 10),
	a4: power(4, 3),
	a5: power(5, 2),
	blocus: {
		means: 'Block',
		aliases: ['block', 'blocus', 'parry', 'blockade'],
		does: 'Special card, 4 copies. Comparse follows the instruction you entered.',
		when: WHEN,
		meets: [PAIR],
		prints: UNKNOWN
	},
	puise: {
		means: 'Draw on the Force',
		aliases: ['draw on the force', 'puise', 'force', 'use the force'],
		does: 'Special card, 3 copies. According to the rulebook’s tips, its player draws 2 cards.',
		when: WHEN,
		meets: [PAIR, 'Play Battement en retraite after it to take it back into your hand.'],
		prints: 'Its attack value, and whether the draw is optional.'
	},
	chevalier: {
		means: { quigon: 'Jedi Knight', maul: 'Sith Lord' },
		aliases: { quigon: ['jedi knight', 'chevalier', 'knight', 'jedi'], maul: ['sith lord', 'lord', 'lord of the sith', 'sith'] },
		does: 'Special card, 3 copies. Comparse follows the instruction you entered.',
		when: WHEN,
		meets: [PAIR, 'Its counterpart in the other deck has a different name and is entered separately.'],
		prints: UNKNOWN
	},
	x2: {
		means: 'Times two',
		aliases: {
			quigon: ['times two', 'x2', 'double', 'obi-wan', 'obi wan kenobi'],
			maul: ['times two', 'x2', 'double', 'sidious', 'darth sidious']
		},
		does: 'Special card, 3 copies. Its name says “double”; check the card to see what.',
		when: WHEN,
		meets: [PAIR, 'If an instruction cancels it later, it no longer doubles anything.'],
		prints: 'What it doubles: the previous card, a card of your choice, all of them, the next one or the total.'
	},
	perte: {
		means: 'Loss of life',
		aliases: ['loss of life', 'perte', 'lose life'],
		does: 'Special card, 2 copies. The rulebook suggests taking it back with a retreat, without saying what it does.',
		when: WHEN,
		meets: [PAIR, 'Play Battement en retraite after it to take it back into your hand.'],
		prints: 'Everything else: value and effect.'
	},
	retraite: {
		means: 'Retreat',
		aliases: ['retreat', 'retraite', 'battement', 'flee'],
		does: 'Special card, 2 copies. Its player loses the fight and takes back cards played in it.',
		when: WHEN,
		meets: [PAIR, 'Works even in a deadlock: the card overrides the ban on conceding.', 'Most useful in the first fight of a round.'],
		prints: 'Whether all your cards come back, and whether this one does. Until you check the card: all the others.'
	},
	explosion: {
		means: 'Energy burst',
		aliases: ['energy burst', 'explosion', 'burst', 'energy explosion'],
		does: 'Special card, only one copy. Its player discards cards from hand, ideally 1s and 2s.',
		when: WHEN,
		meets: [PAIR],
		prints: 'How many cards, and what you get for them.'
	},
	finale: {
		means: 'Final attack',
		aliases: ['final attack', 'finale', 'last attack', '6'],
		does: 'Special card, only one copy: it adds 6 to your total. In return you discard cards from your hand, so as your last card it costs nothing.',
		when: WHEN,
		meets: [PAIR, 'Cancelled by another special, it loses its 6 and costs nothing.'],
		prints: 'How many cards you discard. Until you check the card: your whole hand.'
	},
	furie: {
		means: { quigon: 'Fury of Qui-Gon', maul: 'Rage of Darth Maul' },
		aliases: { quigon: ['fury', 'furie', 'qui-gon’s fury'], maul: ['rage', 'maul’s rage', 'rage of maul'] },
		does: 'Special card, only one copy. Comparse follows the instruction you entered.',
		when: WHEN,
		meets: [PAIR, 'Its counterpart in the other deck has a different name and is entered separately.'],
		prints: UNKNOWN
	}
};

export const articles: EntryTexts<typeof ENTRIES> = {
	...articlesOfDecks(CARDS, { quigon: 'Qui-Gon’s deck', maul: 'Darth Maul’s deck' }),
	...rulingsEn,

	quigon: {
		name: 'Qui-Gon',
		aliases: ['qui-gon jinn', 'quigon', 'green', 'jedi'],
		does: 'The green side: a deck of 55 cards, 5 final-duel cards, a figure.',
		when: 'Choose sides before the game. Nobody goes first: both players act at the same time.'
	},
	maul: {
		name: 'Darth Maul',
		aliases: ['dark maul', 'maul', 'red', 'sith'],
		does: 'The red side: a deck of 55 cards, 5 final-duel cards, a figure.',
		when: 'Choose sides before the game. Nobody goes first: both players act at the same time.'
	},
	figurine: {
		name: 'Figure',
		gloss: 'Figurine',
		aliases: ['pawn', 'pewter', 'figure', 'miniature'],
		does: 'It stands on one of your final-duel cards and moves only at the end of a round.'
	},
	paquet: {
		name: 'Fight deck',
		gloss: 'Paquet de combat',
		aliases: ['deck', 'fight cards', 'how many cards', 'composition'],
		does: '55 cards per side: 35 power cards (ten 1s, ten 2s, ten 3s, three 4s, two 5s) and 20 specials.',
		meets: [
			'The specials, rarest first: Furie or Rage, Attaque finale and Explosion d’énergie (1 of each); Battement en retraite and Perte de vie (2); X2, Chevalier or Lord, Puise (3); Blocus (4).',
			'Comparse refuses one copy too many; you can play it anyway, or fix the discards.'
		]
	},
	'carte-puissance': {
		name: 'Power card',
		gloss: 'Carte de puissance',
		aliases: ['power card', 'attack card', 'power', 'value'],
		does: 'An attack of 1 to 5: its value is added to your total; no instruction.'
	},
	'carte-speciale': {
		name: 'Special card',
		gloss: 'Carte spéciale',
		aliases: ['special', 'special card', 'order', 'effect'],
		does: 'A card with an instruction printed at the bottom. Comparse asks for it once per deck, then always applies it.',
		when: 'As soon as it’s face up, before totals are compared.',
		meets: [
			'Two specials revealed together cancel out.',
			'It counts as one card played.',
			'If it affects neither points nor cards, enter that: Comparse won’t ask again.'
		],
		prints: 'Its value and its instruction, for each of the two decks.'
	},

	preparation: {
		name: 'Setup',
		gloss: 'Préparation',
		aliases: ['setup', 'set up', 'beginning', 'contents', 'components'],
		does: 'Each side has 55 fight cards, 5 final-duel cards and a figure. Choose sides, line up your final-duel cards, put your figure on the first and shuffle your deck.'
	},
	manche: {
		name: 'Round',
		gloss: 'Manche',
		aliases: ['round', 'rounds', 'plan', 'planning', 'cards drawn per round'],
		does: 'Three fights. Draw 7 cards and place 3 from your hand face down, one per fight.',
		when: 'Cards left over from the previous round are added to the 7.'
	},
	combat: {
		name: 'Fight',
		gloss: 'Combat',
		aliases: ['fight', 'duel', 'opening', 'reveal'],
		does: 'Both face-down cards are revealed together. The player who is behind plays cards from hand, one at a time, or concedes.',
		meets: ['Once they lead or cause a deadlock, they stop.']
	},
	'fin-combat': {
		name: 'End of a fight',
		gloss: 'Fin d’un combat',
		aliases: ['end of fight', 'fight over'],
		does: 'A fight ends when a player concedes or in a draw. The winner’s cards stay on the table; the loser’s are discarded.'
	},
	'fin-manche': {
		name: 'End of a round',
		gloss: 'Fin d’une manche',
		aliases: ['end of round', 'scoring', 'round over'],
		does: 'After the third fight, the player who won the most moves up; all cards on the table are discarded.',
		when: 'You always play all three fights: winning all three is worth one extra card.'
	},

	'cartes-jouees': {
		name: 'Cards played',
		gloss: 'Cartes jouées',
		aliases: ['cards played', 'overlap', 'number of cards'],
		does: 'Overlap them so the top of each stays visible: both players can read all the values.'
	},
	total: {
		name: 'Total attack value',
		gloss: 'Valeur d’attaque totale',
		aliases: ['total', 'points', 'sum', 'attack value'],
		does: 'The sum of your cards in this fight, once instructions are applied. The higher total leads.'
	},
	departage: {
		name: 'Tie-break',
		gloss: 'Départage',
		aliases: ['tie-break', 'equal totals', 'more cards'],
		does: 'If totals are equal, the player with more cards played leads; if that’s equal too, it’s a deadlock.'
	},
	impasse: {
		name: 'Deadlock',
		gloss: 'Impasse',
		aliases: ['deadlock', 'stalemate', 'tie', 'same total'],
		does: 'Both players add a card from hand at the same time, and again until someone leads.',
		meets: ['Neither player may concede.', 'Two specials cancel out and the deadlock continues.']
	},
	'impasse-seule': {
		name: 'Deadlock with one empty hand',
		gloss: 'Impasse, une main vide',
		aliases: ['one hand empty', 'alone', 'no cards left'],
		does: 'The player who still has cards must play one. A power card always wins: it adds points, and the other player can’t answer.',
		meets: [
			'A special counts as a card played too: with equal totals, that’s enough. Puise and X2, for instance, win the fight.',
			'It doesn’t win if its instruction loses the fight, brings it back to hand, takes points off its player, or gives the other player cards or points.'
		]
	},
	egalite: {
		name: 'Draw',
		gloss: 'Égalité',
		aliases: ['drawn fight', 'draw', 'void fight', 'tie'],
		does: 'A deadlock with both hands empty: the fight is a draw, and both players discard their cards.'
	},
	'deux-speciales': {
		name: 'Two specials at once',
		gloss: 'Deux spéciales ensemble',
		aliases: ['two specials', 'cancel', 'pair', 'both special', 'two special cards'],
		does: 'Revealed at the same time, they cancel out: no instruction, no value, both discarded. Continue from your hand.',
		when: 'When opening or in a deadlock. Never for a card played on its own.'
	},
	conceder: {
		name: 'Concede',
		gloss: 'Concéder',
		aliases: ['concede', 'give up', 'yield', 'fold', 'concede the fight'],
		does: 'Give up the fight: discard the cards you played in it and keep your hand.',
		when: 'Only when you’re behind, at any time; you must if you’re behind with an empty hand: Comparse then enters it by itself.'
	},
	'cartes-gagnantes': {
		name: 'The winner’s cards',
		gloss: 'Cartes gagnantes',
		aliases: ['winning cards', 'winner’s pile', 'won pile'],
		does: 'They stay on the table until the end of the round, to show which fights were won.'
	},
	rejet: {
		name: 'Discard pile',
		gloss: 'Pile de rejet',
		aliases: ['discard', 'discards', 'graveyard'],
		does: 'Each player has their own. The loser’s cards go there right away, the winner’s at the end of the round.'
	},
	talon: {
		name: 'Draw pile',
		aliases: ['draw pile', 'stock', 'deck', 'shuffle', 'reshuffle'],
		does: 'The pile you draw from. When it’s empty, shuffle your own discards to make a new one.'
	},
	main: {
		name: 'Hand',
		gloss: 'Main',
		aliases: ['hand', 'hand limit', 'cards in hand', 'keep cards'],
		does: 'Cards you didn’t play carry over from round to round, with no limit. Face-down cards are no longer part of your hand.'
	},
	'duel-final': {
		name: 'Final-duel cards',
		gloss: 'Cartes de duel final',
		aliases: ['final duel', 'track', 'fifth card', 'steps'],
		does: 'Five cards per player. Win more fights: move up one card; win all three: two. The fifth card wins the game.'
	},
	gagner: {
		name: 'Winning the game',
		gloss: 'Gagner la partie',
		aliases: ['win', 'victory', 'end of the game', 'goal'],
		does: 'The first figure on its fifth final-duel card wins, at the end of a round.',
		meets: ['Two rounds at the fastest; seven at most if no round is tied.']
	},
	regarder: {
		name: 'Looking at your cards',
		gloss: 'Regarder vos cartes',
		aliases: ['peek', 'look', 'face down', 'forgot'],
		does: 'You may look at your own face-down cards at any time, without moving them.'
	},
	conseils: {
		name: 'Advice',
		gloss: 'Conseils',
		aliases: ['tips', 'strategy', 'hints'],
		does: 'Conceding a fight can win you the game: keep an eye on the number of cards in both hands.',
		meets: [
			'Battement en retraite early in the round, to refill your hand.',
			'Puise dans la Force or Perte de vie, then the retreat that brings them back.',
			'Attaque finale as the last card.',
			'Explosion d’énergie to get rid of 1s and 2s.'
		]
	},

	'a-la-main': {
		name: 'Following a card by hand',
		gloss: 'Suivre une consigne à la main',
		aliases: ['manual', 'by hand', 'this once', 'unknown effect'],
		does: 'Follow the card on the table, then tap the new total. Hands, discards and the end of the fight are under “Another change”, in a single step you can undo.'
	},
	depth: {
		name: 'What to track',
		gloss: 'Ce que Comparse suit',
		aliases: ['depth', 'score only', 'mode'],
		does: 'The score: who wins each fight, one tap per fight. Every card: totals, hands and discards, with odds and counts. A shared phone starts with the score, your own phone with the cards.',
		when: 'You can change it mid-game without losing anything. When you switch to cards, recount the hands.',
		meets: [
			'A fight settled without Comparse takes one tap: “wins this fight”.',
			'On your own phone, entering the leader’s next card means that the other player concedes.'
		]
	},
	phone: {
		name: 'Shared or private phone',
		gloss: 'Téléphone partagé ou personnel',
		aliases: ['private', 'shared', 'my hand', 'device'],
		does: 'In the middle of the table, Comparse only shows what everyone knows. On your own phone it can also show counts and odds.',
		meets: ['You can enter your hand for a quick look: it’s never saved or sent.']
	},
	facing: {
		name: 'Face to face',
		aliases: ['orientation', 'turn the screen', 'facing'],
		does: 'Each half of the screen faces its player, or both face the same way.'
	},
	counting: {
		name: 'Counting the cards left',
		aliases: ['card counting', 'left', 'how many left'],
		does: 'Shows next to each card how many copies nobody has seen yet. Knowing the cards is part of the game: off unless you both agree.',
		meets: ['When a draw pile runs out, that player’s hand and face-down cards are known.']
	},
	odds: {
		name: 'Odds',
		aliases: ['chances', 'probability', 'percent', 'luck'],
		does: 'Exact odds, as if every hidden card could be anywhere. Never based on a secret hand.',
		meets: ['“≥”: without specials, which can only add to it.', '“≈”: after a shuffle, or when fights are assumed to be 50/50.']
	},
	discards: {
		name: 'Showing the discards',
		aliases: ['discard view', 'look through discards'],
		does: 'Discards are public: Comparse shows them, unless you’d rather hide them.'
	},
	reshuffle: {
		name: 'When to reshuffle',
		aliases: ['reshuffle', 'shuffle', 'empty talon'],
		does: 'As soon as the draw pile is empty, or only when you need a card. It only matters if a draw empties the pile exactly.'
	},
	forced: {
		name: 'Forced concession, drawn fight',
		gloss: 'Concession forcée, combat nul',
		aliases: ['by itself', 'confirm', 'must concede'],
		does: 'Behind with an empty hand, you must concede; a deadlock with both hands empty is a drawn fight. Comparse enters these by itself, or you confirm them.',
		meets: ['If some fights only have a result, the hands aren’t certain: Comparse always asks.']
	},
	'three-rounds': {
		name: 'Three rounds',
		aliases: ['short game', 'house rule', 'variant'],
		does: 'House rule: after the third round, the figure furthest along wins; if level, keep going.'
	}
};
