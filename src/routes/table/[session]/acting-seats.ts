import type { Session } from '$lib/helpers/session.svelte.ts';

/** The dial that every game with turns has: the player, hero or ship whose turn it is. */
const ACTIVE = 'active';

/** The seats that must answer now; if the open questions are for the whole table, the seat whose turn it is. */
export function actingSeats({ guide, dials, setup, state }: Pick<Session, 'guide' | 'dials' | 'setup' | 'state'>): ReadonlySet<string> {
	if (state.over) return new Set();
	const asked = guide.asks.flatMap(({ who, optional }) => (who && !optional ? [who] : []));
	if (asked.length > 0) return new Set(asked);
	const active = dials.find(({ id }) => id === ACTIVE)?.value;
	const seat = setup.seats.find(({ id, takes }) => id === active || takes.some((thing) => thing === active));
	return new Set(seat ? [seat.id] : []);
}
