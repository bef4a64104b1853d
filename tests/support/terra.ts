import type { Facts, Game, Setup, TableState } from '../../src/lib/rules/contract.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { TableDriver } from './table-driver.ts';

/** A board whose lines have been read: fourteen bunkers, four of which bear the 4. */
export const RING: Facts = {
	'fire:1': [1, 8],
	'fire:2': [5, 12],
	'fire:3': [3, 11],
	'fire:4': [2, 6, 9, 13],
	'fire:5': [7, 14],
	'fire:6': [4, 10]
};

const NAMES = ['Anna', 'Bo', 'Cléo', 'Dan'];

/** For the games around Earth: a new table keeps the board only, but most tests of their rules keep everything. */
const AROUND_EARTH = ['invasion', 'envahisseurs'];

/** A setup with this many players and these options; around Earth the app keeps everything unless they say otherwise. */
export function setupOf(game: Pick<Game, 'form' | 'id'>, players: number, options: Setup['options'] = {}): Setup {
	const depth = AROUND_EARTH.includes(game.id) ? { depth: 'full' } : {};
	return usualSetup(game.form, NAMES.slice(0, players), { ...depth, ...options });
}

/** A table of this box with this setup. */
export const startTable = <S extends TableState, A>(
	game: Game<S, A>,
	players: number,
	options: Setup['options'] = {},
	facts: Facts = RING
): TableDriver<S, A> => new TableDriver(game, setupOf(game, players, options), facts);

/** Plays actions from a state that was built by hand. */
export function playOn<S extends TableState, A>(game: Game<S, A>, state: S, ...actions: readonly A[]): S {
	return actions.reduce((now, action) => {
		const outcome = game.apply(now, action);
		if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refused)}`);
		return outcome.state;
	}, state);
}

/** The rules of the steps of an action, or of its refusal. */
export function stepRules<S extends TableState, A>(game: Game<S, A>, state: S, action: A): readonly string[] {
	const outcome = game.apply(state, action);
	return outcome.ok ? outcome.steps.map(({ rule }) => rule) : [`refused: ${outcome.refused.rule}`];
}
