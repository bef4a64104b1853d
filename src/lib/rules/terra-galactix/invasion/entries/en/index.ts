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
		does: 'Counts lives. Four cards lie face up before each player; one is turned over for each saucer destroyed. When somebody turns the last one, everybody has lost.',
		when: 'Whenever a saucer explodes, by a shot or by the Resistance.',
		meets: ['These cards are never in the pile of this game.', 'A destroyed saucer leaves its mother ship again without a card.']
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accelerator',
		aliases: ['accelerate', 'double', 'turbo'],
		does: 'Doubles the points of the red or the blue die, named before the roll. Two cards double both dice.',
		when: 'In phase 1, as the choice of the turn.',
		meets: ['The Resistance compares faces as they fell.', 'No defence against anything.']
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport',
		aliases: ['black hole', 'hyperspace', 'teleport', 'jump'],
		does: 'Two cards send one of your saucers to the star of a Galactix card; if the place is taken, another one is turned. A single card is worth nothing.',
		when: 'In your own turn: before the dice, or after them, before or after a move.',
		meets: [
			'After the roll, the way to leave a lit line before the shot.',
			'Does not protect from the shock wave.',
			'One of the two cards may come from a partner, who must then recover.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield',
		aliases: ['shield', 'defence', 'protection'],
		does: 'One card protects one saucer from one bunker shot.',
		when: 'In phase 3, in anybody’s turn.',
		meets: [
			'Does not protect saucers behind.',
			'Tirs continus: one card for one line.',
			'It is replaced only at the start of one’s next turn.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield',
		aliases: ['giga', 'giga shield', 'big shield'],
		does: 'Protects a saucer and all those farther from Earth on the same line.',
		when: 'In phase 3. Announce it before the others lay their Boucliers.',
		meets: ['Saucers nearer to Earth are still aimed at.', 'Played for one’s own saucer it does not exhaust, even if it covers partners.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'shot at a bunker',
		aliases: ['lasers', 'shot', 'attack'],
		does: 'Does one damage to the bunker at the foot of your radius: one card from orbit 1, two from orbit 2, three from orbit 3. Beyond that it is impossible.',
		when: 'In phase 5, after all moves.',
		meets: ['A saucer nearer to Earth on the radius stops the shot.', 'First damage: the bunker falls back. Second: it is destroyed.']
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'destroys a bunker',
		aliases: ['mega', 'mega laser', 'big laser'],
		does: 'Destroys the bunker at the foot of your radius at once, from any orbit.',
		when: 'In phase 5, always alone.',
		meets: ['A saucer in the way stops it.', 'A bunker that has fallen back is destroyed just the same.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'an event, in L’Invasion',
		aliases: ['supernova', 'nova', 'shock wave', 'explosion'],
		does: 'As soon as it is drawn, every saucer on orbits 1 to 3 is pushed to the fourth, stacking on its radius. It is discarded and another card drawn.',
		when: 'In phase 1, without choice. Only one a turn has an effect.',
		meets: ['Neither Bouclier nor Trou noir helps.', 'Mother ships, Earth and farther orbits are not touched.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'Galactix card: where a black hole leads',
		aliases: ['galactix', 'star', 'constellation'],
		does: 'In L’Invasion it only says where a saucer reappears after a Trou noir.',
		when: 'Turned when a saucer leaves by Trous noirs.',
		prints: 'The constellation, the star and a number that does not matter in this game.'
	},

	'place:base': {
		name: 'Vaisseau mère',
		gloss: 'mother ship, base',
		aliases: ['base', 'mothership', 'start'],
		does: 'Where both saucers start and return after an explosion. Three exits; several saucers may be there. No shot reaches it.',
		prints: 'Its symbol and its exits.'
	},
	'place:earth': {
		name: 'Terre',
		gloss: 'Earth',
		aliases: ['earth', 'planet', 'ground'],
		does: 'The goal. Several saucers may land; they stay there unless a Resistance sends them back.'
	},
	'place:moon': {
		name: 'Sabot-lune, pioche et défausse',
		gloss: 'moon shoe, draw pile and discard',
		aliases: ['moon', 'pile', 'discard', 'deck'],
		does: 'The moon holds the draw pile. The discard lies open; nothing is taken from it, and it is shuffled when a card is needed and the moon is empty.'
	},

	'piece:bunker': {
		name: 'Bunker',
		gloss: 'bunker',
		aliases: ['bunkers', 'defence', 'gun'],
		does: 'Fourteen tokens around Earth. In place on yellow, fallen back on red after one damage, removed after a second: its line is then a breach.',
		meets: ['Fallen back, it still fires.', 'The Resistance puts all bunkers back in place, even destroyed ones.'],
		prints: 'The number of its line.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'Galactix token: here a bunker',
		aliases: ['token', 'crystal'],
		does: 'Fifteen tokens. In L’Invasion fourteen are bunkers and the fifteenth stays in the box.'
	},
	'face:yellow': {
		name: 'Dé jaune',
		gloss: 'yellow die',
		aliases: ['yellow', 'fire die'],
		does: 'Names the number of the bunkers that fire. Equal to the other dice, it wakes the Resistance.',
		when: 'Thrown in phase 2, its shot is fired in phase 3.',
		meets: ['The second yellow die is only for Super résistance.']
	},

	'term:breach': {
		name: 'Brèche',
		gloss: 'breach',
		aliases: ['opening', 'gap', 'hole in the defence'],
		does: 'A line whose bunker is destroyed: the way to land. Shots come after all moves, so it serves the next player at the earliest, then everybody, until a Resistance closes it.'
	},
	'term:landing': {
		name: 'Atterrir',
		gloss: 'landing',
		aliases: ['land', 'invade', 'touch down', 'land on Earth'],
		does: 'From orbit 1 of a breach, with one more step. Points left over are lost.',
		when: 'In phase 4.',
		meets: ['The colour of the first squadron comes first.']
	},
	'term:squadron': {
		name: 'Escadron',
		gloss: 'squadron',
		aliases: ['red squadron', 'blue squadron', 'colour'],
		does: 'One saucer of the same colour from every player. The first to land sets the colour; the other waits until that squadron is complete. Once complete, it no longer fears the Resistance.'
	},
	'term:resistance': {
		name: 'Résistance terrienne',
		gloss: 'Earth’s Resistance',
		aliases: ['resistance', 'triple', 'double', 'rebellion'],
		does: 'All bunkers return to their places, even destroyed ones, and landed saucers of an incomplete squadron are lost: a life each.',
		when: 'When all three dice are equal; when both are, for a player who has landed a saucer.',
		meets: ['1 in 36 before landing, 1 in 6 afterwards.', 'No card prevents it.']
	},
	'term:dodge': {
		name: 'Esquive',
		gloss: 'dodge',
		aliases: ['dodge', 'defend', 'avoid', 'parry'],
		does: 'Answering a bunker shot with a Bouclier, a Giga Bouclier, or by standing behind somebody’s Giga. The player whose turn it is may also leave by Trou noir.'
	},
	'term:shock-wave': {
		name: 'Onde de choc',
		gloss: 'shock wave',
		aliases: ['push back', 'blast', 'supernova'],
		does: 'On each radius the farthest saucer of orbits 1 to 3 goes to the fourth, the next one just below it, and so on. Nobody comes nearer to Earth.'
	},
	'term:cooperation': {
		name: 'Coopération',
		gloss: 'helping a partner',
		aliases: ['help', 'give a card', 'gift'],
		does: 'At any moment a player may play one of their cards for a partner. It takes effect at once, and the giver must recover.',
		meets: ['One card at a time; two partners may give one each.']
	},
	'term:regeneration': {
		name: 'Régénération',
		gloss: 'recovery',
		aliases: ['exhausted', 'rest', 'face down', 'recover'],
		does: 'Who gave a card lays the hand face down until the end of their next turn: no draw, no card, no gift. They roll, move and land as usual, and others may help them.',
		meets: ['The hand is filled up only in the turn after that.']
	},

	'phase:setup': {
		name: 'Préparation',
		gloss: 'set-up',
		aliases: ['setup', 'start'],
		does: 'Fourteen bunkers, two saucers for each mother ship, four lives and four cards each. Super Novas join the pile after the deal.',
		meets: ['Pile at the start: 41 cards with two players, 37 with three, 33 with four.']
	},
	'phase:turn': {
		name: 'Tour d’un joueur',
		gloss: 'a player’s turn',
		aliases: ['turn order', 'phases', 'five phases'],
		does: 'Draw and choose, roll the dice, take the fire, move, attack bunkers. Then the player to the left.'
	},
	'phase:draw': {
		name: 'Phase 1 : pioche',
		gloss: 'phase 1: draw',
		aliases: ['draw', 'discard', 'phase 1', 'refill'],
		does: 'Fill up to four cards, draw one more, then one choice: a Pulsar, two Pulsars, two Trous noirs, or a discard.'
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		gloss: 'phase 2: dice',
		aliases: ['roll', 'phase 2', 'how many dice'],
		does: 'Red, blue and yellow. Who has landed a saucer rolls the die of the other one and the yellow die.'
	},
	'phase:fire': {
		name: 'Phase 3 : défense terrienne',
		gloss: 'phase 3: Earth’s defence',
		aliases: ['fire', 'bunkers', 'phase 3', 'defence'],
		does: 'Bunkers of the yellow number fire along their lines, at any distance. Each saucer there protects itself or explodes, whoever owns it.',
		meets: ['A destroyed bunker no longer fires.', 'Saucers do not stop the beam.']
	},
	'phase:move': {
		name: 'Phase 4 : déplacements',
		gloss: 'phase 4: moves',
		aliases: ['move', 'phase 4', 'land'],
		does: 'Each saucer that has not landed goes as far as its die, in any order. This is when saucers land.'
	},
	'phase:attack': {
		name: 'Phase 5 : attaques',
		gloss: 'phase 5: attacks',
		aliases: ['shoot', 'phase 5', 'destroy a bunker'],
		does: 'Once all moves are made, saucers may shoot at the bunker at the foot of their radius.'
	},

	'limit:hand': {
		name: 'Quatre cartes en main',
		gloss: 'four cards in hand',
		aliases: ['hand limit', 'hand size'],
		does: 'No more than four cards at the end of phase 1. A card spent in defence is replaced only at the start of one’s next turn.'
	},

	'end:won': {
		name: 'Victoire',
		gloss: 'victory',
		aliases: ['win', 'end'],
		does: 'Both squadrons are on Earth: all players have won, at once.'
	},
	'end:lost': {
		name: 'Défaite',
		gloss: 'defeat',
		aliases: ['lose', 'lost'],
		does: 'A player turns the last Soucoupe card: all players have lost, at once.'
	},

	'variant:saute-soucoupes': {
		name: 'Saute-Soucoupes',
		gloss: 'leapfrog, easier',
		aliases: ['leapfrog', 'pass over'],
		does: 'Several saucers may share a node, and saucers pass over each other.'
	},
	'variant:super-resistance': {
		name: 'Super résistance terrienne',
		gloss: 'super resistance, harder',
		aliases: ['two yellow dice', 'attenuation'],
		does: 'Two yellow dice: both numbers fire, and equal yellows wake the Resistance, 1 time in 6. Attenuated, a third equal die is needed as well, as long as the player has not landed.'
	},
	'variant:unstable': {
		name: 'Univers instable',
		gloss: 'unstable universe',
		aliases: ['more supernovas', 'unstable'],
		does: 'More than five Super Novas in the pile: six to ten. The booklet gives no number; eight is a good proposal.'
	},
	'variant:lives': {
		name: 'On ne vit que 3 fois',
		gloss: 'you only live three times',
		aliases: ['three lives', 'fewer lives'],
		does: 'Fewer Soucoupe cards at the start: three by the title, one or two if you dare.'
	},
	'variant:tirs-continus': {
		name: 'Tirs continus',
		gloss: 'continuous fire, harder',
		aliases: ['continuous fire', 'cross a line'],
		does: 'Lit lines stay lit all turn. The player whose turn it is spends a card for each lit line entered, crossed, followed or ended on.',
		meets: ['Leaving one’s line sideways by the first step is free.', 'A card never serves for two lines.']
	},

	'companion:positions': {
		name: 'Suivre les positions',
		gloss: 'keeping positions',
		aliases: ['where are saucers', 'board', 'positions'],
		does: 'An option: tell radius and orbit after each move. Comparse then finds by itself who is aimed at, what a Giga Bouclier covers, where the wave pushes and who can shoot. Ways remain with the table.'
	},
	'companion:depth': {
		name: 'Plateau seulement',
		gloss: 'the board only',
		aliases: ['less tracking', 'without cards', 'simple'],
		does: 'Without counting cards: Comparse keeps bunkers, lives, squadrons and recovery. Phase 1 is no longer asked, and odds that depend on cards disappear.'
	},
	'companion:own-hand': {
		name: 'Dire sa main',
		gloss: 'telling one’s hand',
		aliases: ['my cards', 'my odds', 'my hand'],
		does: 'An option: a player tells their cards to see their own odds. They are forgotten as soon as the hand changes.'
	}
};
