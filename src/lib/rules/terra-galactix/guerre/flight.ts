import type { DiceGroup } from '../../contract.ts';
import { facesIn, facesGroup, matchesDice } from '../../dice.ts';
import { ruleHolds, type Refusal } from '../../table.ts';
import { campOf, COLOURS, colourOf, type SaucerId } from '../cards.ts';
import { HOLD_CAPACITY } from './cards.ts';
import { checkVictory } from './ends.ts';
import {
	activePilot,
	activeSaucers,
	activeSeat,
	awaitsCard,
	freeLicences,
	hasNoFreeLicence,
	isFlying,
	isGrounded,
	isOfActiveCamp,
	pilotOf,
	tokensAfield,
	tokensInBase,
	tokensToCarry,
	withStation
} from './fleet.ts';
import { emptyHold, loadOf, supplyTokens } from './holds.ts';
import { stepsOf } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { carriedBy, carrierOf, detach, splitAtEntrance, stackOnto } from './stacks.ts';
import type { ActionOf, State } from './types.ts';

/** The dice of phase 2: one red, one blue. */
export const DICE: readonly DiceGroup[] = COLOURS.map((colour) => facesGroup(colour, 1));

/** Phase 2: the dice, and the steps they give if these differ from the points of the die. */
export function roll(state: State, { dice }: ActionOf<'roll'>, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	if (!matchesDice(DICE, dice)) return refuse('table.dice');
	const [red = 0, blue = 0] = COLOURS.flatMap((colour) => facesIn<number>(colour, dice));
	say('roll.thrown', { player: activePilot(state).id, red, blue });
	const rolled = { red, blue };
	for (const id of activeSaucers(state)) {
		const doubled = state.pulsars.includes(colourOf(id));
		const carried = carriedBy(state.stacks, id).length;
		const steps = stepsOf(rolled[colourOf(id)], doubled, carried);
		if (carried > 0) say('roll.carrier', { saucer: id, carried, points: steps });
		else if (doubled) say('roll.points', { saucer: id, points: steps });
	}
	return { ...state, rolled, phase: 'act' };
}

/** A saucer leaves its mother ship. */
export function launch(state: State, { saucer: id }: ActionOf<'launch'>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !isOfActiveCamp(state, id) || isFlying(state, id)) return refuse('table.not-now');
	const no = takeOffRefusal(state, id);
	if (no) return no;
	say('launch.done', { saucer: id });
	return withStation({ ...state, stays: state.stays.filter((each) => each !== id) }, id, 'space');
}

/** A saucer that may fly stays in its mother ship this turn: every exit is blocked (p. 6), or the table plays it so (ruling A08). */
export function stay(state: State, { saucer: id }: ActionOf<'stay'>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !mayLeaveBase(state).includes(id)) return refuse('table.not-now');
	if (state.options.guerreMustLeave && ruleHolds(state, 'home.must-leave')) return refuse('home.must-leave', { saucer: id });
	say('stay.done', { saucer: id });
	return { ...state, stays: [...state.stays, id] };
}

/** The saucers of the active camp that are in their mother ship, may fly, and neither came home this turn nor are to stay. */
export const mayLeaveBase = (state: State): readonly SaucerId[] =>
	activeSaucers(state).filter(
		(id) => !isFlying(state, id) && !isGrounded(state, id) && !state.homed.includes(id) && !state.stays.includes(id)
	);

/**
 * The saucers that leave their mother ship this turn although no take-off is recorded, because the player moves all saucers that are
 * allowed to fly (p. 26). If there are fewer free licences than saucers that could leave, the table enters which ones do.
 */
export const assumedTakeOffs = (state: State): readonly SaucerId[] => {
	const leaving = mayLeaveBase(state);
	return leaving.length <= freeLicences(state, activePilot(state)) ? leaving : [];
};

/** Why a saucer may not leave its mother ship, by a step or through a black hole. */
export function takeOffRefusal(state: State, id: SaucerId): Refusal | undefined {
	if (awaitsCard(state, id) && ruleHolds(state, 'launch.awaits')) return refuse('launch.awaits', { saucer: id });
	if (hasNoFreeLicence(state, id) && ruleHolds(state, 'launch.licence'))
		return refuse('launch.licence', { licences: pilotOf(state, id).licences });
	return undefined;
}

