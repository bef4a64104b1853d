import { known } from '../box.ts';
import type { Odd } from '../contract.ts';
import type { Spread } from '../odds/chain.ts';
import { hitsOf } from '../odds/dist.ts';
import { apply, waits } from './apply.ts';
import { keeps } from './ask-fight.ts';
import { WEAPON_VALUES, WEAPONS } from './cards.ts';
import { turnOdds } from './chances.ts';
import { fights } from './ends.ts';
import { able, disarmed, fighter, isCaptive, isInvasionAhead, stand, terms } from './fight.ts';
import { heldFights } from './jolinar.ts';
import { begin, GRENADE, grenade, type Stand, type Terms } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { invaded, repels } from './repel.ts';
import { ruling } from './rules.ts';
import type { Own, State } from './types.ts';

/** The ends that count, by what they leave. */
function outlook(ends: Spread<Stand>, leaves: (end: Stand) => number | undefined): Pick<Odd, 'chance' | 'spread'> {
	const by = new Map<number, number>();
	for (const [end, chance] of ends) {
		const n = leaves(end);
		if (n !== undefined) by.set(n, (by.get(n) ?? 0) + chance);
	}
	const spread = [...by].sort(([a], [b]) => b - a);
	return { chance: spread.reduce((sum, [, chance]) => sum + chance, 0), spread };
}

export const winning = (ends: Spread<Stand>) => outlook(ends, ({ stage, members }) => (stage === 'won' ? members : undefined));
const infecting = (ends: Spread<Stand>) => outlook(ends, ({ infected }) => infected || undefined);

/** A Nox in hand: each fight that is lost is fought once more by whoever is left, under the terms without a spent weapon. */
export function withNox(ends: Spread<Stand>, again: Terms, able: number): Spread<Stand> {
	const lost = ends.filter(([{ stage, infected }]) => stage === 'lost' && infected < able);
	const starts = lost.map(([{ infected, jaffas }, chance]) => [begin(again, able - infected, jaffas), chance] as const);
	return [...ends.filter((end) => !lost.includes(end)), ...fights(again)(starts)];
}

/** The fight from where it stands or may stand in a moment. */
function outcomes(
	state: State,
	{ now = [[stand(state), 1]], under = terms(state) }: { now?: Spread<Stand>; under?: Terms } = {}
): readonly Odd[] {
	const ends = fights(under)(now);
	const { foe, told } = state.fight!;
	const guess = !told && known(PRINTED, state.facts, 'foe', foe)?.from === 'assumed' ? { how: '?' as const } : {};
	return [
		{ of: ruling('odds.win'), ...winning(ends), ...guess },
		...atRisk(state, ends, guess),
		...(state.invasion ? repelOdd(repels(state, ends)) : []),
		...(under.kind === 'printas' ? [{ of: ruling('odds.infected'), ...infecting(ends), ...guess }] : [])
	];
}

/** A fight that is lost costs what was found on this mission. */
function atRisk(state: State, ends: Spread<Stand>, guess: Pick<Odd, 'how'>): readonly Odd[] {
	const cards = fighter(state).mission.length;
	if (state.invasion || cards === 0) return [];
	return [{ of: ruling('odds.risk', { cards }), chance: Math.max(0, 1 - winning(ends).chance), ...guess }];
}

/** Cards that change a fight without deciding it, by the option they stand beside. */
const CARDS: readonly (readonly [beside: string, card: Own])[] = [
	['zat', { type: 'zat' }],
	['jolinar:member', { type: 'jolinar', back: 'member' }],
	['jolinar:jaffa', { type: 'jolinar', back: 'jaffa' }]
];

