import { describe, expect, test } from 'vitest';
import { below, type Below } from '../../../../tests/support/random-walk.ts';
import { positions, MIXEUR, PAIR } from '../../../../tests/support/gforce.ts';
import { type Agent, AGENTS, inBoxOrder, without } from './cards.ts';
import { type Goal, takingDice } from './kernel.ts';
import { planCapture, mostAgentsAt, type Plan, capturePlans, type PlannerView } from './planner.ts';
import { distance, HEX_NUMBERS, type Positions, type Space, pointsSpent } from './star.ts';

// ── Brute force: every placement on the board, one by one ─────────────────────────────────────────

/** Distances by walking over a board of these spokes; 0 is the base, then ambush and hex of each spoke. */
function board(spokes: readonly number[]) {
	const names: Space[] = ['base', ...spokes.flatMap((n): readonly Space[] => [`ambush:${n}`, `hex:${n}`])];
	const neighbours = names.map((_, i) => (i === 0 ? spokes.map((_, k) => 1 + 2 * k) : i % 2 === 1 ? [0, i + 1] : [i - 1]));
	const far = names.map((_, from) => {
		const steps = Array<number>(names.length).fill(-1);
		steps[from] = 0;
		const queue = [from];
		for (const i of queue) for (const j of neighbours[i]!) if (steps[j]! < 0) queue.push((steps[j] = steps[i]! + 1) && j);
		return steps;
	});
	return { names, far };
}

interface Found {
	/** By points spent: which goals can be taken, alone and together, and how many agents can stand there. */
	readonly taken: boolean[][];
	readonly both: boolean[];
	readonly most: number[][];
}

function everyPlacement(now: Positions, goals: readonly Goal[], spokes: readonly number[], limit: number): Found {
	const { names, far } = board(spokes);
	const start = AGENTS.map((agent) => names.indexOf(now[agent]));
	const targets = goals.map(({ hex }) => names.indexOf(`hex:${hex}`));
	const needs = goals.map((goal) => goal.needs.reduce((mask, agent) => mask | (1 << AGENTS.indexOf(agent)), 0));
	const found: Found = {
		taken: goals.map(() => Array<boolean>(limit + 1).fill(false)),
		both: Array<boolean>(limit + 1).fill(false),
		most: goals.map(() => Array<number>(limit + 1).fill(0))
	};
	const end = [...start];
	const place = (i: number, total: number): void => {
		if (i === AGENTS.length) {
			let all = true;
			for (let g = 0; g < targets.length; g++) {
				let on = 0;
				let count = 0;
				let fresh = false;
				for (let a = 0; a < AGENTS.length; a++)
					if (end[a] === targets[g]) {
						on |= 1 << a;
						count++;
						fresh ||= start[a] !== end[a];
					}
				const takes = fresh && (on & needs[g]!) === needs[g];
				all &&= takes;
				if (takes) found.taken[g]![total] = true;
				if (fresh && count > found.most[g]![total]!) found.most[g]![total] = count;
			}
			if (all) found.both[total] = true;
			return;
		}
		const ways = far[start[i]!]!;
		for (let to = 0; to < ways.length; to++) {
			if (total + ways[to]! > limit) continue;
			end[i] = to;
			place(i + 1, total + ways[to]!);
		}
	};
	place(0, 0);
	return found;
}

// ── Random positions with agents near the wanted tiles ──────────────────────────────────────────────────────

function anyFace(dice: Below, from: readonly Agent[]): readonly Agent[] {
	const rest = [...from];
	const size = 2 + dice(Math.max(1, rest.length - 1));
	return inBoxOrder(Array.from({ length: Math.min(size, rest.length) }, () => rest.splice(dice(rest.length), 1)[0]!));
}

