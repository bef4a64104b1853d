import type { EntryTexts } from '../../../entries.ts';
import type { FLOW, PIECES } from '../../entries.ts';

/** Pieces, places, the turn, limits and ends. */
export const table: EntryTexts<typeof PIECES & typeof FLOW> = {
	setup: {
		name: 'Préparation',
		gloss: 'setup',
		aliases: ['setup', 'set up', 'start', 'number of players', 'solo'],
		does: 'One to six players. All 110 shuffled cards lie on the 24 planets, the pawns stand in room 2, hands are empty. The youngest starts.',
		meets: ['Alone you play by the same rules.', 'There is no draw pile: the whole deck lies on the board.']
	},
	goal: {
		name: 'But du jeu',
		gloss: 'goal of the game',
		aliases: ['goal', 'aim', 'objective', 'seven symbols'],
		does: 'Be the first to lay seven symbols of one colour in front of you. Thor may stand for one of them.'
	},
	team: {
		name: 'Équipe SG',
		gloss: 'SG team',
		aliases: ['team', 'members', 'SG-2', 'SG-3', 'SG-4', 'SG-5', 'SG-6', 'SG-7', 'pawn'],
		does: 'Four members: three men and one woman. Each throws a die and hits on 6. Who falls in a fight is back for the next; who is infected does not come back.'
	},
	dice: {
		name: 'Dés de combat',
		gloss: 'combat dice',
		aliases: ['dice', 'eight dice', 'ten dice', '8 + 2'],
		does: 'Eight ordinary dice. A full team with six Jaffas throws ten: eight, then two. Dice of different values are thrown apart.'
	},
	jaffas: {
		name: 'Jaffas alliés',
		gloss: 'allied Jaffas',
		aliases: ['jaffa', 'jaffa pawns', 'warriors', 'allies', 'teal’c'],
		does: 'Up to six warriors who hit on 5 and are hit before your members. A fallen Jaffa is gone for good.',
		meets: ['Aside against Hathor.', 'They do not spot Reetou.', 'The team’s weapons do not help them.']
	},
	gate: {
		name: 'Porte des Étoiles',
		gloss: 'the Stargate',
		aliases: ['stargate', 'gate', 'chappa’ai', 'wormhole'],
		does: 'You cross it from the SG-C to a planet, or from one planet to another. Beyond the five near planets it takes a key. Coming home never does.'
	},
	planets: {
		name: 'Planètes',
		gloss: 'planets',
		aliases: ['planet', '24 planets', 'piles', 'lines', 'four cards', 'five cards'],
		does: 'Twenty-four planets: ten on the outer lines with four cards, fourteen in the middle with five. Comparse numbers them as they lie on the board.',
		prints: 'The ten planets of the top and bottom lines.'
	},
	near: {
		name: 'Planètes proches',
		gloss: 'near planets',
		aliases: ['five planets', 'without a symbol', 'free', 'neighbours'],
		does: 'The five planets nearest to the SG-C are reached without a symbol: the only ones at the start of the game.',
		prints: 'Which planets are the five nearest.'
	},
	sgc: {
		name: 'Stargate Command',
		gloss: 'SG-C',
		aliases: ['sgc', 'base', 'three rooms', 'earth', 'hammond'],
		does: 'Three rooms: room 1 where you come home, room 2 from where you leave, the data bank. Whatever is brought here is yours.'
	},
	sgc1: {
		name: 'SG-C salle 1',
		gloss: 'medical check and debriefing',
		aliases: ['debriefing', 'room 1', 'medical', 'back from a mission'],
		does: 'On arrival your finds are yours. On your next turn you only debrief: leave cards in the bank, keep six at most, then go to room 2 or to the bank.'
	},
	sgc2: {
		name: 'SG-C salle 2',
		gloss: 'departure',
		aliases: ['room 2', 'departure', 'leaving'],
		does: 'Choose a planet, cross the gate, explore, then stay there or come home at once.',
		meets: ['Waiting a turn is allowed.', 'The M.A.L.P. and the tablets work here as in the other rooms of the SG-C.']
	},
	bank: {
		name: 'Banque de données',
		gloss: 'data bank',
		aliases: ['bank', 'reserve', 'database', 'hidden cards'],
		does: 'Read all its cards, take none, one or two, then go to room 2. What exceeds six in hand goes back.'
	},
	discard: {
		name: 'Défausse',
		gloss: 'discard pile',
		aliases: ['discarded cards', 'open pile'],
		does: 'Cards played, Combats beaten and finds lost lie here face up, at the lower right of the board. Nothing comes back.'
	},
	symbol: {
		name: 'Cartes Symboles',
		gloss: 'symbol cards',
		aliases: ['symbol', 'glyph', 'sign', 'sixty symbols', 'six colours', 'chevron'],
		does: 'Sixty cards: ten signs in each of six colours. They open the gate and, seven of a colour laid, win the game.',
		when: 'To cross the gate you show it and keep it. You lay it on your own turn, outside fights.'
	},
	equipment: {
		name: 'Cartes Équipement',
		gloss: 'equipment cards',
		aliases: ['equipment', 'item', 'gear'],
		does: 'Sixteen cards, weapons and devices. Found on a mission they are at risk until you are home, unless they are laid.',
		when: 'Each has its moment: at the gate, in the SG-C, before a fight.',
		prints: 'On a card used once: that it is discarded.'
	},
	contact: {
		name: 'Cartes Contact',
		gloss: 'contact cards',
		aliases: ['contact', 'instant', 'permanent', 'I', 'P', 'ally'],
		does: 'Fourteen cards. P: laid at once, for the whole game. I: kept in hand, played once, discarded. None is lost through a fight.',
		when: 'P: as soon as it is found. I: at the moment its rule describes.',
		prints: 'The letter I or P top left.'
	},
	combat: {
		name: 'Cartes Combat',
		gloss: 'combat cards',
		aliases: ['combat', 'enemy', 'foe', 'twenty combats'],
		does: 'Twenty cards. Turned while exploring, a Combat is fought. Beaten, it is discarded; unbeaten, it blocks the planet.',
		when: 'As soon as an exploration turns it, before anything else.',
		prints: 'The number of foes top left, their value top right.'
	},
	'single-use': {
		name: 'Usage unique',
		gloss: 'used once',
		aliases: ['discard after use', 'single use', 'permanent'],
		does: 'A card used once says so on its face; it goes to the discard as soon as it has served. The others are permanent and may be laid.'
	},
	star: {
		name: 'Étoile sur une carte',
		gloss: 'a star on a card',
		aliases: ['asterisk', 'special rules', '*'],
		does: 'It points to a special rule of the booklet. Without it a Combat card has nothing special.'
	},
	turn: {
		name: 'Tour de jeu',
		gloss: 'turn',
		aliases: ['turn', 'whose turn', 'order', 'left'],
		does: 'It depends on where the pawn is: room 2, a planet, room 1 or the bank. Then the player to the left.'
	},
	mission: {
		name: 'En mission',
		gloss: 'a turn on a planet',
		aliases: ['on a planet', 'what to do'],
		does: 'One thing only: explore here again, go straight to another planet and explore it, or go home to room 1.'
	},
	hop: {
		name: 'Voyage interplanétaire',
		gloss: 'from planet to planet',
		aliases: ['hop', 'jump', 'planet to planet'],
		does: 'From one planet to another without passing Earth, with a key unless it is near, then exploration. Three planets running at most.'
	},
	return: {
		name: 'Retour au SG-C',
		gloss: 'coming home',
		aliases: ['return', 'home', 'bring cards home'],
		does: 'The pawn goes to room 1, without a key. Your finds are no longer at risk; the next turn is a debriefing.'
	},
	explore: {
		name: 'Exploration',
		aliases: ['explore', 'turn a card', 'two cards'],
		does: 'Turn the top card, then the next one if you like: two cards a turn, three with La Tok’ra. A symbol, Équipement or Contact is yours; a Combat is fought.'
	},
	'explore-1': {
		name: 'Exploration, phase 1',
		aliases: ['first card', 'phase 1'],
		does: 'The first card is compulsory, face up already or not. Fight lost: home to room 1, the turn is over.'
	},
	'explore-2': {
		name: 'Exploration, phase 2',
		aliases: ['second card', 'phase 2'],
		does: 'After a peaceful card or a fight won you may turn the next one, on the same terms.'
	},
	look: {
		name: 'Voir la carte du dessus',
		gloss: 'looking at a top card',
		aliases: ['scan', 'probe', 'spy', 'face-up card'],
		does: 'The M.A.L.P., the tablets or the technology turn up the top card of a pile and leave it there. Nobody gains it, nobody fights it before exploring there.'
	},
	key: {
		name: 'Ouvrir la porte',
		gloss: 'the key of a planet',
		aliases: ['key', 'symbol needed', 'show a card', 'access'],
		does: 'Show a symbol card that is one of the planet’s seven; it stays yours, in hand or laid. The hall of Abydos, the dialling device, the technology or Thor stand for it.'
	},
	coordinates: {
		name: 'Coordonnées',
		gloss: 'coordinates',
		aliases: ['seven signs', 'address', 'above the planet'],
		does: 'Seven signs are printed above each planet; one is enough. Comparse remembers those that opened it: when seven are known the other three are ruled out.'
	},
	blocked: {
		name: 'Planète bloquée',
		gloss: 'blocked planet',
		aliases: ['blocked', 'face-up card', 'unbeaten combat'],
		does: 'An unbeaten Combat card stays face up on the pile: whoever explores there must beat it first, at full strength.'
	},
	'at-risk': {
		name: 'Cartes en danger',
		gloss: 'cards at risk, finds',
		aliases: ['find', 'at risk', 'mission', 'losing cards'],
		does: 'Symbols and Équipements found since you were last in the SG-C and still in hand. Laid, given away or brought home, they are safe. Keep them apart in your hand.'
	},
	loss: {
		name: 'Combat perdu',
		gloss: 'a fight lost',
		aliases: ['defeat', 'lost cards', 'sent home'],
		does: 'All cards at risk are lost, the Combat card stays and blocks the planet, the pawn goes home to room 1, the turn is over.',
		meets: [
			'Never lost: what is laid, Contacts, what you had before the mission.',
			'A lost share of an Invasion costs no card.',
			'Against the Prisonnier the pawn does not go home: it stays on the planet for two turns.'
		]
	},
	lay: {
		name: 'Poser une carte',
		gloss: 'laying a card',
		aliases: ['lay', 'put down', 'table', 'make safe'],
		does: 'Laid in front of you, a card no longer counts in the hand and is no longer at risk: Contact P, permanent Équipement, a symbol of your colour, Thor.'
	},
	colour: {
		name: 'Couleur de recherche',
		gloss: 'search colour',
		aliases: ['colour', 'color', 'locked', 'change colour'],
		does: 'The first symbol you lay sets your colour for the whole game. Other colours stay in hand.'
	},
	feasible: {
		name: 'Couleur encore possible',
		gloss: 'is a colour still possible?',
		aliases: ['dead colour', 'dead color', 'impossible', 'how many left'],
		does: 'Of the ten symbols of a colour Comparse takes away the discarded ones and those that other teams have laid. Seven or more left: possible. Fewer, but enough with Thor: only with Thor. Too few unless another team gives up its own: only by trading. Otherwise the colour is lost.'
	},
	trade: {
		name: 'Échange',
		gloss: 'trading',
		aliases: ['trade', 'swap', 'give', 'exchange'],
		does: 'In the same place, planet or room, you trade cards of any kind freely, outside fights, even while another team is on turn. A trade of equal numbers need not be told.'
	},
	visits: {
		name: 'Trois planètes au plus',
		gloss: 'three planets at most',
		aliases: ['three visits', 'travel limit', 'fourth planet'],
		does: 'No more than three planets reached without passing the SG-C. After that: explore here or go home.'
	},
	hand: {
		name: 'Six cartes en main',
		gloss: 'six cards in hand',
		aliases: ['hand limit', 'surplus', 'seven cards', 'too many cards'],
		does: 'Beyond six cards in hand the surplus of your choice goes to the bank at once, wherever you are. Laid cards do not count.'
	},
	unseen: {
		name: 'Cartes jamais vues',
		gloss: 'cards never seen',
		aliases: ['110 cards', 'cards left', 'deck'],
		does: '60 symbols, 16 Équipements, 14 Contacts, 20 Combats. Comparse counts what has not been turned yet.'
	},
	copies: {
		name: 'Exemplaires rencontrés',
		gloss: 'copies met',
		aliases: ['copies', 'how many cards', 'duplicates'],
		does: 'The booklet does not say how often a card exists. Comparse keeps the most seen in one game: once twenty Combats are identified, risks become exact.'
	},
	risk: {
		name: 'Risque d’une exploration',
		gloss: 'risk of exploring',
		aliases: ['combat probability', 'danger', 'risk'],
		does: 'The chance that the next hidden card is a Combat: Combats never seen out of all hidden cards. At the start 20 out of 110. All piles are alike.'
	},
	'gate-odds': {
		name: 'Chances d’ouvrir une planète',
		gloss: 'odds of opening a planet',
		aliases: ['how many symbols', 'four symbols'],
		does: 'One sign opens an unknown planet 7 times out of 10, two different ones 14 out of 15, three 119 out of 120. Four different signs open every planet.'
	},
	win: {
		name: 'Victoire',
		gloss: 'victory',
		aliases: ['won', 'end of the game', 'free SG-1', 'seven cards'],
		does: 'Seven symbols of a colour in front of you: the game ends at once, you have won.'
	},
	'end-invaded': {
		name: 'SG-C envahi',
		gloss: 'SG-C overrun: everybody loses',
		aliases: ['lost', 'invasion succeeds', 'defeat'],
		does: 'A lost Invasion ends the game: everybody has lost.'
	},
	'end-infected': {
		name: 'Tous infectés',
		gloss: 'all infected: everybody loses',
		aliases: ['nobody left', 'total infection', 'defeat'],
		does: 'When every member of every team is infected the game is over: everybody has lost.'
	}
};
