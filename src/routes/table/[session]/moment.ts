import type { MomentKind } from '$lib/asking/board-definition.ts';
import type { GameEnd, Ruling } from '$lib/rules/contract.ts';

/** Something worth a look up from the cards: a fight's result, a reshuffle, Ogotaï's step, the end of the game. */
export interface Moment {
	readonly kind: MomentKind | 'victory' | 'defeat';
	/** The sentence that is shown. */
	readonly ruling: Ruling;
	/** The players in whose colours it is shown; none if it belongs to the whole table. */
	readonly seats: readonly string[];
}

/** Of several moments in one action the first of this list is shown. */
const ORDER: readonly MomentKind[] = ['won', 'lost', 'step', 'shuffle'];

/** The moment of an action, from its steps. `who`: the seat that answered. */
export function momentOf(
	steps: readonly Ruling[],
	over: GameEnd | undefined,
	moments: Readonly<Record<string, MomentKind>>,
	who: string | undefined,
	isSeat: (id: unknown) => boolean
): Moment | undefined {
	if (over) return { kind: over.won.length > 0 ? 'victory' : 'defeat', ruling: over.by, seats: over.won };
	for (const kind of ORDER) {
		const ruling = steps.find(({ rule }) => moments[rule] === kind);
		if (!ruling) continue;
		const named = Object.values(ruling.with ?? {}).filter((value): value is string => isSeat(value));
		const seats = named.length > 0 ? named : who !== undefined && kind !== 'shuffle' && kind !== 'step' ? [who] : [];
		return { kind, ruling, seats };
	}
	return undefined;
}
