import { choose, isLegal, opensAsk, pick, type optionMaker } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import { CARD_KINDS, COLOURS, type SaucerId, saucersOf } from '../../cards.ts';
import { boxRuling } from '../../rules.ts';
import { PRINTED } from '../cards.ts';
import { activeCamp, activePilot, waitingSaucers } from '../fleet.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

export const cardAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.choose', { player: activePilot(state).id }),
		[
			...CARD_KINDS.map((card) => offer(`discard:${card}`, { type: 'discard', card })),
			...pulsarAndLicenceOptions(state, offer),
			...saucersOf(activeCamp(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id }))
		],
		{ who: activePilot(state).id }
	);

/** After the choice only black holes remain; another card is a house rule, and greyed unless the table plays it. */
export const moreCardsAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.more', { player: activePilot(state).id }),
		[
			...saucersOf(activeCamp(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id })),
			...pulsarAndLicenceOptions(state, offer)
		],
		{ who: activePilot(state).id, optional: true }
	);

const pulsarAndLicenceOptions = (state: State, offer: Offer): readonly Option<Action>[] => [
	...COLOURS.map((colour) => offer(`pulsar:${colour}`, { type: 'pulsar', on: [colour] })),
	offer('pulsar:both', { type: 'pulsar', on: COLOURS }),
	...licenceOptions(state, offer)
];

export const licenceOptions = (state: State, offer: Offer): readonly Option<Action>[] => {
	const wait = waitingSaucers(state, activePilot(state));
	const named = (n: number): boolean => wait.length > n && !state.options.licencesAnonymous;
	return [1, 2].map((n) => {
		const id = `soucoupe:${n}`;
		const plain = offer(id, { type: 'licence', n, ...(named(n) ? { saucers: wait.slice(0, n) } : {}) });
		if (!named(n) || !isLegal(plain)) return plain;
		const prompt = ruling('licence.which', { n });
		if (n === 1)
			return opensAsk(id, () =>
				choose(
					prompt,
					wait.map((saucer) => offer(saucer, { type: 'licence', n, saucers: [saucer] }))
				)
			);
		return opensAsk(id, () =>
			pick({
				prompt,
				from: wait.map((saucer) => ({ id: saucer, most: 1 })),
				ends: [{ id: 'done', least: n, most: n, then: (picked) => ({ action: { type: 'licence', n, saucers: picked as SaucerId[] } }) }]
			})
		);
	});
};

/** Worth reading off the box in the first round: the symbol of the camp whose turn it is. */
export const symbolAsks = (state: State): readonly Ask<Action>[] => {
	const camp = activeCamp(state);
	const unread = state.turn <= state.order.length && state.facts[`symbol:${camp}`] === undefined;
	const read = (): Ask<Action> => PRINTED.symbol.ask(camp);
	return unread ? [choose(boxRuling('box.early'), [opensAsk(`symbol:${camp}`, read)], { optional: true })] : [];
};
