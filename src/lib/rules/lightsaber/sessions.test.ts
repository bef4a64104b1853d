import { expect, test } from 'vitest';
import madeUp from '../../../../tests/sessions/lightsaber/a-made-up-box.json';
import reshuffled from '../../../../tests/sessions/lightsaber/reshuffled.json';
import sevenRounds from '../../../../tests/sessions/lightsaber/seven-rounds.json';
import threeRounds from '../../../../tests/sessions/lightsaber/three-rounds.json';
import twoSweeps from '../../../../tests/sessions/lightsaber/two-sweeps.json';
import type { Log } from '../contract.ts';
import { replay, upgradeLog } from '../replay.ts';
import { game as lightsaber } from './game.ts';
import type { Action } from './types.ts';

const played = (session: object) => replay(lightsaber, upgradeLog(lightsaber, session as unknown as Log<Action>));
const stepsOf = (session: object, rule: string) =>
	played(session)
		.history.flatMap(({ steps }) => steps)
		.filter((step) => step.rule === rule);

test('two sweeps by the same side are two rounds', () => {
	expect(stepsOf(twoSweeps, 'round.sweep').map((step) => step.with)).toEqual([
		{ side: 'quigon', figure: 3 },
		{ side: 'quigon', figure: 5 }
	]);
	expect(played(twoSweeps).state.round).toBe(2);
});

test('the long race takes seven rounds, each moves a figure, and both stand on card 4 before the last', () => {
	const moves = ['round.step', 'round.sweep'].flatMap((rule) => stepsOf(sevenRounds, rule));
	expect([played(sevenRounds).state.round, moves.length, stepsOf(sevenRounds, 'round.level').length]).toEqual([7, 7, 0]);
	expect(played(sevenRounds).state.over?.points).toEqual({ p1: 5, p2: 4 });
	expect(moves.map((step) => step.with!['figure']).filter((figure) => figure === 4)).toHaveLength(2);
});

test('drawn fights, and both decks shuffled again', () => {
	expect(stepsOf(reshuffled, 'drawn.void').length).toBeGreaterThan(1);
	expect(new Set(stepsOf(reshuffled, 'cards.shuffle').map((step) => step.with!['side']))).toEqual(new Set(['quigon', 'maul']));
});

test('every step of the engine occurs in a recorded session, except the typed hand, which no log contains', () => {
	const steps = new Set(
		[twoSweeps, sevenRounds, reshuffled, threeRounds, madeUp].flatMap((session) =>
			played(session).history.flatMap((told) => told.steps.map(({ rule }) => rule))
		)
	);
	const isStep =
		/^(reveal\.turned|plan\.none|fight\.(plays|leads|leads-cards|level|pair|won)|concede\.(done|forced)|drawn\.void|round\.(over|step|sweep|level|next|short)|cards\.(shuffle|all-known|shown)|order\.(this-time|followed|chosen|draws|multiplies|multiplies-next|multiplies-total|cancels|cancels-next|discards|adds|takes-off|takes-back|loses|wins|nothing)|end\..*)$/;
	expect(Object.keys(lightsaber.rules).filter((rule) => isStep.test(rule) && !steps.has(rule))).toEqual([]);
	expect(steps).not.toContain('hand.told');
});
