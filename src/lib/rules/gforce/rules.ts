import type { Rules } from '../contract.ts';
import { type Say as SayOf, rulingsFor, TABLE_RULES } from '../table.ts';

/** Section titles of the French rulebook. The variants stand on its last page without a title. */
const PREPARE = 'Préparer le jeu';
const AIM = 'But du jeu';
const ROLL = 'Lancer le dé et tirer';
const LOOK = 'Découvrir une cible adverse';
const CAPTURE = 'Éliminer un adversaire';
const OTHER = 'Autres règles importantes';
const END = 'Fin du jeu';
const VARIANTS = 'Fin du jeu, variantes';

export const RULES = {
	...TABLE_RULES,
	'tables.tile': { at: 'table', by: 'app', entry: 'table:odds' },
	'tables.last': { at: 'table', by: 'app', entry: 'table:odds' },
	'counsel.tile': { at: 'table', by: 'app', entry: 'table:odds', with: ['space', 'now', 'later'] },
	'standing.points': { at: 'table', by: 'app', entry: 'table:odds' },

	// ── Setting up ───────────────────────────────────────────────────────────────────────────────────────────────
	'setup.form': { at: PREPARE, entry: 'setup', by: 'app' },
	'setup.components': { at: PREPARE, entry: 'setup', by: 'table', with: ['tiles', 'agents'] },
	'setup.board': { at: PREPARE, entry: 'setup', by: 'table' },
	'setup.agents': { at: PREPARE, entry: 'setup', by: 'table' },
	'setup.tiles': { at: PREPARE, entry: 'setup', by: 'table', with: ['tiles'] },
	'setup.leave-out': { at: VARIANTS, entry: 'variant:fewer', by: 'table', with: ['out'] },
	'setup.clock': { at: 'table', entry: 'place:hex', by: 'table' },
	'setup.aid': { at: 'table', entry: 'aid:memory', by: 'table' },
	'setup.first': { at: PREPARE, entry: 'start', by: 'app', with: ['player'] },
	'lay.now': { at: VARIANTS, entry: 'variant:fewer', by: 'app', with: ['tiles'] },
	'lay.which': { at: VARIANTS, entry: 'variant:fewer', by: 'table', with: ['tiles'] },
	'lay.empty': { at: VARIANTS, entry: 'variant:fewer', by: 'table', with: ['empty'] },
	'lay.laid': { at: VARIANTS, entry: 'variant:fewer', by: 'table', with: ['tiles', 'spaces'] },
	'lay.check': { at: 'table', entry: 'depth', by: 'table', with: ['empty'] },
	'lay.count': { at: VARIANTS, entry: 'variant:fewer', by: 'app', with: ['tiles'] },
	'start.now': { at: PREPARE, entry: 'start', by: 'app' },
	'start.who': { at: PREPARE, entry: 'start', by: 'table' },
	'start.highest': { at: PREPARE, entry: 'start', by: 'table' },
	'start.rolled': { at: PREPARE, entry: 'start', by: 'table', with: ['faces'] },
	'start.tie': { at: PREPARE, entry: 'ruling:tied-start', by: 'app', with: ['players', 'points'] },
	'start.tied-only': { at: PREPARE, entry: 'ruling:tied-start', by: 'app', with: ['players'] },
	'start.begins': { at: PREPARE, entry: 'start', by: 'app', with: ['player'] },

	// ── The turn ─────────────────────────────────────────────────────────────────────────────────────────────────
	'turn.of': { at: ROLL, entry: 'turn', by: 'app', with: ['player'] },
	'turn.where': { at: ROLL, entry: 'turn', by: 'app', with: ['turn', 'tiles'] },
	'turn.next': { at: CAPTURE, entry: 'turn', by: 'app', with: ['player'] },
	'turn.unentered': { at: 'table', entry: 'depth', by: 'table' },
	'turn.passed': { at: 'table', entry: 'depth', by: 'table', with: ['player'] },
	'die.now': { at: ROLL, entry: 'die', by: 'table', with: ['player'] },
	'die.rolled': { at: ROLL, entry: 'die', by: 'app', with: ['player', 'points'] },
	'move.now': { at: ROLL, entry: 'move', by: 'app', with: ['left'] },
	'move.where': { at: ROLL, entry: 'distances', by: 'app', with: ['agent', 'left'] },
	'move.who': { at: ROLL, entry: 'distances', by: 'app', with: ['space', 'left'] },
	'move.fewer': { at: ROLL, entry: 'distances', by: 'app', with: ['space', 'left'] },
	'move.cost': { at: ROLL, entry: 'distances', by: 'app', with: ['space', 'points'] },
	'move.placed': { at: ROLL, entry: 'move', by: 'app', with: ['agent', 'space', 'points'] },
	'move.put-back': { at: ROLL, entry: 'ruling:take-back', by: 'app', with: ['agent', 'space'] },
	'move.roll-first': { at: ROLL, entry: 'die', by: 'app' },
	'move.done': { at: ROLL, entry: 'ruling:take-back', by: 'app' },
	'move.too-far': { at: ROLL, entry: 'distances', by: 'app', with: ['points', 'left'] },
	'move.no-return': { at: OTHER, entry: 'no-return', by: 'app', with: ['agent'] },
	'move.fresh': { at: OTHER, entry: 'ruling:failed-claim', by: 'app', with: ['agent'], bends: true },
	'move.all': { at: OTHER, entry: 'all-points', by: 'app', with: ['left'], bends: true },
	'move.keep': { at: OTHER, entry: 'all-points', by: 'app' },
	'move.stopped': { at: OTHER, entry: 'all-points', by: 'table', with: ['left'] },
	'move.spent': { at: OTHER, entry: 'all-points', by: 'app' },
	'rest.now': { at: OTHER, entry: 'ruling:failed-claim', by: 'app', with: ['left'] },
	'board.spaces': { at: AIM, entry: 'ruling:star', by: 'app' },
	'board.agents': { at: PREPARE, entry: 'agents', by: 'app' },

	// ── The last turn ────────────────────────────────────────────────────────────────────────────────────────────
	'claim.lapses': { at: OTHER, entry: 'last-turn', by: 'app' },
	'claim.made': { at: OTHER, entry: 'last-turn', by: 'app', with: ['player', 'left'] },
	'claim.not-last': {
		at: OTHER,
		entry: 'last-turn',
		by: 'app',
		unshown: 'players look for the last turn only when the looks of one turn could take all tiles that are left'
	},
	'claim.kept': { at: OTHER, entry: 'last-turn', by: 'app', with: ['left'] },
	'claim.failed': { at: OTHER, entry: 'ruling:failed-claim', by: 'app', with: ['left'] },

	// ── The look ─────────────────────────────────────────────────────────────────────────────────────────────────
	'look.now': { at: LOOK, entry: 'look', by: 'app' },
	'look.free': { at: LOOK, entry: 'ruling:voluntary', by: 'app' },
	'look.one': { at: LOOK, entry: 'ruling:looks', by: 'app' },
	'look.last-point': { at: LOOK, entry: 'look', by: 'app' },
	'look.after-move': { at: LOOK, entry: 'look', by: 'app', with: ['left'] },
	'look.no-tile': {
		at: LOOK,
		entry: 'empty-hex',
		by: 'app',
		with: ['space'],
		unshown: 'everyone sees that the hex is empty, and ten such keys would hide the tiles that can be revealed'
	},
	'look.nobody': {
		at: LOOK,
		entry: 'ruling:newcomer',
		by: 'app',
		with: ['space'],
		unshown: 'everyone sees that no agent stands there, and ten such keys would hide the tiles that can be revealed'
	},
	'look.newcomer': { at: LOOK, entry: 'ruling:newcomer', by: 'app', with: ['space'], bends: true },
	'look.once': { at: LOOK, entry: 'ruling:looks', by: 'app', bends: true },
	'look.turns': { at: LOOK, entry: 'look', by: 'app', with: ['player', 'space'] },
	'look.skips': { at: LOOK, entry: 'ruling:voluntary', by: 'app', with: ['player'] },
	'look.who-goes': { at: LOOK, entry: 'stay-or-go', by: 'table', with: ['space'] },
	'look.taken-or-not': { at: VARIANTS, entry: 'variant:long', by: 'table', with: ['space'] },
	'look.which-tile': { at: LOOK, entry: 'aid:memory', by: 'table', with: ['space'] },
	'look.pictured': { at: LOOK, entry: 'aid:memory', by: 'table', with: ['space'] },
	'look.not-here': { at: LOOK, entry: 'stay-or-go', by: 'app', with: ['space'] },
	'look.stays': { at: VARIANTS, entry: 'variant:look', by: 'app' },
	'look.two': { at: END, entry: 'tile', by: 'app' },
	'look.aid-off': { at: LOOK, entry: 'ruling:memory', by: 'app' },
	'look.face': { at: LOOK, entry: 'aid:memory', by: 'table', with: ['space', 'pictured'] },
	'look.remembered': { at: LOOK, entry: 'aid:memory', by: 'app', with: ['pictured'] },
	'look.hidden': { at: LOOK, entry: 'look', by: 'table', with: ['space'] },
	'look.home': { at: LOOK, entry: 'stay-or-go', by: 'table', with: ['agents'] },
	'look.taken': { at: CAPTURE, entry: 'capture', by: 'app', with: ['player', 'space', 'points'], fight: 'won' },
	'look.evacuated': { at: CAPTURE, entry: 'capture', by: 'table', with: ['agents'] },
	'look.remain': { at: VARIANTS, entry: 'variant:capture', by: 'app', with: ['agents'] },

	// ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────
	'end.score': { at: END, entry: 'end', by: 'app', with: ['player', 'points', 'tiles'] },
	'end.won': { at: END, entry: 'end', by: 'app', with: ['player', 'points'] },
	'end.shared': { at: END, entry: 'ruling:shared', by: 'app', with: ['players', 'points'] },
	'end.reopened': { at: END, entry: 'end', by: 'app', with: ['tiles'] },

	// ── Depth score ──────────────────────────────────────────────────────────────────────────────────────────────
	'score.now': { at: END, entry: 'depth', by: 'app', with: ['tiles'] },
	'score.who': { at: END, entry: 'depth', by: 'table' },
	'score.points': { at: END, entry: 'trophy', by: 'table', with: ['player'] },
	'score.taken': { at: END, entry: 'trophy', by: 'table', with: ['player', 'points'] },
	'score.range': { at: END, entry: 'trophy', by: 'app' },
	'score.unplaced': { at: 'table', entry: 'depth', by: 'table' },

	// ── Depth memory ─────────────────────────────────────────────────────────────────────────────────────────────
	'tiles.now': { at: LOOK, entry: 'depth', by: 'table' },
	'tiles.revealed': { at: LOOK, entry: 'look', by: 'table', with: ['space'] },
	'tiles.who': { at: CAPTURE, entry: 'capture', by: 'table', with: ['space', 'pictured'] },
	'tiles.who-took': { at: CAPTURE, entry: 'capture', by: 'table', with: ['space'] },
	'tiles.else': { at: CAPTURE, entry: 'capture', by: 'table', with: ['space'] },
	'tiles.by': { at: CAPTURE, entry: 'capture', by: 'table', with: ['player'] },
	'tiles.left': { at: LOOK, entry: 'look', by: 'table', with: ['space'] },
	'tiles.taken': { at: CAPTURE, entry: 'capture', by: 'table', with: ['player', 'space', 'points'] },

	// ── The box ──────────────────────────────────────────────────────────────────────────────────────────────────
	'box.tile-name': { at: AIM, entry: 'tile', by: 'table' },
	'box.tile': { at: AIM, entry: 'tile', by: 'table', with: ['tile'] },
	'box.trophy': { at: AIM, entry: 'tile', by: 'table', with: ['agents'] },
	'box.colour': { at: LOOK, entry: 'agents', by: 'table', with: ['agent'] },
	'box.colours': { at: LOOK, entry: 'agents', by: 'table' },
	'box.place': { at: 'table', entry: 'place:hex', by: 'table', with: ['space'] },
	'box.places': { at: 'table', entry: 'place:hex', by: 'table' },
	'box.now': { at: 'table', entry: 'table:learned', by: 'table' },

	// ── The planner ──────────────────────────────────────────────────────────────────────────────────────────────
	'plan.capture': { at: CAPTURE, entry: 'planner', by: 'app', with: ['spaces', 'moves', 'threat'] },
	'plan.burn': { at: OTHER, entry: 'planner', by: 'app', with: ['spaces', 'moves', 'burn', 'threat'] },
	'plan.lapse': { at: OTHER, entry: 'planner', by: 'app', with: ['spaces', 'moves', 'left'] },
	'plan.gather': { at: ROLL, entry: 'planner', by: 'app', with: ['spaces', 'agents'] },
	'plan.gather-any': { at: ROLL, entry: 'planner', by: 'app', with: ['agents'] },
	'plan.threat': { at: CAPTURE, entry: 'planner', by: 'app', with: ['space', 'threat'] },
	'plan.dice': { at: CAPTURE, entry: 'planner', by: 'app', with: ['space', 'dice'] },

	// ── Odds ─────────────────────────────────────────────────────────────────────────────────────────────────────
	'odds.decides': { at: PREPARE, entry: 'odds', by: 'app', assumes: ['assume.dice'] },
	'odds.capture': { at: CAPTURE, entry: 'odds', by: 'app', with: ['space'], assumes: ['assume.dice', 'assume.best'] },
	'odds.within': {
		at: CAPTURE,
		entry: 'odds',
		by: 'app',
		with: ['space', 'turns'],
		unit: 'count:turns',
		assumes: ['assume.dice', 'assume.best', 'assume.alone']
	},
	'odds.threat': { at: CAPTURE, lowerIsBetter: true, entry: 'odds', by: 'app', with: ['space'], assumes: ['assume.dice', 'assume.best'] },
	'odds.look': {
		at: LOOK,
		entry: 'aid:inventory',
		by: 'app',
		with: ['space', 'points'],
		unit: 'count:points',
		assumes: ['assume.unseen']
	},
	'odds.pictured': { at: LOOK, entry: 'aid:inventory', by: 'app', with: ['agent'], assumes: ['assume.unseen'] }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = rulingsFor(RULES);
