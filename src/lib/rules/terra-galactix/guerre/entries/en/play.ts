import type { EntryText } from '../../../../entries.ts';

/** Articles: phases, limits, ends, variants and the app itself. */
export const play = {
	'phase:setup': {
		name: 'Préparation',
		gloss: 'setting up',
		aliases: ['setup', 'set up', 'start'],
		does: 'Fifteen Galactix beside the board, two Soucoupe cards face up a camp, five cards to each, the rest in the moon shoe: 53 cards with three, 46 with four, 56 in a Duel.'
	},
	'phase:draw': {
		name: 'Phase 1 : cartes',
		gloss: 'phase 1: cards',
		aliases: ['draw', 'discard', 'phase 1', 'refill'],
		does: 'Fill up to five cards, draw one more, then one choice: a Pulsar, two Pulsars, one or two Soucoupes, two Trous noirs, or a discard.',
		meets: ['A Super Nova that is drawn stays in hand.']
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		gloss: 'phase 2: dice',
		aliases: ['roll', 'throw', 'phase 2'],
		does: 'The red and the blue die, always both.'
	},
	'phase:act': {
		name: 'Phase 3 : déplacements et actions',
		gloss: 'phase 3: moves and actions',
		aliases: ['phase 3', 'actions', 'play'],
		does: 'Move your saucers in any order and, on the way, attack, load, discover, come home and leave again.'
	},
	'limit:hand': {
		name: 'Cinq cartes en main',
		gloss: 'five cards in hand',
		aliases: ['hand size', 'hand limit', 'six cards'],
		does: 'Six at most during phase 1, five afterwards. Cards spent in defence are replaced only in your next turn.'
	},
	'limit:cards': {
		name: 'Soixante-quatorze cartes d’action',
		gloss: 'seventy-four action cards',
		aliases: ['number of cards', 'how many', 'deck', '74'],
		does: '20 Soucoupes; 10 Pulsars, 10 Boucliers, 10 Lasers, 10 Super Novas, 10 Trous noirs; 2 Giga Boucliers and 2 Méga Lasers. Comparse knows only those that lie open.'
	},
	'limit:pulsar': {
		name: 'Un Pulsar par dé',
		gloss: 'one Pulsar a die',
		aliases: ['two pulsars', 'quadruple'],
		does: 'Only one a colour and turn; two cards go on two dice.'
	},
	'limit:licences': {
		name: 'Une carte Soucoupe par soucoupe',
		gloss: 'one Soucoupe card a saucer',
		aliases: ['licence limit', 'saucers in flight', 'take off'],
		does: 'No more saucers in flight than cards face up, and no more than two cards a camp.'
	},
	'limit:hold': {
		name: 'Trois Galactix',
		gloss: 'three Galactix',
		aliases: ['capacity', 'full', 'obstacle', 'full hold', 'what a saucer holds', 'saucer capacity'],
		does: 'Hold and intersection together bear no more than three. Beyond that you go round.'
	},
	'limit:tokens': {
		name: 'Quinze Galactix en tout',
		gloss: 'fifteen Galactix in all',
		aliases: ['count', 'empty stock', 'total', '15'],
		does: 'Stock, board, holds and mother ships always make fifteen. Where holds are shown, Comparse points out any other sum.'
	},
	'limit:lasers': {
		name: 'Combien de cartes pour attaquer',
		gloss: 'how many cards an attack takes',
		aliases: ['five lasers', 'number of lasers'],
		does: 'One to five Lasers, a Méga Laser alone, or exactly two Super Novas.'
	},
	'limit:discovery': {
		name: 'Une découverte par soucoupe',
		gloss: 'one discovery a saucer',
		aliases: ['discover twice'],
		does: 'Each saucer discovers once a turn at most, so there are two discoveries a turn at most.'
	},
	'end:victory': {
		name: 'Victoire à quatre',
		gloss: 'victory at four',
		aliases: ['win', 'end of game', 'goal'],
		does: 'Whoever first has four Galactix in the mother ship wins, at once. Six is the most one can have.'
	},
	'end:duel': {
		name: 'Victoire en Duel',
		gloss: 'victory in a Duel',
		aliases: ['win with two players'],
		does: 'Four Galactix in both of one’s mother ships together.'
	},
	'end:alliance': {
		name: 'Victoire en Alliance',
		gloss: 'victory in an Alliance',
		aliases: ['team win', 'tie'],
		does: 'When somebody has four Galactix at home, both mother ships of each team are counted: the higher total wins, even if it is the other team’s.'
	},
	'end:tournoi': {
		name: 'Super Extra Terrestre',
		gloss: 'winner of the Tournoi',
		aliases: ['tournament winner', 'champion', 'total'],
		does: 'The highest total of points after the last game. If equal, the title is shared.'
	},
	'variant:tournoi': {
		name: 'Tournoi galactique',
		gloss: 'tournament of several games',
		aliases: ['tournament', 'series', 'rounds', 'points'],
		does: 'Each game brings a point for each Galactix in your mother ship, plus one for the winner, or two if they end on six. Holds and board do not count.',
		meets: ['Between two games everything is set up afresh, and you say who starts.']
	},
	'variant:alliance': {
		name: 'Alliance galactique',
		gloss: 'two against two',
		aliases: ['teams', '2v2', 'allies', 'alliance'],
		does: 'With four, in teams of two seated opposite each other. Everybody keeps a hand of their own and delivers only at home.',
		meets: ['You do not attack your ally.', 'No card is given away.']
	},
	'variant:duel': {
		name: 'Duel galactique',
		gloss: 'one against one, two camps each',
		aliases: ['two players', '1v1', 'duel'],
		does: 'Each leads two opposite camps with a single hand of five cards. Camps play clockwise, so players take turns.'
	},
	'variant:chevauchee': {
		name: 'Chevauchée galactique',
		gloss: 'galactic ride: saucers stack',
		aliases: ['ride', 'stacking', 'docking variant', 'chevauchee'],
		does: 'Saucers pass over the others and dock, if empty. Goes with every format.'
	},
	'companion:depth': {
		name: 'Ce que Comparse suit',
		gloss: 'what Comparse keeps',
		aliases: ['fewer questions', 'without cards', 'score only', 'light mode'],
		does: '“Everything”: cards, dice, saucers, Galactix. “Without cards and dice”: attacks, discoveries and deliveries only. “The score only”: who brings home how many. May change in mid-game.',
		meets: ['Without the cards there are no odds to show.']
	},
	'companion:hand': {
		name: 'Regarder ses chances',
		gloss: 'a look at one’s odds',
		aliases: ['my hand', 'my cards', 'odds with my hand'],
		does: 'Tell your cards for a single look: the odds take them into account, for your eyes only. The hand is never kept.'
	},
	'companion:odds': {
		name: 'D’où viennent les chances',
		gloss: 'where the odds come from',
		aliases: ['odds', 'probability', 'percentage', 'chances'],
		does: 'From the cards nobody sees: all but those in the discard and the Soucoupes face up. What players give away is not in them.',
		meets: [
			'After a shuffle, as soon as a card is discarded, the number bears a “≈”.',
			'Galactix cards have odds only once all twenty-four are known.'
		]
	}
} as const satisfies Readonly<Record<string, EntryText>>;
