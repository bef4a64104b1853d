/** The median duration of several runs in milliseconds. */
export async function timed(run: () => unknown, times = 5): Promise<number> {
	const all: number[] = [];
	for (let i = 0; i < times; i++) {
		const start = performance.now();
		await run();
		all.push(performance.now() - start);
	}
	return median(all);
}

/** The median of some numbers. */
export const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** Prints a titled table. */
export const print = (title: string, rows: readonly Readonly<Record<string, string | number>>[]): void => {
	console.log(`\n${title}`);
	console.table(rows);
};
