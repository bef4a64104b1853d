import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { foeRules, type KinId } from './cards.ts';
import { fighter, unbegun, withFight } from './fight.ts';
import { refuse, type Say } from './rules.ts';
import { spend } from './turn.ts';
import type { State } from './types.ts';

/** The Combat card this team has just turned is discarded without a fight. */
export function tollans(state: State, say: Say): State | Refusal {
	const { fight } = state;
	const { foe, damage, stage } = fight!;
	if (state.invasion || stage === 'won') return refuse('table.not-now');
	if ((!unbegun(fight!) || damage > 0 || fighter(state).drawn?.length) && ruleHolds(state, 'tollans.window'))
		return refuse('tollans.window');
	if (!fight!.fresh && ruleHolds(state, 'tollans.fresh')) return refuse('tollans.fresh');
	const spent = spend(state, state.active, 'tollans', 'contact');
	if (isRefusal(spent)) return spent;
	say('tollans.played', { foe });
	return withFight(spent, { stage: 'won' });
}

/** Apophis lets go of whoever calls on his wife's host or his son's: the fight is won before a die is thrown. */
export function kin(state: State, card: KinId, say: Say): State | Refusal {
	const { foe, stage, damage } = state.fight!;
	if (stage === 'won') return refuse('table.not-now');
	if (!foeRules(foe).kin) return refuse('kin.only');
	if ((!unbegun(state.fight!) || damage > 0) && ruleHolds(state, 'kin.window')) return refuse('kin.window');
	const both = state.options.shareSkaara === 'both';
	if (both !== (card === 'kin') && ruleHolds(state, 'kin.both')) return both ? refuse('kin.both') : refuse('table.not-now');
	let spent: State | Refusal = state;
	for (const each of card === 'kin' ? (['share', 'skaara'] as const) : [card]) {
		spent = spend(spent, state.active, each, 'contact');
		if (isRefusal(spent)) return spent;
	}
	say('kin.played', { card, foe });
	return withFight(spent, { stage: 'won' });
}
