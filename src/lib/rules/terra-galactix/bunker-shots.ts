import type { TableState } from '../contract.ts';
import { isRefusal, type Refusal, ruleHolds } from '../table.ts';
import { type Bunker, type BunkerShot, damage, shotPrice, type Weapon } from './bunkers.ts';
import type { Place, SaucerId } from './cards.ts';
import { type Fleet, isBlocked, placeOf } from './fleet.ts';
import { bunkerId } from './ids.ts';
import { earthRefuse } from './rules.ts';

/**
 * A shot at a bunker as the table enters it. The orbit determines the number of Lasers. A Méga Laser needs no orbit, nor does any shot if
 * the app neither counts cards nor keeps positions.
 */
export interface ShotAction {
	readonly bunker: number;
	readonly weapon: Weapon;
	readonly orbit?: number;
}

/** What both games around Earth keep of the shots of a turn. */
interface ShotState extends Fleet, TableState {
	readonly options: { readonly positions: boolean; readonly depth: 'full' | 'board' };
	readonly bunkers: readonly Bunker[];
	/** Saucers whose move of this turn is over. */
	readonly moved: readonly SaucerId[];
	/** Shots at bunkers in this turn. */
	readonly shots: number;
	/** The saucers that made them, as far as positions show it. */
	readonly fired: readonly SaucerId[];
}

/** A shot that may be made: the number of cards it takes, if known, and the saucer that makes it, where positions show it. */
interface Aim {
	readonly target: Bunker;
	readonly price?: number;
	readonly shooter?: SaucerId;
}

/**
 * Whether this saucer may be one that has not shot. If positions do not show which saucer shot, every shot needs another saucer that may
 * have made it: with one shot and one saucer in space, that saucer has shot.
 */
export function mayStillShoot({ shots, fired }: ShotState, id: SaucerId, shooters: readonly SaucerId[]): boolean {
	if (fired.includes(id)) return false;
	const others = shooters.filter((each) => each !== id && !fired.includes(each));
	return others.length >= shots - fired.length;
}

/** The saucers that stand on the line of a bunker, and 'unknown' if a place is missing that would decide it. */
export function placesOnLine(state: ShotState, shooters: readonly SaucerId[], slot: number): readonly Place[] | 'unknown' {
	const onLine = saucersOnLine(state, shooters, slot);
	return onLine === 'unknown' ? onLine : onLine.map(({ place }) => place);
}

function saucersOnLine(
	state: ShotState,
	shooters: readonly SaucerId[],
	slot: number
): readonly { readonly id: SaucerId; readonly place: Place }[] | 'unknown' {
	const placed = shooters.flatMap((id) => {
		const place = placeOf(state, id);
		return place ? [{ id, place }] : [];
	});
	if (!state.options.positions || placed.length < shooters.length) return 'unknown';
	return placed.filter(({ place }) => place.line === slot);
}

/** Checks a shot at a bunker (p. 14): target, shooter, obstacles, distance. The game itself checks the cards. */
export function aimAtBunker(
	state: ShotState,
	{ bunker: slot, weapon, orbit }: ShotAction,
	shooters: readonly SaucerId[],
	onePerSaucer: boolean
): Aim | Refusal {
	const bunker = bunkerId(slot);
	const target = state.bunkers[slot - 1];
	if (target === undefined) return earthRefuse('table.not-now');
	const isPriced = weapon === 'mega' || orbit !== undefined;
	if (orbit !== undefined && !(Number.isInteger(orbit) && orbit >= 1)) return earthRefuse('table.not-now');
	if (!isPriced && (state.options.depth === 'full' || state.options.positions)) return earthRefuse('table.not-now');
	if (target === 'destroyed') return earthRefuse('shoot.destroyed', { bunker });
	if (shooters.length === 0) return earthRefuse('shoot.nobody');

	const mayShoot = (id: SaucerId): boolean => !onePerSaucer || !ruleHolds(state, 'shoot.once') || mayStillShoot(state, id, shooters);
	if (!shooters.some(mayShoot)) return earthRefuse('shoot.once', { saucers: shooters.length });
	const onLine = saucersOnLine(state, shooters, slot);
	const inRange = onLine === 'unknown' ? [] : onLine.filter(({ place }) => weapon === 'mega' || place.orbit === orbit);
	if (onLine !== 'unknown' && inRange.length === 0 && ruleHolds(state, 'shoot.no-saucer'))
		return earthRefuse('shoot.no-saucer', { bunker });
	const able = inRange.filter(({ id }) => mayShoot(id));
	if (inRange.length > 0 && able.length === 0) return earthRefuse('shoot.once', { saucers: shooters.length });

	const clear = able.filter(({ place }) => !isBlocked(state, place));
	const blocked = able.length > 0 ? clear.length === 0 : orbit !== undefined && isBlocked(state, { line: slot, orbit });
	if (!isPriced) return { target };
	const shot: BunkerShot = { weapon, ...(orbit === undefined ? {} : { orbit }), blocked: blocked && ruleHolds(state, 'shoot.blocked') };
	const price = shotPrice(shot);
	if (price === 'blocked') return earthRefuse('shoot.blocked', { bunker });
	if (price === 'too-far' && ruleHolds(state, 'shoot.too-far')) return earthRefuse('shoot.too-far', { orbit: orbit ?? 0 });

	const shooter = (clear[0] ?? able[0])?.id;
	return { target, price: price === 'too-far' ? (orbit ?? 0) : price, ...(shooter ? { shooter } : {}) };
}

/** The sentences about a shot, as steps. */
interface SayShot {
	(rule: 'shoot.mega' | 'shoot.some' | 'shoot.breach' | 'shoot.back', values: { readonly bunker: string }): void;
	(rule: 'shoot.laser', values: { readonly bunker: string; readonly cards: number }): void;
}

/**
 * Makes a shot that was checked: pays for it, damages the bunker, and records the saucer that shot. A saucer that has shot has finished its
 * move.
 */
export function fireAtBunker<State extends ShotState>(
	state: State,
	{ bunker: slot, weapon }: ShotAction,
	{ target, price, shooter }: Aim,
	payCards: (state: State, n: number | undefined) => State | Refusal,
	say: SayShot
): State | Refusal {
	const bunker = bunkerId(slot);
	if (weapon === 'mega') say('shoot.mega', { bunker });
	else if (price === undefined) say('shoot.some', { bunker });
	else say('shoot.laser', { bunker, cards: price });
	const paid = payCards(state, price);
	if (isRefusal(paid)) return paid;
	const after = damage(target, weapon);
	say(after === 'destroyed' ? 'shoot.breach' : 'shoot.back', { bunker });
	const by = shooter ? { fired: [...state.fired, shooter], moved: withMoved(state.moved, shooter) } : {};
	return { ...paid, ...by, bunkers: state.bunkers.with(slot - 1, after), shots: state.shots + 1 };
}

/** The list of moved saucers with this one in it, once. */
export const withMoved = (moved: readonly SaucerId[], id: SaucerId): readonly SaucerId[] => (moved.includes(id) ? moved : [...moved, id]);
