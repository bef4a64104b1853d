import { knownFact } from '../facts.ts';
import type { Odd } from '../contract.ts';
import { countOf, cardCount } from '../deck.ts';
import type { Distribution } from '../odds/distribution.ts';
import { bestSkill, planFor, wish } from './throw-value.ts';
import { KEYS, LAB, levelOf, PRINTED, type Skill, SKILLS, skillOf, SUMMIT, type White, WHITE_DICE } from './cards.ts';
import { atLeast, CARDS, type Draw, drawing, drawingThisTurn, forcedChaams, type Measure, oneThrow, SYMBOLS, TRAVEL } from './chances.ts';
import { draws } from './action.ts';
import { type Event, losing } from './danger.ts';
import { diceOf } from './destiny.ts';
import { hero } from './hands.ts';
import { type Box, skillCards, symbols } from './kernel.ts';
import { warAt } from './ogotai.ts';
import { owesStep, stepOf } from './path.ts';
import { board, copiesOf, nextChaams, skillPile, stock, unseenSkills } from './piles.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

const kept = new Map<string, unknown>();
const KEPT = 500;

/** The same dice always fall alike, and the same board is in the same danger: what was worked out once is kept. */
function remember<T>(box: Box, what: string, make: () => T): T {
	const key = `${box.white.join()} ${box.black.join()} ${what}`;
	if (!kept.has(key)) {
		if (kept.size >= KEPT) kept.clear();
		kept.set(key, make());
	}
	return kept.get(key) as T;
}

const throwLaw = (box: Box, n: number, name: string, wants: Measure, counts: Measure): Distribution =>
	remember(box, `throw ${n} ${name}`, () => oneThrow(box, n, wants, counts));

/** At least one, with the law behind it. */
const some = (law: Distribution): Pick<Odd, 'chance' | 'spread'> => ({
	chance: atLeast(law, 1),
	spread: [...law.entries()].filter(([n]) => n > 0)
});

export function odds(state: State): readonly Odd[] {
	if (state.over || state.ogotai === 0) return [];
	switch (state.phase) {
		case 'throw':
		case 'decide':
			return state.heroTurn.free > 0
				? [...nextThrow(state), ...goal(state), ...runningOut(state), ...(state.heroTurn.throws === 0 ? danger(state) : [])]
				: [];
		case 'chaams':
			return removable(state);
		case 'action':
			return [...drawn(state), ...danger(state)];
		case 'ogotai':
			return danger(state);
		default:
			return [];
	}
}

/** Rests on one of each symbol until the owner has said so. */
const guess = ({ facts }: State): Pick<Odd, 'how'> =>
	['white', 'black'].every((die) => knownFact(PRINTED, facts, 'faces', die)!.from === 'box') ? {} : { how: '?' };

function nextThrow(state: State): readonly Odd[] {
	const box = diceOf(state);
	const dice = state.heroTurn.free;
	const how = guess(state);
	return [
		{ of: ruling('odds.travel', { dice }), ...some(throwLaw(box, dice, 'travel', TRAVEL, TRAVEL)), ...how },
		{ of: ruling('odds.cards', { dice }), ...some(throwLaw(box, dice, 'cards', CARDS, CARDS)), ...how },
		{ of: ruling('odds.chaams', { dice }), ...some(throwLaw(box, dice, 'chaams', TRAVEL, SYMBOLS)), ...how },
		{ of: ruling('odds.forced', { dice }), chance: remember(box, `forced ${dice}`, () => forcedChaams(box, dice)), ...how }
	];
}

/** The whole phase, played as well as can be for what the player is after. */
function goal(state: State): readonly Odd[] {
	const box = diceOf(state);
	const { won, free, aim } = state.heroTurn;
	const { goal: name, counts, missing, bears } = wish(state);
	const how = guess(state);
	if (name === 'final') {
		const me = hero(state);
		const skill = bestSkill(state);
		if (state.options.depth !== 'full' || me.at !== LAB) return [];
		const pile = pileOf(state, skill);
		const chance = remember(box, `final ${free} ${skillCards(won)} ${missing} ${JSON.stringify(pile)}`, () =>
			drawingThisTurn(box, free, skillCards(won), pile, missing)
		);
		return [{ of: ruling('odds.final', { skill }), chance, how: how.how ?? '≈' }];
	}
	if (!counts || missing <= 0) return [];
	const plan = planFor(box, counts);
	const any = { of: ruling('odds.goal', { goal: name }), chance: plan.chance(free, missing, 2 * WHITE_DICE), ...how };
	if (aim.bears === 'any') return [any];
	const chance = bears < 0 ? 0 : plan.chance(free, missing, bears);
	return [any, { of: ruling('odds.goal-within', { goal: name, most: Number(aim.bears) }), chance, ...how }];
}

/** One in a thousand: less is not worth a line. */
const WORTH_SAYING = 0.001;

/** Out of Chaams with the next throw, whatever the others do. */
function runningOut(state: State): readonly Odd[] {
	if (state.options.depth === 'dice') return [];
	const { won, free } = state.heroTurn;
	const left = stock(state);
	const out = atLeast(throwLaw(diceOf(state), free, 'chaams', TRAVEL, SYMBOLS), left - symbols(won) + 1);
	return out > 0 ? [{ of: ruling('odds.out', { stock: left }), chance: Math.min(1, out), ...guess(state) }] : [];
}

