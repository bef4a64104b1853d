import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import type { LookId } from './cards.ts';
import { isCombat } from './explore.ts';
import { planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { atHome, calm, down, has, isSeen, me, mine, noted, planetNo, spend, withPlanet } from './turn.ts';
import type { Own, State, Up } from './types.ts';

/** The top card of a pile is turned up and left there: by the probe, the tablets or the alien technology. */
export function look(state: State, { with: card, planet, shows }: Extract<Own, { type: 'look' }>, say: Say): State | Refusal {
	if (!calm(state) || !state.planets[planet - 1]) return refuse('table.not-now');
	if (shows.type === 'combat' && !isCombat(shows.foe, shows.told)) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	const named = planetName(state.facts, planet);
	if (card !== 'technologie' && !atHome(me(state)) && ruleHolds(state, 'look.from-home')) return refuse('look.from-home', { card });
	if (planetNo(state, planet).up || down(state, planet) === 0) return refuse('look.nothing', { planet: named });
	if (card === 'malp' && state.looked && ruleHolds(state, 'malp.once')) return refuse('malp.once');
	if (isSeen(state, shows.type) && ruleHolds(state, 'explore.none-left')) return refuse('explore.none-left', { card: shows.type });
	const used = use(state, card);
	if (isRefusal(used)) return used;

	say('look.shows', { card, planet: named, shows: shows.type === 'combat' ? shows.foe : shows.type });
	const seen = shown(used, planet, shows);
	if (card === 'technologie') return { ...seen, carries: planet };
	if (card !== 'malp') return seen;
	return shows.type === 'combat' ? destroyed(seen, say) : { ...seen, looked: true };
}

function shown(state: State, planet: number, up: Up): State {
	const { gone } = planetNo(state, planet);
	const seen = withPlanet(state, planet, { gone: gone + 1, up });
	const unseen = { ...state.unseen, [up.type]: Math.max(0, state.unseen[up.type] - 1) };
	return up.type === 'combat' && up.foe !== 'unnamed' ? noted({ ...seen, unseen }, up.foe) : { ...seen, unseen };
}

/** The probe lies on the table while it is in use; the other two are spent. */
function use(state: State, card: LookId): State | Refusal {
	if (card !== 'malp') return spend(state, state.active, card, 'equipment');
	if (has(me(state), 'malp')) return state;
	const spent = spend(state, state.active, 'malp', 'equipment', 'aside');
	if (isRefusal(spent)) return spent;
	const { laid, hand } = me(spent);
	// Overruled by the table, the probe came from nowhere: it is not laid either.
	return hand === me(state).hand ? spent : mine(spent, { laid: { ...laid, cards: [...laid.cards, 'malp'] } });
}

/** A Combat card destroys the probe; nobody fights it before somebody explores there. */
function destroyed(state: State, say: Say): State {
	const { laid, id } = me(state);
	if (!laid.cards.includes('malp')) return { ...state, looked: true };
	say('malp.destroyed', { player: id });
	const cards = laid.cards.filter((card) => card !== 'malp');
	return { ...mine(state, { laid: { ...laid, cards } }), discard: state.discard + 1, looked: true };
}
