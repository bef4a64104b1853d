import type { Setup, TableState } from '$lib/rules/contract.ts';
import { usualSetup } from '$lib/rules/setup.ts';
import type { GameMemory } from './game-memory.ts';

/** A fact to read off the box, and the game that can ask for it. */
export interface Reading {
	readonly fact: string;
	readonly knower: GameMemory;
}

/** A limit, in case a game asks for facts without end. */
const MOST_ASKED = 60;

/** The facts that a new game asks for, in that order: each one is put off to see the next. */
function askedFirst({ game }: GameMemory, setup: Setup): readonly string[] {
	const started = game.start(setup, {});
	if (!started.ok) return [];
	const asked: string[] = [];
	let state: TableState = started.state;
	while (asked.length < MOST_ASKED) {
		const [next] = game.guide(state).asks.flatMap(({ fact, optional }) => (fact !== undefined && !optional ? [fact] : []));
		if (next === undefined) break;
		asked.push(next);
		const outcome = game.apply(state, { type: 'later', fact: next });
		if (!outcome.ok) break;
		state = outcome.state;
	}
	return [...asked, ...game.guide(state).asks.flatMap(({ fact }) => fact ?? [])];
}

/** A setup for trying out a game that was never played on this device: as few players as the game allows, with names. */
const smallestSetup = ({ game }: GameMemory): Setup => {
	const players = Math.min(...game.form({ seats: [], options: {} }).seats.filter((n) => n > 1));
	return usualSetup(
		game.form,
		Array.from({ length: Number.isFinite(players) ? players : 1 }, (_, i) => `${i + 1}`)
	);
};

/**
 * The figures of a box in the order in which play needs them: first what a new game asks for, then the others as the articles list them.
 * Facts that record achievements are not read off the box.
 */
export function readingOrder(games: readonly GameMemory[], first?: { readonly game: string; readonly setup: Setup }): readonly Reading[] {
	const sorted = games.toSorted((a, b) => Number(b.id === first?.game) - Number(a.id === first?.game));
	const logged = new Set(games.flatMap(({ logs }) => logs.flatMap(({ log }) => Object.entries(log).flat())));
	const all = sorted.flatMap((knower) => {
		const setup = knower.id === first?.game ? first.setup : smallestSetup(knower);
		return [...askedFirst(knower, setup), ...knower.prints].map((fact) => ({ fact, knower }));
	});
	return all.filter(
		({ fact, knower }, i) => !logged.has(fact) && knower.game.fact?.(fact) && all.findIndex((other) => other.fact === fact) === i
	);
}
