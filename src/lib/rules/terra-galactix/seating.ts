import type { Seat } from '../contract.ts';
import { type Camp, CAMPS, campsTaken } from './cards.ts';

/** A camp and its player, at their place in the order of play. */
interface CampTurn {
	readonly player: string;
	readonly camp: Camp;
}

/** The camps as the seats were entered: the first camp of each player, then the second ones. */
export const asListed = (seats: readonly Seat[]): readonly CampTurn[] =>
	[0, 1].flatMap((round) =>
		seats.flatMap(({ id, takes }) => {
			const camp = campsTaken(takes)[round];
			return camp ? [{ player: id, camp }] : [];
		})
	);

/** The camps clockwise round the board, from the first camp of the first player (p. 11). */
export function clockwise(seats: readonly Seat[]): readonly CampTurn[] {
	const turns = asListed(seats);
	const first = CAMPS.findIndex((camp) => camp === turns[0]?.camp);
	return CAMPS.flatMap((_, i) => turns.filter(({ camp }) => camp === CAMPS[(first + i) % CAMPS.length]));
}

/** Whether the order in which the seats were entered is the clockwise one. */
export const isClockwise = (seats: readonly Seat[]): boolean => {
	const order = clockwise(seats);
	return asListed(seats).every(({ camp }, i) => camp === order[i]?.camp);
};
