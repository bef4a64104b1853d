import type { Entries } from '../entries.ts';
import { placeFact } from './ids.ts';
import { HEX_NUMBERS } from './star.ts';

const PREPARE = 'Préparer le jeu';
const AIM = 'But du jeu';
const ROLL = 'Lancer le dé et tirer';
const LOOK = 'Découvrir une cible adverse';
const CAPTURE = 'Éliminer un adversaire';
const OTHER = 'Autres règles importantes';
const END = 'Fin du jeu';
const VARIANTS = 'Fin du jeu, variantes';

/** Articles about components, phases, variants and the app. */
export const THINGS = {
	// ── Pieces and places ────────────────────────────────────────────────────────────────────────────────────────
	agents: { kind: 'piece', at: PREPARE, related: ['tile', 'move', 'no-bump'] },
	'agent:speckles': { kind: 'piece', at: AIM, prints: ['colour:speckles'], related: ['agents', 'tile:mixeur', 'tile:unnamed'] },
	'agent:bucky': { kind: 'piece', at: AIM, prints: ['colour:bucky'], related: ['agents'] },
	'agent:hurley': { kind: 'piece', at: AIM, prints: ['colour:hurley'], related: ['agents', 'tile:unnamed'] },
	'agent:blaster': { kind: 'piece', at: AIM, prints: ['colour:blaster'], related: ['agents', 'tile:mixeur'] },
	'agent:mooch': { kind: 'piece', at: AIM, prints: ['colour:mooch'], related: ['agents', 'tile:mixeur'] },
	'agent:darwin': { kind: 'piece', at: AIM, prints: ['colour:darwin'], related: ['agents', 'tile:mixeur'] },
	'place:base': { kind: 'place', at: AIM, related: ['distances', 'stay-or-go', 'no-bump'] },
	'place:ambush': { kind: 'place', at: AIM, related: ['distances', 'no-bump', 'ruling:star'] },
	'place:hex': { kind: 'place', at: AIM, prints: HEX_NUMBERS.map(placeFact), related: ['distances', 'tile', 'empty-hex'] },
	'empty-hex': { kind: 'place', at: CAPTURE, related: ['place:hex', 'variant:fewer', 'all-points'] },
	tile: { kind: 'card', at: AIM, related: ['tile:mixeur', 'tile:unnamed', 'capture', 'trophy', 'aid:memory'] },
	'tile:mixeur': { kind: 'card', at: AIM, prints: ['tile:MIXEUR'], related: ['tile', 'trophy'] },
	'tile:unnamed': { kind: 'card', at: END, related: ['tile', 'trophy'] },
	die: { kind: 'piece', at: ROLL, related: ['all-points', 'ruling:die'] },

	// ── The course of the game ───────────────────────────────────────────────────────────────────────────────────
	setup: { kind: 'phase', at: PREPARE, related: ['start', 'variant:fewer', 'ruling:players'] },
	start: { kind: 'phase', at: PREPARE, option: 'start', related: ['ruling:tied-start', 'ruling:order'] },
	turn: { kind: 'phase', at: ROLL, related: ['move', 'look', 'capture', 'ruling:order'] },
	move: { kind: 'phase', at: ROLL, related: ['distances', 'all-points', 'no-return', 'ruling:take-back'] },
	distances: { kind: 'term', at: OTHER, related: ['move', 'no-return', 'ruling:star'] },
	'all-points': { kind: 'limit', at: OTHER, related: ['last-turn', 'empty-hex', 'no-return'] },
	'no-return': { kind: 'limit', at: OTHER, related: ['ruling:path', 'distances'] },
	'no-bump': { kind: 'limit', at: OTHER, related: ['ruling:bumping'] },
	look: {
		kind: 'phase',
		of: ['skip'],
		at: LOOK,
		related: ['stay-or-go', 'capture', 'ruling:looks', 'ruling:newcomer', 'ruling:voluntary']
	},
	'stay-or-go': { kind: 'phase', at: LOOK, related: ['look', 'capture', 'variant:look'] },
	capture: { kind: 'phase', at: CAPTURE, related: ['trophy', 'look', 'variant:capture', 'ruling:who-scores'] },
	trophy: { kind: 'term', of: ['points:*'], at: END, related: ['end', 'ruling:value', 'ruling:open-trophies'] },
	'last-turn': { kind: 'end', at: OTHER, related: ['ruling:failed-claim', 'all-points'] },
	end: { kind: 'end', at: END, related: ['trophy', 'ruling:shared'] },

	// ── Variants ─────────────────────────────────────────────────────────────────────────────────────────────────
	'variant:fewer': { kind: 'variant', at: VARIANTS, option: 'tiles', related: ['ruling:left-out', 'empty-hex'] },
	'variant:long': { kind: 'variant', at: VARIANTS, option: 'stay', related: ['variant:capture', 'variant:look', 'ruling:long-game'] },
	'variant:capture': { kind: 'variant', at: VARIANTS, option: 'stay', related: ['variant:long', 'ruling:all-stay'] },
	'variant:look': { kind: 'variant', at: VARIANTS, option: 'stay', related: ['variant:long', 'stay-or-go'] },
	'variant:house': { kind: 'variant', at: VARIANTS, related: ['table:anyway', 'table:corrections'] },

	// ── What Comparse does here ──────────────────────────────────────────────────────────────────────────────────
	'aid:memory': { kind: 'companion', option: 'memoryAid', related: ['ruling:memory', 'planner', 'aid:inventory'] },
	'aid:inventory': { kind: 'companion', option: 'inventoryAid', related: ['aid:memory', 'tile', 'odds'] },
	planner: { kind: 'companion', option: 'planner', related: ['odds', 'all-points', 'aid:memory'] },
	odds: { kind: 'companion', related: ['planner', 'aid:memory', 'aid:inventory'] },
	depth: { kind: 'companion', option: 'depth', related: ['trophy', 'end'] }
} as const satisfies Entries;

