import type { CardId } from '$lib/rules/lightsaber/cards.ts';

/** One key of the hand: a card that may have been turned or played. */
export interface CardKey {
	readonly card: CardId;
	readonly id: string;
	/** The accessible name. */
	readonly label: string;
	/** Printed under the name: copies left, the chance that it is held. */
	readonly notes: readonly string[];
	/** Whether the guide offers it now. Other keys can be touched too: they show which rule refuses them. */
	readonly isOpen: boolean;
}
