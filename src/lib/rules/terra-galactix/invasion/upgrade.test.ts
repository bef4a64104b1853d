import { describe, expect, test } from 'vitest';
import { RING, setupOf } from '../../../../../tests/support/terra.ts';
import type { Log } from '../../contract.ts';
import { replay, upgradeLog } from '../../replay.ts';
import { game as invasion } from './game.ts';
import type { Action } from './types.ts';

describe('sessions of edition 1 replay as they were played', () => {
	const log = (options: Record<string, boolean | string>, actions: readonly Action[], facts = RING): Log<Action> => ({
		game: 'invasion',
		edition: 1,
		setup: setupOf(invasion, 2, options),
		facts,
		actions
	});
	const rolled: readonly Action[] = [
		{ type: 'discard', card: 'laser' },
		{ type: 'roll', dice: { red: [1], blue: [2], yellow: [1] } }
	];

	test('a line paid twice', () => {
		const cross: Action = { type: 'cross', saucer: 'A:red', how: 'bouclier' };
		const move: Action = { type: 'move', saucer: 'A:red', line: 1, orbit: 5 };
		const one = { ...RING, 'fire:1': [1] };
		const upgraded = upgradeLog(invasion, log({ tirsContinus: true, positions: true }, [...rolled, cross, move, cross], one));
		expect(upgraded.actions.at(-1)).toEqual({ type: 'anyway', action: cross, bends: ['cross.twice'] });
		const { state, stopped } = replay(invasion, upgraded);
		expect([stopped, state.stack.discard.bouclier]).toEqual([undefined, 2]);
	});

	test('one saucer that shot twice with the option of one attack each', () => {
		const shoot: Action = { type: 'shoot', bunker: 1, weapon: 'laser', orbit: 1 };
		const moves: readonly Action[] = [
			{ type: 'move', saucer: 'A:red', line: 1, orbit: 1 },
			{ type: 'move', saucer: 'A:blue', line: 2, orbit: 1 }
		];
		const upgraded = upgradeLog(invasion, log({ bunkerAttacksPerSaucer: 'one', positions: true }, [...rolled, ...moves, shoot, shoot]));
		expect(upgraded.actions.at(-1)).toEqual({ type: 'anyway', action: shoot, bends: ['shoot.once'] });
		expect(replay(invasion, upgraded).state.bunkers[0]).toBe('destroyed');
	});

	test('a number that was stored without bunkers stays that way in this session', () =>
		expect(replay(invasion, upgradeLog(invasion, log({}, [], { ...RING, 'fire:5': [] }))).state.facts['fire:5']).toEqual([]));
});