/** What is still to come until Ogotaï has made so many steps: whoever has not thrown throws once, then he climbs. */
function ahead(state: State, steps: number): readonly Event[] {
	const { phase, active, heroes, ogotai } = state;
	const chaams = throwLaw(diceOf(state), WHITE_DICE, 'chaams', TRAVEL, SYMBOLS);
	const played = phase === 'throw' ? active : phase === 'action' ? active + 1 : heroes.length;
	return Array.from({ length: steps }, (_, i): readonly Event[] => {
		const space = ogotai + i + 1;
		return [...heroes.slice(i === 0 ? played : 0).map(({ at }) => ({ at, chaams })), { space, war: warAt(state, space) ?? 0 }];
	}).flat();
}

/**
 * Losing the game by the end of this round, and within Ogotaï's next two steps, by any defeat, if every hero throws once and nobody fights
 * back. Where a space has not been read it brings nothing: then it is the least that can be said.
 */
function danger(state: State): readonly Odd[] {
	if (state.options.depth === 'dice') return [];
	return ([1, 2] as const).flatMap((steps): readonly Odd[] => {
		const events = ahead(state, steps);
		const unread = events.some((event) => 'space' in event && event.space < SUMMIT && warAt(state, event.space) === undefined);
		const heroes = events.length - steps;
		const key = JSON.stringify([board(state), events.map(told)]);
		const lost = remember(diceOf(state), key, () => losing(board(state), events));
		const chance = lost > SURE ? 1 : lost;
		// Once all heroes have played his next step is no longer a chance: the forecast says what it does.
		if (chance < WORTH_SAYING || (steps === 1 && heroes === 0)) return [];
		const name = steps === 1 ? 'odds.round' : 'odds.two-steps';
		return [{ of: ruling(unread ? `${name}-unread` : name, { heroes }), chance, ...(unread ? { how: '≥' as const } : guess(state)) }];
	});
}

/** Above this only rounding is missing: certain is not "more than 99.9 %". */
const SURE = 1 - 1e-12;

const told = (event: Event): readonly number[] => ('space' in event ? [event.space, event.war] : [event.at]);

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards nobody told are as likely as the pile to be anything. */
const anyUnknown = ({ heroes, skillDiscard }: State): boolean =>
	heroes.some(({ unknown }) => unknown > 0) || countOf(skillDiscard, '?') > 0;

function pileOf(state: State, skill: Skill): Draw {
	const unseen = unseenSkills(state);
	const pile = anyUnknown(state) ? cardCount(unseen) : skillPile(state);
	return { pile, wanted: unseen[skill], discard: { cards: cardCount(state.skillDiscard), wanted: countOf(state.skillDiscard, skill) } };
}

/** What the hero lacks: for a Chaams of this place, for the step, for the end. */
export function wants(state: State): readonly (readonly [skill: Skill, missing: number])[] {
	const me = hero(state);
	const lacks = new Map<Skill, number>();
	const want = (skill: Skill, need: number): void => {
		const missing = need - countOf(me.hand, skill);
		if (missing > 0 && missing <= 3) lacks.set(skill, Math.min(missing, lacks.get(skill) ?? missing));
	};
	for (const card of state.places[me.at - 1]!) if (card !== '?') want(skillOf(card), levelOf(card));
	const due = owesStep(state, me) ? stepOf(state, me.at) : undefined;
	if (due?.kind === 'identical') want(bestSkill(state), due.cards);
	if (due?.kind === 'different') {
		const none = SKILLS.filter((skill) => countOf(me.hand, skill) === 0);
		if (due.cards === SKILLS.length - none.length + 1) for (const skill of none) want(skill, 1);
	}
	return [...lacks];
}

/** What each die may draw, beside it. */
function drawn(state: State): readonly Odd[] {
	if (state.options.depth !== 'full') return [];
	const dice = [...new Set<White>(state.heroTurn.won)].filter((die) => draws(state, die) > 0);
	const how: Pick<Odd, 'how'> = anyUnknown(state) ? { how: '≈' } : {};
	return dice.flatMap((die) =>
		wants(state).map(([skill, n]) => ({
			of: ruling('odds.draw', { skill, n }),
			chance: drawing(pileOf(state, skill), draws(state, die), n),
			beside: die,
			...how
		}))
	);
}

/** Could the hero beat the next Chaams on the spot? */
function removable(state: State): readonly Odd[] {
	if (state.options.depth !== 'full' || state.heroTurn.chaams === 0) return [];
	const me = hero(state);
	const cards = nextChaams(state);
	const all = cards.reduce((sum, [, weight]) => sum + weight, 0);
	if (all === 0) return [];
	const mine = cards.reduce((sum, [key, weight]) => (countOf(me.hand, skillOf(key)) >= levelOf(key) ? sum + weight : sum), 0);
	const assumed = KEYS.some((key) => copiesOf(state, key).from === 'assumed');
	return [{ of: ruling('odds.removable', { hero: me.id }), chance: mine / all, ...(assumed ? { how: '?' as const } : {}) }];
}
