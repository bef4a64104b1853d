import { writeFileSync } from 'node:fs';
import { TABLES } from '../tests/support/odds-tables.ts';
import { serializeTables } from '../src/lib/rules/odds-tables.ts';

/** Writes the published tables of every game from its kernel. What differs afterwards is what a change of the rules did. */
for (const [file, tables] of Object.entries(TABLES)) writeFileSync(file, serializeTables(tables()));
