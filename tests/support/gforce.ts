import type { Setup } from '../../src/lib/rules/contract.ts';
import { type Agent, AGENTS, without } from '../../src/lib/rules/gforce/cards.ts';
import { game as gforce } from '../../src/lib/rules/gforce/game.ts';
import { judgeLook } from '../../src/lib/rules/gforce/kernel.ts';
import { capturePlans, type PlannerView } from '../../src/lib/rules/gforce/planner.ts';
import { distance, farthestDistance, HEX_NUMBERS, ALL_AT_BASE, type Positions, SPACES, agentsOn } from '../../src/lib/rules/gforce/star.ts';
import { pointsLeft, lookableHexes } from '../../src/lib/rules/gforce/turn.ts';
import type { Action, State } from '../../src/lib/rules/gforce/types.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { TableDriver } from './table-driver.ts';
import { below, type Below } from './random-walk.ts';

export type GForce = TableDriver<State, Action>;

export const MIXEUR: readonly Agent[] = ['darwin', 'blaster', 'mooch', 'speckles'];
export const PAIR: readonly Agent[] = ['hurley', 'speckles'];

/** These positions; all other agents are at the base. */
export const positions = (some: Partial<Positions>): Positions => ({ ...ALL_AT_BASE, ...some });

const FIVE = without(AGENTS, ['hurley']);
const here = (...agents: readonly Agent[]): Partial<Positions> => Object.fromEntries(agents.map((agent) => [agent, 'hex:7']));

/** Title, positions, the tile on hex 7, the dice that take it, and those that take it if it is the last tile. */
export const CAPTURE_CASES: Readonly<Record<string, readonly [string, Positions, readonly Agent[], readonly number[], readonly number[]]>> =
	{
		C1: ['two needed, all on the base', positions({}), PAIR, [4, 5, 6], [4, 5, 6]],
		C2: ['three needed, all on the base', positions({}), ['hurley', 'bucky', 'mooch'], [6], [6]],
		C3: ['MIXEUR, all on the base', positions({}), MIXEUR, [], []],
		C4: [
			'MIXEUR after the example of the rulebook',
			positions({ ...here('darwin', 'speckles'), blaster: 'ambush:2' }),
			MIXEUR,
			[5, 6],
			[5, 6]
		],
		C4b: [
			'the same with Blaster on its ambush',
			positions({ ...here('darwin', 'speckles'), blaster: 'ambush:7' }),
			MIXEUR,
			[3, 4, 5, 6],
			[3, 4, 5, 6]
		],
		C5: [
			'MIXEUR, three there and the fourth on its ambush: of six points five cannot be used up',
			positions({ ...here('darwin', 'speckles', 'blaster'), mooch: 'ambush:7' }),
			MIXEUR,
			[1, 2, 3, 4, 5],
			[1, 2, 3, 4, 5, 6]
		],
		C6: [
			'the same with a spare agent on another ambush',
			positions({ ...here('darwin', 'speckles', 'blaster'), mooch: 'ambush:7', bucky: 'ambush:3' }),
			MIXEUR,
			[1, 2, 3, 4, 5, 6],
			[1, 2, 3, 4, 5, 6]
		],
		C7: [
			'five needed, four there, the fifth on its ambush',
			positions({ ...here('speckles', 'bucky', 'blaster', 'mooch'), darwin: 'ambush:7' }),
			FIVE,
			[1, 2, 3],
			[1, 2, 3, 4, 5, 6]
		],
		C8: [
			'five needed, four there, the fifth on the base, the spare one on another hex',
			positions({ ...here('speckles', 'bucky', 'blaster', 'mooch'), hurley: 'hex:3' }),
			FIVE,
			[2, 3, 4, 5, 6],
			[2, 3, 4, 5, 6]
		],
		C9: ['six needed, the sixth on the base: the exact die', positions({ ...here(...FIVE) }), AGENTS, [2], [2, 3, 4, 5, 6]],
		C10: ['six needed, the sixth on another hex', positions({ ...here(...FIVE), hurley: 'hex:3' }), AGENTS, [4], [4, 5, 6]],
		C11: ['two needed, complete but not taken, the others on the base', positions(here(...PAIR)), PAIR, [2, 3, 4, 5, 6], [2, 3, 4, 5, 6]],
		C12: [
			'the same with a spare agent on its ambush',
			positions({ ...here(...PAIR), bucky: 'ambush:7' }),
			PAIR,
			[1, 2, 3, 4, 5, 6],
			[1, 2, 3, 4, 5, 6]
		],
		C13: [
			'two needed, one there, the other on another hex',
			positions({ ...here('hurley'), speckles: 'hex:3' }),
			PAIR,
			[4, 5, 6],
			[4, 5, 6]
		],
		C14: ['six needed, all six there: nobody can arrive', positions(here(...AGENTS)), AGENTS, [], []],
		C15: [
			'MIXEUR, three there, the fourth on the base',
			positions(here('darwin', 'speckles', 'blaster')),
			MIXEUR,
			[2, 3, 4, 5, 6],
			[2, 3, 4, 5, 6]
		]
	};

