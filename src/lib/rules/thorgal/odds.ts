import type { Odd } from '../contract.ts';
import { cardCount, countOf } from '../deck.ts';
import type { Distribution } from '../odds/distribution.ts';
import { cardsToDraw } from './action.ts';
import { CHAAM_FACES, LAB, levelOf, type Skill, skillOf, SKILLS, SUMMIT, WHITE_DICE } from './cards.ts';
import {
	atLeast,
	CARDS,
	CHAAMS,
	chanceToDraw,
	chanceToDrawThisTurn,
	type DrawPile,
	forcedChaamsChance,
	type Measure,
	throwDistribution,
	TRAVEL
} from './chances.ts';
import { chanceOfLosing, type DangerEvent } from './danger.ts';
import { tracksPath } from './depth.ts';
import { boxDice } from './destiny.ts';
import { bestSkill, cachedPlanner, goalProgress } from './goal.ts';
import { activeHero } from './heroes.ts';
import { cardsDrawnByDice, chaamsOnDice, type DiceFaces } from './kernel.ts';
import { warValueAt } from './ogotai.ts';
import { owesStep, stepAt } from './path.ts';
import { chaamsAt, chaamsInStock, copiesOf, kernelPath, nextChaamWeights, skillPileSize, unseenSkills } from './piles.ts';
import { blackFacesInBox, whiteFacesInBox } from './printed.ts';
import { ruling } from './rules.ts';
import type { Hero, State } from './types.ts';

const cache = new Map<string, unknown>();
const CACHE_SIZE = 500;

/** Caches results, because the same dice and the same board are needed at every tap. */
function cached<T>(faces: DiceFaces, what: string, compute: () => T): T {
	const key = `${faces.white.join()} ${faces.black.join()} ${what}`;
	if (!cache.has(key)) {
		if (cache.size >= CACHE_SIZE) cache.clear();
		cache.set(key, compute());
	}
	return cache.get(key) as T;
}

const cachedThrow = (faces: DiceFaces, n: number, name: string, wants: Measure, counts: Measure): Distribution =>
	cached(faces, `throw ${n} ${name}`, () => throwDistribution(faces, n, wants, counts));

/** The chance of at least one, with the distribution behind it. */
const atLeastOne = (distribution: Distribution): Pick<Odd, 'chance' | 'spread'> => ({
	chance: atLeast(distribution, 1),
	spread: [...distribution.entries()].filter(([n]) => n > 0)
});

/** The odds of the current state. */
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

/** The odds are marked as a guess until the faces of both dice have been confirmed. */
const diceMark = ({ facts }: State): Pick<Odd, 'how'> =>
	whiteFacesInBox(facts).from === 'box' && blackFacesInBox(facts).from === 'box' ? {} : { how: '?' };

function throwOdds(state: State): readonly Odd[] {
	const faces = boxDice(state);
	const dice = state.heroTurn.free;
	const how = diceMark(state);
	return [
		{ of: ruling('odds.travel', { dice }), ...atLeastOne(cachedThrow(faces, dice, 'travel', TRAVEL, TRAVEL)), ...how },
		{ of: ruling('odds.cards', { dice }), ...atLeastOne(cachedThrow(faces, dice, 'cards', CARDS, CARDS)), ...how },
		{ of: ruling('odds.chaams', { dice }), ...atLeastOne(cachedThrow(faces, dice, 'chaams', TRAVEL, CHAAMS)), ...how },
		{ of: ruling('odds.forced', { dice }), chance: cached(faces, `forced ${dice}`, () => forcedChaamsChance(faces, dice)), ...how }
	];
}

