import type { OddsTable } from '../src/lib/rules/odds-tables.ts';
import { tables as gforce } from '../src/lib/rules/gforce/tables.ts';
import { tables as lightsaber } from '../src/lib/rules/lightsaber/tables.ts';
import { tables as stargate } from '../src/lib/rules/stargate/tables.ts';
import { tables as envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/tables.ts';
import { tables as guerre } from '../src/lib/rules/terra-galactix/guerre/tables.ts';
import { tables as invasion } from '../src/lib/rules/terra-galactix/invasion/tables.ts';
import { tables as thorgal } from '../src/lib/rules/thorgal/tables.ts';

/** Where each game publishes its tables, and what it publishes. */
export const TABLES: Readonly<Record<string, () => readonly OddsTable[]>> = {
	'src/lib/rules/stargate/tables.json': stargate,
	'src/lib/rules/thorgal/tables.json': thorgal,
	'src/lib/rules/lightsaber/tables.json': lightsaber,
	'src/lib/rules/gforce/tables.json': gforce,
	'src/lib/rules/terra-galactix/invasion/tables.json': invasion,
	'src/lib/rules/terra-galactix/guerre/tables.json': guerre,
	'src/lib/rules/terra-galactix/envahisseurs/tables.json': envahisseurs
};
