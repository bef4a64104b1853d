import { writeFileSync } from 'node:fs';
import { serializeTables } from '../src/lib/rules/odds-tables.ts';
import { publishedTables } from './published-tables.ts';

/** Writes the published odds of every game from its kernel. The diff shows what a change of the rules did to them. */
for (const [file, tables] of await publishedTables()) writeFileSync(file, serializeTables(tables));
