import { BLUISH, type Camp, type Card, type Line, type SaucerId, SAUCERS, CARD_KINDS, UNNAMED, type Unnamed } from './cards.ts';

/**
 * The ids that carry a value: facts, places, and the options of asks. Each has a function that makes it and one that reads it, so that
 * guide, board and tests need not match strings. The strings themselves are part of stored logs and never change.
 */

const readAfter = (prefix: string, id: string): string | undefined => (id.startsWith(prefix) ? id.slice(prefix.length) : undefined);

const readNumber = (prefix: string, id: string): number | undefined => {
	const value = readAfter(prefix, id);
	return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
};

const readSaucer = (prefix: string, id: string): SaucerId | undefined => {
	const value = readAfter(prefix, id);
	return SAUCERS.find((saucer) => saucer === value);
};

const readCard = (prefix: string, id: string): Card | undefined => {
	const value = readAfter(prefix, id);
	return CARD_KINDS.find((card) => card === value);
};

// ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bunker by its number, clockwise from mother ship A. */
export const bunkerId = (slot: number): string => `bunker:${slot}`;
export const parseBunker = (id: string): number | undefined => readNumber('bunker:', id);

/** A radius: the number of its bunker, or bluish. */
export const lineId = (line: Line): string => (line === BLUISH ? BLUISH : `line:${line}`);
export const parseLine = (id: string): Line | undefined => (id === BLUISH ? BLUISH : readNumber('line:', id));

/** An orbit, counted from Earth. */
export const orbitId = (orbit: number): string => `orbit:${orbit}`;
export const parseOrbit = (id: string): number | undefined => readNumber('orbit:', id);

// ── Facts ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The bunkers whose lines bear a number. */
export const fireFact = (number: number): string => `fire:${number}`;
export const parseFireFact = (id: string): number | undefined => readNumber('fire:', id);

/** The symbol of a camp. */
export const symbolFact = (camp: Camp): string => `symbol:${camp}`;

/** The face of a Galactix card, by its star. */
export const starFact = (star: string): string => `galactix:${star}`;
export const parseStarFact = (id: string): string | undefined => readAfter('galactix:', id);

/** Where a star lies on the board. */
export const placeFact = (star: string): string => `place:${star}`;

/** A star as sentences name it: the name that the table wrote. */
export const starName = (star: string): string => `star:${star}`;

// ── Options of asks ──────────────────────────────────────────────────────────────────────────────────────────────

/** A card to discard, or one that the table does not name. */
export const discardId = (card: Card | Unnamed): string => `discard:${card}`;
export const parseDiscard = (id: string): Card | Unnamed | undefined => (id === discardId(UNNAMED) ? UNNAMED : readCard('discard:', id));

/** Pulsars: on one die, on both, or given by a partner. */
export const pulsarId = (on: 'red' | 'blue' | 'both' | 'given'): string => `pulsar:${on}`;
export const isPulsar = (id: string): boolean => id.startsWith('pulsar:');

/** A Super Nova that was drawn, after or before the discard was shuffled in. */
export const NOVA = 'nova';
export const NOVA_BEFORE_SHUFFLE = 'nova:before';

/** A face of the yellow die, and of a second one. */
export const yellowId = (face: number): string => `yellow:${face}`;
export const secondYellowId = (face: number): string => `second:${face}`;

/** The dice woke the Resistance. */
export const RESISTANCE = 'resistance';

/** Passes a turn in which nothing changed that the app keeps. */
export const PASS = 'pass';

/** Soucoupe cards to lay open. */
export const licenceId = (n: 1 | 2): string => `licence:${n}`;
export const isLicence = (id: string): boolean => id.startsWith('licence:');

/** A trip of a saucer through a black hole. */
export const holeId = (saucer: SaucerId): string => `hole:${saucer}`;
export const parseHole = (id: string): SaucerId | undefined => readSaucer('hole:', id);

/** A saucer that stays in its base. */
export const stayId = (saucer: SaucerId): string => `stay:${saucer}`;

/** A saucer that lands while the bunkers still fire. */
export const landId = (saucer: SaucerId): string => `land:${saucer}`;

/** A partner who gave a card. */
export const giveId = (player: string): string => `give:${player}`;

/** A saucer that touches a lit line (Tirs continus). */
export const crossId = (saucer: SaucerId): string => `cross:${saucer}`;

/** A saucer to attack. */
export const targetId = (saucer: SaucerId): string => `target:${saucer}`;
export const parseTarget = (id: string): SaucerId | undefined => readSaucer('target:', id);

/** Lasers at a bunker from an orbit, and a number of Lasers at a saucer. */
export const laserId = (orbit: number): string => `laser:${orbit}`;
export const lasersId = (n: number): string => `lasers:${n}`;

/** Partners who give a card each. */
export const giversId = (players: readonly string[]): string => `by:${players.join('+')}`;

export const SHIELDS = ['bouclier', 'giga'] as const;
type Shield = (typeof SHIELDS)[number];

/** A shield, played by the owner of the saucer or given by a partner. */
export const shieldId = (shield: Shield, by?: string): string => (by === undefined ? shield : `${shield}:${by}`);
export const parseShield = (id: string): { readonly shield: Shield; readonly by?: string } | undefined => {
	for (const shield of SHIELDS) {
		if (id === shield) return { shield };
		const by = readAfter(`${shield}:`, id);
		if (by !== undefined) return { shield, by };
	}
	return undefined;
};

/** A Galactix card that the box has not shown yet. */
export const NEW_CARD = 'new-card';
