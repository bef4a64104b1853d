import { addCards, repeat } from '../deck.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { type Chaam, chaamsByLevel, type ChaamFace, CHAAM_FACES, levelOf, skillOf } from './cards.ts';
import { activeHero, payByNumber, takeCards, withHero, withHeroTurn } from './heroes.ts';
import { nextWarPlace, placesNear } from './kernel.ts';
import { kernelPath, copiesOf, copiesSeen, chaamsLeftOfLevel, putChaam } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

type Of<T extends Own['type']> = Extract<Own, { type: T }>;

export const chaamTargets = (state: State): readonly number[] => placesNear(activeHero(state).at, state.frontier);

/** Can the pile still hold this card? A box that has taught us otherwise is asked again. */
function refuseFace(state: State, card: Chaam): Refusal | undefined {
	if (card === '?') return undefined;
	if (!CHAAM_FACES.includes(card)) return refuse('table.not-now');
	const level = levelOf(card);
	const copies = chaamsByLevel(state.options.level3)[level];
	if (chaamsLeftOfLevel(state, level) <= 0) return refuse('chaams.level', { level, copies });
	const { value, from } = copiesOf(state, card);
	return from === 'box' && copiesSeen(state, card) >= value ? refuse('chaams.copies', { card, copies: value }) : undefined;
}

/** A card is looked at, then placed, before the next one is drawn. */
export function placeDrawnChaam(state: State, { card, to }: Of<'chaam'>, say: Say): State | Refusal {
	const { phase, heroTurn, frontier } = state;
	if ((phase !== 'chaams' && phase !== 'reveal') || heroTurn.chaams === 0) return refuse('chaams.none');
	if (!Number.isInteger(to) || to < 1) return refuse('table.not-now');
	if (to > frontier) return refuse('chaams.hidden', { place: `L:${to}` });
	const near = phase === 'reveal' ? to === frontier : chaamTargets(state).includes(to);
	if (!near && ruleHolds(state, 'chaams.near')) return refuse('chaams.near', { place: `L:${to}` });
	const no = refuseFace(state, card);
	if (no) return no;
	say('chaams.placed', { card, place: `L:${to}` });
	return withHeroTurn(putChaam(state, card, to, say), { chaams: heroTurn.chaams - 1 });
}

/** Ogotaï fills the empty place farthest along the path. */
export function placeWarChaam(state: State, { card }: Of<'brought'>, say: Say): State | Refusal {
	if (state.phase !== 'war' || state.war === 0) return refuse('chaams.none');
	const no = refuseFace(state, card);
	if (no) return no;
	const to = nextWarPlace(kernelPath(state)) as number;
	say('ogotai.placed', { card, place: `L:${to}` });
	return { ...putChaam(state, card, to, say), war: state.war - 1 };
}

/** A Chaams of the hero's own place is beaten with as many cards of its own skill as its level. */
export function eliminateChaam(state: State, { card, from, as, cards }: Of<'eliminate'>, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	if (state.options.depth === 'dice') return refuse('table.not-now');
	const me = activeHero(state);
	const spot = from ?? me.at;
	const here = state.places[spot - 1] ?? [];
	if (!here.includes(card)) return refuse('chaams.absent', { card, place: `L:${me.at}` });
	if (spot !== me.at && ruleHolds(state, 'chaams.not-here')) return refuse('chaams.not-here', { card, place: `L:${spot}` });
	const face = card === '?' ? as : card;
	const price = face ? levelOf(face) : cards;
	if ((face && !CHAAM_FACES.includes(face)) || price === undefined || ![1, 2, 3].includes(price)) return refuse('table.not-now');
	const unlike = card === '?' && as && refuseFace(state, as);
	if (unlike) return unlike;

	const paid = face && state.options.depth === 'full' ? payWithSkill(state, face) : payWithAnyCards(state, price);
	if (paid.short > 0 && ruleHolds(state, 'chaams.price'))
		return refuse('chaams.price', { card: face ?? card, need: price, have: price - paid.short });
	say('chaams.eliminated', { hero: me.id, card: face ?? card, place: `L:${spot}` });
	return {
		...paid.after,
		places: state.places.with(spot - 1, here.toSpliced(here.indexOf(card), 1)),
		chaamsDiscard: addCards(state.chaamsDiscard, face ?? card)
	};
}

interface Payment {
	readonly after: State;
	readonly short: number;
}

function payWithSkill(state: State, face: ChaamFace): Payment {
	const me = activeHero(state);
	const skill = skillOf(face);
	const { hand, unknown, short } = takeCards(state, me, skill, levelOf(face));
	const discard = addCards(state.skillDiscard, ...repeat(skill, levelOf(face) - short));
	return { after: { ...withHero(state, me.id, { hand, unknown }), skillDiscard: discard }, short };
}

function payWithAnyCards(state: State, price: number): Payment {
	const me = activeHero(state);
	const have = Math.min(price, me.unknown);
	return { after: payByNumber(state, me, have)!, short: price - have };
}

/** A Chaams nobody had looked at. */
export function recogniseChaam(state: State, { place: spot, card }: Of<'recognise'>, say: Say): State | Refusal {
	const here = state.places[spot - 1] ?? [];
	if (state.options.depth !== 'full' || !here.includes('?')) return refuse('table.not-now');
	const no = refuseFace(state, card);
	if (no) return no;
	say('chaams.recognised', { card, place: `L:${spot}` });
	return { ...state, places: state.places.with(spot - 1, here.with(here.indexOf('?'), card)) };
}
