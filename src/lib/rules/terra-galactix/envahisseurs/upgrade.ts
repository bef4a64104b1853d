import type { Log, Upgrade } from '../../contract.ts';
import { isClockwise } from '../seating.ts';
import { bendNewRules, learnEmptyFireFacts, withFullDepth, withoutConfirmations } from '../upgrade.ts';
import { apply } from './apply.ts';
import { start } from './setup.ts';

/**
 * Since edition 2 p. 38 is applied literally: bunkers fire at the camp whose turn it is, and a saucer that has shot can no longer move or
 * land. Play goes clockwise from base to base. Older sessions keep the fire at all saucers, and the order in which they were played.
 */
function literalReading(log: Log): Log {
	const order = isClockwise(log.setup.seats) ? {} : { seating: 'listed' };
	const setup = { ...log.setup, options: { envFire: 'all', ...order, ...log.setup.options } };
	return bendNewRules({ start, apply }, learnEmptyFireFacts(withFullDepth({ ...log, setup })), ['move.over', 'move.fired', 'shoot.once']);
}

/**
 * Since edition 3 the app keeps the board only, unless the table chooses more. At that depth phase 1 is not asked for, so logs do not end
 * it.
 */
const boardByDefault: Upgrade = (log) => withoutConfirmations({ start, apply }, withFullDepth(log), ['ready']);

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [literalReading, boardByDefault];
