import type { Facts, Json } from '../../src/lib/rules/contract.ts';
import { type Camp, type Card, type Place, type SaucerId } from '../../src/lib/rules/terra-galactix/cards.ts';
import { parseFireFact, placeFact, starFact } from '../../src/lib/rules/terra-galactix/ids.ts';
import { below, type Below } from './random-walk.ts';
import { RING } from './terra.ts';

/**
 * The real pieces on a real table: a shuffled deck, hands with cards, a board with intersections. The simulated players move them and enter
 * what they do; the counts of the app must be the same.
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

	/** Draws the next card; if there is none, the discard is shuffled first, and `shuffled` is set. */
	draw(): { card: Card; shuffled: boolean } {
		const shuffled = this.pile.length === 0;
		if (shuffled) {
			this.pile = this.shuffled(this.discard);
			this.discard = [];
		}
		return { card: this.pile.pop()!, shuffled };
	}

	holds = (seat: number, card: Card): number => this.hands[seat]!.filter((each) => each === card).length;

	/** Moves a card from a hand to the discard. */
	lay(seat: number, card: Card, n = 1): void {
		for (let i = 0; i < n; i++) {
			const at = this.hands[seat]!.indexOf(card);
			if (at < 0) throw new Error(`a ${card} that is not in hand is laid`);
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

	/** The intersections that a saucer can reach with each step of its way; the last list contains the possible ends. */
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

/** The next intersections: clockwise, towards Earth, away from it. */
const neighbours = ({ line, orbit }: Node): readonly Node[] => [
	{ line: (line % LINES) + 1, orbit },
	...(orbit > 1 ? [{ line, orbit: orbit - 1 }] : []),
	...(orbit < ORBITS ? [{ line, orbit: orbit + 1 }] : [])
];

/** 24 stars with places on the board. */
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

/** The facts of a star: its face and its place. */
export const starFacts = (star: string) => {
	const { constellation, count, place } = STARS[star]!;
	return {
		face: { fact: starFact(star), value: { constellation, count } },
		place: { fact: placeFact(star), value: { line: place.line, orbit: place.orbit } }
	};
};

/** What is printed for a fact that the app asks for: the bunkers of a number, or the place of a star. */
export const printedOn = (fact: string): Json => {
	const number = parseFireFact(fact);
	return number === undefined ? starFacts(fact.slice(placeFact('').length)).place.value : (RING[fact] ?? []);
};

/** Everything that the box prints: numbers, faces and places. */
export const ALL_FACTS: Facts = {
	...RING,
	...Object.fromEntries(Object.keys(STARS).flatMap((star) => Object.values(starFacts(star)).map(({ fact, value }) => [fact, value])))
};
