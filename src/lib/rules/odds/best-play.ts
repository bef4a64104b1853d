import { chain, type Spread } from './chain.ts';
import { solve, type Steps, walk } from './graph.ts';

/** The exits of a node: by chance (`goes`) or by the player's choice (`may`). A node without exits is an end. */
export type Ways<Node> = (node: Node, goes: (next: Node, chance: number) => void, may: (next: Node) => void) => void;

/** Marks an exit by choice among the exits by chance, as an impossible probability. */
const CHOICE = -1;

/**
 * The best play through a graph with choices: the value of each node, the exit to take, and where it ends. A choice must not lead back to
 * itself, as a card that is played is gone. Loops of chance alone are solved as in any chain.
 */
export function best<Node>(key: (node: Node) => number | string, ways: Ways<Node>, gain: (end: Node) => number) {
	const { find, nodes, loops, exits } = walk<Node>(key, (node, goes) => ways(node, goes, (next) => goes(next, CHOICE)));
	const values: number[] = [];
	let solved = 0;

	const worth = (node: Node): number => {
		const id = find(node);
		const { to, chance, from } = exits.all();
		for (; solved < loops.length; solved++) {
			const loop = loops[solved]!;
			const out = loop.map((each) => {
				const [first, last] = [from[each]!, from[each + 1]!];
				if (first === last) return gain(nodes[each]!);
				let [sum, most] = [0, 0];
				for (let k = first; k < last; k++) {
					if (loop.includes(to[k]!)) continue;
					if (chance[k] === CHOICE) most = Math.max(most, values[to[k]!]!);
					else sum += chance[k]! * values[to[k]!]!;
				}
				return sum + most;
			});
			const worths = loop.length === 1 ? out : solve(loop, exits, out, true);
			for (const [i, each] of loop.entries()) values[each] = worths[i]!;
		}
		return values[id]!;
	};

	/** The most valuable option; of equal ones the first. */
	const pick = (options: readonly Node[]): Node => options.reduce((a, b) => (worth(b) > worth(a) + ROUNDING ? b : a));

	const played: Steps<Node> = (node, goes) => {
		const options: Node[] = [];
		ways(node, goes, (next) => void options.push(next));
		if (options.length > 0) goes(pick(options), 1);
	};
	const course = chain(key, played);
	const ends = (start: Node): Spread<Node> => course([[start, 1]]);

	return { worth, pick, ends, visited: () => nodes.length };
}

/** A smaller difference is rounding and no reason to play a card. */
const ROUNDING = 1e-12;
