import type { EntryText } from '../../../entries.ts';

export const play = {
	round: {
		name: 'Round',
		gloss: 'Tour de jeu',
		aliases: ['round', 'order of play'],
		does: 'Recovery, then one turn per hero, then Ogotaï’s phase. The heroes’ order never changes.'
	},
	preparation: {
		name: 'Getting the box ready',
		gloss: 'contents, stickers, bases',
		aliases: ['contents', 'components', 'stickers', 'bases', 'standees'],
		does: 'In the box: 48 skill cards, 24 Chaams, 8 locations, the Ogotaï card, 6 heroes, 3 cards for the war track, 3 reference cards, 2 challenge cards, 7 standees with their bases, 6 dice and a sheet of stickers. Before your very first game, stick the symbols on the dice, following the diagrams in the rulebook.',
		when: 'The stickers once; the bases every game.'
	},
	'first-player': {
		name: 'First player',
		gloss: 'Premier joueur',
		aliases: ['first player', 'who starts'],
		does: 'Chosen at setup; starts every round. Heroes follow clockwise.'
	},
	'phase:recovery': {
		name: 'Recovery',
		gloss: 'Remise en forme',
		aliases: ['recovery', 'refresh'],
		does: 'At the start of a round, turn all hero cards ready side up.'
	},
	'phase:destiny': {
		name: 'Destiny phase',
		gloss: 'Phase du Destin',
		aliases: ['destiny phase', 'phase A', 'throwing dice'],
		does: 'Roll the five white dice and the black one; the black die says which you get. While white dice are left, roll again or stop.',
		when: 'First phase of a hero’s turn. You must roll at least once.'
	},
	reroll: {
		name: 'Roll again or stop',
		aliases: ['reroll', 're-roll', 'relance', 'stop', 'push your luck', 'throw again', 'throw the dice again'],
		does: 'After 1, 2 or 3 white dice or Tanatloc, you may roll all the remaining dice again with the black one. Dice you don’t win are lost.',
		meets: ['After the Nameless Goddess or Ogotaï you can’t roll again.']
	},
	'phase:chaams': {
		name: 'Chaams phase',
		gloss: 'Phase des Chaams',
		aliases: ['chaams phase', 'phase B', 'placing chaams', 'chaam'],
		does: 'For each symbol you won, draw a Chaam and place it before drawing the next: on the hero’s location, the one before, or the next if it’s revealed.',
		meets: ['Then remove the Chaam dice from the hero card.', 'No symbol: no phase.']
	},
	'phase:action': {
		name: 'Action phase',
		gloss: 'Phase d’Action',
		aliases: ['action phase', 'phase C', 'actions'],
		does: 'In any order, as often as you can: draw, reveal, move, complete a step, eliminate Chaams, use your power. Nothing is compulsory.',
		when: 'Last phase of a hero’s turn; then turn its card tired side up.'
	},
	'draw-cards': {
		name: 'Drawing skill cards',
		aliases: ['draw', 'drawing', 'piocher'],
		does: 'A die draws its full value: one, two or three cards. Then check the ten-card limit.'
	},
	reveal: {
		name: 'Revealing a location',
		aliases: ['reveal', 'discover', 'turn over', 'découvrir'],
		does: 'From the last revealed location, a travel die turns over the next one for good. Locations 4 and 8 need two at once.',
		meets: ['Its symbols bring in Chaams.', 'You don’t need to have completed your location’s step.']
	},
	move: {
		name: 'Moving',
		aliases: ['move', 'travel', 'avancer'],
		does: 'A travel die takes you to the next location if it’s revealed. One location at a time, never back.',
		meets: ['To leave locations 2, 4 and 6 you must complete the step.']
	},
	eliminate: {
		name: 'Eliminating a Chaam',
		aliases: ['eliminate', 'kill a chaam', 'remove', 'éliminer'],
		does: 'Discard as many cards of the Chaam’s skill as its level. The Chaam goes to its discard pile.',
		when: 'In the Action phase, only on the hero’s own location, without a die.'
	},
	'phase:ogotai': {
		name: 'Ogotaï’s phase',
		gloss: 'Phase d’Ogotaï',
		aliases: ['ogotai phase', 'ogotai turn', 'end of round', 'ogotäi', 'ogotaï'],
		does: 'Ogotaï climbs one space. If it has a value, draw that many Chaams one by one and put each on the free revealed location closest to the laboratory.',
		meets: ['Summit reached, no free location or no Chaams left: you lose.']
	},
	pile: {
		name: 'Draw pile',
		gloss: 'Pioche',
		aliases: ['pile', 'draw pile', 'deck'],
		does: 'Two draw piles: skill cards (39 with 3 heroes, 36 with 4) and Chaams (18).'
	},
	discard: {
		name: 'Discard pile',
		gloss: 'Défausse',
		aliases: ['discard', 'discard pile'],
		does: 'One per draw pile. It’s shuffled back in when its draw pile runs out.'
	},
	reshuffle: {
		name: 'Shuffling the discards',
		aliases: ['reshuffle', 'new pile', 'mélanger'],
		does: 'When a draw pile runs out, shuffle its discards to make a new one. Comparse keeps count and reminds you.'
	},

	'end:victory': {
		name: 'Victory',
		gloss: 'defeating Ogotaï',
		aliases: ['win', 'victory', 'last step', 'six identical', 'gagner'],
		does: 'A hero in the laboratory discards six identical cards of any skill: everyone wins immediately.',
		when: 'In that hero’s Action phase; no die or travel needed.'
	},
	'end:track': {
		name: 'Defeat: the summit',
		aliases: ['track defeat', 'lost at the summit'],
		does: 'Ogotaï reaches the fifteenth space.',
		when: 'Ogotaï’s phase, before anything is drawn.'
	},
	'end:no-place': {
		name: 'Defeat: no free location',
		aliases: ['no empty place', 'all places occupied', 'no place free for the chaam'],
		does: 'Ogotaï must place a Chaam but every revealed location already has one.',
		when: 'Only in Ogotaï’s phase. In the Chaams phase you can always stack them.'
	},
	'end:no-chaams': {
		name: 'Defeat: no Chaams left',
		aliases: ['chaams out', 'empty chaams pile', '18 placed'],
		does: 'You must draw a Chaam but all eighteen are on the path.',
		when: 'At any time: Chaams phase, revealing a location, Ogotaï’s phase.'
	},

	players: {
		name: 'Number of players',
		aliases: ['players', 'how many heroes', 'solo'],
		does: 'With 3 or 4 players, one hero each. With 2, two heroes each, alternating. Solo, three heroes. With 1 or 3 you may add a fourth hero.'
	},
	'variant:fourth-hero': {
		name: 'Option: fourth hero',
		gloss: '4e Héros',
		aliases: ['fourth hero', '4th hero', 'easier'],
		does: 'With 1 or 3 players, a fourth hero makes the game easier. Three players take turns playing it.'
	},
	'variant:level3': {
		name: 'Option: level 3 Chaams',
		gloss: 'Chaams de valeur 3',
		aliases: ['level 3', 'hard mode', 'difficult', 'harder'],
		does: 'Replace six Chaams of level 1 with the six of level 3. The draw pile stays at eighteen cards.'
	},
	challenge: {
		name: 'Challenges',
		gloss: 'Défis',
		aliases: ['challenge', 'challenges', 'défi', 'achievements'],
		does: 'Twenty challenges on two cards. You can complete one per game at most, your choice. Comparse keeps a list of those you’ve done.',
		when: 'At the end of the game.',
		prints: 'What each challenge requires. Enter it in your own words.'
	},

	depth: {
		name: 'What to track',
		gloss: 'the war, dice, the essentials, or all of it',
		aliases: ['depth', 'tracking', 'light mode'],
		does: 'The war: Ogotaï’s track, and the Chaams and heroes on the path, each noted with one tap; dice only if you like. Dice: dice and track, without the path. Essentials: dice, path and the number of cards. All: hands and Chaams card by card. You can change it mid-game; if you track more, Comparse asks for what’s missing.'
	},
	clock: { name: 'Rounds left', aliases: ['clock', 'time', 'how many rounds'], does: 'Fifteen minus Ogotaï’s space, this round included.' },
	forecast: {
		name: 'What Ogotaï will do',
		aliases: ['forecast', 'margin', 'danger'],
		does: 'Before he climbs, Comparse says whether you’re safe: free locations and Chaams left against the next space, and what would save you.',
		meets: ['Clearing a location, or revealing one without symbols, frees up a slot.', 'Eliminating Chaams puts them back in the supply.']
	},
	odds: {
		name: 'Odds',
		aliases: ['chances', 'probability', 'percentages'],
		does: 'Exact, using the game’s own rules. “?”: assumes one of each symbol on a die until you confirm it. “≈”: approximate. “≥”: at least. Tap a chance to see what it assumes.'
	},
	advice: {
		name: 'Should you roll again?',
		gloss: 'goal and price',
		aliases: ['advice', 'should I reroll', 'price of a chaams'],
		does: 'Choose a goal: Comparse weighs what a roll brings, in cards, against what a Chaam costs. Roll again as long as that cost stays below the price at which the roll stops paying off; once you’ve reached the goal, better stop. The basic cost is the average level of the Chaams to come; it doubles if every possible location must stay free for Ogotaï.',
		meets: ['When one more Chaam could lose the game, forget the price: check the odds of losing.']
	}
} as const satisfies Record<string, EntryText>;
