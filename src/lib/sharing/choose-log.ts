import { type Entry, type EntryId, ROOT } from './entries.ts';

/**
 * Entries form a tree: two devices may add an entry to the same log at the same time. Which path of the tree is the log depends only on the
 * entries and on what devices have seen, and both only grow. So devices with the same document show the same log.
 */

/** For each device, the ends of all logs it has shown. */
export type Witnessed = ReadonlyMap<string, readonly EntryId[]>;

/** Chooses the log among all entries. */
export type ChooseLog = (entries: readonly Entry[], witnessed: Witnessed) => readonly Entry[];

/** The prefix of a host's device id. A host records which log it has kept, as a device does, but cannot read it. */
export const HOST_PREFIX = '!';

/** An entry in the tree. The root has no entry. */
export interface LogNode {
	readonly entry: Entry | undefined;
	readonly children: LogNode[];
	/** The number of entries on the longest path below. */
	depth: number;
	/** The devices that have shown a log through this entry. */
	readonly witnesses: Set<string>;
}

const newNode = (entry?: Entry): LogNode => ({ entry, children: [], depth: 0, witnesses: new Set() });

/** The tree of all entries that can be reached from the root. The others wait until the entries before them have arrived. */
export function treeOf(entries: readonly Entry[], witnessed: Witnessed): LogNode {
	const root = newNode();
	const nodes = new Map<EntryId, LogNode>([[ROOT, root]]);
	for (const entry of entries) if (!nodes.has(entry.id)) nodes.set(entry.id, newNode(entry));
	for (const node of nodes.values()) if (node.entry) nodes.get(node.entry.previous)?.children.push(node);

	const parentOf = ({ entry }: LogNode): LogNode | undefined => entry && nodes.get(entry.previous);
	for (const [device, heads] of witnessed)
		for (const head of heads)
			for (let node = nodes.get(head); node && !node.witnesses.has(device); node = parentOf(node)) node.witnesses.add(device);

	for (const leaf of nodes.values()) {
		if (leaf.children.length > 0) continue;
		let depth = 1;
		for (let node = parentOf(leaf); node && node.depth < depth; node = parentOf(node)) node.depth = depth++;
	}
	return root;
}

/** Follows the better child from the root on. */
export function followTree(root: LogNode, compare: (a: LogNode, b: LogNode) => number): readonly Entry[] {
	const log: Entry[] = [];
	let node: LogNode | undefined = root;
	while (node) {
		if (node.entry) log.push(node.entry);
		const [first, ...others]: readonly LogNode[] = node.children;
		node = first && others.reduce((best, child) => (compare(child, best) > 0 ? child : best), first);
	}
	return log;
}

/** Decides between two branches that are equal in everything else: any fixed order gives the same result on every device. */
export const bySmallerId = (a: LogNode, b: LogNode): number => ((a.entry?.id ?? '') < (b.entry?.id ?? '') ? 1 : -1);

const isKeptByHost = ({ witnesses }: LogNode): number => Number([...witnesses].some((device) => device.startsWith(HOST_PREFIX)));

/**
 * Decides at each fork. The branch that the host has kept wins, because it was there first; without a host, the branch that more devices
 * have shown; then the longer one. So a device that played on alone never replaces what the others have seen together.
 */
export const byWitness: ChooseLog = (entries, witnessed) =>
	followTree(
		treeOf(entries, witnessed),
		(a, b) => isKeptByHost(a) - isKeptByHost(b) || a.witnesses.size - b.witnesses.size || a.depth - b.depth || bySmallerId(a, b)
	);
