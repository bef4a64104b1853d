import { describe, expect, test } from 'vitest';
import { diceNow, done, fightState, seated } from '../../../../tests/support/stargate.ts';
import type { Facts, Setup } from '../contract.ts';
import { type Course, playOut } from '../odds/play-out.ts';
import { apply } from './apply.ts';
import type { FoeId } from './cards.ts';
import { guide } from './guide/index.ts';
import { odds } from './odds.ts';
import type { Action, State } from './types.ts';

const box: Facts = {
	'foe:reetous': [{ count: 3, value: 5, wounds: 1 }],
	'foe:printas': [{ count: 3, value: 5, wounds: 1 }],
	'foe:hathor': [{ count: 1, value: 4, wounds: 1 }]
};

/** A team on planet 1 in front of a foe, with these options. */
const facing = (foe: FoeId, options: Setup['options'], set: Readonly<Record<string, number | string>> = {}): State => {
	const ready = done(seated(['Anna'], box, options), { type: 'correct', set: { 'hand:p1': 4, ...set } });
	return done(ready, { type: 'go', planet: 1 }, { type: 'meet', foe });
};
const volley = (state: State, ours: number, theirs: number): State => done(state, { type: 'volley', dice: { ours, theirs } });

describe('wounds of a boss', () => {
	const alone = (state: State): State => done(state, { type: 'grenade', dice: { grenade: 3 } });
	test('they add up, or all must be dealt in one phase', () => {
		expect(fightState(volley(alone(facing('apophis', {})), 1, 0)).left).toBe(1);
		expect(fightState(volley(alone(facing('apophis', { bossWounds: 'samePhase' })), 1, 0)).left).toBe(2);
		expect(volley(alone(facing('apophis', { bossWounds: 'samePhase' })), 2, 0).fight).toMatchObject({ stage: 'won' });
	});
	test('a wound by the grenade lasts until the first phase ends', () => {
		const hurt = done(facing('apophis', { bossWounds: 'samePhase' }), { type: 'grenade', dice: { grenade: 4 } });
		expect(fightState(hurt).left).toBe(1);
		expect(volley(hurt, 1, 0).fight).toMatchObject({ stage: 'won' });
		expect(fightState(volley(hurt, 0, 0)).left).toBe(2);
	});
});

describe('Reetous aimed at one by one', () => {
	const spotted = done(facing('reetous', { reetouAttack: 'assigned' }, { 'jaffas:p1': 1 }), { type: 'spot', dice: { spotters: 2 } });
	test('five dice for two Reetous: three and two, and one hit fells its own', () => {
		expect(diceNow(spotted).map(({ id, dice }) => [id, dice.map(({ id: who, n }) => `${n} ${who}`)])).toEqual([
			['target:1', ['2 members', '1 jaffas']],
			['target:2', ['2 members']],
			['theirs', ['3 unit:reetou']]
		]);
		const after = done(spotted, { type: 'volley', dice: { 'target:1': 3, 'target:2': 0, theirs: 0 } });
		expect(fightState(after).left).toBe(2);
		expect(fightState(done(spotted, { type: 'volley', dice: { 'target:1': 1, 'target:2': 1, theirs: 0 } })).left).toBe(1);
	});
	test('the team may split its dice otherwise for this phase', () => {
		const aimed = done(spotted, { type: 'aim', at: [5, 0] });
		expect(diceNow(aimed).map(({ id }) => id)).toEqual(['target:1', 'theirs']);
		expect(done(aimed, { type: 'volley', dice: { 'target:1': 2, theirs: 0 } }).fight!.aim).toBeUndefined();
		expect(apply(spotted, { type: 'aim', at: [4, 0] }).ok).toBe(false);
	});
});

