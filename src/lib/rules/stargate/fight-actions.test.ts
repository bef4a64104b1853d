import { describe, expect, test } from 'vitest';
import { beaten, correct, done, go, seated } from '../../../../tests/support/stargate.ts';
import { apply } from './apply.ts';
import { guide } from './guide/index.ts';
import { upgradeLog, replay } from '../replay.ts';
import { usualSetup } from '../setup.ts';
import { game } from './game.ts';
import type { Action } from './types.ts';

const equipment: Action = { type: 'turn', card: 'equipment' };
const unas: Action = { type: 'meet', foe: 'unas' };

describe('a team that loses a fight loses all cards it has just discovered', () => {
	test.each<[string, Record<string, number>, Action, boolean]>([
		['the only card in hand is a find: it must be the Zak’n’oktel', {}, { type: 'zat' }, false],
		['there is an older card too, and the table says it was the find', { 'hand:p1': 1 }, { type: 'zat', find: true }, false],
		['there is an older card too, and the table says it was that one', { 'hand:p1': 1 }, { type: 'zat', find: false }, true]
	])('%s', (_, set, zat, armed) => {
		const start = seated(['Anna', 'Bo']);
		const ready = Object.keys(set).length ? done(start, correct(set)) : start;
		const fighting = done(ready, go(1), equipment, unas, zat);
		expect(fighting.teams[0]!.zat).toBe(true);
		expect(beaten(fighting).teams[0]!.zat).toBe(armed);
	});

	test('a symbol cannot be the weapon', () => {
		const fighting = done(seated(['Anna', 'Bo']), go(1), { type: 'turn', card: 'symbol' }, unas);
		expect(apply(fighting, { type: 'zat' })).toMatchObject({ ok: false, refused: { rule: 'card.none' } });
	});

	test('if it could be a find or an older card, the table is asked', () => {
		const fighting = done(seated(['Anna', 'Bo']), correct({ 'hand:p1': 1 }), go(1), equipment, unas);
		const zat = guide(fighting)
			.asks.flatMap((ask) => (ask.kind === 'choose' ? ask.options : []))
			.find(({ id }) => id === 'zat');
		expect(zat && 'ask' in zat && zat.ask()).toMatchObject({ options: [{ id: 'find' }, { id: 'older' }] });
	});

	test('the find that armed the team is not discarded as a grenade, and can still be laid or named', () => {
		const armed = done(seated(['Anna', 'Bo']), go(1), equipment, unas, { type: 'zat' });
		expect(apply(armed, { type: 'grenade', dice: { grenade: 0 } })).toMatchObject({ ok: false, refused: { rule: 'card.none' } });
		const won = done(armed, { type: 'volley', dice: { ours: 2, theirs: 0 } });
		expect(done(won, { type: 'lay', card: 'baton' }).teams[0]).toMatchObject({ zat: true, mission: [], hand: 0 });
		expect(done(won, { type: 'name', card: 'baton' }).teams[0]!.mission).toEqual([{ type: 'equipment', card: 'baton', arms: true }]);
	});

	test('a log of edition 3 keeps the weapon as it was played', () => {
		const actions: Action[] = [
			go(1),
			equipment,
			unas,
			{ type: 'zat' },
			{ type: 'volley', dice: { ours: 0, theirs: 2 } },
			{ type: 'volley', dice: { ours: 0, theirs: 2 } },
			{ type: 'yield' }
		];
		const log = { game: 'stargate', edition: 3, setup: usualSetup(game.form, ['Anna', 'Bo']), facts: {}, actions };
		const { state, stopped } = replay(game, upgradeLog(game, log));
		expect([stopped, state.teams[0]!.zat]).toEqual([undefined, true]);
	});
});
