import type { DiceGroup, Rolled } from '../../contract.ts';
import { facesIn, matchesDice } from '../../dice.ts';
import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { bunkersOf, INTACT_BUNKERS, litBunkers } from '../bunkers.ts';
import { BLUISH, bunkerId, colourOf, COLOURS, saucerId, type SaucerId, saucersOf } from '../cards.ts';
import { gigaCovers } from '../movement.ts';
import { allSaucers, flightOf, activePilot, placeOf, seatOf } from '../fleet.ts';
import { diceOf, wakesResistance, type RollTerms } from './kernel.ts';
import { completeSquadrons, destroySaucer, landedColours, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, Pilot, State } from './types.ts';

// ── Phase 2: the roll, and the Resistance ────────────────────────────────────────────────────────────────────────

export const rollTerms = ({ options }: State, pilot: Pilot): RollTerms => ({
	superResistance: options.superResistance,
	landed: landedColours(pilot)
});

export const turnDice = (state: State): readonly DiceGroup[] => diceOf(rollTerms(state, activePilot(state)));

export function roll(state: State, { dice: rolled }: { readonly dice: Rolled }, say: Say): State | Refusal {
	if (state.phase !== 'roll' || state.pending) return refuse('table.not-now');
	const groups = turnDice(state);
	if (!matchesDice(groups, rolled)) return refuse('table.dice');
	const terms = rollTerms(state, activePilot(state));
	const flying = COLOURS.filter((colour) => !terms.landed.includes(colour) && colour in rolled);
	say('roll.thrown', { player: activePilot(state).id, faces: groups.flatMap(({ id }) => facesIn<number>(id, rolled)) });
	const thrown: State = {
		...state,
		phase: 'fire',
		yellow: facesIn<number>('yellow', rolled),
		thrown: Object.fromEntries(flying.map((colour) => [colour, facesIn<number>(colour, rolled)[0]!])),
		settled: [],
		announced: false
	};
	return wakesResistance(terms, rolled) ? resistance(thrown, say) : thrown;
}

/** Bunkers rise again, and saucers landed in an incomplete squadron are lost: at most one of each player. */
function resistance(state: State, say: Say): State {
	say('resistance.wakes');
	const safe = completeSquadrons(state);
	for (const colour of safe) say('resistance.spares', { colour });
	let next: State = { ...state, bunkers: INTACT_BUNKERS };
	for (const pilot of state.pilots)
		for (const colour of landedColours(pilot)) {
			if (safe.includes(colour) || next.over) continue;
			const id = saucerId(pilot.camp, colour);
			say('resistance.strikes', { saucer: id });
			next = destroySaucer(next, id, say);
		}
	if (next.over) return next;
	const empty = next.pilots.every((pilot) => landedColours(pilot).length === 0);
	if (!empty || next.first === undefined || !state.options.resetColourWhenEarthEmpty) return { ...next, pending: 'resistance' };
	say('resistance.frees');
	const { first: _, ...free } = next;
	return { ...free, pending: 'resistance' };
}

// ── Phase 3: the bunkers fire ────────────────────────────────────────────────────────────────────────────────────

/** Bunkers that fire in this turn. */
export const litLines = ({ facts, bunkers, yellow }: State): readonly number[] => litBunkers(facts, bunkers, yellow);

/** How often each line is fired at: equal yellow dice count once unless the table has it otherwise. */
const times = ({ yellow, options }: State): number =>
	options.doubleYellowFires === 'twice' && yellow.length === 2 && yellow[0] === yellow[1] ? 2 : 1;

const answered = (state: State, id: SaucerId): boolean => state.settled.filter((each) => each === id).length >= times(state);

/** Tirs continus: whose turn it is may still leave the line, and pays for it in phase 4. */
const mayDodge = ({ options, active }: State, seat: number): boolean =>
	options.tirsContinus && options.continuousActiveDodge && seat === active;

/** In space, where bunkers reach: the table may have told that a saucer stands on a bluish line. */
const inReach = (state: State, id: SaucerId): boolean => {
	const { where, line } = flightOf(state, id)!;
	return where === 'space' && line !== BLUISH && !mayDodge(state, seatOf(state, id));
};

/** Saucers that may be on a lit line and have not answered: those the table has not told the place of, and those known to be there. */
export function exposedSaucers(state: State): readonly SaucerId[] {
	const burning = litLines(state);
	return allSaucers(state).filter((id) => {
		const { line } = flightOf(state, id)!;
		return inReach(state, id) && !answered(state, id) && (typeof line !== 'number' || burning.includes(line));
	});
}

