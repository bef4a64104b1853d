import type { EntryText } from '../../../../entries.ts';

/** Articles: phases, limits, ends, variants and the app itself. */
export const play = {
	'phase:setup': {
		name: 'Setup',
		gloss: 'Préparation',
		aliases: ['setup', 'set up', 'start'],
		does: 'Fifteen Galactix next to the board, two Soucoupe cards face up per side, five cards each, the rest in the draw pile: 53 cards with three players, 46 with four, 56 in a Duel.'
	},
	'phase:draw': {
		name: 'Phase 1: cards',
		gloss: 'Phase 1 : cartes',
		aliases: ['draw', 'discard', 'phase 1', 'refill'],
		does: 'Refill to five cards, draw one more, then choose one thing: a Pulsar, two Pulsars, one or two Soucoupes, two Trous noirs, or a discard.',
		meets: ['A Super Nova you draw stays in your hand.']
	},
	'phase:roll': {
		name: 'Phase 2: dice',
		gloss: 'Phase 2 : dés',
		aliases: ['roll', 'throw', 'phase 2'],
		does: 'The red and the blue die, always both.'
	},
	'phase:act': {
		name: 'Phase 3: moves and actions',
		gloss: 'Phase 3 : déplacements et actions',
		aliases: ['phase 3', 'actions', 'play'],
		does: 'Move your saucers in any order and, on the way, attack, load, discover, come back and leave again.'
	},
	'limit:hand': {
		name: 'Five cards in hand',
		gloss: 'Cinq cartes en main',
		aliases: ['hand size', 'hand limit', 'six cards'],
		does: 'Six at most during phase 1, five afterwards. Cards spent on defence are only replaced on your next turn.'
	},
	'limit:cards': {
		name: 'Seventy-four action cards',
		gloss: 'Soixante-quatorze cartes d’action',
		aliases: ['number of cards', 'how many', 'deck', '74'],
		does: '20 Soucoupes; 10 Pulsars, 10 Boucliers, 10 Lasers, 10 Super Novas, 10 Trous noirs; 2 Giga Boucliers and 2 Méga Lasers. Comparse only knows the ones that are face up.'
	},
	'limit:pulsar': {
		name: 'One Pulsar per die',
		gloss: 'Un Pulsar par dé',
		aliases: ['two pulsars', 'quadruple'],
		does: 'Only one per colour per turn, so two cards go on two dice.'
	},
	'limit:licences': {
		name: 'One Soucoupe card per saucer',
		gloss: 'Une carte Soucoupe par soucoupe',
		aliases: ['licence limit', 'saucers in flight', 'take off'],
		does: 'You can’t have more saucers flying than face-up cards, or more than two cards per side.'
	},
	'limit:hold': {
		name: 'Three Galactix',
		gloss: 'Trois Galactix',
		aliases: ['capacity', 'full', 'obstacle', 'full hold', 'what a saucer holds', 'saucer capacity'],
		does: 'Hold and intersection together can’t have more than three. If they would, go around.'
	},
	'limit:tokens': {
		name: 'Fifteen Galactix in all',
		gloss: 'Quinze Galactix en tout',
		aliases: ['count', 'empty stock', 'total', '15'],
		does: 'Stock, board, holds and motherships always add up to fifteen. When cargo is visible, Comparse points out any other total.'
	},
	'limit:lasers': {
		name: 'How many cards an attack takes',
		gloss: 'Combien de cartes pour attaquer',
		aliases: ['five lasers', 'number of lasers'],
		does: 'One to five Lasers, a Méga Laser alone, or exactly two Super Novas.'
	},
	'limit:discovery': {
		name: 'One discovery per saucer',
		gloss: 'Une découverte par soucoupe',
		aliases: ['discover twice'],
		does: 'Each saucer discovers at most once per turn, so two discoveries per turn at most.'
	},
	'end:victory': {
		name: 'Winning with four',
		gloss: 'Victoire à quatre',
		aliases: ['win', 'end of game', 'goal'],
		does: 'The first player with four Galactix in their mothership wins immediately. Six is the most you can have.'
	},
	'end:duel': {
		name: 'Victory in a Duel',
		gloss: 'Victoire en Duel',
		aliases: ['win with two players'],
		does: 'Four Galactix in your two motherships combined.'
	},
	'end:alliance': {
		name: 'Victory in an Alliance',
		gloss: 'Victoire en Alliance',
		aliases: ['team win', 'tie'],
		does: 'When someone has four Galactix at home, count both of each team’s motherships: the higher total wins, even if it’s the other team’s.'
	},
	'end:tournoi': {
		name: 'Super Extra Terrestre',
		gloss: 'winner of the Tournoi',
		aliases: ['tournament winner', 'champion', 'total'],
		does: 'The highest points total after the last game. If tied, the title is shared.'
	},
	'variant:tournoi': {
		name: 'Galactic Tournament',
		gloss: 'Tournoi galactique',
		aliases: ['tournament', 'series', 'rounds', 'points'],
		does: 'Each game scores one point per Galactix in your mothership, plus one for the winner, or two if they finish on six. Cargo and Galactix on the board don’t count.',
		meets: ['Between games, set everything up again and choose who starts.']
	},
	'variant:alliance': {
		name: 'Galactic Alliance',
		gloss: 'Alliance galactique',
		aliases: ['teams', '2v2', 'allies', 'alliance'],
		does: 'With four players, in teams of two sitting opposite each other. Everyone has their own hand and only delivers to their own mothership.',
		meets: ['You can’t attack your partner.', 'You can’t give cards away.']
	},
	'variant:duel': {
		name: 'Galactic Duel',
		gloss: 'Duel galactique',
		aliases: ['two players', '1v1', 'duel'],
		does: 'Each player runs two opposite sides with a single hand of five cards. Sides play clockwise, so you take turns.'
	},
	'variant:chevauchee': {
		name: 'Galactic Ride',
		gloss: 'Chevauchée galactique',
		aliases: ['ride', 'stacking', 'docking variant', 'chevauchee'],
		does: 'Saucers can fly over others and dock if they’re empty. Works with every format.'
	},
	'companion:depth': {
		name: 'What to track',
		gloss: 'Ce que Comparse suit',
		aliases: ['fewer questions', 'without cards', 'score only', 'light mode'],
		does: '“The score”: who brings home how many. “The saucers”: what flies, explodes, is discovered and comes home; you don’t enter blocked attacks, hands or dice. “Everything”: cards and dice too. You can change it mid-game.',
		meets: [
			'Without the cards there are no odds to show.',
			'A forgotten discovery doesn’t stop you: when a saucer comes back or explodes, what’s missing comes from the stock.',
			'With “Everything”, you can skip a turn without entering it; the odds then get a “≈”.'
		]
	},
	'companion:hand': {
		name: 'Checking your odds',
		gloss: 'Voir vos chances',
		aliases: ['my hand', 'my cards', 'odds with my hand'],
		does: 'Enter your cards for a quick look at your odds, for your eyes only. Your hand is never saved.'
	},
	'companion:odds': {
		name: 'Where the odds come from',
		gloss: 'D’où viennent les chances',
		aliases: ['odds', 'probability', 'percentage', 'chances'],
		does: 'From the cards nobody can see: all of them minus the discards and the face-up Soucoupes. What players give away isn’t counted.',
		meets: [
			'After a shuffle, as soon as a card is discarded, the number gets a “≈”.',
			'Galactix cards only have odds once all twenty-four are known.'
		]
	}
} as const satisfies Readonly<Record<string, EntryText>>;
