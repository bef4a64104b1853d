import { m } from '$lib/paraglide/messages.js';
import { saucersOf } from '$lib/rules/terra-galactix/cards.ts';
import { activeCamp, countsCards, leaderOf, stationOf } from '$lib/rules/terra-galactix/guerre/fleet.ts';
import { carrierOf } from '$lib/rules/terra-galactix/guerre/stacks.ts';
import type { State } from '$lib/rules/terra-galactix/guerre/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../../outline.ts';

/** Each mother ship with its tokens, Soucoupe cards and saucers. */
export function outline(state: State, { name }: OutlineNames): readonly OutlineSection[] {
	return state.order.map((camp) => {
		const pilot = leaderOf(state, camp);
		const active = !state.over && activeCamp(state) === camp && state.phase !== 'between';
		const tokens = m.outline_tokens({ n: state.bases[camp] ?? 0 });
		if (state.options.depth === 'score') return { title: line(name(pilot.id), name(camp)), lines: [tokens] };
		const saucers = saucersOf(camp).map((id) => {
			const station = stationOf(state, id);
			const carrier = carrierOf(state.stacks, id);
			return line(
				name(id),
				name(station === 'space' ? (state.warp?.queue.includes(id) ? 'warped' : 'flies') : station === 'awaits' ? 'awaits' : 'moored'),
				station === 'space' && state.holds && m.guerre_in_hold({ n: state.holds[id] ?? 0 }),
				carrier && `${name('on-top')} ${name(carrier)}`
			);
		});
		return {
			title: line(name(pilot.id), name(camp), active && m.outline_active()),
			lines: [
				tokens,
				m.outline_licences({ n: pilot.licences }),
				...(countsCards(state) ? [m.outline_hand({ n: pilot.hand })] : []),
				...saucers
			]
		};
	});
}
