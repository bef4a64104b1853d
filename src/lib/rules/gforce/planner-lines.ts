import type { Ruling } from '../contract.ts';
import { takingDice } from './kernel.ts';
import { captureDice, mostAgentsAt, type Move, type Plan, capturePlans } from './planner.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';
import { rememberedGoals, hiddenHexes, plannerView } from './planner-view.ts';

const MOST_LINES = 5;
const MOST_CAPTURES = 3;

/** The planner's lines: captures with their spending, two tiles at once, where agents can gather, what is left to the next player. */
export function plannerLines(state: State): readonly Ruling[] {
	if (!state.options.planner || state.over) return [];
	switch (state.phase) {
		case 'roll':
			return dice(state).slice(0, MOST_LINES);
		case 'move': {
			const seen = plannerView(state);
			const captures = [...first(MOST_CAPTURES, capturePlans(seen, state.die, 1)), ...first(1, capturePlans(seen, state.die, 2))];
			return [...captures.map(told), ...gathering(state), ...threats(state)].slice(0, MOST_LINES);
		}
		default:
			return [];
	}
}

function* first<T>(n: number, all: Iterable<T>): Generator<T> {
	let left = n;
	for (const each of all) {
		if (left-- === 0) return;
		yield each;
	}
}

const spaces = (hexes: readonly number[]): readonly string[] => hexes.map((hex) => `hex:${hex}`);
const going = (moves: readonly Move[]): readonly string[] => moves.map(({ agent, to }) => `${agent}:${to}`);

function told({ hexes, moves, burn, lapse, threat }: Plan): Ruling {
	if (lapse > 0) return ruling('plan.lapse', { spaces: spaces(hexes), moves: going(moves), left: lapse });
	if (burn.length > 0) return ruling('plan.burn', { spaces: spaces(hexes), moves: going(moves), burn: going(burn), threat });
	return ruling('plan.capture', { spaces: spaces(hexes), moves: going(moves), threat });
}

/** The tiles that most agents can reach with this die. */
function gathering(state: State): readonly Ruling[] {
	const tiles = hiddenHexes(state);
	const counts = tiles.map((hex) => mostAgentsAt(state.from, hex, state.die));
	const agents = Math.max(0, ...counts);
	if (agents === 0) return [];
	const best = tiles.filter((_, i) => counts[i] === agents);
	if (best.length > 1 && best.length === tiles.length) return [ruling('plan.gather-any', { agents })];
	return [ruling('plan.gather', { spaces: spaces(best), agents })];
}

/** What the next player could take if the move ended here. */
const threats = (state: State): readonly Ruling[] =>
	rememberedGoals(state).flatMap((goal) => {
		const threat = takingDice(state.agents, goal, hiddenHexes(state).length === 1).length;
		return threat > 0 ? [ruling('plan.threat', { space: `hex:${goal.hex}`, threat })] : [];
	});

/** Before the die: what would take each known tile. */
const dice = (state: State): readonly Ruling[] =>
	captureDice(plannerView(state)).flatMap(([hex, takes]) =>
		takes.length > 0 ? [ruling('plan.dice', { space: `hex:${hex}`, dice: takes })] : []
	);
