import { m } from '$lib/paraglide/messages.js';
import { tracksHands } from '$lib/rules/thorgal/depth.ts';
import { heroStatus } from '$lib/rules/thorgal/forecast.ts';
import { placeId } from '$lib/rules/thorgal/ids.ts';
import { chaamsAt } from '$lib/rules/thorgal/piles.ts';
import type { State } from '$lib/rules/thorgal/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../outline.ts';

/** The heroes with their place, cards and dice, the discovered places with their Chaams, and Ogotaï's war. */
export function outline(state: State, { name }: OutlineNames): readonly OutlineSection[] {
	const { won } = state.heroTurn;
	const heroes = heroStatus(state).map(({ id, at, cards, tired, active }) =>
		line(
			name(id),
			name(placeId(at)),
			tracksHands(state) && `${cards} ${name('camp:limit')}`,
			active ? m.outline_active() : tired && m.outline_played(),
			active && won.length > 0 && m.outline_dice({ dice: won.map((die) => name(die)).join(', ') })
		)
	);
	const places = Array.from({ length: state.frontier }, (_, i) => {
		const chaams = chaamsAt(state, i + 1);
		return line(
			`${i + 1}. ${name(placeId(i + 1))}`,
			m.outline_chaams({ n: chaams.length }),
			...[...new Set(chaams)].filter((card) => card !== '?').map((card) => name(card))
		);
	});
	return [
		{ title: m.outline_heroes(), lines: heroes },
		{ title: m.outline_path(), lines: places },
		...(state.ogotai > 0 ? [{ title: m.outline_war(), lines: [m.outline_ogotai({ n: state.ogotai })] }] : [])
	];
}
