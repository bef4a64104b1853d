import { choose, opensAsk } from '../../ask.ts';
import type { Ask, ChooseAsk, Option } from '../../contract.ts';
import { FEWEST_PICTURED, MOST_PICTURED } from '../cards.ts';
import { tileFact } from '../ids.ts';
import { faceAt } from '../look.ts';
import { ruling } from '../rules.ts';
import { HEX_NUMBERS, hexSpace } from '../star.ts';
import type { Action, Own, State } from '../types.ts';
import { tilesPossibleAt } from './look.ts';
import type { Offer } from './offer.ts';

/** The values that a tile may have. */
export const TILE_POINTS: readonly number[] = Array.from({ length: MOST_PICTURED - FEWEST_PICTURED + 1 }, (_, i) => FEWEST_PICTURED + i);

/** Asks which tile was revealed or taken. A tile whose face is known is touched when a player takes it. */
export const askTiles = (state: State, offer: Offer): ChooseAsk<Action> =>
	choose(
		ruling('tiles.now'),
		HEX_NUMBERS.map((hex) => tileOption(state, hex, offer))
	);

function tileOption(state: State, hex: number, offer: Offer): Option<Action> {
	const space = hexSpace(hex);
	const pictured = faceAt(state, hex);
	const reveal = offer(space, { type: 'look', hex });
	if (!state.hidden[hex - 1] || (state.memory && !pictured)) return reveal;
	if (!pictured)
		return opensAsk(space, () =>
			choose(
				ruling('tiles.who-took', { space }),
				state.players.map(({ id }) => opensAsk(id, () => askPoints(id, offer, { type: 'took', player: id, hex })))
			)
		);
	return opensAsk(space, () =>
		choose(ruling('tiles.who', { space, pictured }), [
			...state.players.map(({ id }) => offer(id, { type: 'took', player: id, hex })),
			offer('again', { type: 'look', hex })
		])
	);
}

/** While a tile lies open: asks for its name, in one touch, or for what happened to it without its face. */
export const askRevealed = (state: State, hex: number, offer: Offer): ChooseAsk<Action> =>
	choose(ruling('tiles.else', { space: hexSpace(hex) }), [
		...tilesPossibleAt(state, hex).map(({ name, agents }) => offer(tileFact(name), { type: 'face', needs: agents })),
		...state.players.map(({ id }) =>
			opensAsk(id, () => askPoints(id, offer, { type: 'took', player: id, hex }), ruling('tiles.by', { player: id }))
		),
		offer('skip', { type: 'skip' })
	]);

/** Asks for the points of a tile that a player took. */
export const askPoints = (
	player: string,
	offer: Offer,
	action: Omit<Extract<Own, { type: 'score' }>, 'points'> | Extract<Own, { type: 'took' }>
): Ask<Action> =>
	choose(
		ruling('score.points', { player }),
		TILE_POINTS.map((points) => offer(`${points}`, { ...action, points }))
	);
