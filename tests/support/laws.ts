import { describe, test } from 'vitest';
import type { LawSubject } from './law-subject.ts';
import { createContext, type LawCheck } from './laws/context.ts';
import * as guide from './laws/guide-laws.ts';
import * as odds from './laws/odds-laws.ts';
import * as state from './laws/state-laws.ts';
import * as text from './laws/text-laws.ts';

/** The laws of all games, each with the sentence that names it in the test report. */
const LAWS: readonly (readonly [title: string, check: LawCheck])[] = [
	['the engine accepts every action its guide offers, and never changes a frozen state', guide.offeredActionsAreAccepted],
	['now(state) is the sentence of the guide', guide.nowMatchesGuide],
	['the asks of one guide, with their shorter forms, have different ids', guide.askIdsAreUnique],
	['every ask has a valid prompt, an answer, unique options and an existing seat', guide.asksAreComplete],
	['a refused option shows the very refusal of apply, by a rule of the book', guide.refusalsAreShown],
	['an action out of its time is accepted or refused by a rule; rules that bend leave a sane state', guide.staleActionsAreJudged],
	['a fact is asked at the table and on the memory page, and only while it is missing', guide.factsAreAskedOnce],
	['every figure that is asked for can be put off with one tap', guide.factsCanBePutOff],
	['no rule is both a prompt and a step', guide.promptsAreNotSteps],
	['a log survives JSON and replays to the same state, and undo equals the shorter replay', state.replayEndsInTheSameState],
	['every action has steps, and every step cites a rule with its values', state.stepsCiteRules],
	['the box keeps its counts, and no correction leads to an impossible state', state.countsStayInRange],
	['a finished game has optional asks only, refuses its own actions, and its winners have seats', state.finishedGamesStayFinished],
	['turns count up, a replay gives the same history, and a veil shows this turn and the last', state.historyIsReplayed],
	['facts are never lost, a replay learns the same, and the next game starts with them', state.factsAreKeptForTheNextGame],
	['without an aid nothing hidden is in the state, log, history or guide', state.nothingHiddenWithoutAid],
	['a log with an amended action replays, or stops with a ruling', state.amendedActionsReplay],
	['one upgrade leads to each edition', state.eachEditionHasAnUpgrade],
	['odds are probabilities with words, and a spread adds up to its chance', odds.oddsAreProbabilities],
	['another depth adds or removes odds and changes none', odds.depthsChangeNoOdds],
	['units, assumptions, what-ifs and advice have words, and the rules accept every what-if', odds.whatIfsAndAdviceHaveWords],
	['luck is a distribution in which the result is possible, and standings belong to named sides', odds.luckIsADistribution],
	['every sentence uses exactly the values of its rule', text.sentencesUseTheirValues],
	['everything that is shown has a name in both languages', text.everythingShownHasAName],
	['every rule leads to an entry, and every entry has an article in both languages', text.rulesLeadToEntries],
	['French has no plain space before : ; ? ! % or inside guillemets', text.frenchSpacesAreNonBreaking]
];

/** Tests all laws on one game. `tests/laws` has one file per game so that they run in parallel. */
export function laws(subject: LawSubject): void {
	describe(subject.game.id, () => {
		const context = createContext(subject);
		for (const [title, check] of LAWS) test(title, () => check(context));
	});
}
