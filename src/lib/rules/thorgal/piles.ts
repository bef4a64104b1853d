import { type CardCounts, cardCount, countCards, countOf, remainingCards } from '../deck.ts';
import type { KnownFact } from '../facts.ts';
import {
	type Chaam,
	CHAAM_FACES,
	type ChaamFace,
	chaamsByLevel,
	CHAAMS_IN_GAME,
	COPIES_PER_SKILL,
	type Level,
	levelOf,
	type Skill,
	SKILLS
} from './cards.ts';
import { factId } from './ids.ts';
import { type KernelPath, placeBit } from './kernel.ts';
import { copiesInBox } from './printed.ts';
import type { Say } from './rules.ts';
import type { State } from './types.ts';

/* Piles are not stored: a pile consists of the cards that are nowhere else. So no card can get lost, whatever is corrected. */

// ── Skill cards ──────────────────────────────────────────────────────────────────────────────────────────────────

const ALL_SKILLS = Object.fromEntries(SKILLS.map((skill) => [skill, COPIES_PER_SKILL])) as Record<Skill, number>;

const withoutUnknown = ({ '?': _, ...skills }: CardCounts<Skill | '?'>): CardCounts<Skill> => skills;

/** Cards of each skill that are neither known in a hand nor known in the discard. */
export const unseenSkills = ({ heroes, skillDiscard }: State): Record<Skill, number> =>
	remainingCards(ALL_SKILLS, ...heroes.map(({ hand }) => hand), withoutUnknown(skillDiscard));

export const skillPileSize = ({ heroes, skillDiscard }: State): number =>
	SKILLS.length * COPIES_PER_SKILL -
	heroes.reduce((sum, { hand, unknown }) => sum + cardCount(hand) + unknown, 0) -
	cardCount(skillDiscard);

/** Skill cards that can still be drawn: pile and discard. */
export const skillsLeftToDraw = (state: State): number => skillPileSize(state) + cardCount(state.skillDiscard);

/** How many cards of each skill a draw of n cards may bring. If n cards are more than the pile, the discard is shuffled in. */
export const drawableSkills = (state: State, n: number): Record<Skill, number> =>
	unseenSkills(n > skillPileSize(state) ? { ...state, skillDiscard: {} } : state);

/** Shuffles the discard when the draw of n cards emptied the pile or needed more than it had. */
export function reshuffleSkills(before: State, n: number, after: State, say: Say): State {
	const empty = n > skillPileSize(before) || (skillPileSize(after) === 0 && before.options.reshuffle === 'onEmpty');
	return empty && cardCount(before.skillDiscard) > 0 ? shuffleSkills(after, say) : after;
}

/** Makes the discard the pile again. */
export function shuffleSkills(state: State, say: Say): State {
	say('skills.shuffle', { cards: cardCount(state.skillDiscard) });
	return { ...state, skillDiscard: {} };
}

// ── Chaams ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The Chaams on a place; none beyond the path. */
export const chaamsAt = ({ places }: State, place: number): readonly Chaam[] => places[place - 1] ?? [];
export const chaamsOnPath = ({ places }: State): number => places.reduce((sum, cards) => sum + cards.length, 0);
/** Chaams that can still be drawn: pile and discard. */
export const chaamsInStock = (state: State): number => CHAAMS_IN_GAME - chaamsOnPath(state);
export const chaamsPileSize = (state: State): number => chaamsInStock(state) - cardCount(state.chaamsDiscard);

/** Discovered places without Chaams, from the first. */
export const emptyPlaces = ({ places, frontier }: State): readonly number[] =>
	places.flatMap((cards, i) => (i < frontier && cards.length === 0 ? [i + 1] : []));

/** The path as the kernel needs it. */
export const kernelPath = (state: State): KernelPath => ({
	frontier: state.frontier,
	taken: state.places.reduce((bits, cards, i) => (cards.length > 0 ? bits | placeBit(i + 1) : bits), 0),
	stock: chaamsInStock(state)
});

/** Chaams outside the pile, by face. */
export const seenChaams = ({ places, chaamsDiscard }: State): CardCounts<Chaam> =>
	places.reduce<CardCounts<Chaam>>((seen, cards) => {
		const sum: Partial<Record<Chaam, number>> = { ...seen };
		for (const [card, n] of Object.entries(countCards(cards)) as [Chaam, number][]) sum[card] = (sum[card] ?? 0) + n;
		return sum;
	}, chaamsDiscard);

const countLevel = (cards: CardCounts<Chaam>, level: Level): number =>
	CHAAM_FACES.reduce((sum, face) => sum + (levelOf(face) === level ? countOf(cards, face) : 0), 0);

