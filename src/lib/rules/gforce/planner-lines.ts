import type { Ruling } from '../contract.ts';
import { takingDice } from './kernel.ts';
import { captureDice, capturePlans, mostAgentsAt, type Move, type Plan } from './planner.ts';
import { hiddenHexes, isLastTile, plannerView, rememberedGoals } from './planner-view.ts';
import { ruling } from './rules.ts';
import { hexSpace } from './star.ts';
import type { State } from './types.ts';

const MAX_LINES = 5;
const MAX_CAPTURES = 3;

/** The rules of the sentences that show how to take a tile. */
export const CAPTURE_LINES: readonly string[] = ['plan.capture', 'plan.burn', 'plan.lapse'];

/** The planner's sentences: how to take tiles, where agents can gather, what the next player could take. */
export function plannerLines(state: State): readonly Ruling[] {
	if (!state.options.planner || state.over) return [];
	switch (state.phase) {
		case 'roll':
			return diceLines(state).slice(0, MAX_LINES);
		case 'move': {
			const view = plannerView(state);
			const captures = [...takeFirst(MAX_CAPTURES, capturePlans(view, state.die, 1)), ...takeFirst(1, capturePlans(view, state.die, 2))];
			return [...captures.map(captureLine), ...gatherLines(state), ...threatLines(state)].slice(0, MAX_LINES);
		}
		default:
			return [];
	}
}

/** The first items of a generator, without computing the others. */
function* takeFirst<T>(n: number, items: Iterable<T>): Generator<T> {
	let left = n;
	for (const item of items) {
		if (left-- === 0) return;
		yield item;
	}
}

const moveNames = (moves: readonly Move[]): readonly string[] => moves.map(({ agent, to }) => `${agent}:${to}`);

function captureLine({ hexes, moves: needed, burn, lapse, threat }: Plan): Ruling {
	const [spaces, moves] = [hexes.map(hexSpace), moveNames(needed)];
	if (lapse > 0) return ruling('plan.lapse', { spaces, moves, left: lapse });
	if (burn.length > 0) return ruling('plan.burn', { spaces, moves, burn: moveNames(burn), threat });
	return ruling('plan.capture', { spaces, moves, threat });
}

/** The tiles on which most agents can gather with this die. */
function gatherLines(state: State): readonly Ruling[] {
	const tiles = hiddenHexes(state);
	const counts = tiles.map((hex) => mostAgentsAt(state.from, hex, state.die));
	const agents = Math.max(0, ...counts);
	if (agents === 0) return [];
	const best = tiles.filter((_, i) => counts[i] === agents);
	if (best.length > 1 && best.length === tiles.length) return [ruling('plan.gather-any', { agents })];
	return [ruling('plan.gather', { spaces: best.map(hexSpace), agents })];
}

/** What the next player could take if the moves ended here. */
const threatLines = (state: State): readonly Ruling[] =>
	rememberedGoals(state).flatMap((goal) => {
		const threat = takingDice(state.agents, goal, isLastTile(state)).length;
		return threat > 0 ? [ruling('plan.threat', { space: hexSpace(goal.hex), threat })] : [];
	});

/** Before the die: the dice that would take each remembered tile. */
const diceLines = (state: State): readonly Ruling[] =>
	captureDice(plannerView(state)).flatMap(([hex, dice]) => (dice.length > 0 ? [ruling('plan.dice', { space: hexSpace(hex), dice })] : []));
