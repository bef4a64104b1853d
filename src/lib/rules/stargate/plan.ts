import { best, type Ways } from '../odds/best-play.ts';
import type { Spread } from '../odds/chain.ts';
import { forEachPair, hitsOfGroup } from '../odds/distribution.ts';
import { foeRules, WEAPONS, type WeaponId } from './cards.ts';
import { key } from './ends.ts';
import { able, disarmed, fighter, stand, terms, unbegun } from './fight.ts';
import { spares } from './jolinar.ts';
import { begin, GRENADE, grenade, hitLaws, phase, type Stand, type Terms } from './kernel.ts';
import type { State } from './types.ts';

/** Cards a team may hold back in a fight for the moment when they help most. */
const HELD = ['grenade', ...WEAPONS, 'jolinar', 'nox'] as const;
export type HeldCard = (typeof HELD)[number];
export const isHeld = (card: string): card is HeldCard => (HELD as readonly string[]).includes(card);

/** A fight by a team that still holds these cards, each a bit. */
interface Held {
	/** Before a fight cards may be played; a grenade flies; dice are thrown; a loss may be taken back. */
	readonly moment: 'before' | 'grenade' | 'fight' | 'loss';
	readonly stand: Stand;
	readonly value: number;
	readonly cards: number;
	readonly replayed: boolean;
	/** Who stood before the loss. */
	readonly was?: Stand;
}

const bit = (card: HeldCard): number => 1 << HELD.indexOf(card);
const holds = ({ cards }: Held, card: HeldCard): boolean => (cards & bit(card)) !== 0;
const without = (held: Held, card: HeldCard): Held => ({ ...held, cards: held.cards & ~bit(card) });

/** Of a loss only what Jolinar could take back matters: a member, a Jaffa or either. */
const lossOf = ({ was, stand: { members, jaffas } }: Held): number =>
	was ? (was.members > members ? 1 : 0) + (was.jaffas > jaffas ? 2 : 0) : 0;
const name = (held: Held): string =>
	`${key(held.stand)} ${held.value} ${held.cards} ${held.moment}${lossOf(held)}${held.replayed ? ' again' : ''}`;

/** Who would fight again: whoever is not infected, or whoever started this share of an Invasion. */
export const muster = (state: State): number =>
	Math.min(
		able(fighter(state)),
		state.invasion?.shares.find(({ seat, left }) => seat === state.fight!.seat && left === undefined)?.members ?? 4
	);

export interface Plan {
	readonly ends: Spread<Stand>;
	/** The card to play now; without, all are kept. */
	readonly now?: HeldCard;
	/** How much was walked for it. */
	readonly visited: number;
}

/**
 * The best play of a fight with several cards to hold back, solved to its end: the grenade and the weapons before this fight or before the
 * one the Nox gives, Jolinar after any loss. Every throw goes through the kernel that `apply` asks, and so does what a card changes.
 */
export function plan(state: State, cards: readonly HeldCard[], values: Readonly<Partial<Record<WeaponId, number>>>): Plan {
	const under = terms(state);
	const bare = terms(disarmed(state)).value;
	const team = muster(state);
	const helps = foeRules(state.fight!.foe).jolinar === true;
	const byValue = new Map<number, Terms>();
	const termsOf = (value: number): Terms => {
		const made = byValue.get(value) ?? { ...under, value };
		byValue.set(value, made);
		return made;
	};
	/** After a loss the team may think of Jolinar. */
	const after = (held: Held, was: Stand): Held =>
		helps && holds(held, 'jolinar') && spares(was, held.stand).length > 0 ? { ...held, moment: 'loss', was } : held;

	const ways: Ways<Held> = (held, goes, may) => {
		const { moment, stand: now, value } = held;
		if (now.stage === 'won') return;
		if (moment === 'grenade') {
			for (const [hits, p] of hitsOfGroup(GRENADE).entries()) goes({ ...held, moment: 'before', stand: grenade(now, hits) }, p);
			return;
		}
		if (moment === 'loss') {
			const { was, ...rest } = held;
			may({ ...rest, moment: 'fight' });
			for (const spared of spares(was!, now)) may({ ...without(rest, 'jolinar'), moment: 'fight', stand: spared });
			return;
		}
		if (now.stage === 'lost') {
			if (!holds(held, 'nox') || held.replayed || now.infected >= team) return;
			const again = begin(termsOf(bare), team - now.infected, now.jaffas);
			return may({ ...without(held, 'nox'), moment: 'before', stand: again, value: bare, replayed: true });
		}
		if (moment === 'before') {
			may({ ...held, moment: 'fight' });
			for (const weapon of WEAPONS) {
				const is = values[weapon];
				if (is !== undefined && is < value && holds(held, weapon)) may({ ...without(held, weapon), value: is });
			}
			if (holds(held, 'grenade')) may({ ...without(held, 'grenade'), moment: 'grenade' });
			return;
		}
		const { ours, theirs } = hitLaws(termsOf(value), now);
		forEachPair(ours, theirs, (a, b, p) => goes(after({ ...held, stand: phase(termsOf(value), now, a, b) }, now), p));
	};

	const { fallen, replayed } = state.fight!;
	const now = stand(state);
	const start = after(
		{
			moment: unbegun(state.fight!) ? 'before' : 'fight',
			stand: now,
			value: under.value,
			cards: cards.reduce((bits, card) => bits | bit(card), 0),
			replayed
		},
		{ ...now, members: now.members + fallen.member, jaffas: now.jaffas + fallen.jaffa }
	);
	const play = best(name, ways, ({ stand: { stage } }) => (stage === 'won' ? 1 : 0));
	const options: Held[] = [];
	ways(
		start,
		() => undefined,
		(next) => void options.push(next)
	);
	const picked = options.length > 0 ? play.pick(options) : start;
	const card = HELD.find((each) => holds(start, each) && !holds(picked, each));
	return { ends: play.ends(start).map(([end, p]) => [end.stand, p]), ...(card ? { now: card } : {}), visited: play.visited() };
}