describe('Printas', () => {
	test('a die for each larva: each 6 infects a member whom the team names', () => {
		const bitten = volley(facing('printas', { printasDice: 'perLarva' }), 1, 1);
		expect(diceNow(bitten)).toMatchObject([{ id: 'infection', dice: [{ n: 2 }] }]);
		const after = done(bitten, { type: 'infection', dice: { infection: 2 }, who: ['man', 'woman'] });
		expect(after).toMatchObject({ fight: { members: 1 }, teams: [{ infected: { men: 1, woman: 1 } }] });
		expect(apply(bitten, { type: 'infection', dice: { infection: 2 }, who: 'man' })).toMatchObject({ ok: false });
	});
	test('a team without a standing member may still be infected, unless the option spares it', () => {
		const down = (printasInfectsWiped: boolean): State =>
			volley(volley(facing('printas', { printasInfectsWiped }, { 'men:p1': 2 }), 0, 0), 0, 0);
		const first = facing('printas', { printasInfectsWiped: true }, { 'men:p1': 2 });
		const wiped = volley(first, 0, 2);
		expect(wiped.fight).toMatchObject({ stage: 'infection', members: 0 });
		const taken = done(wiped, { type: 'infection', dice: { infection: [6] }, who: 'man' });
		expect(taken).toMatchObject({ fight: { stage: 'lost', members: 0 }, teams: [{ infected: { men: 3, woman: 0 } }] });
		expect(volley(facing('printas', { printasInfectsWiped: false }, { 'men:p1': 2 }), 0, 2).fight).toMatchObject({ stage: 'lost' });
		expect(() => down(true)).toThrow(); // An infection die is due between two phases.
	});
});

test('Jaffas are not hit by Hathor, or are hit first', () => {
	expect(volley(facing('hathor', {}, { 'jaffas:p1': 2 }), 0, 1)).toMatchObject({ fight: { members: 3 }, teams: [{ jaffas: 2 }] });
	expect(volley(facing('hathor', { hathorJaffas: 'shield' }, { 'jaffas:p1': 2 }), 0, 1)).toMatchObject({
		fight: { members: 4 },
		teams: [{ jaffas: 1 }]
	});
});

describe('Sha’re and Skaara', () => {
	test('N22 one is enough: the fight is won without dice, both cards are discarded, the card counts as turned', () => {
		const won = done(facing('apophis', {}), { type: 'kin', card: 'share' });
		expect(won).toMatchObject({ step: 'explore', discard: 2, explore: { turned: 1 }, teams: [{ hand: 3 }] });
		expect(won.planets[0]!.gone).toBe(1);
		expect(won.planets[0]!.up).toBeUndefined();
	});
	test('both are needed with the option', () => {
		const state = facing('couple', { shareSkaara: 'both' });
		expect(apply(state, { type: 'kin', card: 'share' })).toMatchObject({ ok: false, refused: { rule: 'kin.both' } });
		expect(done(state, { type: 'kin', card: 'kin' })).toMatchObject({ discard: 3, teams: [{ hand: 2 }] });
	});
	test('only against Apophis, before any die', () => {
		expect(apply(facing('unas', {}), { type: 'kin', card: 'share' })).toMatchObject({ ok: false, refused: { rule: 'kin.only' } });
		expect(apply(volley(facing('apophis', {}), 0, 0), { type: 'kin', card: 'skaara' })).toMatchObject({
			ok: false,
			refused: { rule: 'kin.window' }
		});
	});
});

describe('Prisonnier', () => {
	const meets = (options: Setup['options'], facts: Facts): State =>
		done(
			seated(['Anna', 'Bo'], facts, options),
			{ type: 'go', planet: 1 },
			{ type: 'turn', card: 'symbol' },
			{ type: 'meet', foe: 'prisonnier' }
		);
	const dice = { 'foe:prisonnier': [{ count: 4, value: 2, wounds: 1 }] };

	test('with dice it is fought; after a defeat the finds are lost and the team is held, and the card stays', () => {
		const lost = done(volley(meets({}, dice), 0, 4), { type: 'yield' });
		expect(lost).toMatchObject({ active: 1, discard: 1, teams: [{ at: 'planet:1', held: 2, hand: 0, visits: 1 }, {}] });
		expect(lost.planets[0]!.up).toMatchObject({ foe: 'prisonnier' });
		const served = done(lost, { type: 'wait' }, { type: 'serve' }, { type: 'wait' }, { type: 'serve' }, { type: 'wait' });
		expect(served.teams[0]).toMatchObject({ held: 0, at: 'planet:1' });
		expect(done(served, { type: 'explore' }).fight).toMatchObject({ foe: 'prisonnier' });
	});
	test('without dice it holds at once, is discarded and ends the turn; the finds are kept', () => {
		const caught = meets({}, { 'foe:prisonnier': [] });
		expect(guide(caught).asks[0]).toMatchObject({ prompt: { rule: 'prisoner.caught' } });
		const held = done(caught, { type: 'captive' });
		expect(held).toMatchObject({ active: 1, discard: 1, teams: [{ held: 2, hand: 1, mission: [{ type: 'symbol' }] }, {}] });
		expect(held.planets[0]!.up).toBeUndefined();
	});
	test('with the option it is never fought, whatever is printed', () => {
		expect(done(meets({ prisoner: 'heldNoFight' }, dice), { type: 'captive' }).teams[0]!.held).toBe(2);
	});
	test('the extra turn of the reactor counts as a turn of captivity', () => {
		const held = done(
			meets({}, { 'foe:prisonnier': [] }),
			{ type: 'captive' },
			{ type: 'wait' },
			{ type: 'correct', set: { 'hand:p1': 2 } }
		);
		const twice = done(held, { type: 'reactor' }, { type: 'serve' }, { type: 'serve' });
		expect(twice).toMatchObject({ active: 1, teams: [{ held: 0, at: 'planet:1' }, {}] });
	});
});

