import { knownFact } from '../facts.ts';
import { isPutOff } from '../table.ts';
import { isInvasion } from './cards.ts';
import { cardsOnPile, discardBeatenFoe, mayTurnCard, turnFaceUpCard } from './explore.ts';
import { discardDrawnWeapons, fightingTeam, isCaptive, isFoughtByHand, isInvasionAnnounced, readRanks, withFight } from './fight.ts';
import { bankSurplus, endWithWinner, winningTeam } from './hand.ts';
import { factId } from './ids.ts';
import { finishShare } from './invasion.ts';
import { totalWounds } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { ruling, type Say } from './rules.ts';
import { able } from './team.ts';
import { winAsTeam } from './teams.ts';
import {
	activeTeam,
	cardsPerTurn,
	endTurn,
	isQuick,
	keepsBoard,
	laidCount,
	planetAt,
	planetOf,
	seatOverLimit,
	teamAt,
	withTeam
} from './turn.ts';
import { type Fighting, isFighting, isInvaded, type State } from './types.ts';

/** What follows by itself after an action, until a player must decide something or read a card. */
export function settle(state: State, say: Say): State {
	if (state.over) return state;
	if (isQuick(state)) return settleQuickFight(state, say);
	if (state.teams.every((team) => able(team) === 0)) {
		say('end.infected');
		return { ...state, over: { won: [], by: ruling('end.infected') } };
	}
	const winner = winningTeam(state);
	if (winner) return endWithWinner(state, winner, say);
	return missingFact(state) ? state : settleFullGame(state, say);
}

/** The figure that must be read off a card before the fight goes on, unless the table has put it off. */
export const missingFact = (state: State): string | undefined => unreadFacts(state).find((fact) => !isPutOff(state, fact));

/** The figures of this fight that have not been read, in the order in which they are asked. */
export function unreadFacts(state: State): readonly string[] {
	const { facts, fight } = state;
	if (!fight || fight.stage === 'won' || (!isQuick(state) && state.step !== 'fight')) return [];
	const heldWithoutDice = fight.foe === 'prisonnier' && state.options.prisoner === 'heldNoFight' && !isQuick(state);
	if (!fight.told && !heldWithoutDice && !knownFact(PRINTED, facts, 'foe', fight.foe)) return [factId('foe', fight.foe)];
	const unread = fightingTeam(state).drawn?.filter((weapon) => !knownFact(PRINTED, facts, 'weapon', weapon)) ?? [];
	return [
		...(isInvasion(fight.foe) && !knownFact(PRINTED, facts, 'per', fight.foe) ? [factId('per', fight.foe)] : []),
		...unread.map((weapon) => factId('weapon', weapon))
	];
}

function settleQuickFight(state: State, say: Say): State {
	if (!isFighting(state) || missingFact(state)) return state;
	const now = endIfAlreadyBeaten(state);
	return now.fight.stage === 'won' ? endQuickFight(now, say) : now;
}

/** A quick fight is the whole session: won or lost, the game is over and drawn weapons are spent. */
export function endQuickFight(state: Fighting, say: Say): State {
	const { foe, stage } = state.fight;
	const by = stage === 'won' ? ruling('fight.won', { foe }) : ruling('fight.lost', { foe });
	say(stage === 'won' ? 'fight.won' : 'fight.lost', { foe });
	return { ...discardDrawnWeapons(state), over: { won: stage === 'won' ? [fightingTeam(state).id] : [], by } };
}

/** When a card is read again in the middle of a fight, it may be weaker than the damage already dealt to it. */
function endIfAlreadyBeaten(state: Fighting): Fighting {
	const { fight } = state;
	if (fight.stage === 'won' || isInvasionAnnounced(state) || isFoughtByHand(state)) return state;
	// A Prisonnier that turns out to print no dice had nothing to wound.
	if (isCaptive(state)) return fight.damage > 0 ? withFight(state, { damage: 0 }) : state;
	const wounds = totalWounds(readRanks(state, fight));
	return fight.damage >= wounds ? withFight(state, { damage: wounds, stage: 'won' }) : state;
}

/**
 * Steps without a decision: a beaten card leaves, the shares of an Invasion go on, a card that lies face up is turned, a finished
 * exploration ends the turn.
 */
function settleFullGame(before: State, say: Say): State {
	const state = isFighting(before) ? endIfAlreadyBeaten(before) : before;
	if (state.step === 'fight' && isFighting(state)) {
		if (state.fight.stage !== 'won') return state;
		return settle(
			isInvaded(state) ? finishShare(state, say) : keepsBoard(state) ? discardBeatenFoe(state, say) : winAsTeam(state, say),
			say
		);
	}
	const limited = keepsBoard(state) ? bankSurplus(state, say) : state;
	if (keepsBoard(state) && seatOverLimit(limited) !== undefined) return limited;
	const wiped = limited.teams.findIndex((team) => team.at !== 'out' && able(team) === 0);
	if (wiped >= 0) return settle(removeTeam(limited, wiped, say), say);
	const team = activeTeam(limited);
	if (team.at === 'out') return settle(endTurn(limited, say), say);
	if (limited.step === 'turn') return limited;
	const { up } = planetAt(limited, planetOf(team.at));
	if (up && limited.explore.turned < cardsPerTurn(limited)) return settle(turnFaceUpCard(limited, up, say), say);
	// After a departure the team chooses. A fight just won stays in the state, because Jolinar may still bring a Jaffa back.
	if (mayTurnCard(limited) || limited.explore.departure || limited.fight) return limited;
	if (cardsOnPile(limited) === 0 && limited.explore.turned === 0) say('explore.nothing', { planet: team.at });
	return settle(endTurn(limited, say), say);
}

/** A team whose members are all infected leaves the game. Its cards go to the bank, so that no colour is lost with it. */
function removeTeam(state: State, seat: number, say: Say): State {
	const team = teamAt(state, seat);
	if (keepsBoard(state)) say('team.out', { player: team.id, cards: team.hand + laidCount(team) });
	else say('team.leaves', { player: team.id });
	const empty = {
		at: 'out',
		hand: 0,
		mission: [],
		laid: { symbols: [], thor: 0, cards: [] },
		jaffas: 0,
		zat: false,
		visits: 0,
		held: 0,
		again: false
	} as const;
	const bank = state.bank + team.hand + laidCount(team);
	const { found, ...rest } = state;
	return { ...withTeam({ ...rest, ...(found && found.seat !== seat ? { found } : {}) }, seat, empty), bank };
}
