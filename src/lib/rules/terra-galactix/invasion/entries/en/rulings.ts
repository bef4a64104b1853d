import type { EntryText } from '../../../../entries.ts';

/** Rulings on what the rulebook leaves open. */
export const rulings = {
	'ruling:A17': {
		name: 'Which dice after landing',
		gloss: 'Quels dés après un atterrissage',
		aliases: ['two dice', 'which die'],
		does: 'The yellow die and the die of your saucer still in play. If both have landed: yellow and either coloured die. Only your own saucers count.',
		ruling: 'The rulebook says two dice without saying which; the odds are the same.'
	},
	'ruling:A18': {
		name: 'Restored bunkers fire right away',
		gloss: 'Les bunkers relevés tirent tout de suite',
		aliases: ['fire after resistance'],
		does: 'After a Resistance, all fourteen bunkers can fire that same turn.',
		ruling: 'The Resistance is part of phase 2; firing is phase 3.'
	},
	'ruling:A19': {
		name: 'Where saucers lost on Earth go',
		gloss: 'Où vont les soucoupes perdues sur Terre',
		aliases: ['destroyed by resistance'],
		does: 'Back to the mothership, like any destroyed saucer.',
		ruling: 'Otherwise the game couldn’t be won any more.'
	},
	'ruling:A20': {
		name: 'Colour after a Resistance',
		gloss: 'Couleur après une Résistance',
		aliases: ['free colour', 'change colour'],
		does: 'When nobody is left on Earth, the next saucer to land sets the colour.',
		ruling: 'The colour is that of the first saucer on Earth. An option keeps the old one.'
	},
	'ruling:A24': {
		name: 'Arriving in a line of fire',
		gloss: 'Arriver sur une ligne de tir pendant le tir',
		aliases: ['black hole onto lit line'],
		does: 'A saucer that reappears in a line of fire during phase 3 isn’t shot this turn, except with Tirs continus.',
		ruling: 'All shots are fired when the dice are rolled.'
	},
	'ruling:A25': {
		name: 'How many attacks per saucer',
		gloss: 'Combien d’attaques par soucoupe',
		aliases: ['two shots', 'several lasers'],
		does: 'As many as your cards allow. An option limits it to one per saucer.',
		ruling: 'La Guerre des Envahisseurs points out “only once” as something special.'
	},
	'ruling:A27': {
		name: 'One gift at a time',
		gloss: 'Un seul cadeau à la fois',
		aliases: ['give two cards', 'two black holes'],
		does: 'A partner gives one card, then puts their hand face down. Two partners may give one each.',
		ruling: 'The rulebook says one of their cards. An option allows several.'
	},
	'ruling:A28': {
		name: 'A Giga Bouclier that covers a partner',
		gloss: 'Giga Bouclier qui couvre un partenaire',
		aliases: ['giga gift', 'giga exhausts'],
		does: 'Giving a Giga doesn’t make you recover if it covers one of your own saucers as well: you played it for yourself. If you have nothing to cover, it’s a gift. Without positions, Comparse asks.',
		ruling: 'Being covered by a partner’s Giga is listed as a defence.'
	},
	'ruling:A29': {
		name: 'Giving a card on your own turn',
		gloss: 'Donner pendant votre propre tour',
		aliases: ['next turn', 'two turns'],
		does: 'You play no cards for the rest of this turn and all of the next.',
		ruling: 'Your next turn is the next one that starts, and the margin says more than one turn.'
	},
	'ruling:A30': {
		name: 'What an exhausted player can do',
		gloss: 'Ce que peut un joueur épuisé',
		aliases: ['exhausted'],
		does: 'Roll, move, land. No drawing, discarding, playing or giving; so no Super Nova can come up for you.',
		ruling: 'They skip phase 1.'
	},
	'ruling:A31': {
		name: 'Several Super Novas',
		gloss: 'Plusieurs Super Nova',
		aliases: ['two supernovas', 'supernova while refilling'],
		does: 'A Super Nova also works while refilling. Only the first one each turn has an effect, and each is replaced.',
		ruling: 'Page 18 says the next one would have no effect.'
	},
	'ruling:A32': {
		name: 'Spoke without a fourth orbit',
		gloss: 'Rayon sans quatrième orbite',
		aliases: ['shock wave bluish radius'],
		does: 'Put the saucer on the nearest free intersection further out; the table decides. Blue-tinted spokes count too.',
		ruling: 'The wave affects every saucer on the first three orbits.'
	},
	'ruling:A33': {
		name: 'Numbers used in the variants',
		gloss: 'Nombres des variantes',
		aliases: ['how many supernovas', 'how many lives'],
		does: 'Normally five Super Novas, six to ten in an unstable universe. Three lives according to the title, one to three as you like.',
		ruling: 'The rulebook doesn’t give these numbers.'
	},
	'ruling:A34': {
		name: 'Super resistance: doubles and dice',
		gloss: 'Super résistance : doubles et dés',
		aliases: ['yellow double', 'equal yellows'],
		does: 'Only matching yellows count. After landing, roll both yellows and the dice of saucers in play. Matching yellows fire once.',
		ruling: 'An option makes them fire twice: you then need two protections.'
	},
	'ruling:A35': {
		name: 'Saute-Soucoupes and the rest',
		gloss: 'Saute-Soucoupes et le reste',
		aliases: ['leapfrog giga', 'leapfrog wave'],
		does: 'The wave sends everyone to orbit 4. A Giga Bouclier covers its own intersection and beyond. A saucer only blocks a shot if it’s strictly closer to Earth.',
		ruling: 'The variant only mentions movement.'
	},
	'ruling:A36': {
		name: 'Continuous fire: dodging by moving',
		gloss: 'Tirs continus : éviter en bougeant',
		aliases: ['leave the line', 'dodge by moving'],
		does: 'With this variant you may leave your line of fire with your first step without paying. In the basic game, firing comes before movement.',
		ruling: 'The variant says this advantage remains. An option removes it.'
	},
	'ruling:A37': {
		name: 'Continuous fire: one card per line',
		gloss: 'Tirs continus : une carte par ligne',
		aliases: ['two lines', 'giga continuous'],
		does: 'One card per line per saucer, Giga Bouclier included; a line you’ve paid for is paid for the whole turn. Reappearing in a line of fire costs a card too.',
		ruling: 'A card works once.'
	},
	'ruling:A38': {
		name: 'When both your saucers have landed',
		gloss: 'Tour d’un joueur dont les deux soucoupes sont posées',
		aliases: ['both landed', 'nothing to play'],
		does: 'Phases 1 to 3 as usual: your roll can trigger the Resistance and makes bunkers fire. No phases 4 and 5.',
		ruling: 'Only moves and attacks need a saucer.'
	},
	'ruling:A39': {
		name: 'Talking about cards',
		gloss: 'Parler de vos cartes',
		aliases: ['show hand', 'communication'],
		does: 'Talk freely, but keep your cards hidden. Comparse never asks for hands unless you turn the option on.',
		ruling: 'You take cards without showing them, but page 17 encourages announcements.'
	},
	'ruling:A76': {
		name: 'The last life',
		gloss: 'La dernière vie',
		aliases: ['fourth explosion', 'no saucers left'],
		does: 'It’s the cards that count: once the last one is turned over you lose, even if a saucer is still flying.',
		ruling: 'Pages 10, 16 and 19 mention the card; page 9 mentions saucers.'
	},
	'ruling:A78': {
		name: 'Destroyed on your own turn',
		gloss: 'Détruite pendant votre propre tour',
		aliases: ['leave again at once', 'die after explosion'],
		does: 'Destroyed by a shot, it comes out again with its die in phase 4. Destroyed by your own Resistance, it waits: its die wasn’t rolled.',
		ruling: 'Phase 4 moves every saucer that hasn’t landed.'
	},
	'ruling:A80': {
		name: 'Continuous fire without a card',
		gloss: 'Tirs continus sans carte',
		aliases: ['forced to cross', 'no shield'],
		does: 'You can’t enter a line of fire without a card if another route uses the die. Otherwise you must, and the saucer is destroyed.',
		ruling: 'You must use the die, and the rulebook only has “hit” or “protected”.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
