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
		gloss: 'saucer card: flight licence, in La Guerre des Envahisseurs',
		aliases: ['licence', 'life', 'saucer card', 'permit'],
		does: 'One face-up card per saucer in flight, two per side to start with. When a saucer explodes, discard a card; it only takes off again with a new one from your hand.',
		when: 'In phase 1: one or two cards, and the saucer takes off the same turn.',
		meets: ['Twelve more are in the deck.', 'Having no card doesn’t eliminate you: draw until you can take off again.']
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accelerator',
		aliases: ['accelerate', 'double', 'turbo'],
		does: 'Doubles the red or blue die, announced before rolling. Two cards double both dice.',
		when: 'In phase 1, as your choice for the turn.',
		meets: ['It must be the die of a saucer that can move.']
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport, and escape from a Super Nova',
		aliases: ['black hole', 'hyperspace', 'escape'],
		does: 'On your own turn, two cards send one of your saucers to the star on a Galactix card. They’re also the only defence against a Super Nova, on the attacker’s turn.',
		when: 'On your turn, before or after a move; or in response to a Super Nova.',
		meets: ['Doesn’t stop a Laser or Méga Laser, unless you turn the option on.', 'A saucer waiting for a card can’t leave.']
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield',
		aliases: ['shield', 'defence'],
		does: 'Against a bunker, one card saves one saucer. Against enemy Lasers: as many Boucliers as Lasers, or none.',
		when: 'In response, on anyone’s turn: after a bunker fires in phase 3, or as soon as Lasers are announced.',
		meets: ['Useless against a Méga Laser and against a Super Nova.']
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield',
		aliases: ['giga', 'giga shield'],
		does: 'Against a bunker: covers the saucer and everything behind it, friend or enemy. Against an attack: stops one to five Lasers, or a Méga Laser.',
		when: 'In response, on anyone’s turn: after a bunker fires in phase 3, or as soon as the attack is announced.',
		meets: ['The only defence against a Méga Laser.', 'Useless against a Super Nova.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'shot at a saucer or a bunker',
		aliases: ['lasers', 'shot', 'attack'],
		does: 'At an enemy saucer one intersection away: one to five Lasers, announced together. At a bunker: one card from orbit 1, two from orbit 2, three from orbit 3, for one hit.',
		when: 'At an enemy, from the end of phase 1 to the end of your turn; at a bunker, once per saucer after its move.',
		meets: ['Blocked by the same number of Boucliers, or one Giga Bouclier.']
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'long-range shot',
		aliases: ['mega', 'mega laser'],
		does: 'Always alone. Hits a saucer along a clear spoke, at any distance; destroys a bunker outright.',
		when: 'Any time on your turn after phase 1. Against a bunker: once per saucer, after its move.',
		meets: ['Only a Giga Bouclier stops it.', 'A saucer in the way blocks it.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'attack from afar, in La Guerre des Envahisseurs',
		aliases: ['supernova', 'nova', 'two supernovas'],
		does: 'Keep it in hand. Two cards destroy an enemy saucer in space, wherever it is.',
		when: 'On your own turn, after phase 1.',
		meets: ['Only escape: two Trous noirs.', 'Saucers at base or on Earth aren’t affected.', 'No shock wave: that’s only in L’Invasion.']
	},
	'card:galactix': {
		name: 'Galactix card',
		gloss: 'Carte Galactix: where a black hole leads',
		aliases: ['galactix', 'star', 'constellation'],
		does: 'Here it only shows where a saucer reappears after a Trou noir.',
		when: 'Revealed when a saucer leaves through Trous noirs.',
		prints: 'The constellation, the star and a number that doesn’t matter in this game.'
	},

	'place:base': {
		name: 'Mothership',
		gloss: 'Vaisseau mère',
		aliases: ['base', 'start'],
		does: 'Where a side’s two saucers start, and a shelter: nothing can be attacked there. Saucers can’t go back on their own.',
		prints: 'Its symbol and its exits.'
	},
	'place:earth': {
		name: 'Earth',
		gloss: 'Terre',
		aliases: ['earth', 'planet'],
		does: 'Both teams’ goal. A landed saucer stays there, safe; it no longer needs a card.'
	},
	'place:moon': {
		name: 'The moon: draw pile and discards',
		gloss: 'Sabot-lune, pioche et défausse',
		aliases: ['moon', 'pile', 'discard'],
		does: 'The moon holds the draw pile, fifty cards at the start. Discards are face up and shuffled when the moon is empty.'
	},
	'piece:bunker': {
		name: 'Bunker',
		gloss: 'bunker',
		aliases: ['bunkers', 'gun'],
		does: 'Fourteen tokens around Earth. One hit pushes it back, a second destroys it: the breach stays open until the end, for everyone.',
		prints: 'The number of its line.'
	},
	'piece:galactix': {
		name: 'Galactix token',
		gloss: 'Galactix (jeton)',
		aliases: ['token'],
		does: 'Fourteen of the fifteen tokens are bunkers; there’s no cargo in this game.'
	},
	'face:yellow': {
		name: 'Yellow die',
		gloss: 'Dé jaune',
		aliases: ['yellow'],
		does: 'Shows which bunkers fire, every turn. Matching dice mean nothing here.',
		when: 'Rolled in phase 2; the shots come in phase 3.'
	},

	'term:team': {
		name: 'Team, partners',
		gloss: 'Équipe, alliés',
		aliases: ['alliance', 'partner', '2 v 2', '1 v 1', 'camp', 'attack an ally'],
		does: 'Two opposite sides against the other two, with four or two players. You can’t attack a partner or give cards away.'
	},
	'term:breach': {
		name: 'Breach',
		gloss: 'Brèche',
		aliases: ['opening', 'gap'],
		does: 'A line whose bunker is destroyed: both teams can land there, and it stays open to the end.',
		meets: [
			'The saucer that opens it has finished its move and can’t land there this turn.',
			'Your other saucer, if it hasn’t moved yet, can land there right away.'
		]
	},
	'term:landing': {
		name: 'Landing',
		gloss: 'Atterrir',
		aliases: ['land', 'touch down', 'land on Earth'],
		does: 'From orbit 1 of a breach, with one more step, in your team’s colour. Leftover points are lost.'
	},
	'term:squadron': {
		name: 'Squadron',
		gloss: 'Escadron',
		aliases: ['colour'],
		does: 'A team’s two saucers of the same colour. The first to land sets the team’s colour; the other colour waits until that squadron is complete.'
	},
	'term:resistance': {
		name: 'Earth’s Resistance',
		gloss: 'Résistance terrienne',
		aliases: ['resistance', 'triple', 'double'],
		does: 'It doesn’t apply here: matching dice do nothing, and a destroyed bunker never comes back.'
	},
	'term:dodge': {
		name: 'Dodge',
		gloss: 'Esquive',
		aliases: ['parry', 'avoid', 'defend'],
		does: 'Against a bunker: a Bouclier, a Giga Bouclier, or being behind someone’s Giga. On your own turn you can also leave through a Trou noir before the shot.'
	},
	'term:attack': {
		name: 'Attacking a saucer',
		gloss: 'Attaquer une soucoupe',
		aliases: ['shoot an enemy', 'fight', 'attack'],
		does: 'The attacker announces and discards cards; the target’s owner blocks it all or not at all. If it isn’t blocked, the saucer returns to base and its side loses a Soucoupe card.',
		meets: ['1 to 5 Lasers: the same number of Boucliers, or a Giga.', 'Méga Laser: a Giga.', 'Two Super Novas: two Trous noirs.']
	},
	'term:bunker-shot': {
		name: 'Attacking a bunker',
		gloss: 'Attaquer un bunker',
		aliases: ['shoot a bunker', 'destroy a bunker'],
		does: 'Each saucer may shoot once per turn at the bunker at the end of its spoke, after moving: one hit with Lasers, or a Méga Laser.'
	},

	'phase:setup': {
		name: 'Setup',
		gloss: 'Préparation',
		aliases: ['setup', 'start'],
		does: 'L’Invasion’s board, two Soucoupe cards per side, everything else in the deck: 66 cards, four per hand, 50 in the draw pile.'
	},
	'phase:turn': {
		name: 'A side’s turn',
		gloss: 'Tour d’un camp',
		aliases: ['turn order', 'phases'],
		does: 'Draw and choose, roll, take fire, then move and attack in any order.'
	},
	'phase:draw': {
		name: 'Phase 1: draw',
		gloss: 'Phase 1 : pioche',
		aliases: ['draw', 'discard', 'phase 1'],
		does: 'Refill your hand, draw one more, then choose one thing: a Pulsar, two Pulsars, one or two Soucoupes, two Trous noirs, or a discard.'
	},
	'phase:roll': {
		name: 'Phase 2: dice',
		gloss: 'Phase 2 : dés',
		aliases: ['roll', 'phase 2'],
		does: 'The dice of saucers that can move, plus the yellow die, or two of them in the harder game.'
	},
	'phase:fire': {
		name: 'Phase 3: Earth’s defence',
		gloss: 'Phase 3 : défense terrienne',
		aliases: ['fire', 'bunkers', 'phase 3'],
		does: 'Bunkers with the yellow number fire at the saucers on their lines that belong to the side whose turn it is. You defend with your own cards.'
	},
	'phase:act': {
		name: 'Phase 4: moves and attacks',
		gloss: 'Phase 4 : déplacements et attaques',
		aliases: ['move', 'attack', 'phase 4'],
		does: 'Each saucer that can moves its full die. Attack enemies at any time, shoot at a bunker once per saucer after its move, and land.'
	},

	'limit:hand': {
		name: 'Four cards in hand',
		gloss: 'Quatre cartes en main',
		aliases: ['hand limit', 'hand size'],
		does: 'Four cards at the end of phase 1, as in L’Invasion; five with the option.'
	},
	'end:won': {
		name: 'Victory',
		gloss: 'Victoire',
		aliases: ['win', 'end'],
		does: 'The first team with both squadrons on Earth wins immediately.'
	},
	'variant:two-yellow': {
		name: 'Two yellow dice',
		gloss: 'Deux dés jaunes',
		aliases: ['hard', 'second yellow die'],
		does: 'Two numbers fire every turn; if they match, they fire once.'
	},
	'variant:one-squadron': {
		name: 'One squadron is enough',
		gloss: 'Un escadron suffit',
		aliases: ['easy', 'short game'],
		does: 'The first team to land a complete squadron wins.'
	},

	'companion:positions': {
		name: 'Tracking positions',
		gloss: 'Suivre les positions',
		aliases: ['where are saucers', 'positions'],
		does: 'Optional: enter the spoke and orbit after each move. Comparse then works out who a bunker can hit, what a Giga Bouclier covers and who can shoot a bunker. Distances between saucers are up to you.'
	},
	'companion:depth': {
		name: 'The board only',
		gloss: 'Plateau seulement',
		aliases: ['without cards', 'simple'],
		does: 'The usual way, without counting cards: Comparse keeps bunkers, face-up Soucoupe cards and squadrons. Enter the yellow die, then what happens: an attack with its result in one go, a turn without events in one tap. Odds that depend on cards need full tracking.'
	},
	'companion:own-hand': {
		name: 'Checking your odds',
		gloss: 'Voir vos chances avec votre main',
		aliases: ['my cards', 'my odds'],
		does: 'Optional: enter your cards to see your own odds. They’re forgotten as soon as your hand changes.'
	}
};
