import { best, type Ways } from '../odds/best-play.ts';
import type { Spread } from '../odds/chain.ts';
import { forEachPair, hitsOfGroup } from '../odds/distribution.ts';
import { foeRules, WEAPONS, type WeaponId } from './cards.ts';
import { stateKey } from './fight-outcomes.ts';
import { discardDrawnWeapons, fightingTeam, fightState, fightTerms, hasNotBegun } from './fight.ts';
import { jolinarChoices } from './jolinar-timing.ts';
import { startOfFight, GRENADE, afterGrenade, hitDistributions, resolveThrow, type FightState, type FightTerms } from './kernel.ts';
import { able, TEAM } from './team.ts';
import type { Fighting } from './types.ts';

/** Cards that a team may hold back in a fight for the moment when they help most. */
const HOLDABLE = ['grenade', ...WEAPONS, 'jolinar', 'nox'] as const;
/** A card that may be held back. */
export type HeldCard = (typeof HOLDABLE)[number];
/** Whether a card may be held back in a fight. */
export const isHoldable = (card: string): card is HeldCard => (HOLDABLE as readonly string[]).includes(card);

/** A fight, and the cards that the team still holds, one bit for each. */
interface HandSituation {
	/** `before`: grenade and weapons may be played; `grenade`: its dice are thrown; `fight`: a phase is thrown; `loss`: Jolinar may be played. */
	readonly moment: 'before' | 'grenade' | 'fight' | 'loss';
	readonly stand: FightState;
	readonly value: number;
	readonly cards: number;
	readonly replayed: boolean;
	/** The fight before the loss. */
	readonly was?: FightState;
}

const cardBit = (card: HeldCard): number => 1 << HOLDABLE.indexOf(card);
const holdsCard = ({ cards }: HandSituation, card: HeldCard): boolean => (cards & cardBit(card)) !== 0;
const withoutCard = (held: HandSituation, card: HeldCard): HandSituation => ({ ...held, cards: held.cards & ~cardBit(card) });

/** A loss as a number: Jolinar could take back a member, a Jaffa, or either. */
const lossNumber = ({ was, stand: { members, jaffas } }: HandSituation): number =>
	was ? (was.members > members ? 1 : 0) + (was.jaffas > jaffas ? 2 : 0) : 0;
const situationKey = (held: HandSituation): string =>
	`${stateKey(held.stand)} ${held.value} ${held.cards} ${held.moment}${lossNumber(held)}${held.replayed ? ' again' : ''}`;

/** Members who would fight again after the Nox: those not infected, in an Invasion those who started this share. */
export const replayMembers = (state: Fighting): number =>
	Math.min(
		able(fightingTeam(state)),
		state.invasion?.shares.find(({ seat, left }) => seat === state.fight.seat && left === undefined)?.members ?? TEAM
	);

/** The best play of a hand. */
export interface HandPlan {
	readonly ends: Spread<FightState>;
	/** The card to play now; undefined when all are held back. */
	readonly now?: HeldCard;
	/** How many states were visited. */
	readonly visited: number;
}

/**
 * The best play of a fight with several cards that may be held back, solved to its end: the grenade and the weapons before this fight or
 * before its replay, Jolinar after any loss. Throws and cards go through the same kernel as in `apply`.
 */
export function planHand(state: Fighting, cards: readonly HeldCard[], values: Readonly<Partial<Record<WeaponId, number>>>): HandPlan {
	const under = fightTerms(state);
	const bare = fightTerms(discardDrawnWeapons(state)).value;
	const team = replayMembers(state);
	const helps = foeRules(state.fight.foe).jolinar === true;
	const byValue = new Map<number, FightTerms>();
	const termsOf = (value: number): FightTerms => {
		const made = byValue.get(value) ?? { ...under, value };
		byValue.set(value, made);
		return made;
	};
	/** After a loss Jolinar may be played. */
	const after = (held: HandSituation, was: FightState): HandSituation =>
		helps && holdsCard(held, 'jolinar') && jolinarChoices(was, held.stand).length > 0 ? { ...held, moment: 'loss', was } : held;

	const ways: Ways<HandSituation> = (held, goes, may) => {
		const { moment, stand: now, value } = held;
		if (now.stage === 'won') return;
		if (moment === 'grenade') {
			for (const [hits, p] of hitsOfGroup(GRENADE).entries()) goes({ ...held, moment: 'before', stand: afterGrenade(now, hits) }, p);
			return;
		}
		if (moment === 'loss') {
			const { was, ...rest } = held;
			may({ ...rest, moment: 'fight' });
			for (const spared of was ? jolinarChoices(was, now) : []) may({ ...withoutCard(rest, 'jolinar'), moment: 'fight', stand: spared });
			return;
		}
		// Without the woman a fight against Hathor is lost before its first die, and a grenade may still be thrown.
		if (now.stage === 'lost' && moment !== 'before') {
			if (!holdsCard(held, 'nox') || held.replayed || now.infected >= team) return;
			const again = startOfFight(termsOf(bare), team - now.infected, now.jaffas);
			return may({ ...withoutCard(held, 'nox'), moment: 'before', stand: again, value: bare, replayed: true });
		}
		if (moment === 'before') {
			if (now.stage !== 'lost') may({ ...held, moment: 'fight' });
			for (const weapon of WEAPONS) {
				const is = values[weapon];
				if (is !== undefined && is < value && holdsCard(held, weapon)) may({ ...withoutCard(held, weapon), value: is });
			}
			if (holdsCard(held, 'grenade')) may({ ...withoutCard(held, 'grenade'), moment: 'grenade' });
			// Of equal choices the first one is advised: a card that may still win comes before accepting a defeat.
			if (now.stage === 'lost') may({ ...held, moment: 'fight' });
			return;
		}
		const { ours, theirs } = hitDistributions(termsOf(value), now);
		forEachPair(ours, theirs, (a, b, p) => goes(after({ ...held, stand: resolveThrow(termsOf(value), now, a, b) }, now), p));
	};

	const { fallen, replayed } = state.fight;
	const now = fightState(state);
	const start = after(
		{
			moment: hasNotBegun(state.fight) ? 'before' : 'fight',
			stand: now,
			value: under.value,
			cards: cards.reduce((bits, card) => bits | cardBit(card), 0),
			replayed
		},
		{ ...now, members: now.members + fallen.member, jaffas: now.jaffas + fallen.jaffa }
	);
	const play = best(situationKey, ways, ({ stand: { stage } }) => (stage === 'won' ? 1 : 0));
	const options: HandSituation[] = [];
	ways(
		start,
		() => undefined,
		(next) => void options.push(next)
	);
	const picked = options.length > 0 ? play.pick(options) : start;
	const card = HOLDABLE.find((each) => holdsCard(start, each) && !holdsCard(picked, each));
	return { ends: play.ends(start).map(([end, p]) => [end.stand, p]), ...(card ? { now: card } : {}), visited: play.visited() };
}
