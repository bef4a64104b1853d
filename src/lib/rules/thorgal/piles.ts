import { knownFact } from '../facts.ts';
import { type CardCounts, countOf, remainingCards, cardCount, countCards } from '../deck.ts';
import {
	type Chaam,
	COPIES_PER_SKILL,
	CHAAMS_IN_GAME,
	chaamsByLevel,
	CHAAM_FACES,
	type ChaamFace,
	type Level,
	levelOf,
	PRINTED,
	SKILLS,
	type Skill
} from './cards.ts';
import { placeBit, type KernelPath } from './kernel.ts';
import type { Say } from './rules.ts';
import type { State } from './types.ts';

// ── Skill cards ──────────────────────────────────────────────────────────────────────────────────────────────────

const ALL_SKILLS = Object.fromEntries(SKILLS.map((skill) => [skill, COPIES_PER_SKILL])) as Record<Skill, number>;

const withoutUnknown = ({ '?': _, ...skills }: CardCounts<Skill | '?'>): CardCounts<Skill> => skills;

/** Skill cards of each kind that lie neither in a hand we know nor in the discard. */
export const unseenSkills = ({ heroes, skillDiscard }: State): Record<Skill, number> =>
	remainingCards(ALL_SKILLS, ...heroes.map(({ hand }) => hand), withoutUnknown(skillDiscard));

/** What lies nowhere else: a pile that is worked out cannot lose a card. */
export const skillPileSize = ({ heroes, skillDiscard }: State): number =>
	SKILLS.length * COPIES_PER_SKILL -
	heroes.reduce((sum, { hand, unknown }) => sum + cardCount(hand) + unknown, 0) -
	cardCount(skillDiscard);

/** Cards a draw can bring at most: pile and discard. */
export const skillsLeftToDraw = (state: State): number => skillPileSize(state) + cardCount(state.skillDiscard);

/** How many of a kind this draw may bring: once the pile is through, the discard comes back. */
export const drawableSkills = (state: State, n: number): Record<Skill, number> =>
	unseenSkills(n > skillPileSize(state) ? { ...state, skillDiscard: {} } : state);

/** The discard comes back when a card is needed and the pile is out; usually as soon as the pile is empty. */
export function reshuffleSkills(before: State, n: number, after: State, say: Say): State {
	const out = n > skillPileSize(before) || (skillPileSize(after) === 0 && before.options.reshuffle === 'onEmpty');
	if (!out || cardCount(before.skillDiscard) === 0) return after;
	say('skills.shuffle', { cards: cardCount(before.skillDiscard) });
	return { ...after, skillDiscard: {} };
}

// ── Chaams ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const chaamsOnPath = ({ places }: State): number => places.reduce((sum, cards) => sum + cards.length, 0);
/** Chaams that can still be drawn: pile and discard. */
export const chaamsInStock = (state: State): number => CHAAMS_IN_GAME - chaamsOnPath(state);
export const chaamsPileSize = (state: State): number => chaamsInStock(state) - cardCount(state.chaamsDiscard);

/** Discovered places without Chaams, from the first. */
export const emptyPlaces = ({ places, frontier }: State): readonly number[] =>
	places.flatMap((cards, i) => (i < frontier && cards.length === 0 ? [i + 1] : []));

/** The path as the kernel sees it. */
export const kernelPath = (state: State): KernelPath => ({
	frontier: state.frontier,
	taken: state.places.reduce((bits, cards, i) => (cards.length > 0 ? bits | placeBit(i + 1) : bits), 0),
	stock: chaamsInStock(state)
});

/** Chaams whose face the table has told and that are not in the pile. */
export const seenChaams = ({ places, chaamsDiscard }: State): CardCounts<Chaam> =>
	places.reduce<CardCounts<Chaam>>((seen, cards) => {
		const sum: Partial<Record<Chaam, number>> = { ...seen };
		for (const [card, n] of Object.entries(countCards(cards)) as [Chaam, number][]) sum[card] = (sum[card] ?? 0) + n;
		return sum;
	}, chaamsDiscard);

const countLevel = (cards: CardCounts<Chaam>, level: Level): number =>
	CHAAM_FACES.reduce((sum, key) => sum + (levelOf(key) === level ? countOf(cards, key) : 0), 0);

