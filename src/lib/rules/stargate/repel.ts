import type { OnProgress } from '../contract.ts';
import type { Spread } from '../odds/chain.ts';
import { type Distribution, convolve } from '../odds/distribution.ts';
import type { FoeId } from './cards.ts';
import { fights } from './ends.ts';
import { able, terms } from './fight.ts';
import { defenders, invaders, openShare, shareOut } from './invasion.ts';
import { begin, deal, type Stand, type Terms } from './kernel.ts';
import type { Fight, Share, State } from './types.ts';

/** Rounds whose cases are told one by one. */
const TOLD = 2;
const NOBODY: OnProgress = () => undefined;

/** A team that may still stand: with whom, and how likely. Its chances add up to that of standing at all. */
interface Squad {
	/** What it is and what it has been through: squads of one name are alike. */
	readonly name: string;
	readonly terms: Terms;
	readonly ends: ReturnType<typeof fights>;
	readonly up: Spread<Pick<Stand, 'members' | 'jaffas'>>;
}

/** A share has been fought: the squad behind it, and how many invaders it leaves if it no longer stands. */
interface Fought {
	readonly squad: Squad;
	readonly left: Distribution;
}

/**
 * The rounds of an Invasion. Shares are fought apart: what one team has come to says nothing about another. So all that must be kept of a
 * round is who still stands and how many invaders are left; behind each name there is a law of members and Jaffas, never one number.
 * The product of all teams, which would ask for the same shares thousands of times, is never walked.
 */
function rounds(relief: boolean, tell: OnProgress) {
	const seen = new Map<string, number>();
	const shares = new Map<string, Fought>();

	function fight(squad: Squad, foes: number): Fought {
		if (foes === 0) return { squad, left: [] };
		const name = `${squad.name}/${foes}`;
		const left = foes * squad.terms.ranks[0]!.wounds;
		const starts = () => squad.up.map(([{ members, jaffas }, p]) => [begin(squad.terms, members, jaffas, left), p] as const);
		const result = shares.get(name) ?? fought({ ...squad, name }, squad.ends(starts()));
		shares.set(name, result);
		return result;
	}

	/**
	 * The chance that the Invasion is repelled once these shares are fought: every set of teams that may stand, every number left. How far it
	 * is, is told by how many of these are done; what the first round leads to is counted too, what comes later is not worth telling.
	 */
	function repelled(shares: readonly Fought[], done: OnProgress = tell, depth = 0): number {
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
			const within: OnProgress = depth < TOLD ? (share) => done((i + share) / cases.length) : NOBODY;
			chance += p * repel(up, foes, within, depth + 1);
			if (depth < TOLD) done((i + 1) / cases.length);
		}
		return chance;
	}

	/** The chance that these squads all stand, and that they repel so many. */
	function repel(up: readonly Squad[], foes: number, done: OnProgress, depth: number): number {
		if (foes === 0) return up.reduce((all, squad) => all * squad.up.reduce((any, [, p]) => any + p, 0), 1);
		const name = `${foes}: ${up.map((squad) => squad.name).join(' ')}`;
		const known = seen.get(name);
		if (known !== undefined) return known;
		const shares = deal(foes, up.length).map((n, i) => fight(up[i]!, n));
		const chance = repelled(shares, done, depth);
		seen.set(name, chance);
		return chance;
	}

	return { fight, repelled, visited: () => seen.size + shares.size };
}

function fought(squad: Squad, ends: Spread<Stand>): Fought {
	const stands = ({ stage, members }: Stand): boolean => stage === 'won' && members > 0;
	const out = ends.filter(([end]) => !stands(end));
	const left = Array<number>(out.length && Math.max(...out.map(([end]) => end.left)) + 1).fill(0);
	for (const [end, chance] of out) left[end.left]! += chance;
	return { squad: { ...squad, up: ends.filter(([end]) => stands(end)) }, left };
}

interface Repelling {
	readonly chance: number;
	/** How much was walked for it: stands of single fights, shares and rounds. */
	readonly states: number;
}

/** The chance that these shares are fought well; the one on the table may be given by how it can end. */
function repelling(
	state: State,
	card: Pick<Fight, 'foe' | 'told'>,
	shares: readonly Share[],
	tell: OnProgress,
	ends?: Spread<Stand>
): Repelling {
	const { fight, repelled, visited } = rounds(state.options.invasionLoss === 'relief', tell);
	const alike = new Map<number, Squad['ends']>();
	const open = ends && openShare(state);
	const chance = repelled(
		shares.map((each) => {
			const team = state.teams[each.seat]!;
			const { jaffas } = team;
			const under = terms(state, card, team);
			const members = Math.min(able(team), each.members);
			const chain = alike.get(under.value) ?? fights(under);
			alike.set(under.value, chain);
			const squad: Squad = {
				name: `${[under.value, members, jaffas]}`,
				terms: under,
				ends: chain,
				up: members > 0 ? [[{ members, jaffas }, 1]] : []
			};
			if (each === open) return fought({ ...squad, name: 'now' }, ends!);
			if (each.left === undefined && members > 0) return fight(squad, each.foes);
			return members > 0 ? { squad, left: [] } : fought(squad, [[begin(under, 0, 0, each.left ?? each.foes * under.ranks[0]!.wounds), 1]]);
		})
	);
	return { chance, states: [...alike.values()].reduce((sum, chain) => sum + chain.visited(), visited()) };
}

/** The Invasion on the table, if the share that is being fought ends like this. */
export const repels = (state: State, ends: Spread<Stand>, tell: OnProgress): number =>
	repelling(state, state.invasion!, state.invasion!.shares, tell, ends).chance;

/** An Invasion that has not begun: every team at home, the one on turn first. */
export const invaded = (state: State, foe: FoeId, tell: OnProgress = NOBODY): number => repelled(state, foe, tell).chance;

/** The same with what it took, for the measurements. */
export const repelled = (state: State, foe: FoeId, tell: OnProgress = NOBODY): Repelling =>
	repelling(state, { foe }, shareOut(invaders(state, { foe }), defenders(state)), tell);
