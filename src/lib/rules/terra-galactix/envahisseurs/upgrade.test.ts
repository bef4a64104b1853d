import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/support/envahisseurs.ts';
import { RING } from '../../../../../tests/support/terra.ts';
import type { Log } from '../../contract.ts';
import { replay, upgradeLog } from '../../replay.ts';
import { usualSetup } from '../../setup.ts';
import { game as envahisseurs } from './game.ts';
import type { Action, State } from './types.ts';

const setup = usualSetup(envahisseurs.form, ['Anna', 'Bo', 'Cléo', 'Dan']);
const log = (more: Partial<Log<Action>>): Log<Action> => ({ game: 'envahisseurs', edition: 1, setup, facts: RING, actions: [], ...more });
const start = (more: Partial<Log<Action>>): State => replay(envahisseurs, upgradeLog(envahisseurs, log(more))).state;

describe('sessions of edition 1 replay as they were played', () => {
	test('bunkers fire at all saucers', () => {
		expect(start({}).options.envFire).toBe('all');
		expect(start({ setup: { ...setup, options: { envFire: 'active' } } }).options.envFire).toBe('active');
		expect(given().options.envFire).toBe('active');
	});

	test('camps play in the order of their seats', () => {
		const order = ['A', 'C', 'B', 'D'];
		const seats = setup.seats.map((seat, i) => ({ ...seat, takes: [order[i] ?? ''] }));
		expect(start({ setup: { ...setup, seats } }).pilots.map(({ camp }) => camp)).toEqual(order);
	});

	test('a saucer that shot its breach open and landed in the same turn does so by an overruled refusal', () => {
		const actions: Action[] = [
			{ type: 'discard', card: 'laser' },
			{ type: 'roll', dice: { red: [1], blue: [2], yellow: [3] } },
			{ type: 'shoot', bunker: 5, weapon: 'mega' },
			{ type: 'stay', saucer: 'A:blue' },
			{ type: 'land', saucer: 'A:red' }
		];
		const upgraded = upgradeLog(envahisseurs, log({ actions }));
		const { state, stopped } = replay(envahisseurs, upgraded);
		expect([stopped, state.pilots[0]?.saucers.red.where]).toEqual([undefined, 'earth']);
		expect(upgraded.actions.at(-1)).toEqual({ type: 'anyway', action: actions.at(-1), bends: ['move.fired'] });
	});

	test('a number that was stored without bunkers stays that way in this session', () => {
		expect(start({ facts: { ...RING, 'fire:5': [] } }).facts['fire:5']).toEqual([]);
	});
});
