import type { Ruling } from '../contract.ts';
import { CHAAMS_IN_GAME, chaamsByLevel, levelOf, LEVELS, type WhiteFace } from './cards.ts';
import { chaamTargets } from './chaams.ts';
import { breakEvenPrice, dieWorth, rerollWorth, TRAVEL_WORTH } from './chances.ts';
import { tracksPath } from './depth.ts';
import { boxDice } from './destiny.ts';
import { forecast } from './forecast.ts';
import { cachedPlanner, type GoalProgress, goalProgress } from './goal.ts';
import { pendingThrow } from './heroes.ts';
import { chaamsOnDice, diceToTake, takeBest } from './kernel.ts';
import { chaamsInStock, emptyPlaces } from './piles.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

// ── The price of a Chaams ────────────────────────────────────────────────────────────────────────────────────────

/** The mean level of the Chaams that can still be drawn, which is the least a Chaams costs to eliminate. */
function meanLevel(state: State): number {
	const all = LEVELS.reduce((sum, level) => sum + level * chaamsByLevel(state.options.level3)[level], 0);
	const onPath = state.places.flat().reduce((sum, card) => sum + (card === '?' ? all / CHAAMS_IN_GAME : levelOf(card)), 0);
	return chaamsInStock(state) > 0 ? (all - onPath) / chaamsInStock(state) : all / CHAAMS_IN_GAME;
}

/**
 * What one Chaams costs, in skill cards: the price chosen by the player, or the mean level. It is doubled if the Chaams would take a place
 * that Ogotaï is about to need, and infinite if it could lose the game.
 */
export function chaamPrice(state: State): number {
	const named = state.heroTurn.aim.price;
	if (named !== 'auto') return Number(named);
	if (!tracksPath(state)) return meanLevel(state);
	const { war, free } = forecast(state);
	const margin = war === undefined || war === 0 ? Infinity : Math.min(free.length, chaamsInStock(state)) - war;
	if (chaamsInStock(state) - chaamsOnDice(state.heroTurn.won) <= 2 || margin <= 0) return Infinity;
	const empty = emptyPlaces(state);
	const takesNeededPlace = margin === 1 && chaamTargets(state).every((place) => empty.includes(place));
	return meanLevel(state) * (takesNeededPlace ? 2 : 1);
}

// ── Throw again or stop ──────────────────────────────────────────────────────────────────────────────────────────

/** The value of a travel die: high while the goal needs one, nothing while the goal needs cards, otherwise its usual value. */
const travelWorth = ({ kind, missing }: GoalProgress): number =>
	missing <= 0 ? TRAVEL_WORTH : kind === 'travel' ? 5 : kind === 'skills' || kind === 'final' ? 0 : TRAVEL_WORTH;

/** What throwing the remaining dice again is worth. */
export interface RerollValue {
	readonly progress: GoalProgress;
	readonly reached: boolean;
	/** The price of one Chaams. Infinity if one more could lose the game: then the odds of losing count instead. */
	readonly price: number;
	/** Throwing again pays while one Chaams costs less than this. */
	readonly limit: number;
	/** The expected value of throwing again, in skill cards. */
	readonly worth: number;
	/** Whether it is better to throw again than to stop. Always false if the goal is reached. */
	readonly again: boolean;
}

const breakEvenCache = new Map<string, number>();

/** The value of throwing again, where the hero may throw again or stop. */
export function rerollValue(state: State): RerollValue | undefined {
	const { phase, heroTurn } = state;
	if (phase !== 'decide' || heroTurn.free === 0) return undefined;
	const faces = boxDice(state);
	const progress = goalProgress(state);
	const travel = travelWorth(progress);
	const price = chaamPrice(state);
	const key = `${faces.white.join()} ${faces.black.join()} ${heroTurn.free} ${travel}`;
	const limit = breakEvenCache.get(key) ?? breakEvenPrice(faces, heroTurn.free, travel);
	breakEvenCache.set(key, limit);
	const worth = Number.isFinite(price) ? rerollWorth(faces, heroTurn.free, { travel, chaam: price }) : -Infinity;
	const reached = progress.kind !== 'cards' && progress.missing <= 0;
	return { progress, reached, price, limit, worth, again: worth > 0 && !reached };
}

/** Numbers of cards are shown with one decimal. */
export const roundToTenths = (n: number): number => Math.round(n * 10) / 10;

/** Whether the hero has won more Chaams than are left to draw. */
export const isAlreadyLost = (state: State): boolean =>
	tracksPath(state) && state.phase !== 'action' && chaamsOnDice(state.heroTurn.won) > chaamsInStock(state);

/** The reminders about throwing again, for the guide. They say the same as `advice`. */
export function rerollReminders(state: State): readonly Ruling[] {
	if (isAlreadyLost(state)) return [ruling('advice.lost', { left: chaamsOnDice(state.heroTurn.won), stock: chaamsInStock(state) })];
	if (state.phase === 'pick') return [ruling('advice.take', { dice: bestPick(state), goal: goalProgress(state).goal })];
	const value = rerollValue(state);
	if (!value) return [];
	const reached = value.reached ? [ruling('advice.reached', { goal: value.progress.goal })] : [];
	if (!Number.isFinite(value.price)) return [...reached, ruling('advice.danger')];
	const numbers = { price: roundToTenths(value.price), limit: roundToTenths(value.limit) };
	return value.reached ? reached : [value.again ? ruling('advice.again', numbers) : ruling('advice.stop', numbers)];
}

/** The dice to take from the throw, for the goal of this phase. */
export function bestPick(state: State): readonly WhiteFace[] {
	const { black, white } = pendingThrow(state);
	const progress = goalProgress(state);
	const { counts, missing, bears } = progress;
	if (counts && missing > 0) return cachedPlanner(boxDice(state), counts).best(white.length, black, white, missing, Math.max(0, bears));
	const price = chaamPrice(state);
	const value = dieWorth({ travel: travelWorth(progress), chaam: Number.isFinite(price) ? price : 99 });
	return takeBest(white, diceToTake(black, white.length), value);
}
