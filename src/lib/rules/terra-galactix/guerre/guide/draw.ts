import { choose, isLegal, opensAsk, pick, type optionMaker } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import { CARD_KINDS, COLOURS, type SaucerId } from '../../cards.ts';
import { activePilot, activeSaucers, waitingSaucers } from '../fleet.ts';
import { optionIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';

/** Makes an option of an action, refused if the rules refuse it. */
export type Offer = ReturnType<typeof optionMaker<State, Action>>;

/** Asks for the one choice of phase 1. */
export const cardAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.choose', { player: activePilot(state).id }),
		[
			...CARD_KINDS.map((card) => offer(optionIds.discard(card), { type: 'discard', card })),
			...pulsarAndLicenceOptions(state, offer),
			...blackHoleOptions(state, offer)
		],
		{ who: activePilot(state).id }
	);

/** After that choice only black holes remain: other cards are refused unless the option allows several choices. */
export const moreCardsAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(ruling('cards.more'), [...blackHoleOptions(state, offer), ...pulsarAndLicenceOptions(state, offer)], {
		who: activePilot(state).id,
		optional: true
	});

/** Two Trous noirs for a saucer. */
export const blackHoleOption = (id: SaucerId, offer: Offer): Option<Action> => offer(optionIds.trou(id), { type: 'trou', saucer: id });

/** Two Trous noirs for each saucer of the active camp. */
const blackHoleOptions = (state: State, offer: Offer): readonly Option<Action>[] =>
	activeSaucers(state).map((id) => blackHoleOption(id, offer));

const pulsarAndLicenceOptions = (state: State, offer: Offer): readonly Option<Action>[] => [
	...COLOURS.map((colour) => offer(optionIds.pulsar(colour), { type: 'pulsar', on: [colour] })),
	offer(optionIds.pulsar('both'), { type: 'pulsar', on: COLOURS }),
	...licenceOptions(state, offer)
];

/** One or two Soucoupe cards; if more saucers are waiting than cards are laid, asks which ones are released. */
const licenceOptions = (state: State, offer: Offer): readonly Option<Action>[] => {
	const waiting = waitingSaucers(state, activePilot(state));
	return [1, 2].map((n) => {
		const id = optionIds.licences(n);
		const isAmbiguous = waiting.length > n && !state.options.licencesAnonymous;
		const option = offer(id, { type: 'licence', n, ...(isAmbiguous ? { saucers: waiting.slice(0, n) } : {}) });
		if (!isAmbiguous || !isLegal(option)) return option;
		return opensAsk(id, () => (n === 1 ? releasedSaucerAsk(waiting, offer) : releasedSaucersAsk(waiting, n)));
	});
};

const releasedSaucerAsk = (waiting: readonly SaucerId[], offer: Offer): Ask<Action> =>
	choose(
		ruling('licence.which', { n: 1 }),
		waiting.map((saucer) => offer(saucer, { type: 'licence', n: 1, saucers: [saucer] }))
	);

const releasedSaucersAsk = (waiting: readonly SaucerId[], n: number): Ask<Action> =>
	pick({
		prompt: ruling('licence.which', { n }),
		from: waiting.map((saucer) => ({ id: saucer, most: 1 })),
		ends: [{ id: 'done', least: n, most: n, then: (picked) => ({ action: { type: 'licence', n, saucers: picked as SaucerId[] } }) }]
	});

/** Passes the turn without recording its cards and dice. */
export const skipAsk = (offer: Offer): Ask<Action> => choose(ruling('turn.skip'), [offer('skip', { type: 'skip' })], { optional: true });
