import { type OddsTable, tableRow } from '../odds-tables.ts';
import { AGENTS } from './cards.ts';
import { chanceWithin } from './chances.ts';
import { ruling } from './rules.ts';
import { ALL_AT_BASE } from './star.ts';

const TURNS = [1, 2, 3, 4] as const;
const NEEDS = [2, 3, 4, 5, 6] as const;

/** A known tile with all agents at the base: the chance to take it, by the number of agents and of dice. */
const tableFor = (last: boolean): OddsTable => ({
	id: last ? 'last' : 'tile',
	title: ruling(last ? 'tables.last' : 'tables.tile'),
	entries: ['odds', 'planner'],
	down: 'tables:agents',
	across: 'count:turns',
	columns: TURNS,
	rows: NEEDS.map((n) => tableRow(n, TURNS, (turns) => chanceWithin(ALL_AT_BASE, { hex: 7, needs: AGENTS.slice(0, n) }, turns, last)))
});

/** The published tables: any tile, and the last one. */
export const oddsTables = (): readonly OddsTable[] => [tableFor(false), tableFor(true)];
