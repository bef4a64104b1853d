import { knownFact } from '../facts.ts';
import type { Odd } from '../contract.ts';
import { countOf, cardCount } from '../deck.ts';
import type { Distribution } from '../odds/distribution.ts';
import { bestSkill, cachedPlanner, goalProgress } from './reroll.ts';
import { CHAAM_FACES, LAB, levelOf, PRINTED, type Skill, SKILLS, skillOf, SUMMIT, type WhiteFace, WHITE_DICE } from './cards.ts';
import {
	atLeast,
	CARDS,
	type DrawPile,
	chanceToDraw,
	chanceToDrawThisTurn,
	forcedChaamsChance,
	type Measure,
	throwDistribution,
	CHAAMS,
	TRAVEL
} from './chances.ts';
import { cardsToDraw } from './action.ts';
import { type DangerEvent, chanceOfLosing } from './danger.ts';
import { boxDice } from './destiny.ts';
import { activeHero } from './heroes.ts';
import { type DiceFaces, cardsDrawnByDice, chaamsOnDice } from './kernel.ts';
import { warValueAt } from './ogotai.ts';
import { owesStep, stepAt } from './path.ts';
import { kernelPath, copiesOf, nextChaamWeights, skillPileSize, chaamsInStock, unseenSkills } from './piles.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

const cache = new Map<string, unknown>();
const CACHE_SIZE = 500;

/** The same dice always fall alike, and the same board is in the same danger: what was worked out once is kept. */
function cached<T>(box: DiceFaces, what: string, make: () => T): T {
	const key = `${box.white.join()} ${box.black.join()} ${what}`;
	if (!cache.has(key)) {
		if (cache.size >= CACHE_SIZE) cache.clear();
		cache.set(key, make());
	}
	return cache.get(key) as T;
}

const cachedThrow = (box: DiceFaces, n: number, name: string, wants: Measure, counts: Measure): Distribution =>
	cached(box, `throw ${n} ${name}`, () => throwDistribution(box, n, wants, counts));

/** At least one, with the law behind it. */
const atLeastOne = (law: Distribution): Pick<Odd, 'chance' | 'spread'> => ({
	chance: atLeast(law, 1),
	spread: [...law.entries()].filter(([n]) => n > 0)
});

export function odds(state: State): readonly Odd[] {
	if (state.over || state.ogotai === 0) return [];
	switch (state.phase) {
		case 'throw':
		case 'decide':
			return state.heroTurn.free > 0
				? [...throwOdds(state), ...goalOdds(state), ...runningOutOdds(state), ...(state.heroTurn.throws === 0 ? dangerOdds(state) : [])]
				: [];
		case 'chaams':
			return removableOdds(state);
		case 'action':
			return [...drawOdds(state), ...dangerOdds(state)];
		case 'ogotai':
			return dangerOdds(state);
		default:
			return [];
	}
}

/** Rests on one of each symbol until the owner has said so. */
const assumedDice = ({ facts }: State): Pick<Odd, 'how'> =>
	['white', 'black'].every((die) => knownFact(PRINTED, facts, 'faces', die)!.from === 'box') ? {} : { how: '?' };

function throwOdds(state: State): readonly Odd[] {
	const box = boxDice(state);
	const dice = state.heroTurn.free;
	const how = assumedDice(state);
	return [
		{ of: ruling('odds.travel', { dice }), ...atLeastOne(cachedThrow(box, dice, 'travel', TRAVEL, TRAVEL)), ...how },
		{ of: ruling('odds.cards', { dice }), ...atLeastOne(cachedThrow(box, dice, 'cards', CARDS, CARDS)), ...how },
		{ of: ruling('odds.chaams', { dice }), ...atLeastOne(cachedThrow(box, dice, 'chaams', TRAVEL, CHAAMS)), ...how },
		{ of: ruling('odds.forced', { dice }), chance: cached(box, `forced ${dice}`, () => forcedChaamsChance(box, dice)), ...how }
	];
}

/** The whole phase, played as well as can be for what the player is after. */
function goalOdds(state: State): readonly Odd[] {
	const box = boxDice(state);
	const { won, free, aim } = state.heroTurn;
	const { goal: name, counts, missing, bears } = goalProgress(state);
	const how = assumedDice(state);
	if (name === 'final') {
		const me = activeHero(state);
		const skill = bestSkill(state);
		if (state.options.depth !== 'full' || me.at !== LAB) return [];
		const pile = drawPile(state, skill);
		const chance = cached(box, `final ${free} ${cardsDrawnByDice(won)} ${missing} ${JSON.stringify(pile)}`, () =>
			chanceToDrawThisTurn(box, free, cardsDrawnByDice(won), pile, missing)
		);
		return [{ of: ruling('odds.final', { skill }), chance, how: how.how ?? '≈' }];
	}
	if (!counts || missing <= 0) return [];
	const plan = cachedPlanner(box, counts);
	const any = { of: ruling('odds.goal', { goal: name }), chance: plan.chance(free, missing, 2 * WHITE_DICE), ...how };
	if (aim.bears === 'any') return [any];
	const chance = bears < 0 ? 0 : plan.chance(free, missing, bears);
	return [any, { of: ruling('odds.goal-within', { goal: name, most: Number(aim.bears) }), chance, ...how }];
}

/** One in a thousand: less is not worth a line. */
const WORTH_SAYING = 0.001;

