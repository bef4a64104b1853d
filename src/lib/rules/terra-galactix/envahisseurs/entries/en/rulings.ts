import type { EntryText } from '../../../../entries.ts';

/** How this game’s rules are read where the booklet leaves something open. */
export const rulings = {
	'ruling:A42': {
		name: 'Deux attaques sur la même cible',
		gloss: 'two attacks on the same target',
		aliases: ['attack again', 'same saucer'],
		does: 'To attack the same target again the saucer must move first. Another target from the same place is allowed.',
		ruling: 'The text of page 27 speaks of the target, its margin of the intersection; we follow the text. The table sees to it.'
	},
	'ruling:A43': {
		name: 'Attaquer depuis la base',
		gloss: 'attacking from the base',
		aliases: ['shoot from base', 'attack without saucer'],
		does: 'A Laser or a Méga Laser takes a saucer on an intersection. A Super Nova does not.',
		ruling: 'Shots start at a saucer; the Super Nova acts from afar.'
	},
	'ruling:A44': {
		name: 'Parade tout ou rien',
		gloss: 'all or nothing',
		aliases: ['partial defence', 'mix shields'],
		does: 'A defence meets the whole attack, with one kind of cards. You may also choose not to defend: you keep your cards and the saucer explodes.',
		ruling: 'Page 34 obliges nobody to parry several Lasers; it does not provide for a partial defence.'
	},
	'ruling:A45': {
		name: 'Combien de Super Nova',
		gloss: 'how many Super Novas',
		aliases: ['several pairs'],
		does: 'As many pairs as one likes in one’s turn, never at a saucer in its base nor at an ally.',
		ruling: 'The booklet sets no number.'
	},
	'ruling:A53': {
		name: 'Une nouvelle carte pour une soucoupe détruite',
		gloss: 'a new card for a destroyed saucer',
		aliases: ['relaunch', 'tied card', 'bring a saucer back'],
		does: 'A destroyed saucer waits for a newly played Soucoupe card; besides, never more saucers in flight than cards face up. Two cards for each camp at most.',
		ruling: 'Pages 24, 28, 29 and 32 go together. An option counts only the open cards.'
	},
	'ruling:A63': {
		name: 'Quatre cartes, tout mélangé',
		gloss: 'four cards, everything shuffled',
		aliases: ['five cards', 'deal'],
		does: 'Set-up as in L’Invasion: four cards. Everything is shuffled before the deal, since nothing happens on drawing.',
		ruling: 'Page 38 gives no number; an option allows five.'
	},
	'ruling:A64': {
		name: 'Qui subit les bunkers',
		gloss: 'who undergoes the fire',
		aliases: ['fire at all', 'only the player'],
		does: 'Only the saucers of the camp whose turn it is, if they are on a lit line.',
		ruling:
			'Page 38 puts the fire that a player undergoes into that player’s own turn. An option aims at all saucers every turn, as in L’Invasion.'
	},
	'ruling:A65': {
		name: 'Vies ou permis',
		gloss: 'lives or licences',
		aliases: ['elimination', 'no saucer cards'],
		does: 'Soucoupe cards are licences to fly: nobody is eliminated. A landed saucer no longer needs one, but the idle card does not relaunch a destroyed saucer.',
		ruling: 'The margin says that lives are in the pile.'
	},
	'ruling:A66': {
		name: 'Choix de la phase 1',
		gloss: 'choices of phase 1',
		aliases: ['phase 1 list'],
		does: 'Those of La Guerre galactique, Soucoupe cards included.',
		ruling: 'Otherwise nobody could leave again.'
	},
	'ruling:A67': {
		name: 'Super Nova sur une soucoupe posée',
		gloss: 'Super Nova at a landed saucer',
		aliases: ['attack on earth'],
		does: 'A saucer on Earth is out of reach.',
		ruling: 'Page 33 was written for a game without Earth. An option allows it.'
	},
	'ruling:A68': {
		name: 'Giga Bouclier et ennemis derrière',
		gloss: 'Giga Bouclier and enemies behind',
		aliases: ['giga protects enemy'],
		does: 'It covers enemies farther out on the line too.',
		ruling: 'It stops the beam itself.'
	},
	'ruling:A69': {
		name: 'Un tir de bunker par soucoupe',
		gloss: 'one bunker shot for each saucer',
		aliases: ['only once', 'two shots'],
		does: 'One damage for one, two or three Lasers, or a Méga Laser; once for each saucer, after its own move. A saucer that has shot neither moves nor lands any more this turn.',
		ruling: 'Page 38 puts this shot at the end of the move, once for each saucer. The breach may serve the other saucer in the same turn.'
	},
	'ruling:A70': {
		name: 'Pas de cartes entre alliés',
		gloss: 'no cards between allies',
		aliases: ['co-operation', 'give a card'],
		does: 'The co-operation of L’Invasion does not apply.',
		ruling: 'Page 38 does not mention it.'
	},
	'ruling:A71': {
		name: 'Un contre un',
		gloss: 'one against one',
		aliases: ['two players', 'two hands', 'opposite camps'],
		does: 'Each plays two camps that face each other, A and C or B and D, as two allies, with a hand of four for each.',
		ruling: 'Page 36 sets the two camps of a duel face to face. Playing two allies means two hands; an option gives one to each player.'
	},
	'ruling:A72': {
		name: 'Doubles jaunes',
		gloss: 'yellow doubles',
		aliases: ['equal yellows'],
		does: 'With two yellow dice two numbers fire; equal ones fire once. Never a Resistance.',
		ruling: 'Page 38 rules it out.'
	},
	'ruling:A73': {
		name: 'Le nom du jeu',
		gloss: 'the name of the game',
		aliases: ['guerre de envahisseurs'],
		does: 'We write La Guerre des Envahisseurs.',
		ruling: 'The heading of page 38 has lost a letter.'
	},
	'ruling:A74': {
		name: 'Couleur par équipe',
		gloss: 'colour by team',
		aliases: ['colour lock', 'shared breach'],
		does: 'Each team has its own colour first; that of the other does not bind it. A breach serves everybody.',
		ruling: 'A squadron is a team’s.'
	},
	'ruling:A75': {
		name: 'Attaquer à tout moment',
		gloss: 'attacking at any moment',
		aliases: ['attack before the dice', 'when to attack'],
		does: 'From the end of phase 1 to the end of the turn, so before the dice too.',
		ruling: 'Page 38 says at any moment of one’s turn. An option waits for the dice.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
