import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { BLUISH, colourOf, type SaucerId, saucersOf } from '../cards.ts';
import { allSaucers, flightOf, myFlyingSaucers, ownerOf, pilotAt, placeOf, seatOf } from '../fleet.ts';
import { withMoved } from '../bunker-shots.ts';
import { announceFire, isCovered, litLines, maybeOnFireLine, mayBeLit, numberToRead, onFireLine } from '../earth-fire.ts';
import { destroySaucer, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

/** Whether the die of this saucer was thrown in this turn. */
export const hasDie = (state: State, id: SaucerId): boolean => state.thrown[colourOf(id)] !== undefined;

/** The face of a saucer's die, if it was thrown in this turn and entered. */
export const dieOf = (state: State, id: SaucerId): number | undefined => state.thrown[colourOf(id)] ?? undefined;

/** How often each line is fired along: equal yellow dice count once unless the option counts them twice. */
const timesFired = ({ yellow, options }: State): number =>
	options.doubleYellowFires === 'twice' && yellow.length === 2 && yellow[0] === yellow[1] ? 2 : 1;

const hasAnswered = (state: State, id: SaucerId): boolean => state.settled.filter((each) => each === id).length >= timesFired(state);

/** Tirs continus: the player whose turn it is may still leave the line, and pays for it in phase 4 (p. 21). */
const mayDodge = ({ options, active }: State, seat: number): boolean =>
	options.tirsContinus && options.continuousActiveDodge && seat === active;

/** In space, and not known to be on a bluish line, where no bunker fires. */
const inReach = (state: State, id: SaucerId): boolean => {
	const { where, line } = flightOf(state, id);
	return where === 'space' && line !== BLUISH && !mayDodge(state, seatOf(state, id));
};

/** Saucers that may be on a lit line and have not answered: those known to be there, and those whose place is not known well enough. */
export const exposedSaucers = (state: State): readonly SaucerId[] =>
	maybeOnFireLine(
		state,
		allSaucers(state).filter((id) => inReach(state, id) && !hasAnswered(state, id))
	);

/** Those of them that are known to be on a lit line. */
export const aimedSaucers = (state: State): readonly SaucerId[] => onFireLine(state, exposedSaucers(state));

/** A number of the yellow dice whose bunkers have not been read off the board, if anything depends on it. */
export function unreadNumber(state: State): number | undefined {
	if (state.phase !== 'fire' || state.pending) return undefined;
	const matters = allSaucers(state).some((id) => inReach(state, id)) || (state.options.tirsContinus && myFlyingSaucers(state).length > 0);
	return matters ? numberToRead(state) : undefined;
}

/** Records which bunkers fire, and goes on to phase 4 if no saucer can be hit. */
export function openFire(state: State, say: Say): State {
	if (state.phase !== 'fire' || state.pending || state.owed.length > 0) return state;
	const mayHit = announceFire(state, exposedSaucers(state), say);
	return { ...state, announced: true, ...(mayHit ? {} : { phase: 'move' }) };
}

/** A saucer on a lit line is protected by a card of its owner or of a partner, or explodes. Players answer in any order. */
export function defend(state: State, { saucer: id, how, by, covers }: ActionOf<'defend'>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (state.phase !== 'fire' || state.pending || seat < 0 || hasAnswered(state, id) || mayDodge(state, seat))
		return refuse('table.not-now');
	const { where, line } = flightOf(state, id);
	if (where !== 'space') return refuse('fire.space', { saucer: id });
	const away = line === BLUISH || (line !== undefined && !mayBeLit(state, line));
	if (away && ruleHolds(state, 'fire.off-line')) return refuse('fire.off-line', { saucer: id });
	if (covers !== undefined && !(how === 'giga' && mayCover(state, id, covers, by))) return refuse('table.not-now');
	if (how === 'none') return { ...destroySaucer(state, id, say), settled: [...state.settled, id, id] };
	if (how === 'covered') {
		if (!state.giga) return refuse('fire.no-giga');
		say('fire.covered', { saucer: id });
		return { ...state, settled: [...state.settled, id] };
	}

	say(how === 'giga' ? 'fire.giga' : 'fire.shield', { saucer: id, player: by?.[0] ?? pilotAt(state, seat).id });
	const behind =
		how === 'giga' ? exposedSaucers(state).filter((other) => other !== id && (other === covers || isCovered(state, id, other))) : [];
	// A Giga that also covers a saucer of its giver was played for that saucer too, so it is not a gift (A28).
	const isOwnUse = (giver: number) =>
		how === 'giga' && saucersOf(pilotAt(state, giver).camp).some((own) => own === covers || isCovered(state, id, own));
	const paid = payCards(state, { seat, card: how, n: 1, by, isOwnUse }, say);
	if (isRefusal(paid)) return paid;
	for (const other of behind) say('fire.covered', { saucer: other });
	// Under Tirs continus the card also pays for the rest of the turn on this line.
	const paysLine = state.options.tirsContinus && seat === state.active && typeof line === 'number';
	const crossed = paysLine ? [...paid.crossed, { saucer: id, line }] : paid.crossed;
	return { ...paid, ...(how === 'giga' ? { giga: true } : {}), crossed, settled: [...paid.settled, id, ...behind] };
}

/** Whether the table may enter that a given Giga covers this saucer of the giver too. Not if positions show the opposite. */
function mayCover(state: State, id: SaucerId, other: SaucerId, by: readonly string[] | undefined): boolean {
	if (id === other || !exposedSaucers(state).includes(other) || ownerOf(state, other).id !== by?.[0]) return false;
	return isCovered(state, id, other) || !(placeOf(state, id) && placeOf(state, other));
}

/** The saucers of a partner that a given Giga may cover, as far as positions do not decide it. */
export const coverableSaucers = (state: State, id: SaucerId, by: string): readonly SaucerId[] => {
	const giver = state.pilots.find((pilot) => pilot.id === by);
	const own = giver ? saucersOf(giver.camp) : [];
	return own.some((other) => isCovered(state, id, other)) ? [] : own.filter((other) => mayCover(state, id, other, [by]));
};

/** Goes on to phase 4, because no other saucer is on a lit line. */
export function leaveFire(state: State): State | Refusal {
	if (state.phase !== 'fire' || state.pending) return state;
	const [still] = aimedSaucers(state);
	return still && ruleHolds(state, 'fire.still') ? refuse('fire.still', { saucer: still }) : { ...state, phase: 'move' };
}

/** The table enters that no other saucer is on a lit line. */
export function endFire(state: State, say: Say): State | Refusal {
	if (state.phase !== 'fire' || state.pending) return refuse('table.not-now');
	const left = leaveFire(state);
	if (!isRefusal(left)) say('fire.over');
	return left;
}

// ── Tirs continus ────────────────────────────────────────────────────────────────────────────────────────────────

/** The lines that a saucer has paid for in this turn. */
export const paidLines = ({ crossed }: State, id: SaucerId): readonly (number | undefined)[] =>
	crossed.filter(({ saucer }) => saucer === id).map(({ line }) => line);

/** The line that a payment is for: the one entered, the one the saucer owes, or the only one that is lit. */
function lineToPay(state: State, id: SaucerId, entered: number | undefined): number | undefined {
	const owed = state.owed.includes(id) ? placeOf(state, id)?.line : undefined;
	if (entered !== undefined) return entered;
	if (typeof owed === 'number') return owed;
	const lit = litLines(state);
	return lit.length === 1 ? lit[0] : undefined;
}

/** One card for each lit line that a saucer of the player enters, crosses, follows or ends on (p. 21, A37). */
export function crossLine(state: State, { saucer: id, how, by, line: entered }: ActionOf<'cross'>, say: Say): State | Refusal {
	if (!state.options.tirsContinus) return refuse('cross.variant');
	const isOwed = state.owed.includes(id);
	const isMoving = (state.phase === 'move' || state.phase === 'attack') && seatOf(state, id) === state.active;
	if (state.pending || !(isOwed || isMoving) || flightOf(state, id).where === 'earth') return refuse('table.not-now');
	const lit = litLines(state);
	if (entered !== undefined && !lit.includes(entered)) return refuse('table.not-now');
	const owed = state.owed.filter((each) => each !== id);
	if (how === 'none') {
		say('cross.burnt', { saucer: id });
		return { ...destroySaucer(state, id, say), owed, moved: withMoved(state.moved, id) };
	}
	const line = lineToPay(state, id, entered);
	const paidBefore = paidLines(state, id);
	const again = line === undefined ? paidBefore.length >= lit.length : paidBefore.includes(line);
	if (again && lit.length > 0 && ruleHolds(state, 'cross.twice')) return refuse('cross.twice', { saucer: id });
	say('cross.paid', { saucer: id, card: how });
	const paid = payCards(state, { seat: seatOf(state, id), card: how, n: 1, by }, say);
	if (isRefusal(paid)) return paid;
	return { ...paid, owed, crossed: [...paid.crossed, { saucer: id, ...(line === undefined ? {} : { line }) }] };
}

/** The lit lines that a saucer has not paid for. */
export const unpaidLines = (state: State, id: SaucerId): readonly number[] => {
	const paid = paidLines(state, id);
	return litLines(state).filter((line) => !paid.includes(line));
};
