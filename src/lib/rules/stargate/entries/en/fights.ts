import type { EntryTexts } from '../../../entries.ts';
import type { FIGHTS } from '../../entries.ts';

/** Fights, moments for a card, the Invasion. */
export const fights: EntryTexts<typeof FIGHTS> = {
	fight: {
		name: 'How to fight',
		gloss: 'Combat',
		aliases: ['fight', 'flee', 'retreat', 'battle'],
		does: 'A revealed Combat card must be fought right away, with no retreat, phase after phase, until one side has nobody left.',
		when: 'As soon as you reveal the card, or when an unbeaten card is already waiting on the planet.'
	},
	phase: {
		name: 'Phase of a fight',
		gloss: 'Phase de combat',
		aliases: ['round', 'throw', 'simultaneous'],
		does: 'Both sides roll at the same time, one die per fighter standing at the start of the phase. Then both sides remove their losses.',
		meets: ['Anyone who falls during the phase still gets their roll.']
	},
	value: {
		name: 'Combat value',
		gloss: 'Valeur de combat',
		aliases: ['to hit', 'from', '5+', 'die top right'],
		does: 'The lowest number that hits. Unarmed, a team hits on 6. Only the best weapon counts; they don’t stack.',
		prints: 'On a Combat card: the number of dice top left, the value top right.'
	},
	casualties: {
		name: 'Losses',
		gloss: 'Pertes',
		aliases: ['who falls', 'order of losses', 'guards first', 'surplus hits'],
		does: 'Each hit goes to the first enemy still standing: guards first, then the one they protect. On your side, allied Jaffa fall before members. Extra hits are wasted.'
	},
	wounds: {
		name: 'Two wounds',
		gloss: 'Deux blessures',
		aliases: ['boss', 'wounded', 'two hits', 'hit points'],
		does: 'Apophis and Amaunet only fall to a second hit. Wounded, they fight as before.',
		ruling: 'Wounds carry over between phases: the rulebook asks for two losses, not two at once.'
	},
	infected: {
		name: 'Infected member',
		gloss: 'Membre infecté',
		aliases: ['infection', 'larva', 'out for good'],
		does: 'A member infected by Printas can’t fight for the rest of the game. If the whole team is infected, it’s out.'
	},
	verdict: {
		name: 'Fight won or lost',
		gloss: 'Combat gagné ou perdu',
		aliases: ['victory', 'draw', 'all down', 'outcome'],
		does: 'You win when no enemy is standing, even if your team falls in the same phase. You lose when all your members are down and an enemy is left.',
		ruling: 'Jaffa still standing without any member aren’t enough: only members count.'
	},
	arms: {
		name: 'Special weapons',
		gloss: 'Armes spéciales',
		aliases: ['weapon', 'weapons', 'best weapon', 'hits on 5', 'hits on 3'],
		does: 'Zak’n’oktel or Long Bâton: 5+, permanently. Chasseur de la mort, Gantelet or Chasseur psychoguidé: 3+ or 4+ for one fight. The lowest value counts.'
	},
	windows: {
		name: 'When to play a card',
		gloss: 'Quand jouer une carte',
		aliases: ['moment', 'window', 'start of the fight', 'timing'],
		does: 'Combat card revealed: Tollans. Start of the fight: Sha’re, Skaara, then the grenade, then a 3+ or 4+ weapon. End of a phase: Jolinar. Fight lost: the Nox. End of your turn: the reactor.'
	},
	'w-home': {
		name: 'On your turn, at the SG-C',
		gloss: 'À votre tour, au SG-C',
		aliases: ['probe window'],
		does: 'Outside fights, in any room, on top of your action: the M.A.L.P. once, the Tablettes.'
	},
	'w-turn': {
		name: 'On your turn, anywhere',
		gloss: 'À votre tour, partout',
		aliases: ['technology window'],
		does: 'Outside fights and not while a prisoner: the Technologie.'
	},
	'w-gate': {
		name: 'When you cross the gate',
		gloss: 'En annonçant le passage de la porte',
		aliases: ['when leaving'],
		does: 'The symbol you show, or a card that replaces it: Salle d’Abydos, Table de contrôle, Thor.'
	},
	'w-turned': {
		name: 'Combat card just revealed',
		gloss: 'Carte Combat à peine retournée',
		aliases: ['before anything', 'tollan window'],
		does: 'Before anything else, the Tollans can get rid of the card this team has just revealed.'
	},
	'w-start': {
		name: 'Start of the fight',
		gloss: 'Début du combat',
		aliases: ['before any die', 'sha’re window'],
		does: 'Before any dice, Sha’re or Skaara stop Apophis.'
	},
	'w-grenade': {
		name: 'Very start of the fight',
		gloss: 'Tout début du combat',
		aliases: ['before the first phase', 'grenade window'],
		does: 'Roll the grenade before the first phase, after Sha’re and Skaara.'
	},
	'w-weapon': {
		name: 'Before the first roll',
		gloss: 'Avant le premier lancer',
		aliases: ['draw a weapon', 'gauntlet window'],
		does: 'Declare a 3+ or 4+ weapon before the first roll; you may wait to see what the grenade did.'
	},
	'w-phase': {
		name: 'End of a phase',
		gloss: 'Fin d’une phase',
		aliases: ['after losses', 'jolinar window'],
		does: 'Once losses are counted, before deciding who won: Jolinar.'
	},
	'w-lost': {
		name: 'Right after losing a fight',
		gloss: 'Combat à peine perdu',
		aliases: ['before consequences', 'nox window'],
		does: 'Before anything else happens, the Nox let you replay the fight.'
	},
	'w-end': {
		name: 'Before your turn ends',
		gloss: 'Avant la fin de votre tour',
		aliases: ['reactor window', 'announce'],
		does: 'Announce the reactor before your turn ends.'
	},
	'w-lay': {
		name: 'When you can lay cards down',
		gloss: 'Quand vous pouvez poser',
		aliases: ['laying window'],
		does: 'On your own turn or while trading, never during a fight.'
	},
	invasion: {
		name: 'Invasion of the SG-C',
		gloss: 'Invasion du SG-C',
		aliases: ['invasion', 'attack on the base', 'all together'],
		does: 'All teams return to room 1 immediately, their new cards safe, and share the invaders. Won: trade, and the turn ends. Lost: everyone loses.'
	},
	shares: {
		name: 'Splitting an invasion',
		gloss: 'Parts d’une invasion',
		aliases: ['split', 'share', 'how many each'],
		does: 'Split the invaders evenly; extras go to the first teams, starting with the one that revealed the card. Each team fights its share with its own weapons and Jaffa.'
	},
	relief: {
		name: 'Taking over a lost share',
		gloss: 'Relève',
		aliases: ['help', 'reinforcement', 'strict'],
		does: 'Invaders left by a beaten team are split among the teams still standing, who keep their losses. The invasion is only lost when no team is left.',
		ruling: 'Option: losing a single share loses everything.'
	},
	odds: {
		name: 'Odds',
		gloss: 'Les chances',
		aliases: ['probability', 'percent', 'odds', 'chance'],
		does: 'The exact chance of winning the fight from here if nobody plays a card. Next to a card: the chance if you play it.'
	},
	quick: {
		name: 'Quick fight',
		gloss: 'Combat rapide',
		aliases: ['one fight', 'light tracking', 'depth'],
		does: 'A single fight for one team, with no board and no hands. “Teams” keeps every team and its fights, “Whole game” keeps the rest too.'
	}
};
