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
		gloss: 'saucer card: licence to fly, in La Guerre des Envahisseurs',
		aliases: ['licence', 'life', 'saucer card', 'permit'],
		does: 'One card face up for each saucer in flight, two for each camp at the start. When a saucer explodes a card goes to the discard; it leaves again only with a new one, played from hand.',
		when: 'In phase 1: one or two cards, and the saucer leaves in the same turn.',
		meets: ['Twelve more are in the deck.', 'Without a card nobody is eliminated: they draw until they can leave again.']
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accelerator',
		aliases: ['accelerate', 'double', 'turbo'],
		does: 'Doubles the points of the red or the blue die, named before the roll. Two cards double both dice.',
		when: 'In phase 1, as the choice of the turn.',
		meets: ['The die must be that of a saucer that will be able to move.']
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport, and escape from a Super Nova',
		aliases: ['black hole', 'hyperspace', 'escape'],
		does: 'Two cards send one of your saucers to the star of a Galactix card, in your own turn. They are also the only answer to a Super Nova, in the attacker’s turn.',
		when: 'Your turn, before or after a move; or in answer to a Super Nova.',
		meets: ['Stops neither Laser nor Méga Laser, except by option.', 'A saucer waiting for a card cannot leave.']
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield',
		aliases: ['shield', 'defence'],
		does: 'Against a bunker one card saves one saucer. Against enemy Lasers: as many Boucliers as Lasers, or none.',
		when: 'In answer, on anybody’s turn: after a bunker’s shot in phase 3, or as soon as the Lasers are announced.',
		meets: ['Useless against a Méga Laser and against a Super Nova.']
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield',
		aliases: ['giga', 'giga shield'],
		does: 'Against a bunker: covers the saucer and all behind it, friend or enemy. Against an attack: stops one to five Lasers, or a Méga Laser.',
		when: 'In answer, on anybody’s turn: after a bunker’s shot in phase 3, or as soon as the attack is announced.',
		meets: ['The only answer to a Méga Laser.', 'Useless against a Super Nova.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'shot at a saucer or a bunker',
		aliases: ['lasers', 'shot', 'attack'],
		does: 'At an enemy saucer one intersection away: one to five Lasers announced at once. At a bunker: one card from orbit 1, two from orbit 2, three from orbit 3, for one damage.',
		when: 'At an enemy, from the end of phase 1 to the end of the turn; at a bunker, once for each saucer after its move.',
		meets: ['As many Boucliers, or one Giga Bouclier, parry the attack.']
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'long-range shot',
		aliases: ['mega', 'mega laser'],
		does: 'Always alone. At a saucer along a clear radius, at any distance; at a bunker, destroys it at once.',
		when: 'At any time in your turn once phase 1 is over. Against a bunker: once for each saucer, its move finished.',
		meets: ['Only a Giga Bouclier stops it.', 'A saucer in the way blocks it.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'attack from afar, in La Guerre des Envahisseurs',
		aliases: ['supernova', 'nova', 'two supernovas'],
		does: 'Kept in hand. Two cards destroy an enemy saucer in space, wherever it is.',
		when: 'In your own turn, after phase 1.',
		meets: ['Only escape: two Trous noirs.', 'Neither base nor Earth is touched.', 'No shock wave: that is the card of L’Invasion.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'Galactix card: where a black hole leads',
		aliases: ['galactix', 'star', 'constellation'],
		does: 'Here it only says where a saucer reappears after a Trou noir.',
		when: 'Turned when a saucer leaves by Trous noirs.',
		prints: 'The constellation, the star and a number that does not matter in this game.'
	},

	'place:base': {
		name: 'Vaisseau mère',
		gloss: 'mother ship, base',
		aliases: ['base', 'start'],
		does: 'Where both saucers of a camp start, and a shelter: nothing can be attacked there. Saucers do not go back by themselves.',
		prints: 'Its symbol and its exits.'
	},
	'place:earth': {
		name: 'Terre',
		gloss: 'Earth',
		aliases: ['earth', 'planet'],
		does: 'The goal of both teams. A landed saucer stays and fears nothing more; it no longer needs a card.'
	},
	'place:moon': {
		name: 'Sabot-lune, pioche et défausse',
		gloss: 'moon shoe, draw pile and discard',
		aliases: ['moon', 'pile', 'discard'],
		does: 'The moon holds the pile, fifty cards at the start. The discard lies open and is shuffled when the moon is empty.'
	},
	'piece:bunker': {
		name: 'Bunker',
		gloss: 'bunker',
		aliases: ['bunkers', 'gun'],
		does: 'Fourteen tokens around Earth. One damage drives it back, a second destroys it: the breach stays open to the end, for everybody.',
		prints: 'The number of its line.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'Galactix token: here a bunker',
		aliases: ['token'],
		does: 'Fourteen of the fifteen tokens are bunkers; there is no cargo in this game.'
	},
	'face:yellow': {
		name: 'Dé jaune',
		gloss: 'yellow die',
		aliases: ['yellow'],
		does: 'Names the number of the bunkers that fire, every turn. Equal dice mean nothing here.',
		when: 'Thrown in phase 2, its shot is fired in phase 3.'
	},

	'term:team': {
		name: 'Équipe, alliés',
		gloss: 'team, allies',
		aliases: ['alliance', 'partner', '2 v 2', '1 v 1', 'camp', 'attack an ally'],
		does: 'Two opposite camps against the other two, with four or two players. Nobody attacks an ally, nobody gives cards away.'
	},
	'term:breach': {
		name: 'Brèche',
		gloss: 'breach',
		aliases: ['opening', 'gap'],
		does: 'A line whose bunker is destroyed: both teams may land there, and it stays open to the end.',
		meets: [
			'The saucer that opens it has finished its move and does not land there this turn.',
			'The other saucer of the camp, if it has not moved yet, may land there at once.'
		]
	},
	'term:landing': {
		name: 'Atterrir',
		gloss: 'landing',
		aliases: ['land', 'touch down', 'land on Earth'],
		does: 'From orbit 1 of a breach, with one more step, in the colour of the team. Points left over are lost.'
	},
	'term:squadron': {
		name: 'Escadron',
		gloss: 'squadron',
		aliases: ['colour'],
		does: 'Both saucers of a colour of one team. The first to land sets the colour of the team; the other colour waits until that squadron is complete.'
	},
	'term:resistance': {
		name: 'Résistance terrienne',
		gloss: 'Earth’s Resistance: not in this game',
		aliases: ['resistance', 'triple', 'double'],
		does: 'It does not apply here: equal dice do nothing, and a destroyed bunker never comes back.'
	},
	'term:dodge': {
		name: 'Esquive',
		gloss: 'dodge',
		aliases: ['parry', 'avoid', 'defend'],
		does: 'Against a bunker: Bouclier, Giga Bouclier, or standing behind somebody’s Giga. In one’s own turn one may also leave by Trou noir before the shot.'
	},
	'term:attack': {
		name: 'Attaquer une soucoupe',
		gloss: 'attacking a saucer',
		aliases: ['shoot an enemy', 'fight', 'attack'],
		does: 'The attacker announces and discards cards, the owner of the target answers all or nothing. Without an answer the saucer returns to its base and its camp loses a Soucoupe card.',
		meets: ['1 to 5 Lasers: as many Boucliers, or a Giga.', 'Méga Laser: a Giga.', 'Two Super Novas: two Trous noirs.']
	},
	'term:bunker-shot': {
		name: 'Attaquer un bunker',
		gloss: 'attacking a bunker',
		aliases: ['shoot a bunker', 'destroy a bunker'],
		does: 'Each saucer may shoot once a turn at the bunker at the foot of its radius, its move over: one damage with Lasers, or a Méga Laser.'
	},

	'phase:setup': {
		name: 'Préparation',
		gloss: 'set-up',
		aliases: ['setup', 'start'],
		does: 'The board of L’Invasion, two Soucoupe cards for each camp, all the rest in the deck: 66 cards, four to a hand, 50 in the moon.'
	},
	'phase:turn': {
		name: 'Tour d’un camp',
		gloss: 'a camp’s turn',
		aliases: ['turn order', 'phases'],
		does: 'Draw and choose, roll the dice, take the fire, then move and attack in any order.'
	},
	'phase:draw': {
		name: 'Phase 1 : pioche',
		gloss: 'phase 1: draw',
		aliases: ['draw', 'discard', 'phase 1'],
		does: 'Fill up the hand, draw one more, then one choice: a Pulsar, two Pulsars, one or two Soucoupes, two Trous noirs, or a discard.'
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		gloss: 'phase 2: dice',
		aliases: ['roll', 'phase 2'],
		does: 'The dice of saucers that may move, and the yellow die, or two of them in the harder game.'
	},
	'phase:fire': {
		name: 'Phase 3 : défense terrienne',
		gloss: 'phase 3: Earth’s defence',
		aliases: ['fire', 'bunkers', 'phase 3'],
		does: 'Bunkers of the yellow number fire at the saucers on their lines that belong to the camp whose turn it is. Players answer with their own cards.'
	},
	'phase:act': {
		name: 'Phase 4 : déplacements et attaques',
		gloss: 'phase 4: moves and attacks',
		aliases: ['move', 'attack', 'phase 4'],
		does: 'Each saucer that may goes as far as its die. Attacks on enemies at any moment, one bunker shot for each saucer, landings.'
	},

	'limit:hand': {
		name: 'Quatre cartes en main',
		gloss: 'four cards in hand',
		aliases: ['hand limit', 'hand size'],
		does: 'Four cards at the end of phase 1, as in L’Invasion; five by option.'
	},
	'end:won': {
		name: 'Victoire',
		gloss: 'victory',
		aliases: ['win', 'end'],
		does: 'The first team with both squadrons on Earth wins at once.'
	},
	'variant:two-yellow': {
		name: 'Deux dés jaunes',
		gloss: 'two yellow dice, harder',
		aliases: ['hard', 'second yellow die'],
		does: 'Two numbers fire every turn; equal ones fire once.'
	},
	'variant:one-squadron': {
		name: 'Un escadron suffit',
		gloss: 'one squadron is enough, easier',
		aliases: ['easy', 'short game'],
		does: 'The first team to land a complete squadron wins.'
	},

	'companion:positions': {
		name: 'Suivre les positions',
		gloss: 'keeping positions',
		aliases: ['where are saucers', 'positions'],
		does: 'An option: tell radius and orbit after each move. Comparse then finds who is aimed at by a bunker, what a Giga Bouclier covers and who can shoot at a bunker. Distances between saucers remain with the table.'
	},
	'companion:depth': {
		name: 'Plateau seulement',
		gloss: 'the board only',
		aliases: ['without cards', 'simple'],
		does: 'Without counting cards: Comparse keeps bunkers, open Soucoupe cards and squadrons. Odds that depend on cards disappear.'
	},
	'companion:own-hand': {
		name: 'Dire sa main',
		gloss: 'telling one’s hand',
		aliases: ['my cards', 'my odds'],
		does: 'An option: a player tells their cards to see their own odds. They are forgotten as soon as the hand changes.'
	}
};
