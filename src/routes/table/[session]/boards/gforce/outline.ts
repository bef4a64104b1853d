import { m } from '$lib/paraglide/messages.js';
import { AGENTS } from '$lib/rules/gforce/cards.ts';
import { pointsOf } from '$lib/rules/gforce/end.ts';
import { ruling } from '$lib/rules/gforce/rules.ts';
import type { State } from '$lib/rules/gforce/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../outline.ts';

/** The points, and where the star is kept, the agents, the tiles that lie there and the die. */
export function outline(state: State, { name, sentence }: OutlineNames): readonly OutlineSection[] {
	const { depth } = state.options;
	const scores = state.players.map((player, at) =>
		line(
			sentence(ruling('end.score', { player: player.id, points: pointsOf(player), tiles: player.trophies.length })),
			depth === 'full' && at === state.active && m.outline_active()
		)
	);
	const agents = AGENTS.map((agent) => line(name(agent), name(state.agents[agent])));
	const tiles = state.hidden.flatMap((lies, i) => (lies ? [i + 1] : []));
	return [
		{ title: name('scores'), lines: scores },
		...(depth === 'full' ? [{ title: m.outline_agents(), lines: agents }] : []),
		...(depth === 'score' ? [] : [{ title: m.outline_tiles({ n: tiles.length }), lines: tiles.length > 0 ? [tiles.join(', ')] : [] }])
	];
}
