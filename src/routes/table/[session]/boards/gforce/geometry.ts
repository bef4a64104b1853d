import { isAmbush, type Space, spokeOf } from '$lib/rules/gforce/star.ts';

/** The picture is 390 wide and laid out like a clock with twelve spokes. */
export const SIZE = 390;
export const CENTRE = SIZE / 2;
/** Free space beside the hexes at three and nine o'clock, which is cut off. */
export const SIDE_MARGIN = 7;
export const CAMP_RADIUS = 62;
export const AMBUSH_DISTANCE = 104;
export const HEX_DISTANCE = 157;
/** Half the height of a tile. */
export const TILE_RADIUS = 35;
/** Touches nearer to the centre belong to the ambush, others to the hex. On a screen of 320 px both are 48 px deep. */
export const TOUCH_BORDER = 131;

export type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 100) / 100;
export const polar = (r: number, degrees: number): Point => {
	const turn = (degrees * Math.PI) / 180;
	return [round(CENTRE + r * Math.cos(turn)), round(CENTRE + r * Math.sin(turn))];
};
/** The direction of a spoke in degrees: the twelfth is on top, as on a clock. */
export const spokeAngle = (spoke: number): number => -90 + spoke * 30;

/** A hexagon standing on a corner, around the origin. */
export const hexagon = (r: number): string =>
	`M${Array.from({ length: 6 }, (_, i) => {
		const turn = ((-90 + i * 60) * Math.PI) / 180;
		return `${round(r * Math.cos(turn))} ${round(r * Math.sin(turn))}`;
	}).join('L')}z`;

/** The outline of the sector of a space, which is its touch area. */
export function sector(spoke: number, inner: number, outer: number): string {
	const [from, to] = [spokeAngle(spoke) - 15, spokeAngle(spoke) + 15];
	const at = (r: number, degrees: number): string => polar(r, degrees).join(' ');
	return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
}

/** The centre of a space. */
export function centreOf(space: Space): Point {
	if (space === 'base') return [CENTRE, CENTRE];
	return polar(isAmbush(space) ? AMBUSH_DISTANCE : HEX_DISTANCE, spokeAngle(spokeOf(space)));
}

/** How several tokens share a space: their radius, and where each of them stands. */
interface Shared {
	readonly r: number;
	readonly at: readonly Point[];
}

/** Points on a circle around the origin. */
export const ring = (n: number, r: number, turn: number): readonly Point[] =>
	Array.from({ length: n }, (_, i) => {
		const degrees = ((turn + (i * 360) / n) * Math.PI) / 180;
		return [round(r * Math.cos(degrees)), round(r * Math.sin(degrees))];
	});
const row = (y: number, ...xs: readonly number[]): readonly Point[] => xs.map((x) => [x, y]);

/** On a hex, for one to six tokens. */
const ON_HEX: readonly Shared[] = [
	{ r: 16, at: [[0, -4]] },
	{ r: 14, at: row(-4, -16.5, 16.5) },
	{ r: 11.6, at: [...row(-14, -12, 12), ...row(6.5, 0)] },
	{ r: 10.8, at: [...row(-15, -11.5, 11.5), ...row(7, -13, 13)] },
	{ r: 10, at: [...row(-15, -10.5, 10.5), ...row(5.5, -20, 0, 20)] },
	{ r: 10, at: [...row(-14.5, -20, 0, 20), ...row(6, -20, 0, 20)] }
];
/** On an ambush the tokens stand closer, because the spoke is narrow. */
const ON_AMBUSH: readonly Shared[] = [
	{ r: 16.5, at: [[0, 0]] },
	{ r: 12.5, at: row(0, -10.5, 10.5) },
	{ r: 11.5, at: ring(3, 12, -90) },
	{ r: 11, at: ring(4, 14, -45) },
	{ r: 10.2, at: ring(5, 16, -90) },
	{ r: 10.2, at: ring(6, 18, -90) }
];
/** In the camp they stand in its corners, around its name: so far apart that a finger hits one of them. */
const IN_CAMP: readonly Shared[] = [1, 2, 3, 4, 5, 6].map((n) => ({ r: 17, at: ring(6, 42, 180).slice(0, n) }));

/** The places of so many tokens on a space. */
export function sharedPlaces(space: Space, n: number): Shared {
	const places = space === 'base' ? IN_CAMP : isAmbush(space) ? ON_AMBUSH : ON_HEX;
	return places[Math.min(n, places.length) - 1] ?? { r: 0, at: [] };
}

/** The radius that a finger needs. Tokens that stand closer share the room between them. */
const TOUCH_RADIUS = 23;

/** How far from the centre of a token a touch belongs to it, given where the others stand. */
export function touchRadius([x, y]: Point, r: number, others: readonly Point[]): number {
	const nearest = Math.min(Infinity, ...others.map(([ox, oy]) => Math.hypot(ox - x, oy - y)).filter((away) => away > 0));
	return round(Math.max(r, Math.min(TOUCH_RADIUS, nearest / 2)));
}

/** The path of an agent along the spokes. */
export function pathBetween(from: Space, to: Space): string {
	const points = [
		centreOf(from),
		...(from !== 'base' && to !== 'base' && spokeOf(from) !== spokeOf(to) ? [centreOf('base')] : []),
		centreOf(to)
	];
	return `M${points.map((point) => point.join(' ')).join('L')}`;
}
