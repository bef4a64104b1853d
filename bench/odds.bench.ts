import { test } from 'vitest';
import { chain } from '../src/lib/rules/odds/chain.ts';
import { everyThrow, clearCache, stateKey } from '../src/lib/rules/stargate/fight-outcomes.ts';
import {
	startOfFight,
	splitEvenly,
	diceOfStage,
	resolveThrow,
	type FightState,
	type FightTerms
} from '../src/lib/rules/stargate/kernel.ts';
import { winningOdd } from '../src/lib/rules/stargate/odds.ts';
import { repelChanceMeasured } from '../src/lib/rules/stargate/invasion-odds.ts';
import { seated } from '../tests/support/stargate.ts';
import { median, print, timed } from './measure.ts';
import { record } from './record.mjs';

const FIGHTS = 100_000;
const rank = (count: number, value: number, wounds = 1) => ({ unit: 'unit:foe', count, value, wounds });
const under = (value: number, ...ranks: ReturnType<typeof rank>[]): FightTerms => ({ ranks, value, jaffaValue: 5, hasWoman: true });

const rows: readonly [string, FightTerms, members: number, jaffas: number][] = [
	['4@6 v 2@4', under(6, rank(2, 4)), 4, 0],
	['10@5 v 7@5', under(5, rank(7, 5)), 4, 6],
	['24@5 v 24@4', under(5, rank(24, 4)), 24, 0],
	['Apophis, six Jaffas', under(6, rank(3, 5), rank(1, 3, 2)), 4, 6]
];

/** Simulates one fight die by die through the same kernel. */
function simulateFight(terms: FightTerms, start: FightState): FightState {
	let stand = start;
	while (stand.stage !== 'won' && stand.stage !== 'lost') {
		const { ours, theirs } = diceOfStage(terms, stand);
		const hits = (side: typeof ours) => {
			let count = 0;
			for (const { n, faces, hits: good } of side.dice)
				for (let i = 0; i < n; i++) if (Math.random() * faces.length < good!.length) count += 1;
			return count;
		};
		stand = resolveThrow(terms, stand, hits(ours), hits(theirs));
	}
	return stand;
}

/** Simulates an Invasion with relief: foes that one team leaves are shared among the teams still standing. */
function simulateInvasion(terms: FightTerms, foes: number, teams: number): boolean {
	let up: readonly Pick<FightState, 'members' | 'jaffas'>[] = Array.from({ length: teams }, () => ({ members: 4, jaffas: 0 }));
	for (let left = foes; left > 0;) {
		if (up.length === 0) return false;
		const shares = splitEvenly(left, up.length);
		const ends = up.map((team, i) =>
			shares[i] ? simulateFight(terms, startOfFight(terms, team.members, team.jaffas, shares[i])) : { ...team, left: 0 }
		);
		left = ends.reduce((sum, end) => sum + end.left, 0);
		up = ends.filter((end) => end.left === 0 && end.members > 0);
	}
	return true;
}

const ROUNDS = 20;

/** Measures both methods in alternation, so that other work of the machine slows both, and takes the median of each. */
async function compare(fight: string, exact: () => { chance: number; states: number }, simulate: () => boolean) {
	const [took, simulated]: number[][] = [[], []];
	let won = 0;
	for (let round = 0; round < ROUNDS; round++) {
		took!.push(await timed(exact));
		const part = async () => {
			for (let i = 0; i < FIGHTS / ROUNDS; i++) if (simulate()) won += 1;
		};
		simulated!.push(ROUNDS * (await timed(part, 1)));
	}
	const { chance, states } = exact();
	return {
		fight,
		exact: chance.toFixed(6),
		simulated: (won / FIGHTS).toFixed(4),
		states,
		'exact ms': median(took!).toFixed(2),
		'exact to simulated': `1 : ${Math.round(median(simulated!) / median(took!)).toLocaleString('en')}`
	};
}

test('exact odds against a hundred thousand simulated fights through the same kernel', async () => {
	const table = [];
	for (const [name, terms, members, jaffas] of rows) {
		const start = startOfFight(terms, members, jaffas);
		// Each run has its own chain, because a cache from the run before would make it look faster.
		const exact = () => {
			const ends = chain(stateKey, everyThrow(terms));
			return { chance: winningOdd(ends([[start, 1]])).chance, states: ends.visited() };
		};
		table.push(await compare(name, exact, () => simulateFight(terms, start).stage === 'won'));
	}
	const six = seated(
		Array.from({ length: 6 }, (_, i) => `P${i}`),
		{ 'foe:invasion-jaffa': [{ count: 12, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' },
		{ invasionLoss: 'relief' }
	);
	const alone = under(6, rank(12, 5));
	table.push(
		await compare(
			'relief: 12@5 v six teams',
			() => {
				clearCache();
				return repelChanceMeasured(six, 'invasion-jaffa');
			},
			() => simulateInvasion(alone, 12, 6)
		)
	);
	record(
		'odds',
		table.map((row) => [`${row.fight}: exact to 100,000 simulated fights`, row['exact to simulated']])
	);
	print('odds', table);
});
