import type { Odd } from '../../contract.ts';
import { countOf, cardCount } from '../../deck.ts';
import { type AnswerPool, answerChance, type AttackCards } from '../answers.ts';
import { numberOf } from '../bunkers.ts';
import { type Card, colourOf, type SaucerId, UNNAMED } from '../cards.ts';
import { reachChance } from '../movement.ts';
import { chanceOfAtLeast, shotChance, shotDistribution } from '../odds.ts';
import { flightOf, activePilot, mySaucers, pilotAt, placeOf, seatOf } from '../fleet.ts';
import { enemySaucers } from './attack.ts';
import { HELD, hiddenCopies } from './cards.ts';
import { yellowDiceCount } from './fire.ts';
import { completeSquadrons, countsCards, handOf, handSeat, teamOf } from './pilots.ts';
import { ruling } from './rules.ts';
import { waitingSaucers } from './turn.ts';
import type { Pilot, State } from './types.ts';

/** The odds of the current state. */
export function odds(state: State): readonly Odd[] {
	if (state.over || state.attack) return [];
	switch (state.phase) {
		case 'draw':
			return [];
		case 'roll':
			return [...landingOdds(state), ...(knowsCards(state) ? defenceOdds(state) : [])];
		case 'fire':
			return [];
		case 'act':
			return [...fireOdds(state), ...(knowsCards(state) ? [...defenceOdds(state), ...drawOdds(state)] : [])];
	}
}

/** Whether the counts of cards are reliable. */
const knowsCards = (state: State): boolean => countsCards(state) && !state.uncounted;

// ── Bunkers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A saucer left on a line is exposed to four throws, or with `envFire: 'active'` only to the next one of its own player. */
function fireOdds(state: State): readonly Odd[] {
	const rolls = state.options.envFire === 'all' ? state.pilots.length : 1;
	const yellows = yellowDiceCount(state);
	const inSpace = mySaucers(state).filter((id) => flightOf(state, id).where === 'space');
	if (inSpace.length === 0) return [];
	const any: Odd = {
		of: ruling('odds.shot', { rolls }),
		chance: shotChance(rolls, yellows),
		spread: [...shotDistribution(rolls, yellows).entries()].slice(1)
	};
	const threatened = inSpace.filter((id) => {
		const line = placeOf(state, id)?.line;
		return typeof line === 'number' && state.bunkers[line - 1] !== 'destroyed' && numberOf(state.facts, line) !== undefined;
	});
	return [
		any,
		...threatened.map((id): Odd => ({ of: ruling('odds.line', { saucer: id, rolls }), chance: shotChance(rolls, yellows), beside: id }))
	];
}

/**
 * If the app keeps positions: a saucer on the line of a breach lands if its die is high enough. An upper bound, because saucers may stand
 * in the way.
 */
const landingOdds = (state: State): readonly Odd[] =>
	mySaucers(state).flatMap((id: SaucerId): readonly Odd[] => {
		const place = placeOf(state, id);
		if (!place || typeof place.line !== 'number' || state.bunkers[place.line - 1] !== 'destroyed') return [];
		const team = teamOf(state.active);
		const first = state.first[team];
		if (first && first !== colourOf(id) && !completeSquadrons(state, team).includes(first)) return [];
		const chance = reachChance(place.orbit, state.pulsars.includes(colourOf(id)));
		return [{ of: ruling('odds.land', { saucer: id, steps: place.orbit }), chance, beside: id, how: '≤' }];
	});

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The cards that are hidden from all players, without the hand that the viewer entered. */
function hiddenPool(state: State, viewer: Pilot): AnswerPool {
	const own = viewer.held ?? {};
	const left = (card: Card): number => Math.max(0, hiddenCopies(state, card) - countOf(own, card));
	const n = HELD.reduce((sum, card) => sum + left(card), 0);
	return { n, bouclier: left('bouclier'), giga: left('giga'), trou: left('trou') };
}

const precision = ({ stack: { epoch, discard, shuffled = {} } }: State): Pick<Odd, 'how'> =>
	(epoch > 0 && cardCount(discard) > 0) || countOf(discard, UNNAMED) + countOf(shuffled, UNNAMED) > 0 ? { how: '≈' } : {};

const ATTACKS: readonly (readonly [rule: 'odds.lasers' | 'odds.mega' | 'odds.nova', AttackCards])[] = [
	['odds.lasers', { weapon: 'laser', n: 1 }],
	['odds.lasers', { weapon: 'laser', n: 2 }],
	['odds.mega', { weapon: 'mega', n: 1 }],
	['odds.nova', { weapon: 'nova', n: 2 }]
];

/** The chance that an enemy can answer, from the number of their cards and not from how they have played. */
function defenceOdds(state: State): readonly Odd[] {
	const viewer = pilotAt(state, handSeat(state, state.active));
	const hiddenCards = hiddenPool(state, viewer);
	const eyes = viewer.held ? { eyes: viewer.player } : {};
	const seats = new Set(
		enemySaucers(state)
			.filter((id) => flightOf(state, id).where === 'space')
			.map((id) => seatOf(state, id))
	);
	const holesDodgeLasers = state.options.blackHoleReaction === 'anyLaser';
	return [...seats].flatMap((seat) => {
		const { camp } = pilotAt(state, seat);
		return ATTACKS.map(([rule, attack]): Odd => {
			const chance = answerChance(attack, hiddenCards, handOf(state, seat), holesDodgeLasers);
			const what = rule === 'odds.lasers' ? ruling(rule, { camp, lasers: attack.n }) : ruling(rule, { camp });
			return { of: what, chance, ...eyes, ...precision(state) };
		});
	});
}

/** The chance of the player's next draw: a shield, or a Soucoupe card for a saucer that waits. */
function drawOdds(state: State): readonly Odd[] {
	const viewer = pilotAt(state, handSeat(state, state.active));
	const limit = state.options.envHand;
	const k = limit + 1 - Math.min(limit, viewer.hand);
	const wanted: readonly Card[] = waitingSaucers(state).length > 0 ? ['soucoupe', 'bouclier'] : ['bouclier', 'laser'];
	return wanted.map((card): Odd => {
		// The cards of the last shuffle are known only if all of them had a name.
		const last = state.stack.shuffled;
		const shuffled = last && countOf(last, UNNAMED) === 0 ? last : undefined;
		const own = shuffled ? 0 : countOf(viewer.held ?? {}, card);
		const copies = Math.max(0, (shuffled && hiddenCopies(state, card) > 0 ? countOf(shuffled, card) : hiddenCopies(state, card)) - own);
		const n = shuffled ? cardCount(shuffled) : hiddenPool(state, viewer).n;
		const eyes = viewer.held ? { eyes: viewer.player } : {};
		return {
			of: ruling('odds.draw', { player: activePilot(state).player, card, cards: k }),
			chance: chanceOfAtLeast(n, copies, k, 1),
			...eyes,
			...precision(state)
		};
	});
}
