import { describe, expect, test } from 'vitest';
import { correct, done, go, seated, sit } from '../../../../tests/support/stargate.ts';
import { apply } from './apply.ts';
import type { Action } from './types.ts';

/** On planet 1 with two older cards, about to go to planet 9, which is far. */
const away = (hopSymbol: string) => done(seated(['Anna', 'Bo'], {}, { hopSymbol }), correct({ 'hand:p1': 2, 'at:p1': 'planet:1' }));
const hop = (more: object = {}): Action => ({ type: 'go', planet: 9, key: 'symbol', ...more });

describe('straight to another planet by laying a symbol card', () => {
	test('shown and kept, as in the section on the gate', () => {
		const there = done(away('shown'), hop());
		expect(there.teams[0]).toMatchObject({ at: 'planet:9', hand: 2, laid: { symbols: [] } });
	});
	test('laid in front of the team: it leaves the hand and locks the colour', () => {
		const there = done(away('laid'), hop({ colour: 3, glyph: 4 }));
		expect(there.teams[0]).toMatchObject({ at: 'planet:9', hand: 1, laid: { colour: 3, symbols: [4] } });
		expect(there.facts['coordinates:9']).toEqual([4]);
	});
	test('laid: it must have a colour, be of the search colour and not lie there yet', () => {
		const blue = done(away('laid'), { type: 'lay', card: 'symbol', colour: 2, glyph: 1 });
		expect(apply(away('laid'), hop())).toMatchObject({ ok: false, refused: { rule: 'go.lay' } });
		expect(done(blue, hop()).teams[0]).toMatchObject({ at: 'planet:9', hand: 0, laid: { colour: 2, symbols: [0, 1] } });
		expect(apply(blue, hop({ colour: 3, glyph: 4 }))).toMatchObject({ ok: false, refused: { rule: 'lay.colour' } });
		expect(apply(blue, hop({ glyph: 1 }))).toMatchObject({ ok: false, refused: { rule: 'lay.twice' } });
	});
	test('discarded: it leaves the hand, and its colour may be entered', () => {
		const there = done(away('discarded'), hop());
		expect(there).toMatchObject({ discard: 1, gone: { untold: 1 }, teams: [{ hand: 1 }, {}] });
	});
	test.each(['laid', 'discarded'])('%s: not on a departure from the SG-C, and not to a near planet', (hopSymbol) => {
		const home = done(seated(['Anna', 'Bo'], {}, { hopSymbol }), correct({ 'hand:p1': 2 }));
		expect(done(home, hop()).teams[0]).toMatchObject({ hand: 2, at: 'planet:9' });
		expect(done(away(hopSymbol), go(2)).teams[0]!.hand).toBe(2);
	});
	test('the guide asks for the colour, once', () => {
		const table = sit(['Anna', 'Bo'], {}, { hopSymbol: 'laid' }).act(correct({ 'hand:p1': 2, 'at:p1': 'planet:1' }));
		table.tap('planet:9', 'hue:green').act({ type: 'turn', card: 'contact' }, { type: 'stop' }, { type: 'wait' }).tap('planet:10');
		expect(table.state.teams[0]).toMatchObject({ at: 'planet:10', laid: { colour: 1, symbols: [0, 0] } });
		expect(table.state.facts['colour:1']).toBe('green');
	});
});
