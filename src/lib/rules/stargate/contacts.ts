import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { foeRules, type KinId } from './cards.ts';
import { fightingTeam, hasNotBegun, withFight } from './fight.ts';
import { refuse, type Say } from './rules.ts';
import { spendCard } from './turn.ts';
import type { Fighting, State } from './types.ts';

/** The Tollans: the Combat card that this team has just turned is discarded without a fight. */
export function playTollans(state: Fighting, say: Say): State | Refusal {
	const { fight } = state;
	const { foe, damage, stage } = fight;
	if (state.invasion || stage === 'won') return refuse('table.not-now');
	if ((!hasNotBegun(fight) || damage > 0 || fightingTeam(state).drawn?.length) && ruleHolds(state, 'tollans.window'))
		return refuse('tollans.window');
	if (!fight.fresh && ruleHolds(state, 'tollans.fresh')) return refuse('tollans.fresh');
	const spent = spendCard(state, state.active, 'tollans', 'contact');
	if (isRefusal(spent)) return spent;
	say('tollans.played', { foe });
	return withFight(spent, { stage: 'won' });
}

/** Sha're or Skaara: the fight against Apophis is won before a die is thrown. */
export function playKin(state: Fighting, card: KinId, say: Say): State | Refusal {
	const { foe, stage, damage } = state.fight;
	if (stage === 'won') return refuse('table.not-now');
	if (!foeRules(foe).kin) return refuse('kin.only');
	if ((!hasNotBegun(state.fight) || damage > 0) && ruleHolds(state, 'kin.window')) return refuse('kin.window');
	const both = state.options.shareSkaara === 'both';
	if (both !== (card === 'kin') && ruleHolds(state, 'kin.both')) return both ? refuse('kin.both') : refuse('table.not-now');
	let spent: Fighting | Refusal = state;
	for (const each of card === 'kin' ? (['share', 'skaara'] as const) : [card]) {
		spent = spendCard(spent, state.active, each, 'contact');
		if (isRefusal(spent)) return spent;
	}
	say('kin.played', { card, foe });
	return withFight(spent, { stage: 'won' });
}
