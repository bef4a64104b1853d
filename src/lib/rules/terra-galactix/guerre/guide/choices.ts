import { choose, isLegal, opensAsk, pick, type optionMaker } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import { CARD_KINDS, COLOURS, type SaucerId, saucersOf } from '../../cards.ts';
import { boxRuling } from '../../rules.ts';
import { PRINTED } from '../cards.ts';
import { campNow, me, waiting } from '../fleet.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

export const choice = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.choose', { player: me(state).id }),
		[
			...CARD_KINDS.map((card) => offer(`discard:${card}`, { type: 'discard', card })),
			...special(state, offer),
			...saucersOf(campNow(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id }))
		],
		{ who: me(state).id }
	);

/** After the choice only black holes remain; another card is a house rule, and greyed unless the table plays it. */
export const more = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.more', { player: me(state).id }),
		[...saucersOf(campNow(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id })), ...special(state, offer)],
		{ who: me(state).id, optional: true }
	);

const special = (state: State, offer: Offer): readonly Option<Action>[] => [
	...COLOURS.map((colour) => offer(`pulsar:${colour}`, { type: 'pulsar', on: [colour] })),
	offer('pulsar:both', { type: 'pulsar', on: COLOURS }),
	...licences(state, offer)
];

export const licences = (state: State, offer: Offer): readonly Option<Action>[] => {
	const wait = waiting(state, me(state));
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
export const early = (state: State): readonly Ask<Action>[] => {
	const camp = campNow(state);
	const unread = state.turn <= state.order.length && state.facts[`symbol:${camp}`] === undefined;
	const read = (): Ask<Action> => PRINTED.symbol.ask(camp);
	return unread ? [choose(boxRuling('box.early'), [opensAsk(`symbol:${camp}`, read)], { optional: true })] : [];
};
