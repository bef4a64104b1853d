import type { EntryTexts } from '../../../../entries.ts';
import { boxEntriesEn, earthEntriesEn } from '../../../entries/en.ts';
import type { ENTRIES } from '../../entries.ts';
import { rulings } from './rulings.ts';

/** The articles of this game. */
export const articles: EntryTexts<typeof ENTRIES> = {
	...boxEntriesEn,
	...earthEntriesEn,
	...rulings,

	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'saucer card: a life, in L’Invasion',
		aliases: ['life', 'saucer card', 'lives'],
		does: 'Counts your lives. Each player has four cards face up; turn one over for each saucer destroyed. When someone turns over their last one, everyone loses.',
		when: 'Whenever a saucer explodes, by a shot or by the Resistance.',
		meets: ['These cards are never in the draw pile in this game.', 'A destroyed saucer can leave its mothership again without a card.']
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accelerator',
		aliases: ['accelerate', 'double', 'turbo'],
		does: 'Doubles the red or blue die, announced before rolling. Two cards double both dice.',
		when: 'In phase 1, as your choice for the turn.',
		meets: ['The Resistance compares the dice as rolled.', 'It doesn’t defend against anything.']
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport',
		aliases: ['black hole', 'hyperspace', 'teleport', 'jump'],
		does: 'Two cards send one of your saucers to the star on a Galactix card; if the space is taken, reveal another. One card alone does nothing.',
		when: 'On your own turn: before or after rolling, before or after a move.',
		meets: [
			'After rolling, it gets you out of a line of fire before the shot.',
			'Doesn’t protect you from the shock wave.',
			'One of the two cards may come from a partner, who must then recover.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield',
		aliases: ['shield', 'defence', 'protection'],
		does: 'One card protects one saucer from one bunker’s shot.',
		when: 'In phase 3, on anyone’s turn.',
		meets: ['Doesn’t protect saucers behind.', 'Tirs continus: one card per line.', 'You only replace it at the start of your next turn.']
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield',
		aliases: ['giga', 'giga shield', 'big shield'],
		does: 'Protects a saucer and every saucer further from Earth on the same line.',
		when: 'In phase 3. Announce it before others play their Boucliers.',
		meets: [
			'Saucers closer to Earth are still hit.',
			'Played for your own saucer, it doesn’t make you recover, even if it covers partners.'
		]
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'shot at a bunker',
		aliases: ['lasers', 'shot', 'attack'],
		does: 'Damages the bunker at the end of your spoke: one card from orbit 1, two from orbit 2, three from orbit 3. Further out, it’s impossible.',
		when: 'In phase 5, after all movement.',
		meets: ['A saucer closer to Earth on the spoke blocks the shot.', 'First hit: the bunker falls back. Second: it’s destroyed.']
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'destroys a bunker',
		aliases: ['mega', 'mega laser', 'big laser'],
		does: 'Destroys the bunker at the end of your spoke in one shot, from any orbit.',
		when: 'In phase 5, always alone.',
		meets: ['A saucer in the way stops it.', 'A bunker that has fallen back is destroyed too.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'an event, in L’Invasion',
		aliases: ['supernova', 'nova', 'shock wave', 'explosion'],
		does: 'As soon as it’s drawn, every saucer on orbits 1 to 3 is pushed to the fourth, stacking along its spoke. Discard it and draw another card.',
		when: 'In phase 1, automatically. Only one per turn has any effect.',
		meets: ['Neither a Bouclier nor a Trou noir helps.', 'Motherships, Earth and outer orbits aren’t affected.']
	},
	'card:galactix': {
		name: 'Galactix card',
		gloss: 'Carte Galactix: where a black hole leads',
		aliases: ['galactix', 'star', 'constellation'],
		does: 'In L’Invasion it only shows where a saucer reappears after a Trou noir.',
		when: 'Revealed when a saucer leaves through Trous noirs.',
		prints: 'The constellation, the star and a number that doesn’t matter in this game.'
	},

	'place:base': {
		name: 'Mothership',
		gloss: 'Vaisseau mère',
		aliases: ['base', 'mothership', 'start'],
		does: 'Where both saucers start, and return after exploding. Three exits; it can hold several saucers. No shot can reach it.',
		prints: 'Its symbol and its exits.'
	},
	'place:earth': {
		name: 'Earth',
		gloss: 'Terre',
		aliases: ['earth', 'planet', 'ground'],
		does: 'The goal. Several saucers may land; they stay there unless a Resistance sends them back.'
	},
	'place:moon': {
		name: 'The moon: draw pile and discards',
		gloss: 'Sabot-lune, pioche et défausse',
		aliases: ['moon', 'pile', 'discard', 'deck'],
		does: 'The moon holds the draw pile. Discards are face up; you never draw from them, and you shuffle them when the moon is empty.'
	},

	'piece:bunker': {
		name: 'Bunker',
		gloss: 'bunker',
		aliases: ['bunkers', 'defence', 'gun'],
		does: 'Fourteen tokens around Earth. Yellow space: in place; red space: fallen back after one hit; a second hit removes it and its line becomes a breach.',
		meets: ['Fallen back, it still fires.', 'The Resistance puts all bunkers back, even destroyed ones.'],
		prints: 'The number of its line.'
	},
	'piece:galactix': {
		name: 'Galactix token',
		gloss: 'Galactix (jeton)',
		aliases: ['token', 'crystal'],
		does: 'Fifteen tokens. In L’Invasion fourteen are bunkers and the fifteenth stays in the box.'
	},
	'face:yellow': {
		name: 'Yellow die',
		gloss: 'Dé jaune',
		aliases: ['yellow', 'fire die'],
		does: 'Shows which bunkers fire. If it matches the other dice, it triggers the Resistance.',
		when: 'Rolled in phase 2; the shots come in phase 3.',
		meets: ['The second yellow die is only for Super résistance.']
	},

	'term:breach': {
		name: 'Breach',
		gloss: 'Brèche',
		aliases: ['opening', 'gap', 'hole in the defence'],
		does: 'A line whose bunker is destroyed: your way to land. Shots come after all moves, so the next player is the first who can use it, then everyone, until a Resistance closes it.'
	},
	'term:landing': {
		name: 'Landing',
		gloss: 'Atterrir',
		aliases: ['land', 'invade', 'touch down', 'land on Earth'],
		does: 'From orbit 1 of a breach, with one more step. Leftover points are lost.',
		when: 'In phase 4.',
		meets: ['The first squadron’s colour must land first.']
	},
	'term:squadron': {
		name: 'Squadron',
		gloss: 'Escadron',
		aliases: ['red squadron', 'blue squadron', 'colour'],
		does: 'One saucer of the same colour from every player. The first to land sets the colour; the other colour waits until that squadron is complete. Once complete, the Resistance can’t touch it.'
	},
	'term:resistance': {
		name: 'Earth’s Resistance',
		gloss: 'Résistance terrienne',
		aliases: ['resistance', 'triple', 'double', 'rebellion'],
		does: 'All bunkers go back to their places, even destroyed ones, and landed saucers of an incomplete squadron are lost: one life each.',
		when: 'When all three dice match, or both dice of a player who has already landed a saucer.',
		meets: ['1 in 36 before landing, 1 in 6 afterwards.', 'No card prevents it.']
	},
	'term:dodge': {
		name: 'Dodge',
		gloss: 'Esquive',
		aliases: ['dodge', 'defend', 'avoid', 'parry'],
		does: 'Answer a bunker’s shot with a Bouclier, a Giga Bouclier, or by being behind someone else’s Giga. On your own turn you can also leave through a Trou noir.'
	},
	'term:shock-wave': {
		name: 'Shock wave',
		gloss: 'Onde de choc',
		aliases: ['push back', 'blast', 'supernova'],
		does: 'On each spoke, the furthest saucer on orbits 1 to 3 goes to the fourth, the next one just below it, and so on. Nobody gets closer to Earth.'
	},
	'term:cooperation': {
		name: 'Helping a partner',
		gloss: 'Coopération',
		aliases: ['help', 'give a card', 'gift'],
		does: 'At any time you may play one of your cards for a partner. It takes effect immediately, and you must then recover.',
		meets: ['One card at a time; two partners may give one each.']
	},
	'term:regeneration': {
		name: 'Recovery',
		gloss: 'Régénération',
		aliases: ['exhausted', 'rest', 'face down', 'recover'],
		does: 'If you gave a card, put your hand face down until the end of your next turn: no drawing, playing or giving. You roll, move and land as usual, and others can help you.',
		meets: ['You only refill your hand on the turn after that.']
	},

	'phase:setup': {
		name: 'Setup',
		gloss: 'Préparation',
		aliases: ['setup', 'start'],
		does: 'Fourteen bunkers, two saucers per mothership, four lives and four cards each. Super Novas go into the draw pile after the deal.',
		meets: ['Draw pile at the start: 41 cards with two players, 37 with three, 33 with four.']
	},
	'phase:turn': {
		name: 'A player’s turn',
		gloss: 'Tour d’un joueur',
		aliases: ['turn order', 'phases', 'five phases'],
		does: 'Draw and choose, roll, take fire, move, attack bunkers. Then it’s the turn of the player on your left.'
	},
	'phase:draw': {
		name: 'Phase 1: draw',
		gloss: 'Phase 1 : pioche',
		aliases: ['draw', 'discard', 'phase 1', 'refill'],
		does: 'Refill to four cards, draw one more, then choose one thing: a Pulsar, two Pulsars, two Trous noirs, or a discard.'
	},
	'phase:roll': {
		name: 'Phase 2: dice',
		gloss: 'Phase 2 : dés',
		aliases: ['roll', 'phase 2', 'how many dice'],
		does: 'Red, blue and yellow. If you’ve landed a saucer, roll only the other saucer’s die and the yellow one.'
	},
	'phase:fire': {
		name: 'Phase 3: Earth’s defence',
		gloss: 'Phase 3 : défense terrienne',
		aliases: ['fire', 'bunkers', 'phase 3', 'defence'],
		does: 'Bunkers with the yellow number fire along their lines, at any range. Every saucer there, no matter whose, must be protected or explodes.',
		meets: ['A destroyed bunker no longer fires.', 'Saucers don’t stop the shot.']
	},
	'phase:move': {
		name: 'Phase 4: moves',
		gloss: 'Phase 4 : déplacements',
		aliases: ['move', 'phase 4', 'land'],
		does: 'Each saucer that hasn’t landed moves its full die, in any order. This is when you land.'
	},
	'phase:attack': {
		name: 'Phase 5: attacks',
		gloss: 'Phase 5 : attaques',
		aliases: ['shoot', 'phase 5', 'destroy a bunker'],
		does: 'Once all movement is done, saucers may shoot at the bunker at the end of their spoke.'
	},

	'limit:hand': {
		name: 'Four cards in hand',
		gloss: 'Quatre cartes en main',
		aliases: ['hand limit', 'hand size'],
		does: 'Four cards at most at the end of phase 1. A card spent on defence is only replaced at the start of your next turn.'
	},

	'end:won': {
		name: 'Victory',
		gloss: 'Victoire',
		aliases: ['win', 'end'],
		does: 'Both squadrons are on Earth: everyone wins immediately.'
	},
	'end:lost': {
		name: 'Defeat',
		gloss: 'Défaite',
		aliases: ['lose', 'lost'],
		does: 'A player turns over their last Soucoupe card: everyone loses immediately.'
	},

	'variant:saute-soucoupes': {
		name: 'Leapfrog',
		gloss: 'Saute-Soucoupes',
		aliases: ['leapfrog', 'pass over'],
		does: 'Saucers can share an intersection and fly over each other.'
	},
	'variant:super-resistance': {
		name: 'Super resistance',
		gloss: 'Super résistance terrienne',
		aliases: ['two yellow dice', 'attenuation'],
		does: 'Two yellow dice: both numbers fire, and matching yellows trigger the Resistance, 1 time in 6. Softened version: a third die must match too, until the player has landed.'
	},
	'variant:unstable': {
		name: 'Unstable universe',
		gloss: 'Univers instable',
		aliases: ['more supernovas', 'unstable'],
		does: 'More than five Super Novas in the draw pile: six to ten. The rulebook doesn’t say how many; try eight.'
	},
	'variant:lives': {
		name: 'You only live three times',
		gloss: 'On ne vit que 3 fois',
		aliases: ['three lives', 'fewer lives'],
		does: 'Fewer Soucoupe cards to start: three according to the title, one or two if you dare.'
	},
	'variant:tirs-continus': {
		name: 'Continuous fire',
		gloss: 'Tirs continus',
		aliases: ['continuous fire', 'cross a line'],
		does: 'Lines of fire stay active all turn. On your turn, spend a card for each one you enter, cross, follow or stop on.',
		meets: ['Stepping sideways off your own line first is free.', 'One card never covers two lines.']
	},

	'companion:positions': {
		name: 'Tracking positions',
		gloss: 'Suivre les positions',
		aliases: ['where are saucers', 'board', 'positions'],
		does: 'Optional: enter the spoke and orbit after each move. Comparse then works out who is under fire, what a Giga Bouclier covers, where the wave pushes and who can shoot. Routes are up to you.'
	},
	'companion:depth': {
		name: 'The board only',
		gloss: 'Plateau seulement',
		aliases: ['less tracking', 'without cards', 'simple'],
		does: 'The usual way, without counting cards: Comparse keeps bunkers, lives, squadrons and recovery. Enter the yellow die, or Resistance, then what happens; a turn without events takes one tap. Odds that depend on cards need full tracking.'
	},
	'companion:own-hand': {
		name: 'Checking your odds',
		gloss: 'Voir vos chances avec votre main',
		aliases: ['my cards', 'my odds', 'my hand'],
		does: 'Optional: enter your cards to see your own odds. They’re forgotten as soon as your hand changes.'
	}
};
