import { describe, expect, test } from 'vitest';
import {
	startTable,
	correct,
	inFlight,
	actingTable,
	refusal,
	roll,
	laser,
	lost,
	lastRulings,
	type GuerreTable
} from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';
import { type SaucerId } from '../cards.ts';

describe('Chevauchée', () => {
	const stack = (options: Setup['options'] = {}) =>
		correct(actingTable(4, { chevauchee: true, ...options }, ['A:red', 'B:red', 'B:blue', 'C:red', 'D:red'], 10), {
			'on:C:red': 'B:red',
			'on:D:red': 'C:red'
		});

	test('a stack of three attacked by a Laser: only the bottom may answer, all explode, three licences are lost, its cargo scatters (W10)', () => {
		const table = stack().act(laser('B:red'));
		expect(table.guide.asks[0]).toMatchObject({ who: 'p2' });
		table.act(lost(2));
		expect(table.state.pilots.map(({ licences }) => licences)).toEqual([2, 1, 1, 1]);
		expect(table.state).toMatchObject({ phase: 'wreck', debris: { saucer: 'B:red', n: 2 }, stacks: [] });
		expect(['B:red', 'C:red', 'D:red'].map((id) => table.state.saucers[id as SaucerId])).toEqual(['awaits', 'awaits', 'awaits']);
		expect(table.state.stack.discard.soucoupe).toBe(3);
	});

	test('a carried saucer cannot be attacked', () => expect(refusal(stack().state, laser('C:red'))).toBe('dock.bottom'));

	test('open holds: a loaded saucer may not dock (W11)', () => {
		const table = correct(stack({ holdSecrecy: 'open' }), { 'hold:A:red': 1 });
		expect(refusal(table.state, { type: 'dock', saucer: 'A:red', onto: 'D:red' })).toBe('dock.loaded');
		expect(refusal(correct(table, { 'hold:A:red': 0 }).state, { type: 'dock', saucer: 'A:red', onto: 'D:red' })).toBeUndefined();
	});

	test('a carrier with two parasites in a black hole: three cards, three places (W12)', () => {
		const table = correct(stack(), { active: 'B' }).act({ type: 'trou', saucer: 'B:red' });
		expect(table.state.warp!.queue).toEqual(['B:red', 'C:red', 'D:red']);
		table.act({ type: 'arrive', star: 'Étoile 1' }, { type: 'arrive', star: 'Étoile 2' }, { type: 'arrive', star: 'Étoile 3' });
		expect(table.state).toMatchObject({ phase: 'act', stacks: [], galactix: { pile: 21 } });
	});

	test('the middle one of three moves on its turn: the top travels with it, three steps of a 4, the bottom stays alone (W13)', () => {
		const table = correct(stack(), { active: 'C' });
		table.act({ type: 'undock', saucer: 'C:red' });
		expect(table.state.stacks).toEqual([['C:red', 'D:red']]);
		expect(lastRulings(table)).toContainEqual({ rule: 'dock.with-it', with: { saucers: ['D:red'] } });
		table.act(
			{ type: 'end' },
			{ type: 'discard', card: 'laser' },
			roll(1, 1),
			{ type: 'end' },
			{ type: 'discard', card: 'laser' },
			roll(1, 1),
			{ type: 'end' }
		);
		table.act({ type: 'discard', card: 'laser' }, roll(1, 1), { type: 'end' }, { type: 'discard', card: 'laser' }, roll(4, 1));
		expect(lastRulings(table)).toContainEqual({ rule: 'roll.carrier', with: { saucer: 'C:red', carried: 1, points: 3 } });
	});

	test('a carrier of two saucers does not move with a 1 (W09)', () => {
		const table = correct(startTable(4, { chevauchee: true }), {
			...inFlight('A:red', 'B:red', 'C:red'),
			'on:B:red': 'A:red',
			'on:C:red': 'B:red'
		});
		table.act({ type: 'discard', card: 'laser' }, roll(1, 1));
		expect(lastRulings(table)).toContainEqual({ rule: 'roll.carrier', with: { saucer: 'A:red', carried: 2, points: 0 } });
	});

	test('an empty saucer that comes out of a black hole on another one docks there, and may still move (W15)', () => {
		const table = correct(startTable(4, { chevauchee: true }), inFlight('A:red', 'B:red')).act(
			{ type: 'trou', saucer: 'A:red' },
			{ type: 'arrive', star: 'Étoile 1' }
		);
		table.act({ type: 'dock', saucer: 'A:red', onto: 'B:red' });
		expect(table.state).toMatchObject({ phase: 'roll', stacks: [['B:red', 'A:red']] });
		table.act(roll(3, 3), { type: 'undock', saucer: 'A:red' });
		expect(table.state.stacks).toEqual([]);
	});

	test('a carrier comes home: saucers of its camp go in, others stay outside in their order', () => {
		const table = correct(actingTable(4, { chevauchee: true }, ['A:red', 'A:blue', 'B:red', 'C:red']), {
			'on:B:red': 'A:red',
			'on:A:blue': 'B:red',
			'on:C:red': 'A:blue'
		});
		table.act({ type: 'home', saucer: 'A:red', n: 0 });
		expect(table.state.saucers).toMatchObject({ 'A:red': 'base', 'A:blue': 'base', 'B:red': 'space', 'C:red': 'space' });
		expect(table.state.stacks).toEqual([['B:red', 'C:red']]);
	});

	describe('a saucer that reappears on another one docks without a question (p. 37)', () => {
		const arrived = (options: Setup['options'], load?: number) => {
			const table = correct(actingTable(4, { chevauchee: true, ...options }, ['A:red', 'B:red'], 10), {
				...(load === undefined ? {} : { 'hold:A:red': load })
			});
			return table.act({ type: 'trou', saucer: 'A:red' }, { type: 'arrive', star: 'Étoile 1' });
		};
		const prompts = (table: GuerreTable) => table.guide.asks.map(({ prompt }) => prompt.rule);

		//                                                   options, load │ asked after the arrival, in this order
		const rows: [string, Setup['options'], number | undefined, readonly string[]][] = [
			['secret holds: docking is asked before another card', {}, undefined, ['dock.on-arrival', 'trou.taken-loaded']],
			['open holds, empty: no other card is asked for', { holdSecrecy: 'open' }, 0, ['dock.on-arrival']],
			['open holds, loaded: only another card is possible (p. 7)', { holdSecrecy: 'open' }, 1, ['trou.taken-loaded']]
		];
		test.each(rows)('%s', (_, options, load, asked) => {
			const afterArrival = prompts(arrived(options, load)).filter((rule) => rule.startsWith('dock.') || rule.startsWith('trou.taken'));
			expect(afterArrival).toEqual(asked);
		});

		test('without the Chevauchée an occupied place asks for another card (p. 7)', () =>
			expect(prompts(arrived({ chevauchee: false }))).toContain('trou.taken'));
	});
});
