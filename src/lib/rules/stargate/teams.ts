import type { Refusal } from '../table.ts';
import { isCombatCard } from './explore.ts';
import { isInvasion } from './cards.ts';
import { discardDrawnWeapons, faceFoe, withFight } from './fight.ts';
import { refuse, type Say } from './rules.ts';
import { activeTeam, endTurn, HAND_LIMIT, HOME_AGAIN, isFreeToAct, PRISONER_TURNS, withActiveTeam } from './turn.ts';
import type { Fighting, Own, State } from './types.ts';

/** Depth `teams`: the turn, the fights and what each team has, but no planets, hands or bank. */

/** The turn ends, whatever the team did on the board. */
export function passTurn(state: State, say: Say): State | Refusal {
	if (!isFreeToAct(state)) return refuse('table.not-now');
	say('turn.passes', { player: activeTeam(state).id });
	return endTurn(state, say);
}

/** The team on turn faces a Combat card: one that it has just turned, or one that was waiting on its planet. */
export function meetFoeAsTeam(state: State, { foe, ranks }: Extract<Own, { type: 'meet' }>, say: Say): State | Refusal {
	if (!isCombatCard(foe, ranks)) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	if (!isFreeToAct(state)) return refuse('table.not-now');
	say('fight.turned', { player: activeTeam(state).id, foe });
	if (isInvasion(foe)) say('invasion.turned', { foe });
	const { fight: _, ...rest } = state;
	return faceFoe({ ...rest, step: 'fight' }, { foe, ...(ranks ? { told: ranks } : {}), fresh: true }, say);
}

/** How many cards the fight puts at risk. */
export function recordRisk(state: Fighting, cards: number, say: Say): State | Refusal {
	if (!Number.isInteger(cards) || cards < 0 || cards > HAND_LIMIT || state.invasion) return refuse('table.not-now');
	say('loss.entered', { player: activeTeam(state).id, cards });
	return withFight(state, { risk: cards });
}

/** The beaten card leaves. The fight is kept until the next action, because Jolinar may still be played. */
export function winAsTeam(state: Fighting, say: Say): State {
	say('fight.won', { foe: state.fight.foe });
	return { ...discardDrawnWeapons(state), step: 'turn' };
}

/** A fight on a planet is lost: the finds of the mission are given up, and the team is back in room 1 or held. */
export function loseAsTeam(state: Fighting, say: Say): State {
	const { id } = activeTeam(state);
	const { foe, risk } = state.fight;
	say('fight.lost', { foe });
	if (risk === undefined) say('loss.finds', { player: id });
	else if (risk > 0) say(`loss.to-${state.options.lostCardsGoTo}`, { player: id, cards: risk });
	const free = discardDrawnWeapons(state);
	if (foe === 'prisonnier') return holdTeam(free, say);
	say('loss.home', { player: id });
	return endTurn(withActiveTeam(free, HOME_AGAIN), say);
}

/** The team is held on its planet, and its turn is over. */
export function holdTeam(state: State, say: Say): State {
	say('prisoner.held', { player: activeTeam(state).id, turns: PRISONER_TURNS });
	return endTurn(withActiveTeam(discardDrawnWeapons(state), { held: PRISONER_TURNS }), say);
}
