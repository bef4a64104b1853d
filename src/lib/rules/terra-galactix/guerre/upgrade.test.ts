import { describe, expect, test } from 'vitest';
import { setupFor } from '../../../../../tests/support/guerre.ts';
import type { Log, Setup } from '../../contract.ts';
import { digest, replay, upgradeLog } from '../../replay.ts';
import { game } from './game.ts';
import type { Action } from './types.ts';

const EDITION_1 = 1;
const logOf = (setup: Setup, actions: readonly Action[] = []): Log<Action> => ({
	game: 'guerre',
	edition: EDITION_1,
	setup,
	facts: {},
	actions
});
const upgrade = (log: Log<Action>): Log<Action> => upgradeLog(game, log);

describe('logs of edition 1 replay as they were played', () => {
	const withTakes = (takes: readonly (readonly string[])[]): Setup => ({
		...setupFor(takes.length),
		seats: takes.map((each, i) => ({ id: `p${i + 1}`, name: '', takes: each }))
	});
	//                                                               takes │ option written
	const seatings: [string, readonly (readonly string[])[], string | undefined][] = [
		['clockwise seats need nothing', [['A'], ['B'], ['C'], ['D']], undefined],
		['clockwise from another mother ship', [['C'], ['D'], ['B']], undefined],
		['other orders are kept as listed', [['A'], ['C'], ['B'], ['D']], 'listed'],
		[
			'a Duel of facing mother ships needs nothing',
			[
				['A', 'C'],
				['B', 'D']
			],
			undefined
		],
		[
			'a Duel of neighbours is kept as listed',
			[
				['A', 'B'],
				['C', 'D']
			],
			'listed'
		]
	];
	test.each(seatings)('%s', (_, takes, seating) => {
		const { setup } = upgrade(logOf(withTakes(takes)));
		expect(setup.options['seating']).toBe(seating);
		expect(game.start(setup, {}).ok).toBe(true);
	});

	test('turns end without assumed take-offs, also after an overruled refusal', () => {
		const end: Action = { type: 'end' };
		const { actions } = upgrade(logOf(setupFor(3), [end, { type: 'anyway', action: end, bends: ['home.must-leave'] }]));
		expect(actions).toEqual([
			{ type: 'end', noTakeOff: true },
			{ type: 'anyway', action: { type: 'end', noTakeOff: true }, bends: ['home.must-leave'] }
		]);
	});

	test('Trous noirs that answered a Méga Laser become an overruled refusal; those that answered a Laser stay', () => {
		const answer: Action = { type: 'answer', how: 'trou' };
		const attack = (weapon: 'laser' | 'mega'): Action => ({ type: 'attack', target: 'B:red', weapon, n: 1 });
		const { actions } = upgrade(logOf(setupFor(3, { blackHoleReaction: 'anyLaser' }), [attack('laser'), answer, attack('mega'), answer]));
		expect(actions[1]).toEqual(answer);
		expect(actions[3]).toEqual({ type: 'anyway', action: answer, bends: ['answer.useless'] });
	});

	const files = import.meta.glob<Log<Action> & { ends: { digest: string } }>('../../../../../tests/sessions/guerre/*.json', {
		eager: true,
		import: 'default'
	});
	const recorded = Object.entries(files).filter(([, { edition }]) => edition === EDITION_1);
	test.each(recorded)('%s ends in the state it was recorded in, without the fields that edition 2 added', (_, { ends, ...log }) => {
		const { state, stopped } = replay(game, upgrade(log));
		expect(stopped).toBeUndefined();
		const { stays: _stays, options, ...rest } = state;
		const { seating: _seating, mustLoad: _mustLoad, ...others } = options;
		expect(digest({ ...rest, options: others })).toBe(ends.digest);
	});
});

describe('logs of edition 2', () => {
	const upgradedDepth = (options: Setup['options']): unknown => {
		const { depth: _, ...others } = setupFor(3).options;
		return upgrade({ ...logOf({ ...setupFor(3), options: { ...others, ...options } }), edition: 2 }).setup.options['depth'];
	};

	test('they recorded cards and dice unless the table chose otherwise', () => {
		expect(upgradedDepth({})).toBe('full');
		expect(upgradedDepth({ depth: 'score' })).toBe('score');
	});
});
