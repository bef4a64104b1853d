import { type Camp, type Card, type Place, type SaucerId } from '../../src/lib/rules/terra-galactix/cards.ts';
import { starFact, placeFact } from '../../src/lib/rules/terra-galactix/ids.ts';
import { below, type Below } from './random-walk.ts';

/**
 * The real things on a real table: a shuffled deck, hands with cards in them, a board with nodes. What a table of this box would do with
 * them by hand; the companion is told about it and must come to the same counts.
 */
export class Things {
	readonly dice: Below;
	pile: Card[];
	discard: Card[] = [];
	readonly hands: Card[][];
	/** Where each saucer in space stands. */
	readonly at = new Map<SaucerId, { line: number; orbit: number }>();
	stars: string[];
	turned: string[] = [];

	constructor(seed: number, pile: readonly Card[], hands: number) {
		this.dice = below(seed);
		this.pile = this.shuffled(pile);
		this.hands = Array.from({ length: hands }, () => []);
		this.stars = this.shuffled(Object.keys(STARS));
	}

	shuffled<T>(cards: readonly T[]): T[] {
		const from = [...cards];
		return Array.from({ length: cards.length }, () => from.splice(this.dice(from.length), 1)[0]!);
	}

	d6 = (): number => 1 + this.dice(6);

	/** The next card; when there is none, the discard is shuffled. Says whether it had to be. */
	draw(): { card: Card; shuffled: boolean } {
		const shuffled = this.pile.length === 0;
		if (shuffled) {
			this.pile = this.shuffled(this.discard);
			this.discard = [];
		}
		return { card: this.pile.pop()!, shuffled };
	}

	holds = (seat: number, card: Card): number => this.hands[seat]!.filter((each) => each === card).length;

	/** Out of a hand onto the discard. */
	lay(seat: number, card: Card, n = 1): void {
		for (let i = 0; i < n; i++) {
			const at = this.hands[seat]!.indexOf(card);
			if (at < 0) throw new Error(`nobody lays a ${card} they do not hold`);
			this.hands[seat]!.splice(at, 1);
			this.discard.push(card);
		}
	}

	star(): string {
		if (this.stars.length === 0) {
			this.stars = this.shuffled(this.turned);
			this.turned = [];
		}
		const star = this.stars.pop()!;
		this.turned.push(star);
		return star;
	}

	taken = ({ line, orbit }: Node): boolean => [...this.at.values()].some((place) => place.line === line && place.orbit === orbit);

	/** All nodes a saucer may end on with just so many steps, and those it may pass on the way, step by step. */
	reach(id: SaucerId, steps: number, leap = false): readonly (readonly Node[])[] {
		const from = this.at.get(id);
		const free = (node: Node) => leap || !this.taken(node);
		const start = from
			? neighbours(from).filter(free)
			: EXITS[id.slice(0, 1) as Camp].map((line) => ({ line, orbit: ORBITS })).filter(free);
		const layers: Node[][] = [start];
		while (layers.length < steps) {
			const next = new Map(
				layers
					.at(-1)!
					.flatMap(neighbours)
					.filter(free)
					.map((node) => [`${node.line} ${node.orbit}`, node])
			);
			layers.push([...next.values()]);
		}
		return layers;
	}
}

export interface Node {
	readonly line: number;
	readonly orbit: number;
}

const ORBITS = 5;
const LINES = 14;
const EXITS: Record<Camp, readonly number[]> = { A: [1, 2, 3], B: [5, 6, 7], C: [8, 9, 10], D: [12, 13, 14] };

/** Clockwise, in, out. */
const neighbours = ({ line, orbit }: Node): readonly Node[] => [
	{ line: (line % LINES) + 1, orbit },
	...(orbit > 1 ? [{ line, orbit: orbit - 1 }] : []),
	...(orbit < ORBITS ? [{ line, orbit: orbit + 1 }] : [])
];

/** 24 stars somewhere on the board. */
export const STARS: Readonly<Record<string, { constellation: string; count: 1 | 2 | 3; place: Place & Node }>> = Object.fromEntries(
	[
		'Véga',
		'Sheliak',
		'Deneb',
		'Albireo',
		'Altaïr',
		'Tarazed',
		'Mizar',
		'Dubhe',
		'Alioth',
		'Capella',
		'Menkalinan',
		'Castor',
		'Pollux',
		'Régulus',
		'Denebola',
		'Spica',
		'Arcturus',
		'Antarès',
		'Rigel',
		'Bételgeuse',
		'Sirius',
		'Procyon',
		'Algol',
		'Polaris'
	].map((star, i) => [
		star,
		{
			constellation: ['Lyre', 'Cygne', 'Aigle', 'Ourse', 'Cocher', 'Gémeaux', 'Lion', 'Vierge', 'Scorpion', 'Orion', 'Chien', 'Persée'][
				i >> 1
			]!,
			count: ((i % 3) + 1) as 1 | 2 | 3,
			place: { line: ((i * 5) % LINES) + 1, orbit: 2 + (i % 4) }
		}
	])
);

/** What is learned of a star nobody has met. */
export const starFacts = (star: string) => {
	const { constellation, count, place } = STARS[star]!;
	return {
		face: { fact: starFact(star), value: { constellation, count } },
		place: { fact: placeFact(star), value: { line: place.line, orbit: place.orbit } }
	};
};
