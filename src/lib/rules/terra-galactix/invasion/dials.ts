import type { Dial, Thing } from '../../contract.ts';
import { countOf } from '../../deck.ts';
import { isOptionDial, optionDials, withOption } from '../../setup.ts';
import { type Bunker, BUNKER_STATES } from '../bunkers.ts';
import {
	ACTION_CARDS,
	BLUISH,
	bunkerId,
	type Card,
	CARD_KINDS,
	colourOf,
	COLOURS,
	COPIES,
	GALACTIX_CARDS,
	type SaucerId,
	SLOTS
} from '../cards.ts';
import { allSaucers, type Flight, flightOf, withFlight, withoutHeldHand, orbitsOf, withPilot } from '../fleet.ts';
import { withCardCount } from '../decks.ts';
import { countsCards } from './pilots.ts';
import { OPTIONS } from './setup.ts';
import { type Options, RESTS, type Rest, type State } from './types.ts';

const MOST_HELD = 12;
const PLACES = ['base', 'space', 'earth'] as const;
const LINES = ['unknown', BLUISH, ...SLOTS.map(String)];
const KINDS = CARD_KINDS.filter((card) => card !== 'soucoupe');

/** All but the aid: what players hide is not opened in passing. It is chosen at the start, or for one look. */
const { ownHand: _, ...TURNED } = OPTIONS;

const copies = ({ options }: State, card: Card): number => (card === 'nova' ? options.novas : COPIES[card]);

export const dials = (state: State): readonly Dial[] => [
	...state.pilots.flatMap(({ camp, lives, rest }): readonly Dial[] => [
		{ id: `lives:${camp}`, value: lives, least: Math.min(1, lives), most: state.options.lives },
		{ id: `rest:${camp}`, value: rest, from: RESTS }
	]),
	...allSaucers(state).flatMap((id): readonly Dial[] => {
		const { where, line = 'unknown', orbit = 0 } = flightOf(state, id)!;
		const at: Dial = { id: `saucer:${id}`, value: where, from: PLACES };
		if (!state.options.positions || where !== 'space') return [at];
		return [
			at,
			{ id: `line:${id}`, value: `${line}`, from: LINES },
			{ id: `orbit:${id}`, value: orbit, least: 0, most: Math.max(orbit, orbitsOf(state)) }
		];
	}),
	...state.bunkers.map((bunker, i): Dial => ({ id: bunkerId(i + 1), value: bunker, from: BUNKER_STATES })),
	{ id: 'first', value: state.first ?? 'free', from: ['free', ...COLOURS] },
	{ id: 'wave', value: state.wave ? 'on' : 'off', from: ['off', 'on'] },
	...(countsCards(state) ? cardDials(state) : []),
	...optionDials(TURNED, state.options)
];

const cardDials = (state: State): readonly Dial[] => [
	...state.pilots.map(({ camp, hand }): Dial => ({ id: `hand:${camp}`, value: hand, least: 0, most: Math.max(hand, MOST_HELD) })),
	{ id: 'pile', value: state.stack.pile, least: 0, most: ACTION_CARDS },
	...KINDS.map((card): Dial => ({
		id: `discards:${card}`,
		value: countOf(state.stack.discard, card),
		least: 0,
		most: copies(state, card)
	})),
	{ id: 'galactix-pile', value: state.galactix.pile, least: 0, most: GALACTIX_CARDS }
];

export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return fitted({ ...state, options: withOption(OPTIONS, state.options, dial, to) as Options }, state);
	const at = dial.indexOf(':');
	const [kind, of] = at < 0 ? [dial, ''] : [dial.slice(0, at), dial.slice(at + 1)];
	const seat = state.pilots.findIndex(({ camp }) => camp === of);
	switch (kind) {
		case 'lives':
			return withPilot(state, seat, { lives: to as number });
		case 'rest':
			return withPilot(state, seat, { rest: to as Rest });
		case 'hand':
			return withPilot(withoutHeldHand(state, seat), seat, { hand: to as number });
		case 'saucer':
			return sent(state, of as SaucerId, to as Flight['where']);
		case 'line':
		case 'orbit':
			return placed(state, of as SaucerId, kind, to);
		case 'bunker':
			return { ...state, bunkers: state.bunkers.with(Number(of) - 1, to as Bunker) };
		case 'first': {
			const { first: _, ...rest } = state;
			return to === 'free' ? rest : { ...rest, first: to as State['first'] & string };
		}
		case 'wave':
			return { ...state, wave: to === 'on' };
		case 'pile':
			return { ...state, stack: { ...state.stack, pile: to as number } };
		case 'discards':
			return { ...state, stack: { ...state.stack, discard: withCardCount(state.stack.discard, of as Card, to as number) } };
		case 'galactix-pile':
			return { ...state, galactix: { ...state.galactix, pile: to as number } };
		default:
			return state;
	}
}

function sent(state: State, id: SaucerId, where: Flight['where']): State {
	const { jump, ...rest } = state;
	const calm: State = jump && jump.saucer !== id ? state : rest.pending === 'redraw' ? unpended(rest) : rest;
	const next = withFlight({ ...calm, owed: calm.owed.filter((each) => each !== id) }, id, { where });
	return where === 'earth' && next.first === undefined ? { ...next, first: colourOf(id) } : next;
}

function placed(state: State, id: SaucerId, kind: 'line' | 'orbit', to: Thing): State {
	const { line, orbit, ...flight } = flightOf(state, id)!;
	const told = kind === 'line' ? (to === 'unknown' ? undefined : to === BLUISH ? BLUISH : Number(to)) : line;
	const far = kind === 'orbit' ? (to === 0 ? undefined : (to as number)) : orbit;
	return withFlight(state, id, { ...flight, ...(told === undefined ? {} : { line: told }), ...(far === undefined ? {} : { orbit: far }) });
}

const unpended = (state: State): State => {
	const { pending: _, ...rest } = state;
	return rest;
};

/** An option changed in mid-game leaves nothing behind that it forbids. */
function fitted(state: State, before: State): State {
	let next = state;
	const { options } = state;
	next = { ...next, pilots: next.pilots.map((pilot) => ({ ...pilot, lives: Math.min(pilot.lives, options.lives) })) };
	if (!options.positions) for (const id of allSaucers(next)) next = withFlight(next, id, { where: flightOf(next, id)!.where });
	if (!options.positions || options.depth === 'board') {
		const { jump: _, ...rest } = next.pending === 'redraw' ? unpended(next) : next;
		next = rest;
	}
	if (!options.tirsContinus || !options.positions) next = { ...next, owed: [] };
	return options.novas === before.options.novas ? next : novas(next, before.options.novas);
}

/** More Super Novas are shuffled in, or taken out: out of the discard those that are too many, out of the pile the others. */
function novas(state: State, were: number): State {
	const { stack, options } = state;
	const open = countOf(stack.discard, 'nova');
	const kept = Math.min(open, options.novas);
	const pile = Math.max(0, stack.pile + (options.novas - kept) - (were - open));
	return { ...state, stack: { ...stack, pile, discard: withCardCount(stack.discard, 'nova', kept) } };
}
