import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Card, type Colour, colourOf, type Line, BLUISH } from '../cards.ts';
import { layCards, refill, drawToHand, hiddenCopies } from '../decks.ts';
import { shockWave } from '../movement.ts';
import { allSaucers, flightOf, withFlight, withoutHeldHand, activePilot, mySaucers, placeOf, withPilot } from '../fleet.ts';
import { deck, HAND } from './cards.ts';
import { countsCards, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

type Told<T extends Own['type']> = Extract<Own, { type: T }>;

// ── Phase 1: drawing ─────────────────────────────────────────────────────────────────────────────────────────────

/** The hand is filled up and one more card drawn: nobody has anything to decide before that. Who is exhausted skips it. */
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

/** Phase 1, or just before the roll where cards are not counted. */
const drawing = (state: State): boolean =>
	state.phase === 'draw' || (!countsCards(state) && state.phase === 'roll' && activePilot(state).rest === 'no');

const mayChoose = (state: State): boolean => !state.chosen || state.options.phase1Combine || !ruleHolds(state, 'draw.one-choice');

export function discardCard(state: State, card: Card, say: Say): State | Refusal {
	if (state.phase !== 'draw' || state.pending) return refuse('table.not-now');
	if (card === 'nova') return refuse('draw.never-held');
	if (!mayChoose(state) && activePilot(state).hand <= HAND) return refuse('draw.one-choice');
	say('draw.discarded', { player: activePilot(state).id, card });
	const paid = payCards(state, { seat: state.active, card, n: 1 }, say);
	return isRefusal(paid) ? paid : { ...paid, chosen: true };
}

/** Where the table lets phase 1 combine several cards, somebody has to say that it is over. */
export function endChoices(state: State, say: Say): State | Refusal {
	if (state.phase !== 'draw' || state.pending || !state.options.phase1Combine || !state.chosen) return refuse('table.not-now');
	const { hand, id } = activePilot(state);
	if (hand > HAND && ruleHolds(state, 'draw.limit')) return refuse('draw.limit', { hand, most: HAND });
	say('draw.ready', { player: id });
	return { ...state, phase: 'roll' };
}

/** Before the roll, one for each die at most. A partner may give one even to somebody who has no phase 1. */
export function playPulsars(state: State, { colours, by = [] }: Told<'pulsar'>, say: Say): State | Refusal {
	const given = by.length === colours.length;
	if (state.pending || colours.length === 0 || !(drawing(state) || (given && state.phase === 'roll'))) return refuse('table.not-now');
	const all: readonly Colour[] = [...state.pulsars, ...colours];
	if (new Set(all).size < all.length) return refuse('pulsar.twice');
	const down = colours.find((colour) => activePilot(state).saucers[colour].where === 'earth');
	if (down) return refuse('pulsar.landed', { colour: down });
	if (!given && state.phase === 'draw' && !mayChoose(state)) return refuse('draw.one-choice');
	for (const colour of colours) say('pulsar.played', { player: activePilot(state).id, colour });
	const paid = payCards(state, { seat: state.active, card: 'pulsar', n: colours.length, by }, say);
	return isRefusal(paid) ? paid : { ...paid, pulsars: all, chosen: state.chosen || !given };
}

// ── The Super Nova ───────────────────────────────────────────────────────────────────────────────────────────────

/** Drawn, it strikes once a turn; each one is discarded and another card is drawn. */
export function drawNova(state: State, { before }: Told<'nova'>, say: Say): State | Refusal {
	if (!drawing(state) || state.pending || state.chosen) return refuse('table.not-now');
	if (!countsCards(state)) return strike(state, say);
	if (hiddenCopies(deck(state.options.novas), state.stack.discard, 'nova') < 1 || activePilot(state).hand < 1)
		return refuse('table.not-now');
	// Drawn before the discard was shuffled in: it went into that very shuffle, and its replacement is already in hand.
	if (before) return state.early > 0 ? { ...strike(state, say), early: state.early - 1 } : refuse('table.not-now');
	const struck = strike(state, say);
	const gone = withoutHeldHand(layCards(struck, state.active, 'nova'), state.active);
	const { state: next, shuffled } = drawToHand(gone, state.active, 1);
	if (!shuffled) return next;
	say('draw.shuffled', { cards: shuffled });
	return { ...next, early: Math.max(0, state.drawn - 1) };
}

function strike(state: State, say: Say): State {
	if (state.wave) {
		say('nova.again');
		return state;
	}
	say('nova.wave');
	const inSpace = allSaucers(state).filter((id) => flightOf(state, id)!.where === 'space');
	const next: State = { ...state, wave: true };
	if (inSpace.length === 0) return next;
	if (!state.options.positions) return { ...next, pending: 'wave' };
	const pushed = push(next, say);
	const unsure = inSpace.some((id) => placeOf(state, id) === undefined);
	return pushed !== next || unsure ? { ...pushed, pending: 'wave' } : pushed;
}

/** Where positions are kept, every radius by itself. Of bluish ones nobody has told which is which: each saucer counts as alone there. */
function push(state: State, say: Say): State {
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
		for (const [i, { id, line, orbit }] of on.entries()) {
			if (after[i] === orbit) continue;
			say('nova.pushed', { saucer: id, orbit: after[i]! });
			next = withFlight(next, id, { where: 'space', line, orbit: after[i]! });
		}
	}
	const bluish = placed.filter(({ line, orbit }) => line === BLUISH && orbit <= 4);
	if (bluish.length > 1) say('nova.bluish');
	return next;
}

// ── The end of a turn ────────────────────────────────────────────────────────────────────────────────────────────

/** Every saucer in play had to move: those in the base have left it, unless they were blocked, burnt, or had no die. */
export function endTurn(state: State, say: Say): State | Refusal {
	if ((state.phase !== 'move' && state.phase !== 'attack') || state.pending) return refuse('table.not-now');
	const [owed] = state.owed;
	if (owed && ruleHolds(state, 'cross.owed')) return refuse('cross.owed', { saucer: owed });
	const { id: player, rest } = activePilot(state);
	say('turn.ends', { player });

	let next = state;
	for (const id of mySaucers(state)) {
		const { where } = flightOf(state, id)!;
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
			active: (state.active + 1) % state.pilots.length,
			turn: state.turn + 1,
			chosen: false,
			drawn: 0,
			early: 0,
			wave: false,
			pulsars: [],
			thrown: {},
			yellow: [],
			announced: false,
			settled: [],
			moved: [],
			owed: [],
			shots: 0
		},
		say
	);
}
