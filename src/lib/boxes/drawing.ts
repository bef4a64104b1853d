/** Building blocks of the lids. */

/** One digit after the point is enough for a drawing of this size. */
export const round = (n: number): number => Math.round(n * 10) / 10;
/** The point at this angle and distance. */
export const polar = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => [
	round(cx + r * Math.cos((degrees * Math.PI) / 180)),
	round(cy + r * Math.sin((degrees * Math.PI) / 180))
];
/** The same drawing n times, joined. */
export const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Seeded pseudo-random numbers, so that a drawing is the same every time. */
function seeded(seed: number): () => number {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/** n white stars scattered over a field. */
export function stars(n: number, w: number, h: number, seed: number): string {
	const next = seeded(seed);
	return times(n, () => {
		const [x, y, r] = [next() * w, next() * h, 0.3 + next() * 0.7];
		return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff" fill-opacity="${round(0.35 + r * 0.6)}"/>`;
	});
}

interface Lettering {
	readonly fill?: string;
	readonly space?: number;
	readonly weight?: number;
}
/** A centred line of lettering. */
export const title = (
	x: number,
	y: number,
	size: number,
	text: string,
	{ fill = 'var(--lid-print)', space = 0, weight = 800 }: Lettering = {}
) =>
	`<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" class="lid-title" style="fill:${fill};letter-spacing:${space}px;font-weight:${weight}">${text}</text>`;
