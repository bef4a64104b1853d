import type { Facts } from '../../../src/lib/rules/contract.ts';
import type { Agent } from '../../../src/lib/rules/gforce/cards.ts';
import { game as gforce } from '../../../src/lib/rules/gforce/game.ts';
import { usualSetup } from '../../../src/lib/rules/setup.ts';
import { BOX, type Faces, type GForce, shuffleTiles, SimulatedPlayers } from '../gforce.ts';
import { below } from '../random-walk.ts';
import { TableDriver } from '../table-driver.ts';
import type { PlayCost, TapPlan } from './plan.ts';

const PLAYERS = ['Anna', 'Bo', 'Cléo'];
/** The names of the tiles of the invented box, as they were learned in earlier games. */
const tileOf = (agents: readonly Agent[]): string => `tile:T${BOX.indexOf(agents)}`;
const KNOWN_BOX: Facts = Object.fromEntries(BOX.map((agents) => [tileOf(agents), agents as string[]]));

const newTable = (depth: string, facts: Facts): GForce => new TableDriver(gforce, usualSetup(gforce.form, PLAYERS, { depth }), facts);

/** The visible changes of one turn on the real table. */
interface Turn {
	/** The tiles that were seen for the first time. */
	readonly revealed: readonly number[];
	/** The tile that was taken: its hex, its player and its points. */
	readonly taken?: { readonly hex: number; readonly player: string; readonly points: number };
}

/** Plays one game on a table that keeps everything, and returns each turn. */
function playGame(seed: number, onTurn: (turn: Turn, faces: Faces) => void = () => {}): GForce {
	const faces = shuffleTiles(below(seed));
	const players = new SimulatedPlayers(newTable('full', {}), faces, seed);
	const { table } = players;
	const known = new Set<number>();
	while (!table.state.over) {
		const before = table.state;
		players.play(1);
		const revealed = [...players.seen].filter((hex) => !known.has(hex));
		for (const hex of revealed) known.add(hex);
		const hex = before.hidden.findIndex((hidden, i) => hidden && !table.state.hidden[i]) + 1;
		const player = table.state.players.find(({ trophies }, i) => trophies.length > (before.players[i]?.trophies.length ?? 0));
		onTurn({ revealed, ...(player && { taken: { hex, player: player.id, points: player.trophies.at(-1)?.points ?? 0 } }) }, faces);
	}
	return table;
}

function playScore(seed: number): PlayCost {
	const app = newTable('score', {});
	const { state } = playGame(seed, ({ taken }) => taken && app.tap(taken.player, `${taken.points}`));
	return { taps: app.taps, turns: state.turn };
}

/** Every tile is entered when it is first seen, and touched again when it is taken. */
function playMemory(seed: number): PlayCost {
	const app = newTable('memory', KNOWN_BOX);
	const { state } = playGame(seed, ({ revealed, taken }, faces) => {
		for (const hex of revealed) app.tap(`hex:${hex}`, tileOf(faces[hex] ?? []));
		if (taken) app.tap(`hex:${taken.hex}`, taken.player);
	});
	return { taps: app.taps, turns: state.turn };
}

function playFull(seed: number): PlayCost {
	const { taps, state } = playGame(seed);
	return { taps, turns: state.turn };
}

export const tapPlans: readonly TapPlan[] = [
	{ game: 'gforce', depth: 'score', usual: true, per: 'turn', goal: 1, play: playScore },
	{ game: 'gforce', depth: 'memory', per: 'turn', goal: 2, play: playMemory },
	{ game: 'gforce', depth: 'full', per: 'turn', goal: 6.5, play: playFull }
];
