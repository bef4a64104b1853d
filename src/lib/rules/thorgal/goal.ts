import { countOf } from '../deck.ts';
import { CHAAMS_IN_GAME, diceToReveal, LAB, type Skill, SKILLS } from './cards.ts';
import { CARDS, type Measure, planner, type Planner, TRAVEL } from './chances.ts';
import { activeHero } from './heroes.ts';
import { cardsDrawnByDice, chaamsOnDice, countTravelDice, type DiceFaces } from './kernel.ts';
import { LAST_STEP_CARDS, owesStep, stepAt } from './path.ts';
import type { Goal, State } from './types.ts';

/** A goal that was named or suggested. */
export type NamedGoal = Exclude<Goal, 'auto'>;

/** The goal of this destiny phase, and what is still missing for it. */
export interface GoalProgress {
	readonly goal: NamedGoal;
	readonly kind: 'travel' | 'skills' | 'final' | 'cards';
	/** What is counted on the dice. The last step counts cards of one skill, which dice do not show; 'cards' has no limit. */
	readonly counts?: Measure;
	readonly missing: number;
	/** Chaams the players still accept. */
	readonly bears: number;
}

/** The skill of which the active hero knows most cards. */
export const bestSkill = (state: State): Skill => {
	const { hand } = activeHero(state);
	return SKILLS.reduce((best, skill) => (countOf(hand, skill) > countOf(hand, best) ? skill : best));
};

/** The goal the board suggests until the player names one. */
export function suggestedGoal(state: State): NamedGoal {
	const me = activeHero(state);
	const { depth } = state.options;
	if (depth === 'dice') return 'cards';
	if (me.at === LAB) return depth === 'full' ? 'final' : depth === 'light' ? 'skills:6' : 'cards';
	if (me.at === state.frontier) return `travel:${diceToReveal(me.at + 1)}`;
	const due = owesStep(state, me) ? stepAt(state, me.at) : undefined;
	if (!due) return 'travel:1';
	const own = due.kind === 'identical' ? countOf(me.hand, bestSkill(state)) : SKILLS.filter((skill) => countOf(me.hand, skill) > 0).length;
	const missing = due.cards - (depth === 'full' ? own : 0) - me.unknown;
	return missing > 0 ? `skills:${missing as 1 | 2 | 3 | 4 | 5 | 6}` : 'travel:1';
}

/** How much of the goal the dice won have reached. */
export function goalProgress(state: State): GoalProgress {
	const { won, aim } = state.heroTurn;
	const goal = aim.goal === 'auto' ? suggestedGoal(state) : aim.goal;
	const bears = (aim.bears === 'any' ? CHAAMS_IN_GAME : Number(aim.bears)) - chaamsOnDice(won);
	const [kind, n = '0'] = goal.split(':') as [GoalProgress['kind'], string?];
	switch (kind) {
		case 'travel':
			return { goal, kind, counts: TRAVEL, missing: Number(n) - countTravelDice(won), bears };
		case 'skills':
			return { goal, kind, counts: CARDS, missing: Number(n) - cardsDrawnByDice(won), bears };
		case 'final':
			return { goal, kind, missing: LAST_STEP_CARDS - countOf(activeHero(state).hand, bestSkill(state)), bears };
		case 'cards':
			return { goal, kind, missing: 0, bears };
	}
}

const planners = new Map<string, Planner>();

/** The planner for these dice. It is reused, because it caches everything it has solved. */
export function cachedPlanner(faces: DiceFaces, counts: Measure): Planner {
	const key = `${faces.white.join()} ${faces.black.join()} ${counts === TRAVEL ? 'travel' : 'cards'}`;
	const plan = planners.get(key) ?? planner(faces, counts);
	planners.set(key, plan);
	return plan;
}
