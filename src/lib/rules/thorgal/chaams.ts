import { addCards, repeat } from '../deck.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { type Chaam, inPlay, type Key, KEYS, levelOf, skillOf } from './cards.ts';
import { hero, payingBlind, takeFrom, withHero, withTurn } from './hands.ts';
import { bring, near } from './kernel.ts';
import { board, copiesOf, copiesSeen, levelLeft, place } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

type Of<T extends Own['type']> = Extract<Own, { type: T }>;

export const targets = (state: State): readonly number[] => near(hero(state).at, state.frontier);

/** Can the pile still hold this card? A box that has taught us otherwise is asked again. */
function mayCome(state: State, card: Chaam): Refusal | undefined {
	if (card === '?') return undefined;
	if (!KEYS.includes(card)) return refuse('table.not-now');
	const level = levelOf(card);
	const copies = inPlay(state.options.level3)[level];
	if (levelLeft(state, level) <= 0) return refuse('chaams.level', { level, copies });
	const { value, from } = copiesOf(state, card);
	return from === 'box' && copiesSeen(state, card) >= value ? refuse('chaams.copies', { card, copies: value }) : undefined;
}

/** A card is looked at, then placed, before the next one is drawn. */
export function chaam(state: State, { card, to }: Of<'chaam'>, say: Say): State | Refusal {
	const { phase, heroTurn, frontier } = state;
	if ((phase !== 'chaams' && phase !== 'reveal') || heroTurn.chaams === 0) return refuse('chaams.none');
	if (!Number.isInteger(to) || to < 1) return refuse('table.not-now');
	if (to > frontier) return refuse('chaams.hidden', { place: `L:${to}` });
	const near = phase === 'reveal' ? to === frontier : targets(state).includes(to);
	if (!near && ruleHolds(state, 'chaams.near')) return refuse('chaams.near', { place: `L:${to}` });
	const no = mayCome(state, card);
	if (no) return no;
	say('chaams.placed', { card, place: `L:${to}` });
	return withTurn(place(state, card, to, say), { chaams: heroTurn.chaams - 1 });
}

/** Ogotaï fills the empty place farthest along the path. */
export function brought(state: State, { card }: Of<'brought'>, say: Say): State | Refusal {
	if (state.phase !== 'war' || state.war === 0) return refuse('chaams.none');
	const no = mayCome(state, card);
	if (no) return no;
	const to = bring(board(state)) as number;
	say('ogotai.placed', { card, place: `L:${to}` });
	return { ...place(state, card, to, say), war: state.war - 1 };
}

/** A Chaams of the hero's own place is beaten with as many cards of its own skill as its level. */
export function eliminate(state: State, { card, from, as, cards }: Of<'eliminate'>, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	if (state.options.depth === 'dice') return refuse('table.not-now');
	const me = hero(state);
	const spot = from ?? me.at;
	const here = state.places[spot - 1] ?? [];
	if (!here.includes(card)) return refuse('chaams.absent', { card, place: `L:${me.at}` });
	if (spot !== me.at && ruleHolds(state, 'chaams.not-here')) return refuse('chaams.not-here', { card, place: `L:${spot}` });
	const face = card === '?' ? as : card;
	const price = face ? levelOf(face) : cards;
	if ((face && !KEYS.includes(face)) || price === undefined || ![1, 2, 3].includes(price)) return refuse('table.not-now');
	const unlike = card === '?' && as && mayCome(state, as);
	if (unlike) return unlike;

	const paid = face && state.options.depth === 'full' ? payFor(state, face) : payNumber(state, price);
	if (paid.short > 0 && ruleHolds(state, 'chaams.price'))
		return refuse('chaams.price', { card: face ?? card, need: price, have: price - paid.short });
	say('chaams.eliminated', { hero: me.id, card: face ?? card, place: `L:${spot}` });
	return {
		...paid.after,
		places: state.places.with(spot - 1, here.toSpliced(here.indexOf(card), 1)),
		chaamsDiscard: addCards(state.chaamsDiscard, face ?? card)
	};
}

interface Paid {
	readonly after: State;
	readonly short: number;
}

function payFor(state: State, face: Key): Paid {
	const me = hero(state);
	const skill = skillOf(face);
	const { hand, unknown, short } = takeFrom(state, me, skill, levelOf(face));
	const discard = addCards(state.skillDiscard, ...repeat(skill, levelOf(face) - short));
	return { after: { ...withHero(state, me.id, { hand, unknown }), skillDiscard: discard }, short };
}

function payNumber(state: State, price: number): Paid {
	const me = hero(state);
	const have = Math.min(price, me.unknown);
	return { after: payingBlind(state, me, have)!, short: price - have };
}

/** A Chaams nobody had looked at. */
export function recognise(state: State, { place: spot, card }: Of<'recognise'>, say: Say): State | Refusal {
	const here = state.places[spot - 1] ?? [];
	if (state.options.depth !== 'full' || !here.includes('?')) return refuse('table.not-now');
	const no = mayCome(state, card);
	if (no) return no;
	say('chaams.recognised', { card, place: `L:${spot}` });
	return { ...state, places: state.places.with(spot - 1, here.with(here.indexOf('?'), card)) };
}
