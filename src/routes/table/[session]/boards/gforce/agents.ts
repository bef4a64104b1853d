import type { Facts } from '$lib/rules/contract.ts';
import type { Agent } from '$lib/rules/gforce/cards.ts';
import { colourFact } from '$lib/rules/gforce/ids.ts';

/** The colours of an agent's token. The token also shows its initials, because colour alone is not enough. */
export interface AgentColours {
	readonly face: string;
	readonly ink: string;
}

const DARK = '#1d140c';
const LIGHT = '#fdf3e0';

/** Our colours, until the colours of the bases have been read off the box. */
const DEFAULTS: Readonly<Record<Agent, AgentColours>> = {
	speckles: { face: '#e8b04a', ink: DARK },
	bucky: { face: '#d9745c', ink: DARK },
	hurley: { face: '#5fb3c4', ink: DARK },
	blaster: { face: '#d8cdb6', ink: DARK },
	mooch: { face: '#c9a3d4', ink: DARK },
	darwin: { face: '#9bc25a', ink: DARK }
};

const BASES: Readonly<Record<string, AgentColours>> = {
	red: { face: '#d8604c', ink: DARK },
	orange: { face: '#ec9a3c', ink: DARK },
	yellow: { face: '#efc94f', ink: DARK },
	green: { face: '#8fbd58', ink: DARK },
	blue: { face: '#6aa5dd', ink: DARK },
	violet: { face: '#b796e0', ink: DARK },
	pink: { face: '#eba2bd', ink: DARK },
	brown: { face: '#7c5231', ink: LIGHT },
	black: { face: '#2f2924', ink: LIGHT },
	grey: { face: '#a5a09a', ink: DARK },
	white: { face: '#f6f0e2', ink: DARK }
};

/** The colours of an agent in this box. */
export const coloursOf = (agent: Agent, facts: Facts): AgentColours => BASES[facts[colourFact(agent)] as string] ?? DEFAULTS[agent];

/** Two letters, because Bucky and Blaster share the first. */
export const initials = (name: string): string => name.slice(0, 2);
