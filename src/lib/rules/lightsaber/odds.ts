import type { Odd } from '../contract.ts';
import { cardCount, countOf, remainingCards } from '../deck.ts';
import { attackValue, CARDS_DRAWN, opponentOf, POWER_CARDS, type Side, SIDES, SPECIAL_CARDS } from './cards.ts';
import {
	atLeastInHand,
	type CardPool,
	canReach,
	chanceToReach,
	type Goal,
	handPool,
	openerOdds,
	poolSize,
	raceOdds,
	revealOdds,
	toPool,
	specialsIn,
	strongIn
} from './chances.ts';
import { deckCard } from './ids.ts';
import { type Gap, nextCardMultiplier, totalMultiplier } from './kernel.ts';
import { cardValue, countedCards, fightPile, hiddenCounts, situationOf, totalOf, unseenCounts } from './queries.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** Odds are approximate when the hidden cards of one of these sides are mixed; otherwise they are exact, or the given bound. */
const precision = (state: State, sides: readonly Side[], bound?: '≥'): Pick<Odd, 'how'> => {
	if (sides.some((side) => state.duelists[side].mixed)) return { how: '≈' };
	return bound ? { how: bound } : {};
};

const areHandsCounted = ({ options, duelists }: State): boolean =>
	options.depth === 'cards' && SIDES.every((side) => !duelists[side].blurred);

/** How far this side is behind, with the factors of the cards it may still play. */
export function gapOf(state: State, side: Side): Gap {
	const [pile, opponent] = [fightPile(state, side), opponentOf(side)];
	return {
		points: totalOf(state, opponent) - totalOf(state, side),
		cards: countedCards(state, opponent) - countedCards(state, side),
		next: nextCardMultiplier(pile),
		times: totalMultiplier(pile)
	};
}

/** Whether an order waits to cancel the next card of this side: then no odds can be given for that card. */
const isNextCardCancelled = (state: State, side: Side): boolean =>
	state.duelists[opponentOf(side)].current.some(({ silent, does }) => !silent && does.some(({ op }) => op === 'cancel-next'));

const GOALS: readonly (readonly [Goal, 'odds.answer' | 'odds.lead'])[] = [
	['answer', 'odds.answer'],
	['lead', 'odds.lead']
];

/** Whether the side that is behind can answer or take the lead with attacks alone: from a typed hand, or from the unseen cards. */
function answerOdds(state: State, side: Side): readonly Odd[] {
	if (isNextCardCancelled(state, side)) return [];
	const { hand, back, seat } = state.duelists[side];
	const gap = gapOf(state, side);
	const finale = cardValue(state, side, 'finale');
	const { held } = state;
	if (held && state.options.look === side) {
		const attacks = [...POWER_CARDS, 'finale' as const].map((card) => countOf(held.hand, card));
		return GOALS.map(([goal, rule]) => ({
			of: ruling(rule, { side }),
			chance: canReach(goal, attacks, gap, finale) ? 1 : 0,
			eyes: seat,
			how: '≥'
		}));
	}
	const unseen = unseenCounts(state, side);
	const unknownCards = hand - cardCount(back);
	return GOALS.map(([goal, rule]) => ({
		of: ruling(rule, { side }),
		chance: chanceToReach(goal, unseen, unknownCards, gap, back, finale),
		...precision(state, [side], '≥')
	}));
}

/** Whether a hand holds any special card, and each of them beside its key. */
function specialOdds(state: State, side: Side): readonly Odd[] {
	if (state.held && state.options.look === side) return [];
	const { hand, back } = state.duelists[side];
	const unseen = unseenCounts(state, side);
	const unknownCards = hand - cardCount(back);
	if (hand === 0 || poolSize(unseen) === 0) return [];
	const isSure = (cards: readonly string[]): boolean => Object.keys(back).some((card) => cards.includes(card));
	const chanceOf = (good: number, cards: readonly string[]): number =>
		isSure(cards) ? 1 : atLeastInHand(poolSize(unseen), good, unknownCards);
	return [
		{ of: ruling('odds.special', { side }), chance: chanceOf(specialsIn(unseen), SPECIAL_CARDS), ...precision(state, [side]) },
		...SPECIAL_CARDS.map((card) => ({
			of: ruling('odds.holds', { side, card: deckCard(side, card) }),
			chance: chanceOf(unseen[card], [card]),
			beside: deckCard(side, card),
			...precision(state, [side])
		}))
	];
}

/** The cards among which a side's next card is: its planned cards or its hand, as far as the app or an owner with a typed hand knows them. */
function turnPool(state: State, side: Side, kind: 'reveal' | 'impasse'): CardPool {
	const { hand, back } = state.duelists[side];
	const unseen = unseenCounts(state, side);
	const typed = state.options.look === side ? state.held : undefined;
	if (!typed) return kind === 'reveal' ? unseen : handPool(unseen, hand, back);
	if (kind === 'reveal') return typed.plan ? toPool(typed.plan) : remainingCards(hiddenCounts(state, side), typed.hand);
	return toPool(typed.hand);
}

