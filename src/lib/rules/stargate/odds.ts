import { knownFact } from '../facts.ts';
import type { HandOdds, Odd, OnProgress } from '../contract.ts';
import type { Spread } from '../odds/chain.ts';
import { hitsOfGroup } from '../odds/distribution.ts';
import { apply } from './apply.ts';
import { foeRules, type FoeId, type WeaponId, WEAPONS } from './cards.ts';
import {
	cardsAtRisk,
	discardDrawnWeapons,
	fightingTeam,
	fightState,
	fightTerms,
	hasNotBegun,
	isCaptive,
	isFoughtByHand,
	isInvasionAnnounced,
	mayStillPlayJolinar,
	UNREAD_WEAPON,
	weaponValue,
	withFightingTeam
} from './fight.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { isHoldable, planHand, replayMembers } from './hand-plan.ts';
import { repelChanceAhead, repelChanceNow } from './invasion-odds.ts';
import { outcomesKeepingJolinar } from './jolinar-timing.ts';
import { afterGrenade, type FightState, type FightTerms, GRENADE, startOfFight } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { ruling } from './rules.ts';
import { missingFact } from './settle.ts';
import { isQuick, keepsBoard } from './turn.ts';
import { turnOdds } from './turn-odds.ts';
import { type Fighting, isFighting, isInvaded, type Own, type State } from './types.ts';

/** The chance of the ends that count, and its distribution over what they leave. */
function oddOf(ends: Spread<FightState>, leaves: (end: FightState) => number | undefined): Pick<Odd, 'chance' | 'spread'> {
	const by = new Map<number, number>();
	for (const [end, chance] of ends) {
		const n = leaves(end);
		if (n !== undefined) by.set(n, (by.get(n) ?? 0) + chance);
	}
	const spread = [...by].sort(([a], [b]) => b - a);
	return { chance: spread.reduce((sum, [, chance]) => sum + chance, 0), spread };
}

/** The chance to win, by the members left. */
export const winningOdd = (ends: Spread<FightState>) => oddOf(ends, ({ stage, members }) => (stage === 'won' ? members : undefined));
const infectingOdd = (ends: Spread<FightState>) => oddOf(ends, ({ infected }) => infected || undefined);

/** With the Nox in hand each lost fight is fought once more by the members left, without the weapons that are spent. */
export function outcomesWithNox(ends: Spread<FightState>, again: FightTerms, able: number): Spread<FightState> {
	const lost = ends.filter(([{ stage, infected }]) => stage === 'lost' && infected < able);
	const starts = lost.map(([{ infected, jaffas }, chance]) => [startOfFight(again, able - infected, jaffas), chance] as const);
	return [...ends.filter((end) => !lost.includes(end)), ...fightOutcomes(again)(starts)];
}

/** From where and under which terms the odds of a fight are taken. */
interface FightOddsFrom {
	readonly now?: Spread<FightState>;
	readonly terms?: FightTerms;
	readonly onProgress?: OnProgress;
}

/** The odds of the fight that is on, from its present state or from another one. */
function fightOdds(
	state: Fighting,
	{ now = [[fightState(state), 1]], terms = fightTerms(state), onProgress = NO_PROGRESS }: FightOddsFrom = {}
): readonly Odd[] {
	const ends = fightOutcomes(terms)(now);
	const { foe, told } = state.fight;
	const guess = !told && isGuess(state, foe) ? { how: '?' as const } : hasUnreadWeapon(state) ? { how: '≥' as const } : {};
	return [
		{ of: ruling('odds.win'), ...winningOdd(ends), ...guess },
		...riskOdds(state, ends, guess),
		...(isInvaded(state) ? [repelOdd(repelChanceNow(state, ends, onProgress))] : []),
		...(terms.kind === 'printas' ? [{ of: ruling('odds.infected'), ...infectingOdd(ends), ...guess }] : [])
	];
}

/** The chance to lose the finds of this mission. */
function riskOdds(state: State, ends: Spread<FightState>, guess: Pick<Odd, 'how'>): readonly Odd[] {
	const cards = cardsAtRisk(state);
	if (cards === 0) return [];
	return [{ of: ruling('odds.risk', { cards }), chance: Math.max(0, 1 - winningOdd(ends).chance), ...guess }];
}

