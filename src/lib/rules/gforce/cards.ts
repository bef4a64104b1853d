import { choose, pick, text } from '../ask.ts';
import { knownFact, type PrintedFact } from '../facts.ts';
import type { Ask, Facts, Json, TableAction } from '../contract.ts';
import { ruling } from './rules.ts';

/** Six figures that belong to nobody. Only their names and the colours of their bases tell them apart. */
export const AGENTS = ['speckles', 'bucky', 'hurley', 'blaster', 'mooch', 'darwin'] as const;
export type Agent = (typeof AGENTS)[number];

export const isAgent = (agent: unknown): agent is Agent => (AGENTS as readonly unknown[]).includes(agent);

/** In the order of the box, whatever the order they were told in: two orders of play must not give two boxes. */
export const inBoxOrder = (agents: readonly string[]): readonly Agent[] => AGENTS.filter((agent) => agents.includes(agent));

export const without = (agents: readonly Agent[], others: readonly Agent[]): readonly Agent[] =>
	agents.filter((agent) => !others.includes(agent));

export const sameAgents = (a: readonly Agent[], b: readonly Agent[]): boolean =>
	a.length === b.length && a.every((agent) => b.includes(agent));

/** A tile pictures from two to six agents, and is worth as many points. */
export const FEWEST_PICTURED = 2;
export const MOST_PICTURED = AGENTS.length;
export const TILES = 12;

export const isFace = (agents: readonly unknown[]): agents is readonly Agent[] =>
	agents.length >= FEWEST_PICTURED && agents.length <= MOST_PICTURED && new Set(agents).size === agents.length && agents.every(isAgent);

/** The second tile of the rulebook is shown without its name. */
export const UNNAMED = '?';

export const BASE_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'brown', 'black', 'grey', 'white'] as const;

const NAME = /^\S(.{0,38}\S)?$/u;
const isName = (value: Json): value is string => typeof value === 'string' && NAME.test(value);

/** Tiles are named in capitals on the box: "mixeur" and "Mixeur" are the same tile. */
export const tileName = (written: string): string => written.trim().replace(/\s+/g, ' ').toLocaleUpperCase('fr').slice(0, 40).trim();

const learn = (fact: string, value: Json): { action: TableAction<never> } => ({ action: { type: 'learn', fact, value } });

/** By name, then agent by agent. */
const askTile = (name: string): Ask<TableAction<never>> =>
	name
		? pick({
				prompt: ruling('box.tile', { tile: `tile:${name}` }),
				fact: `tile:${name}`,
				from: AGENTS.map((id) => ({ id, most: 1 })),
				ends: [{ id: 'done', least: FEWEST_PICTURED, most: MOST_PICTURED, then: (agents) => learn(`tile:${name}`, inBoxOrder(agents)) }]
			})
		: text(ruling('box.tile-name'), (written) => ({ ask: () => askTile(tileName(written)) }));

const askColour = (agent: string): Ask<TableAction<never>> =>
	choose(
		ruling('box.colour', { agent }),
		BASE_COLOURS.map((id) => ({ id, ...learn(`colour:${agent}`, id) })),
		{ fact: `colour:${agent}` }
	);

const askPlace = (hex: string): Ask<TableAction<never>> => ({
	...text<TableAction<never>>(ruling('box.place', { space: `hex:${hex}` }), (name) =>
		learn(`place:${hex}`, name.trim().slice(0, 40).trim())
	),
	fact: `place:${hex}`
});

const RULEBOOK_TILES: Readonly<Record<string, readonly Agent[]>> = {
	MIXEUR: ['speckles', 'blaster', 'mooch', 'darwin'],
	[UNNAMED]: ['speckles', 'hurley']
};

/** What only the components print. Names of hexes are the table's own: the board numbers nothing. */
export const PRINTED = {
	/** The agents a tile pictures, by its name. */
	tile: {
		rulebook: RULEBOOK_TILES,
		isReadable: (value, name) =>
			isName(name) && name === tileName(name) && name !== UNNAMED && Array.isArray(value) && isFace(value as readonly unknown[]),
		ask: askTile
	} satisfies PrintedFact<readonly Agent[]>,
	/** The colour of an agent's base, and of its circles on the tiles. */
	colour: {
		isReadable: (value, agent) => isAgent(agent) && (BASE_COLOURS as readonly Json[]).includes(value),
		ask: askColour
	} satisfies PrintedFact<string>,
	/** What the table calls a hex, by the look of the board around it. */
	place: { isReadable: (value, hex) => /^([1-9]|1[0-2])$/.test(hex) && isName(value), ask: askPlace } satisfies PrintedFact<string>
};

export interface Tile {
	readonly name: string;
	readonly agents: readonly Agent[];
}

const KIND = 'tile:';

/** Every tile we know of: those of the rulebook, those this box has taught us. */
export function tilesOfBox(facts: Facts): readonly Tile[] {
	const box = Object.keys(facts).flatMap((fact) => (fact.startsWith(KIND) ? [fact.slice(KIND.length)] : []));
	const names = [...new Set([...Object.keys(RULEBOOK_TILES), ...box])];
	const all = names.map((name): Tile => ({ name, agents: knownFact<readonly Agent[]>(PRINTED, facts, 'tile', name)!.value }));
	const nameless = all.find(({ name }) => name === UNNAMED)!;
	const named = all.filter(({ name }) => name !== UNNAMED);
	return named.some(({ agents }) => sameAgents(agents, nameless.agents)) ? named : [...named, nameless];
}

/** Tiles of a list that are left when some faces have been seen: each takes out one tile with the same agents. */
export function tilesNotSeen(tiles: readonly Tile[], faces: readonly (readonly Agent[])[]): readonly Tile[] {
	return faces.reduce((rest, face) => {
		const at = rest.findIndex(({ agents }) => sameAgents(agents, face));
		return at < 0 ? rest : rest.toSpliced(at, 1);
	}, tiles);
}
