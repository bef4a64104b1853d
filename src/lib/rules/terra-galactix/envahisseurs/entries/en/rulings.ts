import type { EntryText } from '../../../../entries.ts';

/** Rulings on what the rulebook leaves open. */
export const rulings = {
	'ruling:A42': {
		name: 'Two attacks on the same target',
		gloss: 'Deux attaques sur la même cible',
		aliases: ['attack again', 'same saucer'],
		does: 'To attack the same target again the saucer must move first. Another target from the same place is allowed.',
		ruling: 'The text on page 27 mentions the target, the margin the intersection; we follow the text. It’s up to you to check.'
	},
	'ruling:A43': {
		name: 'Attacking from the base',
		gloss: 'Attaquer depuis la base',
		aliases: ['shoot from base', 'attack without saucer'],
		does: 'For a Laser or Méga Laser you need a saucer on an intersection. For a Super Nova you don’t.',
		ruling: 'Shots come from a saucer; the Super Nova works at any distance.'
	},
	'ruling:A44': {
		name: 'All-or-nothing defence',
		gloss: 'Parade tout ou rien',
		aliases: ['partial defence', 'mix shields'],
		does: 'Block the whole attack with one kind of card. You may also choose not to defend: you keep your cards and the saucer explodes.',
		ruling: 'Page 34 says you don’t have to block several Lasers; it doesn’t mention a partial defence.'
	},
	'ruling:A45': {
		name: 'How many Super Novas',
		gloss: 'Combien de Super Nova',
		aliases: ['several pairs'],
		does: 'As many pairs as you like on your turn, never on a saucer in its base or a partner.',
		ruling: 'The rulebook sets no limit.'
	},
	'ruling:A53': {
		name: 'A new card for a destroyed saucer',
		gloss: 'Une nouvelle carte pour une soucoupe détruite',
		aliases: ['relaunch', 'tied card', 'bring a saucer back'],
		does: 'A destroyed saucer needs a newly played Soucoupe card, and you can’t have more saucers flying than face-up cards. Two cards per side at most.',
		ruling: 'Pages 24, 28, 29 and 32 fit together. An option only counts face-up cards.'
	},
	'ruling:A63': {
		name: 'Four cards, everything shuffled',
		gloss: 'Quatre cartes, tout mélangé',
		aliases: ['five cards', 'deal'],
		does: 'Setup as in L’Invasion: four cards. Shuffle everything before dealing, since nothing happens when you draw.',
		ruling: 'Page 38 gives no number; an option allows five.'
	},
	'ruling:A64': {
		name: 'Who gets shot by bunkers',
		gloss: 'Qui subit les bunkers',
		aliases: ['fire at all', 'only the player'],
		does: 'Only the saucers of the side whose turn it is, if they’re in a line of fire.',
		ruling: 'On page 38, players are only shot at on their own turn. An option targets every saucer every turn, as in L’Invasion.'
	},
	'ruling:A65': {
		name: 'Lives or licences',
		gloss: 'Vies ou permis',
		aliases: ['elimination', 'no saucer cards'],
		does: 'Soucoupe cards are flight licences: nobody is eliminated. A landed saucer no longer needs one, but its spare card doesn’t relaunch a destroyed saucer.',
		ruling: 'The margin says lives are in the draw pile.'
	},
	'ruling:A66': {
		name: 'Choices of phase 1',
		gloss: 'Choix de la phase 1',
		aliases: ['phase 1 list'],
		does: 'Those of La Guerre galactique, Soucoupe cards included.',
		ruling: 'Otherwise nobody could take off again.'
	},
	'ruling:A67': {
		name: 'Super Nova at a landed saucer',
		gloss: 'Super Nova sur une soucoupe posée',
		aliases: ['attack on earth'],
		does: 'A saucer on Earth is out of reach.',
		ruling: 'Page 33 was written for a game without Earth. An option allows it.'
	},
	'ruling:A68': {
		name: 'Giga Bouclier and enemies behind',
		gloss: 'Giga Bouclier et ennemis derrière',
		aliases: ['giga protects enemy'],
		does: 'It also covers enemies further out on the line.',
		ruling: 'It stops the shot itself.'
	},
	'ruling:A69': {
		name: 'One shot at a bunker per saucer',
		gloss: 'Un tir sur un bunker par soucoupe',
		aliases: ['only once', 'two shots'],
		does: 'One hit for one, two or three Lasers, or a Méga Laser; once per saucer, after its own move. A saucer that has shot can’t move or land any more this turn.',
		ruling: 'Page 38 puts this shot at the end of the move, once per saucer. Your other saucer may use the breach the same turn.'
	},
	'ruling:A70': {
		name: 'No cards between partners',
		gloss: 'Pas de cartes entre alliés',
		aliases: ['co-operation', 'give a card'],
		does: 'L’Invasion’s cooperation rules don’t apply.',
		ruling: 'Page 38 doesn’t mention it.'
	},
	'ruling:A71': {
		name: 'One against one',
		gloss: 'Un contre un',
		aliases: ['two players', 'two hands', 'opposite camps'],
		does: 'Each player runs two opposite sides, A and C or B and D, like two partners, with a hand of four for each.',
		ruling: 'Page 36 sets the two sides of a duel face to face. Playing two partners means two hands; an option gives one per player.'
	},
	'ruling:A72': {
		name: 'Yellow doubles',
		gloss: 'Doubles jaunes',
		aliases: ['equal yellows'],
		does: 'With two yellow dice, two numbers fire; if they match, they fire once. Never a Resistance.',
		ruling: 'Page 38 rules it out.'
	},
	'ruling:A73': {
		name: 'The name of the game',
		gloss: 'Le nom du jeu',
		aliases: ['guerre de envahisseurs'],
		does: 'We write La Guerre des Envahisseurs.',
		ruling: 'The heading on page 38 is missing a letter.'
	},
	'ruling:A74': {
		name: 'Colour by team',
		gloss: 'Couleur par équipe',
		aliases: ['colour lock', 'shared breach'],
		does: 'Each team has its own first colour; the other team’s doesn’t matter. Anyone can use a breach.',
		ruling: 'A squadron belongs to one team.'
	},
	'ruling:A75': {
		name: 'Attacking at any moment',
		gloss: 'Attaquer à tout moment',
		aliases: ['attack before the dice', 'when to attack'],
		does: 'From the end of phase 1 to the end of your turn, so before rolling too.',
		ruling: 'Page 38 says at any time during your turn. An option makes you wait for the dice.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
