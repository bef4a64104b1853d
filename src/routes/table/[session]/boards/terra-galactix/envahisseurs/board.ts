import { SAUCERS } from '$lib/rules/terra-galactix/cards.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import { GLYPHS } from '../shared/glyphs.ts';
import { isStar } from '../shared/ids.ts';
import Baize from './TrayLayout.svelte';
import Board from './Board.svelte';

/** Touched on the picture: saucers, bunkers, where a saucer went. */
const onBoard = (id: string): boolean => (SAUCERS as readonly string[]).includes(id) || /^(bunker|line|orbit|target):/.test(id);
/** Laid out on the baize: the hand of phase 1, Galactix cards, saucers two Trous noirs may take. */
const onBaize = (id: string): boolean => /^(discard|pulsar|licence|hole):/.test(id) || isStar(id) || id === 'ready' || id === 'end';

export const board: BoardDefinition = {
	Board,
	TrayLayout: Baize,
	placement: (id) => (onBoard(id) ? 'board' : onBaize(id) ? 'tray' : 'list'),
	opensElsewhere: (rule) => rule === 'attack.which' || rule === 'shoot.which',
	glyphs: { ...GLYPHS, 'lasers:#': 'laser', none: 'burst', trou: 'hole' },
	sounds: {
		'draw.discarded': 'card',
		'pulsar.played': 'card',
		'licence.played': 'card',
		'roll.thrown': 'die',
		'saucer.destroyed': 'loss',
		'fire.shield': 'miss',
		'fire.giga': 'miss',
		'attack.parried': 'miss',
		'shoot.back': 'hit',
		'shoot.breach': 'hit',
		'land.done': 'hit'
	}
};
