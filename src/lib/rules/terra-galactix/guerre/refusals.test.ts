import { describe, expect, test } from 'vitest';
import { startTable, correct, inFlight, actingTable, refusal, roll, laser, nova, lost } from '../../../../../tests/support/guerre.ts';
import { saltOf, seal } from './seal.ts';
import type { Action, State } from './types.ts';

describe('a refused action changes nothing', () => {
	const ready = actingTable();
	const choosing = startTable(4);
	const grounded = correct(actingTable(4, {}, ['A:red']), { 'licences:p1': 1 });
	const lidded = actingTable(4, { holdSecrecy: 'sealed' });
	const shown = correct(actingTable(4, { holdSecrecy: 'open' }), { stock: 10 });
	const rows: [string, State, Action, string][] = [
		['two Pulsars on one die (R20)', choosing.state, { type: 'pulsar', on: ['red', 'red'] }, 'pulsar.once'],
		[
			'a Pulsar for a saucer that cannot fly',
			correct(startTable(4), { 'at:A:red': 'awaits' }).state,
			{ type: 'pulsar', on: ['red'] },
			'pulsar.grounded'
		],
		[
			'a second choice in phase 1',
			startTable(4).act({ type: 'discard', card: 'laser' }).state,
			{ type: 'pulsar', on: ['red'] },
			'cards.one-choice'
		],
		['a third licence for one camp', choosing.state, { type: 'licence', n: 1 }, 'licence.enough'],
		[
			'more cards than a hand holds',
			correct(startTable(4), { 'hand:p1': 1 }).state,
			{ type: 'pulsar', on: ['red', 'blue'] },
			'cards.too-few'
		],
		['an eleventh Laser', correct(startTable(4), { 'discard:laser': 10 }).state, { type: 'discard', card: 'laser' }, 'cards.all-seen'],
		[
			'a third Giga Bouclier',
			correct(actingTable(), { 'discard:giga': 2 }).act(laser('B:red')).state,
			{ type: 'answer', how: 'giga' },
			'cards.all-seen'
		],
		['the second saucer on one licence (G05)', grounded.state, { type: 'launch', saucer: 'A:blue' }, 'launch.licence'],
		[
			'a saucer still waiting for its card',
			correct(actingTable(4, {}, []), { 'at:A:red': 'awaits' }).state,
			{ type: 'launch', saucer: 'A:red' },
			'launch.awaits'
		],
		[
			'a black hole for a saucer still waiting',
			correct(actingTable(4, {}, []), { 'at:A:red': 'awaits' }).state,
			{ type: 'trou', saucer: 'A:red' },
			'launch.awaits'
		],
		['a black hole for another player’s saucer', ready.state, { type: 'trou', saucer: 'B:red' }, 'trou.own-turn'],
		['a Super Nova on a saucer in its mother ship (G22)', ready.state, nova('C:red'), 'attack.in-base'],
		['a Laser on a saucer in its mother ship (G34)', ready.state, laser('C:red'), 'attack.in-base'],
		['six Lasers', ready.state, laser('B:red', 6), 'attack.cards'],
		['two Méga Lasers', ready.state, { type: 'attack', target: 'B:red', weapon: 'mega', n: 2 }, 'attack.cards'],
		['one Super Nova alone', ready.state, { type: 'attack', target: 'B:red', weapon: 'nova', n: 1 }, 'attack.cards'],
		['an attack on oneself', ready.state, laser('A:blue'), 'attack.own'],
		[
			'an attack on one’s other camp in a Duel',
			correct(startTable(2).act({ type: 'discard', card: 'laser' }, roll(1, 1)), inFlight('A:red', 'C:red')).state,
			laser('C:red'),
			'attack.own'
		],
		['an attack on an ally', actingTable(4, { format: 'alliance' }, ['A:red', 'C:red']).state, laser('C:red'), 'attack.ally'],
		[
			'an attack without a saucer that may fly',
			correct(actingTable(4, {}, ['B:red']), { 'at:A:red': 'awaits', 'at:A:blue': 'awaits' }).state,
			laser('B:red'),
			'attack.nobody-flies'
		],
		[
			'an attack before the dice',
			correct(startTable(4).act({ type: 'discard', card: 'pulsar' }), inFlight('A:red', 'B:red')).state,
			laser('B:red'),
			'attack.after-roll'
		],
		['Boucliers against a Super Nova', actingTable().act(nova('B:red')).state, { type: 'answer', how: 'bouclier' }, 'answer.useless'],
		['a Giga against a Super Nova', actingTable().act(nova('B:red')).state, { type: 'answer', how: 'giga' }, 'answer.useless'],
		['a Trou noir against a Laser', actingTable().act(laser('B:red')).state, { type: 'answer', how: 'trou' }, 'answer.useless'],
		['four tokens out of one hold', actingTable(4, {}, undefined, 5).act(laser('B:red')).state, lost(4), 'hold.too-many'],
		[
			'more tokens home than are out there',
			actingTable(4, {}, undefined, 14).state,
			{ type: 'home', saucer: 'A:red', n: 2 },
			'hold.too-many'
		],
		['half a token', actingTable(4, {}, undefined, 5).state, { type: 'home', saucer: 'A:red', n: 0.5 }, 'hold.too-many'],
		['a hold whose load was not noted', ready.state, { type: 'home', saucer: 'A:red' }, 'hold.told-not'],
		['a load at a table that notes none', ready.state, { type: 'load', saucer: 'A:red', place: 'elsewhere', n: 1 }, 'hold.told-not'],
		['a broken seal', lidded.state, { type: 'load', saucer: 'A:red', sealed: 'x1nonsense' }, 'hold.unreadable'],
		['seven tokens under a seal', lidded.state, { type: 'load', saucer: 'A:red', sealed: seal('7', saltOf(1)) }, 'hold.unreadable'],
		['tokens from where none lie', shown.state, { type: 'load', saucer: 'A:red', place: 'elsewhere', n: 1 }, 'hold.too-many'],
		[
			'a third discovery in one turn',
			actingTable().act({ type: 'discover', star: 'Étoile 1' }, { type: 'discover', star: 'Étoile 1' }).state,
			{ type: 'discover', star: 'Étoile 1' },
			'discover.once'
		],
		['a Galactix card that was never read', ready.state, { type: 'discover', star: 'Inconnue' }, 'table.read-first'],
		['dice with seven faces', startTable(4).act({ type: 'discard', card: 'laser' }).state, roll(7, 1), 'table.dice'],
		[
			'three dice',
			startTable(4).act({ type: 'discard', card: 'laser' }).state,
			{ type: 'roll', dice: { red: [1], blue: [2], yellow: [3] } },
			'table.dice'
		],
		['docking without the Chevauchée', ready.state, { type: 'dock', saucer: 'A:red', onto: 'B:red' }, 'table.not-now'],
		['a turn that ends in the middle of an attack', actingTable().act(laser('B:red')).state, { type: 'end' }, 'table.not-now'],
		[
			'a Galactix card that bears four',
			ready.state,
			{ type: 'learn', fact: 'galactix:X', value: { constellation: 'Y', count: 4 } },
			'table.unreadable'
		],
		['sixteen tokens in the stock', ready.state, { type: 'correct', set: { stock: 16 } }, 'table.no-dial']
	];
	test.each(rows)('%s', (_, state, action, rule) => {
		const before = JSON.stringify(state);
		expect(refusal(state, action)).toBe(rule);
		expect(JSON.stringify(state)).toBe(before);
	});

	test('a refusal by a rule that bends can be overruled', () => {
		const table = actingTable(4, { format: 'alliance' }, ['A:red', 'C:red']).act({
			type: 'anyway',
			action: laser('C:red'),
			bends: ['attack.ally']
		});
		expect(table.state.attack).toMatchObject({ target: 'C:red' });
	});
});
