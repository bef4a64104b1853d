import type { Game, Log, Ruling, TableState } from './contract.ts';
import { mean } from './luck.ts';
import type { Distribution } from './odds/distribution.ts';

/** The throws of one player in a game, added up so that many games can be added together. */
export interface LuckTotal {
	readonly who: string;
	readonly of: string;
	readonly throws: number;
	readonly result: number;
	readonly expected: number;
	readonly variance: number;
	readonly lowerIsBetter?: true;
}

/** How often one player has beaten a foe of the game, and lost to it. */
export interface FightCount {
	readonly who: string;
	readonly foe: string;
	readonly won: number;
	readonly lost: number;
}

/** What the statistics count in the log of one game. */
export interface PlayTally {
	readonly luck: readonly LuckTotal[];
	readonly fights: readonly FightCount[];
}

const variance = (distribution: Distribution): number =>
	distribution.reduce((total, chance, n) => total + n * n * chance, 0) - mean(distribution) ** 2;

/** Replays a log and counts its throws and fights, of seats only: the luck of the foes belongs to no player. */
export function tallyOf<State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>): PlayTally {
	const luck = new Map<string, LuckTotal>();
	const fights = new Map<string, FightCount>();
	const start = game.start(log.setup, log.facts);
	if (!start.ok) return { luck: [], fights: [] };
	const seats = new Set(log.setup.seats.map(({ id }) => id));
	const seatIn = (rulings: readonly Ruling[]): string | undefined =>
		rulings.flatMap(({ with: values = {} }) => Object.values(values)).find((value): value is string => seats.has(value as string));
	let { state } = start;
	let thrower = log.setup.seats.length === 1 ? log.setup.seats[0]?.id : undefined;
	for (const action of log.actions) {
		for (const { who, of, distribution, result, lowerIsBetter } of game.luck?.(state, action) ?? []) {
			if (!seats.has(who)) continue;
			thrower = who;
			const sum = luck.get(`${who} ${of}`) ?? {
				who,
				of,
				throws: 0,
				result: 0,
				expected: 0,
				variance: 0,
				...(lowerIsBetter && { lowerIsBetter })
			};
			luck.set(`${who} ${of}`, {
				...sum,
				throws: sum.throws + 1,
				result: sum.result + result,
				expected: sum.expected + mean(distribution),
				variance: sum.variance + variance(distribution)
			});
		}
		const outcome = game.apply(state, action);
		if (!outcome.ok) break;
		for (const step of outcome.steps) {
			const kind = game.rules[step.rule]?.fight;
			const foe = step.with?.['foe'];
			if (!kind || typeof foe !== 'string') continue;
			const who = seatIn([step, game.now(state), ...outcome.steps]) ?? thrower;
			if (who === undefined) continue;
			const count = fights.get(`${who} ${foe}`) ?? { who, foe, won: 0, lost: 0 };
			fights.set(`${who} ${foe}`, { ...count, [kind]: count[kind] + 1 });
		}
		state = outcome.state;
	}
	return { luck: [...luck.values()], fights: [...fights.values()] };
}
