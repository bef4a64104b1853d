/** Milliseconds that a run takes, the median of several. */
export async function timed(run: () => unknown, times = 5): Promise<number> {
	const all: number[] = [];
	for (let i = 0; i < times; i++) {
		const start = performance.now();
		await run();
		all.push(performance.now() - start);
	}
	return middle(all);
}

export const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** Rows side by side, as a reader compares them. */
export const print = (title: string, rows: readonly Readonly<Record<string, string | number>>[]): void => {
	console.log(`\n${title}`);
	console.table(rows);
};
