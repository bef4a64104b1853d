import { choose, opensAsk } from '../../ask.ts';
import type { Option, Ruling } from '../../contract.ts';
import { type Chaam, CHAAM_FACES, type ChaamFace, chaamsByLevel, levelOf } from '../cards.ts';
import { chaamTargets } from '../chaams.ts';
import { forecast } from '../forecast.ts';
import { activeHero } from '../heroes.ts';
import { factId, placeId } from '../ids.ts';
import { copiesSeen } from '../piles.ts';
import { ruling } from '../rules.ts';
import type { Action, Offer, Own, State } from '../types.ts';

type MakeOption = (card: Chaam, offer: Offer) => Option<Action>;

/** The faces that a drawn Chaams may show, and '?' if its face is not entered. Faces that cannot be drawn are shown with the reason. */
export function chaamOptions(state: State, offer: Offer, makeOption: MakeOption): readonly Option<Action>[] {
	const levels = chaamsByLevel(state.options.level3);
	const faces = CHAAM_FACES.filter((face) => levels[levelOf(face)] > 0);
	return [...faces.map((face) => withDoubt(state, face, offer, makeOption)), makeOption('?', offer)];
}

function withDoubt(state: State, face: ChaamFace, offer: Offer, makeOption: MakeOption): Option<Action> {
	const option = makeOption(face, offer);
	switch (option.refused?.rule) {
		case 'chaams.copies':
			return copiesDoubt(state, option, face);
		case 'chaams.in-discard':
			return shuffleDoubt(option.refused, face, offer, makeOption);
		default:
			return option;
	}
}

/** A card that is in the discard of the app: asks whether the table has shuffled the discard, and continues with the card. */
function shuffleDoubt(reason: Ruling, face: ChaamFace, offer: Offer, makeOption: MakeOption): Option<Action> {
	const afterShuffle: Offer = (id, action, label) => offer(id, { type: 'anyway', action: action as Own, bends: [reason.rule] }, label);
	return opensAsk(face, () => choose<Action>(reason, [{ ...makeOption(face, afterShuffle), id: 'shuffled' }]));
}

/** One copy more than this box is known to hold: asks whether the box holds more, because it may also be a mistake. */
function copiesDoubt(state: State, option: Option<Action>, card: ChaamFace): Option<Action> {
	if (!('action' in option)) return option;
	const copies = copiesSeen(state, card) + 1;
	return opensAsk(card, () =>
		choose<Action>(ruling('box.copies-doubt', { card, copies }), [
			{ id: `hold:${copies}`, action: { type: 'learn', fact: factId('copies', card), value: copies, then: option.action as Own } }
		])
	);
}

/**
 * The discovered places. A place on which a drawn Chaams may not be put is refused; a place that Ogotaï is about to need is marked by its
 * label.
 */
export function placeOptions(state: State, card: Chaam, offer: Offer): readonly Option<Action>[] {
	const { war = 0, free } = forecast(state);
	const isTight = war > 0 && free.length === war;
	return Array.from({ length: state.frontier }, (_, i) => i + 1).map((to) => {
		const place = placeId(to);
		const warning = isTight && free.includes(to) ? ruling('chaams.last-slot', { place, war, free: free.length - 1 }) : undefined;
		return offer(place, { type: 'chaam', card, to }, warning);
	});
}

/** The option for a drawn Chaams. It asks for the place only if there are several. */
export function placeChaamOption(state: State, card: Chaam, offer: Offer): Option<Action> {
	const places = placeOptions(state, card, offer);
	const here = places.find(({ id }) => id === placeId(activeHero(state).at));
	if (!here) throw new Error('A hero can always put a Chaam on its own place.');
	const { label: _, ...only } = here;
	if (chaamTargets(state).length === 1 || only.refused) return { ...only, id: card } as Option<Action>;
	return opensAsk(card, () => choose(ruling('chaams.where', { card }), places));
}