/** The chance to reach the goal in this phase, played as well as possible. */
function goalOdds(state: State): readonly Odd[] {
	const faces = boxDice(state);
	const { won, free, aim } = state.heroTurn;
	const { goal, kind, counts, missing, bears } = goalProgress(state);
	const how = diceMark(state);
	if (kind === 'final') {
		const skill = bestSkill(state);
		if (state.options.depth !== 'full' || activeHero(state).at !== LAB) return [];
		const pile = drawPile(state, skill);
		const cardsWon = cardsDrawnByDice(won);
		const chance = cached(faces, `final ${free} ${cardsWon} ${missing} ${JSON.stringify(pile)}`, () =>
			chanceToDrawThisTurn(faces, free, cardsWon, pile, missing)
		);
		return [{ of: ruling('odds.final', { skill }), chance, how: activeHero(state).unknown > 0 ? '?' : (how.how ?? '≈') }];
	}
	if (!counts || missing <= 0) return [];
	const plan = cachedPlanner(faces, counts);
	const any = { of: ruling('odds.goal', { goal }), chance: plan.chance(free, missing, 2 * WHITE_DICE), ...how };
	if (aim.bears === 'any') return [any];
	const chance = bears < 0 ? 0 : plan.chance(free, missing, bears);
	return [any, { of: ruling('odds.goal-within', { goal, most: Number(aim.bears) }), chance, ...how }];
}

/** The chance that the next throw brings more Chaams than are left to draw. */
function runningOutOdds(state: State): readonly Odd[] {
	if (!tracksPath(state)) return [];
	const { won, free } = state.heroTurn;
	const stock = chaamsInStock(state);
	const chance = atLeast(cachedThrow(boxDice(state), free, 'chaams', TRAVEL, CHAAMS), stock - chaamsOnDice(won) + 1);
	return chance > 0 ? [{ of: ruling('odds.out', { stock }), chance: Math.min(1, chance), ...diceMark(state) }] : [];
}

// ── The chance of losing ─────────────────────────────────────────────────────────────────────────────────────────

/** The events until Ogotaï has climbed so many spaces: each hero who has not thrown throws once, then Ogotaï climbs. */
function upcomingEvents(state: State, steps: number): readonly DangerEvent[] {
	const { phase, active, heroes, ogotai } = state;
	const chaams = cachedThrow(boxDice(state), WHITE_DICE, 'chaams', TRAVEL, CHAAMS);
	const played = phase === 'throw' ? active : phase === 'action' ? active + 1 : heroes.length;
	return Array.from({ length: steps }, (_, i): readonly DangerEvent[] => {
		const space = ogotai + i + 1;
		return [...heroes.slice(i === 0 ? played : 0).map(({ at }) => ({ at, chaams })), { space, war: warValueAt(state, space) ?? 0 }];
	}).flat();
}

/** A smaller chance of losing is not shown. */
const LEAST_SHOWN = 0.001;
/** A chance above this is certain; the difference to 1 is only rounding. */
const CERTAIN = 1 - 1e-12;

const eventKey = (event: DangerEvent): readonly number[] => ('space' in event ? [event.space, event.war] : [event.at]);

/**
 * The chance of losing by the end of this round, and within Ogotaï's next two steps, if every hero throws once and no Chaams is
 * eliminated. A space that has not been read counts as empty, so the chance is then a lower bound.
 */
