import type { Refusal } from '../table.ts';
import { refuse, type Say } from './rules.ts';
import { calm, endTurn, me, mine } from './turn.ts';
import type { State } from './types.ts';

/** Cards a team may take out of the data bank. */
const TAKEN = 2;

/** Staying in room 2 for a turn: the probe, sent turn after turn, supposes it. */
export function wait(state: State, say: Say): State | Refusal {
	if (!calm(state) || me(state).at !== 'sgc2') return refuse('table.not-now');
	say('turn.waits', { player: me(state).id });
	return endTurn(state, say);
}

/** A turn spent as a prisoner. */
export function serve(state: State, say: Say): State | Refusal {
	const { held, id } = me(state);
	if (state.step !== 'turn' || held === 0) return refuse('table.not-now');
	say('prisoner.serves', { player: id, left: held - 1 });
	return endTurn(mine(state, { held: held - 1 }), say);
}

/** The debriefing: any cards go face down into the bank. */
export function store(state: State, cards: number, say: Say): State | Refusal {
	const { at, hand, id } = me(state);
	if (!calm(state) || at !== 'sgc1') return refuse('table.not-now');
	if (!Number.isInteger(cards) || cards < 1 || cards > hand) return refuse('debrief.hand', { hand });
	say('debrief.stored', { player: id, cards });
	return { ...mine(state, { hand: hand - cards }), bank: state.bank + cards };
}

export function leave(state: State, to: 'sgc2' | 'bank', say: Say): State | Refusal {
	if (!calm(state) || me(state).at !== 'sgc1' || !['sgc2', 'bank'].includes(to)) return refuse('table.not-now');
	say('debrief.leaves', { player: me(state).id, to });
	return endTurn(mine(state, { at: to }), say);
}

/** In the data bank: every card is read, none, one or two are taken. */
export function consult(state: State, cards: number, say: Say): State | Refusal {
	const { at, hand, id } = me(state);
	if (!calm(state) || at !== 'bank' || !Number.isInteger(cards) || cards < 0) return refuse('table.not-now');
	if (cards > TAKEN) return refuse('bank.two', { cards: TAKEN });
	if (cards > state.bank) return refuse('bank.holds', { bank: state.bank });
	say('bank.took', { player: id, cards });
	return endTurn({ ...mine(state, { hand: hand + cards, at: 'sgc2' }), bank: state.bank - cards }, say);
}
