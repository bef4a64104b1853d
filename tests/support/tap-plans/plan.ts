import type { Game, TableState } from '../../../src/lib/rules/contract.ts';

/** What one simulated game costs the table. */
export interface PlayCost {
	/** Taps outside of the setup, including those that teach the box. */
	readonly taps: number;
	/** Turns of the book (or fights, see `per`) that were played. */
	readonly turns: number;
	/** Taps and number of occasions of single events that have a limit of their own, such as a fight or a saucer that is hit. */
	readonly events?: Readonly<Record<string, { readonly taps: number; readonly times: number }>>;
}

/** Simulated games of one game at one depth: plausible play with the real decks and dice, entered as a user would enter it. */
export interface TapPlan {
	readonly game: Game<TableState, never>['id'];
	readonly depth: string;
	/** Whether this is the depth that a new table gets. */
	readonly usual?: true;
	readonly per: 'turn' | 'fight';
	/** The highest mean of taps per turn (or fight) over all simulated games. */
	readonly goal: number;
	/** The highest mean of taps for single events. */
	readonly eventGoals?: Readonly<Record<string, number>>;
	/** Plays one whole game. The same seed gives the same game. */
	play(seed: number): PlayCost;
}

/** The means over several simulated games. */
export interface MeanCost {
	readonly perTurn: number;
	readonly perGame: number;
	readonly events: Readonly<Record<string, number>>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Plays a plan `games` times and returns the mean costs. */
export function meanCost(plan: TapPlan, games: number): MeanCost {
	const costs = Array.from({ length: games }, (_, seed) => plan.play(seed + 1));
	const names = new Set(costs.flatMap(({ events = {} }) => Object.keys(events)));
	const events = [...names].map((name): [string, number] => {
		const all = costs.flatMap((cost) => cost.events?.[name] ?? []);
		return [name, sum(all.map(({ taps }) => taps)) / Math.max(1, sum(all.map(({ times }) => times)))];
	});
	return {
		perTurn: sum(costs.map(({ taps }) => taps)) / sum(costs.map(({ turns }) => turns)),
		perGame: sum(costs.map(({ taps }) => taps)) / games,
		events: Object.fromEntries(events)
	};
}
