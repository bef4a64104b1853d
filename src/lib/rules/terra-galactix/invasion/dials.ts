import type { Dial, Thing } from '../../contract.ts';
import { cardCount, countOf } from '../../deck.ts';
import { isOptionDial, optionDials, withOption } from '../../setup.ts';
import { type Card, CARD_KINDS, colourOf, type Colour, COLOURS, COPIES, type SaucerId } from '../cards.ts';
import { withCardCount } from '../decks.ts';
import { bunkerDials, handDial, pileDials, saucerDials, setEarthDial, splitDialId, withoutPlaces } from '../dials.ts';
import { type Flight, flightOf, withFlight, withoutField, withPilot } from '../fleet.ts';
import { deck, HAND } from './cards.ts';
import { type Options, OPTIONS } from './options.ts';
import { countsCards } from './pilots.ts';
import { type Rest, RESTS, type State } from './types.ts';

const PLACES = ['base', 'space', 'earth'] as const;
const KINDS = CARD_KINDS.filter((card) => card !== 'soucoupe');

/**
 * The options that may change in mid-game. Not the aid, which would open hidden cards: it is chosen at the start, or for one look. Not the
 * seating, which decides the order of play at the start.
 */
const { ownHand: _, seating: __, ...DIAL_OPTIONS } = OPTIONS;

const copiesInPlay = ({ options }: State): ReadonlyMap<Card, number> =>
	new Map(KINDS.map((card) => [card, card === 'nova' ? options.novas : COPIES[card]]));

/** Everything that is tracked, and the options. */
export const dials = (state: State): readonly Dial[] => [
	...state.pilots.flatMap(({ camp, lives, rest }): readonly Dial[] => [
		{ id: `lives:${camp}`, value: lives, least: Math.min(1, lives), most: state.options.lives },
		{ id: `rest:${camp}`, value: rest, from: RESTS }
	]),
	...saucerDials(state, PLACES, (id) => flightOf(state, id).where),
	...bunkerDials(state),
	{ id: 'first', value: state.first ?? 'free', from: ['free', ...COLOURS] },
	{ id: 'wave', value: state.wave ? 'on' : 'off', from: ['off', 'on'] },
	...(countsCards(state) ? [...state.pilots.map(({ camp, hand }) => handDial(camp, hand)), ...pileDials(state, copiesInPlay(state))] : []),
	...optionDials(DIAL_OPTIONS, state.options)
];

/** Sets one dial by hand. */
export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return fitToOptions({ ...state, options: withOption(OPTIONS, state.options, dial, to) as Options }, state);
	const [kind, of] = splitDialId(dial);
	const seat = state.pilots.findIndex(({ camp }) => camp === of);
	switch (kind) {
		case 'lives':
			return withPilot(state, seat, { lives: to as number });
		case 'rest':
			return withPilot(state, seat, { rest: to as Rest });
		case 'saucer':
			return sendSaucer(state, of as SaucerId, to as Flight['where']);
		case 'first':
			return to === 'free' ? withoutField(state, 'first') : { ...state, first: to as Colour };
		case 'wave':
			return { ...state, wave: to === 'on' };
		default:
			return setEarthDial(state, kind, of, to) ?? state;
	}
}

/** Puts a saucer somewhere by hand: this ends its trip, and it owes no card for its old place. */
function sendSaucer(state: State, id: SaucerId, where: Flight['where']): State {
	const isOtherTrip = state.jump && state.jump.saucer !== id;
	const settled = isOtherTrip ? state : withoutTrip(state);
	const next = withFlight({ ...settled, owed: settled.owed.filter((each) => each !== id) }, id, { where });
	return where === 'earth' && next.first === undefined ? { ...next, first: colourOf(id) } : next;
}

const withoutTrip = (state: State): State => withoutField(state.pending === 'redraw' ? withoutField(state, 'pending') : state, 'jump');

/** Removes what a changed option forbids. */
function fitToOptions(state: State, before: State): State {
	const { options } = state;
	let next: State = { ...state, pilots: state.pilots.map((pilot) => ({ ...pilot, lives: Math.min(pilot.lives, options.lives) })) };
	if (!options.positions) next = withoutPlaces(next);
	if (!options.positions || options.depth === 'board') next = withoutTrip(next);
	if (!options.tirsContinus || !options.positions) next = { ...next, owed: [] };
	if (countsCards(next) && !countsCards(before) && next.uncounted) next = recountCards(next);
	return options.novas === before.options.novas ? next : changeNovas(next, before.options.novas);
}

/**
 * The app counts cards again after it kept the board only: hands are assumed to be full, and all other cards count as hidden until the
 * table counts the pile.
 */
function recountCards(state: State): State {
	const pilots = state.pilots.map(({ held: _, ...pilot }) => ({ ...pilot, hand: HAND }));
	const pile = cardCount(deck(state.options.novas)) - pilots.length * HAND;
	return { ...state, pilots, drawn: 0, early: 0, stack: { pile, discard: {}, epoch: state.stack.epoch } };
}

/** Super Novas are shuffled in or taken out: first those that lie open and are too many, then out of the pile. */
function changeNovas(state: State, novasBefore: number): State {
	const { stack, options } = state;
	const open = countOf(stack.discard, 'nova');
	const kept = Math.min(open, options.novas);
	const pile = Math.max(0, stack.pile + (options.novas - kept) - (novasBefore - open));
	return { ...state, stack: { ...stack, pile, discard: withCardCount(stack.discard, 'nova', kept) } };
}
