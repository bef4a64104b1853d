import { describe, expect, test } from 'vitest';
import {
	actingTable,
	correct,
	type GuerreTable,
	laser,
	lastRulings,
	refusal,
	roll,
	startTable
} from '../../../../../tests/support/guerre.ts';
import type { Setup } from '../../contract.ts';
import type { SaucerId } from '../cards.ts';
import type { Own, Station } from './types.ts';

const stationsOf = ({ state }: GuerreTable, ...saucers: readonly SaucerId[]): readonly (Station | undefined)[] =>
	saucers.map((id) => state.saucers[id]);

describe('the player moves all saucers that are allowed to fly (p. 26)', () => {
	const end: Own = { type: 'end' };
	const stay = (saucer: SaucerId): Own => ({ type: 'stay', saucer });
	const home = (saucer: SaucerId): Own => ({ type: 'home', saucer, n: 0 });
	const launch = (saucer: SaucerId): Own => ({ type: 'launch', saucer });

	//                          options, in flight, corrections, actions │ A:red, A:blue at the end of the turn
	type Row = [string, Setup['options'], SaucerId[], Record<string, number | string>, Own[], Station, Station];
	const rows: Row[] = [
		['both are in the mother ship and both leave it', {}, [], {}, [end], 'space', 'space'],
		['also at tables that record neither cards nor dice', { depth: 'light' }, [], {}, [end], 'space', 'space'],
		['one stays, for example because every exit is blocked (p. 6)', {}, [], {}, [stay('A:red'), end], 'base', 'space'],
		['one that came home this turn may stay there in safety', {}, ['A:red', 'A:blue'], {}, [home('A:red'), end], 'base', 'space'],
		['one that stays after all takes off when the table says so', {}, [], {}, [stay('A:red'), launch('A:red'), end], 'space', 'space'],
		['a destroyed one waits for its Soucoupe card', {}, [], { 'at:A:red': 'awaits', 'licences:p1': 1 }, [end], 'awaits', 'space'],
		['with one card for two, the table says which one flies', {}, [], { 'licences:p1': 1 }, [end], 'base', 'base'],
		['one that was put into the mother ship by hand this turn stays there', {}, ['A:red'], { 'at:A:red': 'base' }, [end], 'base', 'space']
	];
	test.each(rows)('%s', (_, options, flying, corrections, actions, red, blue) => {
		const table =
			options['depth'] === 'light' ? correct(startTable(4, options), corrections) : correct(actingTable(4, options, flying), corrections);
		expect(stationsOf(table.act(...actions), 'A:red', 'A:blue')).toEqual([red, blue]);
	});

	test('after a round in which no take-off was recorded, all players may be attacked', () => {
		const table = startTable(4);
		for (let turn = 0; turn < 4; turn++) table.act({ type: 'discard', card: 'pulsar' }, roll(3, 4), end);
		table.act({ type: 'discard', card: 'pulsar' }, roll(3, 4));
		for (const target of ['B:red', 'B:blue', 'C:red', 'C:blue', 'D:red', 'D:blue'] as const)
			expect(refusal(table.state, laser(target)), target).toBeUndefined();
	});

	test('the end of the turn names the saucers that took off, and a reminder announces it', () => {
		const table = actingTable(4, {}, ['A:blue']);
		expect(table.guide.remind).toContainEqual({ rule: 'launch.assumed-soon', with: { saucers: ['A:red'] } });
		table.act(end);
		expect(lastRulings(table).slice(0, 2)).toEqual([
			{ rule: 'turn.ended', with: { player: 'p1' } },
			{ rule: 'launch.assumed', with: { saucers: ['A:red'] } }
		]);
	});

	test('a saucer that could leave is touched to make it stay', () => {
		const table = actingTable(4, {}, ['A:blue']);
		const before = table.taps;
		table.tap('A:red', 'stay:A:red').tap('end');
		expect(table.taps - before).toBe(3);
		expect(stationsOf(table, 'A:red')).toEqual(['base']);
		expect(() => actingTable().tap('A:red', 'stay:A:red')).toThrow('No stay:A:red');
	});

	const refused: [string, GuerreTable, Own][] = [
		['a saucer in flight does not stay in the mother ship', actingTable(), stay('A:red')],
		['nor does the saucer of another player', actingTable(), stay('C:red')],
		['a saucer that waits for its card stays anyway', correct(actingTable(4, {}, []), { 'at:A:red': 'awaits' }), stay('A:red')]
	];
	test.each(refused)('%s', (_, table, action) => expect(refusal(table.state, action)).toBe('table.not-now'));
});
