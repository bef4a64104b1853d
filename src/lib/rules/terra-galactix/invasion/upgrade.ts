import type { Log, Upgrade } from '../../contract.ts';
import { isClockwise } from '../seating.ts';
import { bendNewRules, learnEmptyFireFacts, withFullDepth, withoutConfirmations } from '../upgrade.ts';
import { apply } from './apply.ts';
import { start } from './setup.ts';

/**
 * Edition 2 stores which saucer has shot, and what each has paid for under Tirs continus. It refuses a landing after the move is over, a
 * second shot of the same saucer with the option « une seule », and a second payment for the same line. Play goes clockwise from base to
 * base; older sessions keep the order in which they were played.
 */
function oneShotAndOneCardPerLine(log: Log): Log {
	const order = isClockwise(log.setup.seats) ? {} : { seating: 'listed' };
	const setup = { ...log.setup, options: { ...order, ...log.setup.options } };
	return bendNewRules({ start, apply }, learnEmptyFireFacts(withFullDepth({ ...log, setup })), ['move.over', 'shoot.once', 'cross.twice']);
}

/**
 * Since edition 3 the app keeps the board only, unless the table chooses more. At that depth it no longer asks for a confirmation that the
 * pieces were moved after a Super Nova or a Resistance.
 */
const boardByDefault: Upgrade = (log) => withoutConfirmations({ start, apply }, withFullDepth(log), ['done']);

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [oneShotAndOneCardPerLine, boardByDefault];
