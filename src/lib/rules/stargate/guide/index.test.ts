import { describe, expect, test } from 'vitest';
import { correct, sit } from '../../../../../tests/support/stargate.ts';
import type { Facts } from '../../contract.ts';

describe('taps of the common flows', () => {
	const taps = (table: ReturnType<typeof sit>, ...touches: readonly (string | number)[]): number => {
		const before = table.taps;
		table.tap(...touches);
		return table.taps - before;
	};
	const loaded = (set: Readonly<Record<string, number | string>>, names?: readonly string[], facts: Facts = {}) =>
		sit(names, facts).act(correct(set));

	test('near planet, two peaceful cards, stay: 4', () => {
		const table = sit(['Anna', 'Bo']);
		expect(taps(table, 'planet:1', 'symbol', 'equipment', 'stay')).toBe(4);
		expect(table.state).toMatchObject({ active: 1, teams: [{ at: 'planet:1', hand: 2 }, {}] });
	});
	test('far planet with a symbol: 4 as for a near one; with another card 5, 6 when it is read', () => {
		const table = loaded({ 'hand:p1': 1 });
		expect(taps(table, 'planet:12', 'symbol', 'symbol', 'stay')).toBe(4);
		expect(table.state.teams[0]).toMatchObject({ at: 'planet:12', hand: 3 });
		const thor = loaded({ 'hand:p1': 1 });
		expect(taps(thor, 'thor', 'planet:12', 'symbol', 'symbol', 'stay')).toBe(5);
		const abydos = loaded({ 'hand:p1': 1 });
		expect(taps(abydos, 'abydos', 'planet:12', 'kept', 'symbol', 'symbol', 'stay')).toBe(6);
		expect(abydos.state.teams[0]).toMatchObject({ at: 'planet:12', hand: 3 });
	});
	test('exploring again and stopping after one card: 3; travelling on to a far planet: 3; return: 1; debriefing: 1; bank: 1', () => {
		const table = loaded({ 'hand:p1': 1 }).tap('planet:1', 'symbol', 'stay');
		expect(taps(table, 'explore', 'symbol', 'stop')).toBe(3);
		expect(taps(table, 'planet:9', 'symbol', 'stop')).toBe(3);
		expect(taps(table, 'return')).toBe(1);
		expect(taps(table, 2, 'bank')).toBe(2); // Two cards are stored.
		expect(table.state).toMatchObject({ bank: 2, teams: [{ at: 'bank', hand: 2 }] });
		expect(taps(table, 'take:1')).toBe(1);
		expect(table.state).toMatchObject({ bank: 1, teams: [{ at: 'sgc2', hand: 3 }] });
	});
	test('a debriefing with nothing banked: 1', () => expect(taps(loaded({ 'at:p1': 'sgc1' }), 'sgc2')).toBe(1));
	test('probe: 3, 4 when it shows a Combat card', () => {
		const table = loaded({ 'hand:p1': 1 }, ['Anna', 'Bo']);
		expect(taps(table, 'malp', 'planet:7', 'symbol')).toBe(3);
		expect(table.state.planets[6]!.up).toEqual({ type: 'symbol' });
		table.tap('wait', 'wait');
		expect(taps(table, 'malp', 'planet:8', 'combat', 'unas')).toBe(4);
		expect(table.state.discard).toBe(1);
	});
	test('a known Combat card: 2; a new one: 4; an Invasion: 5', () => {
		const meets = (...touches: readonly string[]) => {
			const table = sit(['Anna', 'Bo']).tap('planet:1');
			return [taps(table, ...touches), table.state.fight!.foe];
		};
		expect(meets('combat', 'unas')).toEqual([2, 'unas']);
		expect(meets('combat', 'kowalski', 'dice:3', 'value:4')).toEqual([4, 'kowalski']);
		expect(meets('combat', 'unnamed', 'dice:3', 'value:4')).toEqual([4, 'unnamed']);
		expect(meets('combat', 'invasion-jaffa', 'dice:12', 'value:5', 'per:all')).toEqual([5, 'invasion-jaffa']);
	});
	test('a phase with Jaffas and a boss: 2; the grenade: 2; a loss: 1; a win, then on: 1', () => {
		const table = loaded({ 'jaffas:p1': 6, 'hand:p1': 1 }).tap('planet:1', 'combat', 'apophis');
		expect(taps(table, 'grenade', 2)).toBe(2);
		expect(taps(table, 1, 2)).toBe(2);
		expect(table.state).toMatchObject({ fight: { damage: 3 }, teams: [{ jaffas: 4 }] });
		table.tap(2, 0);
		expect(taps(table, 'symbol')).toBe(1);
		const lost = sit().tap('planet:1', 'symbol', 'combat', 'unas', 0, 2, 0, 2);
		expect(lost.guide.asks[0]).toMatchObject({ prompt: { rule: 'loss.confirm', with: { n: 1, cards: ['symbol'] } } });
		expect(taps(lost, 'yield')).toBe(1);
	});
	test('spotting and infection: one more each', () => {
		const box = { 'foe:reetous': [{ count: 2, value: 5, wounds: 1 }], 'foe:printas': [{ count: 2, value: 5, wounds: 1 }] };
		const table = sit(['Anna'], box).tap('planet:1', 'combat', 'reetous');
		expect(taps(table, 2, 2, 0)).toBe(3);
		expect(table.state.step).toBe('explore');
		table.tap('combat', 'printas');
		expect(taps(table, 0, 0, 0)).toBe(3);
		expect(table.state.fight).toMatchObject({ phase: 1, stage: 'volley' });
	});
	test('the surplus of a hand: no tap without finds at risk, otherwise one number', () => {
		const full = loaded({ 'hand:p1': 6 });
		full.act(correct({ 'at:p1': 'bank', bank: 2 }));
		expect(taps(full, 'take:2')).toBe(1);
		expect(full.state).toMatchObject({ bank: 2, teams: [{ hand: 6, at: 'sgc2' }] });
		const table = loaded({ 'hand:p1': 6 }).tap('planet:1', 'symbol');
		expect(table.guide.asks[0]).toMatchObject({ prompt: { rule: 'hand.which' } });
		expect(taps(table, 0)).toBe(1);
		expect(table.state).toMatchObject({ bank: 1, teams: [{ hand: 6, mission: [{}] }] });
		table.tap('symbol');
		expect(taps(table, 1)).toBe(1);
		expect(table.state).toMatchObject({ bank: 2, teams: [{ hand: 6, mission: [{}] }] });
	});
	test('laying a symbol: 1 for the colour or its hue, then 1 for each symbol', () => {
		const table = loaded({ 'hand:p1': 3, 'hand:p2': 2 }, ['Anna', 'Bo']);
		expect(taps(table, 'hue:blue')).toBe(1);
		expect(taps(table, 'lay:symbol')).toBe(1);
		expect(table.state.teams[0]).toMatchObject({ hand: 1, laid: { colour: 1, symbols: [0, 0] } });
		table.tap('wait');
		expect(taps(table, 'new-colour', 'hue:red')).toBe(2);
		expect(table.state.facts).toMatchObject({ 'colour:1': 'blue', 'colour:2': 'red' });
	});
	test('a symbol found together with a Contact must be the find that is laid, so nothing is asked', () => {
		const table = sit(['Anna'], { 'colour:1': 'blue' }).tap('planet:1', 'contact', 'symbol');
		expect(taps(table, 'colour:1')).toBe(1);
		expect(table.state.teams[0]).toMatchObject({ hand: 1, mission: [], contacts: 1, laid: { symbols: [0] } });
	});
	test('trading: 2, and one more for each find given away', () => {
		const table = loaded({ 'at:p1': 'planet:3', 'at:p2': 'planet:3', 'hand:p1': 3, 'hand:p2': 1, 'mission:p1': 2 }, ['Anna', 'Bo']);
		expect(table.guide.remind).toContainEqual({ rule: 'trade.remind', with: { teams: ['p2'] } });
		expect(taps(table, 'p2', 'net:−1')).toBe(2);
		expect(taps(table, 'find:0')).toBe(1);
		expect(table.state.teams.map(({ hand, mission }) => [hand, mission.length])).toEqual([
			[2, 1],
			[2, 0]
		]);
	});
	test('naming a find is optional: 1 tap if it is named, 2 for a Contact met for the first time', () => {
		const table = sit().tap('planet:1', 'equipment');
		expect(taps(table, 'name:zaknoktel')).toBe(1);
		expect(table.state.teams[0]).toMatchObject({ zat: true, mission: [{ card: 'zaknoktel', arms: true }] });
		table.tap('contact');
		expect(taps(table, 'name:tokra', 'corner:P')).toBe(2);
		expect(table.state.teams[0]).toMatchObject({ hand: 1, laid: { cards: ['tokra'] } });
		expect(table.state.facts).toMatchObject({ 'letter:tokra': 'P', 'copies:tokra': 1, 'copies:zaknoktel': 1 });
	});
});