/** As things stand, and beside each card that could be played now: it is played by `apply`, then the kernel goes on from there. */
export function odds(state: State): readonly Odd[] {
	if (state.over || waits(state)) return [];
	if (state.options.depth === 'full' && state.step !== 'fight') return turnOdds(state);
	if (!state.fight || isCaptive(state)) return [];
	const beside = (id: string, odds: readonly Odd[]): readonly Odd[] => odds.map((odd) => ({ ...odd, beside: id }));
	const deciding = DECIDING.flatMap(([id, card, of]) => (legalNow(state, card) ? [{ of: ruling(of), chance: 1, beside: id }] : []));
	if (isInvasionAhead(state)) {
		const repelling = (now: State): readonly Odd[] => repelOdd(invaded(now, now.fight!.foe));
		return [...repelling(state), ...deciding, ...beside('zat', after(state, { type: 'zat' }).flatMap(repelling))];
	}
	return [
		...outcomes(state),
		...(legalNow(state, { type: 'grenade', dice: { grenade: 0 } }) ? beside('grenade', outcomes(state, { now: afterGrenade(state) })) : []),
		...CARDS.filter(([id]) => id !== 'zat' || state.fight!.stage !== 'lost').flatMap(([id, card]) =>
			beside(
				id,
				after(state, card).flatMap((then) => outcomes(then))
			)
		),
		...WEAPONS.flatMap((weapon) => beside(weapon, weaponOdds(state, weapon))),
		...beside('nox', noxOdds(state)),
		...beside('jolinar:member', jolinarOdds(state)),
		...deciding
	];
}

const repelOdd = (chance: number | undefined): readonly Odd[] => (chance === undefined ? [] : [{ of: ruling('odds.repel'), chance }]);

/** Cards that end a fight before it begins: won, or never fought. */
const DECIDING: readonly (readonly [beside: string, card: Own, of: 'odds.won' | 'odds.avoided'])[] = [
	['tollans', { type: 'tollans' }, 'odds.avoided'],
	['share', { type: 'kin', card: 'share' }, 'odds.won'],
	['skaara', { type: 'kin', card: 'skaara' }, 'odds.won'],
	['kin', { type: 'kin', card: 'kin' }, 'odds.won']
];

/** Jolinar kept for the moment when she helps most; once somebody has fallen, her odds stand beside each loss she can take back. */
function jolinarOdds(state: State): readonly Odd[] {
	const { stage, fallen } = state.fight!;
	if (!keeps(state) || stage !== 'volley' || fallen.member + fallen.jaffa > 0) return [];
	const ends = heldFights(terms(state))([[stand(state), 1]]);
	return [{ of: ruling('odds.win'), ...winning(ends) }];
}

const legalNow = (state: State, action: Own): boolean => apply(state, action).ok;

const afterGrenade = (state: State): Spread<Stand> =>
	[...hitsOf(GRENADE).entries()].map(([hits, chance]) => [grenade(stand(state), hits), chance]);

/** A weapon nobody has read yet hits on 3 or 4: at least what a 4 gives. */
function weaponOdds(state: State, weapon: (typeof WEAPONS)[number]): readonly Odd[] {
	const outcome = apply(state, { type: 'arm', weapon });
	if (!outcome.ok) return [];
	if (!waits(outcome.state)) return outcomes(outcome.state);
	const under = { ...terms(state), value: Math.min(terms(state).value, Math.max(...WEAPON_VALUES)) };
	return outcomes(state, { under })
		.slice(0, 1)
		.map((odd) => ({ ...odd, how: odd.how ?? '≥' }));
}

/** The Nox, now that the fight is lost, or kept for the moment when it may be. */
function noxOdds(state: State): readonly Odd[] {
	const { stage, replayed } = state.fight!;
	if (stage === 'lost') return after(state, { type: 'nox' }).flatMap((then) => outcomes(then).slice(0, 1));
	if (replayed) return [];
	const again = terms(disarmed(state));
	const ends = withNox(fights(terms(state))([[stand(state), 1]]), again, muster(state));
	return [{ of: ruling('odds.win'), ...winning(ends) }];
}

/** Who would fight again: whoever is not infected, or whoever started this share of an Invasion. */
const muster = (state: State): number =>
	Math.min(
		able(fighter(state)),
		state.invasion?.shares.find(({ seat, left }) => seat === state.fight!.seat && left === undefined)?.members ?? 4
	);

/** The state after an action, if it may be taken now and nothing must be read off the box first. */
function after(state: State, action: Own): readonly State[] {
	const outcome = apply(state, action);
	return outcome.ok && !waits(outcome.state) ? [outcome.state] : [];
}
