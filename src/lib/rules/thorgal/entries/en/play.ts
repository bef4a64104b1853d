import type { EntryText } from '../../../entries.ts';

export const play = {
	round: {
		name: 'Tour de jeu',
		gloss: 'round',
		aliases: ['round', 'order of play'],
		does: 'Recovery, then a turn for each hero, then Ogotaï’s phase. The order of heroes stays the same all game.'
	},
	preparation: {
		name: 'Getting the box ready',
		gloss: 'contents, stickers, bases',
		aliases: ['contents', 'components', 'stickers', 'bases', 'standees'],
		does: 'In the box: 48 skill cards, 24 Chaams, 8 places, the Ogotaï card, 6 heroes, 3 cards for the war track, 3 help cards, 2 challenge cards, 7 figures with their bases, 6 dice and a sheet of stickers. Before the very first game the symbols go onto the dice, as the drawings of the booklet show.',
		when: 'The stickers once; the bases at every game.'
	},
	'first-player': {
		name: 'Premier joueur',
		gloss: 'first player',
		aliases: ['first player', 'who starts'],
		does: 'Chosen at setup, starts every round. Heroes follow clockwise.'
	},
	'phase:recovery': {
		name: 'Remise en forme',
		gloss: 'recovery',
		aliases: ['recovery', 'refresh'],
		does: 'At the start of a round all hero cards go back to their fit side.'
	},
	'phase:destiny': {
		name: 'Phase du Destin',
		gloss: 'destiny phase',
		aliases: ['destiny phase', 'phase A', 'throwing dice'],
		does: 'Throw the five white dice and the black one; the black one says which are won. While white dice are left, throw again or stop.',
		when: 'First phase of a hero’s turn. The first throw is compulsory.'
	},
	reroll: {
		name: 'Throwing again or stopping',
		aliases: ['reroll', 're-roll', 'relance', 'stop', 'push your luck', 'throw again', 'throw the dice again'],
		does: 'After 1, 2 or 3 white dice or Tanatloc, all dice left may be thrown again with the black one. Dice not won are lost.',
		meets: ['Déesse-sans-nom and Ogotaï allow no further throw.']
	},
	'phase:chaams': {
		name: 'Phase des Chaams',
		gloss: 'Chaams phase',
		aliases: ['chaams phase', 'phase B', 'placing chaams', 'chaam'],
		does: 'One Chaams for each symbol won, drawn and placed before the next: on the hero’s place, the one before, or the next if discovered.',
		meets: ['Chaams dice then leave the hero card.', 'No symbol: no phase.']
	},
	'phase:action': {
		name: 'Phase d’Action',
		gloss: 'action phase',
		aliases: ['action phase', 'phase C', 'actions'],
		does: 'In any order and as often as possible: draw, discover, move, pay a step, eliminate Chaams, use the power. Nothing is compulsory.',
		when: 'Last phase of a hero; its card is then turned to the tired side.'
	},
	'draw-cards': {
		name: 'Drawing skill cards',
		aliases: ['draw', 'drawing', 'piocher'],
		does: 'A die spent draws its full value: one, two or three cards. Then the limit of ten is checked.'
	},
	reveal: {
		name: 'Discovering a place',
		aliases: ['reveal', 'discover', 'turn over', 'découvrir'],
		does: 'From the last discovered place a travel die turns the next one over, for good. Places 4 and 8 take two together.',
		meets: ['Its symbols bring Chaams.', 'The step of the place one stands on need not be paid.']
	},
	move: {
		name: 'Moving on',
		aliases: ['move', 'travel', 'avancer'],
		does: 'A travel die leads to the next place if it is discovered. One place at a time, never back.',
		meets: ['From places 2, 4 and 6 the step must be paid.']
	},
	eliminate: {
		name: 'Eliminating a Chaams',
		aliases: ['eliminate', 'kill a chaam', 'remove', 'éliminer'],
		does: 'Discard as many cards of the Chaams’ skill as its level. The Chaams goes to its discard.',
		when: 'In the action phase, only on the hero’s own place, without a die.'
	},
	'phase:ogotai': {
		name: 'Phase d’Ogotaï',
		gloss: 'Ogotaï’s phase, the end of a round',
		aliases: ['ogotai phase', 'ogotai turn', 'end of round', 'ogotäi', 'ogotaï'],
		does: 'Ogotaï climbs one space. As many Chaams as its value are drawn one by one, each put on the free discovered place nearest to the laboratory.',
		meets: ['Summit reached, no free place or no Chaams left: the game is lost.']
	},
	pile: {
		name: 'Pioche',
		gloss: 'draw pile',
		aliases: ['pile', 'draw pile', 'deck'],
		does: 'Two piles: skill cards (39 with 3 heroes, 36 with 4) and Chaams (18).'
	},
	discard: {
		name: 'Défausse',
		gloss: 'discard',
		aliases: ['discard', 'discard pile'],
		does: 'One for each pile. It comes back, shuffled, when its pile runs out.'
	},
	reshuffle: {
		name: 'Shuffling the discard',
		aliases: ['reshuffle', 'new pile', 'mélanger'],
		does: 'A pile that ran out is made of its well-shuffled discard. Comparse keeps count and says so.'
	},

	'end:victory': {
		name: 'Victory',
		gloss: 'defeating Ogotaï',
		aliases: ['win', 'victory', 'last step', 'six identical', 'gagner'],
		does: 'A hero in the laboratory discards six identical cards of any skill: everybody wins at once.',
		when: 'In that hero’s action phase, without die or journey.'
	},
	'end:track': {
		name: 'Defeat: the summit',
		aliases: ['track defeat', 'lost at the summit'],
		does: 'Ogotaï arrives on the fifteenth space.',
		when: 'Ogotaï’s phase, before anything is drawn.'
	},
	'end:no-place': {
		name: 'Defeat: no free place',
		aliases: ['no empty place', 'all places occupied'],
		does: 'Ogotaï must place a Chaams while every discovered place already has one.',
		when: 'Only in Ogotaï’s phase. In the Chaams phase they can always be piled up.'
	},
	'end:no-chaams': {
		name: 'Defeat: no Chaams left',
		aliases: ['chaams out', 'empty chaams pile', '18 placed'],
		does: 'A Chaams must be drawn while all eighteen are on the path.',
		when: 'At any time: Chaams phase, discovered place, Ogotaï’s phase.'
	},

	players: {
		name: 'Number of players',
		aliases: ['players', 'how many heroes', 'solo'],
		does: 'With 3 or 4, one hero each. With 2, two heroes each, taking turns. Alone, three heroes. With 1 or 3 a fourth hero is possible.'
	},
	'variant:fourth-hero': {
		name: 'Option: 4e Héros',
		gloss: 'fourth hero',
		aliases: ['fourth hero', '4th hero', 'easier'],
		does: 'With 1 or 3 players a fourth hero makes the game easier. Three players lead it in turn.'
	},
	'variant:level3': {
		name: 'Option: Chaams de valeur 3',
		gloss: 'level 3 Chaams',
		aliases: ['level 3', 'hard mode', 'difficult', 'harder'],
		does: 'Six Chaams of level 1 make way for the six of level 3. The pile keeps eighteen cards.'
	},
	challenge: {
		name: 'Défis',
		gloss: 'challenges',
		aliases: ['challenge', 'challenges', 'défi', 'achievements'],
		does: 'Twenty challenges on two cards. A game validates one at most, chosen by the table. Comparse keeps the list of those your box has seen.',
		when: 'At the end of the game.',
		prints: 'What each challenge asks for. Note it in your own words.'
	},

	depth: {
		name: 'What is tracked',
		gloss: 'everything, the essentials, or dice',
		aliases: ['depth', 'tracking', 'light mode'],
		does: 'Everything: hands and Chaams card by card. Essentials: by number and by place. Dice: dice and track only. It can be changed during play; tracking more, Comparse asks for a count.'
	},
	clock: { name: 'Rounds left', aliases: ['clock', 'time', 'how many rounds'], does: 'Fifteen minus Ogotaï’s space, this round included.' },
	forecast: {
		name: 'What Ogotaï will do',
		aliases: ['forecast', 'margin', 'danger'],
		does: 'Before he climbs, Comparse says whether the board holds: free places and Chaams in stock against the next space, and what would save the game.',
		meets: ['Clearing a place, or discovering one without symbols, adds a slot.', 'Eliminating Chaams refills the stock.']
	},
	odds: {
		name: 'Odds',
		aliases: ['chances', 'probability', 'percentages'],
		does: 'Exact, by the same calculation as play. “?”: they assume one of each symbol on a die until you confirm it. “≈”: something is simplified. “≥”: at least this. Touch a chance to read what it assumes.'
	},
	advice: {
		name: 'Advice on throwing again',
		gloss: 'goal and price',
		aliases: ['advice', 'should I reroll', 'price of a chaams'],
		does: 'Say what you are after: Comparse weighs what a throw brings, in cards, against what a Chaams costs. Throwing again is advised while that cost stays below the price up to which the throw pays off; once the goal is reached, better stop. The basic cost is the mean level of the Chaams to come; it doubles when every possible place is one Ogotaï needs.',
		meets: ['When one more Chaams may lose the game there is no price: look at the odds of losing.']
	}
} as const satisfies Record<string, EntryText>;