const course: Course<State, Action> = {
	key: ({ fight, teams }) => JSON.stringify([{ ...fight!, phase: fight!.phase > 0, fallen: 0 }, teams[0]!.jaffas, teams[0]!.infected]),
	ends: ({ fight }) => fight!.stage === 'won' || fight!.stage === 'lost'
};

describe('with other options the odds equal the game played out', () => {
	const spot = (state: State, n: number): State => done(state, { type: 'spot', dice: { spotters: n } });
	const aimed = facing('reetous', { reetouAttack: 'assigned' }, { 'jaffas:p1': 1 });
	test.each<[string, State]>([
		['two wounds in one phase', facing('apophis', { bossWounds: 'samePhase' }, { 'jaffas:p1': 1 })],
		['after a grenade', done(facing('apophis', { bossWounds: 'samePhase' }), { type: 'grenade', dice: { grenade: 4 } })],
		['dice aimed', aimed],
		['two Reetous spotted', spot(aimed, 2)],
		['all dice at one of two', done(spot(aimed, 2), { type: 'aim', at: [5, 0] })],
		['a die for each larva', facing('printas', { printasDice: 'perLarva' })],
		['larvae after all', facing('printas', { printasInfectsWiped: true })],
		['Jaffas before Hathor', facing('hathor', { hathorJaffas: 'shield' }, { 'jaffas:p1': 2 })]
	])('%s', (_, state) => {
		const ends = playOut({ apply, guide }, state, course);
		const won = odds(state).find(({ of, beside }) => of.rule === 'odds.win' && !beside)!;
		for (let n = 0; n <= 4; n++) {
			const is = ends.reduce((sum, [{ fight }, p]) => (fight!.stage === 'won' && fight!.members === n ? sum + p : sum), 0);
			expect(won.spread!.find(([members]) => members === n)?.[1] ?? 0).toBeCloseTo(is, 10);
		}
	});

	test('Jolinar held back for the best moment, compared with the game played out', () => {
		const state = facing('apophis', {}, { 'arms:p1': 'zat' });
		const kept = odds(state).find(({ beside }) => beside === 'jolinar:member')!;
		expect(Math.abs(kept.chance - 0.39016514795)).toBeLessThan(1e-9);
		// Played at the first loss; afterwards the card is no longer in the hand.
		const ends = playOut({ apply, guide }, state, {
			...course,
			key: (each) => course.key(each) + each.teams[0]!.hand + JSON.stringify(each.fight!.fallen),
			ends: (each) => each.fight!.stage === 'won' || (each.fight!.stage === 'lost' && !plays(each)),
			decide: (_, each) => (plays(each) ? ({ type: 'jolinar', back: 'member' } as const) : undefined)
		});
		expect(ends.reduce((sum, [{ fight }, p]) => (fight!.stage === 'won' ? sum + p : sum), 0)).toBeCloseTo(kept.chance, 10);
	});
	const plays = ({ teams, fight }: State): boolean => teams[0]!.hand === 4 && fight!.fallen.member > 0 && fight!.stage !== 'won';
});
