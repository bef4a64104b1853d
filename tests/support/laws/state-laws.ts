import { expect } from 'vitest';
import type { Ask, Facts, Log } from '../../../src/lib/rules/contract.ts';
import { factChanges } from '../../../src/lib/rules/facts.ts';
import { digest, replay, replayWithAid, visibleHistory, withAction, withoutLastAction } from '../../../src/lib/rules/replay.ts';
import type { Any } from '../law-subject.ts';
import { answer, below, walk } from '../random-walk.ts';
import { asksOf, expectSane, expectValidRuling, type LawCheck, logOf, TABLE_ACTIONS } from './context.ts';
import { randomSetup } from '../random-setup.ts';

const throughJson = (log: Log<Any>): Log<Any> => JSON.parse(JSON.stringify(log)) as Log<Any>;

export const replayEndsInTheSameState: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const played = play(setup, seeds, { interruptions: 5 });
		const log = logOf(game, played);
		const replayed = replay(game, throughJson(log));
		expect(replayed.stopped).toBeUndefined();
		expect(digest(replayed.state)).toBe(digest(played.states.at(-1)));
		if (played.actions.length > 0) expect(replay(game, withoutLastAction(log)).state).toEqual(played.states.at(-2));
	});

export const stepsCiteRules: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		for (const { steps } of play(setup, seeds, { interruptions: 5 }).history) {
			expect(steps.length).toBeGreaterThan(0);
			for (const step of steps) expectValidRuling(game, step);
		}
	});

export const countsStayInRange: LawCheck = (context) =>
	context.forAllGames((setup, seeds) => {
		for (const state of context.play(setup, seeds).states) {
			expectSane(context, state);
			for (const [what, [is, should]] of Object.entries(context.sums(state))) expect(is, what).toBe(should);
		}
		for (const state of context.play(setup, seeds, { interruptions: 25 }).states) expectSane(context, state);
	});

export const finishedGamesStayFinished: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setupSeed, seeds) => {
		const { states, actions, setup } = play(setupSeed, seeds, { interruptions: 5 });
		const end = states.findIndex(({ over }) => over);
		const ownAction = actions.slice(0, Math.max(0, end)).find(({ type }) => !TABLE_ACTIONS.includes(type));
		for (const state of states) {
			expect(game.guide(state).asks.some(({ optional }) => !optional)).toBe(!state.over);
			if (!state.over) continue;
			const { won, points = {} } = state.over;
			expect([...won, ...Object.keys(points)].every((id) => setup.seats.some((seat) => seat.id === id))).toBe(true);
			if (ownAction) expect(game.apply(state, ownAction)).toEqual({ ok: false, refused: { rule: 'table.over' } });
		}
	});

export const historyIsReplayed: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const played = play(setup, seeds, { interruptions: 5 });
		const { history, state } = replay(game, logOf(game, played));
		expect(history).toEqual(played.history);
		for (const [i, { turn }] of history.entries()) expect(turn).toBeGreaterThanOrEqual(history[i - 1]?.turn ?? turn);
		const visible = visibleHistory(history, state);
		expect(visible).toEqual(history.slice(history.length - visible.length));
		const isLimited = state.veil && !state.over;
		expect(isLimited ? visible.every(({ turn }) => turn >= state.turn - 1) : visible.length === history.length).toBe(true);
	});

export const factsAreKeptForTheNextGame: LawCheck = ({ game, forAllGames }) =>
	forAllGames((setupSeed, seeds) => {
		let memory: Facts = {};
		for (const session of [1, 2, 3]) {
			const setup = randomSetup(game, below(setupSeed + session));
			const sessionSeeds = seeds.slice(0, 100).map((seed) => seed + session);
			const played = walk(game, setup, memory, sessionSeeds, 5);
			expect(played.states[0].facts).toEqual(memory);
			for (const [i, { facts }] of played.states.slice(1).entries()) {
				const changes = factChanges(played.states[i].facts, facts);
				expect(Object.values(changes), 'facts that play removed').not.toContain(undefined);
				memory = { ...memory, ...(changes as Facts) };
			}
			expect(memory).toEqual(played.states.at(-1).facts);
			expect(replay(game, throughJson(logOf(game, played))).state.facts).toEqual(memory);
		}
	});

export const nothingHiddenWithoutAid: LawCheck = ({ game, hidden, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const played = play(setup, seeds.slice(0, 60), { interruptions: 5, aids: false });
		const aids = Object.entries(game.form(played.setup).options).filter(([, { aid }]) => aid);
		// A table that switched an aid on by a correction agreed to it, so such games are skipped here.
		const aidsOf = ({ options }: Any): unknown[] => aids.map(([id]) => options[id]);
		if (played.states.some((state) => `${aidsOf(state)}` !== `${aidsOf(played.states[0])}`)) return;
		const last = played.states.at(-1);
		const asks = asksOf(...played.guides);
		expect(JSON.stringify([played.states, played.actions, played.history, asks])).not.toMatch(hidden);
		const shown = [...asks, ...game.dials(last), ...(game.odds?.(last) ?? [])];
		expect(shown.filter(({ eyes }) => eyes !== undefined)).toEqual([]);
		const aidsOn = Object.fromEntries(aids.map(([id, field]) => [id, 'from' in field ? field.from.at(-1)! : true]));
		expect(replayWithAid(game, logOf(game, played), aidsOn).turn, 'the turn with the aid').toBe(last.turn);
		const aidsOff = Object.fromEntries(
			aids.map(([id, { usual }]) => [id, game.form({ ...played.setup, options: {} }).options[id]?.usual ?? usual])
		);
		const aided = logOf(game, play(setup, seeds.slice(0, 60)));
		const withoutAid = replay(game, { ...aided, setup: { ...aided.setup, options: { ...aided.setup.options, ...aidsOff } } });
		expect(JSON.stringify([withoutAid.state, withoutAid.history]), 'actions of an aid are refused without it').not.toMatch(hidden);
	});

export const amendedActionsReplay: LawCheck = ({ game, forAllGames, play }) =>
	forAllGames((setup, seeds) => {
		const played = play(setup, seeds);
		if (played.actions.length === 0) return;
		const at = below(setup)(played.actions.length);
		const amended = answer(played.guides[at]!.asks[0] as Ask<Any>, below(setup + 1));
		const { history, stopped } = replay(game, withAction(logOf(game, played), at, amended));
		expect(history.length).toBeGreaterThan(at + 1);
		if (stopped) expectValidRuling(game, stopped.refused);
	});

export const eachEditionHasAnUpgrade: LawCheck = ({ game }) => expect(game.upgrades.length).toBe(game.edition - 1);