/** Cards that change a fight without deciding it, by the option beside which their odds stand. */
const CHANGING_CARDS: readonly (readonly [beside: string, card: Own])[] = [
	['zat', { type: 'zat' }],
	['jolinar:member', { type: 'jolinar', back: 'member' }],
	['jolinar:jaffa', { type: 'jolinar', back: 'jaffa' }]
];

/** The odds as things stand, and beside each card that could be played now: `apply` plays the card, and the kernel continues from there. */
export function odds(state: State, onProgress: OnProgress = NO_PROGRESS): readonly Odd[] {
	if (state.over || missingFact(state)) return [];
	if (!isQuick(state) && state.step !== 'fight') return keepsBoard(state) ? turnOdds(state, onProgress) : [];
	if (!isFighting(state) || isCaptive(state) || isFoughtByHand(state)) return [];
	const all = isInvasionAnnounced(state) ? invasionParts(state) : fightParts(state);
	return all.flatMap((part, i) => {
		const odds = part((share) => onProgress((i + share) / all.length));
		onProgress((i + 1) / all.length);
		return odds;
	});
}

/** One part of the odds, which reports its progress. */
type OddsPart = (onProgress: OnProgress) => readonly Odd[];

const beside = (id: string, odds: readonly Odd[]): readonly Odd[] => odds.map((odd) => ({ ...odd, beside: id }));

/** The odds while an Invasion is announced. */
function invasionParts(state: Fighting): readonly OddsPart[] {
	const repelling = (now: Fighting, onProgress: OnProgress) => [repelOdd(repelChanceAhead(now, now.fight.foe, onProgress))];
	return [
		(onProgress) => repelling(state, onProgress),
		() => decidingOdds(state),
		(onProgress) =>
			beside(
				'zat',
				statesAfter(state, { type: 'zat' }).flatMap((then) => repelling(then, onProgress))
			)
	];
}

/** The odds of a fight. */
function fightParts(state: Fighting): readonly OddsPart[] {
	const cards = CHANGING_CARDS.filter(([id]) => id !== 'zat' || state.fight.stage !== 'lost');
	return [
		(onProgress) => fightOdds(state, { onProgress }),
		(onProgress) =>
			isLegalNow(state, { type: 'grenade', dice: { grenade: 0 } })
				? beside('grenade', fightOdds(state, { now: grenadeOutcomes(state), onProgress }))
				: [],
		...cards.map(
			([id, card]): OddsPart =>
				(onProgress) =>
					beside(
						id,
						statesAfter(state, card).flatMap((then) => fightOdds(then, { onProgress }))
					)
		),
		...WEAPONS.map(
			(weapon): OddsPart =>
				(onProgress) =>
					beside(weapon, weaponOdds(state, weapon, onProgress))
		),
		() => beside('nox', noxOdds(state)),
		() => beside('jolinar:member', jolinarOdds(state)),
		() => decidingOdds(state)
	];
}

const NO_PROGRESS: OnProgress = () => undefined;

/** Whether the team has drawn a weapon whose value the table has put off: the odds are those of the worst value. */
const hasUnreadWeapon = (state: State): boolean =>
	!!fightingTeam(state).drawn?.some((weapon) => weaponValue(state.facts, weapon) === undefined);

const isGuess = ({ facts }: State, foe: FoeId): boolean => knownFact(PRINTED, facts, 'foe', foe)?.from === 'assumed';

const repelOdd = (chance: number): Odd => ({ of: ruling('odds.repel'), chance });

const decidingOdds = (state: Fighting): readonly Odd[] =>
	DECIDING_CARDS.flatMap(([id, card, of]) => (isLegalNow(state, card) ? [{ of: ruling(of), chance: 1, beside: id }] : []));

/** Cards that end a fight before it begins. */
const DECIDING_CARDS: readonly (readonly [beside: string, card: Own, of: 'odds.won' | 'odds.avoided'])[] = [
	['tollans', { type: 'tollans' }, 'odds.avoided'],
	['share', { type: 'kin', card: 'share' }, 'odds.won'],
	['skaara', { type: 'kin', card: 'skaara' }, 'odds.won'],
	['kin', { type: 'kin', card: 'kin' }, 'odds.won']
];

