import { playersOf, type Quantity } from '../quantities.ts';
import {
	CHAAMS_IN_BOX,
	CHAAMS_IN_GAME,
	CHALLENGES,
	COPIES_PER_SKILL,
	HAND_LIMIT,
	HEROES,
	LEVELS,
	PLACES,
	SKILLS,
	STARTING_CARDS,
	SUMMIT,
	WHITE_DICE
} from './cards.ts';
import { LAST_STEP_CARDS } from './path.ts';
import { form } from './setup.ts';

/** The numbers of the booklet that a question may ask for. */
export const QUANTITIES: readonly Quantity[] = [
	{ kind: 'hand', entry: 'limit:hand', is: HAND_LIMIT },
	playersOf('players', form({ seats: [], options: {} }).seats),
	{ kind: 'count', entry: 'limit:chaams', is: CHAAMS_IN_GAME },
	{ kind: 'count', entry: 'silhouette', is: HEROES.length },
	{ kind: 'cards', entry: 'skills', is: COPIES_PER_SKILL * SKILLS.length },
	...SKILLS.map((skill): Quantity => ({ kind: 'copies', entry: `skill:${skill}`, is: COPIES_PER_SKILL })),
	...LEVELS.map((level): Quantity => ({ kind: 'copies', entry: `chaam:${level}`, is: CHAAMS_IN_BOX[level] })),
	{ kind: 'cards', entry: 'ruling:starting-cards', is: STARTING_CARDS },
	{ kind: 'cards', entry: 'end:victory', is: LAST_STEP_CARDS },
	{ kind: 'dice', entry: 'phase:destiny', is: WHITE_DICE + 1 },
	{ kind: 'dice', entry: 'die:white', is: WHITE_DICE },
	{ kind: 'count', entry: 'path', is: PLACES },
	{ kind: 'count', entry: 'track', is: SUMMIT },
	{ kind: 'count', entry: 'challenge', is: CHALLENGES }
];
