import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { type Card, type Colour, colourOf, COLOURS, saucerId, type SaucerId, type Unnamed } from '../cards.ts';
import { refill } from '../decks.ts';
import { activePilot, flightOf, mySaucers, withFlight, withoutField, withoutHeldHand, withPilot } from '../fleet.ts';
import { LICENCES } from './cards.ts';
import { countsCards, handOf, handSeat, mayMove, movableColours, payCards, playToTable } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

// ── Phase 1: drawing ─────────────────────────────────────────────────────────────────────────────────────────────

/** Fills the hand up and draws one more card. No card has an effect when it is drawn: Super Novas and Soucoupe cards stay in hand. */
export function beginTurn(state: State, say: Say): State {
	const { player, camp } = activePilot(state);
	if (!countsCards(state)) {
		say('turn.plain', { player, camp });
		return { ...state, phase: 'roll' };
	}
	const hand = handSeat(state, state.active);
	const { state: next, drawn, shuffled } = refill(withoutHeldHand(state, hand), hand, state.options.envHand);
	say('turn.begins', { player, camp, drawn });
	if (shuffled) say('draw.shuffled', { cards: shuffled });
	return { ...next, phase: 'draw' };
}

/** Phase 1; if cards are not counted, the moment before the roll. */
const isDrawing = (state: State): boolean => state.phase === 'draw' || (!countsCards(state) && state.phase === 'roll');

const mayChoose = (state: State): boolean => !state.chosen || state.options.phase1Combine || !ruleHolds(state, 'draw.one-choice');

/** A card goes from the hand to the discard; the table need not name it. */
export function discardCard(state: State, card: Card | Unnamed, say: Say): State | Refusal {
	if (state.phase !== 'draw' || !countsCards(state)) return refuse('table.not-now');
	if (!mayChoose(state) && handOf(state, state.active) <= state.options.envHand) return refuse('draw.one-choice');
	say('draw.discarded', { player: activePilot(state).player, card });
	const paid = payCards(state, state.active, card, 1);
	return isRefusal(paid) ? paid : { ...paid, chosen: true };
}

/** Ends phase 1. It is entered only with the option that allows several cards in phase 1. */
export function endChoices(state: State, say: Say): State | Refusal {
	if (state.phase !== 'draw' || !state.options.phase1Combine || !state.chosen) return refuse('table.not-now');
	const hand = handOf(state, state.active);
	const most = state.options.envHand;
	if (hand > most && ruleHolds(state, 'draw.limit')) return refuse('draw.limit', { hand, most });
	say('draw.ready', { player: activePilot(state).player });
	return { ...state, phase: 'roll' };
}

/** Pulsars: played before the roll, one for each die that will be thrown. */
export function playPulsars(state: State, colours: readonly Colour[], say: Say): State | Refusal {
	if (!isDrawing(state) || colours.length === 0) return refuse('table.not-now');
	const all: readonly Colour[] = [...state.pulsars, ...colours];
	if (new Set(all).size < all.length) return refuse('pulsar.twice');
	const idle = colours.find((colour) => !movableColours(state, activePilot(state)).includes(colour));
	if (idle) return refuse('pulsar.idle', { colour: idle });
	if (!mayChoose(state)) return refuse('draw.one-choice');
	for (const colour of colours) say('pulsar.played', { player: activePilot(state).player, colour });
	const paid = payCards(state, state.active, 'pulsar', colours.length);
	return isRefusal(paid) ? paid : { ...paid, pulsars: all, chosen: true };
}

/** Saucers of the camp whose turn it is that wait for a Soucoupe card. */
export const waitingSaucers = (state: State): readonly SaucerId[] => {
	const { camp, saucers } = activePilot(state);
	return COLOURS.filter((colour) => saucers[colour].waits).map((colour) => saucerId(camp, colour));
};

/** New Soucoupe cards: as many destroyed saucers may leave in this turn. The saucer is named if more wait than cards are played. */
export function playLicences(state: State, { n, saucer: named }: ActionOf<'licence'>, say: Say): State | Refusal {
	if (!isDrawing(state)) return refuse('table.not-now');
	if (!mayChoose(state)) return refuse('draw.one-choice');
	const { licences, player } = activePilot(state);
	if (licences + n > LICENCES && ruleHolds(state, 'licence.full')) return refuse('licence.full', { most: LICENCES });
	const waiting = waitingSaucers(state);
	if (named !== undefined && !waiting.includes(named)) return refuse('table.not-now');
	const freed = waiting.length <= n ? waiting : named ? [named] : waiting.slice(0, n);
	say('licence.played', { player, cards: n, licences: Math.min(LICENCES, licences + n) });
	const played = playToTable(state, state.active, 'soucoupe', n);
	if (isRefusal(played)) return played;
	let next = withPilot({ ...played, chosen: true }, state.active, { licences: Math.min(LICENCES, licences + n) });
	for (const id of freed) {
		say('licence.free', { saucer: id });
		next = withFlight(next, id, withoutField(flightOf(next, id), 'waits'));
	}
	return next;
}

// ── The end of a turn ────────────────────────────────────────────────────────────────────────────────────────────

/** The player ends the turn. */
export function endTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'act' || state.attack || state.pending) return refuse('table.not-now');
	const { player, camp } = activePilot(state);
	say('turn.ends', { player, camp });
	return nextTurn(state, say);
}

/** What a turn begins with: nothing is drawn, thrown, moved or shot yet. */
export const NEW_TURN = {
	chosen: false,
	pulsars: [],
	thrown: {},
	yellow: [],
	announced: false,
	settled: [],
	moved: [],
	shots: 0,
	fired: []
} as const;

/** The next camp begins. Moving is compulsory: saucers in the base have left it, as far as there are Soucoupe cards for them. */
export function nextTurn(state: State, say: Say): State {
	let next = withoutField(state, 'giga');
	for (const id of mySaucers(state)) {
		const { where } = flightOf(state, id);
		if (where === 'earth' || state.moved.includes(id) || state.thrown[colourOf(id)] === undefined || !mayMove(next, id)) continue;
		if (state.options.positions) say('move.untold', { saucer: id });
		next = withFlight(next, id, { where: 'space' });
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
