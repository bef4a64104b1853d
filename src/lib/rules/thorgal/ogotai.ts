import { knownFact } from '../facts.ts';
import type { Refusal } from '../table.ts';
import { PRINTED, SUMMIT } from './cards.ts';
import { loseGame } from './action.ts';
import { placeWarChaam } from './chaams.ts';
import { nextWarPlace, isDefeat } from './kernel.ts';
import { kernelPath } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import { NEW_HERO_TURN } from './setup.ts';
import type { State } from './types.ts';

export const warValueAt = ({ facts }: State, space: number): number | undefined =>
	knownFact<number>(PRINTED, facts, 'war', `${space}`)?.value;

/** One space a round, once every hero is tired. */
export function advanceOgotai(state: State, say: Say): State | Refusal {
	if (state.phase !== 'ogotai') return refuse('table.not-now');
	say('ogotai.advances', { space: state.ogotai + 1 });
	return { ...state, ogotai: state.ogotai + 1, phase: 'march' };
}

/** The top of the pyramid loses before anything is drawn; an empty space does nothing. */
export function resolveSpace(state: State, say: Say): State {
	const { ogotai: space, options } = state;
	if (space >= SUMMIT) return loseGame(state, 'end.track', say);
	const value = warValueAt(state, space);
	if (options.depth === 'dice') {
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

/** A card is drawn before its place is looked for: both can lose the game, in this order. */
export function continueWar(state: State, say: Say): State {
	if (state.war === 0 || state.options.depth === 'dice') return startNextRound(state, say);
	const fate = nextWarPlace(kernelPath(state));
	if (isDefeat(fate)) return loseGame(state, fate, say);
	if (state.options.depth === 'full') return state;
	return continueWar(placeWarChaam(state, { type: 'brought', card: '?' }, say) as State, say);
}

function startNextRound(state: State, say: Say): State {
	say('round.begins', { round: state.round + 1 });
	return { ...state, turn: state.turn + 1, round: state.round + 1, active: 0, phase: 'throw', heroTurn: NEW_HERO_TURN, war: 0 };
}
