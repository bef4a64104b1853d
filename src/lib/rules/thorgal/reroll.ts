import type { Ruling } from '../contract.ts';
import { countOf } from '../deck.ts';
import {
	type BlackFace,
	CHAAMS_IN_GAME,
	chaamsByLevel,
	LAB,
	levelOf,
	LEVELS,
	diceToReveal,
	SKILLS,
	type Skill,
	type WhiteFace
} from './cards.ts';
import { breakEvenPrice, CARDS, type Measure, planner, type Planner, TRAVEL, TRAVEL_WORTH, rerollWorth, dieWorth } from './chances.ts';
import { chaamTargets } from './chaams.ts';
import { boxDice } from './destiny.ts';
import { activeHero } from './heroes.ts';
import { type DiceFaces, diceToTake, takeBest, cardsDrawnByDice, chaamsOnDice, countTravelDice } from './kernel.ts';
import { forecast } from './forecast.ts';
import { owesStep, stepAt } from './path.ts';
import { emptyPlaces, chaamsInStock } from './piles.ts';
import { ruling } from './rules.ts';
import type { Goal, State } from './types.ts';

/** What the player wants of this destiny phase, and what is still missing of it. */
interface GoalProgress {
	readonly goal: Exclude<Goal, 'auto'>;
	readonly counts?: Measure;
	readonly missing: number;
	readonly bears: number;
}

const LAST_STEP = 6;

/** The skill a hero has most of, for a step or an end that wants equal cards. */
export const bestSkill = (state: State): Skill =>
	SKILLS.reduce((best, skill) => (countOf(activeHero(state).hand, skill) > countOf(activeHero(state).hand, best) ? skill : best));

/** What the board itself suggests, as long as the player has not said what he is after. */
export function suggestedGoal(state: State): Exclude<Goal, 'auto'> {
	const me = activeHero(state);
	const { depth } = state.options;
	if (depth === 'dice') return 'cards';
	if (me.at === LAB) return depth === 'full' ? 'final' : 'skills:6';
	if (me.at === state.frontier) return `travel:${diceToReveal(me.at + 1)}`;
	const due = owesStep(state, me) ? stepAt(state, me.at) : undefined;
	if (!due) return 'travel:1';
	const own = due.kind === 'identical' ? countOf(me.hand, bestSkill(state)) : SKILLS.filter((skill) => countOf(me.hand, skill) > 0).length;
	const missing = due.cards - (depth === 'full' ? own : 0) - me.unknown;
	return missing > 0 ? `skills:${missing as 1 | 2 | 3 | 4 | 5 | 6}` : 'travel:1';
}

export function goalProgress(state: State): GoalProgress {
	const { won, aim } = state.heroTurn;
	const goal = aim.goal === 'auto' ? suggestedGoal(state) : aim.goal;
	const bears = (aim.bears === 'any' ? CHAAMS_IN_GAME : Number(aim.bears)) - chaamsOnDice(won);
	const [what, n = '0'] = goal.split(':');
	if (what === 'travel') return { goal, counts: TRAVEL, missing: Number(n) - countTravelDice(won), bears };
	if (what === 'skills') return { goal, counts: CARDS, missing: Number(n) - cardsDrawnByDice(won), bears };
	if (what === 'final') return { goal, missing: LAST_STEP - countOf(activeHero(state).hand, bestSkill(state)), bears };
	return { goal, missing: 0, bears };
}

const planners = new Map<string, Planner>();

/** Plans of the same dice are worked out once. */
export function cachedPlanner(box: DiceFaces, counts: Measure): Planner {
	const key = `${box.white.join()} ${box.black.join()} ${counts === TRAVEL ? 'travel' : 'cards'}`;
	const plan = planners.get(key) ?? planner(box, counts);
	planners.set(key, plan);
	return plan;
}

// ── Price ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Mean level of the Chaams that can still come: the least one of them costs to remove. */
function meanLevel(state: State): number {
	const all = LEVELS.reduce((sum, level) => sum + level * chaamsByLevel(state.options.level3)[level], 0);
	const lying = state.places.flat().reduce((sum, card) => sum + (card === '?' ? all / CHAAMS_IN_GAME : levelOf(card)), 0);
	return chaamsInStock(state) > 0 ? (all - lying) / chaamsInStock(state) : all / CHAAMS_IN_GAME;
}

