import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { BLUISH, type Card, type Colour, colourOf, type Line, type Unnamed } from '../cards.ts';
import { drawToHand, hiddenCopies, layCards, refill } from '../decks.ts';
import { activePilot, allSaucers, flightOf, mySaucers, placeOf, withFlight, withoutField, withoutHeldHand, withPilot } from '../fleet.ts';
import { shockWave } from '../movement.ts';
import { deck, HAND } from './cards.ts';
import { countsCards, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

// ── Phase 1: drawing ─────────────────────────────────────────────────────────────────────────────────────────────

/** Fills the hand up and draws one more card, before the player decides anything. A resting player skips phase 1 (p. 19). */
export function beginTurn(state: State, say: Say): State {
	const player = activePilot(state).id;
	if (activePilot(state).rest !== 'no') {
		say('turn.exhausted', { player });
		return { ...withPilot(state, state.active, { rest: 'resting' }), phase: 'roll' };
	}
	if (!countsCards(state)) {
		say('turn.plain', { player });
		return { ...state, phase: 'roll' };
	}
	const { state: next, drawn, shuffled } = refill(withoutHeldHand(state, state.active), state.active, HAND);
	say('turn.begins', { player, drawn });
	if (shuffled) say('draw.shuffled', { cards: shuffled });
	return { ...next, phase: 'draw', drawn, early: shuffled ? state.stack.pile : 0 };
}

/** Phase 1; if cards are not counted, the moment before the roll. */
const isDrawing = (state: State): boolean =>
	state.phase === 'draw' || (!countsCards(state) && state.phase === 'roll' && activePilot(state).rest === 'no');

const mayChoose = (state: State): boolean => !state.chosen || state.options.phase1Combine || !ruleHolds(state, 'draw.one-choice');

/** A card goes from the hand to the discard; the table need not name it. */
export function discardCard(state: State, card: Card | Unnamed, say: Say): State | Refusal {
	if (state.phase !== 'draw' || state.pending) return refuse('table.not-now');
	if (card === 'nova') return refuse('draw.never-held');
	if (!mayChoose(state) && activePilot(state).hand <= HAND) return refuse('draw.one-choice');
	say('draw.discarded', { player: activePilot(state).id, card });
	const paid = payCards(state, { seat: state.active, card, n: 1 }, say);
	return isRefusal(paid) ? paid : { ...paid, chosen: true };
}

/** Ends phase 1. It is entered only with the option that allows several cards in phase 1. */
export function endChoices(state: State, say: Say): State | Refusal {
	if (state.phase !== 'draw' || state.pending || !state.options.phase1Combine || !state.chosen) return refuse('table.not-now');
	const { hand, id } = activePilot(state);
	if (hand > HAND && ruleHolds(state, 'draw.limit')) return refuse('draw.limit', { hand, most: HAND });
	say('draw.ready', { player: id });
	return { ...state, phase: 'roll' };
}

/** Pulsars: played before the roll, at most one for each die. A partner may give one even to a resting player, who has no phase 1. */
export function playPulsars(state: State, { colours, by = [] }: ActionOf<'pulsar'>, say: Say): State | Refusal {
	const given = by.length === colours.length;
	if (state.pending || colours.length === 0 || !(isDrawing(state) || (given && state.phase === 'roll'))) return refuse('table.not-now');
	const all: readonly Colour[] = [...state.pulsars, ...colours];
	if (new Set(all).size < all.length) return refuse('pulsar.twice');
	const landed = colours.find((colour) => activePilot(state).saucers[colour].where === 'earth');
	if (landed) return refuse('pulsar.landed', { colour: landed });
	if (!given && state.phase === 'draw' && !mayChoose(state)) return refuse('draw.one-choice');
	for (const colour of colours) say('pulsar.played', { player: activePilot(state).id, colour });
	const paid = payCards(state, { seat: state.active, card: 'pulsar', n: colours.length, by }, say);
	return isRefusal(paid) ? paid : { ...paid, pulsars: all, chosen: state.chosen || !given };
}

// ── The Super Nova ───────────────────────────────────────────────────────────────────────────────────────────────

/** A Super Nova was drawn: the first of a turn causes a shock wave; each is discarded, and another card is drawn (p. 18). */
export function drawNova(state: State, { before }: ActionOf<'nova'>, say: Say): State | Refusal {
	if (!isDrawing(state) || state.pending || state.chosen) return refuse('table.not-now');
	if (!countsCards(state)) return makeWave(state, say);
	if (hiddenCopies(deck(state.options.novas), state.stack.discard, 'nova') < 1 || activePilot(state).hand < 1)
		return refuse('table.not-now');
	// Drawn before the discard was shuffled in, it went into that shuffle, and its replacement is already in hand.
	if (before) return state.early > 0 ? { ...makeWave(state, say), early: state.early - 1 } : refuse('table.not-now');
	const struck = makeWave(state, say);
	const gone = withoutHeldHand(layCards(struck, state.active, 'nova'), state.active);
	const { state: next, shuffled } = drawToHand(gone, state.active, 1);
	if (!shuffled) return next;
	say('draw.shuffled', { cards: shuffled });
	return { ...next, early: Math.max(0, state.drawn - 1) };
}

function makeWave(state: State, say: Say): State {
	if (state.wave) {
		say('nova.again');
		return state;
	}
	say('nova.wave');
	const inSpace = allSaucers(state).filter((id) => flightOf(state, id).where === 'space');
	const next: State = { ...state, wave: true };
	if (inSpace.length === 0) return next;
	if (!state.options.positions) return countsCards(state) ? { ...next, pending: 'wave' } : next;
	const pushed = pushSaucers(next, say);
	const placesMissing = inSpace.some((id) => placeOf(state, id) === undefined);
	return pushed !== next || placesMissing ? { ...pushed, pending: 'wave' } : pushed;
}

/**
 * If the app keeps positions, each radius is pushed separately. The app does not distinguish bluish radii: each saucer there counts as
 * alone (A32).
 */
function pushSaucers(state: State, say: Say): State {
	let next = state;
	const placed = allSaucers(state).flatMap((id) => {
		const place = placeOf(state, id);
		return place ? [{ id, ...place }] : [];
	});
	const radii = new Map<Line | string, typeof placed>();
	for (const each of placed) {
		const radius = each.line === BLUISH ? each.id : each.line;
		radii.set(radius, [...(radii.get(radius) ?? []), each]);
	}
	for (const on of radii.values()) {
		const after = shockWave(
			on.map(({ orbit }) => orbit),
			state.options.sauteSoucoupes
		);
		for (const [i, { id, line, orbit: before }] of on.entries()) {
			const orbit = after[i] ?? before;
			if (orbit === before) continue;
			say('nova.pushed', { saucer: id, orbit });
			next = withFlight(next, id, { where: 'space', line, orbit });
		}
	}
	const bluish = placed.filter(({ line, orbit }) => line === BLUISH && orbit <= 4);
	if (bluish.length > 1) say('nova.bluish');
	return next;
}

// ── The end of a turn ────────────────────────────────────────────────────────────────────────────────────────────

/** The player ends the turn. */
export function endTurn(state: State, say: Say): State | Refusal {
	if ((state.phase !== 'move' && state.phase !== 'attack') || state.pending) return refuse('table.not-now');
	const [owed] = state.owed;
	if (owed && ruleHolds(state, 'cross.owed')) return refuse('cross.owed', { saucer: owed });
	say('turn.ends', { player: activePilot(state).id });
	return nextTurn(state, say);
}

/** What a turn begins with: nothing is drawn, thrown, moved or shot yet. */
export const NEW_TURN = {
	chosen: false,
	drawn: 0,
	early: 0,
	wave: false,
	pulsars: [],
	thrown: {},
	yellow: [],
	settled: [],
	moved: [],
	owed: [],
	announced: false,
	shots: 0,
	fired: [],
	crossed: []
} as const;

/** The next player begins. Moving is compulsory: saucers in the base have left it, unless they were blocked, destroyed, or had no die. */
export function nextTurn(state: State, say: Say): State {
	const { id: player, rest } = activePilot(state);
	let next = withoutField(withoutField(state, 'giga'), 'woken');
	for (const id of mySaucers(state)) {
		const { where } = flightOf(state, id);
		if (where === 'earth' || state.moved.includes(id) || state.thrown[colourOf(id)] === undefined) continue;
		if (state.options.positions) say('move.untold', { saucer: id });
		next = withFlight(next, id, { where: 'space' });
	}
	if (rest === 'resting') {
		say('turn.rested', { player });
		next = withPilot(next, state.active, { rest: 'no' });
	}
	return beginTurn(
		{
			...next,
			...(countsCards(state) ? {} : { uncounted: true as const }),
			active: (state.active + 1) % state.pilots.length,
			turn: state.turn + 1,
			...NEW_TURN
		},
		say
	);
}
