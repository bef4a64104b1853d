import type { State } from '$lib/rules/terra-galactix/guerre/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import TrayDice from './TrayDice.svelte';
import TrayLayout from './TrayLayout.svelte';
import Board from './Board.svelte';
import { outline } from './outline.ts';
import { placement } from './ids.ts';

/** The board, drawings and sounds of the Guerre. */
export const board: BoardDefinition = {
	Board,
	outline: (state, names) => outline(state as State, names),
	TrayLayout,
	TrayAside: TrayDice,
	placement,
	glyphs: {
		'laser:#': 'laser',
		'mega:#': 'mega',
		nova: 'nova',
		'nova:#': 'nova',
		'trou:#': 'hole',
		bouclier: 'shield',
		giga: 'giga',
		trou: 'hole',
		lost: 'burst',
		'lost:#': 'burst',
		home: 'crystal',
		'home:#': 'crystal',
		launch: 'saucer',
		'load:#': 'crate'
	},
	moments: {
		'wreck.hit': 'lost',
		'wreck.nova': 'lost',
		'answer.parried': 'won',
		'cards.shuffle': 'shuffle',
		'discover.shuffle': 'shuffle'
	},
	sounds: {
		'cards.discarded': 'card',
		'pulsar.played': 'card',
		'licence.played': 'card',
		'roll.thrown': 'die',
		'launch.done': 'miss',
		'home.deposit': 'hit',
		'attack.laser': 'miss',
		'attack.mega': 'miss',
		'answer.parried': 'miss',
		'wreck.hit': 'loss',
		'wreck.nova': 'loss',
		'discover.found': 'hit',
		'discover.tokens': 'hit'
	}
};
