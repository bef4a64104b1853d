import { choose, isLegal, menu, opensAsk } from '../ask.ts';
import type { Facts, Option, Ruling } from '../contract.ts';
import { BLUISH, type Line, type SaucerId, SLOTS } from './cards.ts';
import { type Fleet, myFlyingSaucers, mySaucers, orbitsOf } from './fleet.ts';
import { landId, lineId, orbitId, stayId } from './ids.ts';

type MoveAction =
	| { readonly type: 'land' | 'stay'; readonly saucer: SaucerId }
	| { readonly type: 'move'; readonly saucer: SaucerId; readonly line: Line; readonly orbit: number };

interface MoveState extends Fleet {
	readonly facts: Facts;
	readonly options: { readonly positions: boolean };
}

type Offer<Action> = (id: string, action: MoveAction) => Option<Action | MoveAction>;

/** Landings as one option each; where the app keeps positions, each saucer opens a menu of the places it may have gone to. */
export function moveOptions<Action>(
	state: MoveState,
	offer: Offer<Action>,
	prompts: { where(saucer: SaucerId): Ruling; orbit(saucer: SaucerId): Ruling }
): readonly Option<Action | MoveAction>[] {
	const flying = myFlyingSaucers(state);
	if (!state.options.positions) return flying.map((id) => offer(id, { type: 'land', saucer: id }));
	const orbits = Array.from({ length: orbitsOf(state) }, (_, i) => i + 1);
	return flying.map((saucer) =>
		menu(saucer, prompts.where(saucer), function* () {
			yield offer('land', { type: 'land', saucer });
			yield offer('stay', { type: 'stay', saucer });
			// The app does not check the way: if one place is legal, all are, so only one is tried.
			const sample = offer(lineId(1), { type: 'move', saucer, line: 1, orbit: 1 });
			if (!isLegal(sample)) return yield sample;
			for (const line of [...SLOTS, BLUISH] as const)
				yield opensAsk(lineId(line), () =>
					choose<Action | MoveAction>(
						prompts.orbit(saucer),
						orbits.map((orbit) => ({ id: orbitId(orbit), action: { type: 'move', saucer, line, orbit } }))
					)
				);
		})
	);
}

/**
 * Landings that are entered while the bunkers still fire: they imply that no other saucer is hit. With positions a saucer is moved first.
 */
export const earlyLandings = <Action>(state: MoveState, offer: Offer<Action>): readonly Option<Action | MoveAction>[] =>
	state.options.positions ? [] : myFlyingSaucers(state).map((id) => offer(landId(id), { type: 'land', saucer: id }));

/**
 * Saucers that stay in the base, for example because every exit is taken. If the app keeps positions, this is in the menu of each saucer.
 */
export const stayOptions = <Action>(state: MoveState, offer: Offer<Action>): readonly Option<Action | MoveAction>[] =>
	state.options.positions ? [] : mySaucers(state).map((id) => offer(stayId(id), { type: 'stay', saucer: id }));