function dangerOdds(state: State): readonly Odd[] {
	if (!tracksPath(state)) return [];
	return ([1, 2] as const).flatMap((steps): readonly Odd[] => {
		const events = upcomingEvents(state, steps);
		const isUnread = events.some((event) => 'space' in event && event.space < SUMMIT && warValueAt(state, event.space) === undefined);
		const heroes = events.length - steps;
		const key = JSON.stringify([kernelPath(state), events.map(eventKey)]);
		const losing = cached(boxDice(state), key, () => chanceOfLosing(kernelPath(state), events));
		const chance = losing > CERTAIN ? 1 : losing;
		// When all heroes have played, the effect of Ogotaï's next step is certain, and the forecast shows it.
		if (chance < LEAST_SHOWN || (steps === 1 && heroes === 0)) return [];
		const rule = steps === 1 ? 'odds.round' : 'odds.two-steps';
		return [
			{ of: ruling(isUnread ? `${rule}-unread` : rule, { heroes }), chance, ...(isUnread ? { how: '≥' as const } : diceMark(state)) }
		];
	});
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Unknown cards in hands or in the discard are treated as if they were in the pile. */
const hasUnknownCards = ({ heroes, skillDiscard }: State): boolean =>
	heroes.some(({ unknown }) => unknown > 0) || countOf(skillDiscard, '?') > 0;

function drawPile(state: State, skill: Skill): DrawPile {
	const unseen = unseenSkills(state);
	const pile = hasUnknownCards(state) ? cardCount(unseen) : skillPileSize(state);
	return { pile, wanted: unseen[skill], discard: { cards: cardCount(state.skillDiscard), wanted: countOf(state.skillDiscard, skill) } };
}

/** The cards the hero lacks for a Chaams of its place or for its step, up to three of a skill. */
function missingSkills(state: State): readonly (readonly [skill: Skill, missing: number])[] {
	const me = activeHero(state);
	const lacks = new Map<Skill, number>();
	const want = (skill: Skill, need: number): void => {
		const missing = need - countOf(me.hand, skill);
		if (missing > 0 && missing <= 3) lacks.set(skill, Math.min(missing, lacks.get(skill) ?? missing));
	};
	for (const card of chaamsAt(state, me.at)) if (card !== '?') want(skillOf(card), levelOf(card));
	const due = owesStep(state, me) ? stepAt(state, me.at) : undefined;
	if (due?.kind === 'identical') want(bestSkill(state), due.cards);
	if (due?.kind === 'different') {
		const none = SKILLS.filter((skill) => countOf(me.hand, skill) === 0);
		if (due.cards === SKILLS.length - none.length + 1) for (const skill of none) want(skill, 1);
	}
	return [...lacks];
}

/** Beside each die, the chance that it draws what the hero lacks. */
function drawOdds(state: State): readonly Odd[] {
	if (state.options.depth !== 'full') return [];
	const dice = [...new Set(state.heroTurn.won)].filter((die) => cardsToDraw(state, die) > 0);
	// What the hero lacks is itself a guess while cards of its own hand are unknown.
	const how: Pick<Odd, 'how'> = activeHero(state).unknown > 0 ? { how: '?' } : hasUnknownCards(state) ? { how: '≈' } : {};
	return dice.flatMap((die) =>
		missingSkills(state).map(([skill, n]) => ({
			of: ruling('odds.draw', { skill, n }),
			chance: chanceToDraw(drawPile(state, skill), cardsToDraw(state, die), n),
			beside: die,
			...how
		}))
	);
}

/** The chance that a hero holds n cards of a skill: an unknown card of its hand may be any card that is not in view. */
function chanceToHold(state: State, { hand, unknown }: Hero, skill: Skill, n: number): number {
	const unseen = unseenSkills(state);
	const missing = n - countOf(hand, skill);
	return missing <= 0 ? 1 : chanceToDraw({ pile: cardCount(unseen), wanted: unseen[skill] }, unknown, missing);
}

/** The chance that the hero can eliminate the next Chaam with the cards in hand. */
function removableOdds(state: State): readonly Odd[] {
	if (state.options.depth !== 'full' || state.heroTurn.chaams === 0) return [];
	const me = activeHero(state);
	const weights = nextChaamWeights(state);
	const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
	if (all === 0) return [];
	const removable = weights.reduce((sum, [face, weight]) => sum + weight * chanceToHold(state, me, skillOf(face), levelOf(face)), 0);
	const isGuess = me.unknown > 0 || CHAAM_FACES.some((face) => copiesOf(state, face).from === 'assumed');
	return [{ of: ruling('odds.removable', { hero: me.id }), chance: removable / all, ...(isGuess ? { how: '?' as const } : {}) }];
}
