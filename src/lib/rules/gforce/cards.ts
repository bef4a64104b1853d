/** The six figures. They belong to no player and differ only in their names and the colours of their bases. */
export const AGENTS = ['speckles', 'bucky', 'hurley', 'blaster', 'mooch', 'darwin'] as const;
export type Agent = (typeof AGENTS)[number];

export const isAgent = (agent: unknown): agent is Agent => (AGENTS as readonly unknown[]).includes(agent);

/** Agents in the order of the list above, so that the order in which they were touched does not change a state or a fact. */
export const inBoxOrder = (agents: readonly string[]): readonly Agent[] => AGENTS.filter((agent) => agents.includes(agent));

export const without = (agents: readonly Agent[], others: readonly Agent[]): readonly Agent[] =>
	agents.filter((agent) => !others.includes(agent));

export const sameAgents = (a: readonly Agent[], b: readonly Agent[]): boolean =>
	a.length === b.length && a.every((agent) => b.includes(agent));

/** A tile pictures from two to six agents and is worth one point for each. */
export const FEWEST_PICTURED = 2;
export const MOST_PICTURED = AGENTS.length;
export const TILES = 12;

/** Whether a tile could picture exactly these agents. */
export const isFace = (agents: readonly unknown[]): agents is readonly Agent[] =>
	agents.length >= FEWEST_PICTURED && agents.length <= MOST_PICTURED && new Set(agents).size === agents.length && agents.every(isAgent);

export interface Tile {
	readonly name: string;
	readonly agents: readonly Agent[];
}

/** The rulebook shows its second tile without a name. */
export const UNNAMED = '?';
export const UNNAMED_TILE: Tile = { name: UNNAMED, agents: ['speckles', 'hurley'] };

/** The tiles that the rulebook shows. */
export const RULEBOOK_TILES: readonly Tile[] = [{ name: 'MIXEUR', agents: ['speckles', 'blaster', 'mooch', 'darwin'] }, UNNAMED_TILE];

export const BASE_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'brown', 'black', 'grey', 'white'] as const;

/** The tiles of a list that were not seen yet: each seen face removes one tile with the same agents. */
export function tilesNotSeen(tiles: readonly Tile[], faces: readonly (readonly Agent[])[]): readonly Tile[] {
	return faces.reduce((rest, face) => {
		const at = rest.findIndex(({ agents }) => sameAgents(agents, face));
		return at < 0 ? rest : rest.toSpliced(at, 1);
	}, tiles);
}
