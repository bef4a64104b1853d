import type { EntryTexts } from '../../../../entries.ts';
import { boxEntriesEn, earthEntriesEn } from '../../../entries/en.ts';
import type { ENTRIES } from '../../entries.ts';

export const articles: EntryTexts<typeof ENTRIES> = {
	...boxEntriesEn,
	...earthEntriesEn,

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
		does: 'A line whose bunker is destroyed: the way to land. It serves everybody from the next turn on, until a Resistance closes it.'
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
	},

	'ruling:A17': {
		name: 'Quels dés après s’être posé',
		gloss: 'which dice after landing',
		aliases: ['two dice', 'which die'],
		does: 'The yellow one and the die of the saucer still in play. Both landed: yellow and any coloured die. It is your own saucers that count.',
		ruling: 'The booklet says two dice without saying which; the chance is the same.'
	},
	'ruling:A18': {
		name: 'Les bunkers relevés tirent aussitôt',
		gloss: 'restored bunkers fire at once',
		aliases: ['fire after resistance'],
		does: 'After a Resistance the fire of the same turn is made with all fourteen bunkers.',
		ruling: 'The Resistance belongs to phase 2, the fire to phase 3.'
	},
	'ruling:A19': {
		name: 'Où vont les soucoupes perdues sur Terre',
		gloss: 'where saucers lost on Earth go',
		aliases: ['destroyed by resistance'],
		does: 'Back to the mother ship, like any destroyed saucer.',
		ruling: 'Otherwise the game could no longer be won.'
	},
	'ruling:A20': {
		name: 'Couleur après une Résistance',
		gloss: 'colour after a Resistance',
		aliases: ['free colour', 'change colour'],
		does: 'When nobody is left on Earth, the next saucer to land chooses the colour.',
		ruling: 'The colour is that of the first saucer on Earth. An option keeps the old one.'
	},
	'ruling:A24': {
		name: 'Arriver sur une ligne pendant le tir',
		gloss: 'arriving on a line during the fire',
		aliases: ['black hole onto lit line'],
		does: 'A saucer that reappears on a lit line during phase 3 is not shot at this turn, except with Tirs continus.',
		ruling: 'All shots are made at the roll.'
	},
	'ruling:A25': {
		name: 'Combien d’attaques par soucoupe',
		gloss: 'how many attacks for each saucer',
		aliases: ['two shots', 'several lasers'],
		does: 'As many as cards allow. An option limits it to one for each saucer.',
		ruling: 'La Guerre des Envahisseurs says “once” as something special.'
	},
	'ruling:A27': {
		name: 'Un seul cadeau à la fois',
		gloss: 'one gift at a time',
		aliases: ['give two cards', 'two black holes'],
		does: 'A partner gives one card, then lays the hand down. Two partners may give one each.',
		ruling: 'The booklet says one of their cards. An option allows several.'
	},
	'ruling:A28': {
		name: 'Giga Bouclier qui couvre un partenaire',
		gloss: 'a Giga Bouclier that covers a partner',
		aliases: ['giga gift', 'giga exhausts'],
		does: 'Played for one’s own saucer it is no gift, even if it covers others. If the giver has nothing to cover, it is one.',
		ruling: 'Being covered by a partner’s Giga is listed among the defences.'
	},
	'ruling:A29': {
		name: 'Donner pendant son propre tour',
		gloss: 'giving in one’s own turn',
		aliases: ['next turn', 'two turns'],
		does: 'The rest of the turn and the whole next one pass without cards.',
		ruling: 'The next turn is the next one to begin, and the margin speaks of more than one turn.'
	},
	'ruling:A30': {
		name: 'Ce que peut un joueur épuisé',
		gloss: 'what an exhausted player can do',
		aliases: ['exhausted'],
		does: 'Roll, move, land. No draw, discard, card or gift; so no Super Nova can come to them.',
		ruling: 'There is no phase 1 for them.'
	},
	'ruling:A31': {
		name: 'Plusieurs Super Nova',
		gloss: 'several Super Novas',
		aliases: ['two supernovas', 'supernova while refilling'],
		does: 'A Super Nova acts while filling up too. Only the first of a turn acts, and each is replaced.',
		ruling: 'Page 18 says that the next one would have no effect.'
	},
	'ruling:A32': {
		name: 'Rayon sans quatrième orbite',
		gloss: 'radius without a fourth orbit',
		aliases: ['shock wave bluish radius'],
		does: 'The saucer goes to the nearest free node outwards; the table decides. Bluish radii are concerned too.',
		ruling: 'The wave touches all saucers on the first three orbits.'
	},
	'ruling:A33': {
		name: 'Nombres des variantes',
		gloss: 'numbers of the variants',
		aliases: ['how many supernovas', 'how many lives'],
		does: 'Five Super Novas as a rule, six to ten in an unstable universe. Three lives by the title, one to three as you like.',
		ruling: 'The booklet does not give these numbers.'
	},
	'ruling:A34': {
		name: 'Super résistance : doubles et dés',
		gloss: 'Super résistance: doubles and dice',
		aliases: ['yellow double', 'equal yellows'],
		does: 'Only two equal yellows count. After landing both yellows and the dice of saucers in play are rolled. Equal yellows fire once.',
		ruling: 'An option makes them fire twice: it then takes two protections.'
	},
	'ruling:A35': {
		name: 'Saute-Soucoupes et le reste',
		gloss: 'Saute-Soucoupes and the rest',
		aliases: ['leapfrog giga', 'leapfrog wave'],
		does: 'The wave sends everybody to orbit 4. A Giga Bouclier covers its own node and beyond. A saucer stops a shot only if it is strictly nearer to Earth.',
		ruling: 'The variant speaks of moves only.'
	},
	'ruling:A36': {
		name: 'Tirs continus : éviter en bougeant',
		gloss: 'Tirs continus: dodging by moving',
		aliases: ['leave the line', 'dodge by moving'],
		does: 'With this variant a saucer of the player whose turn it is may leave its lit line by the first step without paying. In the basic game the fire comes before the moves.',
		ruling: 'The text of the variant says that this advantage remains. An option takes it away.'
	},
	'ruling:A37': {
		name: 'Tirs continus : une carte par ligne',
		gloss: 'Tirs continus: one card for each line',
		aliases: ['two lines', 'giga continuous'],
		does: 'One card for each line and saucer, Giga Bouclier included. Reappearing on a lit line is paid for too.',
		ruling: 'The card serves once.'
	},
	'ruling:A38': {
		name: 'Tour d’un joueur tout posé',
		gloss: 'turn of a player with both saucers landed',
		aliases: ['both landed', 'nothing to play'],
		does: 'Phases 1 to 3 as usual: the roll may wake the Resistance and makes bunkers fire. No phases 4 and 5.',
		ruling: 'Only moves and attacks need a saucer.'
	},
	'ruling:A39': {
		name: 'Parler de ses cartes',
		gloss: 'talking about cards',
		aliases: ['show hand', 'communication'],
		does: 'Talk freely, cards stay hidden. Comparse never asks for hands, except by option.',
		ruling: 'Cards are taken without showing them, but page 17 invites announcements.'
	},
	'ruling:A76': {
		name: 'La dernière vie',
		gloss: 'the last life',
		aliases: ['fourth explosion', 'no saucers left'],
		does: 'Cards count: with the last one turned the game is lost, even if a saucer still flies.',
		ruling: 'Pages 10, 16 and 19 speak of the card; page 9 of saucers.'
	},
	'ruling:A78': {
		name: 'Détruite pendant son propre tour',
		gloss: 'destroyed in one’s own turn',
		aliases: ['leave again at once', 'die after explosion'],
		does: 'Destroyed by a shot, it comes out with its die in phase 4. Destroyed by one’s own Resistance, it waits: its die was not rolled.',
		ruling: 'Phase 4 moves every saucer that has not landed.'
	},
	'ruling:A80': {
		name: 'Tirs continus sans carte',
		gloss: 'Tirs continus without a card',
		aliases: ['forced to cross', 'no shield'],
		does: 'Nobody enters a lit line without a card if another way uses the die. Otherwise they enter, and the saucer is destroyed.',
		ruling: 'The die must be used, and the booklet knows only hit or protected.'
	}
};
