import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import type { LookId } from './cards.ts';
import { isCombatCard } from './explore.ts';
import { planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import {
	atHome,
	isFreeToAct,
	faceDown,
	hasLaid,
	isTypeExhausted,
	activeTeam,
	withActiveTeam,
	countCopy,
	planetAt,
	spendCard,
	withPlanet
} from './turn.ts';
import type { Own, State, FaceUpCard } from './types.ts';

/** The probe, the tablets or the alien technology turn up the top card of a pile, which stays there. */
export function lookAtPile(state: State, { with: card, planet, shows }: Extract<Own, { type: 'look' }>, say: Say): State | Refusal {
	if (!isFreeToAct(state) || !state.planets[planet - 1]) return refuse('table.not-now');
	if (shows.type === 'combat' && !isCombatCard(shows.foe, shows.told)) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	const named = planetName(state.facts, planet);
	if (card !== 'technologie' && !atHome(activeTeam(state)) && ruleHolds(state, 'look.from-home')) return refuse('look.from-home', { card });
	if (planetAt(state, planet).up || faceDown(state, planet) === 0) return refuse('look.nothing', { planet: named });
	if (card === 'malp' && state.looked && ruleHolds(state, 'malp.once')) return refuse('malp.once');
	if (isTypeExhausted(state, shows.type) && ruleHolds(state, 'explore.none-left')) return refuse('explore.none-left', { card: shows.type });
	const used = useLookCard(state, card);
	if (isRefusal(used)) return used;

	say('look.shows', { card, planet: named, shows: shows.type === 'combat' ? shows.foe : shows.type });
	const seen = showTopCard(used, planet, shows);
	if (card === 'technologie') return { ...seen, carries: planet };
	if (card !== 'malp') return seen;
	return shows.type === 'combat' ? destroyProbe(seen, say) : { ...seen, looked: true };
}

function showTopCard(state: State, planet: number, up: FaceUpCard): State {
	const { gone } = planetAt(state, planet);
	const seen = withPlanet(state, planet, { gone: gone + 1, up });
	const unseen = { ...state.unseen, [up.type]: Math.max(0, state.unseen[up.type] - 1) };
	return up.type === 'combat' && up.foe !== 'unnamed' ? countCopy({ ...seen, unseen }, up.foe) : { ...seen, unseen };
}

/** The probe lies on the table while it is in use; the tablets and the technology are spent. */
function useLookCard(state: State, card: LookId): State | Refusal {
	if (card !== 'malp') return spendCard(state, state.active, card, 'equipment');
	if (hasLaid(activeTeam(state), 'malp')) return state;
	const spent = spendCard(state, state.active, 'malp', 'equipment', 'aside');
	if (isRefusal(spent)) return spent;
	const { laid, hand } = activeTeam(spent);
	// If the table overruled "no such card", no card has left the hand, so none is laid either.
	return hand === activeTeam(state).hand ? spent : withActiveTeam(spent, { laid: { ...laid, cards: [...laid.cards, 'malp'] } });
}

/** A Combat card destroys the probe. It is fought only when a team explores there. */
function destroyProbe(state: State, say: Say): State {
	const { laid, id } = activeTeam(state);
	if (!laid.cards.includes('malp')) return { ...state, looked: true };
	say('malp.destroyed', { player: id });
	const cards = laid.cards.filter((card) => card !== 'malp');
	return { ...withActiveTeam(state, { laid: { ...laid, cards } }), discard: state.discard + 1, looked: true };
}
