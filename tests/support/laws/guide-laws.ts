import { expect } from 'vitest';
import type { Ask, ChooseAsk, CountAsk, DiceAsk, PickAsk, Setup } from '../../../src/lib/rules/contract.ts';
import { expandDice } from '../../../src/lib/rules/dice.ts';
import type { Any } from '../law-subject.ts';
import { below, frozen } from '../random-walk.ts';
import { areUnique, asksOf, expectSane, expectValidRuling, type LawCheck, type LawContext, TABLE_ACTIONS } from './context.ts';

/** `walk` throws when the game refuses what it offered or changes a frozen state. */
export const offeredActionsAreAccepted: LawCheck = ({ forAllGames, play }) => forAllGames((setup, seeds) => void play(setup, seeds));

export const nowMatchesGuide: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		for (const state of play(setup, seeds.slice(0, 60), { interruptions: 5 }).states)
			expect(game.now(state)).toEqual(game.guide(state).now);
	});

export const askIdsAreUnique: LawCheck = ({ forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		for (const { asks } of play(setup, seeds, { interruptions: 5 }).guides) {
			const ids = asks.flatMap(withShorter).map(({ id }) => id);
			expect(
				ids.filter((id, i) => ids.indexOf(id) !== i),
				'ids that two asks share'
			).toEqual([]);
		}
	});

const withShorter = (ask: Ask<Any>): readonly Ask<Any>[] =>
	ask.kind === 'dice' && ask.shorter ? [ask, ...withShorter(ask.shorter)] : [ask];

export const asksAreComplete: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setupSeed, seeds) => {
		const { states, guides, setup } = play(setupSeed, seeds.slice(0, 25));
		for (const state of states.slice(0, guides.length)) expect(game.dials(state).every(({ eyes }) => isSeat(setup, eyes))).toBe(true);
		for (const ask of asksOf(...guides)) {
			expectValidRuling(game, ask.prompt);
			expect(isSeat(setup, ask.who) && isSeat(setup, ask.eyes), ask.prompt.rule).toBe(true);
			if (ask.kind === 'pick') expectPickable(ask);
			if (ask.kind === 'count') expectCountable(ask);
			if (ask.kind === 'dice') expectDiceKept(ask);
			if (ask.kind === 'choose') expectChoosable(ask);
		}
	});

const isSeat = ({ seats }: Setup, id: string | undefined): boolean => id === undefined || seats.some((seat) => seat.id === id);

function expectPickable({ from, ends }: PickAsk<Any>): void {
	const room = from.reduce((sum, { most }) => sum + most, 0);
	expect(ends.every(({ least, most }) => least <= most && least <= room)).toBe(true);
	expect(areUnique(from.map(({ id }) => id)) && areUnique(ends.map(({ id }) => id))).toBe(true);
}

const expectCountable = ({ least, usual, most }: CountAsk<Any>): void => expect(least <= usual && usual <= most).toBe(true);

/** An action keeps the dice as they were entered, so that they can be corrected and luck can be measured. */
function expectDiceKept({ groups, then }: DiceAsk<Any>): void {
	expect(areUnique(groups.map(({ id }) => id)) && groups.every(({ dice }) => dice.some(({ n }) => n > 0))).toBe(true);
	const rolled = Object.fromEntries(groups.map((group) => [group.id, expandDice(group).map(({ faces }) => faces[0]!)]));
	const next = then(rolled);
	if ('action' in next) expect(next.action.dice, 'the dice of the action').toEqual(rolled);
}

function expectChoosable({ prompt, options }: ChooseAsk<Any>): void {
	expect(areUnique(options.map(({ id }) => id)), prompt.rule).toBe(true);
	expect(
		options.some(({ refused }) => !refused),
		prompt.rule
	).toBe(true);
}

export const refusalsAreShown: LawCheck = (context) => {
	const { game, forAllGames, play } = context;
	forAllGames((setup, seeds) => {
		const { states, guides } = play(setup, seeds.slice(0, 25));
		for (const [i, guide] of guides.entries())
			for (const ask of asksOf(guide)) if (ask.kind === 'choose') expectShownRefusals(context, states[i], ask);
	});

	function expectShownRefusals(context: LawContext, state: Any, { options }: ChooseAsk<Any>): void {
		for (const option of options) {
			if (option.label) expectValidRuling(game, option.label);
			if (option.refused) {
				expectValidRuling(game, option.refused);
				expect(game.rules[option.refused.rule]!.at, option.refused.rule).not.toBe('table');
			}
			if (!('action' in option)) continue;
			const outcome = game.apply(state, option.action);
			expect(outcome.ok ? undefined : outcome.refused).toEqual(option.refused);
			if (option.refused && game.rules[option.refused.rule]!.bends) bendRules(context, state, option.action, [option.refused.rule]);
		}
	}
};

/** Overrules one rule after the other until the action is accepted or a rule that does not bend refuses it. */
function bendRules(context: LawContext, state: Any, action: Any, bends: readonly string[] = []): void {
	const { game } = context;
	const outcome = game.apply(state, bends.length ? { type: 'anyway', action, bends } : action);
	if (outcome.ok) {
		expectSane(context, outcome.state, ` after ${JSON.stringify(action)}`);
		expect('bent' in outcome.state).toBe(false);
		expect(() => game.guide(outcome.state)).not.toThrow();
		return;
	}
	const { rule } = outcome.refused;
	expectValidRuling(game, outcome.refused);
	expect(bends, `${rule} says that it bends`).not.toContain(rule);
	if (game.rules[rule]!.bends) bendRules(context, state, action, [...bends, rule]);
}

export const staleActionsAreJudged: LawCheck = (context) =>
	context.forAllGames((setup, seeds) => {
		const { states, actions } = context.play(setup, seeds);
		const draw = below(setup);
		const last = frozen(states.at(-1));
		for (let i = 0; i < Math.min(12, actions.length); i++) {
			const action = actions[draw(actions.length)];
			if (!TABLE_ACTIONS.includes(action.type)) bendRules(context, last, action);
		}
	});

export const factsAreAskedOnce: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const { guides, states } = play(setup, seeds);
		for (const [i, guide] of guides.entries())
			for (const { fact } of guide.asks) {
				if (fact === undefined) continue;
				expect(game.fact?.(fact), fact).toBeDefined();
				expect(states[i].facts[fact], fact).toBeUndefined();
			}
	});

/** A figure that is not at hand never holds the table up: "later" goes on without it. */
export const factsCanBePutOff: LawCheck = ({ game, needed, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const { guides, states } = play(setup, seeds.slice(0, 60));
		for (const [i, guide] of guides.entries())
			for (const { fact, optional, later, prompt } of guide.asks) {
				if (fact === undefined || optional || needed.test(fact)) continue;
				expect(later, prompt.rule).toBe(true);
				const outcome = game.apply(states[i], { type: 'later', fact });
				expect(outcome.ok, prompt.rule).toBe(true);
				const isStillAsked = outcome.ok && game.guide(outcome.state).asks.some((ask) => ask.fact === fact && !ask.optional);
				expect(isStillAsked, `${fact} is asked again`).toBe(false);
			}
	});

export const promptsAreNotSteps: LawCheck = ({ forAllGames, play }) => {
	const prompts = new Set<string>();
	const steps = new Set<string>();
	forAllGames((setup, seeds) => {
		const { guides, history } = play(setup, seeds);
		for (const { prompt } of asksOf(...guides)) prompts.add(prompt.rule);
		for (const { rule } of history.flatMap((line) => line.steps)) steps.add(rule);
	});
	expect([...prompts].filter((rule) => steps.has(rule))).toEqual([]);
};
