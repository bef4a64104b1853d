import type { DiceGroup } from '../../contract.ts';
import { facesIn, matchesDice as diceFit, facesGroup } from '../../dice.ts';
import { ruleHolds, type Refusal } from '../../table.ts';
import { campOf, COLOURS, colourOf, type SaucerId, saucersOf } from '../cards.ts';
import { HOLD_CAPACITY } from './cards.ts';
import {
	tokensAfield,
	awaitsCard,
	tokensInBase,
	activeCamp,
	isFlying,
	activePilot,
	isOfActiveCamp,
	hasNoFreeLicence,
	pilotOf,
	activeSeat,
	withStation
} from './fleet.ts';
import { checkVictory } from './ends.ts';
import { emptyHold, loadOf } from './holds.ts';
import { stepsOf } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { carriedBy, carrierOf, stackOnto, splitAtEntrance, detach } from './stacks.ts';
import type { ActionOf, State } from './types.ts';

export const DICE: readonly DiceGroup[] = COLOURS.map((colour) => facesGroup(colour, 1));

export function roll(state: State, { dice }: ActionOf<'roll'>, say: Say): State | Refusal {
	if (state.phase !== 'roll') return refuse('table.not-now');
	if (!diceFit(DICE, dice)) return refuse('table.dice');
	const [red, blue] = COLOURS.map((colour) => facesIn<number>(colour, dice)[0]!) as [number, number];
	say('roll.thrown', { player: activePilot(state).id, red, blue });
	const rolled = { red, blue };
	for (const id of saucersOf(activeCamp(state))) {
		const doubled = state.pulsars.includes(colourOf(id));
		const carried = carriedBy(state.stacks, id).length;
		const steps = stepsOf(rolled[colourOf(id)], doubled, carried);
		if (carried > 0) say('roll.carrier', { saucer: id, carried, points: steps });
		else if (doubled) say('roll.points', { saucer: id, points: steps });
	}
	return { ...state, rolled, phase: 'act' };
}

export function launch(state: State, { saucer: id }: ActionOf<'launch'>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !isOfActiveCamp(state, id) || isFlying(state, id)) return refuse('table.not-now');
	const no = takeOffRefusal(state, id);
	if (no) return no;
	say('launch.done', { saucer: id });
	return withStation(state, id, 'space');
}

/** From the mother ship: by a step, or through a black hole. */
export function takeOffRefusal(state: State, id: SaucerId): Refusal | undefined {
	if (awaitsCard(state, id) && ruleHolds(state, 'launch.awaits')) return refuse('launch.awaits', { saucer: id });
	if (hasNoFreeLicence(state, id) && ruleHolds(state, 'launch.licence'))
		return refuse('launch.licence', { licences: pilotOf(state, id).licences });
	return undefined;
}

/** How many tokens this may be: what the table says, or what it let us note. */
export function tokensInHold(state: State, id: SaucerId, told: number | undefined): number | Refusal {
	const most = Math.min(HOLD_CAPACITY, tokensAfield(state));
	const load = loadOf(state, id);
	// A note set by hand may claim more than is out there: the box counts fifteen.
	const n = told ?? (load === undefined ? undefined : Math.min(load, most));
	if (n === undefined) return refuse('hold.told-not');
	if (!Number.isInteger(n) || n < 0 || n > most) return refuse('hold.too-many', { most });
	return n;
}

/** Home: all tokens out of the hold, safe there; the steps left are lost, or used to leave again. */
export function home(state: State, { saucer: id, n: told }: ActionOf<'home'>, say: Say): State | Refusal {
	if (state.phase !== 'act' || !isOfActiveCamp(state, id) || !isFlying(state, id)) return refuse('table.not-now');
	const n = tokensInHold(state, id, told);
	if (typeof n === 'object') return n;

	const camp = campOf(id);
	const total = tokensInBase(state, camp) + n;
	if (n > 0) say('home.deposit', { saucer: id, n, total });
	else say('home.empty', { saucer: id });
	const carried = carriedBy(state.stacks, id);
	const outside = carried.filter((each) => campOf(each) !== camp);
	if (outside.length > 0) say('home.left-outside', { saucers: outside });
	const inside = [id, ...carried.filter((each) => campOf(each) === camp)];
	const landed = inside.reduce((next, each) => withStation(next, each, 'base'), emptyHold(state, id, n));
	const safe: State = {
		...landed,
		stacks: splitAtEntrance(state.stacks, id, outside),
		bases: { ...state.bases, [camp]: total },
		homed: [...state.homed, ...inside.filter((each) => !state.homed.includes(each))]
	};
	return checkVictory(safe, activeSeat(state), camp, say);
}

// ── Chevauchée ───────────────────────────────────────────────────────────────────────────────────────────────────

export function dock(state: State, { saucer: id, onto }: ActionOf<'dock'>, say: Say): State | Refusal {
	const justArrived = state.arrived?.saucer === id;
	const may = state.options.chevauchee && (justArrived || (state.phase === 'act' && isOfActiveCamp(state, id)));
	const sensible = isFlying(state, id) && isFlying(state, onto) && id !== onto && !carriedBy(state.stacks, id).includes(onto);
	if (!may || !sensible || carrierOf(state.stacks, id) === onto) return refuse('table.not-now');
	const load = state.options.holdSecrecy === 'open' ? (loadOf(state, id) ?? 0) : 0;
	if (load > 0 && ruleHolds(state, 'dock.loaded')) return refuse('dock.loaded', { saucer: id, load });
	say('dock.done', { saucer: id, carrier: onto });
	return { ...state, stacks: stackOnto(state.stacks, id, onto) };
}

export function undock(state: State, { saucer: id }: ActionOf<'undock'>, say: Say): State | Refusal {
	const carrier = carrierOf(state.stacks, id);
	if (!state.options.chevauchee || state.phase !== 'act' || !isOfActiveCamp(state, id) || !carrier) return refuse('table.not-now');
	say('dock.left', { saucer: id, carrier });
	const above = carriedBy(state.stacks, id);
	if (above.length > 0) say('dock.with-it', { saucers: above });
	return { ...state, stacks: detach(state.stacks, id) };
}
