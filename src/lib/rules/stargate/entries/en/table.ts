import type { EntryTexts } from '../../../entries.ts';
import type { FLOW, PIECES } from '../../entries.ts';

/** Pieces, places, the turn, limits and ends. */
export const table: EntryTexts<typeof PIECES & typeof FLOW> = {
	setup: {
		name: 'Setup',
		gloss: 'Préparation',
		aliases: ['setup', 'set up', 'start', 'number of players', 'solo'],
		does: 'One to six players. Shuffle all 110 cards and deal them onto the 24 planets; pawns start in room 2 with empty hands. The youngest player starts.',
		meets: ['Solo games use the same rules.', 'There’s no draw pile: the whole deck is on the board.']
	},
	goal: {
		name: 'Goal',
		gloss: 'But du jeu',
		aliases: ['goal', 'aim', 'objective', 'seven symbols'],
		does: 'Be the first to lay down seven symbols of the same colour. Thor can replace one of them.'
	},
	team: {
		name: 'SG team',
		gloss: 'Équipe SG',
		aliases: ['team', 'members', 'SG-2', 'SG-3', 'SG-4', 'SG-5', 'SG-6', 'SG-7', 'pawn'],
		does: 'Four members: three men and one woman. Each rolls one die and hits on a 6. A member who falls is back for the next fight; an infected member is gone.'
	},
	dice: {
		name: 'Combat dice',
		gloss: 'Dés de combat',
		aliases: ['dice', 'eight dice', 'ten dice', '8 + 2'],
		does: 'Eight ordinary dice. A full team with six Jaffa rolls ten: eight, then two. Roll dice with different values separately.'
	},
	jaffas: {
		name: 'Allied Jaffa',
		gloss: 'Jaffas alliés',
		aliases: ['jaffa', 'jaffa pawns', 'warriors', 'allies', 'teal’c'],
		does: 'Up to six warriors who hit on 5+ and take hits before your members. A fallen Jaffa is gone for good.',
		meets: ['They sit out the fight against Hathor.', 'They can’t spot Reetou.', 'The team’s weapons don’t help them.']
	},
	gate: {
		name: 'The Stargate',
		gloss: 'Porte des Étoiles',
		aliases: ['stargate', 'gate', 'chappa’ai', 'wormhole'],
		does: 'You cross it from the SG-C to a planet, or from planet to planet. Beyond the five nearby planets you need a key. Going home never needs one.'
	},
	planets: {
		name: 'Planets',
		gloss: 'Planètes',
		aliases: ['planet', '24 planets', 'piles', 'lines', 'four cards', 'five cards'],
		does: 'Twenty-four planets: ten in the outer rows with four cards each, fourteen in the middle with five. Comparse numbers them in board order.',
		prints: 'The ten planets in the top and bottom rows.'
	},
	near: {
		name: 'Nearby planets',
		gloss: 'Planètes proches',
		aliases: ['five planets', 'without a symbol', 'free', 'neighbours', 'without a key'],
		does: 'You can reach the five planets closest to the SG-C without a symbol: at the start, they’re the only ones.',
		prints: 'Which five planets are closest.'
	},
	sgc: {
		name: 'Stargate Command',
		gloss: 'SG-C',
		aliases: ['sgc', 'base', 'three rooms', 'earth', 'hammond'],
		does: 'Three rooms: room 1, where you return; room 2, where you leave from; and the data bank. Anything you bring back here is yours for good.'
	},
	sgc1: {
		name: 'SG-C room 1 (debriefing)',
		gloss: 'SG-C salle 1',
		aliases: ['debriefing', 'room 1', 'medical', 'back from a mission'],
		does: 'Once you arrive, the cards you found are yours. Your next turn is just the debriefing: leave cards in the bank, keep six at most, then go to room 2 or the bank.'
	},
	sgc2: {
		name: 'SG-C room 2 (departure)',
		gloss: 'SG-C salle 2',
		aliases: ['room 2', 'departure', 'leaving'],
		does: 'Choose a planet, cross the gate, explore, then stay there or go straight home.',
		meets: ['You may wait a turn.', 'You can use the M.A.L.P. and the Tablettes here, as in the other rooms of the SG-C.']
	},
	bank: {
		name: 'Data bank',
		gloss: 'Banque de données',
		aliases: ['bank', 'reserve', 'database', 'hidden cards'],
		does: 'Look at all its cards, take up to two, then go to room 2. Anything over six cards in hand goes back.'
	},
	discard: {
		name: 'Discard pile',
		gloss: 'Défausse',
		aliases: ['discarded cards', 'open pile'],
		does: 'Played cards, beaten Combats and lost cards go here face up, at the bottom right of the board. Nothing comes back.'
	},
	symbol: {
		name: 'Symbol cards',
		gloss: 'Cartes Symboles',
		aliases: ['symbol', 'glyph', 'sign', 'sixty symbols', 'six colours', 'chevron'],
		does: 'Sixty cards: ten symbols in each of six colours. They open the gate, and seven of one colour win the game.',
		when: 'Show it to cross the gate and keep it. Lay it down on your own turn, outside fights.'
	},
	equipment: {
		name: 'Equipment cards',
		gloss: 'Cartes Équipement',
		aliases: ['equipment', 'item', 'gear'],
		does: 'Sixteen cards: weapons and devices. Cards found on a mission are at risk until you get home, unless you lay them down.',
		when: 'Each has its moment: at the gate, in the SG-C, before a fight.',
		prints: 'Whether it’s discarded after use.'
	},
	contact: {
		name: 'Contact cards',
		gloss: 'Cartes Contact',
		aliases: ['contact', 'instant', 'permanent', 'I', 'P', 'ally'],
		does: 'Fourteen cards. P: laid down right away, for the whole game. I: kept in hand, played once, then discarded. You never lose them in a fight.',
		when: 'P: as soon as you find it. I: at the moment its rule describes.',
		prints: 'The letter I or P top left.'
	},
	combat: {
		name: 'Combat cards',
		gloss: 'Cartes Combat',
		aliases: ['combat', 'enemy', 'foe', 'twenty combats'],
		does: 'Twenty cards. If you reveal one while exploring, you must fight it. Beaten, it’s discarded; otherwise it blocks the planet.',
		when: 'As soon as you reveal it, before anything else.',
		prints: 'The number of enemies top left, their value top right.'
	},
	'single-use': {
		name: 'Single use',
		gloss: 'Usage unique',
		aliases: ['discard after use', 'single use', 'permanent'],
		does: 'A single-use card says so; discard it once used. The others are permanent and can be laid down.'
	},
	star: {
		name: 'Star on a card',
		gloss: 'Étoile sur une carte',
		aliases: ['asterisk', 'special rules', '*'],
		does: 'It means there’s a special rule in the rulebook. A Combat card without one has nothing special.'
	},
	turn: {
		name: 'Turns',
		gloss: 'Tour de jeu',
		aliases: ['turn', 'whose turn', 'order', 'left'],
		does: 'It depends on where your pawn is: room 2, a planet, room 1 or the bank. Then it’s the turn of the player on your left.'
	},
	mission: {
		name: 'A turn on a planet',
		gloss: 'En mission',
		aliases: ['on a planet', 'what to do'],
		does: 'Do one thing: explore here again, travel to another planet and explore it, or go home to room 1.'
	},
	hop: {
		name: 'From planet to planet',
		gloss: 'Voyage interplanétaire',
		aliases: ['hop', 'jump', 'planet to planet'],
		does: 'Travel from planet to planet without going back to Earth, with a key unless it’s nearby, then explore. Three planets in a row at most.'
	},
	return: {
		name: 'Going home',
		gloss: 'Retour au SG-C',
		aliases: ['return', 'home', 'bring cards home'],
		does: 'Move your pawn to room 1; no key needed. The cards you found are safe; next turn is your debriefing.'
	},
	explore: {
		name: 'Exploration',
		aliases: ['explore', 'turn a card', 'two cards'],
		does: 'Reveal the top card, then the next if you like: two cards per turn, three with La Tok’ra. A symbol, Équipement or Contact is yours; a Combat must be fought.'
	},
	'explore-1': {
		name: 'Exploration: the first card',
		gloss: 'Exploration, phase 1',
		aliases: ['first card', 'phase 1'],
		does: 'The first card is compulsory, whether or not it’s already face up. If you lose the fight, go back to room 1: your turn is over.'
	},
	'explore-2': {
		name: 'Exploration: the next cards',
		gloss: 'Exploration, phase 2',
		aliases: ['second card', 'phase 2'],
		does: 'After a peaceful card or a fight you won, you may reveal the next card. The same rules apply.'
	},
	look: {
		name: 'Looking at the top card',
		gloss: 'Voir la carte du dessus',
		aliases: ['scan', 'probe', 'spy', 'face-up card'],
		does: 'The M.A.L.P., the Tablettes or the Technologie let you reveal the top card of a pile and leave it there. Nobody wins it or fights it until someone explores there.'
	},
	key: {
		name: 'Opening the gate',
		gloss: 'Ouvrir la porte',
		aliases: ['key', 'symbol needed', 'show a card', 'access'],
		does: 'Show a symbol card that’s one of the planet’s seven; you keep it, in hand or laid down. The Salle d’Abydos, the Table de contrôle, the Technologie or Thor can replace it.'
	},
	coordinates: {
		name: 'Coordinates',
		gloss: 'Coordonnées',
		aliases: ['seven signs', 'address', 'above the planet'],
		does: 'Seven symbols are printed above each planet; any one will do. Comparse remembers the ones that worked: once it knows all seven, the other three are ruled out.'
	},
	blocked: {
		name: 'Blocked planet',
		gloss: 'Planète bloquée',
		aliases: ['blocked', 'face-up card', 'unbeaten combat'],
		does: 'An unbeaten Combat card stays face up on the pile: a team that explores there must beat it first, with all its enemies back.'
	},
	'at-risk': {
		name: 'Cards at risk',
		gloss: 'Cartes en danger',
		aliases: ['find', 'at risk', 'mission', 'losing cards'],
		does: 'Symbols and Équipements found since you were last at the SG-C and still in your hand. Laid down, given away or brought home, they’re safe. Keep them apart in your hand.'
	},
	loss: {
		name: 'Losing a fight',
		gloss: 'Combat perdu',
		aliases: ['defeat', 'lost cards', 'sent home'],
		does: 'You lose every card at risk, the Combat card stays and blocks the planet, your pawn goes to room 1 and your turn is over.',
		meets: [
			'Never lost: cards laid down, Contacts, and anything you had before the mission.',
			'Losing your share of an Invasion costs no cards.',
			'Against the Prisonnier the pawn doesn’t go home: it stays on the planet for two turns.'
		]
	},
	lay: {
		name: 'Laying down a card',
		gloss: 'Poser une carte',
		aliases: ['lay', 'put down', 'table', 'make safe'],
		does: 'A card laid down in front of you no longer counts in your hand and is no longer at risk: P Contacts, permanent Équipements, symbols of your colour, Thor.'
	},
	colour: {
		name: 'Search colour',
		gloss: 'Couleur de recherche',
		aliases: ['colour', 'color', 'locked', 'change colour'],
		does: 'The first symbol you lay down sets your colour for the whole game. Other colours stay in hand.'
	},
	feasible: {
		name: 'Is a colour still possible?',
		gloss: 'Couleur encore possible',
		aliases: ['dead colour', 'dead color', 'impossible', 'how many left'],
		does: 'From the ten symbols of a colour, Comparse takes away the discarded ones and those other teams have laid down. Seven or more left: possible. Fewer, but enough with Thor: only with Thor. Too few unless another team gives up its own: only by trading. Otherwise the colour is lost.'
	},
	trade: {
		name: 'Trading',
		gloss: 'Échange',
		aliases: ['trade', 'swap', 'give', 'exchange'],
		does: 'In the same place (planet or room) you can trade any cards freely, except during a fight, even on another team’s turn. No need to enter an even trade.'
	},
	visits: {
		name: 'Three planets at most',
		gloss: 'Trois planètes au plus',
		aliases: ['three visits', 'travel limit', 'fourth planet'],
		does: 'You can reach three planets at most before going back to the SG-C. After that: explore here or go home.'
	},
	hand: {
		name: 'Six cards in hand',
		gloss: 'Six cartes en main',
		aliases: ['hand limit', 'surplus', 'seven cards', 'too many cards'],
		does: 'If you have more than six cards in hand, put the extra cards of your choice in the bank right away, wherever you are. Cards laid down don’t count.'
	},
	unseen: {
		name: 'Cards never seen',
		gloss: 'Cartes jamais vues',
		aliases: ['110 cards', 'cards left', 'deck'],
		does: '60 symbols, 16 Équipements, 14 Contacts, 20 Combats. Comparse counts the ones not revealed yet.'
	},
	copies: {
		name: 'Copies seen',
		gloss: 'Exemplaires rencontrés',
		aliases: ['copies', 'how many cards', 'duplicates'],
		does: 'The rulebook doesn’t say how many copies of each card there are. Comparse keeps the most it has seen in one game: once all twenty Combats are identified, the risks are exact.'
	},
	risk: {
		name: 'Risk of exploring',
		gloss: 'Risque d’une exploration',
		aliases: ['combat probability', 'danger', 'risk'],
		does: 'The chance that the next hidden card is a Combat: unseen Combats out of all hidden cards. At the start, 20 in 110. Every pile is the same.'
	},
	'gate-odds': {
		name: 'Odds of opening a planet',
		gloss: 'Chances d’ouvrir une planète',
		aliases: ['how many symbols', 'four symbols'],
		does: 'One symbol opens an unknown planet 7 times in 10, two different ones 14 in 15, three 119 in 120. Four different symbols open any planet.'
	},
	win: {
		name: 'Victory',
		gloss: 'Victoire',
		aliases: ['won', 'end of the game', 'free SG-1', 'seven cards'],
		does: 'Lay down seven symbols of one colour: the game ends immediately and you win.'
	},
	'end-invaded': {
		name: 'SG-C overrun',
		gloss: 'SG-C envahi',
		aliases: ['lost', 'invasion succeeds', 'defeat'],
		does: 'Losing an Invasion ends the game: everyone loses.'
	},
	'end-infected': {
		name: 'Everyone infected',
		gloss: 'Tous infectés',
		aliases: ['nobody left', 'total infection', 'defeat'],
		does: 'If every member of every team is infected, the game is over: everyone loses.'
	}
};