/** What one Chaams costs the table: more where it would take a place Ogotaï needs, beyond price where it could lose the game. */
export function chaamPrice(state: State): number {
	const told = state.heroTurn.aim.price;
	if (told !== 'auto') return Number(told);
	if (state.options.depth === 'dice') return meanLevel(state);
	const { war, free } = forecast(state);
	const margin = war === undefined || war === 0 ? Infinity : Math.min(free.length, chaamsInStock(state)) - war;
	if (chaamsInStock(state) - chaamsOnDice(state.heroTurn.won) <= 2 || margin <= 0) return Infinity;
	const empty = emptyPlaces(state);
	const costsPlace = margin === 1 && chaamTargets(state).every((place) => empty.includes(place));
	return meanLevel(state) * (costsPlace ? 2 : 1);
}

// ── Advice ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A goal makes travel vital, useless, or worth the three cards one face of the dice gives for it. */
const travelWorth = ({ goal, missing }: GoalProgress): number =>
	goal.startsWith('travel') && missing > 0 ? 5 : (goal.startsWith('skills') || goal === 'final') && missing > 0 ? 0 : TRAVEL_WORTH;

export interface RerollValue {
	readonly wish: GoalProgress;
	readonly reached: boolean;
	/** Infinity: no price, look at the odds of losing instead. */
	readonly price: number;
	/** Throwing again pays while one Chaams costs less than this. */
	readonly limit: number;
	/** What throwing again is worth, in cards. */
	readonly worth: number;
	readonly again: boolean;
}

const breakEvenCache = new Map<string, number>();

/** Throw the dice left again, or stop? */
export function rerollValue(state: State): RerollValue | undefined {
	const { phase, heroTurn } = state;
	if (phase !== 'decide' || heroTurn.free === 0) return undefined;
	const box = boxDice(state);
	const wanted = goalProgress(state);
	const travel = travelWorth(wanted);
	const cost = chaamPrice(state);
	const key = `${box.white.join()} ${box.black.join()} ${heroTurn.free} ${travel}`;
	const limit = breakEvenCache.get(key) ?? breakEvenPrice(box, heroTurn.free, travel);
	breakEvenCache.set(key, limit);
	const value = Number.isFinite(cost) ? rerollWorth(box, heroTurn.free, { travel, chaam: cost }) : -Infinity;
	return { wish: wanted, reached: wanted.counts !== undefined && wanted.missing <= 0, price: cost, limit, worth: value, again: value > 0 };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;

export function rerollReminders(state: State): readonly Ruling[] {
	const { won } = state.heroTurn;
	if (state.options.depth !== 'dice' && state.phase !== 'action' && chaamsOnDice(won) > chaamsInStock(state))
		return [ruling('advice.lost', { left: chaamsOnDice(won), stock: chaamsInStock(state) })];
	if (state.phase === 'pick') return [ruling('advice.take', { dice: bestPick(state), goal: goalProgress(state).goal })];
	const told = rerollValue(state);
	if (!told) return [];
	const reached = told.reached ? [ruling('advice.reached', { goal: told.wish.goal })] : [];
	if (!Number.isFinite(told.price)) return [...reached, ruling('advice.danger')];
	const numbers = { price: tenths(told.price), limit: tenths(told.limit) };
	return [...reached, told.again ? ruling('advice.again', numbers) : ruling('advice.stop', numbers)];
}

/** The dice to take of this throw, for what the player is after. */
export function bestPick(state: State): readonly WhiteFace[] {
	const { black, white } = state.heroTurn.thrown!;
	const wanted = goalProgress(state);
	const { counts, missing, bears } = wanted;
	if (counts && missing > 0)
		return cachedPlanner(boxDice(state), counts).best(
			white.length,
			black as Exclude<BlackFace, 'G' | 'O'>,
			white,
			missing,
			Math.max(0, bears)
		);
	const cost = chaamPrice(state);
	return takeBest(
		white,
		diceToTake(black, white.length)!,
		dieWorth({ travel: travelWorth(wanted), chaam: Number.isFinite(cost) ? cost : 99 })
	);
}
