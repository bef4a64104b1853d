import type { Rules } from '../contract.ts';
import { rulingsFor, TABLE_RULES } from '../table.ts';

const SETUP = 'Préparation (p. 10)';
const ROLL = 'Lancer des dés (p. 12)';
const FIRE = 'Défense terrienne et esquives (p. 13)';
const MOVE = 'Déplacement des soucoupes (p. 13)';
const STEPS = 'Déplacement des soucoupes (p. 6)';
const ATTACK = 'Attaques des soucoupes (p. 14)';
const SPECIAL = 'Déplacements spéciaux (p. 7)';
const SHIELDS = 'Cartes de défense (p. 17)';

/** The sentences about the box itself, the same in its three games: each spreads these into its own rules. */
export const BOX_RULES = {
	'box.fire': { at: 'Préparation (p. 10)', by: 'table', entry: 'box:fire', with: ['number'] },
	'box.symbol': { at: 'Les soucoupes (p. 5)', by: 'table', entry: 'box:symbol', with: ['camp'] },
	'box.orbits': { at: 'Cartes d’événement (p. 18)', by: 'table', entry: 'box:orbits' },
	'box.bluish': { at: 'Préparation (p. 10)', by: 'table', entry: 'box:bluish' },
	'box.star': { at: 'Contenu de la boîte (p. 4)', by: 'table', entry: 'box:galactix' },
	'box.constellation': { at: 'Contenu de la boîte (p. 4)', by: 'table', entry: 'box:galactix', with: ['star'] },
	'box.count': { at: 'Contenu de la boîte (p. 4)', by: 'table', entry: 'box:galactix', with: ['star'] },
	'box.line': { at: 'Déplacements spéciaux (p. 7)', by: 'table', entry: 'box:place', with: ['star'] },
	'box.orbit': { at: 'Déplacements spéciaux (p. 7)', by: 'table', entry: 'box:place', with: ['star'] },
	'box.early': { at: 'Préparation (p. 10)', by: 'table', entry: 'box:fire' },
	'box.over-four': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire', with: ['number', 'bunkers'] },
	'box.none-four': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire' },
	'box.never-fires': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire', with: ['number'] },
	'box.twice': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire', with: ['bunker', 'numbers'] }
} as const satisfies Rules;

