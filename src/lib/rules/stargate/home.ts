import type { Refusal } from '../table.ts';
import { refuse, type Say } from './rules.ts';
import { isFreeToAct, endTurn, activeTeam, withActiveTeam, withoutCards } from './turn.ts';
import type { State } from './types.ts';

/** The largest number of cards that a team may take out of the data bank in one visit. */
const MOST_FROM_BANK = 2;

/** The team stays in room 2 for a turn. The probe, which is sent once a turn from the SG-C, only makes sense if this is allowed. */
export function waitInRoom2(state: State, say: Say): State | Refusal {
	if (!isFreeToAct(state) || activeTeam(state).at !== 'sgc2') return refuse('table.not-now');
	say('turn.waits', { player: activeTeam(state).id });
	return endTurn(state, say);
}

/** The team spends a turn as a prisoner. */
export function servePrisonerTurn(state: State, say: Say): State | Refusal {
	const { held, id } = activeTeam(state);
	if (state.step !== 'turn' || held === 0) return refuse('table.not-now');
	say('prisoner.serves', { player: id, left: held - 1 });
	return endTurn(withActiveTeam(state, { held: held - 1 }), say);
}

/** Debriefing: any number of cards goes face down into the bank. */
export function storeInBank(state: State, cards: number, say: Say): State | Refusal {
	const { at, hand, id } = activeTeam(state);
	if (!isFreeToAct(state) || at !== 'sgc1') return refuse('table.not-now');
	if (!Number.isInteger(cards) || cards < 1 || cards > hand) return refuse('debrief.hand', { hand });
	say('debrief.stored', { player: id, cards });
	return { ...state, teams: state.teams.with(state.active, withoutCards(activeTeam(state), cards)), bank: state.bank + cards };
}

/** The debriefing ends: the team goes to room 2 or to the data bank. */
export function leaveDebriefing(state: State, to: 'sgc2' | 'bank', say: Say): State | Refusal {
	if (!isFreeToAct(state) || activeTeam(state).at !== 'sgc1' || !['sgc2', 'bank'].includes(to)) return refuse('table.not-now');
	say('debrief.leaves', { player: activeTeam(state).id, to });
	return endTurn(withActiveTeam(state, { at: to }), say);
}

/** In the data bank all cards are read, and none, one or two are taken. */
export function takeFromBank(state: State, cards: number, say: Say): State | Refusal {
	const { at, hand, id } = activeTeam(state);
	if (!isFreeToAct(state) || at !== 'bank' || !Number.isInteger(cards) || cards < 0) return refuse('table.not-now');
	if (cards > MOST_FROM_BANK) return refuse('bank.two', { cards: MOST_FROM_BANK });
	if (cards > state.bank) return refuse('bank.holds', { bank: state.bank });
	say('bank.took', { player: id, cards });
	return endTurn({ ...withActiveTeam(state, { hand: hand + cards, at: 'sgc2' }), bank: state.bank - cards }, say);
}