function anyPosition(seed: number): { now: Positions; goals: readonly [Goal, Goal] } {
	const dice = below(seed);
	const first = 1 + dice(12);
	const second = 1 + ((first + dice(11)) % 12);
	const needs = anyFace(dice, AGENTS);
	const others = without(AGENTS, needs);
	const apart = others.length >= 2 && dice(3) > 0;
	const goals = [{ hex: first, needs }, { hex: second, needs: anyFace(dice, apart ? others : AGENTS) }] as const; // prettier-ignore
	const anywhere = (): Space => (dice(2) ? `hex:${1 + dice(12)}` : `ambush:${1 + dice(12)}`);
	const near = (agent: Agent): Space => {
		const goal = goals[goals[1].needs.includes(agent) ? 1 : 0];
		return ([`hex:${goal.hex}`, `hex:${goal.hex}`, `ambush:${goal.hex}`, 'base'] as const)[dice(4)]!;
	};
	return { now: Object.fromEntries(AGENTS.map((agent) => [agent, dice(4) ? near(agent) : anywhere()])) as Positions, goals };
}

const spokeOf = (space: Space): number => Number(space.split(':')[1] ?? 0);

/** The used spokes and two others, because all spokes without agents and without a wanted tile are equivalent. */
function spokesThatMatter(now: Positions, goals: readonly Goal[]): readonly number[] {
	const used = new Set([...Object.values(now).map(spokeOf), ...goals.map(({ hex }) => hex)].filter((n) => n > 0));
	return [...used, ...HEX_NUMBERS.filter((n) => !used.has(n)).slice(0, 2)];
}

/** Checks a plan: it spends the die, takes its tiles, and no agent moves twice. */
function checkPlan(plan: Plan, now: Positions, goals: readonly Goal[], die: number): void {
	const moves = [...plan.moves, ...plan.burn];
	const after = { ...now, ...Object.fromEntries(moves.map(({ agent, to }) => [agent, to])) } as Positions;
	expect(new Set(moves.map(({ agent }) => agent)).size).toBe(moves.length);
	for (const { agent, to, points } of moves) expect(distance(now[agent], to)).toBe(points);
	expect(pointsSpent(now, after) + plan.lapse).toBe(die);
	for (const { hex, needs } of goals) {
		expect(needs.every((agent) => after[agent] === `hex:${hex}`)).toBe(true);
		expect(AGENTS.some((agent) => after[agent] === `hex:${hex}` && now[agent] !== after[agent])).toBe(true);
	}
}

describe('the planner compared with every placement, on 200 positions', () => {
	const positions = Array.from({ length: 200 }, (_, i) => anyPosition(1000 + i));

	const agrees = ({ now, goals }: (typeof positions)[number], found: Found, dice: readonly number[]): void => {
		const elsewhere = HEX_NUMBERS.find((hex) => goals.every((goal) => goal.hex !== hex))!;
		for (const die of dice) {
			const upTo = (flags: readonly boolean[]) => flags.slice(1, die + 1).some(Boolean);
			for (const [g, goal] of goals.entries()) {
				expect(takingDice(now, goal, false).includes(die)).toBe(found.taken[g]![die]);
				expect(takingDice(now, goal, true).includes(die)).toBe(upTo(found.taken[g]!));
				const view = (tiles: readonly number[]): PlannerView => ({ now, goals, tiles, severalLooks: true });
				for (const [tiles, possible] of [
					[[goal.hex, elsewhere], found.taken[g]![die]],
					[[goal.hex], upTo(found.taken[g]!)]
				] as const) {
					const plan = planCapture(view(tiles), [goal], die);
					expect(plan !== undefined).toBe(possible);
					if (plan) checkPlan(plan, now, [goal], die);
				}
				expect(mostAgentsAt(now, goal.hex, die)).toBe(found.most[g]![die]);
			}
			const two = goals.map(({ hex }) => hex);
			for (const [tiles, possible] of [
				[[...two, elsewhere], found.both[die]],
				[two, upTo(found.both)]
			] as const) {
				const plan = planCapture({ now, goals, tiles, severalLooks: true }, goals, die);
				expect(plan !== undefined).toBe(possible);
				if (plan) checkPlan(plan, now, goals, die);
			}
		}
	};

	test('dice 1 to 3: all placements on all twelve spokes', () => {
		for (const position of positions) agrees(position, everyPlacement(position.now, position.goals, HEX_NUMBERS, 3), [1, 2, 3]);
	});

	test('dice 4 to 6: all placements on the spokes that matter', () => {
		let seen = 0;
		for (const position of positions) {
			const found = everyPlacement(position.now, position.goals, spokesThatMatter(position.now, position.goals), 6);
			agrees(position, found, [1, 2, 3, 4, 5, 6]);
			seen += found.both.filter(Boolean).length;
		}
		expect(seen).toBeGreaterThan(20); // Taking two tiles at once occurs among the positions.
	});
});

