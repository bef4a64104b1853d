import type { EntryText } from '../../../../entries.ts';

/** How this game’s rules are read where the booklet leaves something open. */
export const rulings = {
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
		does: 'A given Giga does not exhaust its giver if it covers a saucer of theirs as well: it was played for themselves. If they have nothing to cover, it is a gift. Without positions, Comparse asks.',
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
		does: 'One card for each line and saucer, Giga Bouclier included; a line that is paid for is paid for the whole turn. Reappearing on a lit line is paid for too.',
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
} as const satisfies Readonly<Record<string, EntryText>>;
