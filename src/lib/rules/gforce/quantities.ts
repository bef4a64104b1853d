import { playersOf, type Quantity } from '../quantities.ts';
import { AGENTS, FEWEST_PICTURED, MOST_PICTURED, RULEBOOK_TILES, TILES, UNNAMED } from './cards.ts';
import { form } from './setup.ts';

/** The numbers of the booklet that a question may ask for. */
export const QUANTITIES: readonly Quantity[] = [
	playersOf('ruling:players', form({ seats: [], options: {} }).seats),
	{ kind: 'count', entry: 'tile', is: TILES },
	{ kind: 'count', entry: 'agents', is: AGENTS.length },
	{ kind: 'dice', entry: 'die', is: 1 },
	{ kind: 'points', of: 'tile', entry: 'trophy', is: [FEWEST_PICTURED, MOST_PICTURED] },
	...RULEBOOK_TILES.map(({ name, agents }): Quantity => ({
		kind: 'points',
		entry: name === UNNAMED ? 'tile:unnamed' : `tile:${name.toLowerCase()}`,
		is: agents.length
	}))
];
