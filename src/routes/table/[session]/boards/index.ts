import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import type { GameId } from '$lib/rules/index.ts';

/** Literal imports: each board is a chunk of its own, loaded with its game. */
export const BOARDS: Readonly<Partial<Record<GameId, () => Promise<BoardDefinition>>>> = {
	stargate: async () => (await import('./stargate/board.ts')).board,
	thorgal: async () => (await import('./thorgal/board.ts')).board,
	guerre: async () => (await import('./terra-galactix/guerre/board.ts')).board,
	envahisseurs: async () => (await import('./terra-galactix/envahisseurs/board.ts')).board,
	lightsaber: async () => (await import('./lightsaber/board.ts')).board,
	gforce: async () => (await import('./gforce/board.ts')).board,
	invasion: async () => (await import('./terra-galactix/invasion/board.ts')).board
};
