import { boxOf, type GameId } from '../../boxes/index.ts';
import type { AnyGame, Json, TableState } from '../../rules/contract.ts';
import { boxFacts } from '../storage.ts';

/** An action that no game has. Rules that first need a printed fact refuse every action and name the fact. */
const NO_ACTION = { type: '' };

/** The printed fact that a game needs before it goes on, if there is one. */
function missingFact(game: AnyGame, state: TableState): string | undefined {
	const outcome = game.apply(state, NO_ACTION);
	const fact = outcome.ok || outcome.refused.rule !== 'table.read-first' ? undefined : outcome.refused.with?.['fact'];
	return typeof fact === 'string' ? fact : undefined;
}

/** The box memory of this phone at a table that other phones opened: it answers when the table asks for a figure that this phone knows. */
export class BroughtFacts {
	#known: Readonly<Record<string, { readonly value: Json }>> = {};
	/** Each fact is entered once, so that it can be undone. */
	readonly #entered = new Set<string>();

	/** Resolves when the memory has been read. Without the database the phone knows nothing. */
	async read(game: AnyGame): Promise<void> {
		this.#known = await boxFacts(boxOf(game.id as GameId)).catch(() => ({}));
	}

	/** The action that enters the fact the table needs now, if this phone knows it. */
	answer(game: AnyGame, state: TableState): Json | undefined {
		const fact = state.over ? undefined : missingFact(game, state);
		const known = fact === undefined ? undefined : this.#known[fact];
		if (fact === undefined || !known || this.#entered.has(fact)) return undefined;
		this.#entered.add(fact);
		return { type: 'learn', fact, value: known.value };
	}
}
