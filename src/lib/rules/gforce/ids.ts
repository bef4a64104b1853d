import { type Agent, isAgent } from './cards.ts';
import { hexSpace, parseHex } from './star.ts';

// ── Facts printed on the box ─────────────────────────────────────────────────────────────────────────────────────

const TILE = 'tile:';
export const tileFact = (name: string): string => `${TILE}${name}`;
/** The name of the tile that a fact or an option refers to. */
export const parseTile = (id: string): string | undefined => (id.startsWith(TILE) ? id.slice(TILE.length) : undefined);

export const colourFact = (agent: string): string => `colour:${agent}`;
/** What the table calls a hex. */
export const placeFact = (hex: number | string): string => `place:${hex}`;

// ── Dials ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const ACTIVE_DIAL = 'active';
export const DIE_DIAL = 'die';
export const pointsDial = (player: string): string => `points:${player}`;
export const agentDial = (agent: Agent): string => `at:${agent}`;
/** Whether a tile lies on a hex. */
export const hexDial = (hex: number): string => hexSpace(hex);
/** What is remembered of the tile on a hex. */
export const faceDial = (hex: number): string => `face:${hex}`;

export type ParsedDial =
	| { readonly kind: 'active' | 'die' }
	| { readonly kind: 'points'; readonly player: string }
	| { readonly kind: 'agent'; readonly agent: Agent }
	| { readonly kind: 'hex' | 'face'; readonly hex: number };

/** What the id of a dial refers to; `undefined` for options and unknown ids. */
export function parseDial(id: string): ParsedDial | undefined {
	if (id === ACTIVE_DIAL || id === DIE_DIAL) return { kind: id };
	const hex = parseHex(id);
	if (hex !== undefined) return { kind: 'hex', hex };
	const at = id.indexOf(':');
	const [kind, of] = [id.slice(0, at), id.slice(at + 1)];
	if (kind === 'points') return { kind, player: of };
	if (kind === 'at' && isAgent(of)) return { kind: 'agent', agent: of };
	return kind === 'face' ? { kind, hex: Number(of) } : undefined;
}
