import { describe, expect, test } from 'vitest';
import { after, BOX, chaams, moment } from '../../../../tests/support/thorgal.ts';
import { BLACK_FACES, WHITE_FACES, type WhiteFace } from './cards.ts';
import { chaamTargets } from './chaams.ts';
import { chanceOfLosing } from './danger.ts';
import { game as thorgal } from './game.ts';
import { forEachThrow, isChaamsDie, isTravelDie, diceToTake, takeBest, chaamsOnDie } from './kernel.ts';
import { kernelPath as boardOf } from './piles.ts';
import type { Action, State } from './types.ts';

/** A Hero who throws five dice once, wants to travel and takes the smaller harm draws a Chaams 275 times in 1,458. */
const Q = 275 / 1458;
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

/** Ogotaï on the ninth space, unless said otherwise; the last Hero has just acted. */
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
	return { ...state, heroes: state.heroes.map((hero, i) => ({ ...hero, at: at[i]! })) };
}

const shown = (state: State, rule: string) => thorgal.odds(state).find(({ of }) => of.rule === rule);

const SEVENTEEN = 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2';

describe('losing the game within Ogotaï’s next two steps, by hand', () => {
	test.each<[string, Case, number]>([
		['one place, one Chaams each time: the second finds no place', { at: [1, 1, 1], frontier: 1, war: [1, 1] }, 1],
		['two places are enough for one each time: heroes lay on the one that is taken', { at: [1, 1, 1], frontier: 2, war: [1, 1] }, 0],
		['he takes two of four; whoever draws takes one he needs', { at: [1, 1, 1], frontier: 4, war: [2, 2] }, 1 - none(3)],
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
		// Never more than one Chaams each: then the stock only runs out where the row says so, and the fraction is exact.
		const heroes = at.map((place) => ({ at: place, chaams: [1 - Q, Q] }));
		const steps = war.map((value, i) => ({ space: ogotai + 1 + i, war: value! }));
		const events = [...(phase === 'throw' ? heroes.slice(active) : []), steps[0]!, ...heroes, steps[1]!];
		expect(chanceOfLosing(boardOf(board(now)), events)).toBeCloseTo(chance, 12);
		// With all the dice can bring, eighteen Chaams in a few throws are the one thing left out above.
		expect(Math.abs((shown(board(now), 'odds.two-steps')?.chance ?? 0) - chance)).toBeLessThan(0.002);
	});

	test('a space nobody has read brings nothing: at least so much, and it says so', () => {
		const odd = shown(board({ at: [1, 1, 1], frontier: 2, war: [2, undefined], phase: 'throw', active: 0 }), 'odds.two-steps-unread')!;
		expect(odd).toMatchObject({ how: '≥', of: { with: { heroes: 6 } } });
		expect(odd.chance).toBeCloseTo(1 - none(3), 4);
		expect(thorgal.rules[odd.of.rule]!.assumes).toContain('assume.unread');
	});
});

const rank = (die: WhiteFace): number => (isChaamsDie(die) ? -chaamsOnDie(die) : isTravelDie(die) ? 10 : 1);

/** The same played out: every throw, every place each Chaams may be laid on, through `apply` alone. */
function played(start: State, steps: number): number {
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
				forEachThrow({ white: WHITE_FACES, black: BLACK_FACES }, 5, (black, white, p) => {
					let now = after(state, { type: 'throw', dice: { black: [black], white } });
					if (now.phase === 'pick') now = after(now, { type: 'pick', dice: takeBest(white, diceToTake(black, 5)!, rank) });
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

describe('the same as play: every throw and every place a Chaams may lie on, through apply', () => {
	const sixteen = chaams(SEVENTEEN).slice(1).join(' ');
	test.each<[string, Case]>([
		['places that run out', { at: [1, 3, 4], frontier: 4, places: { 1: sixteen.slice(0, 64) }, war: [1, 2] }],
		['Chaams that run out', { at: [2, 2, 1], frontier: 5, places: { 2: sixteen }, war: [0, 1] }],
		['both, in this round and the next', { at: [2, 4, 4], frontier: 4, places: { 1: sixteen.slice(0, 69) }, war: [2, 1], phase: 'throw' }]
	])('%s', (_, now) => {
		const state = board(now);
		expect(shown(state, 'odds.two-steps')!.chance).toBeCloseTo(played(state, 2), 10);
		const round = shown(state, 'odds.round')?.chance ?? 0;
		expect(Math.abs(round - played(state, 1))).toBeLessThan(round > 0 ? 1e-10 : 1e-3);
	});
});
