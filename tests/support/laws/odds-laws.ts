import { expect } from 'vitest';
import type { Odd, Setup, Value } from '../../../src/lib/rules/contract.ts';
import type { Words } from '../../../src/lib/rules/words.ts';
import { frozen } from '../random-walk.ts';
import { expectValidRuling, type LawCheck } from './context.ts';

/** Sums of probabilities are compared with this tolerance. */
const ROUNDING = 1e-9;

export const oddsAreProbabilities: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const { states } = play(setup, seeds.slice(0, 40), { interruptions: 5 });
		for (const { of, chance, spread } of game.odds?.(states.at(-1)) ?? []) {
			expectValidRuling(game, of);
			expect(chance).toBeGreaterThanOrEqual(0);
			expect(chance).toBeLessThanOrEqual(1 + ROUNDING);
			if (spread) expect(spread.reduce((sum, [, each]) => sum + each, 0)).toBeCloseTo(chance, 9);
		}
	});

/** The chances of a state by what they are chances of, who may see them and beside which key they stand. */
const chancesOf = (odds: readonly Odd[]): ReadonlyMap<string, number> =>
	new Map(odds.map(({ of, beside, eyes, chance }) => [JSON.stringify([of, beside, eyes]), chance]));

/** Odds that a depth cannot know are absent, never wrong: another depth adds or removes odds and changes none. */
export const depthsChangeNoOdds: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const state = play(setup, seeds.slice(0, 40)).states.at(-1);
		const dial = game.dials(state).find(({ id }) => id === 'option:depth');
		if (!game.odds || !dial || !('from' in dial)) return;
		const before = chancesOf(game.odds(state));
		for (const depth of dial.from) {
			const outcome = game.apply(state, { type: 'correct', set: { 'option:depth': depth } });
			if (!outcome.ok) continue;
			for (const [of, chance] of chancesOf(game.odds(outcome.state)))
				expect(before.has(of) ? chance : undefined, `${of} at depth ${depth}`).toBe(before.has(of) ? before.get(of) : undefined);
		}
	});

/** Every id among the values has a name in every language. */
function expectNamed(words: readonly Words[], { seats }: Setup, ...values: readonly Value[]): void {
	const ids = values.flat().filter((value): value is string => typeof value === 'string' && Number.isNaN(Number(value)));
	for (const { names } of words) {
		const isNamed = (id: string) => id in names || `${id.replace(/:.*/, '')}:#` in names || seats.some((seat) => seat.id === id);
		expect(ids.filter((id) => !isNamed(id))).toEqual([]);
	}
}

export const whatIfsAndAdviceHaveWords: LawCheck = async ({ game, forAllGames, play, texts }) => {
	const { words } = await texts();
	for (const { unit, assumes = [] } of Object.values(game.rules)) {
		expect(assumes.filter((rule) => !(rule in game.rules))).toEqual([]);
		if (unit) expectNamed(words, { seats: [], options: {} }, unit);
	}
	forAllGames((setupSeed, seeds) => {
		const { states, setup } = play(setupSeed, seeds.slice(0, 40), { interruptions: 5 });
		const state = frozen(states.at(-1));
		for (const { label, action } of game.whatIfs?.(state) ?? []) {
			expectValidRuling(game, label);
			expectNamed(words, setup, ...Object.values(label.with ?? {}));
			const outcome = game.apply(state, action);
			expect(outcome.ok, JSON.stringify(action)).toBe(true);
			if (outcome.ok) for (const { chance } of game.odds?.(outcome.state) ?? []) expect(chance).toBeLessThanOrEqual(1 + ROUNDING);
		}
		for (const { of } of game.advice?.(state, game.odds?.(state) ?? []) ?? []) {
			expectValidRuling(game, of);
			expectNamed(words, setup, ...Object.values(of.with ?? {}));
		}
		expect(game.effort?.(state) ?? 0).toBeGreaterThanOrEqual(0);
	});
};

export const luckIsADistribution: LawCheck = async ({ game, forAllGames, play, texts }) => {
	const { words } = await texts();
	forAllGames((setupSeed, seeds) => {
		const { states, actions, setup } = play(setupSeed, seeds, { interruptions: 5 });
		for (const [i, action] of actions.entries())
			for (const { who, of, distribution, result } of game.luck?.(states[i], action) ?? []) {
				expectNamed(words, setup, who, of);
				expect(distribution.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
				expect(distribution[result], `${of}: ${result}`).toBeGreaterThan(0);
			}
		const standing = game.standing?.(states.at(-1));
		if (!standing) return;
		expectValidRuling(game, standing.of);
		expectNamed(words, setup, ...Object.keys(standing.lines));
		for (const line of Object.values(standing.lines)) expect(line).toBeGreaterThanOrEqual(0);
	});
};
