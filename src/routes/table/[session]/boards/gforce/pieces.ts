import { type Agent, AGENTS } from '$lib/rules/gforce/cards.ts';
import { parseHex, type Space, SPACES } from '$lib/rules/gforce/star.ts';
import type { State } from '$lib/rules/gforce/types.ts';
import { centreOf, type Point, sharedPlaces } from './geometry.ts';

/** An agent drawn on a space: standing there, or needed there by a remembered tile. */
export interface Piece {
	readonly agent: Agent;
	readonly space: Space;
	readonly at: Point;
	readonly r: number;
	readonly isPresent: boolean;
}

/** Where only the tiles are kept, the app does not know where the agents stand. */
export const agentsAt = ({ agents, options }: State, space: Space): readonly Agent[] =>
	options.depth === 'memory' ? [] : AGENTS.filter((agent) => agents[agent] === space);

/** Agents that the tile on this space is remembered to need and that are not there. */
export function missingAgents(state: State, space: Space): readonly Agent[] {
	const hex = parseHex(space);
	const present = agentsAt(state, space);
	return hex === undefined ? [] : (state.memory?.[hex]?.needs ?? []).filter((agent) => !present.includes(agent));
}

/** Every piece with its place on the picture. Agents that a tile still needs get a place of their own. */
export const piecesOf = (state: State): readonly Piece[] =>
	SPACES.flatMap((space) => {
		const [present, missing] = [agentsAt(state, space), missingAgents(state, space)];
		const shown = AGENTS.filter((agent) => present.includes(agent) || missing.includes(agent));
		if (shown.length === 0) return [];
		const [x, y] = centreOf(space);
		const { r, at } = sharedPlaces(space, shown.length);
		return shown.map((agent, i): Piece => {
			const [dx, dy] = at[i] ?? [0, 0];
			return { agent, space, at: [x + dx, y + dy], r, isPresent: present.includes(agent) };
		});
	});
