import type { State } from '$lib/rules/stargate/types.ts';
import type { Drawn } from '../index.ts';
import Board from './Board.svelte';

export const stargate: Drawn = {
	Board,
	panel: (state) => (state as State).options.depth === 'fight' || (state as State).step === 'fight',
	lies: (id) => id.startsWith('planet:'),
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
		grenade: 'grenade',
		zat: 'bolt',
		gantelet: 'hand',
		'chasseur-mort': 'saucer',
		'chasseur-psycho': 'saucer',
		nox: 'drop',
		'jolinar:#': 'shield'
	}
};