/** A table that keeps the whole game. */
export const startTable = (options: Setup['options'] = {}, names: readonly string[] = ['Anna', 'Bo']): GForce =>
	new TableDriver(gforce, usualSetup(gforce.form, names, { depth: 'full', ...options }));

/** Places agents by corrections before the die. */
export const placeAgents = (table: GForce, positions: Partial<Positions>): GForce =>
	table.act(...Object.entries(positions).map(([agent, space]): Action => ({ type: 'correct', set: { [`at:${agent}`]: space } })));

/** Removes all tiles but those on these hexes. */
export const keepTiles = (table: GForce, ...tiles: readonly number[]): GForce =>
	table.act({
		type: 'correct',
		set: Object.fromEntries(HEX_NUMBERS.filter((hex) => !tiles.includes(hex)).map((hex) => [`hex:${hex}`, 'none']))
	});

/** The rule that refuses an action, if any. */
export const refusedRule = ({ state }: GForce, action: Action): string | undefined => {
	const outcome = gforce.apply(state, action);
	return outcome.ok ? undefined : outcome.refused.rule;
};

// ── Simulated players of a whole game ─────────────────────────────────────────────────────────────────────────────────

export type Faces = Readonly<Record<number, readonly Agent[]>>;

/** The twelve faces of an invented box, with two to six agents. */
export const BOX: readonly (readonly Agent[])[] = [
	MIXEUR,
	PAIR,
	['bucky', 'darwin'],
	['mooch', 'hurley'],
	['bucky', 'blaster', 'hurley'],
	['speckles', 'mooch', 'bucky'],
	['darwin', 'hurley', 'blaster'],
	['bucky', 'hurley', 'mooch', 'darwin'],
	['speckles', 'bucky', 'blaster', 'darwin'],
	['speckles', 'bucky', 'hurley', 'blaster', 'mooch'],
	['bucky', 'hurley', 'blaster', 'mooch', 'darwin'],
	['speckles', 'bucky', 'hurley', 'blaster', 'mooch', 'darwin']
];

/** A face for each hex, shuffled. */
export function shuffleTiles(dice: Below): Faces {
	const rest = [...BOX];
	return Object.fromEntries(HEX_NUMBERS.map((hex) => [hex, rest.splice(dice(rest.length), 1)[0]!]));
}

/**
 * Simulated players who remember every tile they have seen: they take what they can, move needed agents nearer, or look at a new tile. They
 * know the faces from looking, not from the app.
 */
export class SimulatedPlayers {
	readonly seen = new Set<number>();
	readonly table: GForce;
	readonly #faces: Faces;
	readonly #dice: Below;
	#wanted: readonly number[] = [];

	constructor(table: GForce, faces: Faces, seed: number) {
		this.table = table;
		this.#faces = faces;
		this.#dice = below(seed);
	}

