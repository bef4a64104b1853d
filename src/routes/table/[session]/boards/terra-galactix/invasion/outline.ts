import { m } from '$lib/paraglide/messages.js';
import { saucersOf } from '$lib/rules/terra-galactix/cards.ts';
import { countsCards } from '$lib/rules/terra-galactix/invasion/pilots.ts';
import type { State } from '$lib/rules/terra-galactix/invasion/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../../outline.ts';
import { bunkerSection, saucerLine } from '../shared/earth-outline.ts';

/** Each mother ship with its saucers and Soucoupe cards, then the bunkers. */
export function outline(state: State, names: OutlineNames): readonly OutlineSection[] {
	const { name } = names;
	const pilots = state.pilots.map(({ id, camp, lives, hand, rest }, seat) => ({
		title: line(name(id), name(camp), seat === state.active && m.outline_active()),
		lines: [
			`${name('lives-left')} ${lives}`,
			...(countsCards(state) ? [`${name('in-hand')} ${hand}`] : []),
			...(rest === 'no' ? [] : [name(rest)]),
			...saucersOf(camp).map((saucer) => saucerLine(state, saucer, names))
		]
	}));
	return [...pilots, bunkerSection(state, names)];
}
