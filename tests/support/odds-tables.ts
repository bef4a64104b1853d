import type { OddsTable } from '../../src/lib/rules/odds-tables.ts';
import { oddsTables as gforce } from '../../src/lib/rules/gforce/odds-tables.ts';
import { oddsTables as lightsaber } from '../../src/lib/rules/lightsaber/odds-tables.ts';
import { oddsTables as stargate } from '../../src/lib/rules/stargate/odds-tables.ts';
import { oddsTables as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/odds-tables.ts';
import { oddsTables as guerre } from '../../src/lib/rules/terra-galactix/guerre/odds-tables.ts';
import { oddsTables as invasion } from '../../src/lib/rules/terra-galactix/invasion/odds-tables.ts';
import { oddsTables as thorgal } from '../../src/lib/rules/thorgal/odds-tables.ts';

/** Where each game publishes its tables, and what it publishes. */
export const TABLES: Readonly<Record<string, () => readonly OddsTable[]>> = {
	'src/lib/rules/stargate/odds-tables.json': stargate,
	'src/lib/rules/thorgal/odds-tables.json': thorgal,
	'src/lib/rules/lightsaber/odds-tables.json': lightsaber,
	'src/lib/rules/gforce/odds-tables.json': gforce,
	'src/lib/rules/terra-galactix/invasion/odds-tables.json': invasion,
	'src/lib/rules/terra-galactix/guerre/odds-tables.json': guerre,
	'src/lib/rules/terra-galactix/envahisseurs/odds-tables.json': envahisseurs
};