/** What the next card is drawn from: an empty pile is first made of the discard again. */
const withRefilledPile = (state: State): State => (chaamsPileSize(state) === 0 ? { ...state, chaamsDiscard: {} } : state);

/** Cards of this level that may still come. */
export const chaamsLeftOfLevel = (state: State, level: Level): number =>
	chaamsByLevel(state.options.level3)[level] - countLevel(seenChaams(withRefilledPile(state)), level);

/** Copies of a card in this box, as far as it is known. */
export const copiesOf = (state: State, key: ChaamFace) => knownFact<number>(PRINTED, state.facts, 'copies', key)!;

export const copiesSeen = (state: State, key: ChaamFace): number => countOf(seenChaams(withRefilledPile(state)), key);

/** One Chaams card leaves the pile for a place. */
export function putChaam(state: State, card: Chaam, to: number, say: Say): State {
	const now = chaamsPileSize(state) === 0 ? reshuffleChaams(state, say) : state;
	const next = learnCopies({ ...now, places: now.places.with(to - 1, [...now.places[to - 1]!, card]) }, card, say);
	const empty = chaamsPileSize(next) === 0 && cardCount(next.chaamsDiscard) > 0 && next.options.reshuffle === 'onEmpty';
	return empty ? reshuffleChaams(next, say) : next;
}

function reshuffleChaams(state: State, say: Say): State {
	say('chaams.shuffle', { cards: cardCount(state.chaamsDiscard) });
	return { ...state, chaamsDiscard: {}, shuffled: true };
}

/** The box shows what it holds: a copy more than assumed, or the whole deck once all 18 have come before the first shuffle. */
function learnCopies(state: State, card: Chaam, say: Say): State {
	if (card === '?') return state;
	const seen = seenChaams(state);
	const { from, value } = copiesOf(state, card);
	const more = from !== 'box' && countOf(seen, card) > value;
	if (more) say('box.copies-seen', { card, copies: countOf(seen, card) });
	const wiser = more ? { ...state, facts: { ...state.facts, [`copies:${card}`]: countOf(seen, card) } } : state;
	if (chaamsPileSize(wiser) > 0 || wiser.shuffled || countOf(seen, '?') > 0) return wiser;
	// Of the first level a hard game leaves six in the box: those are not seen.
	const whole = CHAAM_FACES.filter(
		(key) => chaamsByLevel(state.options.level3)[levelOf(key)] > 0 && !(state.options.level3 && levelOf(key) === 1)
	);
	const news = whole.filter((key) => wiser.facts[`copies:${key}`] !== countOf(seen, key));
	if (news.length === 0) return wiser;
	say('box.split-seen');
	return { ...wiser, facts: { ...wiser.facts, ...Object.fromEntries(news.map((key) => [`copies:${key}`, countOf(seen, key)])) } };
}

/**
 * How likely the next Chaams is each card, by weight. Unseen cards are alike, so those lying face down anywhere count with the pile.
 * A hard game whose six removed cards are not known draws its first level from all that may be left.
 */
export function nextChaamWeights(state: State): readonly (readonly [key: ChaamFace, weight: number])[] {
	const { level3, remove } = state.options;
	const seen = seenChaams(withRefilledPile(state));
	const left = (key: ChaamFace, copies: number): number => Math.max(0, copies - countOf(seen, key));
	const balanced =
		level3 && remove === 'balanced' && SKILLS.every((skill) => copiesOf(state, `${skill}1`).value === 2 && countOf(seen, `${skill}1`) <= 1);
	const weights = CHAAM_FACES.filter((key) => chaamsByLevel(level3)[levelOf(key)] > 0).map((key) => {
		const copies = copiesOf(state, key).value;
		return [key, left(key, balanced && levelOf(key) === 1 ? copies - 1 : copies)] as const;
	});
	return weights.map(([key, weight]) => {
		const level = levelOf(key);
		const all = weights.reduce((sum, [other, n]) => sum + (levelOf(other) === level ? n : 0), 0);
		return [key, all === 0 ? 0 : (weight / all) * Math.max(0, chaamsLeftOfLevel(state, level))] as const;
	});
}
