import { type OddsTable, tableRow } from '../odds-tables.ts';
import { AGENTS } from './cards.ts';
import { chanceWithin } from './chances.ts';
import { ruling } from './rules.ts';
import { ALL_AT_BASE } from './star.ts';

const TURNS = [1, 2, 3, 4] as const;
const NEEDS = [2, 3, 4, 5, 6] as const;

/** A known tile, everybody still at the base: so many agents, within so many dice. */
const from = (last: boolean): OddsTable => ({
	id: last ? 'last' : 'tile',
	title: ruling(last ? 'tables.last' : 'tables.tile'),
	entries: ['odds', 'planner'],
	down: 'tables:agents',
	across: 'count:turns',
	columns: TURNS,
	rows: NEEDS.map((n) => tableRow(n, TURNS, (turns) => chanceWithin(ALL_AT_BASE, { hex: 7, needs: AGENTS.slice(0, n) }, turns, last)))
});

export const oddsTables = (): readonly OddsTable[] => [from(false), from(true)];