/** Jolinar held back for the best moment. After a loss the odds of playing it at once stand beside each loss instead. */
function jolinarOdds(state: Fighting): readonly Odd[] {
	const { stage, fallen } = state.fight;
	if (!mayStillPlayJolinar(state) || stage !== 'volley' || fallen.member + fallen.jaffa > 0) return [];
	const ends = outcomesKeepingJolinar(fightTerms(state))([[fightState(state), 1]]);
	return [{ of: ruling('odds.win'), ...winningOdd(ends) }];
}

const isLegalNow = (state: State, action: Own): boolean => apply(state, action).ok;

const grenadeOutcomes = (state: Fighting): Spread<FightState> =>
	[...hitsOfGroup(GRENADE).entries()].map(([hits, chance]) => [afterGrenade(fightState(state), hits), chance]);

function weaponOdds(state: Fighting, weapon: WeaponId, onProgress: OnProgress): readonly Odd[] {
	if (!isLegalNow(state, { type: 'arm', weapon })) return [];
	const [drawn] = statesAfter(state, { type: 'arm', weapon });
	if (drawn) return fightOdds(drawn, { onProgress });
	const terms = fightTerms(state);
	return fightOdds(state, { terms: { ...terms, value: Math.min(terms.value, UNREAD_WEAPON) }, onProgress })
		.slice(0, 1)
		.map((odd) => ({ ...odd, how: odd.how ?? '≥' }));
}

/** The Nox, played now that the fight is lost, or held back in case it is lost. */
function noxOdds(state: Fighting): readonly Odd[] {
	const { stage, replayed } = state.fight;
	if (stage === 'lost') return statesAfter(state, { type: 'nox' }).flatMap((then) => fightOdds(then).slice(0, 1));
	if (replayed) return [];
	const again = fightTerms(discardDrawnWeapons(state));
	const ends = outcomesWithNox(fightOutcomes(fightTerms(state))([[fightState(state), 1]]), again, replayMembers(state));
	return [{ of: ruling('odds.win'), ...winningOdd(ends) }];
}

/** The fight after an action, if the action is legal and no card must be read first. */
function statesAfter(state: Fighting, action: Own): readonly Fighting[] {
	const outcome = apply(state, action);
	return outcome.ok && isFighting(outcome.state) && !missingFact(outcome.state) ? [outcome.state] : [];
}

// ── Several cards in one hand ────────────────────────────────────────────────────────────────────────────────────

/** Cards that may still be played in this fight or in its replay. */
export function holding(state: State): readonly string[] {
	if (state.over || !isFighting(state) || missingFact(state) || isCaptive(state) || isInvasionAnnounced(state) || isFoughtByHand(state))
		return [];
	const { stage, replayed, foe } = state.fight;
	if (stage === 'won') return [];
	const { drawn = [], zat } = fightingTeam(state);
	const first = hasNotBegun(state.fight) || !replayed ? (['grenade', ...WEAPONS.filter((each) => !drawn.includes(each))] as const) : [];
	return [...first, ...(zat ? [] : ['zat']), ...(foeRules(foe).jolinar ? ['jolinar'] : []), ...(replayed ? [] : ['nox'])];
}

/** The best play of several cards in one hand. The Zak'n'oktel is shown at once, the best moment of the others is solved. */
export function hand(state: State, cards: readonly string[]): HandOdds | undefined {
	if (!isFighting(state)) return undefined;
	const open = holding(state);
	if (cards.some((card) => !open.includes(card))) return undefined;
	const zat = cards.includes('zat');
	const now = zat ? withFightingTeam(state, { zat: true }) : state;
	const values = WEAPONS.map((weapon) => [weapon, weaponValue(state.facts, weapon)] as const);
	const unread = values.some(([weapon, value]) => value === undefined && cards.includes(weapon));
	const { ends, now: card } = planHand(
		now,
		cards.filter(isHoldable),
		Object.fromEntries(values.map(([weapon, value]) => [weapon, value ?? UNREAD_WEAPON]))
	);
	const how = unread ? '≥' : !state.fight.told && isGuess(state, state.fight.foe) ? '?' : undefined;
	const win = winningOdd(ends);
	// A card that cannot save the fight is not advised, and a Zak'n'oktel does not help in a fight that is already lost.
	const play = win.chance === 0 ? undefined : zat && state.fight.stage !== 'lost' ? 'zat' : card;
	return {
		odd: { of: ruling('odds.win'), ...win, ...(how ? { how } : {}) },
		now: play ? ruling('counsel.hand-now', { card: play }) : ruling('counsel.hand-keep')
	};
}