/** What the rulebook leaves open, and how the app reads it. */
export const RULINGS = {
	'ruling:die': { kind: 'ruling', at: ROLL, related: ['die'] },
	'ruling:players': { kind: 'ruling', at: PREPARE, related: ['setup'] },
	'ruling:tied-start': { kind: 'ruling', at: PREPARE, related: ['start'] },
	'ruling:order': { kind: 'ruling', at: CAPTURE, related: ['turn', 'start'] },
	'ruling:star': { kind: 'ruling', at: AIM, related: ['distances', 'place:ambush'] },
	'ruling:path': { kind: 'ruling', at: OTHER, related: ['no-return', 'distances'] },
	'ruling:looks': { kind: 'ruling', at: LOOK, option: 'looks', related: ['look', 'ruling:look-order', 'planner'] },
	'ruling:voluntary': { kind: 'ruling', at: LOOK, related: ['look'] },
	'ruling:failed-claim': { kind: 'ruling', at: OTHER, related: ['last-turn', 'all-points'] },
	'ruling:newcomer': { kind: 'ruling', at: LOOK, related: ['look', 'ruling:any-newcomer'] },
	'ruling:any-newcomer': { kind: 'ruling', at: LOOK, related: ['look', 'ruling:newcomer'] },
	'ruling:left-complete': { kind: 'ruling', at: LOOK, related: ['ruling:newcomer', 'capture'] },
	'ruling:first-look': { kind: 'ruling', at: CAPTURE, related: ['capture'] },
	'ruling:bumping': { kind: 'ruling', at: OTHER, related: ['no-bump'] },
	'ruling:who-scores': { kind: 'ruling', at: CAPTURE, related: ['capture', 'trophy'] },
	'ruling:shared': { kind: 'ruling', at: END, related: ['end'] },
	'ruling:long-game': { kind: 'ruling', at: VARIANTS, option: 'stay', related: ['variant:long'] },
	'ruling:all-stay': { kind: 'ruling', at: VARIANTS, option: 'stay', related: ['variant:capture'] },
	'ruling:left-out': { kind: 'ruling', at: VARIANTS, option: 'tiles', related: ['variant:fewer'] },
	'ruling:memory': { kind: 'ruling', at: LOOK, option: 'memoryAid', related: ['aid:memory'] },
	'ruling:open-trophies': { kind: 'ruling', at: AIM, related: ['trophy'] },
	'ruling:take-back': { kind: 'ruling', at: ROLL, related: ['move', 'look'] },
	'ruling:leaving': { kind: 'ruling', at: LOOK, related: ['look', 'capture'] },
	'ruling:value': { kind: 'ruling', at: END, related: ['trophy'] },
	'ruling:look-order': { kind: 'ruling', at: LOOK, option: 'looks', related: ['ruling:looks', 'ruling:failed-claim'] }
} as const satisfies Entries;

/** All articles of the game, without their texts. */
export const ENTRIES = { ...THINGS, ...RULINGS } as const satisfies Entries;
