import { facesIn } from '../../../src/lib/rules/dice.ts';
import { allSaucers, flightOf, seatOf } from '../../../src/lib/rules/terra-galactix/fleet.ts';
import {
	bunkerId,
	discardId,
	holeId,
	laserId,
	landId,
	lasersId,
	licenceId,
	pulsarId,
	starFact,
	stayId,
	targetId,
	yellowId
} from '../../../src/lib/rules/terra-galactix/ids.ts';
import { game as envahisseurs } from '../../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import type { Action, ActionOf, Own, State } from '../../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import { playEnvahisseurs } from '../envahisseurs-game.ts';
import type { TableDriver } from '../table-driver.ts';
import { startTable } from '../terra.ts';
import { ALL_FACTS } from '../terra-game.ts';
import { type EventTaps, tapThroughGame, tapUntilPlayed } from './earth.ts';
import type { PlayCost, TapPlan } from './plan.ts';

type Table = TableDriver<State, Action>;

/** A turn without an event. */
const QUIET_TYPES: readonly Own['type'][] = ['discard', 'pulsar', 'roll', 'quiet', 'end'];

const play = (depth: State['options']['depth'], seed: number): PlayCost => {
	const players = seed % 2 === 0 ? 2 : 4;
	return tapThroughGame<State, Action, Own>(startTable(envahisseurs, players, { depth }, ALL_FACTS), {
		play: (follow) => playEnvahisseurs(seed, players, {}, { facts: ALL_FACTS, follow: (action, _, state) => follow(action, state) }),
		isQuiet: (_, turn) => turn.every(({ type }) => QUIET_TYPES.includes(type)),
		mayPass,
		enter: enterAction
	});
};

/** If none of their saucers is in space, the players have nothing to look up, and at depth `board` they pass the turn. */
const mayPass = (state: State): boolean =>
	state.options.depth === 'board' &&
	allSaucers(state).every((id) => seatOf(state, id) !== state.active || flightOf(state, id).where !== 'space');

function enterAction(table: Table, action: Own, next: Own | undefined, events: EventTaps): void {
	const isFull = table.state.options.depth === 'full';
	switch (action.type) {
		case 'discard':
			if (isFull) table.tap(discardId(action.card));
			return;
		case 'pulsar':
			if (isFull) table.tap(pulsarId(action.colours.length === 2 ? 'both' : action.colours[0]!));
			return;
		case 'licence':
			tapUntilPlayed(table, licenceId(action.n), action.saucer ?? '');
			return;
		case 'roll': {
			const [face = 1] = facesIn<number>('yellow', action.dice);
			table.tap(yellowId(face));
			return;
		}
		case 'defend':
			return events.count('a saucer hit', table, () => tapUntilPlayed(table, action.saucer, action.how));
		case 'hole':
			if (table.state.phase === 'fire') tapUntilPlayed(table, action.saucer, 'trou', starFact(action.star ?? '?'));
			else tapUntilPlayed(table, holeId(action.saucer), starFact(action.star ?? '?'));
			return;
		case 'redraw':
			if (isFull) table.tap(starFact(action.star ?? '?'));
			return;
		case 'attack':
			return events.count('an attack', table, () => enterAttack(table, action, next?.type === 'answer' ? next : undefined));
		case 'land':
			table.tap(table.state.phase === 'fire' ? landId(action.saucer) : action.saucer);
			return;
		case 'stay':
			if (table.state.phase === 'fire') table.tap('quiet');
			table.tap(stayId(action.saucer));
			return;
		case 'shoot':
			return events.count('a bunker shot', table, () => {
				const laser = isFull ? laserId(action.orbit ?? 1) : 'laser';
				tapUntilPlayed(table, bunkerId(action.bunker), action.weapon === 'mega' ? 'mega' : laser);
			});
		case 'end':
			table.tap('end');
			return;
		// The next action implies the end of the fire, and an answer is entered together with its attack.
		case 'quiet':
		case 'answer':
			return;
		default:
			throw new Error(`The simulated players never enter ${action.type}.`);
	}
}

/** An attack with its answer; without an answer it hits. */
function enterAttack(table: Table, { target, weapon, n }: ActionOf<'attack'>, answer: ActionOf<'answer'> | undefined): void {
	if (table.state.options.depth === 'board') {
		const how = answer?.how ?? 'none';
		tapUntilPlayed(table, targetId(target), how === 'bouclier' || how === 'giga' ? 'parried' : how);
		return;
	}
	tapUntilPlayed(table, targetId(target), weapon === 'laser' ? lasersId(n) : weapon);
	if (answer) tapUntilPlayed(table, answer.how, starFact(answer.star ?? '?'));
}

export const tapPlans: readonly TapPlan[] = [
	{
		game: 'envahisseurs',
		depth: 'board',
		usual: true,
		per: 'turn',
		goal: 3.4,
		eventGoals: { 'quiet turn': 2, 'an attack': 2 },
		play: (seed) => play('board', seed)
	},
	{
		game: 'envahisseurs',
		depth: 'full',
		per: 'turn',
		goal: 5,
		eventGoals: { 'quiet turn': 3, 'an attack': 3.2 },
		play: (seed) => play('full', seed)
	}
];
