import { knownFact } from '../facts.ts';
import type { HandOdds, Odd, OnProgress } from '../contract.ts';
import type { Spread } from '../odds/chain.ts';
import { hitsOfGroup } from '../odds/distribution.ts';
import { apply, waits } from './apply.ts';
import { keeps } from './guide/fight.ts';
import { foeRules, type FoeId, WEAPON_VALUES, type WeaponId, WEAPONS } from './cards.ts';
import { turnOdds } from './chances.ts';
import { fights } from './ends.ts';
import { disarmed, fighter, isCaptive, isInvasionAhead, stand, terms, unbegun, weaponValue, withTeam } from './fight.ts';
import { heldFights } from './jolinar.ts';
import { begin, GRENADE, grenade, type Stand, type Terms } from './kernel.ts';
import { isHeld, muster, plan } from './plan.ts';
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
	{ now = [[stand(state), 1]], under = terms(state), tell = NOBODY }: { now?: Spread<Stand>; under?: Terms; tell?: OnProgress } = {}
): readonly Odd[] {
	const ends = fights(under)(now);
	const { foe, told } = state.fight!;
	const guess = !told && isGuess(state, foe) ? { how: '?' as const } : {};
	return [
		{ of: ruling('odds.win'), ...winning(ends), ...guess },
		...atRisk(state, ends, guess),
		...(state.invasion ? [repelOdd(repels(state, ends, tell))] : []),
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
export function odds(state: State, tell: OnProgress = NOBODY): readonly Odd[] {
	if (state.over || waits(state)) return [];
	if (state.options.depth === 'full' && state.step !== 'fight') return turnOdds(state, tell);
	if (!state.fight || isCaptive(state)) return [];
	const all = isInvasionAhead(state) ? ahead(state) : fighting(state);
	return all.flatMap((part, i) => {
		const odds = part((share) => tell((i + share) / all.length));
		tell((i + 1) / all.length);
		return odds;
	});
}

/** One piece of the work, which says how far it is. */
type Part = (tell: OnProgress) => readonly Odd[];

const beside = (id: string, odds: readonly Odd[]): readonly Odd[] => odds.map((odd) => ({ ...odd, beside: id }));

function ahead(state: State): readonly Part[] {
	const repelling = (now: State, tell: OnProgress): readonly Odd[] => [repelOdd(invaded(now, now.fight!.foe, tell))];
	return [
		(tell) => repelling(state, tell),
		() => deciding(state),
		(tell) =>
			beside(
				'zat',
				after(state, { type: 'zat' }).flatMap((then) => repelling(then, tell))
			)
	];
}

function fighting(state: State): readonly Part[] {
	const cards = CARDS.filter(([id]) => id !== 'zat' || state.fight!.stage !== 'lost');
	return [
		(tell) => outcomes(state, { tell }),
		(tell) =>
			legalNow(state, { type: 'grenade', dice: { grenade: 0 } })
				? beside('grenade', outcomes(state, { now: afterGrenade(state), tell }))
				: [],
		...cards.map(
			([id, card]): Part =>
				(tell) =>
					beside(
						id,
						after(state, card).flatMap((then) => outcomes(then, { tell }))
					)
		),
		...WEAPONS.map(
			(weapon): Part =>
				(tell) =>
					beside(weapon, weaponOdds(state, weapon, tell))
		),
		() => beside('nox', noxOdds(state)),
		() => beside('jolinar:member', jolinarOdds(state)),
		() => deciding(state)
	];
}

const NOBODY: OnProgress = () => undefined;

const isGuess = ({ facts }: State, foe: FoeId): boolean => knownFact(PRINTED, facts, 'foe', foe)?.from === 'assumed';

const repelOdd = (chance: number): Odd => ({ of: ruling('odds.repel'), chance });

const deciding = (state: State): readonly Odd[] =>
	DECIDING.flatMap(([id, card, of]) => (legalNow(state, card) ? [{ of: ruling(of), chance: 1, beside: id }] : []));

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
	[...hitsOfGroup(GRENADE).entries()].map(([hits, chance]) => [grenade(stand(state), hits), chance]);

/** A weapon nobody has read yet hits on 3 or 4: at least what a 4 gives. */
const UNREAD = Math.max(...WEAPON_VALUES);

function weaponOdds(state: State, weapon: WeaponId, tell: OnProgress): readonly Odd[] {
	const outcome = apply(state, { type: 'arm', weapon });
	if (!outcome.ok) return [];
	if (!waits(outcome.state)) return outcomes(outcome.state, { tell });
	const under = { ...terms(state), value: Math.min(terms(state).value, UNREAD) };
	return outcomes(state, { under, tell })
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

/** The state after an action, if it may be taken now and nothing must be read off the box first. */
function after(state: State, action: Own): readonly State[] {
	const outcome = apply(state, action);
	return outcome.ok && !waits(outcome.state) ? [outcome.state] : [];
}

// ── Several cards in one hand ────────────────────────────────────────────────────────────────────────────────────

/** Cards that may still be played in this fight, or in the one the Nox would give. */
export function holding(state: State): readonly string[] {
	if (state.over || !state.fight || waits(state) || isCaptive(state) || isInvasionAhead(state)) return [];
	const { stage, replayed, foe } = state.fight;
	if (stage === 'won') return [];
	const { drawn = [], zat } = fighter(state);
	const first = unbegun(state.fight) || !replayed ? (['grenade', ...WEAPONS.filter((each) => !drawn.includes(each))] as const) : [];
	return [...first, ...(zat ? [] : ['zat']), ...(foeRules(foe).jolinar ? ['jolinar'] : []), ...(replayed ? [] : ['nox'])];
}

/** A zat'n'ktel is drawn at once and stays; all others wait for their moment, and which one that is has been solved. */
export function hand(state: State, cards: readonly string[]): HandOdds | undefined {
	const open = holding(state);
	if (cards.some((card) => !open.includes(card))) return undefined;
	const zat = cards.includes('zat');
	const now = zat ? withTeam(state, { zat: true }) : state;
	const values = WEAPONS.map((weapon) => [weapon, weaponValue(state.facts, weapon)] as const);
	const unread = values.some(([weapon, value]) => value === undefined && cards.includes(weapon));
	const { ends, now: card } = plan(
		now,
		cards.filter(isHeld),
		Object.fromEntries(values.map(([weapon, value]) => [weapon, value ?? UNREAD]))
	);
	const how = unread ? '≥' : !state.fight!.told && isGuess(state, state.fight!.foe) ? '?' : undefined;
	const play = zat ? 'zat' : card;
	return {
		odd: { of: ruling('odds.win'), ...winning(ends), ...(how ? { how } : {}) },
		now: play ? ruling('counsel.hand-now', { card: play }) : ruling('counsel.hand-keep')
	};
}
