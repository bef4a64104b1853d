import { choose, isLegal, menu, opensAsk } from '../../../ask.ts';
import type { Option } from '../../../contract.ts';
import { placesOnLine } from '../../bunker-shots.ts';
import { LASER_ORBITS } from '../../bunkers.ts';
import { SLOTS } from '../../cards.ts';
import { bunkerId, giversId, laserId } from '../../ids.ts';
import { possibleShooters } from '../flight.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { type Offer, partiesOf } from './black-hole.ts';

/** A bunker, then what it is shot with: the orbit is the price. */
export function bunkerOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const shooters = possibleShooters(state);
	if (shooters.length === 0) return [];
	// Where positions are unknown, what one bunker allows all standing ones allow: it is tried once.
	let sample: Option<Action> | undefined;
	return SLOTS.flatMap((slot) => {
		const places = placesOnLine(state, shooters, slot);
		// Most bunkers have no saucer on their line: listing fourteen refusals for the same reason would help no player.
		if (places !== 'unknown' && places.length === 0) return [];
		const id = bunkerId(slot);
		if (state.bunkers[slot - 1] === 'destroyed') return [offer(id, { type: 'shoot', bunker: slot, weapon: 'mega' })];
		const orbits =
			places === 'unknown' ? [1, 2, 3] : [...new Set(places.map(({ orbit }) => orbit))].filter((orbit) => orbit <= LASER_ORBITS);
		const prompt = ruling('shoot.from', { bunker: id });
		const weapons = () => weaponOptions(state, offer, slot, orbits);
		if (state.options.positions) return [menu(id, prompt, weapons)];
		sample ??= menu(id, prompt, weapons);
		return [isLegal(sample) ? opensAsk(id, () => choose(prompt, [...weapons()])) : menu(id, prompt, weapons)];
	});
}

function* weaponOptions(state: State, offer: Offer, slot: number, orbits: readonly number[]): Generator<Option<Action>> {
	yield* shotOptions(offer, slot, orbits);
	const parties = partiesOf(state, state.active).filter(({ length }) => length <= Math.max(1, ...orbits));
	const help = menu('help', ruling('hole.by'), function* () {
		for (const by of parties) {
			const shots = menu(giversId(by), ruling('shoot.from', { bunker: bunkerId(slot) }), () => shotOptions(offer, slot, orbits, by));
			yield { ...shots, label: ruling('gift.by', { helpers: by }) };
		}
	});
	if (parties.length > 0 && isLegal(help)) yield help;
}

/** Lasers from each orbit, and a Méga Laser; with partners, only what takes at least a card of each. */
function* shotOptions(offer: Offer, slot: number, orbits: readonly number[], by?: readonly string[]): Generator<Option<Action>> {
	const givers = by ? { by } : {};
	const least = by?.length ?? 0;
	for (const orbit of orbits)
		if (orbit >= least) yield offer(laserId(orbit), { type: 'shoot', bunker: slot, weapon: 'laser', orbit, ...givers });
	if (least <= 1) yield offer('mega', { type: 'shoot', bunker: slot, weapon: 'mega', ...givers });
}
