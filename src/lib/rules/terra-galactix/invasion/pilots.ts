import { ruleHolds, type Refusal } from '../../table.ts';
import { type Card, type Colour, COLOURS, type SaucerId } from '../cards.ts';
import { layCards, hiddenCopies } from '../decks.ts';
import { withFlight, withoutHeldHand, seatOf, withPilot } from '../fleet.ts';
import { deck } from './cards.ts';
import { refuse, type Say } from './rules.ts';
import type { Pilot, State } from './types.ts';

export const landedColours = ({ saucers }: Pilot): readonly Colour[] => COLOURS.filter((colour) => saucers[colour].where === 'earth');
export const countsCards = ({ options }: State): boolean => options.depth === 'full';

/** One saucer of a colour from every player: worked out, so that no correction can leave it behind. */
export const completeSquadrons = ({ pilots }: State): readonly Colour[] =>
	COLOURS.filter((colour) => pilots.every(({ saucers }) => saucers[colour].where === 'earth'));

/** Back to the mother ship, and a life is turned over. With the last one everybody has lost, at once. */
export function destroySaucer(state: State, id: SaucerId, say: Say): State {
	const seat = seatOf(state, id);
	const pilot = state.pilots[seat]!;
	const lives = pilot.lives - 1;
	say('fire.destroyed', { saucer: id, lives });
	const next = withPilot(withFlight(state, id, { where: 'base' }), seat, { lives });
	if (lives > 0) return next;
	const by = { rule: 'end.lost', with: { player: pilot.id } };
	say('end.lost', by.with);
	return { ...next, over: { won: [], by } };
}

interface Bill {
	/** Whose cards, or for whom they are given. */
	readonly seat: number;
	readonly card: Card;
	readonly n: number;
	/** Partners, one card each; the others come from the own hand. */
	readonly by?: readonly string[] | undefined;
	/** A partner who is covered by the card played it for themselves: that is no gift. */
	readonly free?: (giver: number) => boolean;
}

/** Cards leave the hands they come from; who gives one away must rest. */
export function payCards(state: State, { seat, card, n, by = [], free = () => false }: Bill, say: Say): State | Refusal {
	const pilot = state.pilots[seat]!;
	const givers = by.map((id) => state.pilots.findIndex((each) => each.id === id));
	if (givers.some((giver) => giver < 0 || giver === seat) || by.length > n) return refuse('table.not-now');
	const again = by.find((id, i) => by.indexOf(id) !== i);
	if (again !== undefined && state.options.helpCards === 'one' && ruleHolds(state, 'gift.one'))
		return refuse('gift.one', { helper: again });
	const own = n - by.length;
	if (own > 0 && pilot.rest !== 'no' && ruleHolds(state, 'cards.exhausted')) return refuse('cards.exhausted', { player: pilot.id });
	const tired = givers.map((giver) => state.pilots[giver]!).find(({ rest }) => rest !== 'no');
	if (tired && ruleHolds(state, 'gift.exhausted')) return refuse('gift.exhausted', { helper: tired.id });

	const shares = [seat, ...new Set(givers)]
		.map((from) => [from, from === seat ? own : givers.filter((giver) => giver === from).length] as const)
		.filter(([, cards]) => cards > 0);
	let next = state;
	if (countsCards(state)) {
		const short = shares.find(([from, cards]) => state.pilots[from]!.hand < cards);
		const left = hiddenCopies(deck(state.options.novas), state.stack.discard, card);
		if (short || left < n) return refuse('cards.none', { player: state.pilots[short?.[0] ?? seat]!.id, cards: n, card });
		for (const [from, cards] of shares) next = withoutHeldHand(layCards(next, from, card, cards), from);
	}
	for (const giver of new Set(givers)) {
		if (free(giver)) continue;
		say('gift.given', { helper: state.pilots[giver]!.id, card, player: pilot.id });
		next = withPilot(next, giver, { rest: 'gave' });
	}
	return next;
}
