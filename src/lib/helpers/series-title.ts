import { m } from '../paraglide/messages.js';
import type { SeriesLink } from './stored-rows.ts';

/** The name of a series: "best of 3". */
export function seriesTitle({ kind, games: n = 0 }: Omit<SeriesLink, 'id'>): string {
	if (kind === 'campaign') return m.series_campaign();
	return kind === 'tournament' ? m.series_tournament({ n }) : m.series_best_of({ n });
}
