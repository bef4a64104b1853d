import { test } from 'vitest';
import { falls, fights } from '../src/lib/rules/stargate/ends.ts';
import { begin, dice, phase, type Stand, type Terms } from '../src/lib/rules/stargate/kernel.ts';
import { winning } from '../src/lib/rules/stargate/odds.ts';
import { print, timed } from './measure.ts';

const FIGHTS = 100_000;
const rank = (count: number, value: number, wounds = 1) => ({ unit: 'unit:foe', count, value, wounds });
const under = (value: number, ...ranks: ReturnType<typeof rank>[]): Terms => ({ ranks, value, allies: 5, woman: true });

const rows: readonly [string, Terms, members: number, jaffas: number][] = [
	['4@6 v 2@4', under(6, rank(2, 4)), 4, 0],
	['10@5 v 7@5', under(5, rank(7, 5)), 4, 6],
	['24@5 v 24@4', under(5, rank(24, 4)), 24, 0],
	['Apophis, six Jaffas', under(6, rank(3, 5), rank(1, 3, 2)), 4, 6]
];

/** One fight thrown die by die through the same kernel. */
function thrown(terms: Terms, start: Stand): boolean {
	let stand = start;
	while (stand.stage !== 'won' && stand.stage !== 'lost') {
		const { ours, theirs } = dice(terms, stand);
		const hits = (side: typeof ours) => {
			let count = 0;
			for (const { n, faces, hits: good } of side.dice)
				for (let i = 0; i < n; i++) if (Math.random() * faces.length < good!.length) count += 1;
			return count;
		};
		stand = phase(terms, stand, hits(ours), hits(theirs));
	}
	return stand.stage === 'won';
}

function states(terms: Terms, start: Stand): number {
	const seen = new Set([JSON.stringify(start)]);
	const waiting = [start];
	for (let now = waiting.pop(); now; now = waiting.pop())
		falls(terms)(now, (next) => {
			const key = JSON.stringify(next);
			if (!seen.has(key)) waiting.push(next);
			seen.add(key);
		});
	return seen.size;
}

test('exact odds against a hundred thousand thrown fights, through the same kernel', async () => {
	const table = [];
	for (const [name, terms, members, jaffas] of rows) {
		const start = begin(terms, members, jaffas);
		const exact = await timed(() => winning(fights(terms)([[start, 1]])), 15);
		let won = 0;
		const simulated = await timed(() => {
			won = 0;
			for (let i = 0; i < FIGHTS; i++) if (thrown(terms, start)) won += 1;
		}, 1);
		table.push({
			fight: name,
			exact: winning(fights(terms)([[start, 1]])).chance.toFixed(6),
			thrown: (won / FIGHTS).toFixed(4),
			states: states(terms, start),
			'exact to thrown': `1 : ${Math.round(simulated / exact).toLocaleString('en')}`
		});
	}
	print('odds', table);
});
