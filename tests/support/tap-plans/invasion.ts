import { facesIn } from '../../../src/lib/rules/dice.ts';
import { activePilot, allSaucers, flightOf } from '../../../src/lib/rules/terra-galactix/fleet.ts';
import {
	bunkerId,
	discardId,
	holeId,
	laserId,
	landId,
	NOVA,
	NOVA_BEFORE_SHUFFLE,
	pulsarId,
	RESISTANCE,
	shieldId,
	starFact,
	stayId,
	yellowId
} from '../../../src/lib/rules/terra-galactix/ids.ts';
import { game as invasion } from '../../../src/lib/rules/terra-galactix/invasion/game.ts';
import { wakesResistance } from '../../../src/lib/rules/terra-galactix/invasion/kernel.ts';
import { rollTerms } from '../../../src/lib/rules/terra-galactix/invasion/roll.ts';
import type { Action, ActionOf, Own, State } from '../../../src/lib/rules/terra-galactix/invasion/types.ts';
import { playInvasion } from '../invasion-game.ts';
import type { TableDriver } from '../table-driver.ts';
import { startTable } from '../terra.ts';
import { ALL_FACTS } from '../terra-game.ts';
import { type EventTaps, tapThroughGame, tapUntilPlayed } from './earth.ts';
import type { PlayCost, TapPlan } from './plan.ts';

type Table = TableDriver<State, Action>;

/** A turn without an event. */
const QUIET_TYPES: readonly Own['type'][] = ['discard', 'pulsar', 'roll', 'quiet', 'end'];

const play = (depth: State['options']['depth'], seed: number): PlayCost => {
	const players = 2 + (seed % 3);
	return tapThroughGame<State, Action, Own>(startTable(invasion, players, { depth }, ALL_FACTS), {
		play: (follow) => playInvasion(seed, players, {}, { facts: ALL_FACTS, follow: (action, _, state) => follow(action, state) }),
		isQuiet: (state, turn) =>
			turn.every((action) => QUIET_TYPES.includes(action.type) && !(action.type === 'roll' && wakes(state, action))),
		mayPass,
		enter: enterAction
	});
};

/** If no saucer is in space, the table has nothing to look up, and at depth `board` it passes the turn. */
const mayPass = (state: State): boolean =>
	state.options.depth === 'board' && allSaucers(state).every((id) => flightOf(state, id).where !== 'space');

const wakes = (state: State, { dice }: ActionOf<'roll'>): boolean => wakesResistance(rollTerms(state, activePilot(state)), dice);

function enterAction(table: Table, action: Own, _: Own | undefined, events: EventTaps): void {
	const isFull = table.state.options.depth === 'full';
	switch (action.type) {
		case 'discard':
			if (isFull) table.tap(discardId(action.card));
			return;
		case 'pulsar':
			if (isFull) table.tap(pulsarId(action.colours.length === 2 ? 'both' : action.colours[0]!));
			return;
		case 'nova':
			// If cards are not counted, only the first Super Nova of a turn has an effect.
			if (isFull) table.tap(action.before ? NOVA_BEFORE_SHUFFLE : NOVA);
			else if (!table.state.wave) table.tap(NOVA);
			return;
		case 'done':
			if (isFull) table.tap('done');
			return;
		case 'roll': {
			const [face = 1] = facesIn<number>('yellow', action.dice);
			if (wakes(table.state, action)) table.tap(RESISTANCE, yellowId(face));
			else table.tap(yellowId(face));
			return;
		}
		case 'defend':
			return enterDefence(table, action, events);
		case 'hole': {
			const to = starFact(action.star ?? '?');
			if (table.state.phase === 'fire') tapUntilPlayed(table, action.saucer, 'trou', to);
			else tapUntilPlayed(table, holeId(action.saucer), to);
			return;
		}
		case 'redraw':
			if (isFull) table.tap(starFact(action.star ?? '?'));
			return;
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
		// The next action implies the end of the fire.
		case 'quiet':
			return;
		default:
			throw new Error(`The simulated players never enter ${action.type}.`);
	}
}

function enterDefence(table: Table, { saucer, how, by, covers }: ActionOf<'defend'>, events: EventTaps): void {
	const hit = (...targets: readonly string[]) => events.count('a saucer hit', table, () => tapUntilPlayed(table, ...targets));
	if (how === 'giga' && covers && table.state.options.depth === 'board') {
		// The giver played the Giga for a saucer of their own, and it covers this one.
		hit(covers, 'giga');
		hit(saucer, 'covered');
		return;
	}
	hit(saucer, how === 'giga' || how === 'bouclier' ? shieldId(how, by?.[0]) : how, covers ?? 'covers-none');
}

export const tapPlans: readonly TapPlan[] = [
	{
		game: 'invasion',
		depth: 'board',
		usual: true,
		per: 'turn',
		goal: 4.4,
		eventGoals: { 'quiet turn': 2, 'a saucer hit': 2 },
		play: (seed) => play('board', seed)
	},
	{
		game: 'invasion',
		depth: 'full',
		per: 'turn',
		goal: 6,
		eventGoals: { 'quiet turn': 3, 'a saucer hit': 2.1 },
		play: (seed) => play('full', seed)
	}
];