/** The state in which the next card is drawn: an empty pile has been made from the discard again. */
const withRefilledPile = (state: State): State => (chaamsPileSize(state) === 0 ? { ...state, chaamsDiscard: {} } : state);

/** Chaams that cannot be drawn next, because they lie on the path or in a discard that is not shuffled yet. */
export const undrawableChaams = (state: State): CardCounts<Chaam> => seenChaams(withRefilledPile(state));

/** Cards of this level besides those in view: by default those that may still be drawn. */
export const chaamsLeftOfLevel = (state: State, level: Level, inView = undrawableChaams(state)): number =>
	chaamsByLevel(state.options.level3)[level] - countLevel(inView, level);

/** Copies of a card in this box, and whether that number is only assumed. */
export const copiesOf = (state: State, face: ChaamFace): KnownFact<number> => copiesInBox(state.facts, face);

/** Copies of a card that cannot be drawn next. */
export const copiesSeen = (state: State, face: ChaamFace): number => countOf(undrawableChaams(state), face);

/** Moves one Chaams card from the pile to a place. */
export function putChaam(state: State, card: Chaam, to: number, say: Say): State {
	const now = chaamsPileSize(state) === 0 ? reshuffleChaams(state, say) : state;
	const next = learnCopies({ ...now, places: now.places.with(to - 1, [...chaamsAt(now, to), card]) }, card, say);
	const empty = chaamsPileSize(next) === 0 && cardCount(next.chaamsDiscard) > 0 && next.options.reshuffle === 'onEmpty';
	return empty ? reshuffleChaams(next, say) : next;
}

/** Makes the discard the pile again. */
export function reshuffleChaams(state: State, say: Say): State {
	say('chaams.shuffle', { cards: cardCount(state.chaamsDiscard) });
	return { ...state, chaamsDiscard: {}, shuffled: true };
}

/** Learns copies from play: one more copy than assumed was seen, or all 18 cards came out before the first shuffle. */
function learnCopies(state: State, card: Chaam, say: Say): State {
	if (card === '?') return state;
	const seen = seenChaams(state);
	const { from, value } = copiesOf(state, card);
	const isExtra = from !== 'box' && countOf(seen, card) > value;
	if (isExtra) say('box.copies-seen', { card, copies: countOf(seen, card) });
	const after = isExtra ? { ...state, facts: { ...state.facts, [factId('copies', card)]: countOf(seen, card) } } : state;
	if (chaamsPileSize(after) > 0 || after.shuffled || countOf(seen, '?') > 0) return after;
	// With level 3 in the game, six cards of level 1 stay in the box unseen, so nothing is learned about level 1.
	const { level3 } = state.options;
	const complete = CHAAM_FACES.filter((face) => chaamsByLevel(level3)[levelOf(face)] > 0 && !(level3 && levelOf(face) === 1));
	const changed = complete.filter((face) => after.facts[factId('copies', face)] !== countOf(seen, face));
	if (changed.length === 0) return after;
	say('box.split-seen');
	return {
		...after,
		facts: { ...after.facts, ...Object.fromEntries(changed.map((face) => [factId('copies', face), countOf(seen, face)])) }
	};
}

/**
 * How likely each card is to be drawn next, as weights. Unseen cards are all alike, so cards lying face down on the path count as if they
 * were in the pile. When it is not known which six cards of level 1 were replaced by level 3, every remaining copy is equally likely.
 */
export function nextChaamWeights(state: State): readonly (readonly [face: ChaamFace, weight: number])[] {
	const { level3, remove } = state.options;
	const seen = undrawableChaams(state);
	const left = (face: ChaamFace, copies: number): number => Math.max(0, copies - countOf(seen, face));
	const oneOfEachRemoved =
		level3 && remove === 'balanced' && SKILLS.every((skill) => copiesOf(state, `${skill}1`).value === 2 && countOf(seen, `${skill}1`) <= 1);
	const weights = CHAAM_FACES.filter((face) => chaamsByLevel(level3)[levelOf(face)] > 0).map((face) => {
		const copies = copiesOf(state, face).value;
		return [face, left(face, oneOfEachRemoved && levelOf(face) === 1 ? copies - 1 : copies)] as const;
	});
	return weights.map(([face, weight]) => {
		const level = levelOf(face);
		const sameLevel = weights.reduce((sum, [other, n]) => sum + (levelOf(other) === level ? n : 0), 0);
		return [face, sameLevel === 0 ? 0 : (weight / sameLevel) * Math.max(0, chaamsLeftOfLevel(state, level))] as const;
	});
}
