import { describe, expect, test } from 'vitest';
import { done, fightState, seated, team } from '../../../../tests/support/stargate.ts';
import { below, walk } from '../../../../tests/support/random-walk.ts';
import type { Log } from '../contract.ts';
import { hitsOfGroup } from '../odds/distribution.ts';
import { upgradeLog, replay } from '../replay.ts';
import { usualSetup } from '../setup.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { game as stargate } from './game.ts';
import { startOfFight, GRENADE, afterGrenade, type FightTerms } from './kernel.ts';
import { winningOdd } from './odds.ts';
import { able } from './team.ts';
import { seatOverLimit, HAND_LIMIT } from './turn.ts';
import type { Action, State } from './types.ts';

const games = Array.from({ length: 25 }, (_, i) => {
	const dice = below(i * 7919 + 1);
	const names = Array.from({ length: 1 + dice(6) }, (_, n) => `Player ${n}`);
	const seeds = Array.from({ length: 160 }, () => dice(2 ** 31));
	return walk<State, Action>(stargate, usualSetup(stargate.form, names), {}, seeds);
});

/** Each state with the one before it and the action between them. */
const steps = games.flatMap(({ states, actions }) => actions.map((action, i) => ({ before: states[i]!, action, after: states[i + 1]! })));
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('properties of every step of 25 random games', () => {
	test('in a fight, standing, fallen and infected members are four in total', () => {
		for (const { after } of steps) for (const each of after.teams) expect(able(each) + each.infected.men + each.infected.woman).toBe(4);
	});

	test('wounds left never rise inside a fight', () => {
		for (const { before, after, action } of steps) {
			const same =
				before.step === 'fight' &&
				after.step === 'fight' &&
				before.fight!.foe === after.fight!.foe &&
				before.fight!.seat === after.fight!.seat;
			if (!same || !['volley', 'grenade', 'spot', 'infection', 'jolinar'].includes(action.type)) continue;
			if (before.fight!.share !== after.fight!.share || after.fight!.phase < before.fight!.phase) continue;
			expect(fightState(after).left).toBeLessThanOrEqual(fightState(before).left);
		}
	});

	test('Jaffas come with the card of the rebellion or are brought back by Jolinar, and are never more than six in all', () => {
		for (const { before, after, action } of steps) {
			expect(total(after.teams.map(({ jaffas }) => jaffas))).toBeLessThanOrEqual(6);
			const rose = after.teams.some(({ jaffas }, i) => jaffas > before.teams[i]!.jaffas);
			if (rose) expect(['name', 'lay', 'rebel', 'pass', 'jolinar', 'learn']).toContain(action.type);
		}
	});

	test('no hand keeps more than six cards: discarding the surplus is asked before anything else', () => {
		for (const { after } of steps) {
			if (after.over) continue;
			const full = seatOverLimit(after);
			if (full === undefined) expect(after.teams.every(({ hand }) => hand <= HAND_LIMIT)).toBe(true);
			else expect(stargate.guide(after).asks[0]).toMatchObject({ prompt: { rule: 'hand.which' }, who: after.teams[full]!.id });
		}
	});

	test('the number of unseen cards never grows, and a find is never a Contact', () => {
		for (const { before, after } of steps) {
			for (const type of ['symbol', 'equipment', 'contact', 'combat'] as const)
				expect(after.unseen[type]).toBeLessThanOrEqual(before.unseen[type]);
			for (const { mission } of after.teams) expect(mission.every(({ type }) => type !== ('contact' as string))).toBe(true);
		}
	});
});

test('a grenade never makes a fight worse', () => {
	const ranks = [
		{ unit: 'unit:guard', count: 3, value: 5, wounds: 1 },
		{ unit: 'unit:apophis', count: 1, value: 3, wounds: 2 }
	];
	for (const value of [3, 4, 5, 6])
		for (const members of [1, 2, 3, 4]) {
			const terms: FightTerms = { ranks, value, jaffaValue: 5, hasWoman: true };
			const start = startOfFight(terms, members, 0);
			const thrown = hitsOfGroup(GRENADE).map((p, hits) => [afterGrenade(start, hits), p] as const);
			expect(winningOdd(fightOutcomes(terms)(thrown)).chance).toBeGreaterThanOrEqual(winningOdd(fightOutcomes(terms)([[start, 1]])).chance);
		}
});

describe('depth', () => {
	test('a session of the first edition without a depth was a quick fight', () => {
		const setup = { seats: [{ id: 'p1', name: '', takes: [] }], options: {} };
		const old: Log<Action> = { game: 'stargate', edition: 1, setup, facts: {}, actions: [{ type: 'meet', foe: 'unas' }] };
		const { state, stopped } = replay(stargate, upgradeLog(stargate, old));
		expect([stopped, state.options.depth, state.fight!.foe]).toEqual([undefined, 'fight', 'unas']);
	});

	test('it can be changed in mid-game, both ways; the current move is dropped, the rest of the state is kept', () => {
		const begun = done(seated(['Anna']), { type: 'go', planet: 1 }, { type: 'turn', card: 'symbol' }, { type: 'meet', foe: 'unas' });
		const quick = done(begun, { type: 'correct', set: { 'option:depth': 'fight' } });
		expect(quick.fight).toBeUndefined();
		const won = done(quick, { type: 'meet', foe: 'unas' }, { type: 'volley', dice: { ours: 2, theirs: 0 } });
		expect(won.over).toMatchObject({ won: ['p1'] });
		const back = done(won, { type: 'correct', set: { 'option:depth': 'full' } });
		expect(back.over).toBeUndefined();
		expect(back).toMatchObject({ step: 'turn', teams: [{ at: 'planet:1', hand: 1 }] });
	});

	test('a quick fight has one team', () => {
		expect(team().teams.length).toBe(1);
		expect(stargate.start(usualSetup(stargate.form, ['Anna', 'Bo'], { depth: 'fight' }), {})).toMatchObject({
			ok: false,
			refused: { rule: 'setup.form' }
		});
	});
});
