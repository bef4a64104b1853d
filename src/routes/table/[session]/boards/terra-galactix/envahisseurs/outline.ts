import { m } from '$lib/paraglide/messages.js';
import { saucersOf } from '$lib/rules/terra-galactix/cards.ts';
import { countsCards } from '$lib/rules/terra-galactix/envahisseurs/pilots.ts';
import type { State } from '$lib/rules/terra-galactix/envahisseurs/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../../outline.ts';
import { bunkerSection, saucerLine } from '../shared/earth-outline.ts';

/** Each camp with its saucers and Soucoupe cards, then the bunkers. */
export function outline(state: State, names: OutlineNames): readonly OutlineSection[] {
	const { name } = names;
	const pilots = state.pilots.map(({ player, camp, licences, hand }, seat) => ({
		title: line(name(player), name(camp), seat === state.active && m.outline_active()),
		lines: [
			m.outline_licences({ n: licences }),
			...(countsCards(state) ? [`${name('in-hand')} ${hand}`] : []),
			...saucersOf(camp).map((saucer) => saucerLine(state, saucer, names))
		]
	}));
	return [...pilots, bunkerSection(state, names)];
}
