import type { Dial, Seat } from '$lib/rules/contract.ts';

/** The dials of one player, of the options, or of the whole table. */
export interface DialGroup {
	/** A seat, `options` or `table`. */
	readonly of: string;
	readonly dials: readonly Dial[];
}

/** Groups the dials: the table first, then the players in the order of play, then the options. Groups without dials are left out. */
export function groupDials(dials: readonly Dial[], seats: readonly Seat[]): readonly DialGroup[] {
	const of = (dial: Dial): string => (dial.id.startsWith('option:') ? 'options' : (seatOf(dial, seats) ?? 'table'));
	return ['table', ...seats.map(({ id }) => id), 'options']
		.map((group) => ({ of: group, dials: dials.filter((dial) => of(dial) === group) }))
		.filter((group) => group.dials.length > 0);
}

/** The player of a dial: named in its id or its label, by the seat or by something that the seat takes. */
function seatOf({ id, label }: Dial, seats: readonly Seat[]): string | undefined {
	const parts: readonly unknown[] = [...id.split(':'), ...Object.values(label?.with ?? {}).flat()];
	return (seats.find((seat) => parts.includes(seat.id)) ?? seats.find(({ takes }) => takes.some((thing) => parts.includes(thing))))?.id;
}
