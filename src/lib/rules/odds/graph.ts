/** Lists the exits of a node with their probabilities, which add up to 1. A node without exits is an end. */
export type Steps<Node> = (node: Node, goes: (next: Node, chance: number) => void) => void;

/** Explores a graph lazily: every node once, its exits, and the loops (strongly connected components) among them. */
export function walk<Node>(key: (node: Node) => number | string, steps: Steps<Node>) {
	const ids = registry();
	const nodes: Node[] = [];
	const exits = exitsOf();
	/** The loops, most of them of one node, each after the loops it leads to. */
	const loops: (readonly number[])[] = [];

	const idOf = (node: Node): number => {
		const name = key(node);
		const known = ids.get(name);
		if (known >= 0) return known;
		const id = nodes.push(node) - 1;
		ids.set(name, id);
		return id;
	};
	const goes = (next: Node, chance: number): void => exits.add(idOf(next), chance);
	/** Explores from a new node, then sorts what was found into loops. */
	const find = (node: Node): number => {
		const id = idOf(node);
		if (id < exits.nodes()) return id;
		const before = exits.nodes();
		while (exits.nodes() < nodes.length) {
			steps(nodes[exits.nodes()]!, goes);
			exits.close();
		}
		sort(before, exits, loops);
		return id;
	};
	return { find, nodes, loops, exits };
}

/** Copies a list into one of double size: a hundred thousand small arrays would keep the garbage collector busy. */
const doubled = <List extends Int32Array | Float64Array>(list: List, empty: List): List => {
	empty.set(list);
	return empty;
};

/** All exits of all nodes in flat arrays: a fight of 24 against 24 has seventy thousand. */
function exitsOf() {
	let to = new Int32Array(256);
	let chance = new Float64Array(256);
	let used = 0;
	const firsts: number[] = [0];
	return {
		add(next: number, p: number): void {
			if (used === to.length) {
				to = doubled(to, new Int32Array(2 * used));
				chance = doubled(chance, new Float64Array(2 * used));
			}
			to[used] = next;
			chance[used++] = p;
		},
		/** Ends the exits of the current node. An exit to itself is removed and the others are divided by 1 − its probability. */
		close(): void {
			const id = firsts.length - 1;
			let stay = 0;
			for (let k = firsts[id]!; k < used; k++)
				if (to[k] === id) {
					stay += chance[k]!;
					chance[k] = 0;
				}
			if (stay > 0) for (let k = firsts[id]!; k < used; k++) chance[k]! /= 1 - stay;
			firsts.push(used);
		},
		nodes: (): number => firsts.length - 1,
		/** The exits of node `id` are those from `from[id]` up to `from[id + 1]`. */
		all: () => ({ from: firsts, to, chance })
	};
}
type Exits = ReturnType<typeof exitsOf>;

/** Tarjan's algorithm without recursion, over the new nodes only. Nodes of a finished loop get a `low` that no other node reaches. */
function sort(fresh: number, exits: Exits, loops: (readonly number[])[]): void {
	const { from, to } = exits.all();
	const UNSEEN = -1;
	const done = exits.nodes();
	const low = new Int32Array(done - fresh).fill(UNSEEN);
	const next = new Int32Array(done - fresh);
	const seen = new Int32Array(done - fresh);
	let count = 0;
	const stack: number[] = [];
	const path: number[] = [];
	const enter = (id: number): void => {
		low[id - fresh] = seen[id - fresh] = count++;
		next[id - fresh] = from[id]!;
		stack.push(id);
		path.push(id);
	};
	for (let start = fresh; start < done; start++) {
		if (low[start - fresh] !== UNSEEN) continue;
		enter(start);
		while (path.length > 0) {
			const id = path[path.length - 1]!;
			const at = id - fresh;
			const k = next[at]!;
			if (k < from[id + 1]!) {
				const into = to[k]! - fresh;
				if (into >= 0 && low[into] === UNSEEN) enter(into + fresh);
				else {
					if (into >= 0 && low[into]! < low[at]!) low[at] = low[into]!;
					next[at] = k + 1;
				}
				continue;
			}
			path.pop();
			if (low[at] === seen[at]) {
				const loop = stack[stack.length - 1] === id ? [stack.pop()!] : stack.splice(stack.lastIndexOf(id));
				for (const each of loop) low[each - fresh] = done;
				loops.push(loop);
			}
		}
	}
}

/** Maps keys to node ids: small numbers through an array, anything else through a map, because a long fight looks up seventy thousand keys. */
function registry() {
	let small = new Int32Array(256).fill(-1);
	const others = new Map<number | string, number>();
	const isSmall = (name: number | string): name is number => typeof name === 'number' && name < SMALL;
	return {
		/** −1 if the key is new. */
		get: (name: number | string): number => (isSmall(name) ? (name < small.length ? small[name]! : -1) : (others.get(name) ?? -1)),
		set(name: number | string, id: number): void {
			if (!isSmall(name)) return void others.set(name, id);
			while (small.length <= name) small = doubled(small, new Int32Array(2 * small.length).fill(-1));
			small[name] = id;
		}
	};
}

const SMALL = 1 << 16;

/**
 * Solves a loop by Gaussian elimination. Forwards: how often each node is visited, given how often it is entered from outside,
 * v = entered + v·P. Backwards: the value of each node, given the values outside of the loop, v = left + P·v.
 */
export function solve(loop: readonly number[], exits: Exits, entered: readonly number[], backwards = false): readonly number[] {
	const { from, to, chance } = exits.all();
	const n = loop.length;
	const rows = entered.map((chance, j) => [...loop.map((_, i) => (i === j ? 1 : 0)), chance]);
	for (const [i, id] of loop.entries())
		for (let k = from[id]!; k < from[id + 1]!; k++) {
			const j = loop.indexOf(to[k]!);
			if (j >= 0) rows[backwards ? i : j]![backwards ? j : i]! -= chance[k]!;
		}
	for (let k = 0; k < n; k++) {
		const pivot = rows[k]!;
		for (let i = 0; i < n; i++) {
			if (i === k) continue;
			const factor = rows[i]![k]! / pivot[k]!;
			if (factor !== 0) for (let j = k; j <= n; j++) rows[i]![j]! -= factor * pivot[j]!;
		}
	}
	return rows.map((row, i) => row[n]! / row[i]!);
}
