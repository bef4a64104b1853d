import { describe, expect, test } from 'vitest';
import { correct, done, seated } from '../../../../tests/support/stargate.ts';
import type { Setup } from '../contract.ts';
import { upgradeLog } from '../replay.ts';
import { game } from './game.ts';

describe('Printas: the larvae that survive throw at the end of each phase', () => {
	const felled = (options: Setup['options']) =>
		done(
			seated(['Anna', 'Bo'], { 'foe:printas': [{ count: 3, value: 5, wounds: 1 }] }, options),
			correct({ 'men:p1': 2 }),
			{ type: 'go', planet: 1 },
			{ type: 'meet', foe: 'printas' },
			{ type: 'volley', dice: { ours: 0, theirs: 2 } }
		);

	test('they also throw after a phase in which the last member falls: the die threatens a fallen member', () => {
		const down = felled({});
		expect(down.fight).toMatchObject({ stage: 'infection', members: 0 });
		const bitten = done(down, { type: 'infection', dice: { infection: [6] }, who: 'man' });
		expect(bitten).toMatchObject({ fight: { stage: 'lost' }, teams: [{ infected: { men: 3, woman: 0 } }, {}] });
		expect(done(down, { type: 'infection', dice: { infection: [5] } }).fight).toMatchObject({ stage: 'lost' });
	});
	test('an option spares a team without a standing member', () =>
		expect(felled({ printasInfectsWiped: false }).fight).toMatchObject({ stage: 'lost' }));
	test('a log of edition 3 keeps the ruling it was played with', () => {
		const log = { game: 'stargate', edition: 3, setup: { seats: [], options: {} }, facts: {}, actions: [] };
		expect(upgradeLog(game, log).setup.options).toMatchObject({ printasInfectsWiped: false });
		const chosen = { ...log, setup: { seats: [], options: { printasInfectsWiped: true } } };
		expect(upgradeLog(game, chosen).setup.options).toMatchObject({ printasInfectsWiped: true });
	});
});
