import { answerable, choose, optionMaker } from '../../ask.ts';
import { askFact } from '../../facts.ts';
import type { Ask, Guide, Ruling } from '../../contract.ts';
import { apply, waits } from '../apply.ts';
import { fightAsks, foes, throwReminders } from './fight.ts';
import { homeAsks, missionAsks, exploreAsks, surplusAsk } from './turn.ts';
import { asides } from './cards.ts';
import { isInvasion } from '../cards.ts';
import { dimmed, stale } from '../chances.ts';
import { fighter, isCaptive, isInvasionAhead } from '../fight.ts';
import { PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import { crowded, here, isQuick, me, partners, planetOf } from '../turn.ts';
import type { Action, State } from '../types.ts';

export type Offer = ReturnType<typeof optionMaker<State, Action>>;

export function guide(state: State): Guide<Action> {
	const remind = state.over ? [] : reminders(state);
	return {
		now: now(state),
		where: where(state),
		asks: state.over ? [] : asks(state, optionMaker(apply, state)),
		...(remind.length ? { remind } : {})
	};
}

function now(state: State): Ruling {
	const { over, fight } = state;
	if (over) return over.by;
	if (isQuick(state)) return fight ? ruling('fight.now', { foe: fight.foe }) : ruling('meet.now');
	if (state.step === 'fight') {
		const player = fighter(state).id;
		if (isInvasion(fight!.foe)) return ruling('invasion.team-now', { player });
		return isCaptive(state) ? ruling('prisoner.team-now', { player }) : ruling('fight.team-now', { player, foe: fight!.foe });
	}
	const { id: player, held, at } = me(state);
	if (held > 0) return ruling('prisoner.now', { player, held });
	return planetOf(at) ? ruling('turn.mission', { player, planet: here(state) }) : ruling('turn.home', { player, room: at });
}

function where(state: State): Ruling {
	const { over, fight } = state;
	if (isQuick(state)) return fight ? ruling('fight.where', { phase: over ? fight.phase : fight.phase + 1 }) : ruling('meet.where');
	if (state.step === 'fight' && !isCaptive(state) && !isInvasionAhead(state))
		return ruling('fight.full-where', { turn: state.turn, phase: over ? fight!.phase : fight!.phase + 1 });
	return ruling('turn.where', { turn: state.turn });
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const fact = waits(state);
	if (fact !== undefined) return [askFact(PRINTED, fact)!];
	if (isQuick(state)) return state.fight ? fightAsks(state, state.fight, offer) : [choose(ruling('meet.which'), [...foes(state, offer)])];
	if (crowded(state) !== undefined) return answerable(surplusAsk(state, offer), ...asides(state, offer));
	if (state.step === 'fight') return answerable(...fightAsks(state, state.fight!, offer), ...asides(state, offer));
	if (state.step === 'explore') return answerable(...exploreAsks(state, offer), ...asides(state, offer));
	const main = planetOf(me(state).at) ? missionAsks(state, offer) : homeAsks(state, offer);
	return answerable(...main, ...asides(state, offer));
}

/** What the table should not forget; the app does not check it. */
function reminders(state: State): readonly Ruling[] {
	if (isQuick(state) || state.step === 'fight') return waits(state) ? [] : throwReminders(state);
	const company = partners(state).map(({ id }) => id);
	return [
		...(company.length ? [ruling('trade.remind', { teams: company })] : []),
		...dimmed(state),
		...(stale(state) ? [ruling('stale.remind')] : [])
	];
}
