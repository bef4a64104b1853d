import { writeFileSync } from 'node:fs';
import { serializeTables } from '../src/lib/rules/odds-tables.ts';
import { GAME_IDS, loadOddsTables } from './games.ts';

/** Writes the published odds tables of every game from its kernel. A difference afterwards shows what a change of the rules did. */
for (const game of GAME_IDS) {
	const published = await loadOddsTables(game);
	if (published) writeFileSync(published.file, serializeTables(published.tables));
}
