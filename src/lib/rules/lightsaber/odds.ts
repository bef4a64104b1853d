import type { Odd } from '../contract.ts';
import { remainingCards, cardCount } from '../deck.ts';
import { attackValue, CARDS_DRAWN, deckCard, opponentOf, POWER_CARDS, type Side, SIDES, SPECIAL_CARDS } from './cards.ts';
import {
	canReach,
	revealOdds,
	type Goal,
	handPool,
	type CardPool,
	openerOdds,
	raceOdds,
	chanceToReach,
	poolSize,
	atLeastInHand,
	specialsIn,
	strongIn
} from './chances.ts';
import { countedCards, fightPile, situationOf, totalOf, unseenCounts, cardValue } from './queries.ts';
import { type Gap, totalMultiplier, nextCardMultiplier } from './kernel.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** A mixed lot makes everything approximate; a bound stays one otherwise. */
const how = (state: State, sides: readonly Side[], bound?: '≥'): Pick<Odd, 'how'> => {
	if (sides.some((side) => state.duelists[side].mixed)) return { how: '≈' };
	return bound ? { how: bound } : {};
};

const countable = ({ options, duelists }: State): boolean => options.depth === 'cards' && SIDES.every((side) => !duelists[side].blurred);

/** How far this side is behind, and what multiplies the cards it may still play. */
export function gapOf(state: State, side: Side): Gap {
	const [own, foe] = [fightPile(state, side), opponentOf(side)];
	return {
		points: totalOf(state, foe) - totalOf(state, side),
		cards: countedCards(state, foe) - countedCards(state, side),
		next: nextCardMultiplier(own),
		times: totalMultiplier(own)
	};
}

/** An order waits to cancel their next card: what that is worth nobody can say. */
const stopped = (state: State, side: Side): boolean =>
	state.duelists[opponentOf(side)].current.some(({ silent, does }) => !silent && does.some(({ op }) => op === 'cancel-next'));

/** Can whoever is behind answer, or take the lead, with attacks alone? From the cards nobody has seen, or from a hand typed in. */
function answering(state: State, side: Side): readonly Odd[] {
	if (stopped(state, side)) return [];
	const { hand, back, seat } = state.duelists[side];
	const lot = unseenCounts(state, side);
	const gap = gapOf(state, side);
	const finale = cardValue(state, side, 'finale');
	const { held } = state;
	if (held && state.options.look === side) {
		const attacks = [...POWER_CARDS, 'finale' as const].map((card) => held.hand[card] ?? 0);
		return GOALS.map(([goal, rule]) => ({
			of: ruling(rule, { side }),
			chance: canReach(goal, attacks, gap, finale) ? 1 : 0,
			eyes: seat,
			how: '≥'
		}));
	}
	const random = hand - cardCount(back);
	return GOALS.map(([goal, rule]) => ({
		of: ruling(rule, { side }),
		chance: chanceToReach(goal, lot, random, gap, back, finale),
		...how(state, [side], '≥')
	}));
}

const GOALS: readonly (readonly [Goal, 'odds.answer' | 'odds.lead'])[] = [
	['answer', 'odds.answer'],
	['lead', 'odds.lead']
];

/** What a hand may hold: any special, and each of them beside its key. */
function holding(state: State, side: Side): readonly Odd[] {
	if (state.held && state.options.look === side) return [];
	const { hand, back } = state.duelists[side];
	const lot = unseenCounts(state, side);
	const random = hand - cardCount(back);
	if (hand === 0 || poolSize(lot) === 0) return [];
	const sure = (cards: readonly string[]): boolean => Object.keys(back).some((card) => cards.includes(card));
	const chanceOf = (good: number, cards: readonly string[]): number => (sure(cards) ? 1 : atLeastInHand(poolSize(lot), good, random));
	return [
		{ of: ruling('odds.special', { side }), chance: chanceOf(specialsIn(lot), SPECIAL_CARDS), ...how(state, [side]) },
		...SPECIAL_CARDS.map((card) => ({
			of: ruling('odds.holds', { side, card: deckCard(side, card) }),
			chance: chanceOf(lot[card], [card]),
			beside: deckCard(side, card),
			...how(state, [side])
		}))
	];
}

