import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { GameId } from '$lib/boxes/index.ts';

/** Opens the sample table of a game. The code of the game is fetched only now. */
export async function goToSample(game: GameId): Promise<void> {
	const { openSample } = await import('$lib/helpers/sample-table.ts');
	await goto(resolve('/table/[session]', { session: await openSample(game) }));
}
