import { m } from '$lib/paraglide/messages.js';
import { SIDES } from '$lib/rules/lightsaber/cards.ts';
import { deckCard } from '$lib/rules/lightsaber/ids.ts';
import { fightsWon } from '$lib/rules/lightsaber/kernel.ts';
import { totalOf } from '$lib/rules/lightsaber/queries.ts';
import type { State } from '$lib/rules/lightsaber/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../outline.ts';
import { showsTotals, statusOf } from './status.ts';

/** For each duelist: the status, the total with its cards, the fights won, hand, plan and figure. */
export function outline(state: State, { name }: OutlineNames): readonly OutlineSection[] {
	return SIDES.map((side) => {
		const { seat, hand, plan, talon, figure, current } = state.duelists[side];
		const { head, then } = statusOf(state, side, { name });
		return {
			title: line(name(side), name(seat)),
			lines: [
				line(head, then),
				...(showsTotals(state)
					? [line(m.duel_total({ n: totalOf(state, side) }), ...current.map(({ card }) => name(deckCard(side, card))))]
					: []),
				m.duel_fights_won({ n: fightsWon(state.results, side) }),
				...(state.options.depth === 'cards' ? [m.outline_duel_cards({ hand, plan, talon })] : []),
				m.outline_figure({ n: figure })
			]
		};
	});
}
