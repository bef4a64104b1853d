import type { Facts } from '../../../src/lib/rules/contract.ts';
import { type Camp, CAMPS, type Card, COLOURS, COPIES, type SaucerId, saucerId } from '../../../src/lib/rules/terra-galactix/cards.ts';
import { HAND_LIMIT, HOLD_CAPACITY, LICENCES_PER_CAMP } from '../../../src/lib/rules/terra-galactix/guerre/cards.ts';
import { DIRECTIONS } from '../../../src/lib/rules/terra-galactix/guerre/types.ts';
import { type Below, below } from '../random-walk.ts';
import { type GuerreTable, startTable } from '../guerre.ts';
import type { PlayCost, TapPlan } from './plan.ts';

type Depth = 'score' | 'light' | 'full';

/** A box that has been played with before: all its facts are known. */
const KNOWN_BOX: Facts = Object.fromEntries(
	Array.from({ length: 24 }, (_, i) => [`galactix:Étoile ${i + 1}`, { constellation: 'Essai', count: 1 + (i % 3) }])
);

/** A saucer of the simulated game. Places are not simulated, only how far the next goal is. */
interface Saucer {
	readonly id: SaucerId;
	at: 'base' | 'space' | 'awaits';
	load: number;
	goal: 'star' | 'tokens' | 'home';
	steps: number;
}

interface Player {
	readonly camp: Camp;
	readonly hand: Card[];
	readonly saucers: readonly Saucer[];
	licences: number;
	base: number;
}

type Attack = { readonly weapon: 'laser' | 'mega' | 'nova'; readonly n: number };

/** What a turn brought besides moves, and the taps it took. */
type Happening = 'quiet turn' | 'discovery' | 'attack' | 'deposit' | 'new Soucoupe card';

/** The cards in the order in which a player discards them. */
const LEAST_WANTED: readonly Card[] = ['soucoupe', 'trou', 'nova', 'pulsar', 'laser', 'mega', 'bouclier', 'giga'];
const ATTACK_RANGE_PERCENT = 25;

/** One whole game of four players, with the real decks, entered at the given depth. */
class SimulatedGame {
	readonly #draw: Below;
	readonly #depth: Depth;
	readonly table: GuerreTable;
	readonly #players: readonly Player[];
	#pile: Card[];
	#discard: Card[] = [];
	#galactix: number[] = [];
	#stock = 15;
	/** The tokens on the board, by intersection. */
	#places: number[] = [];
	#turns = 0;
	readonly #events: Partial<Record<Happening, { taps: number; times: number }>> = {};

