import type { Rules } from '../../contract.ts';
import { type Say as SayOf, rulingsFor, TABLE_RULES } from '../../table.ts';
import { BOX_RULES, EARTH_RULES } from '../rules.ts';

const MIXED = 'La Guerre des Envahisseurs (p. 38)';
const DRAW = 'Pioche des cartes (p. 25)';
const FIRE = 'Défense terrienne et esquives (p. 13)';
const MOVE = 'Déplacement des soucoupes (p. 13)';
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
	'counsel.attack': { at: 'table', by: 'app', entry: 'table:odds', with: ['camp', 'weapon', 'cards', 'hit'] },
	'counsel.line': { at: 'table', by: 'app', entry: 'table:odds', with: ['rolls', 'shot'] },
	...BOX_RULES,
	...EARTH_RULES,

	'setup.form': { at: MIXED, by: 'app', entry: 'phase:setup' },
	'setup.facing': { at: MIXED, by: 'app', entry: 'ruling:A71' },
	'setup.teams': { at: MIXED, by: 'table', entry: 'term:team', with: ['first', 'second'] },
	'setup.licences': { at: MIXED, by: 'table', entry: 'card:soucoupe', with: ['licences', 'left'] },
	'setup.deal': { at: MIXED, by: 'table', entry: 'limit:hand', with: ['cards'] },
	'setup.pile': { at: MIXED, by: 'table', entry: 'place:moon', with: ['cards', 'novas'] },
	'setup.two-yellow': { at: MIXED, by: 'table', entry: 'variant:two-yellow' },

	'turn.of': { at: MIXED, by: 'app', entry: 'phase:turn', with: ['player', 'camp'] },
	'turn.begins': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player', 'camp', 'drawn'] },
	'turn.plain': { at: MIXED, by: 'app', entry: 'phase:turn', with: ['player', 'camp'] },
	'turn.ends': { at: MIXED, by: 'app', entry: 'phase:turn', with: ['player', 'camp'] },

	'now.draw': { at: DRAW, by: 'app', entry: 'phase:draw' },
	'now.act': { at: MIXED, by: 'app', entry: 'phase:act' },

	'draw.choose': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player'] },
	'draw.before': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player'] },
	'draw.discarded': { at: DRAW, by: 'app', entry: 'phase:draw', with: ['player', 'card'] },
	'draw.ready': { at: DRAW, by: 'app', entry: 'ruling:A09', with: ['player'] },
	'draw.shuffled': { at: DRAW, by: 'app', entry: 'ruling:A11', with: ['cards'], hands: true },
	'draw.one-choice': { at: DRAW, by: 'app', entry: 'ruling:A66', bends: true },
	'draw.limit': { at: DRAW, by: 'app', entry: 'limit:hand', with: ['hand', 'most'], bends: true },
	'cards.none': { at: DRAW, by: 'app', entry: 'limit:hand', with: ['camp', 'cards', 'card'] },

	'pulsar.idle': { at: SPECIAL, by: 'app', entry: 'ruling:A10', with: ['colour'] },

	'licence.played': { at: LICENCE, by: 'app', entry: 'card:soucoupe', with: ['player', 'cards', 'licences'] },
	'licence.free': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['saucer'] },
	'licence.full': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['most'], bends: true },
	'licence.which': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['player'] },
	'licence.lost': { at: LICENCE, by: 'app', entry: 'card:soucoupe', with: ['camp', 'licences'], hands: true },
	'licence.waits': { at: LICENCE, by: 'app', entry: 'ruling:A53', with: ['saucer'], bends: true },

	'hole.shuffled': { at: DRAW, by: 'app', entry: 'ruling:A11', with: ['cards'], hands: true },

	'fire.covered': { at: SHIELDS, by: 'app', entry: 'ruling:A68', with: ['saucer'] },
	'fire.others': { at: MIXED, by: 'app', entry: 'ruling:A64', with: ['saucer'], bends: true },
	'saucer.destroyed': { at: FIRE, by: 'app', entry: 'card:soucoupe', with: ['saucer'], fight: 'lost' },

	'move.fired': { at: MIXED, by: 'app', entry: 'ruling:A69', with: ['saucer'], bends: true },
	'move.now': { at: MOVE, by: 'app', entry: 'phase:act', with: ['player'] },

	'land.colour': { at: GOAL, by: 'app', entry: 'ruling:A74', with: ['colour'], bends: true },
	'squadron.complete': { at: GOAL, by: 'app', entry: 'term:squadron', with: ['colour', 'camps'] },

	'shoot.which': { at: MIXED, by: 'app', entry: 'term:bunker-shot', with: ['player'] },
	'shoot.nobody': { at: BUNKERS, by: 'app', entry: 'term:bunker-shot' },
	'shoot.once': { at: MIXED, by: 'app', entry: 'ruling:A69', with: ['saucers'], bends: true },

	'attack.which': { at: LASERS, by: 'app', entry: 'term:attack', with: ['player'] },
	'attack.with': { at: LASERS, by: 'table', entry: 'term:attack', with: ['saucer'] },
	'attack.result': { at: LASERS, by: 'table', entry: 'term:attack', with: ['saucer'] },
	'attack.made': { at: LASERS, by: 'app', entry: 'term:attack', with: ['player', 'saucer'] },
	'attack.held': { at: LASERS, by: 'app', entry: 'term:attack', with: ['saucer'] },
	'attack.lasers': { at: LASERS, by: 'app', entry: 'card:laser', with: ['player', 'saucer', 'lasers'] },
	'attack.mega': { at: LASERS, by: 'app', entry: 'card:mega', with: ['player', 'saucer'] },
	'attack.nova': { at: NOVA, by: 'app', entry: 'card:nova', with: ['player', 'saucer'] },
	'attack.answer': { at: LASERS, by: 'app', entry: 'term:attack', with: ['saucer'] },
	'attack.parried': { at: LASERS, by: 'app', entry: 'ruling:A44', with: ['saucer', 'cards', 'card'], fight: 'lost' },
	'attack.flees': { at: NOVA, by: 'app', entry: 'ruling:A01', with: ['saucer'], fight: 'lost' },
	'attack.hits': { at: LASERS, by: 'app', entry: 'term:attack', with: ['saucer'], fight: 'won' },
	'attack.no-answer': { at: LASERS, by: 'app', entry: 'term:attack', with: ['card'] },
	'attack.ally': {
		at: MIXED,
		by: 'app',
		entry: 'term:team',
		with: ['saucer'],
		unshown: 'Players look for enemies: saucers of their own team are no targets.'
	},
	'attack.base': { at: NOVA, by: 'app', entry: 'place:base', with: ['saucer'] },
	'attack.landed': { at: NOVA, by: 'app', entry: 'ruling:A67', with: ['saucer'], bends: true },
	'attack.nobody': { at: LASERS, by: 'app', entry: 'ruling:A43' },
	'attack.number': { at: LASERS, by: 'app', entry: 'card:laser', with: ['most'] },
	'attack.before-roll': { at: MIXED, by: 'app', entry: 'ruling:A75', bends: true },

	'hold.tell': { at: 'table', by: 'app', entry: 'companion:own-hand', with: ['player', 'camp'] },

	'end.won': { at: MIXED, by: 'app', entry: 'end:won', with: ['camps'] },

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

	'remind.colour': { at: GOAL, by: 'table', entry: 'ruling:A74', with: ['colour', 'camps'] },
	'remind.waits': { at: LICENCE, by: 'table', entry: 'ruling:A53', with: ['saucer'] },
	'remind.neighbour': { at: LASERS, by: 'table', entry: 'ruling:A42' },
	'remind.once': { at: MIXED, by: 'table', entry: 'ruling:A69' }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = rulingsFor(RULES);
