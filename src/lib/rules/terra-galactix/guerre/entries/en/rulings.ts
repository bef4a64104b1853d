import type { EntryText } from '../../../../entries.ts';

/** Articles: rulings on unclear or contradictory passages. */
export const rulings = {
	'ruling:A08': {
		name: 'Rester au vaisseau mère',
		gloss: 'staying in the mother ship',
		aliases: ['must leave', 'stay in base', 'return to base', 'camp in base'],
		does: 'You may enter your mother ship and stop there. In the next turn Comparse takes it that the saucer leaves: if it stays, say so.',
		ruling:
			'Page 26 moves all saucers that are allowed to fly and lets you stop on entry; staying on the next turn is only hinted at in the margin. An option makes saucers leave, except one that came home this turn or is grounded.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un déplacement',
		gloss: 'black hole in the middle of a move',
		aliases: ['interrupt a move', 'black hole mid-move', 'at any moment'],
		does: 'The trip is made before the dice, or after them, before or after a saucer moves, or between the two saucers. Not between two steps of one die.',
		ruling:
			'Page 26 says “at any moment”, but it refers to page 7, which gives the moments. The option changes only the reminder: Comparse does not see moves.'
	},
	'ruling:A40': {
		name: 'Deux dés, pas trois',
		gloss: 'two dice, not three',
		aliases: ['three dice', 'yellow die', 'how many dice'],
		does: 'Red and blue are always thrown.',
		ruling: 'The summary on page 25 speaks of three dice; pages 24 and 26 say two. The summary comes from L’Invasion.'
	},
	'ruling:A41': {
		name: 'Pas d’onde de choc',
		gloss: 'no shock wave',
		aliases: ['shock wave', 'drawing a supernova'],
		does: 'A Super Nova that is drawn stays in hand and sets nothing off.',
		ruling: 'The note on page 25 speaks of a shock wave, but pages 29 and 33 play Super Novas in pairs. The note comes from L’Invasion.'
	},
	'ruling:A42': {
		name: 'Attaquer deux fois',
		gloss: 'attacking twice',
		aliases: ['second attack', 'same target', 'one attack per intersection'],
		does: 'A saucer aims at the same target again only after moving. Another target from the same place is allowed.',
		ruling:
			'The text limits by target, the margin by intersection. We follow the text, counted by saucer; the option counts by player or follows the margin. It changes only the reminder: Comparse does not see places.'
	},
	'ruling:A43': {
		name: 'Quand et d’où attaquer',
		gloss: 'when and from where to attack',
		aliases: ['attack before dice', 'shoot from base'],
		does: 'In phase 3 only, and from an intersection. A Super Nova needs no saucer.',
		ruling: 'Page 25 puts attacks in phase 3. The table may overrule it.'
	},
	'ruling:A44': {
		name: 'Parer à moitié',
		gloss: 'half a parry',
		aliases: ['partial defence', 'mix shield and giga'],
		does: 'All or nothing, of one kind. Whoever cannot parry everything discards nothing.',
		ruling: 'Page 34 says nobody has to defend.'
	},
	'ruling:A45': {
		name: 'Quand jouer une Super Nova',
		gloss: 'when to play a Super Nova',
		aliases: ['several supernovas', 'supernova on ally'],
		does: 'In your turn, in phase 3, as many pairs as you like, never on yourself, an ally or a saucer at home.',
		ruling: 'The booklet says neither when nor how many.'
	},
	'ruling:A46': {
		name: 'La soute dans un Trou noir',
		gloss: 'cargo in a black hole',
		aliases: ['cargo black hole', 'teleport cargo'],
		does: 'It travels with the saucer.',
		ruling: 'Nothing says that cargo is lost.'
	},
	'ruling:A47': {
		name: 'Éparpiller là où l’on ne peut pas',
		gloss: 'scattering where it is impossible',
		aliases: ['off the board', 'occupied place', 'galactix on earth'],
		does: 'Earth, a mother ship, the edge, no line, a saucer or a pile of three: the token stays where the saucer exploded. A pile of one or two takes more.',
		ruling: 'Page 28 lists impossible places; the limit of three comes from page 31.'
	},
	'ruling:A48': {
		name: 'Deux en soute, deux ou trois devant',
		gloss: 'two aboard, two or three ahead',
		aliases: ['example page 31', 'more than 2 or 3'],
		does: 'Two and two, two and three are too many: go round. Two and one are fine.',
		ruling: 'The example on page 31 reads “2 or 3”.'
	},
	'ruling:A49': {
		name: 'Charger est-il obligatoire ?',
		gloss: 'is loading compulsory?',
		aliases: ['pick up', 'leave galactix', 'pass over'],
		does: 'No: you may take what lies at the intersection, and then all of it, or leave it there. Either way the limit of three stays.',
		ruling:
			'Page 26 says that one may; on page 31 the saucer is put down on all tokens at once. The option makes loading compulsory and changes only the reminder: Comparse does not see places.'
	},
	'ruling:A50': {
		name: 'On soulève, et cela ne tient pas',
		gloss: 'lifted, and it does not fit',
		aliases: ['too many galactix', 'bad memory', 'overload'],
		does: 'The saucer goes back to the intersection before, its move ends and the tokens stay.',
		ruling: 'The booklet is silent on a wrong memory. Comparse refuses only where holds are shown.'
	},
	'ruling:A51': {
		name: 'Découverte sans assez de place',
		gloss: 'a discovery without enough room',
		aliases: ['full star', 'empty stock', 'hold nearly full'],
		does: 'Three at most on the star or in the hold, and no more than the stock. The rest stays there.',
		ruling: 'Page 30 says so for the hold; the same limit holds for the star.'
	},
	'ruling:A52': {
		name: 'Découvrir sans dé',
		gloss: 'discovering without a die',
		aliases: ['discovery after black hole', 'arrive on a star', 'stay on a star'],
		does: 'It takes a die move of at least one step. Reappearing on a star discovers nothing; a move doubled by a Pulsar counts.',
		ruling: 'Page 29 says so for the escape; we extend it to every trip.'
	},
	'ruling:A53': {
		name: 'À qui est la carte Soucoupe ?',
		gloss: 'whose is the Soucoupe card?',
		aliases: ['relaunch', 'free licence', 'spare card'],
		does: 'A destroyed saucer waits for a newly laid card; the card another one leaves idle is not enough. It may leave in the same turn.',
		ruling: 'Pages 24, 28, 29 and 32 ask for a new card. With the option only the number counts, as on page 26.'
	},
	'ruling:A54': {
		name: 'Déposer une partie, ou ailleurs',
		gloss: 'delivering a part, or elsewhere',
		aliases: ['deliver to ally', 'keep one galactix'],
		does: 'The whole hold, and only in the mother ship of its camp.',
		ruling: 'Page 35 confirms it among allies.'
	},
	'ruling:A55': {
		name: 'Finir le tour de table',
		gloss: 'finishing the round',
		aliases: ['equal turns', 'last round'],
		does: 'No: the game stops at once.',
		ruling: 'Page 34 stops the game with the fourth Galactix.'
	},
	'ruling:A56': {
		name: 'Bonus de six, égalités, équipes',
		gloss: 'bonus for six, ties, teams',
		aliases: ['bonus', 'two points', 'tournament tie', 'team tournament'],
		does: 'Two points replace the winner’s one. Ties are shared; the table may count games won.',
		ruling: 'The booklet has no tournament for Alliance or Duel: everybody scores their own Galactix, and the bonus goes to each winner.'
	},
	'ruling:A57': {
		name: 'Alliance : égalité et alliés',
		gloss: 'Alliance: ties and allies',
		aliases: ['draw', 'attack an ally', 'seating'],
		does: 'Equal totals: a draw. Allies sit opposite each other, do not attack each other and do not help by cards.',
		ruling: 'The booklet says nothing of it. An option gives a tie to the team that ended the game.'
	},
	'ruling:A58': {
		name: 'Duel : cartes et dépôts',
		gloss: 'Duel: cards and deliveries',
		aliases: ['two players', 'duel licences', 'one camp each'],
		does: 'Four Soucoupe cards a player, playable in the turn of either camp; each saucer delivers at home; phase 1 in every turn. Two players without the Duel: one camp each, a house rule.',
		ruling: 'The booklet gives the Duel as the game for two and leaves these points open.'
	},
	'ruling:A59': {
		name: 'Pulsar et soucoupes portées',
		gloss: 'Pulsar and saucers carried',
		aliases: ['pulsar carrier', 'double then subtract'],
		does: 'Double, then take off a point for each saucer carried; never less than nothing.',
		ruling: 'The booklet does not give the order.'
	},
	'ruling:A60': {
		name: 'Rentrer avec des passagers',
		gloss: 'coming home with passengers',
		aliases: ['parasites in base', 'carrier at home'],
		does: 'Saucers of the same camp go in too; the others stay on the intersection just left, in their order.',
		ruling: 'Nobody enters a mother ship but their own.'
	},
	'ruling:A61': {
		name: 'Chargée, sur une étoile occupée',
		gloss: 'loaded, on an occupied star',
		aliases: ['black hole occupied loaded', 'dock loaded'],
		does: 'It cannot dock: turn another Galactix card.',
		ruling: 'Only an empty saucer docks, so page 7 applies again.'
	},
	'ruling:A62': {
		name: 'Convois : attaques, découvertes, chargements',
		gloss: 'convoys: attacks, discoveries, loads',
		aliases: ['supernova on stack', 'parasite attack', 'load in a stack'],
		does: 'A Parasite attacks its neighbours in its turn. A Super Nova aims at the lowest, which also takes the Galactix. Only the saucer whose die was used discovers.',
		ruling: 'The booklet only says that the lowest is attacked; the rest follows.'
	},
	'ruling:A79': {
		name: 'Trou noir vers une étoile trop chargée',
		gloss: 'black hole to a star with too much on it',
		aliases: ['does not fit', 'redraw', 'another galactix card'],
		does: 'If the Galactix there do not fit into the hold, the owner says so and turns another card.',
		ruling: 'Never more than three on an intersection, hold included (p. 31). Comparse checks it only where holds are shown.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
