import { writeFileSync } from 'node:fs';
import { TABLES } from '../tests/tables.ts';
import { written } from '../src/lib/rules/published.ts';

/** Writes the published tables of every game from its kernel. What differs afterwards is what a change of the rules did. */
for (const [file, tables] of Object.entries(TABLES)) writeFileSync(file, written(tables()));
