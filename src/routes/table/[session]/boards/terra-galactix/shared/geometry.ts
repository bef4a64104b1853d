import {
	BLUISH,
	BUNKERS,
	type Camp,
	campOf,
	type Colour,
	colourOf,
	type Line,
	type Place,
	type SaucerId
} from '$lib/rules/terra-galactix/cards.ts';

/** Where pieces are drawn: Earth in the middle, fourteen radii, a mother ship in each corner, on a square of 390. */
export const SIZE = 390;
export const CENTRE = SIZE / 2;
export const EARTH = 84;
/** The landing ground. */
export const GROUND = 37;
export const STEP = 360 / BUNKERS;
const INNER = 103;
export const OUTER = 187;

export type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 100) / 100;
export const polar = (r: number, degrees: number): Point => {
	const turn = (degrees * Math.PI) / 180;
	return [round(CENTRE + r * Math.cos(turn)), round(CENTRE + r * Math.sin(turn))];
};

/** Bunkers are counted clockwise from mother ship A, which stands in the upper left corner. */
export const direction = (slot: number): number => -90 + (slot - 2.5) * STEP;
export const radius = (orbit: number, orbits: number): number => INNER + ((orbit - 1) * (OUTER - INNER)) / (orbits - 1);

const at = (r: number, degrees: number): string => polar(r, degrees).join(' ');

/** A piece of the ring around a direction. */
export function arc(degrees: number, half: number, inner: number, outer: number): string {
	const [from, to] = [degrees - half, degrees + half];
	return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
}

/** The whole sector of a bunker: its touch target. */
export const sector = (slot: number, inner = GROUND + 3, outer = OUTER + 8): string => arc(direction(slot), STEP / 2, inner, outer);

export const ray = (slot: number, from: number, to: number): string => `M${at(from, direction(slot))}L${at(to, direction(slot))}`;

// ── Where a saucer is ────────────────────────────────────────────────────────────────────────────────────────────

const CORNERS: Readonly<Record<Camp, Point>> = { A: [-1, -1], B: [1, -1], C: [1, 1], D: [-1, 1] };
const MARGIN = 34;

/** The sides of the picture a mother ship stands on: −1 is left, or above. */
export const sides = (camp: Camp): Point => CORNERS[camp];
export const corner = (camp: Camp): Point => [CENTRE + CORNERS[camp][0] * (CENTRE - MARGIN), CENTRE + CORNERS[camp][1] * (CENTRE - MARGIN)];

/** Beside the mother ship, towards the board. */
function placeAtBase(camp: Camp, colour: Colour): Point {
	const [x, y] = corner(camp);
	return [x - CORNERS[camp][0] * 37, y + (colour === 'red' ? -18 : 18)];
}

/** Angles between two radii, near the mother ship, in steps from straight up. Each saucer has its own gap. */
const GAPS: Readonly<Record<Camp, Readonly<Record<Colour, number>>>> = {
	A: { red: -2, blue: -1 },
	B: { red: 2, blue: 1 },
	C: { red: 5, blue: 6 },
	D: { red: 9, blue: 8 }
};
export const gap = (camp: Camp, colour: Colour): number => -90 + GAPS[camp][colour] * STEP;

/** The place of a saucer in space whose place is not known: its own gap. */
const placeAdrift = (camp: Camp, colour: Colour): Point => polar(OUTER - 48, gap(camp, colour));

/** On an intersection. The app does not distinguish bluish radii, so a saucer on one stands in its own gap. */
const placeOnNode = (camp: Camp, colour: Colour, line: Line, orbit: number, orbits: number): Point =>
	polar(radius(orbit, orbits), line === BLUISH ? gap(camp, colour) : direction(line));

/** Pieces on one intersection stand side by side: the offset of each from the middle. */
const sideOffset = (n: number, i: number): Point => (n < 2 ? [0, 0] : [round((i - (n - 1) / 2) * 15), i % 2 === 0 ? -3 : 3]);

/** On Earth: red saucers in a row, blue ones below, smaller the more share a row. */
function placeOnEarth(all: readonly SaucerId[], id: SaucerId): { readonly at: Point; readonly scale: number } {
	const row = all.filter((other) => colourOf(other) === colourOf(id));
	const both = row.length < all.length;
	const scale = [0.9, 0.9, 0.86, 0.78, 0.7][row.length] ?? 0.7;
	const y = both ? (colourOf(id) === 'red' ? -14 : 14) : -6;
	return { at: [CENTRE + (row.indexOf(id) - (row.length - 1) / 2) * 27 * scale, CENTRE + y], scale };
}

/** The places of all saucers, as far as they are known. */
export interface Fleet {
	readonly saucers: readonly SaucerId[];
	readonly orbits: number;
	where(id: SaucerId): 'base' | 'space' | 'earth';
	place(id: SaucerId): Place | undefined;
}

/** The place and size of a saucer on the picture: smaller if another one stands on the next orbit of the same radius. */
export function drawnAt({ saucers, orbits, where, place }: Fleet, id: SaucerId): { readonly at: Point; readonly scale: number } {
	const [camp, colour] = [campOf(id), colourOf(id)];
	if (where(id) === 'base') return { at: placeAtBase(camp, colour), scale: 0.92 };
	if (where(id) === 'earth')
		return placeOnEarth(
			saucers.filter((each) => where(each) === 'earth'),
			id
		);
	const own = place(id);
	if (!own) return { at: placeAdrift(camp, colour), scale: 1 };
	const onLine = saucers.filter((other) => place(other)?.line === own.line);
	const here = own.line === BLUISH ? [] : onLine.filter((other) => place(other)?.orbit === own.orbit);
	const crowded = onLine.some((other) => other !== id && Math.abs((place(other)?.orbit ?? Infinity) - own.orbit) <= 1);
	const [x, y] = placeOnNode(camp, colour, own.line, own.orbit, orbits);
	const [dx, dy] = sideOffset(here.length, here.indexOf(id));
	return { at: [x + dx, y + dy], scale: crowded ? 0.8 : 1 };
}
