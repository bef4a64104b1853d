import type { Rules } from '../../contract.ts';
import { type Say as SayOf, rulingsFor, TABLE_RULES } from '../../table.ts';
import { BOX_RULES } from '../rules.ts';

const MIXED = 'La Guerre des Envahisseurs (p. 38)';
const SETUP = 'Préparation (p. 10)';
const DRAW = 'Pioche des cartes (p. 25)';
const ROLL = 'Lancer des dés (p. 12)';
const FIRE = 'Défense terrienne et esquives (p. 13)';
const MOVE = 'Déplacement des soucoupes (p. 13)';
const STEPS = 'Déplacement des soucoupes (p. 6)';
const BUNKERS = 'Attaques des soucoupes (p. 14)';
const SPECIAL = 'Déplacements spéciaux (p. 7)';
const SHIELDS = 'Cartes de défense (p. 17)';
const LASERS = 'Attaques au Laser ou Méga Laser (p. 27)';
const NOVA = 'Attaque à distance par Super Nova (p. 29)';
const LICENCE = 'Détail des cartes (p. 32)';
const GOAL = 'Principe et but du jeu (p. 9)';

export const RULES = {
	...TABLE_RULES,
	'tables.answers': { at: 'table', by: 'app', entry: 'table:odds' },
	'tables.shot': { at: 'table', by: 'app', entry: 'table:odds' },
	'counsel.attack': { at: 'table', by: 'app', entry: 'table:odds', with: ['camp', 'weapon', 'cards', 'hit'] },
	'counsel.line': { at: 'table', by: 'app', entry: 'table:odds', with: ['rolls', 'shot'] },
	'standing.landed': { at: 'table', by: 'app', entry: 'table:odds' },
	...BOX_RULES,

	'setup.form': { at: MIXED, by: 'app', entry: 'phase:setup' },
	'setup.bunkers': { at: SETUP, by: 'table', entry: 'piece:bunker', with: ['bunkers'] },
	'setup.base': { at: SETUP, by: 'table', entry: 'place:base', with: ['player', 'camp'] },
	'setup.teams': { at: MIXED, by: 'table', entry: 'term:team', with: ['first', 'second'] },
	'setup.galactix': { at: SETUP, by: 'table', entry: 'card:galactix', with: ['cards'] },
	'setup.licences': { at: MIXED, by: 'table', entry: 'card:soucoupe', with: ['licences', 'left'] },
	'setup.deal': { at: MIXED, by: 'table', entry: 'limit:hand', with: ['cards'] },
	'setup.pile': { at: MIXED, by: 'table', entry: 'place:moon', with: ['cards', 'novas'] },
	'setup.two-yellow': { at: MIXED, by: 'table', entry: 'variant:two-yellow' },
	'setup.first': { at: 'Déroulement de la partie (p. 11)', by: 'table', entry: 'ruling:A14', with: ['player'] },

	'turn.of': { at: MIXED, by: 'app', entry: 'phase:turn', with: ['player', 'camp'] },
	'turn.begins': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player', 'camp', 'drawn'] },
	'turn.plain': { at: MIXED, by: 'app', entry: 'phase:turn', with: ['player', 'camp'] },
	'turn.ends': { at: MIXED, by: 'app', entry: 'phase:turn', with: ['player', 'camp'] },

	'now.draw': { at: DRAW, by: 'app', entry: 'phase:draw' },
	'now.roll': { at: ROLL, by: 'app', entry: 'phase:roll' },
	'now.fire': { at: FIRE, by: 'app', entry: 'phase:fire' },
	'now.act': { at: MIXED, by: 'app', entry: 'phase:act' },

	'draw.choose': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player'] },
	'draw.discarded': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player', 'card'] },
	'draw.ready': { at: DRAW, by: 'app', entry: 'ruling:A09', with: ['player'] },
	'draw.shuffled': { at: DRAW, by: 'app', entry: 'ruling:A11', with: ['cards'] },
	'draw.one-choice': { at: DRAW, by: 'app', entry: 'ruling:A66', bends: true },
	'draw.limit': { at: DRAW, by: 'app', entry: 'limit:hand', with: ['hand', 'most'], bends: true },
	'cards.none': { at: DRAW, by: 'app', entry: 'limit:hand', with: ['camp', 'cards', 'card'] },

	'pulsar.played': { at: SPECIAL, by: 'app', entry: 'card:pulsar', with: ['player', 'colour'] },
	'pulsar.twice': { at: SPECIAL, by: 'app', entry: 'limit:pulsar' },
	'pulsar.idle': { at: SPECIAL, by: 'app', entry: 'ruling:A10', with: ['colour'] },

	'licence.played': { at: LICENCE, by: 'app', entry: 'card:soucoupe', with: ['player', 'licences'] },
	'licence.free': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['saucer'] },
	'licence.full': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['most'], bends: true },
	'licence.which': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['player'] },
	'licence.lost': { at: LICENCE, by: 'app', entry: 'card:soucoupe', with: ['camp', 'licences'] },
	'licence.waits': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['saucer'], bends: true },

	'hole.which': { at: SPECIAL, by: 'app', entry: 'card:trou', with: ['player'] },
	'hole.card': { at: SPECIAL, by: 'table', entry: 'card:galactix', with: ['saucer'] },
	'hole.played': { at: SPECIAL, by: 'app', entry: 'card:trou', with: ['player', 'saucer'] },
	'hole.arrives': { at: SPECIAL, by: 'app', entry: 'ruling:A03', with: ['saucer', 'star'] },
	'hole.again': { at: SPECIAL, by: 'table', entry: 'ruling:A03', with: ['saucer'] },
	'hole.redrawn': { at: SPECIAL, by: 'app', entry: 'ruling:A03', with: ['saucer', 'star'] },
	'hole.taken': { at: SPECIAL, by: 'app', entry: 'ruling:A03', with: ['star'] },
	'hole.shuffled': { at: DRAW, by: 'app', entry: 'ruling:A11', with: ['cards'] },
	'hole.own-turn': { at: SPECIAL, by: 'app', entry: 'ruling:A02', bends: true },
	'hole.base': { at: SPECIAL, by: 'app', entry: 'ruling:A04', bends: true },
	'hole.earth': { at: SPECIAL, by: 'app', entry: 'ruling:A04', with: ['saucer'] },

	'roll.now': { at: ROLL, by: 'table', entry: 'phase:roll', with: ['player'] },
	'roll.thrown': { at: ROLL, by: 'app', entry: 'phase:roll', with: ['player', 'faces'] },

	'fire.lit': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['numbers', 'bunkers'] },
	'fire.dark': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['numbers'] },
	'fire.nobody': { at: FIRE, by: 'app', entry: 'ruling:A23' },
	'fire.now': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['numbers'] },
	'fire.how': { at: FIRE, by: 'app', entry: 'term:dodge', with: ['saucer'] },
	'fire.shield': { at: SHIELDS, by: 'app', entry: 'card:bouclier', with: ['saucer', 'player'] },
	'fire.giga': { at: SHIELDS, by: 'app', entry: 'card:giga', with: ['saucer', 'player'] },
	'fire.covered': { at: SHIELDS, by: 'app', entry: 'ruling:A68', with: ['saucer'] },
	'fire.over': { at: FIRE, by: 'app', entry: 'phase:fire' },
	'fire.space': { at: FIRE, by: 'app', entry: 'ruling:A23', with: ['saucer'] },
	'fire.still': { at: FIRE, by: 'app', entry: 'phase:fire', with: ['saucer'], bends: true },
	'fire.off-line': { at: FIRE, by: 'app', entry: 'term:line', with: ['saucer'], bends: true },
	'fire.others': { at: MIXED, by: 'app', entry: 'ruling:A64', with: ['saucer'], bends: true },
	'saucer.destroyed': { at: FIRE, by: 'app', entry: 'card:soucoupe', with: ['saucer'] },

	'move.now': { at: MOVE, by: 'app', entry: 'phase:act', with: ['player'] },
	'move.where': { at: MOVE, by: 'table', entry: 'term:movement', with: ['saucer'] },
	'move.orbit': { at: MOVE, by: 'table', entry: 'term:orbit', with: ['saucer'] },
	'move.told': { at: MOVE, by: 'table', entry: 'term:movement', with: ['saucer', 'line', 'orbit'] },
	'move.stays': { at: STEPS, by: 'table', entry: 'ruling:A06', with: ['saucer'] },
	'move.blocked': { at: STEPS, by: 'table', entry: 'ruling:A06', with: ['player'] },
	'move.untold': { at: MOVE, by: 'table', entry: 'companion:positions', with: ['saucer'] },

	'land.done': { at: MOVE, by: 'app', entry: 'term:landing', with: ['saucer'] },
	'land.no-breach': { at: BUNKERS, by: 'app', entry: 'term:breach', bends: true },
	'land.colour': { at: GOAL, by: 'app', entry: 'ruling:A74', with: ['colour'], bends: true },
	'squadron.complete': { at: GOAL, by: 'app', entry: 'term:squadron', with: ['colour', 'camps'] },

	'shoot.which': { at: MIXED, by: 'app', entry: 'term:bunker-shot', with: ['player'] },
	'shoot.from': { at: BUNKERS, by: 'table', entry: 'card:laser', with: ['bunker'] },
	'shoot.laser': { at: BUNKERS, by: 'app', entry: 'card:laser', with: ['bunker', 'cards'] },
	'shoot.mega': { at: BUNKERS, by: 'app', entry: 'card:mega', with: ['bunker'] },
	'shoot.back': { at: BUNKERS, by: 'app', entry: 'piece:bunker', with: ['bunker'] },
	'shoot.breach': { at: BUNKERS, by: 'app', entry: 'term:breach', with: ['bunker'] },
	'shoot.destroyed': { at: BUNKERS, by: 'app', entry: 'piece:bunker', with: ['bunker'] },
	'shoot.cost': { at: BUNKERS, by: 'app', entry: 'card:laser', with: ['need', 'have'] },
	'shoot.too-far': { at: BUNKERS, by: 'app', entry: 'card:laser', with: ['orbit'], bends: true },
	'shoot.blocked': { at: BUNKERS, by: 'app', entry: 'ruling:A26', with: ['bunker'], bends: true },
	'shoot.no-saucer': { at: BUNKERS, by: 'app', entry: 'term:line', with: ['bunker'], bends: true },
	'shoot.nobody': { at: BUNKERS, by: 'app', entry: 'term:bunker-shot' },
	'shoot.once': { at: MIXED, by: 'app', entry: 'ruling:A69', with: ['saucers'], bends: true },

	'attack.which': { at: LASERS, by: 'app', entry: 'term:attack', with: ['player'] },
	'attack.with': { at: LASERS, by: 'table', entry: 'term:attack', with: ['saucer'] },
	'attack.lasers': { at: LASERS, by: 'app', entry: 'card:laser', with: ['player', 'saucer', 'lasers'] },
	'attack.mega': { at: LASERS, by: 'app', entry: 'card:mega', with: ['player', 'saucer'] },
	'attack.nova': { at: NOVA, by: 'app', entry: 'card:nova', with: ['player', 'saucer'] },
	'attack.answer': { at: LASERS, by: 'app', entry: 'term:attack', with: ['saucer'] },
	'attack.parried': { at: LASERS, by: 'app', entry: 'ruling:A44', with: ['saucer', 'cards', 'card'] },
	'attack.flees': { at: NOVA, by: 'app', entry: 'ruling:A01', with: ['saucer'] },
	'attack.hits': { at: LASERS, by: 'app', entry: 'term:attack', with: ['saucer'] },
	'attack.no-answer': { at: LASERS, by: 'app', entry: 'term:attack', with: ['card'] },
	'attack.ally': { at: MIXED, by: 'app', entry: 'term:team', with: ['saucer'] },
	'attack.base': { at: NOVA, by: 'app', entry: 'place:base', with: ['saucer'] },
	'attack.landed': { at: NOVA, by: 'app', entry: 'ruling:A67', with: ['saucer'], bends: true },
	'attack.nobody': { at: LASERS, by: 'app', entry: 'ruling:A43' },
	'attack.number': { at: LASERS, by: 'app', entry: 'card:laser', with: ['most'] },
	'attack.before-roll': { at: MIXED, by: 'app', entry: 'ruling:A75', bends: true },

	'hold.tell': { at: 'table', by: 'app', entry: 'companion:own-hand', with: ['player', 'camp'] },
	'hold.told': { at: 'table', by: 'app', entry: 'companion:own-hand', with: ['player'] },

	'end.won': { at: MIXED, by: 'app', entry: 'end:won', with: ['camps'] },

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
	'odds.draw': {
		at: DRAW,
		by: 'app',
		entry: 'phase:draw',
		with: ['player', 'card', 'cards'],
		unit: 'count:cards',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.lasers': { at: LASERS, by: 'app', entry: 'card:laser', with: ['camp', 'lasers'], assumes: ['assume.unseen', 'assume.behaviour'] },
	'odds.mega': { at: LASERS, by: 'app', entry: 'card:mega', with: ['camp'], assumes: ['assume.unseen', 'assume.behaviour'] },
	'odds.nova': { at: NOVA, by: 'app', entry: 'card:nova', with: ['camp'], assumes: ['assume.unseen', 'assume.behaviour'] },

	'remind.pulsar-first': { at: SPECIAL, by: 'table', entry: 'card:pulsar' },
	'remind.giga-first': { at: SHIELDS, by: 'table', entry: 'card:giga' },
	'remind.colour': { at: GOAL, by: 'table', entry: 'ruling:A74', with: ['colour', 'camps'] },
	'remind.steps': { at: STEPS, by: 'table', entry: 'term:movement', with: ['saucer', 'steps'] },
	'remind.leave': { at: STEPS, by: 'table', entry: 'ruling:A08', with: ['saucer'] },
	'remind.waits': { at: LICENCE, by: 'table', entry: 'ruling:A53', with: ['saucer'] },
	'remind.hole': { at: SPECIAL, by: 'table', entry: 'ruling:A77' },
	'remind.neighbour': { at: LASERS, by: 'table', entry: 'ruling:A42' },
	'remind.once': { at: MIXED, by: 'table', entry: 'ruling:A69' }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = rulingsFor(RULES);