/** A number of the yellow dice nobody has read off the board, if anything depends on it. */
export function unreadNumber(state: State): number | undefined {
	if (state.phase !== 'fire' || state.pending) return undefined;
	const matters =
		allSaucers(state).some((id) => inReach(state, id)) ||
		(state.options.tirsContinus && COLOURS.some((colour) => activePilot(state).saucers[colour].where !== 'earth'));
	return matters ? state.yellow.find((face) => bunkersOf(state.facts, face) === undefined) : undefined;
}

/** Says which bunkers fire, and goes on where nobody can be hit. */
export function openFire(state: State, say: Say): State {
	const { phase, pending, yellow, owed } = state;
	if (phase !== 'fire' || pending || owed.length > 0) return state;
	const numbers = [...new Set(yellow)];
	const burning = litLines(state);
	const known = yellow.every((face) => bunkersOf(state.facts, face));
	if (!state.announced && known && burning.length > 0) say('fire.lit', { numbers, bunkers: burning.map(bunkerId) });
	if (!state.announced && known && burning.length === 0) say('fire.dark', { numbers });
	if (burning.length > 0 && exposedSaucers(state).length > 0) return { ...state, announced: true };
	if (burning.length > 0 || !known) say(state.announced ? 'fire.over' : 'fire.nobody');
	return { ...state, announced: true, phase: 'move' };
}

type Defence = Extract<Own, { type: 'defend' }>;

/** Players answer in any order, for themselves or for a partner. The beam is stopped by nothing but a Giga Bouclier. */
export function defend(state: State, { saucer: id, how, by }: Defence, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (state.phase !== 'fire' || state.pending || seat < 0 || answered(state, id) || mayDodge(state, seat)) return refuse('table.not-now');
	const { where, line } = flightOf(state, id)!;
	if (where !== 'space') return refuse('fire.space', { saucer: id });
	const away = line === BLUISH || (line !== undefined && !litLines(state).includes(line));
	if (away && ruleHolds(state, 'fire.off-line')) return refuse('fire.off-line', { saucer: id });
	if (how === 'none') return { ...destroySaucer(state, id, say), settled: [...state.settled, id, id] };

	const paid = shielded(state, id, how, by, say);
	if (isRefusal(paid)) return paid;
	const settled = [...paid.settled, id];
	if (how === 'bouclier') return { ...paid, settled };
	const behind = exposedSaucers(state).filter((other) => other !== id && covered(state, id, other));
	for (const other of behind) say('fire.covered', { saucer: other });
	return { ...paid, settled: [...settled, ...behind] };
}

const covered = (state: State, giga: SaucerId, other: SaucerId): boolean => {
	const [from, to] = [placeOf(state, giga), placeOf(state, other)];
	return from !== undefined && to !== undefined && gigaCovers(from, to);
};

/** One card for one saucer and one shot. A Giga of somebody it covers as well was played for themselves. */
function shielded(state: State, id: SaucerId, how: 'bouclier' | 'giga', by: readonly string[] | undefined, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	say(how === 'giga' ? 'fire.giga' : 'fire.shield', { saucer: id, player: by?.[0] ?? state.pilots[seat]!.id });
	const free = (giver: number) => how === 'giga' && saucersOf(state.pilots[giver]!.camp).some((own) => covered(state, id, own));
	return payCards(state, { seat, card: how, n: 1, by, free }, say);
}

/** Nobody else is on the line. */
export function endFire(state: State, say: Say): State | Refusal {
	if (state.phase !== 'fire' || state.pending) return refuse('table.not-now');
	const still = exposedSaucers(state).find((id) => flightOf(state, id)!.line !== undefined);
	if (still && ruleHolds(state, 'fire.still')) return refuse('fire.still', { saucer: still });
	say('fire.over');
	return { ...state, phase: 'move' };
}

/** Tirs continus: one card for each lit line a saucer of the player enters, crosses, follows or ends on. */
export function crossLine(state: State, { saucer: id, how, by }: Extract<Own, { type: 'cross' }>, say: Say): State | Refusal {
	if (!state.options.tirsContinus) return refuse('cross.variant');
	const owed = state.owed.includes(id);
	const moving = (state.phase === 'move' || state.phase === 'attack') && seatOf(state, id) === state.active;
	if (state.pending || !(owed || moving) || flightOf(state, id)?.where === 'earth') return refuse('table.not-now');
	const left = state.owed.filter((each) => each !== id);
	if (how === 'none') {
		say('cross.burnt', { saucer: id });
		return { ...destroySaucer(state, id, say), owed: left, moved: [...new Set([...state.moved, id])] };
	}
	say('cross.paid', { saucer: id, card: how });
	const paid = payCards(state, { seat: seatOf(state, id), card: how, n: 1, by }, say);
	return isRefusal(paid) ? paid : { ...paid, owed: left };
}

/** The die of a saucer, if it was thrown in this turn. */
export const dieOf = (state: State, id: SaucerId): number | undefined => state.thrown[colourOf(id)];
