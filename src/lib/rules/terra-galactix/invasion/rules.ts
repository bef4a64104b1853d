import type { Rules } from '../../contract.ts';
import { type Say as SayOf, rulingsFor, TABLE_RULES } from '../../table.ts';
import { BOX_RULES, EARTH_RULES } from '../rules.ts';

const SETUP = 'Préparation (p. 10)';
const TURN = 'Tour d’un joueur (p. 11)';
const DRAW = 'Pioche des cartes (p. 12)';
const ROLL = 'Lancer des dés (p. 12)';
const FIRE = 'Défense terrienne et esquives (p. 13)';
const MOVE = 'Déplacement des soucoupes (p. 13)';
const ATTACK = 'Attaques des soucoupes (p. 14)';
const SPECIAL = 'Déplacements spéciaux (p. 7)';
const SHIELDS = 'Cartes de défense (p. 17)';
const NOVA = 'Cartes d’événement (p. 18)';
const HELP = 'Coopération (p. 19)';
const GOAL = 'Principe et but du jeu (p. 9)';
const END = 'Fin de la partie (p. 19)';
const VARIANTS = 'Variantes pour L’INVASION (p. 20)';
const CONTINUOUS = 'Tirs continus (p. 21)';

export const RULES = {
	...TABLE_RULES,
	'tables.resistance': { at: 'table', by: 'app', entry: 'table:odds' },
	'counsel.line': { at: 'table', by: 'app', entry: 'table:odds', with: ['rolls', 'shot', 'shields'] },
	'counsel.off-line': { at: 'table', by: 'app', entry: 'table:odds' },
	'counsel.wait': { at: 'table', by: 'app', entry: 'table:odds', with: ['rolls', 'quiet'] },
	...BOX_RULES,
	...EARTH_RULES,

	'setup.form': { at: SETUP, by: 'app', entry: 'phase:setup' },
	'setup.lives': { at: SETUP, by: 'table', entry: 'card:soucoupe', with: ['lives', 'box'] },
	'setup.all-novas': { at: VARIANTS, by: 'table', entry: 'card:nova', with: ['novas'] },
	'setup.novas': { at: SETUP, by: 'table', entry: 'card:nova', with: ['novas', 'box'] },
	'setup.deal': { at: SETUP, by: 'table', entry: 'limit:hand', with: ['cards'] },
	'setup.pile': { at: SETUP, by: 'table', entry: 'place:moon', with: ['cards', 'novas'] },
	'setup.two-yellow': { at: VARIANTS, by: 'table', entry: 'variant:super-resistance' },

	'turn.of': { at: TURN, by: 'app', entry: 'phase:turn', with: ['player'] },
	'turn.begins': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player', 'drawn'] },
	'turn.plain': { at: TURN, by: 'app', entry: 'phase:turn', with: ['player'] },
	'turn.exhausted': { at: HELP, by: 'app', entry: 'term:regeneration', with: ['player'] },
	'turn.rested': { at: HELP, by: 'app', entry: 'term:regeneration', with: ['player'] },
	'turn.ends': { at: TURN, by: 'app', entry: 'phase:turn', with: ['player'] },
	'turn.landed': { at: TURN, by: 'app', entry: 'ruling:A38', with: ['player'] },

	'now.draw': { at: DRAW, by: 'app', entry: 'phase:draw' },
	'now.move': { at: MOVE, by: 'app', entry: 'phase:move' },
	'now.wave': { at: NOVA, by: 'app', entry: 'card:nova' },
	'now.resistance': { at: ROLL, by: 'app', entry: 'term:resistance' },
	'now.redraw': { at: SPECIAL, by: 'app', entry: 'card:trou' },
	'now.attack': { at: ATTACK, by: 'app', entry: 'phase:attack' },

	'draw.choose': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player'] },
	'draw.before': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player'] },
	'draw.discarded': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player', 'card'] },
	'draw.ready': { at: DRAW, by: 'app', entry: 'ruling:A09', with: ['player'] },
	'draw.shuffled': { at: DRAW, by: 'app', entry: 'ruling:A11', with: ['cards'], hands: true },
	'draw.one-choice': { at: DRAW, by: 'app', entry: 'ruling:A09', bends: true },
	'draw.limit': { at: DRAW, by: 'app', entry: 'limit:hand', with: ['hand', 'most'], bends: true },
	'draw.never-held': { at: NOVA, by: 'app', entry: 'card:nova' },
	'cards.none': { at: DRAW, by: 'app', entry: 'limit:hand', with: ['player', 'cards', 'card'] },
	'cards.exhausted': { at: HELP, by: 'app', entry: 'term:regeneration', with: ['player'], bends: true },

	'pulsar.landed': { at: SPECIAL, by: 'app', entry: 'ruling:A10', with: ['colour'] },

	'nova.wave': { at: NOVA, by: 'app', entry: 'card:nova' },
	'nova.again': { at: NOVA, by: 'app', entry: 'ruling:A31' },
	'nova.pushed': { at: NOVA, by: 'app', entry: 'term:shock-wave', with: ['saucer', 'orbit'] },
	'nova.bluish': { at: NOVA, by: 'table', entry: 'ruling:A32' },
	'nova.push': { at: NOVA, by: 'table', entry: 'term:shock-wave' },
	'nova.done': { at: NOVA, by: 'table', entry: 'term:shock-wave' },

	'hole.by': { at: HELP, by: 'table', entry: 'term:cooperation' },
	'hole.shuffled': { at: DRAW, by: 'app', entry: 'ruling:A11', with: ['cards'], hands: true },

	'resistance.wakes': { at: ROLL, by: 'app', entry: 'term:resistance' },
	'resistance.strikes': { at: ROLL, by: 'app', entry: 'ruling:A19', with: ['saucer'], fight: 'lost' },
	'resistance.spares': { at: ROLL, by: 'app', entry: 'term:squadron', with: ['colour'] },
	'resistance.frees': { at: GOAL, by: 'app', entry: 'ruling:A20' },
	'resistance.rebuild': { at: ROLL, by: 'table', entry: 'term:resistance' },
	'resistance.done': { at: ROLL, by: 'table', entry: 'term:resistance' },

	'fire.covers': { at: SHIELDS, by: 'table', entry: 'ruling:A28', with: ['helper'] },
	'fire.covered': { at: SHIELDS, by: 'app', entry: 'card:giga', with: ['saucer'] },
	'fire.destroyed': { at: FIRE, by: 'app', entry: 'card:soucoupe', with: ['saucer', 'lives'], fight: 'lost' },

	'gift.which': { at: HELP, by: 'table', entry: 'term:cooperation' },
	'gift.entered': { at: HELP, by: 'app', entry: 'term:cooperation', with: ['helper'] },
	'gift.given': { at: HELP, by: 'app', entry: 'term:cooperation', with: ['helper', 'card', 'player'] },
	'gift.pulsar': { at: HELP, by: 'app', entry: 'term:cooperation', with: ['colour', 'helper'] },
	'gift.by': { at: HELP, by: 'app', entry: 'term:cooperation', with: ['helpers'] },
	'gift.exhausted': { at: HELP, by: 'app', entry: 'term:regeneration', with: ['helper'], bends: true },
	'gift.one': { at: HELP, by: 'app', entry: 'ruling:A27', with: ['helper'], bends: true },

	'cross.which': { at: CONTINUOUS, by: 'table', entry: 'variant:tirs-continus', with: ['player'] },
	'cross.line': { at: CONTINUOUS, by: 'table', entry: 'ruling:A37', with: ['saucer'] },
	'cross.how': { at: CONTINUOUS, by: 'app', entry: 'variant:tirs-continus', with: ['saucer'] },
	'cross.paid': { at: CONTINUOUS, by: 'app', entry: 'ruling:A37', with: ['saucer', 'card'] },
	'cross.burnt': { at: CONTINUOUS, by: 'app', entry: 'ruling:A80', with: ['saucer'], fight: 'lost' },
	'cross.twice': { at: CONTINUOUS, by: 'app', entry: 'ruling:A37', with: ['saucer'], bends: true },
	'cross.owed': { at: CONTINUOUS, by: 'app', entry: 'variant:tirs-continus', with: ['saucer'], bends: true },
	'cross.variant': { at: CONTINUOUS, by: 'app', entry: 'variant:tirs-continus' },

	'move.closed': { at: MOVE, by: 'app', entry: 'phase:move', with: ['player'] },
	'move.now': { at: MOVE, by: 'app', entry: 'phase:move', with: ['player'] },
	'move.before-fire': { at: ATTACK, by: 'app', entry: 'phase:attack', bends: true },

	'land.colour': { at: GOAL, by: 'app', entry: 'term:squadron', with: ['colour'], bends: true },
	'land.before-fire': { at: ATTACK, by: 'app', entry: 'phase:attack', bends: true },
	'squadron.complete': { at: GOAL, by: 'app', entry: 'term:squadron', with: ['colour'] },

	'shoot.which': { at: ATTACK, by: 'app', entry: 'phase:attack', with: ['player'] },

	'hold.tell': { at: 'table', by: 'app', entry: 'companion:own-hand', with: ['player'] },

	'end.won': { at: END, by: 'app', entry: 'end:won' },
	'end.lost': { at: END, by: 'app', entry: 'end:lost', with: ['player'] },

	'odds.resistance': { at: ROLL, lowerIsBetter: true, by: 'app', entry: 'term:resistance', with: ['player'], assumes: ['assume.dice'] },
	'odds.round': {
		at: ROLL,
		lowerIsBetter: true,
		by: 'app',
		entry: 'term:resistance',
		with: ['rolls'],
		unit: 'count:resistances',
		assumes: ['assume.dice']
	},
	'odds.either': { at: FIRE, by: 'app', entry: 'term:line', with: ['saucers', 'rolls'], assumes: ['assume.dice'] },
	'odds.draw': {
		at: DRAW,
		by: 'app',
		entry: 'phase:draw',
		with: ['player', 'card', 'cards'],
		unit: 'count:cards',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.pair': {
		at: DRAW,
		by: 'app',
		entry: 'card:trou',
		with: ['player', 'cards'],
		unit: 'count:cards',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.holds': {
		at: HELP,
		by: 'app',
		entry: 'term:cooperation',
		with: ['player', 'card'],
		unit: 'count:cards',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.shield': { at: HELP, by: 'app', entry: 'term:cooperation', unit: 'count:cards', assumes: ['assume.unseen', 'assume.behaviour'] },
	'odds.nova': { at: NOVA, by: 'app', entry: 'card:nova', with: ['player', 'cards'], assumes: ['assume.unseen'] },

	'remind.colour': { at: GOAL, by: 'table', entry: 'term:squadron', with: ['colour'] },
	'remind.exhausted': { at: HELP, by: 'table', entry: 'term:regeneration', with: ['player'] },
	'remind.grounded': { at: ROLL, by: 'table', entry: 'ruling:A78', with: ['saucer'] },
	'remind.saute': { at: VARIANTS, by: 'table', entry: 'variant:saute-soucoupes' },
	'remind.continuous': { at: CONTINUOUS, by: 'table', entry: 'variant:tirs-continus', with: ['numbers'] },
	'remind.way': { at: ATTACK, by: 'table', entry: 'term:line' }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = rulingsFor(RULES);
