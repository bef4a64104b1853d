import { choose, opensAsk, isLegal, menu } from '../ask.ts';
import type { Facts, Option, Ruling } from '../contract.ts';
import { BLUISH, type Line, type SaucerId, SLOTS } from './cards.ts';
import { type Fleet, flightOf, mySaucers, orbitsOf } from './fleet.ts';

type Told =
	| { readonly type: 'land' | 'stay'; readonly saucer: SaucerId }
	| { readonly type: 'move'; readonly saucer: SaucerId; readonly line: Line; readonly orbit: number };

interface Around extends Fleet {
	readonly facts: Facts;
	readonly options: { readonly positions: boolean };
}

/** How a table tells where its saucers went. A landing is one tap; where positions are kept, a saucer is touched and then where it went. */
export function moves<Action>(
	state: Around,
	offer: (id: string, action: Told) => Option<Action | Told>,
	ask: { where(saucer: SaucerId): Ruling; orbit(saucer: SaucerId): Ruling }
): readonly Option<Action | Told>[] {
	const flying = mySaucers(state).filter((id) => flightOf(state, id)!.where !== 'earth');
	if (!state.options.positions) return flying.map((id) => offer(id, { type: 'land', saucer: id }));
	const orbits = Array.from({ length: orbitsOf(state) }, (_, i) => i + 1);
	return flying.map((saucer) =>
		menu(saucer, ask.where(saucer), function* () {
			yield offer('land', { type: 'land', saucer });
			yield offer('stay', { type: 'stay', saucer });
			const sample = offer('line:1', { type: 'move', saucer, line: 1, orbit: 1 });
			if (!isLegal(sample)) return yield sample;
			// Moves are told, not policed: what one place allows they all do.
			for (const line of [...SLOTS, BLUISH] as const)
				yield opensAsk(typeof line === 'number' ? `line:${line}` : line, () =>
					choose<Action | Told>(
						ask.orbit(saucer),
						orbits.map((orbit) => ({ id: `orbit:${orbit}`, action: { type: 'move', saucer, line, orbit } }))
					)
				);
		})
	);
}

/** A saucer in the base that finds every exit taken, or stays for another reason. */
export const staying = <Action>(
	state: Around,
	offer: (id: string, action: Told) => Option<Action | Told>
): readonly Option<Action | Told>[] =>
	state.options.positions ? [] : mySaucers(state).map((id) => offer(`stay:${id}`, { type: 'stay', saucer: id }));