	constructor(depth: Depth, seed: number) {
		this.#draw = below(seed);
		this.#depth = depth;
		this.table = startTable(CAMPS.length, { depth }, KNOWN_BOX);
		const cards = (Object.keys(COPIES) as Card[]).flatMap((card) =>
			Array<Card>(COPIES[card] - (card === 'soucoupe' ? LICENCES_PER_CAMP * CAMPS.length : 0)).fill(card)
		);
		this.#pile = this.#shuffled(cards);
		this.#players = CAMPS.map((camp) => ({
			camp,
			hand: this.#pile.splice(0, HAND_LIMIT),
			saucers: COLOURS.map((colour): Saucer => ({
				id: saucerId(camp, colour),
				at: 'base',
				load: 0,
				goal: 'star',
				steps: this.#distance()
			})),
			licences: LICENCES_PER_CAMP,
			base: 0
		}));
	}

	play(): PlayCost {
		while (!this.table.state.over) {
			const player = this.#players[this.#turns % this.#players.length]!;
			this.#turns += 1;
			this.#turn(player);
		}
		return { taps: this.table.taps, turns: this.#turns, events: this.#events };
	}

	#turn(player: Player): void {
		const before = this.table.taps;
		const happened: Happening[] = [];
		const pulsar = this.#playCards(player, happened);
		const dice = COLOURS.map(() => this.#draw(6) + 1);
		if (this.#depth === 'full') this.table.tap(...dice);
		for (const [i, saucer] of player.saucers.entries()) {
			if (this.table.state.over) return;
			if (saucer.at === 'awaits') continue;
			if (this.#draw(100) < ATTACK_RANGE_PERCENT) this.#attack(player, happened);
			saucer.at = 'space';
			saucer.steps -= (dice[i] ?? 0) * (pulsar === i ? 2 : 1);
			if (saucer.steps <= 0) this.#arrive(player, saucer, happened);
		}
		if (this.table.state.over) return;
		if (this.#depth !== 'score') this.table.tap('end');
		if (happened.length === 0) this.#count('quiet turn', before);
	}

	/** Adds the taps since `before` to an event. */
	#count(what: Happening, before: number): void {
		const { taps, times } = this.#events[what] ?? { taps: 0, times: 0 };
		this.#events[what] = { taps: taps + this.table.taps - before, times: times + 1 };
	}

	/** Phase 1. Returns the index of the saucer whose die is doubled. */
	#playCards(player: Player, happened: Happening[]): number | undefined {
		this.#drawCards(player, HAND_LIMIT + 1 - player.hand.length);
		const waiting = player.saucers.filter(({ at }) => at === 'awaits');
		const held = (card: Card): number => player.hand.filter((each) => each === card).length;
		const before = this.table.taps;
		if (waiting.length > 0 && held('soucoupe') > 0) {
			const flying = waiting.slice(0, held('soucoupe'));
			happened.push('new Soucoupe card');
			for (const saucer of flying) {
				saucer.at = 'base';
				this.#lay(player, 'soucoupe', 1, false);
				if (this.#depth === 'light') this.table.tap(saucer.id);
			}
			player.licences += flying.length;
			if (this.#depth === 'full') this.table.tap(`soucoupe:${flying.length}`, ...(waiting.length > flying.length ? [flying[0]!.id] : []));
			this.#count('new Soucoupe card', before);
			return undefined;
		}
		const far = player.saucers.findIndex(({ at, goal, steps }) => at !== 'awaits' && goal === 'home' && steps > 6);
		if (far >= 0 && held('pulsar') > 0) {
			this.#lay(player, 'pulsar');
			if (this.#depth === 'full') this.table.tap(`pulsar:${COLOURS[far]}`);
			return far;
		}
		const card = LEAST_WANTED.find((each) => held(each) > 0) ?? 'laser';
		this.#lay(player, card);
		if (this.#depth === 'full') this.table.tap(`discard:${card}`);
		return undefined;
	}

	/** A saucer reaches its goal. */
	#arrive(player: Player, saucer: Saucer, happened: Happening[]): void {
		const before = this.table.taps;
		if (saucer.goal === 'home') {
			happened.push('deposit');
			player.base += saucer.load;
			if (this.#depth === 'score') this.table.tap(player.camp, `${saucer.load}`);
			else this.table.tap(saucer.id, `home:${saucer.load}`);
			Object.assign(saucer, { at: 'base', load: 0 });
			this.#count('deposit', before);
		} else if (saucer.goal === 'tokens') {
			const place = this.#places.findIndex((n) => n + saucer.load <= HOLD_CAPACITY);
			if (place >= 0) saucer.load += this.#places.splice(place, 1)[0] ?? 0;
		} else if (this.#draw(2) === 0) {
			happened.push('discovery');
			if (this.#galactix.length === 0) this.#galactix = this.#shuffled(Array.from({ length: 24 }, (_, i) => 1 + (i % 3)));
			const bears = this.#galactix.pop() ?? 1;
			const put = Math.min(bears, this.#stock);
			this.#stock -= put;
			if (put > 0) this.#places.push(put);
			if (this.#depth !== 'score') this.table.tap(`found:${bears}`);
			this.#count('discovery', before);
		}
		saucer.goal = saucer.load > 0 ? 'home' : this.#places.length > 0 ? 'tokens' : 'star';
		saucer.steps = this.#distance();
	}

	/** An attack on the fullest saucer of another player, if the player has cards for one. */
	#attack(player: Player, happened: Happening[]): void {
		const targets = this.#players
			.filter((each) => each !== player)
			.flatMap((owner) => owner.saucers.map((saucer) => ({ owner, saucer })))
			.filter(({ saucer }) => saucer.at === 'space')
			.toSorted((a, b) => b.saucer.load - a.saucer.load);
		const [first] = targets;
		const held = (of: Player, card: Card): number => of.hand.filter((each) => each === card).length;
		const attack: Attack | undefined =
			held(player, 'mega') > 0
				? { weapon: 'mega', n: 1 }
				: held(player, 'nova') > 1
					? { weapon: 'nova', n: 2 }
					: held(player, 'laser') > 0
						? { weapon: 'laser', n: held(player, 'laser') }
						: undefined;
		if (!first || !attack) return;
		const { owner, saucer } = first;
		const before = this.table.taps;
		happened.push('attack');
		this.#lay(player, attack.weapon, attack.n);
		if (this.#depth === 'full')
			this.table.tap(saucer.id, attack.weapon === 'laser' ? `laser:${attack.n}:${saucer.id}` : `${attack.weapon}:${saucer.id}`);
		const answer =
			attack.weapon === 'nova'
				? held(owner, 'trou') > 1 && 'trou'
				: attack.weapon === 'laser' && held(owner, 'bouclier') >= attack.n
					? 'bouclier'
					: held(owner, 'giga') > 0 && 'giga';
		if (answer) {
			this.#lay(owner, answer, answer === 'bouclier' ? attack.n : answer === 'trou' ? 2 : 1);
			if (this.#depth === 'full') this.table.tap(answer, ...(answer === 'trou' ? ['?'] : []));
		} else this.#explode(owner, saucer, attack);
		this.#count('attack', before);
	}

	#explode(owner: Player, saucer: Saucer, { weapon }: Attack): void {
		const { load } = saucer;
		if (weapon === 'nova') this.#stock += load;
		else for (let i = 0; i < load; i++) this.#places.push(1);
		owner.licences -= 1;
		this.#discard.push('soucoupe');
		Object.assign(saucer, { at: 'awaits', load: 0, goal: 'star', steps: this.#distance() });
		if (this.#depth === 'score') return;
		if (this.#depth === 'full') this.table.tap(`lost:${load}`);
		else this.table.tap(saucer.id, ...(weapon === 'nova' ? ['nova'] : []), `down:${load}`);
		if (load > 0 && weapon !== 'nova') this.table.tap(DIRECTIONS[this.#draw(DIRECTIONS.length)]!);
	}

	#distance(): number {
		return 4 + this.#draw(9);
	}

	#lay(player: Player, card: Card, n = 1, open = true): void {
		for (let i = 0; i < n; i++) player.hand.splice(player.hand.indexOf(card), 1);
		if (open) this.#discard.push(...Array<Card>(n).fill(card));
	}

	#drawCards(player: Player, n: number): void {
		for (let i = 0; i < n; i++) {
			if (this.#pile.length === 0) [this.#pile, this.#discard] = [this.#shuffled(this.#discard), []];
			const card = this.#pile.pop();
			if (card) player.hand.push(card);
		}
	}

	#shuffled<T>(list: readonly T[]): T[] {
		const rest = [...list];
		return list.map(() => rest.splice(this.#draw(rest.length), 1)[0]!);
	}
}

/** The log of one simulated game. */
export const simulate = (depth: Depth, seed: number): GuerreTable => {
	const simulated = new SimulatedGame(depth, seed);
	simulated.play();
	return simulated.table;
};

const plan = (depth: Depth, goal: number, eventGoals: Readonly<Partial<Record<Happening, number>>>): TapPlan => ({
	game: 'guerre',
	depth,
	...(depth === 'light' ? { usual: true } : {}),
	per: 'turn',
	goal,
	eventGoals,
	play: (seed) => new SimulatedGame(depth, seed).play()
});

export const tapPlans: readonly TapPlan[] = [
	plan('score', 1, { deposit: 2 }),
	plan('light', 2, { 'quiet turn': 1, discovery: 1, deposit: 2, attack: 3, 'new Soucoupe card': 2 }),
	plan('full', 6, { 'quiet turn': 4, discovery: 1, deposit: 2, attack: 5, 'new Soucoupe card': 2 })
];
