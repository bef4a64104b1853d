import { choose, isLegal, menu, opensAsk } from '../ask.ts';
import type { Option, TableState } from '../contract.ts';
import { placesOnLine, type ShotAction } from './bunker-shots.ts';
import { type Bunker, LASER_ORBITS } from './bunkers.ts';
import { type SaucerId, SLOTS } from './cards.ts';
import type { Fleet } from './fleet.ts';
import { bunkerId, laserId } from './ids.ts';
import { earthRuling } from './rules.ts';

interface BunkerGuideState extends Fleet, TableState {
	readonly options: { readonly positions: boolean; readonly depth: 'full' | 'board' };
	readonly bunkers: readonly Bunker[];
	readonly moved: readonly SaucerId[];
	readonly shots: number;
	readonly fired: readonly SaucerId[];
}

/**
 * Whether the app asks from which orbit a bunker is shot at. If it neither counts cards nor keeps positions, no later step needs the orbit.
 */
const asksOrbit = ({ options }: BunkerGuideState): boolean => options.depth === 'full' || options.positions;

/** The shots at a bunker: Lasers, from each orbit if that matters, and a Méga Laser. */
export function shotsAt(
	state: BunkerGuideState,
	slot: number,
	orbits: readonly number[]
): readonly (ShotAction & { readonly id: string })[] {
	const lasers = asksOrbit(state)
		? orbits.map((orbit) => ({ id: laserId(orbit), bunker: slot, weapon: 'laser' as const, orbit }))
		: [{ id: 'laser', bunker: slot, weapon: 'laser' as const }];
	return [...lasers, { id: 'mega', bunker: slot, weapon: 'mega' as const }];
}

/** The first of the options. */
function firstOf<Action>(options: Iterable<Option<Action>>): Option<Action> {
	for (const option of options) return option;
	throw new Error('A bunker can be shot at in at least one way.');
}

/**
 * Asks for a bunker, then for the weapon. `weapons` makes the shots at one bunker from these orbits; `try` tries a Méga Laser, for bunkers
 * that refuse every shot for the same reason.
 */
export function bunkerOptions<Action>(
	state: BunkerGuideState,
	shooters: readonly SaucerId[],
	tryMega: (id: string, slot: number) => Option<Action>,
	weapons: (slot: number, orbits: readonly number[]) => Iterable<Option<Action>>
): readonly Option<Action>[] {
	if (shooters.length === 0) return [];
	// If positions are unknown, all standing bunkers allow the same shots, so only one is tried.
	let sample: Option<Action> | undefined;
	return SLOTS.map((slot) => {
		const id = bunkerId(slot);
		const places = placesOnLine(state, shooters, slot);
		const isOutOfReach = places !== 'unknown' && places.length === 0;
		if (isOutOfReach || state.bunkers[slot - 1] === 'destroyed') return tryMega(id, slot);
		const orbits =
			places === 'unknown' ? [1, 2, 3] : [...new Set(places.map(({ orbit }) => orbit))].filter((orbit) => orbit <= LASER_ORBITS);
		const prompt = earthRuling(asksOrbit(state) ? 'shoot.from' : 'shoot.card', { bunker: id });
		const open = () => weapons(slot, orbits);
		// A bunker that has fallen back is destroyed by any shot: if cards are not counted, there is nothing more to ask.
		const only = !asksOrbit(state) && state.bunkers[slot - 1] === 'fallback' ? firstOf(open()) : undefined;
		if (only && isLegal(only)) return { ...only, id };
		if (state.options.positions) return menu(id, prompt, open);
		sample ??= menu(id, prompt, open);
		return isLegal(sample) ? opensAsk(id, () => choose(prompt, [...open()])) : menu(id, prompt, open);
	});
}
