import type { Log, Setup, Upgrade } from '../../contract.ts';
import { campsTaken, diagonalOf } from '../cards.ts';
import { isClockwise } from '../seating.ts';
import type { Action, Own, Weapon } from './types.ts';

/** Edition 1 accepted any mother ships and any order: those that the rulebook does not allow are kept by an option. */
function keepSeating(setup: Setup): Setup {
	const seats = setup.seats.map(({ takes }) => campsTaken(takes));
	const isDuel = seats.every((camps) => camps.length === 2);
	const followsBook = isDuel ? seats.every((camps) => diagonalOf(camps)) : isClockwise(setup.seats);
	return followsBook ? setup : { ...setup, options: { ...setup.options, seating: 'listed' } };
}

/** In edition 1 saucers left their mother ship only if a take-off was recorded. */
const keepTakeOffs = (action: Own): Own => (action.type === 'end' ? { ...action, noTakeOff: true } : action);

/** In edition 1 two Trous noirs could answer a Méga Laser if they could answer a Laser: such an action now overrules the refusal. */
function keepDodges(actions: readonly Action[]): readonly Action[] {
	let weapon: Weapon | undefined;
	return actions.map((action): Action => {
		const own = action.type === 'anyway' ? action.action : action;
		if (own.type === 'attack') weapon = own.weapon;
		const isDodge = action.type === 'answer' && action.how === 'trou' && weapon === 'mega';
		return isDodge ? { type: 'anyway', action, bends: ['answer.useless'] } : action;
	});
}

function upgradeAction(action: Action): Action {
	switch (action.type) {
		case 'anyway':
			return { ...action, action: keepTakeOffs(action.action) };
		case 'learn':
			return action.then ? { ...action, then: keepTakeOffs(action.then) } : action;
		case 'correct':
		case 'close':
		case 'later':
		case 'note':
			return action;
		default:
			return keepTakeOffs(action);
	}
}

/** Edition 2 assumes take-offs, plays clockwise, and lets no Trou noir dodge a Méga Laser. */
const toEdition2: Upgrade = (log): Log => ({
	...log,
	setup: keepSeating(log.setup),
	actions: keepDodges(log.actions as readonly Action[]).map(upgradeAction)
});

/** Since edition 3 cards are not counted unless the table chooses so; earlier tables counted them by default. */
const toEdition3: Upgrade = (log): Log => ({
	...log,
	setup: { ...log.setup, options: { ...log.setup.options, depth: log.setup.options['depth'] ?? 'full' } }
});

/** One step for each edition but the last. */
export const UPGRADES: readonly Upgrade[] = [toEdition2, toEdition3];
