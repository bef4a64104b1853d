import { addCards, countOf, repeat } from '../deck.ts';
import { type Refusal, ruleHolds } from '../table.ts';
import { loseGame } from './action.ts';
import { type Chaam, CHAAM_FACES, type ChaamFace, chaamsByLevel, levelOf, skillOf } from './cards.ts';
import { mayAct, needsDice, startActing, tracksHands, tracksPath } from './depth.ts';
import { activeHero, payByNumber, takeCards, withHero, withHeroTurn } from './heroes.ts';
import { placeId } from './ids.ts';
import { isDefeat, nextWarPlace, placesNear } from './kernel.ts';
import {
	chaamsAt,
	chaamsInStock,
	chaamsLeftOfLevel,
	copiesOf,
	kernelPath,
	putChaam,
	reshuffleChaams,
	seenChaams,
	undrawableChaams
} from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { OwnOf, State } from './types.ts';

/** Places on which the active hero may put a drawn Chaams. */
export const chaamTargets = (state: State): readonly number[] => placesNear(activeHero(state).at, state.frontier);

/** Refuses a face if no card with it can be left besides those in view; by default, if none can be in the pile. */
function refuseFace(state: State, card: Chaam, inView = undrawableChaams(state)): Refusal | undefined {
	if (card === '?') return undefined;
	if (!CHAAM_FACES.includes(card)) return refuse('table.not-now');
	const level = levelOf(card);
	const copies = chaamsByLevel(state.options.level3)[level];
	if (chaamsLeftOfLevel(state, level, inView) <= 0) return refuse('chaams.level', { level, copies });
	const { value, from } = copiesOf(state, card);
	return from === 'box' && countOf(inView, card) >= value ? refuse('chaams.copies', { card, copies: value }) : undefined;
}

/** Whether this face is in the discard and not in the pile of the app. */
const isInDiscard = (state: State, card: Chaam): boolean =>
	refuseFace(state, card) !== undefined && refuseFace({ ...state, chaamsDiscard: {} }, card) === undefined;

/** Refuses a face that cannot be drawn. A table may have shuffled the discard at another moment than the app: then it can be drawn anyway. */
function refuseDrawnFace(state: State, card: Chaam): Refusal | undefined {
	if (card === '?' || !isInDiscard(state, card)) return refuseFace(state, card);
	return ruleHolds(state, 'chaams.in-discard') ? refuse('chaams.in-discard', { card }) : undefined;
}

/** Draws a Chaams and puts it on a place. */
const drawTo = (state: State, card: Chaam, to: number, say: Say): State =>
	putChaam(isInDiscard(state, card) ? reshuffleChaams(state, say) : state, card, to, say);

/** A drawn card is put on a place before the next one is drawn. */
export function placeDrawnChaam(state: State, { card, to }: OwnOf<'chaam'>, say: Say): State | Refusal {
	const { phase, heroTurn, frontier } = state;
	/** Without dice the app does not know how many Chaams must be drawn: the table notes each one. */
	const isNoted = mayAct(state) && !needsDice(state);
	if (!isNoted && ((phase !== 'chaams' && phase !== 'reveal') || heroTurn.chaams === 0)) return refuse('chaams.none');
	if (!Number.isInteger(to) || to < 1) return refuse('table.not-now');
	if (to > frontier) return refuse('chaams.hidden', { place: placeId(to) });
	const isAllowed = phase === 'reveal' ? to === frontier : chaamTargets(state).includes(to);
	if (!isAllowed && ruleHolds(state, 'chaams.near')) return refuse('chaams.near', { place: placeId(to) });
	const refusal = refuseDrawnFace(state, card);
	if (refusal) return refusal;
	if (isNoted && chaamsInStock(state) === 0) return loseGame(state, 'end.no-chaams', say);
	if (card === '?') say('chaams.placed-one', { place: placeId(to) });
	else say('chaams.placed', { card, place: placeId(to) });
	const placed = drawTo(state, card, to, say);
	return isNoted ? startActing(placed) : withHeroTurn(placed, { chaams: heroTurn.chaams - 1 });
}

