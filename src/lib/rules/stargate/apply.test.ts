import { describe, expect, test } from 'vitest';
import { beaten, correct, done, go, seated, symbol } from '../../../../tests/support/stargate.ts';
import { apply } from './apply.ts';
import { guide } from './guide/index.ts';
import type { Action, State } from './types.ts';

describe('refusals, each with its rule; the state does not change', () => {
	const there = done(seated(['Anna', 'Bo']), correct({ 'hand:p1': 2 }), go(1));
	const fighting = done(there, { type: 'meet', foe: 'apophis' });
	const empty = done(seated(['Anna']), correct({ 'planet:1': 0 }), go(1));
	const held = done(seated(['Anna']), correct({ 'at:p1': 'planet:1', 'held:p1': 1 }));
	const waiting = beaten(done(seated(['Anna', 'Bo']), go(1), { type: 'meet', foe: 'unas' }));
	const seven = done(seated(['Anna', 'Bo']), correct({ 'hand:p1': 6 }), go(1), symbol);
	test.each<[string, State, Action, string]>([
		['leaving without turning a card', there, { type: 'stay' }, 'explore.first'],
		['a third card without La Tok’ra', done(there, symbol, symbol), symbol, 'explore.slots'],
		['more cards than the planet holds', empty, symbol, 'explore.empty'],
		[
			'a card of a type that has all been seen',
			done(there, correct({ 'unseen:contact': 0 })),
			{ type: 'turn', card: 'contact' },
			'explore.none-left'
		],
		['a far planet without a key', seated(['Anna']), go(9), 'go.key'],
		['a far planet with an empty hand', seated(['Anna']), { type: 'go', planet: 9, key: 'symbol' }, 'go.key'],
		['Abydos from an empty hand', seated(['Anna']), { type: 'go', planet: 9, key: 'abydos' }, 'card.none'],
		[
			'a transport that was not announced',
			done(seated(['Anna']), correct({ 'hand:p1': 1 })),
			{ type: 'go', planet: 9, key: 'technologie' },
			'technologie.first'
		],
		['leaving straight from room 1', done(seated(['Anna']), correct({ 'at:p1': 'sgc1' })), go(1), 'go.from'],
		[
			'the probe from a planet',
			done(there, symbol, { type: 'stay' }, { type: 'wait' }),
			{ type: 'look', with: 'malp', planet: 2, shows: { type: 'symbol' } },
			'look.from-home'
		],
		[
			'a look at a card that lies open',
			done(waiting, correct({ 'hand:p2': 1 })),
			{ type: 'look', with: 'tablettes', planet: 1, shows: { type: 'symbol' } },
			'look.nothing'
		],
		[
			'the probe twice in a turn',
			done(seated(['Anna']), correct({ 'hand:p1': 1 }), { type: 'look', with: 'malp', planet: 2, shows: { type: 'symbol' } }),
			{ type: 'look', with: 'malp', planet: 3, shows: { type: 'symbol' } },
			'malp.once'
		],
		[
			'Tollans after the first die',
			done(fighting, { type: 'volley', dice: { ours: 0, theirs: 0 } }),
			{ type: 'tollans' },
			'tollans.window'
		],
		['Tollans on a card that was waiting', done(waiting, correct({ 'hand:p2': 1 }), go(1)), { type: 'tollans' }, 'tollans.fresh'],
		['laying in mid-fight', fighting, { type: 'lay', card: 'symbol', colour: 1, glyph: 1 }, 'lay.fight'],
		['laying a grenade', there, { type: 'lay', card: 'grenade' }, 'lay.permanent'],
		['laying a Contact I', there, { type: 'lay', card: 'nox' }, 'lay.permanent'],
		['laying the probe on a planet', there, { type: 'lay', card: 'malp' }, 'lay.malp'],
		['a second Thor', done(seated(['Anna']), correct({ 'hand:p1': 1, 'thor:p1': 1 })), { type: 'lay', card: 'thor' }, 'lay.thor'],
		[
			'a symbol that is laid already',
			done(seated(['Anna']), correct({ 'hand:p1': 2, 'laid:p1': 1 })),
			{ type: 'lay', card: 'symbol', colour: 1, glyph: 1 },
			'lay.twice'
		],
		['laying on another’s turn', there, { type: 'lay', card: 'symbol', colour: 1, glyph: 1, who: 'p2' }, 'lay.turn'],
		['going on with seven in hand', seven, symbol, 'hand.limit'],
		[
			'more cards stored than held',
			done(seated(['Anna']), correct({ 'at:p1': 'sgc1', 'hand:p1': 1 })),
			{ type: 'store', cards: 2 },
			'debrief.hand'
		],
		['three cards from the bank', done(seated(['Anna']), correct({ 'at:p1': 'bank', bank: 5 })), { type: 'consult', cards: 3 }, 'bank.two'],
		[
			'two cards from a bank of one',
			done(seated(['Anna']), correct({ 'at:p1': 'bank', bank: 1 })),
			{ type: 'consult', cards: 2 },
			'bank.holds'
		],
		['a prisoner who explores', held, { type: 'explore' }, 'table.not-now'],
		['trading with a team elsewhere', there, { type: 'trade', with: 'p2', net: -1 }, 'trade.place'],
		['trading in mid-fight', fighting, { type: 'trade', with: 'p2', net: -1 }, 'trade.fight'],
		['a second reactor', done(there, { type: 'reactor' }), { type: 'reactor' }, 'reactor.once'],
		[
			'a grenade from an empty hand',
			done(seated(['Anna']), go(1), { type: 'meet', foe: 'unas' }),
			{ type: 'grenade', dice: { grenade: 1 } },
			'card.none'
		],
		['a fifth visit by hand', there, correct({ 'visits:p1': 4 }), 'table.no-dial'],
		['seven Jaffas by hand', there, correct({ 'jaffas:p1': 7 }), 'table.no-dial'],
		['a pile of six by hand', there, correct({ 'planet:8': 6 }), 'table.no-dial']
	])('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(apply(state, action)).toMatchObject({ ok: false, refused: { rule } });
		expect(JSON.stringify(state)).toBe(before);
	});

	test('an empty pile keeps its key, which gives the reason', () => {
		const [ask] = guide(done(there, correct({ 'planet:1': 1 }), symbol)).asks;
		const another = ask!.kind === 'choose' && ask!.options.find(({ id }) => id === 'another');
		expect(another).toMatchObject({ refused: { rule: 'explore.empty' } });
	});
});
