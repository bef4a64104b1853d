import { type Refusal, ruleHolds } from '../../table.ts';
import { type Card, type Colour, COLOURS, type SaucerId, UNNAMED, type Unnamed } from '../cards.ts';
import { hiddenCopies, layCards } from '../decks.ts';
import { ownerOf, pilotAt, seatOf, withFlight, withoutHeldHand, withPilot } from '../fleet.ts';
import { deck } from './cards.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, Pilot, State } from './types.ts';

/** The colours of a player's saucers on Earth. */
export const landedColours = ({ saucers }: Pilot): readonly Colour[] => COLOURS.filter((colour) => saucers[colour].where === 'earth');

/** Whether the app counts cards. Otherwise it keeps the board only. */
export const countsCards = ({ options }: State): boolean => options.depth === 'full';

/**
 * The squadrons of which every player's saucer is on Earth. They are derived and not stored, so that they stay right after a correction.
 */
export const completeSquadrons = ({ pilots }: State): readonly Colour[] =>
	COLOURS.filter((colour) => pilots.every(({ saucers }) => saucers[colour].where === 'earth'));

/** A saucer goes back to its mother ship and its owner turns a Soucoupe card over. With the last one all players have lost, at once. */
export function destroySaucer(state: State, id: SaucerId, say: Say): State {
	const pilot = ownerOf(state, id);
	const lives = pilot.lives - 1;
	say('fire.destroyed', { saucer: id, lives });
	const next = withPilot(withFlight(state, id, { where: 'base' }), seatOf(state, id), { lives });
	if (lives > 0) return next;
	const by = { rule: 'end.lost', with: { player: pilot.id } };
	say('end.lost', by.with);
	return { ...next, over: { won: [], by } };
}

/** Cards to be paid, and by whom. */
interface Bill {
	/** The player who pays, or for whom partners give cards. */
	readonly seat: number;
	readonly card: Card | Unnamed;
	/** Undefined if the app does not count cards and the number was not entered. */
	readonly n: number | undefined;
	/** Partners who give one card each; the others come from the player's own hand. */
	readonly by?: readonly string[] | undefined;
	/** Whether this partner has also played the card for an own saucer. Then it is not a gift, and the partner need not rest (A28). */
	readonly isOwnUse?: (giver: number) => boolean;
}

/** Cards leave the hands they come from; a player who gives one away must rest (p. 19). */
export function payCards(state: State, { seat, card, n: entered, by = [], isOwnUse = () => false }: Bill, say: Say): State | Refusal {
	const n = entered ?? Math.max(1, by.length);
	const pilot = pilotAt(state, seat);
	const givers = by.map((id) => state.pilots.findIndex((each) => each.id === id));
	if (givers.some((giver) => giver < 0 || giver === seat) || by.length > n) return refuse('table.not-now');
	const again = by.find((id, i) => by.indexOf(id) !== i);
	if (again !== undefined && state.options.helpCards === 'one' && ruleHolds(state, 'gift.one'))
		return refuse('gift.one', { helper: again });
	const own = n - by.length;
	if (own > 0 && pilot.rest !== 'no' && ruleHolds(state, 'cards.exhausted')) return refuse('cards.exhausted', { player: pilot.id });
	const resting = givers.map((giver) => pilotAt(state, giver)).find(({ rest }) => rest !== 'no');
	if (resting && ruleHolds(state, 'gift.exhausted')) return refuse('gift.exhausted', { helper: resting.id });

	let next: State = countsCards(state) ? state : { ...state, uncounted: true };
	if (countsCards(state)) {
		const shares = [seat, ...new Set(givers)]
			.map((from) => ({ from, cards: from === seat ? own : givers.filter((giver) => giver === from).length }))
			.filter(({ cards }) => cards > 0);
		const short = shares.find(({ from, cards }) => pilotAt(state, from).hand < cards);
		const left = card === UNNAMED ? n : hiddenCopies(deck(state.options.novas), state.stack.discard, card);
		if (short || left < n) return refuse('cards.none', { player: pilotAt(state, short?.from ?? seat).id, cards: n, card });
		for (const { from, cards } of shares) next = withoutHeldHand(layCards(next, from, card, cards), from);
	}
	for (const giver of new Set(givers)) {
		if (isOwnUse(giver)) continue;
		say('gift.given', { helper: pilotAt(state, giver).id, card, player: pilot.id });
		next = withPilot(next, giver, { rest: 'gave' });
	}
	return next;
}

/** If cards are not counted, a gift is an action of its own: only the rest that follows is kept. */
export function giveCard(state: State, { player }: ActionOf<'give'>, say: Say): State | Refusal {
	const giver = state.pilots.findIndex(({ id }) => id === player);
	if (countsCards(state) || giver < 0 || state.pending) return refuse('table.not-now');
	if (pilotAt(state, giver).rest !== 'no' && ruleHolds(state, 'gift.exhausted')) return refuse('gift.exhausted', { helper: player });
	say('gift.entered', { helper: player });
	return withPilot<State>({ ...state, uncounted: true }, giver, { rest: 'gave' });
}