/** Before two cards are turned: both void, level, one side ahead; and each attack of a side against a random card of the other. */
function turnOdds(state: State, kind: 'reveal' | 'impasse'): readonly Odd[] {
	if (SIDES.some((side) => state.turned[side] || isNextCardCancelled(state, side))) return [];
	const poolOf = (side: Side): CardPool => turnPool(state, side, kind);
	const { held, options, duelists } = state;
	const owner = held && options.look !== 'nobody' ? options.look : undefined;
	/** Odds that depend on a typed hand are for its owner only. */
	const eyes = (...sides: readonly Side[]): Pick<Odd, 'eyes'> => (owner && sides.includes(owner) ? { eyes: duelists[owner].seat } : {});
	const pools: Readonly<Record<Side, CardPool>> = { quigon: poolOf('quigon'), maul: poolOf('maul') };
	if (SIDES.some((side) => poolSize(pools[side]) === 0)) return [];
	const factorOf = (side: Side): number => nextCardMultiplier(fightPile(state, side)) * totalMultiplier(fightPile(state, side));
	const { pair, level, ahead, behind } = revealOdds(pools.quigon, pools.maul, [factorOf('quigon'), factorOf('maul')]);
	const bound = { ...precision(state, SIDES, '≥'), ...eyes(...SIDES) };
	const besideKeys = SIDES.flatMap((side) =>
		POWER_CARDS.map((card) => ({
			of: ruling('odds.opener', { card: deckCard(side, card), side: opponentOf(side) }),
			chance: openerOdds(attackValue(card) * factorOf(side), pools[opponentOf(side)], factorOf(opponentOf(side))).lower,
			beside: deckCard(side, card),
			...precision(state, [opponentOf(side)], '≥'),
			...eyes(opponentOf(side))
		}))
	);
	return [
		{ of: ruling('odds.ahead', { side: 'quigon' }), chance: ahead, ...bound },
		{ of: ruling('odds.ahead', { side: 'maul' }), chance: behind, ...bound },
		{ of: ruling('odds.level'), chance: level, ...bound },
		{ of: ruling('odds.pair'), chance: pair, ...precision(state, SIDES), ...eyes(...SIDES) },
		...besideKeys
	];
}

/** The odds of the seven cards of the next round. An owner who typed in their hand gets odds of their own. */
function drawOdds(state: State): readonly Odd[] {
	return SIDES.flatMap((side) => {
		const { held, options, duelists } = state;
		const { talon, plan, seat } = duelists[side];
		const typed = held && options.look === side ? held : undefined;
		// The typed hand contains the cards that are known to be back, which `unseenCounts` leaves out already.
		const pool = typed ? remainingCards(hiddenCounts(state, side), typed.hand, typed.plan ?? {}) : unseenCounts(state, side);
		if (talon < CARDS_DRAWN || poolSize(pool) < CARDS_DRAWN) return [];
		const how: Pick<Odd, 'how'> = typed && plan > 0 && !typed.plan ? { how: '≈' } : precision(state, [side]);
		const more: Partial<Odd> = { ...(typed ? { eyes: seat } : {}), ...how };
		return [
			{
				of: ruling('odds.draw-strong', { side, cards: CARDS_DRAWN }),
				chance: atLeastInHand(poolSize(pool), strongIn(pool), CARDS_DRAWN),
				...more
			},
			{
				of: ruling('odds.draw-special', { side, cards: CARDS_DRAWN }),
				chance: atLeastInHand(poolSize(pool), specialsIn(pool), CARDS_DRAWN),
				...more
			}
		];
	});
}

/** The chance to reach the fifth card first if every later fight is even and none is drawn; the distribution shows in how many rounds. */
function matchOdds({ duelists, round, results, options: { threeRounds } }: State): readonly Odd[] {
	const figures = { quigon: duelists.quigon.figure, maul: duelists.maul.figure };
	const won = raceOdds({ figures, round, results, threeRounds });
	return SIDES.map((side) => {
		const spread = won[side].map((chance, n) => [n + 1, chance] as const).filter(([, chance]) => chance > 0);
		return { of: ruling('odds.match', { side }), chance: spread.reduce((sum, [, each]) => sum + each, 0), spread, how: '≈' };
	});
}

/**
 * The odds of the current state; none unless the table switched them on. Hidden cards are never used, except a hand that its owner typed
 * in.
 */
export function odds(state: State): readonly Odd[] {
	if (state.over || !state.options.odds) return [];
	const situation = situationOf(state);
	if (situation.kind === 'score' || !areHandsCounted(state)) return matchOdds(state);
	switch (situation.kind) {
		case 'behind':
			return [...answerOdds(state, situation.actor), ...specialOdds(state, situation.actor)];
		case 'impasse':
			return turnOdds(state, 'impasse');
		case 'reveal':
			return [...turnOdds(state, 'reveal'), ...matchOdds(state)];
		case 'round-over':
			return [...matchOdds(state), ...drawOdds(state)];
		default:
			return [];
	}
}