describe('the content of a plan', () => {
	const view = (now: Positions, goals: readonly Goal[], tiles: readonly number[] = [1, 7]): PlannerView => ({
		now,
		goals,
		tiles,
		severalLooks: false
	});

	test('the agents that go there, and those that spend the rest', () => {
		const now = positions({ darwin: 'hex:7', speckles: 'hex:7', blaster: 'hex:7', mooch: 'ambush:7' });
		const [plan] = capturePlans(view(now, [{ hex: 7, needs: MIXEUR }]), 4, 1);
		expect(plan!.moves).toEqual([{ agent: 'mooch', to: 'hex:7', points: 1 }]);
		expect(plan!.burn.reduce((sum, { points }) => sum + points, 0)).toBe(3);
		expect(plan!.burn.every(({ agent }) => agent === 'bucky' || agent === 'hurley')).toBe(true);
	});

	test('the surplus goes where it helps the next player least', () => {
		// Hurley could step onto the ambush of hex 1, where Speckles waits for it, and goes elsewhere.
		const now = positions({ speckles: 'hex:1', darwin: 'hex:7', bucky: 'ambush:7' });
		const goals = [{ hex: 1, needs: PAIR }, { hex: 7, needs: inBoxOrder(['darwin', 'bucky']) }]; // prettier-ignore
		const plan = planCapture(view(now, goals), [goals[1]!], 2)!;
		expect(plan.threat).toBeLessThanOrEqual(5);
		expect(plan.burn.every(({ agent, to }) => agent !== 'hurley' || to !== 'ambush:1')).toBe(true);
	});

	test.each<[string, boolean, number]>([
		['agents that go home are near every tile again', false, 3],
		['agents that stay on the taken hex (long game) are far from the other tiles', true, 0]
	])('the chances left to the next player: %s', (_, agentsStay, threat) => {
		const needs = inBoxOrder(['darwin', 'bucky']);
		const goals = [{ hex: 7, needs }, { hex: 1, needs }]; // prettier-ignore
		const now = positions({ darwin: 'hex:7', bucky: 'ambush:7' });
		const plan = planCapture({ ...view(now, goals), agentsStay }, goals.slice(0, 1), 1);
		expect(plan?.threat).toBe(threat);
	});

	test('points lapse when nothing is left to take', () => {
		const [plan] = capturePlans(view(positions({}), [{ hex: 7, needs: PAIR }], [7]), 6, 1);
		expect(plan).toMatchObject({ lapse: 2, burn: [], threat: 0 });
	});

	test('the most points first, and two tiles only where several looks are allowed', () => {
		const now = positions({ speckles: 'hex:1', hurley: 'ambush:1', darwin: 'hex:2', mooch: 'ambush:2', bucky: 'ambush:2' });
		const goals = [{ hex: 1, needs: PAIR }, { hex: 2, needs: inBoxOrder(['darwin', 'mooch', 'bucky']) }]; // prettier-ignore
		const one = view(now, goals, [1, 2, 3]);
		expect([...capturePlans(one, 3, 1)].map((plan) => plan.hexes)).toEqual([[2], [1]]);
		expect([...capturePlans(one, 3, 2)]).toEqual([]);
		expect([...capturePlans({ ...one, severalLooks: true }, 3, 2)].map((plan) => plan.hexes)).toEqual([[1, 2]]);
	});
});