/** Before two cards are turned: void, level, ahead; and each attack of a side against a random card of the other. */
function turning(state: State, kind: 'reveal' | 'impasse'): readonly Odd[] {
	if (SIDES.some((side) => state.turned[side] || stopped(state, side))) return [];
	const lotOf = (side: Side): CardPool => {
		const { hand, back } = state.duelists[side];
		const lot = unseenCounts(state, side);
		return kind === 'reveal' ? lot : handPool(lot, hand, back);
	};
	const lots: Readonly<Record<Side, CardPool>> = { quigon: lotOf('quigon'), maul: lotOf('maul') };
	if (SIDES.some((side) => poolSize(lots[side]) === 0)) return [];
	const times = (side: Side): number => nextCardMultiplier(fightPile(state, side)) * totalMultiplier(fightPile(state, side));
	const { pair, level, ahead, behind } = revealOdds(lots.quigon, lots.maul, [times('quigon'), times('maul')]);
	const bound = how(state, SIDES, '≥');
	const keys = SIDES.flatMap((side) =>
		POWER_CARDS.map((card) => ({
			of: ruling('odds.opener', { card: deckCard(side, card), side: opponentOf(side) }),
			chance: openerOdds(attackValue(card) * times(side), lots[opponentOf(side)], times(opponentOf(side))).lower,
			beside: deckCard(side, card),
			...how(state, [opponentOf(side)], '≥')
		}))
	);
	return [
		{ of: ruling('odds.ahead', { side: 'quigon' }), chance: ahead, ...bound },
		{ of: ruling('odds.ahead', { side: 'maul' }), chance: behind, ...bound },
		{ of: ruling('odds.level'), chance: level, ...bound },
		{ of: ruling('odds.pair'), chance: pair, ...how(state, SIDES) },
		...keys
	];
}

/** The seven cards of the next round. Who typed in their hand gets chances of their own. */
function drawing(state: State): readonly Odd[] {
	return SIDES.flatMap((side) => {
		const { held, options, duelists } = state;
		const { talon, plan, seat } = duelists[side];
		const own = held && options.look === side ? held : undefined;
		const lot = own ? remainingCards(unseenCounts(state, side), own.hand, own.plan ?? {}) : unseenCounts(state, side);
		if (talon < CARDS_DRAWN || poolSize(lot) < CARDS_DRAWN) return [];
		const guess: Pick<Odd, 'how'> = own && plan > 0 && !own.plan ? { how: '≈' } : how(state, [side]);
		const more: Partial<Odd> = { ...(own ? { eyes: seat } : {}), ...guess };
		return [
			{
				of: ruling('odds.draw-strong', { side, cards: CARDS_DRAWN }),
				chance: atLeastInHand(poolSize(lot), strongIn(lot), CARDS_DRAWN),
				...more
			},
			{
				of: ruling('odds.draw-special', { side, cards: CARDS_DRAWN }),
				chance: atLeastInHand(poolSize(lot), specialsIn(lot), CARDS_DRAWN),
				...more
			}
		];
	});
}

/** Who reaches the fifth card, if every fight to come were even and none drawn; the small picture says in how many rounds. */
function racing({ duelists, round, results, options: { threeRounds } }: State): readonly Odd[] {
	const figures = { quigon: duelists.quigon.figure, maul: duelists.maul.figure };
	const won = raceOdds({ figures, round, results, threeRounds });
	return SIDES.map((side) => {
		const spread = won[side].map((chance, n) => [n + 1, chance] as const).filter(([, chance]) => chance > 0);
		return { of: ruling('odds.match', { side }), chance: spread.reduce((sum, [, each]) => sum + each, 0), spread, how: '≈' };
	});
}

/** Nothing unless the table asked for odds; never from anything hidden. */
export function odds(state: State): readonly Odd[] {
	if (state.over || !state.options.odds) return [];
	const now = situationOf(state);
	if (now.kind === 'score' || !countable(state)) return racing(state);
	switch (now.kind) {
		case 'behind':
			return [...answering(state, now.actor), ...holding(state, now.actor)];
		case 'impasse':
			return turning(state, 'impasse');
		case 'reveal':
			return [...turning(state, 'reveal'), ...racing(state)];
		case 'round-over':
			return [...racing(state), ...drawing(state)];
		default:
			return [];
	}
}
