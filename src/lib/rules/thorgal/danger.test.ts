import { describe, expect, test } from 'vitest';
import { after, BOX, chaams, moment } from '../../../../tests/support/thorgal.ts';
import { DICE, diceWonByTraveller } from '../../../../tests/support/thorgal-odds.ts';
import { chaamTargets } from './chaams.ts';
import { chanceOfLosing, type DangerEvent } from './danger.ts';
import { game as thorgal } from './game.ts';
import { forEachThrow } from './kernel.ts';
import { kernelPath as boardOf } from './piles.ts';
import type { Action, State } from './types.ts';

/** The chance of a Chaams in one throw of five dice, for a hero who wants to travel and otherwise takes the fewest Chaams. */
const Q = 275 / 1458;
/** The chance that none of so many heroes draws a Chaams. */
const none = (heroes: number): number => (1 - Q) ** heroes;

interface Case {
	readonly at: readonly number[];
	readonly frontier: number;
	readonly places?: Readonly<Record<number, string>>;
	readonly war: readonly (number | undefined)[];
	readonly phase?: State['phase'];
	readonly active?: number;
	readonly ogotai?: number;
}

/** By default Ogotaï stands on the ninth space and the last hero is in its action phase. */
function board({ at, frontier, places = {}, war, phase = 'action', active = 2, ogotai = 9 }: Case): State {
	const { 'war:10': _, 'war:11': __, ...rest } = BOX;
	const read = war.flatMap((value, i) => (value === undefined ? [] : [[`war:${ogotai + 1 + i}`, value]]));
	const state = moment({
		frontier,
		places,
		facts: { ...rest, ...Object.fromEntries(read) },
		turn: { free: phase === 'throw' ? 5 : 0, throws: phase === 'throw' ? 0 : 1 },
		more: { phase, active, ogotai }
	});
	return { ...state, heroes: state.heroes.map((hero, i) => ({ ...hero, at: at[i] ?? 1 })) };
}

const shown = (state: State, rule: string) => thorgal.odds(state).find(({ of }) => of.rule === rule);

const SEVENTEEN = 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2';

describe('losing the game within Ogotaï’s next two steps, computed by hand', () => {
	test.each<[string, Case, number]>([
		['one place, one Chaams each time: the second finds no place', { at: [1, 1, 1], frontier: 1, war: [1, 1] }, 1],
		['two places are enough for one each time: heroes lay on the one that is taken', { at: [1, 1, 1], frontier: 2, war: [1, 1] }, 0],
		['he takes two of four; any drawn Chaams takes one he needs', { at: [1, 1, 1], frontier: 4, war: [2, 2] }, 1 - none(3)],
		['a place that is taken already costs nothing', { at: [1, 1, 1], frontier: 4, places: { 1: 'com1' }, war: [1, 2] }, 0],
		['two ends of the path: both must draw', { at: [1, 1, 4], frontier: 4, war: [0, 3] }, (1 - none(2)) * Q],
		['heroes in the middle share one place', { at: [2, 2, 2], frontier: 3, war: [0, 2] }, 0],
		['and lose when he needs all of them', { at: [2, 2, 2], frontier: 3, war: [0, 3] }, 1 - none(3)],
		['the last Chaams is his: any draw takes it', { at: [1, 1, 1], frontier: 8, places: { 1: SEVENTEEN }, war: [0, 1] }, 1 - none(3)],
		['three heroes before his first step, three after it', { at: [1, 1, 1], frontier: 4, war: [3, 0], phase: 'throw', active: 0 }, 0],
		[
			'they draw before his first step: two places for two',
			{ at: [1, 1, 1], frontier: 2, war: [2, 0], phase: 'throw', active: 0 },
			1 - none(3)
		],
		['only those who have not played yet', { at: [1, 1, 1], frontier: 2, war: [2, 0], phase: 'throw', active: 2 }, 1 - none(1)],
		['two steps below the summit', { at: [1, 1, 1], frontier: 8, war: [0, 0], ogotai: 13 }, 1]
	])('%s', (_, now, chance) => {
		const { at, war, phase, active = 2, ogotai = 9 } = now;
		// If each hero brings at most one Chaams, the stock runs out only where the row says so, and the fraction is exact.
		const heroes = at.map((place) => ({ at: place, chaams: [1 - Q, Q] }));
		const [first, second] = war.map((value, i) => ({ space: ogotai + 1 + i, war: value ?? 0 })) as [DangerEvent, DangerEvent];
		const events = [...(phase === 'throw' ? heroes.slice(active) : []), first, ...heroes, second];
		expect(chanceOfLosing(boardOf(board(now)), events)).toBeCloseTo(chance, 12);
		// The odds on screen use the full distribution, which differs only where a hero draws several Chaams.
		expect(Math.abs((shown(board(now), 'odds.two-steps')?.chance ?? 0) - chance)).toBeLessThan(0.002);
	});

	test('a space that has not been read counts as empty, so the chance is marked as a lower bound', () => {
		const odd = shown(board({ at: [1, 1, 1], frontier: 2, war: [2, undefined], phase: 'throw', active: 0 }), 'odds.two-steps-unread');
		expect(odd).toMatchObject({ how: '≥', of: { with: { heroes: 6 } } });
		expect(odd?.chance).toBeCloseTo(1 - none(3), 4);
		expect(thorgal.rules['odds.two-steps-unread']?.assumes).toContain('assume.unread');
	});
});