/** Out of Chaams with the next throw, whatever the others do. */
function runningOutOdds(state: State): readonly Odd[] {
	if (state.options.depth === 'dice') return [];
	const { won, free } = state.heroTurn;
	const left = chaamsInStock(state);
	const out = atLeast(cachedThrow(boxDice(state), free, 'chaams', TRAVEL, CHAAMS), left - chaamsOnDice(won) + 1);
	return out > 0 ? [{ of: ruling('odds.out', { stock: left }), chance: Math.min(1, out), ...assumedDice(state) }] : [];
}

/** What is still to come until Ogotaï has made so many steps: whoever has not thrown throws once, then he climbs. */
function upcomingEvents(state: State, steps: number): readonly DangerEvent[] {
	const { phase, active, heroes, ogotai } = state;
	const chaams = cachedThrow(boxDice(state), WHITE_DICE, 'chaams', TRAVEL, CHAAMS);
	const played = phase === 'throw' ? active : phase === 'action' ? active + 1 : heroes.length;
	return Array.from({ length: steps }, (_, i): readonly DangerEvent[] => {
		const space = ogotai + i + 1;
		return [...heroes.slice(i === 0 ? played : 0).map(({ at }) => ({ at, chaams })), { space, war: warValueAt(state, space) ?? 0 }];
	}).flat();
}

/**
 * Losing the game by the end of this round, and within Ogotaï's next two steps, by any defeat, if every hero throws once and nobody fights
 * back. Where a space has not been read it brings nothing: then it is the least that can be said.
 */
function dangerOdds(state: State): readonly Odd[] {
	if (state.options.depth === 'dice') return [];
	return ([1, 2] as const).flatMap((steps): readonly Odd[] => {
		const events = upcomingEvents(state, steps);
		const unread = events.some((event) => 'space' in event && event.space < SUMMIT && warValueAt(state, event.space) === undefined);
		const heroes = events.length - steps;
		const key = JSON.stringify([kernelPath(state), events.map(eventKey)]);
		const lost = cached(boxDice(state), key, () => chanceOfLosing(kernelPath(state), events));
		const chance = lost > SURE ? 1 : lost;
		// Once all heroes have played his next step is no longer a chance: the forecast says what it does.
		if (chance < WORTH_SAYING || (steps === 1 && heroes === 0)) return [];
		const name = steps === 1 ? 'odds.round' : 'odds.two-steps';
		return [{ of: ruling(unread ? `${name}-unread` : name, { heroes }), chance, ...(unread ? { how: '≥' as const } : assumedDice(state)) }];
	});
}

/** Above this only rounding is missing: certain is not "more than 99.9 %". */
const SURE = 1 - 1e-12;

const eventKey = (event: DangerEvent): readonly number[] => ('space' in event ? [event.space, event.war] : [event.at]);

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards nobody told are as likely as the pile to be anything. */
const hasUnknownCards = ({ heroes, skillDiscard }: State): boolean =>
	heroes.some(({ unknown }) => unknown > 0) || countOf(skillDiscard, '?') > 0;

function drawPile(state: State, skill: Skill): DrawPile {
	const unseen = unseenSkills(state);
	const pile = hasUnknownCards(state) ? cardCount(unseen) : skillPileSize(state);
	return { pile, wanted: unseen[skill], discard: { cards: cardCount(state.skillDiscard), wanted: countOf(state.skillDiscard, skill) } };
}

/** What the hero lacks: for a Chaams of this place, for the step, for the end. */
export function missingSkills(state: State): readonly (readonly [skill: Skill, missing: number])[] {
	const me = activeHero(state);
	const lacks = new Map<Skill, number>();
	const want = (skill: Skill, need: number): void => {
		const missing = need - countOf(me.hand, skill);
		if (missing > 0 && missing <= 3) lacks.set(skill, Math.min(missing, lacks.get(skill) ?? missing));
	};
	for (const card of state.places[me.at - 1]!) if (card !== '?') want(skillOf(card), levelOf(card));
	const due = owesStep(state, me) ? stepAt(state, me.at) : undefined;
	if (due?.kind === 'identical') want(bestSkill(state), due.cards);
	if (due?.kind === 'different') {
		const none = SKILLS.filter((skill) => countOf(me.hand, skill) === 0);
		if (due.cards === SKILLS.length - none.length + 1) for (const skill of none) want(skill, 1);
	}
	return [...lacks];
}

/** What each die may draw, beside it. */
function drawOdds(state: State): readonly Odd[] {
	if (state.options.depth !== 'full') return [];
	const dice = [...new Set<WhiteFace>(state.heroTurn.won)].filter((die) => cardsToDraw(state, die) > 0);
	const how: Pick<Odd, 'how'> = hasUnknownCards(state) ? { how: '≈' } : {};
	return dice.flatMap((die) =>
		missingSkills(state).map(([skill, n]) => ({
			of: ruling('odds.draw', { skill, n }),
			chance: chanceToDraw(drawPile(state, skill), cardsToDraw(state, die), n),
			beside: die,
			...how
		}))
	);
}

/** Could the hero beat the next Chaams on the spot? */
function removableOdds(state: State): readonly Odd[] {
	if (state.options.depth !== 'full' || state.heroTurn.chaams === 0) return [];
	const me = activeHero(state);
	const cards = nextChaamWeights(state);
	const all = cards.reduce((sum, [, weight]) => sum + weight, 0);
	if (all === 0) return [];
	const mine = cards.reduce((sum, [key, weight]) => (countOf(me.hand, skillOf(key)) >= levelOf(key) ? sum + weight : sum), 0);
	const assumed = CHAAM_FACES.some((key) => copiesOf(state, key).from === 'assumed');
	return [{ of: ruling('odds.removable', { hero: me.id }), chance: mine / all, ...(assumed ? { how: '?' as const } : {}) }];
}
