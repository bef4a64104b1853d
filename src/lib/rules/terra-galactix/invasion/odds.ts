import type { Odd, Ruling } from '../../contract.ts';
import { countOf, cardCount } from '../../deck.ts';
import { numberOf } from '../bunkers.ts';
import { shieldId, SHIELDS } from '../ids.ts';
import { type Card, colourOf, type SaucerId, UNNAMED } from '../cards.ts';
import { reachChance } from '../movement.ts';
import { chanceOfAtLeast, hiddenInHands, hiddenInPile, type Pool, shotChance, shotDistribution } from '../odds.ts';
import { activePilot, myFlyingSaucers, mySaucers, pilotAt, placeOf, seatOf } from '../fleet.ts';
import { deck, HAND, NEVER_HELD } from './cards.ts';
import { exposedSaucers } from './fire.ts';
import { rollTerms } from './roll.ts';
import { anyResistanceChance, resistanceChance, yellowDiceCount } from './kernel.ts';
import { completeSquadrons, countsCards, landedColours } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Pilot, State } from './types.ts';

/** The odds of the current state. */
export function odds(state: State): readonly Odd[] {
	if (state.over) return [];
	const cards = countsCards(state) && !state.uncounted ? cardOdds(state) : [];
	return [...diceOdds(state), ...cards];
}

// ── Dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function diceOdds(state: State): readonly Odd[] {
	const { phase } = state;
	if (phase === 'draw' || phase === 'roll') {
		const own: Odd = {
			of: ruling('odds.resistance', { player: activePilot(state).id }),
			chance: resistanceChance(rollTerms(state, activePilot(state)))
		};
		return [own, ...(hasStake(state) ? [roundOdd(state, 0)] : []), ...(phase === 'roll' ? landingOdds(state) : [])];
	}
	if (phase === 'fire') return [];
	const rolls = throwsBefore(state);
	const yellows = yellowDiceCount(state.options.superResistance);
	const list: Odd[] = [];
	const onLines = lineOdds(state, rolls, yellows);
	if (myFlyingSaucers(state).length > 0 && onLines.length === 0) {
		const spread = [...shotDistribution(rolls, yellows).entries()].slice(1);
		list.push({ of: ruling('odds.shot', { rolls }), chance: shotChance(rolls, yellows), spread });
	}
	list.push(...onLines);
	if (hasStake(state)) list.push(roundOdd(state, 1));
	return list;
}

/** Whether a Resistance would close a breach or destroy saucers on Earth. */
const hasStake = (state: State): boolean =>
	state.bunkers.includes('destroyed') ||
	state.pilots.some((pilot) => landedColours(pilot).some((colour) => !completeSquadrons(state).includes(colour)));

/** The chance of at least one Resistance among the next throws of all players, starting so many players after the active one. */
function roundOdd(state: State, from: number): Odd {
	const n = state.pilots.length;
	const throws = state.pilots.map((_, i) => rollTerms(state, pilotAt(state, (state.active + from + i) % n)));
	return { of: ruling('odds.round', { rolls: n }), chance: anyResistanceChance(throws) };
}

/** The throws before a saucer left on a line can move again: those of all players, without its own player's if it may dodge then (p. 21). */
const throwsBefore = ({ pilots, options }: State): number =>
	pilots.length - (options.tirsContinus && options.continuousActiveDodge ? 1 : 0);

/** If the app keeps positions: the chance that each saucer of the player is shot at before it can move again. */
function lineOdds(state: State, rolls: number, yellows: number): readonly Odd[] {
	const number = (id: SaucerId): number | undefined => {
		const line = placeOf(state, id)?.line;
		return typeof line === 'number' && state.bunkers[line - 1] !== 'destroyed' ? numberOf(state.facts, line) : undefined;
	};
	const threatened = mySaucers(state).filter((id) => number(id) !== undefined);
	const each = threatened.map((id): Odd => ({
		of: ruling('odds.line', { saucer: id, rolls }),
		chance: shotChance(rolls, yellows),
		beside: id
	}));
	if (new Set(threatened.map(number)).size < 2) return each;
	return [...each, { of: ruling('odds.either', { saucers: threatened, rolls }), chance: shotChance(rolls, yellows, 2) }];
}

/**
 * If the app keeps positions: a saucer on the line of a breach lands if its die is high enough. An upper bound, because saucers may stand
 * in the way.
 */
const landingOdds = (state: State): readonly Odd[] =>
	mySaucers(state).flatMap((id): readonly Odd[] => {
		const place = placeOf(state, id);
		if (!place || typeof place.line !== 'number' || state.bunkers[place.line - 1] !== 'destroyed') return [];
		const colour = colourOf(id);
		const { first } = state;
		if (first !== undefined && first !== colour && !completeSquadrons(state).includes(first)) return [];
		const chance = reachChance(place.orbit, state.pulsars.includes(colour));
		return [{ of: ruling('odds.land', { saucer: id, steps: place.orbit }), chance, beside: id, how: '≤' }];
	});

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

