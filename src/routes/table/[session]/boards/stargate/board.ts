import OddsPanel from '$lib/odds-view/OddsPanel.svelte';
import type { GlyphName } from '$lib/components/drawings.ts';
import type { State } from '$lib/rules/stargate/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import TrayLayout from './TrayLayout.svelte';
import Board from './Board.svelte';
import { outline } from './outline.ts';

const cards = {
	zaknoktel: 'bolt',
	baton: 'staff',
	malp: 'saucer',
	tablettes: 'tile',
	technologie: 'burst',
	reacteur: 'crystal',
	abydos: 'key',
	dhd: 'key',
	grenade: 'grenade',
	gantelet: 'hand',
	'chasseur-mort': 'saucer',
	'chasseur-psycho': 'saucer',
	tollans: 'dodge',
	nox: 'drop',
	tokra: 'serpent',
	chulak: 'staff',
	share: 'moon',
	skaara: 'hood',
	kin: 'moon',
	jolinar: 'shield',
	thor: 'sword'
} as const satisfies Record<string, GlyphName>;

export const board: BoardDefinition = {
	Board,
	outline: (state, names) => outline(state as State, names),
	OddsPanel,
	showsOddsPanel: (state) => (state as State).options.depth === 'fight' || (state as State).step === 'fight',
	TrayLayout,
	placement: (id) => (id.startsWith('planet:') || id.startsWith('cell:') || id === 'reread' ? 'board' : 'list'),
	moments: {
		'fight.won': 'won',
		'fight.by-hand-won': 'won',
		'fight.lost': 'lost',
		'fight.beaten': 'lost',
		'invasion.share-won': 'won'
	},
	sounds: {
		'fight.begins': 'card',
		'fight.members-fall': 'loss',
		'fight.jaffas-fall': 'loss',
		'fight.foe-falls': 'hit',
		'fight.foes-fall': 'hit',
		'fight.wounded': 'hit',
		'fight.volley': 'miss',
		'grenade.hits': 'hit'
	},
	glyphs: {
		...cards,
		...Object.fromEntries(
			Object.entries(cards).flatMap(([card, drawing]) =>
				[`name:${card}`, `lay:${card}`, `gives:${card}`, `gets:${card}`].map((id) => [id, drawing])
			)
		),
		symbol: 'crystal',
		'gives:#': 'crystal',
		'gets:#': 'crystal',
		equipment: 'crate',
		contact: 'speech',
		combat: 'blades',
		explore: 'card',
		next: 'pawn',
		'lay:symbol': 'crystal',
		'settle:won': 'crown',
		'settle:lost': 'drop',
		return: 'pawn',
		'invasion-aliens': 'saucer',
		'invasion-jaffa': 'serpent',
		'unit:invader': 'serpent',
		unas: 'mask',
		faisceau: 'laser',
		apophis: 'crown',
		couple: 'crown',
		reetous: 'reetou',
		kowalski: 'soldier',
		printas: 'larva',
		hathor: 'moon',
		prisonnier: 'key',
		unnamed: 'blades',
		'unit:unas': 'mask',
		'unit:guard': 'serpent',
		'unit:goauld': 'crown',
		'unit:apophis': 'crown',
		'unit:amaunet': 'moon',
		'unit:reetou': 'reetou',
		'unit:kowalski': 'soldier',
		'unit:larva': 'larva',
		'unit:hathor': 'moon',
		'unit:prisoner': 'key',
		'unit:foe': 'blades',
		'wound:#': 'drop',
		jaffa: 'staff',
		member: 'soldier',
		zat: 'bolt',
		'jolinar:#': 'shield'
	}
};
