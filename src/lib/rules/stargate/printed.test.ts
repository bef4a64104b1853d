import { describe, expect, test } from 'vitest';
import { beaten, correct, done, go, seated, sit, symbol } from '../../../../tests/support/stargate.ts';
import { combatChance, defeatChance, gateChance } from './turn-odds.ts';
import { game as stargate } from './game.ts';
import { odds } from './odds.ts';
import { cardsDealt } from './printed.ts';

describe('facts are learned from the box', () => {
	test('the signs of a planet are learned by use, stored sorted, and only forgotten by an undo', () => {
		const state = done(
			seated(['Anna']),
			correct({ 'hand:p1': 2 }),
			{ type: 'go', planet: 12, key: 'symbol', glyph: 10 },
			symbol,
			{ type: 'stay' },
			{ type: 'return' },
			{ type: 'leave', to: 'sgc2' },
			{ type: 'go', planet: 12, key: 'symbol', glyph: 2 }
		);
		expect(state.facts).toEqual({ 'coordinates:12': [2, 10] });
	});
	test('a card without a name can be named in the fight and joins the list of foes', () => {
		const table = sit().tap('planet:1', 'combat', 'unnamed', 'dice:2', 'value:5', 'call', 'Patrouille');
		expect(table.state.facts).toEqual({ 'foe:other:Patrouille': [{ count: 2, value: 5, wounds: 1 }], 'copies:other:Patrouille': 1 });
		expect(table.state.planets[0]!.up).toEqual({ type: 'combat', foe: 'other:Patrouille' });
		table.tap(2, 0, 'combat', 'other:Patrouille');
		expect(table.state).toMatchObject({ fight: { foe: 'other:Patrouille' }, facts: { 'copies:other:Patrouille': 2 } });
	});
	test('near and outer planets: assumed until the board is read, which is possible only before a card is turned', () => {
		const table = sit();
		const wanted = () => table.guide.asks.flatMap(({ fact, optional }) => (fact && optional ? [fact] : []));
		expect(wanted()).toEqual(['near:board']);
		table.tap('cell:20', 'cell:21', 'cell:22', 'cell:23', 'cell:24');
		expect(table.state.facts).toEqual({ 'near:board': [20, 21, 22, 23, 24] });
		expect(wanted()).toEqual(['outer:board']);
		table.tap('planet:20', 'symbol', 'stay', 'return', 'sgc2');
		expect(wanted()).toEqual([]);
		expect([cardsDealt(table.state.facts, 1), cardsDealt(table.state.facts, 10)]).toEqual([4, 5]);
	});
	test('the table reads whether the reactor is discarded', () => {
		const table = sit(['Anna', 'Bo'])
			.act(correct({ 'hand:p1': 1 }))
			.tap('reacteur', 'kept');
		expect(table.state).toMatchObject({ facts: { 'once:reacteur': 'kept' }, discard: 0, teams: [{ again: true, hand: 1 }, {}] });
	});
	test('a card that contradicts the booklet is asked about once, and the answer is a fact of the box', () => {
		const met = () => sit().tap('planet:1', 'combat', 'unas', 'reread', 'dice:3', 'value:4');
		expect(met().tap('keep-card').state).toMatchObject({
			facts: { 'foe:unas': [{ count: 3, value: 4, wounds: 1 }] },
			fight: { stage: 'volley' }
		});
		expect(met().tap('keep-book').state.facts['foe:unas']).toEqual([{ count: 2, value: 4, wounds: 1 }]);
		// Figures that agree with the booklet are not asked about; a boss keeps the wounds that the booklet gives.
		expect(sit().tap('planet:1', 'combat', 'unas', 'reread', 'dice:2', 'value:4').state.facts['foe:unas']).toBeDefined();
		const boss = sit().tap('planet:1', 'combat', 'apophis', 'reread', 'dice:4', 'value:5', 'value:2', 'keep-card');
		expect(boss.state.facts['foe:apophis']).toEqual([
			{ count: 4, value: 5, wounds: 1 },
			{ count: 1, value: 2, wounds: 2 }
		]);
		const letter = stargate.fact('letter:jolinar');
		const [, permanent] = letter!.kind === 'choose' ? letter!.options : [];
		expect(permanent).toHaveProperty('ask');
	});
	test('colours get the hue of this box', () => {
		const table = sit()
			.act(correct({ 'hand:p1': 2 }))
			.tap('hue:red', 'lay:symbol');
		expect(table.undo).toEqual({ rule: 'lay.one', with: { player: 'p1', colour: 'hue:red' } });
		expect(table.state.facts['colour:1']).toBe('red');
	});
});

describe('chances outside fights', () => {
	test('the gate: 7/10, 14/15, 119/120, certain', () => {
		expect([1, 2, 3, 4].map(gateChance)).toEqual([0.7, 14 / 15, 119 / 120, 1].map((p) => expect.closeTo(p, 12)));
	});
	test('at the start: a Combat card next 2/11, among two 0.33, and the gate for one to three signs', () => {
		const shown = odds(seated(['Anna']));
		expect(shown.map(({ of }) => of)).toEqual([
			{ rule: 'odds.combat' },
			{ rule: 'odds.combats', with: { cards: 2 } },
			{ rule: 'odds.gate', with: { signs: 1 } },
			{ rule: 'odds.gate', with: { signs: 2 } },
			{ rule: 'odds.gate', with: { signs: 3 } }
		]);
		expect(shown[0]!.chance).toBeCloseTo(2 / 11, 12);
		expect(combatChance(seated(['Anna']), 3)).toBeCloseTo(149 / 327, 12);
	});
	test('a foe that lies face up has its odds beside its planet', () => {
		const state = beaten(done(seated(['Anna', 'Bo']), go(1), { type: 'meet', foe: 'unas' }));
		expect(odds(state).find(({ beside }) => beside === 'planet:1')).toMatchObject({ of: { rule: 'odds.beat', with: { foe: 'unas' } } });
		expect(odds(state).find(({ beside }) => beside === 'planet:1')!.chance).toBeCloseTo(0.630347440885, 11);
	});
	test('the chance that the next card beats the team: a bound from the known copies, exact once all twenty are known', () => {
		const some = defeatChance(seated(['Anna'], { 'copies:unas': 2 }))!;
		expect(some).toEqual({ chance: expect.closeTo((2 * (1 - 0.630347440885)) / 110, 11), exact: false });
		const all = defeatChance(seated(['Anna'], { 'copies:unas': 12, 'copies:faisceau': 8 }))!;
		expect(all.exact).toBe(true);
		expect(all.chance).toBeCloseTo((12 * (1 - 0.630347440885) + 8 * (1 - 0.23862259966)) / 110, 11);
	});
});