function cardOdds(state: State): readonly Odd[] {
	switch (state.phase) {
		case 'draw':
		case 'roll':
			return [];
		case 'fire':
			return helpOdds(state);
		case 'move':
		case 'attack':
			return [...drawOdds(state), ...novaOdds(state)];
	}
}

const precision = (pool: Pool): Pick<Odd, 'how'> => (pool.blurred ? { how: '≈' } : {});

/** The pool without the hand that the viewer entered, if any. */
function withoutHeld(pool: Pool, viewer: Pilot | undefined, kinds: readonly Card[]): Pool {
	const held = viewer?.held;
	if (!held) return pool;
	return {
		...pool,
		n: pool.n - cardCount(held),
		wanted: Math.max(0, pool.wanted - kinds.reduce((sum, card) => sum + countOf(held, card), 0))
	};
}

/** The chance that a partner has a shield, beside the key that would use it; and that any partner has one. */
function helpOdds(state: State): readonly Odd[] {
	const cards = deck(state.options.novas);
	const owners = new Set(exposedSaucers(state).map((id) => seatOf(state, id)));
	const rested = state.pilots.filter(({ rest, hand }) => rest === 'no' && hand > 0);
	const [only] = owners.size === 1 ? [...owners] : [undefined];
	const viewer = only === undefined ? undefined : state.pilots[only];
	const eyes = viewer?.held ? { eyes: viewer.id } : {};
	const holding = (card: Card, hand: number): Pick<Odd, 'chance' | 'how'> => {
		const pool = withoutHeld(hiddenInHands(cards, state.stack, [card], NEVER_HELD), viewer, [card]);
		return { chance: chanceOfAtLeast(pool.n, pool.wanted, hand, 1), ...precision(pool) };
	};
	const each = rested
		.filter((pilot) => pilot !== viewer)
		.flatMap(({ id, hand }) =>
			SHIELDS.map((card): Odd => ({
				of: ruling('odds.holds', { player: id, card }),
				beside: shieldId(card, id),
				...eyes,
				...holding(card, hand)
			}))
		);
	const others = rested.filter((pilot) => pilot !== viewer).reduce((sum, { hand }) => sum + hand, 0);
	const pool = withoutHeld(hiddenInHands(cards, state.stack, SHIELDS, NEVER_HELD), viewer, SHIELDS);
	const any: Odd = {
		of: ruling('odds.shield'),
		chance: others > 0 ? chanceOfAtLeast(pool.n, pool.wanted, others, 1) : 0,
		...eyes,
		...precision(pool)
	};
	return [any, ...each];
}

/** The chances of the player's next draw: Super Novas are replaced and do not count. */
function drawOdds(state: State): readonly Odd[] {
	const pilot = activePilot(state);
	if (pilot.rest !== 'no') return [];
	const k = HAND + 1 - Math.min(HAND, pilot.hand);
	const eyes = pilot.held ? { eyes: pilot.id } : {};
	const finds = (of: Ruling, card: Card, least: number): Odd => {
		const pool = withoutHeld(
			hiddenInPile(deck(state.options.novas), state.stack, [card], NEVER_HELD),
			state.stack.shuffled ? undefined : pilot,
			[card]
		);
		return { of, chance: chanceOfAtLeast(pool.n, pool.wanted, k, least), ...eyes, ...precision(pool) };
	};
	const wanted: readonly Card[] = ['bouclier', 'laser'];
	return [
		...wanted.map((card) => finds(ruling('odds.draw', { player: pilot.id, card, cards: k }), card, 1)),
		...(k >= 2 ? [finds(ruling('odds.pair', { player: pilot.id, cards: k }), 'trou', 2)] : [])
	];
}

/**
 * The chance of a Super Nova for the next player. It is exact, because Super Novas are in the pile or open and never in a hand, unless open
 * cards have no name.
 */
function novaOdds(state: State): readonly Odd[] {
	const next = pilotAt(state, (state.active + 1) % state.pilots.length);
	const k = Math.max(0, HAND + 1 - next.hand);
	if (next.rest !== 'no' || k === 0) return [];
	const how = countOf(state.stack.discard, UNNAMED) > 0 ? ({ how: '≈' } as const) : {};
	return [{ of: ruling('odds.nova', { player: next.id, cards: k }), chance: novaAmong(state, k), ...how }];
}

/** The chance of a Super Nova among the next k cards. Open cards without a name are as likely as those of the pile to be one. */
export function novaAmong({ stack, options }: Pick<State, 'stack' | 'options'>, k: number): number {
	const open = countOf(stack.discard, 'nova');
	const unnamed = countOf(stack.discard, UNNAMED);
	if (unnamed > 0) return chanceOfAtLeast(stack.pile + unnamed, Math.max(0, options.novas - open), Math.min(k, stack.pile + unnamed), 1);
	const inside = Math.min(stack.pile, Math.max(0, options.novas - open));
	if (k <= stack.pile) return chanceOfAtLeast(stack.pile, inside, k, 1);
	return inside > 0 ? 1 : chanceOfAtLeast(cardCount(stack.discard), open, k - stack.pile, 1);
}
