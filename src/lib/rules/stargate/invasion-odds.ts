import type { OnProgress } from '../contract.ts';
import type { Spread } from '../odds/chain.ts';
import { type Distribution, convolve } from '../odds/distribution.ts';
import type { FoeId } from './cards.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { termsAgainst } from './fight.ts';
import { defenders, invaderCount, openShare, shareInvaders } from './invasion.ts';
import { startOfFight, splitEvenly, type FightState, type FightTerms } from './kernel.ts';
import { able } from './team.ts';
import { teamAt } from './turn.ts';
import type { Fight, Invaded, Share, State } from './types.ts';

/** Rounds whose cases report progress one by one. */
const REPORTED_ROUNDS = 2;
const NO_PROGRESS: OnProgress = () => undefined;

/**
 * A team that may still stand, with the probability of each number of members and Jaffas. They add up to the probability that it stands at
 * all.
 */
interface Squad {
	/** Its strength and the shares it has fought: squads with the same name have the same probabilities. */
	readonly name: string;
	readonly terms: FightTerms;
	readonly ends: ReturnType<typeof fightOutcomes>;
	readonly up: Spread<Pick<FightState, 'members' | 'jaffas'>>;
}

/** A share after its fight: the squad, and how many invaders it leaves if it no longer stands. */
interface ShareResult {
	readonly squad: Squad;
	readonly left: Distribution;
}

/**
 * The rounds of an Invasion. Shares are independent of each other, so of a round only the squads that still stand and the number of
 * invaders left are kept. Each squad carries the distribution of its members and Jaffas. The product of the results of all teams, which
 * would need the same shares thousands of times, is never built.
 */
function rounds(relief: boolean, onProgress: OnProgress) {
	const seen = new Map<string, number>();
	const shares = new Map<string, ShareResult>();

	function fight(squad: Squad, foes: number): ShareResult {
		if (foes === 0) return { squad, left: [] };
		const name = `${squad.name}/${foes}`;
		const left = foes * woundsEach(squad.terms);
		const starts = () => squad.up.map(([{ members, jaffas }, p]) => [startOfFight(squad.terms, members, jaffas, left), p] as const);
		const result = shares.get(name) ?? afterShare({ ...squad, name }, squad.ends(starts()));
		shares.set(name, result);
		return result;
	}

	/**
	 * The chance that the Invasion is repelled once these shares are fought, over every set of teams that may stand and every number of
	 * invaders left. Progress is reported for the first two rounds; later rounds are too short.
	 */
	function repelled(shares: readonly ShareResult[], done: OnProgress = onProgress, depth = 0): number {
		let sets: readonly (readonly [up: readonly Squad[], left: Distribution])[] = [[[], [1]]];
		for (const { squad, left } of shares)
			sets = sets.flatMap(([up, others]) => [
				...(squad.up.length > 0 ? [[[...up, squad], others] as const] : []),
				...(left.length > 0 ? [[up, convolve(others, left)] as const] : [])
			]);
		const cases = sets.flatMap(([up, left]) =>
			[...left.entries()].flatMap(([foes, p]) => (foes === 0 || (relief && up.length > 0) ? [{ up, foes, p }] : []))
		);
		let chance = 0;
		for (const [i, { up, foes, p }] of cases.entries()) {
			const within: OnProgress = depth < REPORTED_ROUNDS ? (share) => done((i + share) / cases.length) : NO_PROGRESS;
			chance += p * repel(up, foes, within, depth + 1);
			if (depth < REPORTED_ROUNDS) done((i + 1) / cases.length);
		}
		return chance;
	}

	/** The chance that these squads all stand, and that they repel so many. */
	function repel(up: readonly Squad[], foes: number, done: OnProgress, depth: number): number {
		if (foes === 0) return up.reduce((all, squad) => all * squad.up.reduce((any, [, p]) => any + p, 0), 1);
		const name = `${foes}: ${up.map((squad) => squad.name).join(' ')}`;
		const known = seen.get(name);
		if (known !== undefined) return known;
		const shares = splitEvenly(foes, up.length).map((n, i) => fight(up[i]!, n));
		const chance = repelled(shares, done, depth);
		seen.set(name, chance);
		return chance;
	}

	return { fight, repelled, visited: () => seen.size + shares.size };
}

/** Wounds that one invader takes. All invaders of a card are alike. */
const woundsEach = ({ ranks }: FightTerms): number => ranks[0]?.wounds ?? 1;

function afterShare(squad: Squad, ends: Spread<FightState>): ShareResult {
	const stands = ({ stage, members }: FightState): boolean => stage === 'won' && members > 0;
	const out = ends.filter(([end]) => !stands(end));
	const left = Array<number>(out.length && Math.max(...out.map(([end]) => end.left)) + 1).fill(0);
	for (const [end, chance] of out) left[end.left]! += chance;
	return { squad: { ...squad, up: ends.filter(([end]) => stands(end)) }, left };
}

interface RepelChance {
	readonly chance: number;
	/** How many states were visited: of single fights, shares and rounds. */
	readonly states: number;
}

/** The chance that these shares repel the Invasion. The share being fought may be given by its possible ends. */
function repelChance(
	state: State,
	card: Pick<Fight, 'foe' | 'told'>,
	shares: readonly Share[],
	onProgress: OnProgress,
	ends?: Spread<FightState>
): RepelChance {
	const { fight, repelled, visited } = rounds(state.options.invasionLoss === 'relief', onProgress);
	const alike = new Map<number, Squad['ends']>();
	const open = ends && openShare(state);
	const chance = repelled(
		shares.map((each) => {
			const team = teamAt(state, each.seat);
			const { jaffas } = team;
			const under = termsAgainst(state, card, team);
			const members = Math.min(able(team), each.members);
			const chain = alike.get(under.value) ?? fightOutcomes(under);
			alike.set(under.value, chain);
			const squad: Squad = {
				name: `${[under.value, members, jaffas]}`,
				terms: under,
				ends: chain,
				up: members > 0 ? [[{ members, jaffas }, 1]] : []
			};
			if (ends && each === open) return afterShare({ ...squad, name: 'now' }, ends);
			if (each.left === undefined && members > 0) return fight(squad, each.foes);
			return members > 0
				? { squad, left: [] }
				: afterShare(squad, [[startOfFight(under, 0, 0, each.left ?? each.foes * woundsEach(under)), 1]]);
		})
	);
	return { chance, states: [...alike.values()].reduce((sum, chain) => sum + chain.visited(), visited()) };
}

/** The chance to repel the Invasion that is being fought, if the open share ends like this. */
export const repelChanceNow = (state: Invaded, ends: Spread<FightState>, onProgress: OnProgress): number =>
	repelChance(state, state.invasion, state.invasion.shares, onProgress, ends).chance;

/** The chance to repel an Invasion that has not begun: every team at home, the one on turn first. */
export const repelChanceAhead = (state: State, foe: FoeId, onProgress: OnProgress = NO_PROGRESS): number =>
	repelChanceMeasured(state, foe, onProgress).chance;

/** The same with the number of states visited, for measurements. */
export const repelChanceMeasured = (state: State, foe: FoeId, onProgress: OnProgress = NO_PROGRESS): RepelChance =>
	repelChance(state, { foe }, shareInvaders(invaderCount(state, { foe }), defenders(state)), onProgress);