	get #state(): State {
		return this.table.state;
	}

	/** Plays until the game is over, or for this many turns. */
	play(turns = Infinity, after: () => void = () => {}): this {
		const end = this.#state.turn + turns;
		while (!this.#state.over && this.#state.turn < end) {
			this.#next();
			after();
		}
		return this;
	}

	#next(): void {
		switch (this.#state.phase) {
			case 'lay': {
				const { tiles } = this.#state.options;
				const empty = HEX_NUMBERS.slice(tiles);
				this.table.tap(...(tiles <= 6 ? HEX_NUMBERS.slice(0, tiles) : empty).map((hex) => `hex:${hex}`));
				return;
			}
			case 'start':
				return void this.table.tap(...this.#state.rolling.map(() => 1 + this.#dice(6)));
			case 'roll':
				return void this.table.tap(1 + this.#dice(6));
			case 'move':
				return this.#move();
			case 'rest':
				return this.#spend();
			case 'look':
				return this.#look();
			case 'open':
				return this.#enterLook();
			case 'score':
				throw new Error('Agents do not move where only the score is kept.');
		}
	}

	get #view(): PlannerView {
		const tiles = HEX_NUMBERS.filter((hex) => this.#state.hidden[hex - 1]);
		return {
			now: this.#state.from,
			goals: tiles.filter((hex) => this.seen.has(hex)).map((hex) => ({ hex, needs: this.#faces[hex]! })),
			tiles,
			severalLooks: this.#state.options.looks === 'everyNewHex'
		};
	}

	#move(): void {
		const view = this.#view;
		const [plan] = [...capturePlans(view, this.#state.die, 2), ...capturePlans(view, this.#state.die, 1)];
		this.#wanted = plan?.hexes ?? [];
		if (plan) {
			for (const { agent, to } of [...plan.moves, ...plan.burn]) this.table.tap(agent, to);
			if (plan.lapse > 0) this.table.tap('claim');
			return;
		}
		const unseen = view.tiles.filter((hex) => !this.seen.has(hex));
		const nearest = view.goals.toSorted((a, b) => this.#cost(a.hex, a.needs) - this.#cost(b.hex, b.needs))[0];
		if (unseen.length > 0 && (!nearest || this.#dice(3) > 0)) this.#bring(AGENTS, unseen[this.#dice(unseen.length)]!);
		else if (nearest) this.#bring(nearest.needs, nearest.hex);
		this.#spend();
	}

	#cost(hex: number, needs: readonly Agent[]): number {
		return needs.reduce((sum, agent) => sum + distance(this.#state.from[agent], `hex:${hex}`), 0);
	}

	/** Brings agents all the way to a hex, the nearest first, and others nearer to it. */
	#bring(agents: readonly Agent[], hex: number): void {
		for (const to of [`hex:${hex}`, `ambush:${hex}`, 'base'] as const)
			for (const agent of agents.toSorted((a, b) => distance(this.#state.from[a], to) - distance(this.#state.from[b], to))) {
				const { from, agents: now, phase } = this.#state;
				const points = distance(from[agent], to);
				const nearer = points > 0 && distance(to, `hex:${hex}`) < distance(from[agent], `hex:${hex}`);
				if (phase === 'move' && nearer && now[agent] === from[agent] && points <= pointsLeft(this.#state)) this.table.tap(agent, to);
			}
	}

	/** Spends the rest of the die with agents that have not moved, if possible not with those that are needed where they stand. */
	#spend(): void {
		const { phase, turn } = this.#state;
		const busy = (agent: Agent): boolean =>
			this.#view.goals.some(({ hex, needs }) => needs.includes(agent) && this.#state.from[agent] === `hex:${hex}`);
		while ((phase === 'move' || phase === 'rest') && this.#state.phase === phase && this.#state.turn === turn) {
			const { from, agents, claim } = this.#state;
			const fresh = AGENTS.filter((agent) => from[agent] === agents[agent] && !claim?.moved.includes(agent));
			const agent = fresh.toSorted(
				(a, b) => Number(busy(a)) - Number(busy(b)) || farthestDistance(from[b]) - farthestDistance(from[a])
			)[0]!;
			const points = Math.min(pointsLeft(this.#state), farthestDistance(from[agent]));
			const ways = SPACES.filter((space) => distance(from[agent], space) === points);
			this.table.tap(agent, ways[this.#dice(ways.length)]!);
		}
	}

	#look(): void {
		const may = lookableHexes(this.#state);
		const hex = this.#wanted.find((each) => may.includes(each)) ?? may.find((each) => !this.seen.has(each));
		this.table.tap(hex === undefined ? 'skip' : `hex:${hex}`);
	}

	#enterLook(): void {
		const hex = this.#state.open!;
		const needs = this.#faces[hex]!;
		this.seen.add(hex);
		if (this.#state.memory) return void this.table.tap(...needs, 'done');
		const { taken, home } = judgeLook(agentsOn(this.#state.agents, hex), needs);
		const stay = this.#state.options.stay === 'longGame' || this.#state.options.stay === 'stayAfterLook';
		this.table.tap(...(taken || !stay ? home : []), taken ? 'taken' : 'hidden');
	}
}