/** The chance of losing by brute force: every throw, and every place on which each Chaams may be put, with `apply` alone. */
function playedOut(start: State, steps: number): number {
	const known = new Map<string, number>();
	const until = start.ogotai + steps;
	const act = (state: State, action: Action): number => lost(after(state, action));

	function lost(state: State): number {
		if (state.over) return state.over.won.length > 0 ? 0 : 1;
		if (state.phase === 'throw' && state.ogotai >= until) return 0;
		const { phase, heroTurn, active, ogotai, places, war } = state;
		const key = JSON.stringify([phase, active, ogotai, war, heroTurn.chaams, places.map((cards) => cards.length)]);
		const chance = known.get(key) ?? next(state);
		known.set(key, chance);
		return chance;
	}

	function next(state: State): number {
		switch (state.phase) {
			case 'throw': {
				let chance = 0;
				forEachThrow(DICE, 5, (black, white, p) => {
					let now = after(state, { type: 'throw', dice: { black: [black], white } });
					if (now.phase === 'pick') now = after(now, { type: 'pick', dice: diceWonByTraveller(black, white) });
					if (now.phase === 'decide') now = after(now, { type: 'stop' });
					chance += p * lost(now);
				});
				return chance;
			}
			case 'chaams':
				return Math.min(...chaamTargets(state).map((to) => act(state, { type: 'chaam', card: '?', to })));
			case 'action':
				return act(state, { type: 'end' });
			case 'ogotai':
				return act(state, { type: 'advance' });
			default:
				return act(state, { type: 'brought', card: '?' });
		}
	}
	return lost(start);
}

describe('the chance equals that of every throw and every place of a Chaams played out with apply', () => {
	const sixteen = chaams(SEVENTEEN).slice(1).join(' ');
	test.each<[string, Case]>([
		['places that run out', { at: [1, 3, 4], frontier: 4, places: { 1: sixteen.slice(0, 64) }, war: [1, 2] }],
		['Chaams that run out', { at: [2, 2, 1], frontier: 5, places: { 2: sixteen }, war: [0, 1] }],
		['both, in this round and the next', { at: [2, 4, 4], frontier: 4, places: { 1: sixteen.slice(0, 69) }, war: [2, 1], phase: 'throw' }]
	])('%s', (_, now) => {
		const state = board(now);
		expect(shown(state, 'odds.two-steps')?.chance).toBeCloseTo(playedOut(state, 2), 10);
		const round = shown(state, 'odds.round')?.chance ?? 0;
		expect(Math.abs(round - playedOut(state, 1))).toBeLessThan(round > 0 ? 1e-10 : 1e-3);
	});
});
