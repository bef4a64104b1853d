import type { Ruling } from '../../contract.ts';
import { isInvasion } from '../cards.ts';
import { fightingTeam, isCaptive, isInvasionAnnounced } from '../fight.ts';
import { ruling } from '../rules.ts';
import { activeTeam, isQuick, keepsTeamsOnly, placeName, planetOf } from '../turn.ts';
import type { State } from '../types.ts';

/** The current sentence. No option is tried for it, because it is stored with every action. */
export function now(state: State): Ruling {
	const { over, fight } = state;
	if (over) return over.by;
	if (isQuick(state)) return fight ? ruling('fight.now', { foe: fight.foe }) : ruling('meet.now');
	if (state.step === 'fight' && fight) {
		const player = fightingTeam(state).id;
		if (isInvasion(fight.foe)) return ruling('invasion.team-now', { player });
		return isCaptive(state) ? ruling('prisoner.team-now', { player }) : ruling('fight.team-now', { player, foe: fight.foe });
	}
	const { id: player, held, at } = activeTeam(state);
	if (held > 0) return ruling('prisoner.now', { player, held });
	if (keepsTeamsOnly(state)) return ruling('turn.team', { player });
	return planetOf(at) ? ruling('turn.mission', { player, planet: placeName(state) }) : ruling('turn.home', { player, room: at });
}

/** The turn and, in a fight, its phase. */
export function where(state: State): Ruling {
	const { over, fight } = state;
	const phase = fight ? fight.phase + (over ? 0 : 1) : 0;
	if (isQuick(state)) return fight ? ruling('fight.where', { phase }) : ruling('meet.where');
	if (state.step === 'fight' && fight && !isCaptive(state) && !isInvasionAnnounced(state))
		return ruling('fight.full-where', { turn: state.turn, phase });
	return ruling('turn.where', { turn: state.turn });
}
