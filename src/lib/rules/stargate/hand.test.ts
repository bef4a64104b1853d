import { describe, expect, test } from 'vitest';
import { correct, done, seated, sit, symbol } from '../../../../tests/support/stargate.ts';
import { apply } from './apply.ts';
import type { Action } from './types.ts';

const onPlanet = (hand: number) => correct({ 'hand:p1': hand, 'at:p1': 'planet:1' });

describe('the reactor lets a player play two turns in a row', () => {
	test('it is still announced when the last card of a continued exploration has ended the turn', () => {
		const ended = done(seated(['Anna', 'Bo']), onPlanet(1), { type: 'explore' }, symbol, symbol);
		expect(ended).toMatchObject({ active: 1, just: 0 });
		const again = done(ended, { type: 'reactor', who: 'p1' });
		expect(again).toMatchObject({ active: 0, turn: 2, discard: 1, step: 'turn', teams: [{ at: 'planet:1', again: false, hand: 2 }, {}] });
		expect(done(again, { type: 'return' }).active).toBe(1);
	});

	test('its key is offered until the next team acts', () => {
		const table = sit(['Anna', 'Bo']).act(onPlanet(1)).tap('explore', 'symbol', 'symbol');
		table.tap('late-reactor:p1', 'spent');
		expect(table.state.active).toBe(0);
		const acted = done(seated(['Anna', 'Bo', 'Cy']), onPlanet(1), { type: 'explore' }, symbol, symbol, { type: 'wait' });
		expect(apply(acted, { type: 'reactor', who: 'p1' })).toMatchObject({ ok: false });
	});

	test('a team without cards cannot play it', () => {
		const ended = done(seated(['Anna', 'Bo']), correct({ 'at:p1': 'planet:1' }), { type: 'return' });
		expect(apply(ended, { type: 'reactor', who: 'p1' })).toMatchObject({ ok: false, refused: { rule: 'card.none' } });
	});
});

describe('La Tok’ra lets the player who owns it turn up to three cards', () => {
	const instant: Action = { type: 'learn', fact: 'letter:tokra', value: 'I' };

	test('as an instant card it is played from the hand, for one turn, and discarded', () => {
		const start = done(seated(['Anna', 'Bo']), instant, onPlanet(1), { type: 'explore' }, { type: 'tokra' });
		expect(start).toMatchObject({ discard: 1, teams: [{ hand: 0 }, {}] });
		const two = done(start, symbol, symbol);
		expect(two).toMatchObject({ active: 0, step: 'explore', explore: { turned: 2 } });
		const three = done(two, symbol);
		expect(three).toMatchObject({ active: 1, teams: [{ mission: [{}, {}, {}] }, {}] });
		expect(three.third).toBeUndefined();
	});

	test('it is offered, and refused where the box says that it is permanent', () => {
		const table = sit(['Anna', 'Bo']).act(instant).act(onPlanet(1)).tap('tokra');
		expect(table.state.third).toBe(true);
		expect(apply(table.state, { type: 'tokra' })).toMatchObject({ ok: false });
		expect(apply(done(seated(['Anna']), onPlanet(1)), { type: 'tokra' })).toMatchObject({ ok: false });
	});
});
