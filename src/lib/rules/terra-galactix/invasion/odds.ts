import type { Odd, Ruling } from '../../contract.ts';
import { countOf, cardCount } from '../../deck.ts';
import { numberOf } from '../bunkers.ts';
import { type Card, colourOf, type SaucerId } from '../cards.ts';
import { reachChance } from '../movement.ts';
import { chanceOfAtLeast, hiddenInHands, hiddenInPile, type Pool, shotChance, shotDistribution } from '../odds.ts';
import { flightOf, activePilot, mySaucers, placeOf, seatOf } from '../fleet.ts';
import { deck, HAND, NEVER_HELD } from './cards.ts';
import { exposedSaucers } from './fire.ts';
import { rollTerms } from './roll.ts';
import { anyResistanceChance, resistanceChance, yellowDiceCount } from './kernel.ts';
import { completeSquadrons, countsCards, landedColours } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Pilot, State } from './types.ts';

export function odds(state: State): readonly Odd[] {
	if (state.over) return [];
	const cards = countsCards(state) ? cardOdds(state) : [];
	return [...diceOdds(state), ...cards];
}

// ── Dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function diceOdds(state: State): readonly Odd[] {
	const { phase } = state;
	if (phase === 'draw' || phase === 'roll') {
		const now: Odd = {
			of: ruling('odds.resistance', { player: activePilot(state).id }),
			chance: resistanceChance(rollTerms(state, activePilot(state)))
		};
		return [now, ...(atStake(state) ? [round(state, 0)] : []), ...(phase === 'roll' ? landings(state) : [])];
	}
	if (phase === 'fire') return [];
	const rolls = throwsBefore(state);
	const yellows = yellowDiceCount(state.options.superResistance);
	const waiting = mySaucers(state).some((id) => flightOf(state, id)!.where !== 'earth');
	const list: Odd[] = [];
	const known = lines(state, rolls, yellows);
	if (waiting && known.length === 0) {
		const spread = [...shotDistribution(rolls, yellows).entries()].slice(1);
		list.push({ of: ruling('odds.shot', { rolls }), chance: shotChance(rolls, yellows), spread });
	}
	list.push(...known);
	if (atStake(state)) list.push(round(state, 1));
	return list;
}

/** A breach to be closed, or saucers on Earth to be lost. */
const atStake = (state: State): boolean =>
	state.bunkers.includes('destroyed') ||
	state.pilots.some((pilot) => landedColours(pilot).some((colour) => !completeSquadrons(state).includes(colour)));

/** At least one Resistance among the next throws, one of each player, up to and including one’s own. */
function round(state: State, from: number): Odd {
	const n = state.pilots.length;
	const throws = state.pilots.map((_, i) => rollTerms(state, state.pilots[(state.active + from + i) % n]!));
	return { of: ruling('odds.round', { rolls: n }), chance: anyResistanceChance(throws) };
}

/** A saucer left on a line waits for everybody’s throw and one’s own next one; not for that one if it may then still dodge. */
const throwsBefore = ({ pilots, options }: State): number =>
	pilots.length - (options.tirsContinus && options.continuousActiveDodge ? 1 : 0);