/** The number of tokens in a hold: as entered by the table, otherwise as noted. */
export function tokensInHold(state: State, id: SaucerId, counted: number | undefined): number | Refusal {
	const most = Math.min(HOLD_CAPACITY, tokensToCarry(state));
	const load = loadOf(state, id);
	// A load corrected by hand may exceed the number of tokens outside the stock and the bases.
	const n = counted ?? (load === undefined ? undefined : Math.min(load, most, tokensAfield(state)));
	if (n === undefined) return refuse('hold.told-not');
	if (!Number.isInteger(n) || n < 0 || n > most) return refuse('hold.too-many', { most });
	return n;
}

/** Tokens that came out of a hold although no discovery was recorded. */
export function takeUnrecorded(state: State, n: number, say: Say): State {
	const supplied = supplyTokens(state, n);
	if (supplied !== state) say('discover.assumed', { n: state.stock - supplied.stock, stock: supplied.stock });
	return supplied;
}

/** A saucer enters its mother ship and leaves all its tokens there (p. 26). It may leave again with the steps it has left. */
export function home(state: State, { saucer: id, n: counted }: ActionOf<'home'>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !isOfActiveCamp(state, id) || !isFlying(state, id)) return refuse('table.not-now');
	const n = tokensInHold(state, id, counted);
	if (typeof n !== 'number') return n;

	const camp = campOf(id);
	const total = tokensInBase(state, camp) + n;
	if (n > 0) say('home.deposit', { saucer: id, n, total });
	else say('home.empty', { saucer: id });
	const carried = carriedBy(state.stacks, id);
	const outside = carried.filter((each) => campOf(each) !== camp);
	if (outside.length > 0) say('home.left-outside', { saucers: outside });
	const supplied = takeUnrecorded(state, n, say);
	const inside = [id, ...carried.filter((each) => campOf(each) === camp)];
	const landed = inside.reduce((next, each) => withStation(next, each, 'base'), emptyHold(supplied, id, n));
	const deposited: State = {
		...landed,
		stacks: splitAtEntrance(state.stacks, id, outside),
		bases: { ...state.bases, [camp]: total },
		homed: [...state.homed, ...inside.filter((each) => !state.homed.includes(each))]
	};
	return checkVictory(deposited, activeSeat(state), camp, say);
}

// ── Chevauchée ───────────────────────────────────────────────────────────────────────────────────────────────────

/** An empty saucer docks on another one (p. 37): in its turn, or when it comes out of a black hole there. */
export function dock(state: State, { saucer: id, onto }: ActionOf<'dock'>, say: Say): State | Refusal {
	const justArrived = state.arrived?.saucer === id;
	const may = state.options.chevauchee && (justArrived || (state.phase === 'act' && isOfActiveCamp(state, id)));
	const possible = isFlying(state, id) && isFlying(state, onto) && id !== onto && !carriedBy(state.stacks, id).includes(onto);
	if (!may || !possible || carrierOf(state.stacks, id) === onto) return refuse('table.not-now');
	const load = state.options.holdSecrecy === 'open' ? (loadOf(state, id) ?? 0) : 0;
	if (load > 0 && ruleHolds(state, 'dock.loaded')) return refuse('dock.loaded', { saucer: id, load });
	say('dock.done', { saucer: id, carrier: onto });
	return { ...state, stacks: stackOnto(state.stacks, id, onto) };
}

/** A saucer leaves the one below it, with all it carries. */
export function undock(state: State, { saucer: id }: ActionOf<'undock'>, say: Say): State | Refusal {
	const carrier = carrierOf(state.stacks, id);
	if (!state.options.chevauchee || state.phase !== 'act' || !isOfActiveCamp(state, id) || !carrier) return refuse('table.not-now');
	say('dock.left', { saucer: id, carrier });
	const above = carriedBy(state.stacks, id);
	if (above.length > 0) say('dock.with-it', { saucers: above });
	return { ...state, stacks: detach(state.stacks, id) };
}
