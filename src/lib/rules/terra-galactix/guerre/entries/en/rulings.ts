import type { EntryText } from '../../../../entries.ts';

/** Articles: rulings on unclear or contradictory passages. */
export const rulings = {
	'ruling:A08': {
		name: 'Staying in the mothership',
		gloss: 'Rester au vaisseau mère',
		aliases: ['must leave', 'stay in base', 'return to base', 'camp in base'],
		does: 'You may enter your mothership and stop there. Next turn, Comparse assumes the saucer takes off again: if it stays, enter it.',
		ruling:
			'Page 26 moves every saucer that’s allowed to fly and lets you stop when you enter; staying on the next turn is only in the margin. An option makes saucers leave, except one that came back this turn or can’t fly.'
	},
	'ruling:A77': {
		name: 'Black hole in the middle of a move',
		gloss: 'Trou noir au milieu d’un déplacement',
		aliases: ['interrupt a move', 'black hole mid-move', 'at any moment'],
		does: 'Make the trip before or after rolling, before or after a saucer moves, or between your two saucers. Not between two steps of the same die.',
		ruling:
			'Page 26 says “at any time”, but it refers to page 7, which lists the moments. The option only changes the reminder: Comparse doesn’t see moves.'
	},
	'ruling:A40': {
		name: 'Two dice, not three',
		gloss: 'Deux dés, pas trois',
		aliases: ['three dice', 'yellow die', 'how many dice'],
		does: 'You always roll red and blue.',
		ruling: 'The summary on page 25 mentions three dice; pages 24 and 26 say two. The summary comes from L’Invasion.'
	},
	'ruling:A41': {
		name: 'No shock wave',
		gloss: 'Pas d’onde de choc',
		aliases: ['shock wave', 'drawing a supernova'],
		does: 'A Super Nova you draw stays in your hand and doesn’t trigger anything.',
		ruling:
			'The note on page 25 mentions a shock wave, but on pages 29 and 33 Super Novas are played in pairs. The note comes from L’Invasion.'
	},
	'ruling:A42': {
		name: 'Attacking twice',
		gloss: 'Attaquer deux fois',
		aliases: ['second attack', 'same target', 'one attack per intersection'],
		does: 'A saucer can only attack the same target again after moving. Another target from the same place is allowed.',
		ruling:
			'The text limits by target, the margin by intersection. We follow the text, per saucer; the option counts per player or follows the margin. It only changes the reminder: Comparse doesn’t see the board.'
	},
	'ruling:A43': {
		name: 'When and from where to attack',
		gloss: 'Quand et d’où attaquer',
		aliases: ['attack before dice', 'shoot from base'],
		does: 'In phase 3 only, and from an intersection. A Super Nova needs no saucer.',
		ruling: 'Page 25 puts attacks in phase 3. You can overrule it.'
	},
	'ruling:A44': {
		name: 'Partial defence',
		gloss: 'Parer à moitié',
		aliases: ['partial defence', 'mix shield and giga'],
		does: 'All or nothing, with one kind of card. If you can’t block everything, discard nothing.',
		ruling: 'Page 34 says you don’t have to defend yourself.'
	},
	'ruling:A45': {
		name: 'When to play a Super Nova',
		gloss: 'Quand jouer une Super Nova',
		aliases: ['several supernovas', 'supernova on ally'],
		does: 'On your turn, in phase 3, as many pairs as you like, never on yourself, a partner or a saucer at home.',
		ruling: 'The rulebook doesn’t say when or how many.'
	},
	'ruling:A46': {
		name: 'Cargo in a black hole',
		gloss: 'La soute dans un Trou noir',
		aliases: ['cargo black hole', 'teleport cargo'],
		does: 'It travels with the saucer.',
		ruling: 'Nothing says that cargo is lost.'
	},
	'ruling:A47': {
		name: 'When a Galactix can’t scatter',
		gloss: 'Éparpiller vers une place impossible',
		aliases: ['off the board', 'occupied place', 'galactix on earth'],
		does: 'Earth, a mothership, the edge, no line, a saucer or a stack of three: the token stays where the saucer exploded. A stack of one or two can take more.',
		ruling: 'Page 28 lists impossible places; the limit of three comes from page 31.'
	},
	'ruling:A48': {
		name: 'Two aboard, two or three ahead',
		gloss: 'Deux en soute, deux ou trois devant',
		aliases: ['example page 31', 'more than 2 or 3'],
		does: 'Two plus two or two plus three is too many: go around. Two plus one is fine.',
		ruling: 'The example on page 31 reads “2 or 3”.'
	},
	'ruling:A49': {
		name: 'Is loading compulsory?',
		gloss: 'Charger est-il obligatoire ?',
		aliases: ['pick up', 'leave galactix', 'pass over'],
		does: 'No: take everything on the intersection or leave it all there. Either way, the limit of three applies.',
		ruling:
			'Page 26 says you may; on page 31 the saucer comes down on all the tokens at once. The option makes loading compulsory and only changes the reminder: Comparse doesn’t see the board.'
	},
	'ruling:A50': {
		name: 'Too many Galactix when you lift it',
		gloss: 'Trop de Galactix en soulevant',
		aliases: ['too many galactix', 'bad memory', 'overload'],
		does: 'The saucer goes back one intersection, its move ends and the tokens stay.',
		ruling: 'The rulebook doesn’t say what happens if you misremember. Comparse only refuses when cargo is visible.'
	},
	'ruling:A51': {
		name: 'A discovery without enough room',
		gloss: 'Découverte sans assez de place',
		aliases: ['full star', 'empty stock', 'hold nearly full'],
		does: 'Three at most on the star or in the hold, and never more than the stock. The rest stays in the stock.',
		ruling: 'Page 30 says so for the hold; the same limit applies to the star.'
	},
	'ruling:A52': {
		name: 'Discovering without a die',
		gloss: 'Découvrir sans dé',
		aliases: ['discovery after black hole', 'arrive on a star', 'stay on a star'],
		does: 'You need a die move of at least one step. Reappearing on a star discovers nothing; a move doubled by a Pulsar counts.',
		ruling: 'Page 29 says so for the escape; we extend it to every trip.'
	},
	'ruling:A53': {
		name: 'Whose is the Soucoupe card?',
		gloss: 'À qui est la carte Soucoupe ?',
		aliases: ['relaunch', 'free licence', 'spare card'],
		does: 'A destroyed saucer needs a newly played card; another saucer’s unused card isn’t enough. It can take off the same turn.',
		ruling: 'Pages 24, 28, 29 and 32 ask for a new card. With the option, only the number counts, as on page 26.'
	},
	'ruling:A54': {
		name: 'Partial delivery, or elsewhere',
		gloss: 'Déposer une partie, ou ailleurs',
		aliases: ['deliver to ally', 'keep one galactix'],
		does: 'Your whole cargo, and only into your own side’s mothership.',
		ruling: 'Page 35 confirms it for partners.'
	},
	'ruling:A55': {
		name: 'Finishing the round',
		gloss: 'Finir le tour de table',
		aliases: ['equal turns', 'last round'],
		does: 'No: the game stops right away.',
		ruling: 'Page 34 ends the game with the fourth Galactix.'
	},
	'ruling:A56': {
		name: 'Bonus for six, ties, teams',
		gloss: 'Bonus de six, égalités, équipes',
		aliases: ['bonus', 'two points', 'tournament tie', 'team tournament'],
		does: 'Two points instead of the winner’s one. Ties are shared; you may count games won.',
		ruling: 'The rulebook has no tournament for Alliance or Duel: everyone scores their own Galactix, and each winner gets the bonus.'
	},
	'ruling:A57': {
		name: 'Alliance: ties and partners',
		gloss: 'Alliance : égalité et alliés',
		aliases: ['draw', 'attack an ally', 'seating'],
		does: 'Equal totals: a draw. Partners sit opposite each other, can’t attack each other and can’t help with cards.',
		ruling: 'The rulebook doesn’t say. An option gives a tie to the team that ended the game.'
	},
	'ruling:A58': {
		name: 'Duel: cards and deliveries',
		gloss: 'Duel : cartes et dépôts',
		aliases: ['two players', 'duel licences', 'one side each'],
		does: 'Four Soucoupe cards per player, playable on either side’s turn; each saucer delivers to its own mothership; phase 1 every turn. Two players without the Duel: one side each, a house rule.',
		ruling: 'The rulebook offers the Duel as the game for two and leaves these points open.'
	},
	'ruling:A59': {
		name: 'Pulsar and saucers carried',
		gloss: 'Pulsar et soucoupes portées',
		aliases: ['pulsar carrier', 'double then subtract'],
		does: 'Double, then subtract one point per saucer carried; never below zero.',
		ruling: 'The rulebook doesn’t say which comes first.'
	},
	'ruling:A60': {
		name: 'Coming home with passengers',
		gloss: 'Rentrer avec des passagers',
		aliases: ['parasites in base', 'carrier at home'],
		does: 'Saucers from the same side go in too; the others stay on the intersection you just left, in order.',
		ruling: 'You can only enter your own mothership.'
	},
	'ruling:A61': {
		name: 'Loaded, on an occupied star',
		gloss: 'Chargée, sur une étoile occupée',
		aliases: ['black hole occupied loaded', 'dock loaded'],
		does: 'It can’t dock: reveal another Galactix card.',
		ruling: 'Only an empty saucer docks, so page 7 applies again.'
	},
	'ruling:A62': {
		name: 'Convoys: attacks, discoveries, loading',
		gloss: 'Convois : attaques, découvertes, chargements',
		aliases: ['supernova on stack', 'parasite attack', 'load in a stack'],
		does: 'A Parasite can attack its neighbours on its turn. A Super Nova targets the bottom saucer, which also takes the Galactix. Only the saucer whose die was used discovers.',
		ruling: 'The rulebook only says the bottom saucer is attacked; the rest follows.'
	},
	'ruling:A79': {
		name: 'Black hole to a star that’s too full',
		gloss: 'Trou noir vers une étoile trop chargée',
		aliases: ['does not fit', 'redraw', 'another galactix card'],
		does: 'If the Galactix there don’t fit in the hold, the owner says so and reveals another card.',
		ruling: 'Never more than three on an intersection, hold included (p. 31). Comparse only checks it when cargo is visible.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
