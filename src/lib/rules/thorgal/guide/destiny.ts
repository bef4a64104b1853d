import { choose, count, dice, isLegal, opensAsk, pick, type optionMaker } from '../../ask.ts';
import type { Ask, ChooseAsk, DiceAsk, PickEnd, Next, Option, PickAsk, Ruling } from '../../contract.ts';
import { countCards } from '../../deck.ts';
import { suggestedGoal } from '../reroll.ts';
import {
	type BlackFace,
	BLACK_FACES,
	type Chaam,
	type ChaamFace,
	CHAAM_FACES,
	levelOf,
	type WhiteFace,
	WHITE_FACES,
	chaamsByLevel
} from '../cards.ts';
import { chaamTargets } from '../chaams.ts';
import { destinyDiceGroups, mostSwappable, swappableSkills } from '../destiny.ts';
import { activeHero, activeLeader } from '../heroes.ts';
import { isGivenBy, leavesNoChoice, diceToTake } from '../kernel.ts';
import { forecast } from '../forecast.ts';
import { copiesSeen } from '../piles.ts';
import { ruling } from '../rules.ts';
import { type Action, BEARS, GOALS, type Own, type State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

/** All six dice, thrown by the app or typed in; or, told shorter, the black face and what was taken. */
export function throwAsk(prompt: Ruling, state: State): DiceAsk<Action> {
	const { free } = state.heroTurn;
	return dice({
		prompt,
		who: activeLeader(state),
		groups: destinyDiceGroups(state),
		then: (dice) => ({ action: { type: 'throw', dice } }),
		shorter: choose(
			ruling('destiny.black'),
			BLACK_FACES.map((black): Option<Action> =>
				leavesNoChoice(black) ? { id: black, action: { type: 'took', black, dice: [] } } : opensAsk(black, () => takenDiceAsk(black, free))
			)
		)
	});
}

function takenDiceAsk(black: Exclude<BlackFace, 'G' | 'O'>, free: number): PickAsk<Action> {
	const n = diceToTake(black, free)!;
	return picking(
		ruling('destiny.which', { black, dice: n }),
		WHITE_FACES.map((id) => ({ id, most: free })),
		[{ id: 'done', least: n, most: n, then: (dice) => ({ action: { type: 'took', black, dice: dice as readonly WhiteFace[] } }) }]
	);
}

/** Dice the Goddess or Ogotaï gave, one tap each; whoever goes on has told them all. */
export function gainsAsk(state: State, offer: Offer): ChooseAsk<Action> | false {
	const { black, dice } = state.heroTurn.gains!;
	if (dice === 0) return false;
	const faces = WHITE_FACES.filter((die) => isGivenBy(black, die)).map((die) => offer(`won:${die}`, { type: 'gain', die }));
	return choose(ruling('destiny.which-given', { black }), [...faces, offer('done', { type: 'gained' })], { who: activeLeader(state) });
}

const picking = (prompt: Ruling, from: PickAsk<Action>['from'], ends: readonly PickEnd<Action>[]): PickAsk<Action> =>
	pick({ prompt, from, ends });

/** So many of these, and not one less: no OK needed. */
export const pickExactly = <T extends string>(
	prompt: Ruling,
	cards: readonly T[],
	n: number,
	then: (picked: readonly T[]) => Next<Action>
): PickAsk<Action> =>
	picking(
		prompt,
		Object.entries(countCards(cards)).map(([id, most]) => ({ id, most: most as number })),
		[{ id: 'done', least: n, most: n, then: (picked) => then(picked as readonly T[]) }]
	);

/** Partner, what is given, what is taken, how many: each question knows the answers before it. */
export function swapAsk(state: State): Ask<Action> {
	const me = activeHero(state);
	const mine = swappableSkills(state, me);
	const partners = state.heroes.filter(
		(other) => other.id !== me.id && mine.some((give) => swappableSkills(state, other).some((take) => take !== give))
	);
	return choose(
		ruling('tanatloc.swap'),
		partners.map((other) =>
			opensAsk(other.id, () =>
				choose(
					ruling('tanatloc.give', { partner: other.id }),
					mine
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

/** What the player is after, and how many Chaams the table can bear on the way: for the odds and the advice. */
export function goalAsk(state: State): Ask<Action> {
	const { goal } = state.heroTurn.aim;
	const named = goal === 'auto' ? suggestedGoal(state) : goal;
	return choose(
		ruling('advice.aim'),
		GOALS.filter((each) => each !== 'auto' && each !== named).map((each): Option<Action> =>
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

// ── Chaams ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The faces a drawn card may show; the last resort is a card nobody looked at. */
export function chaamOptions(state: State, then: (card: Chaam) => Option<Action>): readonly Option<Action>[] {
	const levels = chaamsByLevel(state.options.level3);
	const faces = CHAAM_FACES.filter((key) => levels[levelOf(key)] > 0).map((key) => withCopiesDoubt(state, then(key), key));
	return [...faces, then('?')].filter((option) => isLegal(option) || option.refused?.rule === 'chaams.level');
}

/** One more of a card than this box is known to hold: a slip of the finger, or does the box hold more? */
function withCopiesDoubt(state: State, option: Option<Action>, card: ChaamFace): Option<Action> {
	if (option.refused?.rule !== 'chaams.copies' || !('action' in option)) return option;
	const copies = copiesSeen(state, card) + 1;
	return opensAsk(card, () =>
		choose<Action>(ruling('box.copies-doubt', { card, copies }), [
			{ id: `hold:${copies}`, action: { type: 'learn', fact: `copies:${card}`, value: copies, then: option.action as Own } }
		])
	);
}

/** Where a drawn Chaams may lie; a place Ogotaï is about to need says so. */
export function placeOptions(state: State, card: Chaam, offer: Offer): readonly Option<Action>[] {
	const { war = 0, free } = forecast(state);
	const tight = war > 0 && free.length === war;
	return chaamTargets(state).map((to) => {
		const place = `L:${to}`;
		const last = tight && free.includes(to) ? ruling('chaams.last-slot', { place, war, free: free.length - 1 }) : undefined;
		return offer(place, { type: 'chaam', card, to }, last);
	});
}

/** With a single place to put it, the card is enough. */
export function placeChaamOption(state: State, card: Chaam, offer: Offer): Option<Action> {
	const [first, ...others] = placeOptions(state, card, offer);
	const { label: _, ...only } = first!;
	if (others.length === 0 || only.refused) return { ...only, id: card } as Option<Action>;
	return opensAsk(card, () => choose(ruling('chaams.where', { card }), [first!, ...others]));
}
