import { choose, count, dice, opensAsk, pick } from '../../ask.ts';
import type { Ask, DiceAsk, Next, Option, PickAsk, Ruling } from '../../contract.ts';
import { countCards } from '../../deck.ts';
import { BLACK_FACES, type GivingFace, type TakingFace, WHITE_FACES, type WhiteFace } from '../cards.ts';
import { destinyDiceGroups, mostSwappable, swappableSkills } from '../destiny.ts';
import { suggestedGoal } from '../goal.ts';
import { activeHero, activeLeader } from '../heroes.ts';
import { diceToTake, isGivenBy, isGivingFace } from '../kernel.ts';
import { ruling } from '../rules.ts';
import { type Action, BEARS, GOALS, type HeroTurn, type State } from '../types.ts';

/** Asks for all six dice, thrown by the app or typed in. The shorter form asks for the black face and the dice that were taken. */
export function throwAsk(prompt: Ruling, state: State): DiceAsk<Action> {
	const { free } = state.heroTurn;
	return dice({
		prompt,
		who: activeLeader(state),
		groups: destinyDiceGroups(state),
		then: (rolled) => ({ action: { type: 'throw', dice: rolled } }),
		shorter: choose(
			ruling('destiny.black'),
			BLACK_FACES.map((black): Option<Action> =>
				opensAsk(black, () =>
					isGivingFace(black)
						? givenDiceAsk(black, free, (given) => ({ action: { type: 'took', black, dice: given, all: true } }))
						: takenDiceAsk(black, free)
				)
			)
		)
	});
}

function takenDiceAsk(black: TakingFace, free: number): PickAsk<Action> {
	const n = diceToTake(black, free);
	return pick({
		prompt: ruling('destiny.which', { black, dice: n }),
		from: WHITE_FACES.map((id) => ({ id, most: free })),
		ends: [{ id: 'done', least: n, most: n, then: (taken) => ({ action: { type: 'took', black, dice: taken as readonly WhiteFace[] } }) }]
	});
}

/** Asks for the dice that the Goddess or Ogotaï gives of a throw of n dice, all together. */
function givenDiceAsk(black: GivingFace, n: number, then: (given: readonly WhiteFace[]) => Next<Action>): PickAsk<Action> {
	return pick({
		prompt: ruling('destiny.which-given', { black }),
		from: WHITE_FACES.filter((die) => isGivenBy(black, die)).map((id) => ({ id, most: n })),
		ends: [{ id: 'done', least: 0, most: n, then: (given) => then(given as readonly WhiteFace[]) }]
	});
}

/** Asks for given dice whose entry was left open in a game of an earlier edition. */
export const gainsAsk = ({ black, dice: left }: NonNullable<HeroTurn['gains']>): PickAsk<Action> | false =>
	left > 0 && givenDiceAsk(black, left, (dice) => ({ action: { type: 'gained', dice } }));

/** Picks exactly n of these cards or dice, so that no confirmation is needed. */
export const pickExactly = <T extends string>(
	prompt: Ruling,
	things: readonly T[],
	n: number,
	then: (picked: readonly T[]) => Next<Action>
): PickAsk<Action> =>
	pick({
		prompt,
		from: Object.entries(countCards(things)).map(([id, most]) => ({ id, most: most as number })),
		ends: [{ id: 'done', least: n, most: n, then: (picked) => then(picked as readonly T[]) }]
	});

/** Tanatloc's swap: the partner, the skill given, the skill taken, how many cards. Each question offers only what can still be swapped. */
export function swapAsk(state: State): Ask<Action> {
	const me = activeHero(state);
	const mySkills = swappableSkills(state, me);
	const partners = state.heroes.filter(
		(other) => other.id !== me.id && mySkills.some((give) => swappableSkills(state, other).some((take) => take !== give))
	);
	return choose(
		ruling('tanatloc.swap'),
		partners.map((other) =>
			opensAsk(other.id, () =>
				choose(
					ruling('tanatloc.give', { partner: other.id }),
					mySkills
						.filter((give) => swappableSkills(state, other).some((take) => take !== give))
						.map((give) =>
							opensAsk(give, () =>
								choose(
									ruling('tanatloc.take', { partner: other.id, give }),
									swappableSkills(state, other)
										.filter((take) => take !== give)
										.map((take): Option<Action> => {
											const most = mostSwappable(state, other, give, take);
											const swap = (n: number): Next<Action> => ({ action: { type: 'swap', partner: other.id, give, take, n } });
											return {
												id: take,
												...(most === 1 ? swap(1) : { ask: () => count(ruling('tanatloc.how-many', { give, take }), [1, most], swap) })
											};
										})
								)
							)
						)
				)
			)
		),
		{ optional: true, who: activeLeader(state) }
	);
}

/** Asks for the goal of this phase and the number of Chaams that are accepted on the way, for the odds and the advice. */
export function goalAsk(state: State): Ask<Action> {
	const { goal } = state.heroTurn.aim;
	const current = goal === 'auto' ? suggestedGoal(state) : goal;
	return choose(
		ruling('advice.aim'),
		GOALS.filter((each) => each !== 'auto' && each !== current).map((each): Option<Action> =>
			each === 'cards' || each === 'final'
				? { id: each, action: { type: 'aim', goal: each } }
				: opensAsk(each, () =>
						choose(
							ruling('advice.bears', { goal: each }),
							BEARS.map((bears) => ({ id: bears, action: { type: 'aim', goal: each, bears } }))
						)
					)
		),
		{ optional: true, who: activeLeader(state) }
	);
}
