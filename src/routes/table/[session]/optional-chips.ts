import type { Ask, Option, Seat } from '$lib/rules/contract.ts';

/** A chip in the tray: an option of an optional ask, or the ask itself, which opens. */
export interface Chip {
	readonly ask: Ask<unknown>;
	readonly option?: Option<unknown>;
}

/** The chips of the optional asks, by what a player can do with them. */
export interface Chips {
	/** Can be done now, in the order of the guide. */
	readonly live: readonly Chip[];
	/** Figures that may be read off the box. */
	readonly facts: readonly Chip[];
	/** Refused now: a touch shows the reason. */
	readonly refused: readonly Chip[];
	readonly count: number;
}

/** This many chips are shown; the others are behind one key. The guide lists the likeliest first. */
export const SHOWN_CHIPS = 3;

/** An ask with up to this many options has one chip for each; otherwise one chip opens the ask. */
const DIRECT_OPTIONS = 2;

/** Sorts the optional asks into chips. */
export function chipsOf(asks: readonly Ask<unknown>[], seats: readonly Seat[]): Chips {
	// The bare name of a player would not explain what the chip does.
	const isClear = ({ id, label }: Option<unknown>): boolean => label !== undefined || !seats.some((seat) => seat.id === id);
	const chips = asks
		.filter(({ fact }) => !fact)
		.flatMap((ask): readonly Chip[] =>
			ask.kind === 'choose' && ask.options.length <= DIRECT_OPTIONS && ask.options.every(isClear)
				? ask.options.map((option) => ({ ask, option }))
				: [{ ask }]
		);
	const facts = asks.filter(({ fact }) => fact).map((ask) => ({ ask }));
	return {
		live: chips.filter(({ option }) => !option?.refused),
		facts,
		refused: chips.filter(({ option }) => option?.refused),
		count: chips.length + facts.length
	};
}