/** The rules that L’Invasion and La Guerre des Envahisseurs have in common: each spreads them into its own. */
export const EARTH_RULES = {
	'tables.shot': { at: 'table', by: 'app', entry: 'table:odds' },

	'course.lives': { at: 'table', by: 'app', entry: 'table:odds' },
	'standing.landed': { at: 'table', by: 'app', entry: 'table:odds' },

	'setup.contents': {
		at: 'Contenu de la boîte (p. 4)',
		by: 'table',
		entry: 'box:contents',
		with: ['actions', 'galactix', 'tokens', 'saucers']
	},
	'setup.stickers': { at: 'Les soucoupes (p. 5)', by: 'table', entry: 'box:contents', with: ['saucers'] },
	'setup.bunkers': { at: SETUP, by: 'table', entry: 'piece:bunker', with: ['bunkers'] },
	'setup.base': { at: SETUP, by: 'table', entry: 'place:base', with: ['player', 'camp'] },
	'setup.galactix': { at: SETUP, by: 'table', entry: 'card:galactix', with: ['cards'] },
	'setup.who-starts': { at: 'Déroulement de la partie (p. 11)', by: 'table', entry: 'ruling:A14' },
	'setup.order': { at: 'Déroulement de la partie (p. 11)', by: 'app', entry: 'term:order', with: ['camps'] },
	'setup.first': { at: 'Déroulement de la partie (p. 11)', by: 'table', entry: 'ruling:A14', with: ['player'] },

	'now.roll': { at: ROLL, by: 'app', entry: 'phase:roll' },
	'now.fire': { at: FIRE, by: 'app', entry: 'phase:fire' },

	'pulsar.played': { at: SPECIAL, by: 'app', entry: 'card:pulsar', with: ['player', 'colour'] },
	'pulsar.twice': { at: SPECIAL, by: 'app', entry: 'limit:pulsar' },

	'hole.which': { at: SPECIAL, by: 'app', entry: 'card:trou', with: ['player'] },
	'hole.card': { at: SPECIAL, by: 'table', entry: 'card:galactix', with: ['saucer'] },
	'hole.played': { at: SPECIAL, by: 'app', entry: 'card:trou', with: ['player', 'saucer'] },
	'hole.arrives': { at: SPECIAL, by: 'app', entry: 'ruling:A03', with: ['saucer', 'star'] },
	'hole.again': { at: SPECIAL, by: 'table', entry: 'ruling:A03', with: ['saucer'] },
	'hole.redrawn': { at: SPECIAL, by: 'app', entry: 'ruling:A03', with: ['saucer', 'star'] },
	'hole.taken': { at: SPECIAL, by: 'app', entry: 'ruling:A03', with: ['star'] },
	'hole.own-turn': {
		at: SPECIAL,
		by: 'app',
		entry: 'ruling:A02',
		bends: true,
		unshown: 'In a turn players look for the saucers of the camp whose turn it is.'
	},
	'hole.base': { at: SPECIAL, by: 'app', entry: 'ruling:A04', bends: true },
	'hole.earth': {
		at: SPECIAL,
		by: 'app',
		entry: 'ruling:A04',
		with: ['saucer'],
		unshown: 'A saucer on Earth has ended its flight: players see it there and look only for those that still fly.'
	},

	'roll.now': { at: ROLL, by: 'table', entry: 'phase:roll', with: ['player'] },
	'roll.thrown': { at: ROLL, by: 'app', entry: 'phase:roll', with: ['player', 'faces'] },
	'roll.short': { at: ROLL, by: 'table', entry: 'face:yellow' },
	'roll.second': { at: ROLL, by: 'table', entry: 'face:yellow' },
	'roll.third': { at: ROLL, by: 'table', entry: 'term:resistance' },
	'roll.no-third': { at: ROLL, by: 'table', entry: 'term:resistance' },
	'roll.woken': { at: ROLL, by: 'table', entry: 'term:resistance' },
	'roll.yellow': { at: ROLL, by: 'app', entry: 'face:yellow', with: ['player', 'faces'] },
	'turn.passed': { at: 'table', by: 'table', entry: 'companion:depth', with: ['player'] },

	'fire.lit': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['numbers', 'bunkers'] },
	'fire.dark': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['numbers'] },
	'fire.unread': { at: FIRE, by: 'table', entry: 'box:fire', with: ['numbers'] },
	'fire.nobody': { at: FIRE, by: 'app', entry: 'ruling:A23' },
	'fire.now': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['numbers'] },
	'fire.how': { at: FIRE, by: 'app', entry: 'term:dodge', with: ['saucer'] },
	'fire.shield': { at: SHIELDS, by: 'app', entry: 'card:bouclier', with: ['saucer', 'player'] },
	'fire.giga': { at: SHIELDS, by: 'app', entry: 'card:giga', with: ['saucer', 'player'] },
	'fire.no-giga': {
		at: SHIELDS,
		by: 'app',
		entry: 'card:giga',
		unshown: 'Players look for the cover of a Giga Bouclier only after one was played.'
	},
	'fire.over': { at: FIRE, by: 'app', entry: 'phase:fire' },
	'fire.space': {
		at: FIRE,
		by: 'app',
		entry: 'ruling:A23',
		with: ['saucer'],
		unshown: 'Only saucers that may be hit are asked about: players do not look for the others.'
	},
	'fire.still': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['saucer'], bends: true },
	'fire.off-line': {
		at: FIRE,
		by: 'app',
		entry: 'term:line',
		with: ['saucer'],
		bends: true,
		unshown: 'Only saucers that may be hit are asked about: players do not look for the others.'
	},

	'move.where': { at: MOVE, by: 'table', entry: 'term:movement', with: ['saucer'] },
	'move.orbit': { at: MOVE, by: 'table', entry: 'term:orbit', with: ['saucer'] },
	'move.told': { at: MOVE, by: 'table', entry: 'term:movement', with: ['saucer', 'line', 'orbit'] },
	'move.stays': { at: STEPS, by: 'table', entry: 'ruling:A06', with: ['saucer'] },
	'move.over': { at: MOVE, by: 'app', entry: 'term:movement', with: ['saucer'], bends: true },
	'move.blocked': { at: STEPS, by: 'table', entry: 'ruling:A06', with: ['player'] },
	'move.untold': { at: MOVE, by: 'table', entry: 'companion:positions', with: ['saucer'] },

	'land.which': { at: MOVE, by: 'table', entry: 'term:landing', with: ['player'] },
	'land.done': { at: MOVE, by: 'app', entry: 'term:landing', with: ['saucer'] },
	'land.no-breach': { at: ATTACK, by: 'app', entry: 'term:breach', bends: true },

	'shoot.from': { at: ATTACK, by: 'table', entry: 'card:laser', with: ['bunker'] },
	'shoot.card': { at: ATTACK, by: 'table', entry: 'card:laser', with: ['bunker'] },
	'shoot.laser': { at: ATTACK, by: 'app', entry: 'card:laser', with: ['bunker', 'cards'] },
	'shoot.some': { at: ATTACK, by: 'app', entry: 'card:laser', with: ['bunker'] },
	'shoot.mega': { at: ATTACK, by: 'app', entry: 'card:mega', with: ['bunker'] },
	'shoot.back': { at: ATTACK, by: 'app', entry: 'piece:bunker', with: ['bunker'] },
	'shoot.breach': { at: ATTACK, by: 'app', entry: 'term:breach', with: ['bunker'] },
	'shoot.destroyed': { at: ATTACK, by: 'app', entry: 'piece:bunker', with: ['bunker'] },
	'shoot.cost': { at: ATTACK, by: 'app', entry: 'card:laser', with: ['need', 'have'] },
	'shoot.too-far': { at: ATTACK, by: 'app', entry: 'card:laser', with: ['orbit'], bends: true },
	'shoot.blocked': { at: ATTACK, by: 'app', entry: 'ruling:A26', with: ['bunker'], bends: true },
	'shoot.nobody': { at: ATTACK, by: 'app', entry: 'phase:attack' },
	'shoot.once': { at: ATTACK, by: 'app', entry: 'ruling:A25', with: ['saucers'], bends: true },
	'shoot.no-saucer': { at: ATTACK, by: 'app', entry: 'term:line', with: ['bunker'], bends: true },

	'cards.pile': { at: 'table', by: 'table', entry: 'companion:depth' },

	'hold.told': { at: 'table', by: 'app', entry: 'companion:own-hand', with: ['player'] },

	'odds.shot': {
		at: FIRE,
		lowerIsBetter: true,
		by: 'app',
		entry: 'term:line',
		with: ['rolls'],
		unit: 'count:shots',
		assumes: ['assume.dice']
	},
	'odds.line': {
		at: FIRE,
		lowerIsBetter: true,
		by: 'app',
		entry: 'term:line',
		with: ['saucer', 'rolls'],
		unit: 'count:shots',
		assumes: ['assume.dice']
	},
	'odds.land': { at: MOVE, by: 'app', entry: 'term:landing', with: ['saucer', 'steps'], assumes: ['assume.dice', 'assume.way'] },

	'remind.pulsar-first': { at: SPECIAL, by: 'table', entry: 'card:pulsar' },
	'remind.giga-first': { at: SHIELDS, by: 'table', entry: 'card:giga' },
	'remind.steps': { at: STEPS, by: 'table', entry: 'term:movement', with: ['saucer', 'steps'] },
	'remind.leave': { at: STEPS, by: 'table', entry: 'ruling:A08', with: ['saucer'] },
	'remind.hole': { at: SPECIAL, by: 'table', entry: 'ruling:A77' }
} as const satisfies Rules;

export const { ruling: boxRuling } = rulingsFor(BOX_RULES);
export const { ruling: earthRuling, refuse: earthRefuse } = rulingsFor({ ...TABLE_RULES, ...EARTH_RULES });
