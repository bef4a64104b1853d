import { choose, isLegal, menu } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import { bunkerOptions, shotsAt } from '../../bunker-options.ts';
import { activePilot } from '../../fleet.ts';
import { bunkerId, giversId } from '../../ids.ts';
import { possibleShooters } from '../flight.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { type Offer, partiesOf } from './black-hole.ts';

/** Asks for a bunker, then for the weapon. */
export function bunkerAsk(state: State, offer: Offer): Ask<Action> {
	const player = activePilot(state).id;
	const options = bunkerOptions<Action>(
		state,
		possibleShooters(state),
		(id, bunker) => offer(id, { type: 'shoot', bunker, weapon: 'mega' }),
		(bunker, orbits) => weaponOptions(state, offer, bunker, orbits)
	);
	return choose(ruling('shoot.which', { player }), options, { optional: true, who: player });
}

function* weaponOptions(state: State, offer: Offer, slot: number, orbits: readonly number[]): Generator<Option<Action>> {
	yield* shotOptions(state, offer, slot, orbits);
	// If cards are not counted, a gift is an action of its own, unless the player must not play own cards.
	if (!countsCards(state) && activePilot(state).rest === 'no') return;
	const parties = partiesOf(state, state.active).filter(({ length }) => length <= Math.max(1, ...orbits));
	const help = menu('help', ruling('hole.by'), function* () {
		for (const by of parties) {
			const shots = menu(giversId(by), ruling('shoot.from', { bunker: bunkerId(slot) }), () => shotOptions(state, offer, slot, orbits, by));
			yield { ...shots, label: ruling('gift.by', { helpers: by }) };
		}
	});
	if (parties.length > 0 && isLegal(help)) yield help;
}

/** Lasers and a Méga Laser; with partners, only shots that take at least one card of each. */
function* shotOptions(
	state: State,
	offer: Offer,
	slot: number,
	orbits: readonly number[],
	by?: readonly string[]
): Generator<Option<Action>> {
	const givers = by ? { by } : {};
	const least = by?.length ?? 0;
	for (const { id, ...shot } of shotsAt(state, slot, orbits)) {
		const most = shot.weapon === 'mega' ? 1 : (shot.orbit ?? Infinity);
		if (least <= most) yield offer(id, { type: 'shoot', ...shot, ...givers });
	}
}
