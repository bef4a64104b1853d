import { isPutOff, isRefusal, type Refusal } from '../table.ts';
import { loseGame } from './action.ts';
import { SUMMIT } from './cards.ts';
import { placeWarChaam } from './chaams.ts';
import { tracksPath } from './depth.ts';
import { NEW_HERO_TURN } from './heroes.ts';
import { factId } from './ids.ts';
import { isDefeat, nextWarPlace } from './kernel.ts';
import { kernelPath } from './piles.ts';
import { readFact } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import type { State } from './types.ts';

/** How many Chaams a space of the war track brings; undefined until it has been read off the box. */
export const warValueAt = ({ facts }: State, space: number): number | undefined => readFact(facts, 'war', space);

/** Ogotaï climbs one space when every hero is tired. */
export function advanceOgotai(state: State, say: Say): State | Refusal {
	if (state.phase !== 'ogotai') return refuse('table.not-now');
	say('ogotai.advances', { space: state.ogotai + 1 });
	return { ...state, ogotai: state.ogotai + 1, phase: 'march' };
}

/** What the space under Ogotaï does: the summit loses the game before anything is drawn, an empty space does nothing. */
export function resolveSpace(state: State, say: Say): State {
	const { ogotai: space } = state;
	if (space >= SUMMIT) return loseGame(state, 'end.track', say);
	const value = warValueAt(state, space);
	if (!tracksPath(state) || isPutOff(state, factId('war', space))) {
		if (value) say('ogotai.by-hand-war', { chaams: value });
		else if (value === 0) say('ogotai.quiet', { space });
		else say('ogotai.by-hand', { space });
		return startNextRound(state, say);
	}
	if (value === undefined) return state;
	if (value === 0) say('ogotai.quiet', { space });
	else say('ogotai.war', { space, chaams: value });
	return continueWar({ ...state, war: value, phase: 'war' }, say);
}

/** Asks for Ogotaï's next card, loses the game if there is no card or no place for it, or starts the next round. */
export function continueWar(state: State, say: Say): State {
	if (state.war === 0 || !tracksPath(state)) return startNextRound(state, say);
	const place = nextWarPlace(kernelPath(state));
	if (isDefeat(place)) return loseGame(state, place, say);
	if (state.options.depth === 'full') return state;
	const next = placeWarChaam(state, { type: 'brought', card: '?' }, say);
	return isRefusal(next) ? state : continueWar(next, say);
}

function startNextRound(state: State, say: Say): State {
	say('round.begins', { round: state.round + 1 });
	return { ...state, turn: state.turn + 1, round: state.round + 1, active: 0, phase: 'throw', heroTurn: NEW_HERO_TURN, war: 0 };
}