/** Where positions are kept: how likely each of one’s saucers is shot at before it can move again. */
function lines(state: State, rolls: number, yellows: number): readonly Odd[] {
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

/** Where positions are kept: a saucer on the line of a breach lands if its die takes it down. Others may stand in the way. */
const landings = (state: State): readonly Odd[] =>
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

const SHIELDS: readonly Card[] = ['bouclier', 'giga'];

function cardOdds(state: State): readonly Odd[] {
	switch (state.phase) {
		case 'draw':
		case 'roll':
			return [];
		case 'fire':
			return helpers(state);
		case 'move':
		case 'attack':
			return [...nextDraw(state), ...novaNext(state)];
	}
}

const sure = (pool: Pool): Pick<Odd, 'how'> => (pool.blurred ? { how: '≈' } : {});

/** What is hidden from everybody; with one’s own hand told, what is hidden from its owner. */
function hidden(pool: Pool, viewer: Pilot | undefined, kinds: readonly Card[]): Pool {
	const held = viewer?.held;
	if (!held) return pool;
	return {
		...pool,
		n: pool.n - cardCount(held),
		wanted: Math.max(0, pool.wanted - kinds.reduce((sum, card) => sum + countOf(held, card), 0))
	};
}

/** Whether a partner has the card, beside the key that would use it; and whether anybody has a shield at all. */
function helpers(state: State): readonly Odd[] {
	const cards = deck(state.options.novas);
	const owners = new Set(exposedSaucers(state).map((id) => seatOf(state, id)));
	const awake = state.pilots.filter(({ rest, hand }) => rest === 'no' && hand > 0);
	const [only] = owners.size === 1 ? [...owners] : [undefined];
	const viewer = only === undefined ? undefined : state.pilots[only];
	const eyes = viewer?.held ? { eyes: viewer.id } : {};
	const holding = (card: Card, hand: number): Pick<Odd, 'chance' | 'how'> => {
		const pool = hidden(hiddenInHands(cards, state.stack, [card], NEVER_HELD), viewer, [card]);
		return { chance: chanceOfAtLeast(pool.n, pool.wanted, hand, 1), ...sure(pool) };
	};
	const each = awake
		.filter((pilot) => pilot !== viewer)
		.flatMap(({ id, hand }) =>
			SHIELDS.map((card): Odd => ({
				of: ruling('odds.holds', { player: id, card }),
				beside: `${card}:${id}`,
				...eyes,
				...holding(card, hand)
			}))
		);
	const others = awake.filter((pilot) => pilot !== viewer).reduce((sum, { hand }) => sum + hand, 0);
	const pool = hidden(hiddenInHands(cards, state.stack, SHIELDS, NEVER_HELD), viewer, SHIELDS);
	const any: Odd = {
		of: ruling('odds.shield'),
		chance: others > 0 ? chanceOfAtLeast(pool.n, pool.wanted, others, 1) : 0,
		...eyes,
		...sure(pool)
	};
	return [any, ...each];
}

/** What the player will find when filling up next time: what is kept, so Super Novas do not count. */
function nextDraw(state: State): readonly Odd[] {
	const pilot = activePilot(state);
	if (pilot.rest !== 'no') return [];
	const k = HAND + 1 - Math.min(HAND, pilot.hand);
	const eyes = pilot.held ? { eyes: pilot.id } : {};
	const finds = (of: Ruling, card: Card, least: number): Odd => {
		const pool = hidden(
			hiddenInPile(deck(state.options.novas), state.stack, [card], NEVER_HELD),
			state.stack.shuffled ? undefined : pilot,
			[card]
		);
		return { of, chance: chanceOfAtLeast(pool.n, pool.wanted, k, least), ...eyes, ...sure(pool) };
	};
	const wanted: readonly Card[] = ['bouclier', 'laser', 'mega'];
	return [
		...wanted.map((card) => finds(ruling('odds.draw', { player: pilot.id, card, cards: k }), card, 1)),
		...(k >= 2 ? [finds(ruling('odds.pair', { player: pilot.id, cards: k }), 'trou', 2)] : [])
	];
}

/** Super Novas are in the pile or open, never in a hand: exact, whatever has been shuffled. */
function novaNext(state: State): readonly Odd[] {
	const next = state.pilots[(state.active + 1) % state.pilots.length]!;
	const k = Math.max(0, HAND + 1 - next.hand);
	if (next.rest !== 'no' || k === 0) return [];
	return [{ of: ruling('odds.nova', { player: next.id, cards: k }), chance: novaAmong(state, k) }];
}

export function novaAmong({ stack, options }: Pick<State, 'stack' | 'options'>, k: number): number {
	const open = countOf(stack.discard, 'nova');
	const inside = Math.min(stack.pile, Math.max(0, options.novas - open));
	if (k <= stack.pile) return chanceOfAtLeast(stack.pile, inside, k, 1);
	return inside > 0 ? 1 : chanceOfAtLeast(cardCount(stack.discard), open, k - stack.pile, 1);
}
