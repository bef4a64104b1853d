import { answerable, choose, optionMaker } from '../../ask.ts';
import { askFact } from '../../facts.ts';
import type { Ask, Guide, Ruling } from '../../contract.ts';
import { apply } from '../apply.ts';
import { PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import { missingFact } from '../settle.ts';
import { activeTeam, isQuick, keepsTeamsOnly, planetOf, seatOverLimit, tradePartners } from '../turn.ts';
import { colourReminders, isStalemate } from '../turn-odds.ts';
import { type Action, isFighting, type State } from '../types.ts';
import { optionalAsks } from './cards.ts';
import { fightAsks, foeOptions, throwReminders } from './fight.ts';
import { now, where } from './now.ts';
import type { Offer } from './offer.ts';
import { teamsAsks } from './teams.ts';
import { exploreAsks, homeAsks, missionAsks, surplusAsk } from './turn.ts';

/** What the game shows now. */
export function guide(state: State): Guide<Action> {
	const remind = state.over ? [] : reminders(state);
	return {
		now: now(state),
		where: where(state),
		asks: state.over ? [] : asks(state, optionMaker(apply, state)),
		...(remind.length ? { remind } : {})
	};
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const fact = missingFact(state);
	const factAsk = fact === undefined ? undefined : askFact(PRINTED, fact);
	if (factAsk) return [{ ...factAsk, later: true }];
	if (isQuick(state)) return isFighting(state) ? fightAsks(state, offer) : [choose(ruling('meet.which'), [...foeOptions(state, offer)])];
	if (keepsTeamsOnly(state)) return state.step === 'fight' && isFighting(state) ? fightAsks(state, offer) : teamsAsks(state, offer);
	return answerable(...mainAsks(state, offer), ...optionalAsks(state, offer));
}

/** The asks that the turn waits for. */
function mainAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const overLimit = seatOverLimit(state);
	if (overLimit !== undefined) return [surplusAsk(state, overLimit)];
	if (state.step === 'fight' && isFighting(state)) return fightAsks(state, offer);
	if (state.step === 'explore') return exploreAsks(state, offer);
	const { at, held } = activeTeam(state);
	return planetOf(at) || held > 0 ? missionAsks(state, offer) : homeAsks(state, offer);
}

/** Reminders of what the app does not check. */
function reminders(state: State): readonly Ruling[] {
	if (isQuick(state) || state.step === 'fight') return missingFact(state) ? [] : throwReminders(state);
	if (keepsTeamsOnly(state)) return [];
	const partners = tradePartners(state).map(({ id }) => id);
	return [
		...(partners.length ? [ruling('trade.remind', { teams: partners })] : []),
		...colourReminders(state),
		...(isStalemate(state) ? [ruling('stale.remind')] : [])
	];
}
