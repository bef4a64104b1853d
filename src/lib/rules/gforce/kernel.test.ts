import { expect, test } from 'vitest';
import { positions, CAPTURE_CASES, MIXEUR, PAIR } from '../../../../tests/support/gforce.ts';
import type { Agent } from './cards.ts';
import { judgeLook, agentsLeaving, takingDice } from './kernel.ts';
import { planCapture, type PlannerView } from './planner.ts';

test.each(Object.values(CAPTURE_CASES))('%s', (_, now, needs, dice, last) => {
	const goal = { hex: 7, needs };
	expect(takingDice(now, goal, false)).toEqual(dice);
	expect(takingDice(now, goal, true)).toEqual(last);
	const planned = (tiles: readonly number[]) => {
		const view: PlannerView = { now, goals: [goal], tiles, severalLooks: false };
		return [1, 2, 3, 4, 5, 6].filter((die) => planCapture(view, [goal], die));
	};
	expect(planned([1, 7])).toEqual(dice);
	expect(planned([7])).toEqual(last);
});

test('two tiles at once: disjoint agents, and a newcomer on each', () => {
	const now = positions({ speckles: 'hex:1', hurley: 'ambush:1', darwin: 'hex:2', mooch: 'ambush:2' });
	const view: PlannerView = { now, goals: [], tiles: [1, 2, 3], severalLooks: true };
	const both = (second: readonly Agent[]) =>
		[1, 2, 3, 4, 5, 6].filter((die) => planCapture(view, [{ hex: 1, needs: PAIR }, { hex: 2, needs: second }], die)); // prettier-ignore
	expect(both(['darwin', 'mooch'])).toEqual([2, 3, 4, 5, 6]);
	expect(both(['darwin', 'hurley'])).toEqual([]);
});

const stays = { afterCapture: false, afterLook: false };
test.each<[string, readonly Agent[], readonly Agent[], boolean, readonly Agent[]]>([
	['both are pictured, both stay', ['speckles', 'darwin'], MIXEUR, false, []],
	['who is not pictured goes home', ['speckles', 'darwin'], PAIR, false, ['darwin']],
	[
		'a capture empties the hex',
		['speckles', 'bucky', 'blaster', 'mooch', 'darwin'],
		MIXEUR,
		true,
		['speckles', 'bucky', 'blaster', 'mooch', 'darwin']
	],
	['a lone newcomer who is not pictured goes home', ['bucky'], MIXEUR, false, ['bucky']]
])('%s', (_, on, needs, taken, leave) => {
	const verdict = judgeLook(on, needs);
	expect(verdict.taken).toBe(taken);
	expect(agentsLeaving(on, verdict.taken, verdict.home, stays)).toEqual(leave);
	expect(agentsLeaving(on, verdict.taken, verdict.home, { afterCapture: true, afterLook: true })).toEqual([]);
});
