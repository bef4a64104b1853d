import type { EntryTexts } from '../../../entries.ts';
import type { FIGHTS } from '../../entries.ts';

/** Fights, moments for a card, the Invasion. */
export const fights: EntryTexts<typeof FIGHTS> = {
	fight: {
		name: 'Combat',
		gloss: 'how to fight',
		aliases: ['fight', 'flee', 'retreat', 'battle'],
		does: 'A Combat card that is turned is fought at once, without retreat, phase after phase, until one side has nobody left.',
		when: 'As soon as an exploration turns the card, or when an unbeaten card already waits on the planet.'
	},
	phase: {
		name: 'Phase de combat',
		gloss: 'phase of a fight',
		aliases: ['round', 'throw', 'simultaneous'],
		does: 'Both sides throw together, one die for each fighter standing at the start of the phase. Then losses are taken on both sides.',
		meets: ['Who falls in the phase has thrown all the same.']
	},
	value: {
		name: 'Valeur de combat',
		gloss: 'combat value',
		aliases: ['to hit', 'from', '5+', 'die top right'],
		does: 'The lowest face that hits. Unarmed, a team hits on 6. The best weapon counts, they do not add up.',
		prints: 'On a Combat card: the number of dice top left, the value top right.'
	},
	casualties: {
		name: 'Pertes',
		gloss: 'losses',
		aliases: ['who falls', 'order of losses', 'guards first', 'surplus hits'],
		does: 'Each hit goes to the first foe still standing: guards, then whom they guard. On your side allied Jaffas fall before members. A surplus hit is wasted.'
	},
	wounds: {
		name: 'Deux blessures',
		gloss: 'two wounds',
		aliases: ['boss', 'wounded', 'two hits', 'hit points'],
		does: 'Apophis and Amaunet fall only at the second hit. Wounded, they fight as before.',
		ruling: 'Wounds add up over phases: the booklet asks for two losses, not two at once.'
	},
	infected: {
		name: 'Membre infecté',
		gloss: 'infected member',
		aliases: ['infection', 'larva', 'out for good'],
		does: 'A member infected by Printas fights no more in this game. A team that is wholly infected leaves it.'
	},
	verdict: {
		name: 'Combat gagné ou perdu',
		gloss: 'fight won or lost',
		aliases: ['victory', 'draw', 'all down', 'outcome'],
		does: 'Won when no foe stands, even if the team falls in the same phase. Lost when all your members are down and a foe is left.',
		ruling: 'Jaffas still up without any member are not enough: only members count.'
	},
	arms: {
		name: 'Armes spéciales',
		gloss: 'special weapons',
		aliases: ['weapon', 'weapons', 'best weapon', 'hits on 5', 'hits on 3'],
		does: 'Zak’n’oktel or Long Bâton: 5, for good. Chasseur de la mort, Gantelet or Chasseur psychoguidé: 3 or 4 for one fight. The lowest value counts.'
	},
	windows: {
		name: 'Quand jouer une carte',
		gloss: 'when to play a card',
		aliases: ['moment', 'window', 'start of the fight', 'timing'],
		does: 'Combat card turned: Tollans. Start of the fight: Sha’re, Skaara, then the grenade, then a weapon of 3 or 4. End of a phase: Jolinar. Fight lost: the Nox. End of the turn: the reactor.'
	},
	'w-home': {
		name: 'À son tour, au SG-C',
		gloss: 'on your turn, in the SG-C',
		aliases: ['probe window'],
		does: 'Outside fights, in any room, besides the action of the turn: the M.A.L.P. once, the tablets.'
	},
	'w-turn': {
		name: 'À son tour, partout',
		gloss: 'on your turn, anywhere',
		aliases: ['technology window'],
		does: 'Outside fights and unless held: the alien technology.'
	},
	'w-gate': {
		name: 'En annonçant le passage de la porte',
		gloss: 'announcing a gate crossing',
		aliases: ['when leaving'],
		does: 'The symbol shown, or the card that stands for it: hall of Abydos, dialling device, Thor.'
	},
	'w-turned': {
		name: 'Carte Combat à peine retournée',
		gloss: 'a Combat card just turned',
		aliases: ['before anything', 'tollan window'],
		does: 'Before anything else the Tollans may send away the card this team has just turned.'
	},
	'w-start': {
		name: 'Début du combat',
		gloss: 'start of the fight',
		aliases: ['before any die', 'sha’re window'],
		does: 'Before any die, Sha’re or Skaara stop Apophis.'
	},
	'w-grenade': {
		name: 'Tout début du combat',
		gloss: 'very start of the fight',
		aliases: ['before the first phase', 'grenade window'],
		does: 'The grenade is thrown before the first phase, after Sha’re and Skaara.'
	},
	'w-weapon': {
		name: 'Avant le premier lancer',
		gloss: 'before the first throw',
		aliases: ['draw a weapon', 'gauntlet window'],
		does: 'A weapon of 3 or 4 is declared before the first throw; you may have seen what the grenade did.'
	},
	'w-phase': {
		name: 'Fin d’une phase',
		gloss: 'end of a phase',
		aliases: ['after losses', 'jolinar window'],
		does: 'Once losses are counted and before anybody says who won: Jolinar.'
	},
	'w-lost': {
		name: 'Combat à peine perdu',
		gloss: 'a fight just lost',
		aliases: ['before consequences', 'nox window'],
		does: 'Before its consequences the Nox let you fight again.'
	},
	'w-end': {
		name: 'Avant la fin de son tour',
		gloss: 'before your turn ends',
		aliases: ['reactor window', 'announce'],
		does: 'The reactor is announced before the turn ends.'
	},
	'w-lay': {
		name: 'Quand on peut poser',
		gloss: 'when cards may be laid',
		aliases: ['laying window'],
		does: 'On your own turn or while trading, not between a Combat card and its outcome.'
	},
	invasion: {
		name: 'Invasion du SG-C',
		gloss: 'invasion of the SG-C',
		aliases: ['invasion', 'attack on the base', 'all together'],
		does: 'All teams come home to room 1 at once, their finds safe, and share the invaders out. Won: trade, the turn ends. Lost: everybody has lost.'
	},
	shares: {
		name: 'Parts d’une invasion',
		gloss: 'shares of an invasion',
		aliases: ['split', 'share', 'how many each'],
		does: 'Invaders are dealt evenly, one more for the first teams from the one that turned the card. Each team fights its share with its own weapons and Jaffas.'
	},
	relief: {
		name: 'Relève',
		gloss: 'relief after a lost share',
		aliases: ['help', 'reinforcement', 'strict'],
		does: 'What a beaten team leaves is dealt among those with somebody standing, losses kept. The invasion is lost only when no team stands.',
		ruling: 'A table may prefer that one lost share loses everything.'
	},
	odds: {
		name: 'Les chances',
		gloss: 'odds',
		aliases: ['probability', 'percent', 'odds', 'chance'],
		does: 'The exact chance of winning the fight from where it stands if nobody plays a card. Beside a card: the same chance if it is played.'
	},
	quick: {
		name: 'Combat rapide',
		gloss: 'quick fight',
		aliases: ['one fight', 'light tracking', 'depth'],
		does: 'One fight of one team without the game around it: no board, no hands. Full tracking keeps the whole game.'
	}
};
