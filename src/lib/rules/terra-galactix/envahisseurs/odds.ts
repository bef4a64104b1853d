import type { Odd } from '../../contract.ts';
import { countOf, cardCount } from '../../deck.ts';
import { numberOf } from '../bunkers.ts';
import { type Card, colourOf, type SaucerId } from '../cards.ts';
import { reachChance } from '../movement.ts';
import { chanceOfAtLeast, shotChance, shotDistribution } from '../odds.ts';
import { flightOf, activePilot, mySaucers, placeOf, seatOf } from '../fleet.ts';
import { enemySaucers } from './attack.ts';
import { HELD, hiddenCopies } from './cards.ts';
import { yellowDiceCount } from './fire.ts';
import { answerChance, type Pool } from './kernel.ts';
import { completeSquadrons, countsCards, handOf, handSeat, teamOf } from './pilots.ts';
import { ruling } from './rules.ts';
import { waitingSaucers } from './turn.ts';
import type { Attack, Pilot, State } from './types.ts';

export function odds(state: State): readonly Odd[] {
	if (state.over || state.attack) return [];
	switch (state.phase) {
		case 'draw':
			return [];
		case 'roll':
			return [...landings(state), ...(countsCards(state) ? defences(state) : [])];
		case 'fire':
			return [];
		case 'act':
			return [...fire(state), ...(countsCards(state) ? [...defences(state), ...nextDraw(state)] : [])];
	}
}

// ── Bunkers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A saucer left on a line waits for four throws, or only for one’s own where nobody else’s turn fires at it. */
function fire(state: State): readonly Odd[] {
	const rolls = state.options.envFire === 'all' ? state.pilots.length : 1;
	const n = yellowDiceCount(state);
	const out = mySaucers(state).filter((id) => flightOf(state, id)!.where === 'space');
	if (out.length === 0) return [];
	const any: Odd = {
		of: ruling('odds.shot', { rolls }),
		chance: shotChance(rolls, n),
		spread: [...shotDistribution(rolls, n).entries()].slice(1)
	};
	const threatened = out.filter((id) => {
		const line = placeOf(state, id)?.line;
		return typeof line === 'number' && state.bunkers[line - 1] !== 'destroyed' && numberOf(state.facts, line) !== undefined;
	});
	return [
		any,
		...threatened.map((id): Odd => ({ of: ruling('odds.line', { saucer: id, rolls }), chance: shotChance(rolls, n), beside: id }))
	];
}

/** Where positions are kept: a saucer on the line of a breach lands if its die takes it down. Others may stand in the way. */
const landings = (state: State): readonly Odd[] =>
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

/** What is hidden from everybody; from somebody who told their hand, without it. */
function pool(state: State, viewer: Pilot): Pool {
	const own = viewer.held ?? {};
	const left = (card: Card): number => Math.max(0, hiddenCopies(state, card) - countOf(own, card));
	const n = HELD.reduce((sum, card) => sum + left(card), 0);
	return { n, bouclier: left('bouclier'), giga: left('giga'), trou: left('trou') };
}

const blurred = ({ stack }: State): Pick<Odd, 'how'> => (stack.epoch > 0 && cardCount(stack.discard) > 0 ? { how: '≈' } : {});

const ATTACKS: readonly (readonly [rule: 'odds.lasers' | 'odds.mega' | 'odds.nova', Pick<Attack, 'weapon' | 'n'>])[] = [
	['odds.lasers', { weapon: 'laser', n: 1 }],
	['odds.lasers', { weapon: 'laser', n: 2 }],
	['odds.mega', { weapon: 'mega', n: 1 }],
	['odds.nova', { weapon: 'nova', n: 2 }]
];

/** Can an enemy answer? By their cards only: what they did tells more. */
function defences(state: State): readonly Odd[] {
	const viewer = state.pilots[handSeat(state, state.active)]!;
	const hiddenCards = pool(state, viewer);
	const eyes = viewer.held ? { eyes: viewer.player } : {};
	const seats = new Set(
		enemySaucers(state)
			.filter((id) => flightOf(state, id)!.where === 'space')
			.map((id) => seatOf(state, id))
	);
	const dodges = state.options.blackHoleReaction === 'anyLaser';
	return [...seats].flatMap((seat) => {
		const { camp } = state.pilots[seat]!;
		return ATTACKS.map(([rule, attack]): Odd => {
			const chance = answerChance(attack, hiddenCards, handOf(state, seat), dodges);
			const what = rule === 'odds.lasers' ? ruling(rule, { camp, lasers: attack.n }) : ruling(rule, { camp });
			return { of: what, chance, ...eyes, ...blurred(state) };
		});
	});
}

/** What the player will find when filling up next time: a shield, or a saucer card for one that waits. */
function nextDraw(state: State): readonly Odd[] {
	const viewer = state.pilots[handSeat(state, state.active)]!;
	const limit = state.options.envHand;
	const k = limit + 1 - Math.min(limit, viewer.hand);
	const wanted: readonly Card[] = waitingSaucers(state).length > 0 ? ['soucoupe', 'bouclier'] : ['bouclier', 'laser'];
	return wanted.map((card): Odd => {
		const { shuffled } = state.stack;
		const own = shuffled ? 0 : countOf(viewer.held ?? {}, card);
		const copies = Math.max(0, (shuffled && hiddenCopies(state, card) > 0 ? countOf(shuffled, card) : hiddenCopies(state, card)) - own);
		const n = shuffled ? cardCount(shuffled) : pool(state, viewer).n;
		const eyes = viewer.held ? { eyes: viewer.player } : {};
		return {
			of: ruling('odds.draw', { player: activePilot(state).player, card, cards: k }),
			chance: chanceOfAtLeast(n, copies, k, 1),
			...eyes,
			...blurred(state)
		};
	});
}