/** Ogotaï's card is put on the farthest discovered place without Chaams. */
export function placeWarChaam(state: State, { card }: OwnOf<'brought'>, say: Say): State | Refusal {
	const to = nextWarPlace(kernelPath(state));
	if (state.phase !== 'war' || state.war === 0 || isDefeat(to)) return refuse('chaams.none');
	const refusal = refuseDrawnFace(state, card);
	if (refusal) return refusal;
	if (card === '?') say('ogotai.placed-one', { place: placeId(to) });
	else say('ogotai.placed', { card, place: placeId(to) });
	return { ...drawTo(state, card, to, say), war: state.war - 1 };
}

/** A Chaams on the hero's own place is eliminated with as many cards of its skill as its level. */
export function eliminateChaam(state: State, { card, from, as, cards }: OwnOf<'eliminate'>, say: Say): State | Refusal {
	if (!mayAct(state)) return refuse('action.when');
	if (!tracksPath(state)) return refuse('table.not-now');
	const me = activeHero(state);
	const place = from ?? me.at;
	const here = chaamsAt(state, place);
	if (!here.includes(card)) return refuse('chaams.absent', { card, place: placeId(me.at) });
	if (place !== me.at && ruleHolds(state, 'chaams.not-here')) return refuse('chaams.not-here', { card, place: placeId(place) });
	if (!tracksHands(state)) return withoutChaam(startActing(state), card, place, say);
	const face = card === '?' ? as : card;
	const price = face ? levelOf(face) : cards;
	if ((face && !CHAAM_FACES.includes(face)) || price === undefined || ![1, 2, 3].includes(price)) return refuse('table.not-now');
	const wrongFace = card === '?' && as && refuseFace(state, as, seenChaams(state));
	if (wrongFace) return wrongFace;

	const { after, short } = face && state.options.depth === 'full' ? payWithSkill(state, face) : payByNumber(state, me, price);
	if (short > 0 && ruleHolds(state, 'chaams.price'))
		return refuse('chaams.price', { card: face ?? card, need: price, have: price - short });
	return withoutChaam(after, card, place, say, face);
}

/** Moves a Chaams from its place to the discard, with the face that was entered for it. */
function withoutChaam(state: State, card: Chaam, place: number, say: Say, face: Chaam = card): State {
	const hero = activeHero(state).id;
	if (face === '?') say('chaams.eliminated-one', { hero, place: placeId(place) });
	else say('chaams.eliminated', { hero, card: face, place: placeId(place) });
	const here = chaamsAt(state, place);
	return {
		...state,
		places: state.places.with(place - 1, here.toSpliced(here.indexOf(card), 1)),
		chaamsDiscard: addCards(state.chaamsDiscard, face)
	};
}

function payWithSkill(state: State, face: ChaamFace): { readonly after: State; readonly short: number } {
	const me = activeHero(state);
	const skill = skillOf(face);
	const { hand, unknown, short } = takeCards(state, me, skill, levelOf(face));
	const skillDiscard = addCards(state.skillDiscard, ...repeat(skill, levelOf(face) - short));
	return { after: { ...withHero(state, me.id, { hand, unknown }), skillDiscard }, short };
}

/** Names an unknown Chaams of a place. */
export function recogniseChaam(state: State, { place, card }: OwnOf<'recognise'>, say: Say): State | Refusal {
	const here = chaamsAt(state, place);
	if (state.options.depth !== 'full' || !here.includes('?')) return refuse('table.not-now');
	const refusal = refuseFace(state, card, seenChaams(state));
	if (refusal) return refusal;
	say('chaams.recognised', { card, place: placeId(place) });
	return { ...state, places: state.places.with(place - 1, here.with(here.indexOf('?'), card)) };
}
