import type { Log, Upgrade } from '../../contract.ts';
import { isClockwise } from '../seating.ts';
import { bendNewRules, learnEmptyFireFacts, withFullDepth, withoutConfirmations } from '../upgrade.ts';
import { apply } from './apply.ts';
import { start } from './setup.ts';

/**
 * Edition 2 reads p. 38 literally: bunkers fire at the camp whose turn it is, and a saucer that has shot moves and lands no more. Play
 * goes clockwise from base to base. Older sessions keep the fire at all saucers, and the order in which they were played.
 */
function literalReading(log: Log): Log {
	const order = isClockwise(log.setup.seats) ? {} : { seating: 'listed' };
	const setup = { ...log.setup, options: { envFire: 'all', ...order, ...log.setup.options } };
	return bendNewRules({ start, apply }, learnEmptyFireFacts(withFullDepth({ ...log, setup })), ['move.over', 'move.fired', 'shoot.once']);
}

/** Edition 3 keeps the board only, unless the table chooses more. There phase 1 is no longer asked, and so not ended. */
const boardByDefault: Upgrade = (log) => withoutConfirmations({ start, apply }, withFullDepth(log), ['ready']);

/** Brings logs of older editions along: one step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [literalReading, boardByDefault];
